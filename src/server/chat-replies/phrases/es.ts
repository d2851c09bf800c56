import type { ReplyPhrases } from "./reply-phrases";

export const ES_REPLIES: ReplyPhrases = {
  language: "es",
  tell: "el la los las un una es son soy está están y o no que de del al en con por para se mi mis nuestro nuestra su sus lo le me nos qué cómo cuándo cuánto cuánta cuántas cuántos quién quiénes dónde cuál como cuando cuanto donde porque pero muy más también puedo puede tengo hay yo esto eso esta pregunta entiendo significa hacer quiero todo nada sé hasta falta",

  questions: { one: "una pregunta", other: "{count} preguntas" },
  minutes: { one: "un minuto", other: "{count} minutos" },
  about: "unas {questions}",
  welcome:
    "Le damos la bienvenida a {title}. Le guiaré por {questions}, de una en una. Puede parar cuando quiera y volver después al punto en que estaba.",
  allDone: "Esa era la última pregunta. ¡Muchas gracias!",

  acknowledgements: {
    answer: ["Gracias: {answer}.", "Entendido: {answer}.", "Anotado: {answer}.", "De acuerdo: {answer}."],
    outOfFive: "{rating} de 5",
    text: ["Gracias.", "Anotado.", "Entendido.", "De acuerdo."],
    quote: ["Gracias, he anotado {words}.", "Entendido: {words}.", "Anotado: {words}."],
    skipped: ["No hay problema, dejamos esta pregunta.", "Bien, seguimos sin ella.", "Pregunta omitida."],
    leftOpen: [
      "Dejemos esta pregunta abierta. Todavía puede responderla antes de terminar.",
      "Por ahora omitimos esta pregunta. Puede volver a ella antes de terminar.",
    ],
    kept: [
      "Bien, he dejado su respuesta como está. Puede cambiarla cuando quiera antes de terminar.",
      "De acuerdo, no he cambiado nada en ella.",
    ],
    full: [
      "Su respuesta ha alcanzado la longitud máxima, así que no he podido añadir nada.",
      "No he podido añadirlo porque su respuesta ya es lo más larga posible.",
    ],
    newer: "Ya ha respondido a esta pregunta en el formulario, así que he conservado esa respuesta: {answer}",
    newerSkip: "Ya ha omitido esta pregunta en el formulario, así que la he dejado así.",
  },

  edited: "Respuesta a la pregunta {number} cambiada: {answer}",
  skipped: "omitida",
  quoted: "«{words}»",
  crowded: [
    "El modelo de IA está ocupado en este momento, así que le responde el asistente integrado.",
    "El modelo de IA sigue ocupado, así que he procesado este mensaje sin él.",
  ],

  refused: {
    required: [
      "Lo entiendo, pero esta pregunta hace falta para completar la evaluación.",
      "Esta pregunta no se puede omitir: aquí se necesita una respuesta.",
    ],
    greeting: ["Hola, y gracias por su tiempo.", "¡Hola! Qué bien que esté aquí."],
    thanks: ["¡De nada!", "Con mucho gusto."],
    parting: [
      "¡Adiós! Sus respuestas están guardadas y puede continuar cuando quiera.",
      "¡Hasta luego! Todo lo que ha respondido está guardado.",
    ],
    noise: ["No he podido sacar nada en claro de eso.", "No he encontrado ninguna respuesta ahí."],
    "unsure-text": [
      "No pasa nada si no lo sabe. ¿Qué es lo primero que se le ocurre? Si no se le ocurre nada, envíe el mismo mensaje otra vez.",
      "No hace falta estar seguro. Basta una primera idea. Si no la tiene, envíe eso de nuevo.",
    ],
    "unsure-closed": ["No pasa nada, no tiene que ser exacto.", "Basta con una estimación aproximada."],
    ambiguous: [
      "No estoy seguro de a cuál se refiere.",
      "No he podido reconocer a cuál de ellas se refiere.",
    ],
    several: [
      "Ha nombrado más de una, pero aquí solo puede elegir una.",
      "Elija solo una respuesta aquí, por favor.",
    ],
    none: [
      "Si nada encaja exactamente, elija la opción más cercana.",
      "No tiene que encajar del todo. Basta la opción más cercana.",
    ],
    "off-scale": ["Eso está fuera de la escala.", "La escala solo va del 1 al 5."],
    "out-of-range": ["No hay ninguna opción con ese número.", "Ese número no está en la lista."],
    "not-whole": ["Aquí solo valen números enteros.", "Necesito un número entero."],
    "too-long": ["Esa respuesta es demasiado larga.", "Es más de lo que puedo guardar."],
    "unclear-text": [
      "No sé si lo he entendido bien. ¿Podría decir un poco más?",
      "No he podido seguirlo del todo. ¿Podría decirlo de otra manera?",
    ],
    "unclear-closed": ["No he podido asociar eso a ninguna respuesta.", "No veo cuál de las respuestas es."],
    "bare-number": [
      "¿Podría añadir unas palabras? Si el número lo dice todo, envíelo otra vez.",
      "¿Qué representa ese número? Si no hay nada que añadir, envíelo de nuevo.",
    ],
    "bare-yes": ["¿Puede decirme algo más que sí?", "Gracias. ¿Puede contar un poco más?"],
    reference: [
      "No puedo copiar sus respuestas a otras preguntas. Escríbalo aquí otra vez, por favor.",
      "Cada pregunta necesita su propia respuesta, aunque sea la misma de antes.",
    ],
    command: ["Solo puedo hacer estas preguntas y guardar sus respuestas.", "Eso no lo puedo hacer aquí."],
    abuse: ["Siento que esto resulte molesto.", "Entiendo que esto le canse."],
    wait: ["Tómese su tiempo. Todo está guardado.", "No hay prisa. Responda cuando quiera."],
  },

  didYouMean: ["¿Quiere decir {answer}?", "No estoy seguro de haberlo entendido. ¿Es {answer}?"],

  asks: {
    keepWords: [
      "¿Guardo su mensaje como respuesta?",
      "¿Es esa su respuesta? Entonces la guardo tal como la escribió.",
    ],
    ownWords: [
      "Responda con sus propias palabras, por favor; basta una frase.",
      "No hay respuestas buenas ni malas, unas pocas palabras bastan.",
      "¿Qué diría usted?",
    ],
    shorten: [
      "Por favor, acorte su respuesta a los puntos más importantes.",
      "¿Podría decir lo más importante con menos palabras?",
    ],
    choose: [
      "Por favor, toque una respuesta o escriba su número:",
      "¿Cuál encaja mejor? Basta con el número:",
    ],
    chooseSeveral: [
      "Por favor, elija todo lo que corresponda o escriba los números:",
      "¿Cuáles corresponden? Puede nombrar más de una:",
    ],
    chooseAgain: [
      "Por favor, elija de la lista de arriba; basta con el número.",
      "Toque lo que mejor encaje o escriba un número de la lista.",
    ],
    which: ["¿Qué respuesta encaja mejor?", "¿A cuál de estas se refería?"],
    rate: [
      "Por favor, toque un número del 1 al 5 o escríbalo: 1 significa «{lowest}» y 5 significa «{highest}».",
      "¿Qué número se acerca más, del 1 («{lowest}») al 5 («{highest}»)?",
    ],
    rateUnnamed: [
      "Por favor, toque un número del 1 al 5 o escríbalo: 1 es el más bajo y 5 el más alto.",
      "¿Qué número se acerca más, del 1 (el más bajo) al 5 (el más alto)?",
    ],
    scale: ["Esto es lo que significan los números:", "Puede elegir entre estos niveles:"],
    more: "… y {count} más",
    skip: [
      'O escriba "saltar" para dejar esta pregunta.',
      'Si prefiere no responder aquí, escriba "saltar".',
    ],
    form: ["También puede responder en el formulario.", 'O pulse "Answer in the form" y siga allí.'],
    back: ["Volvamos ahora a la pregunta.", "Aquí tiene de nuevo la pregunta.", "Sigamos con la pregunta."],
  },

  nothingMore: [
    "No tengo más información sobre esta pregunta. Respóndala tal como la entienda.",
    "Guíese simplemente por su propia interpretación de la pregunta.",
  ],
  noReason: "El autor de esta pregunta no ha indicado por qué la hace.",
  allIKnow: ["Eso es todo lo que puedo decirle al respecto.", "No sé más que eso."],
  cannotAnswer: ["No puedo responder a eso aquí.", "No tengo respuesta para eso."],
  contact: {
    email: "Si necesita ayuda, escriba a {email}.",
    organization: "Pregunte a {organization} o a la persona que le invitó.",
  },

  facts: {
    readers:
      "Sus respuestas las leen las personas de {organization} que se ocupan de esta evaluación. No son anónimas: se muestran con su nombre o su correo electrónico.",
    readByModel: "También las lee un modelo de IA, para entenderle y para redactar sus recomendaciones.",
    readByNoModel: "En este momento no las lee ningún modelo de IA.",
    privacy: "Más información: {url}",
    left: "Todavía quedan: {questions}, aproximadamente {minutes}.",
    leftOnScreen: "El contador de arriba muestra cuántas preguntas quedan.",
    pause:
      "Sí, puede parar en cualquier momento. Sus respuestas están guardadas. Vuelva en este navegador o en otro dispositivo con un enlace de acceso enviado a su correo electrónico.",
    highIsGood: "Un número alto es bueno: 5 es la mejor respuesta y 1 la peor.",
    highIsBad: "Aquí un número alto es malo: 5 es la peor respuesta y 1 la mejor.",
    highIsNeutral: "Aquí ningún número es mejor que otro. Elija el que describa su situación.",
    highIsUnsaid: "Elija el número que describa su situación.",
    scale: "Esto significa cada número:",
    scaleUnnamed: "1 es el número más bajo y 5 el más alto.",
    oneOption: "Aquí solo puede elegir una opción.",
    severalOptions: "Sí, aquí puede elegir más de una opción.",
    oneRating: "Solo puede elegir un número, del 1 al 5.",
    anyText: "Aquí puede mencionar varias cosas, con sus propias palabras.",
    optional: 'Sí, esta pregunta es opcional. Escriba "saltar" para dejarla sin respuesta.',
    required: "Esta pregunta es obligatoria: necesita una respuesta antes de terminar.",
    notAPerson: "Soy un asistente automático, no una persona, y no puedo ponerle en contacto con nadie.",
  },

  distress: {
    calm: [
      "Siento que esté pasando por esto. No tiene que responder ahora, y no he guardado su mensaje como respuesta.",
      "Gracias por contármelo. Haga una pausa si la necesita. No he guardado su mensaje como respuesta.",
    ],
    email: "Puede escribir a {email}.",
    organization: "Puede hablar con {organization} o con la persona que le invitó.",
    emergency: "Si está en peligro, llame al número de emergencias de su zona.",
  },

  edit: {
    offer: [
      "¿Cambio su respuesta a la pregunta {number} («{question}») a {answer}?",
      "Pregunta {number} («{question}»): ¿quiere cambiar su respuesta a {answer}?",
    ],
    open: [
      'Para cambiar su respuesta a la pregunta {number} («{question}»), pulse "Change answer {number}".',
      'Pulse "Change answer {number}" para editar su respuesta a la pregunta {number} («{question}»).',
    ],
    how: [
      'Para cambiar una respuesta, pulse "Edit" junto a ella o indique el número de la pregunta: "cambia la pregunta 4".',
      '¿Qué respuesta quiere cambiar? Escriba, por ejemplo, "cambia la pregunta 4" o pulse "Edit" junto a la respuesta.',
    ],
    already: [
      "Su respuesta a la pregunta {number} («{question}») ya es {answer}.",
      "En la pregunta {number} («{question}») ya consta {answer}.",
    ],
    notYet: [
      "Todavía no ha respondido a la pregunta {number}, así que no hay nada que cambiar.",
      "Todavía no hay ninguna respuesta a la pregunta {number}.",
    ],
    done: [
      "Hecho: su respuesta a la pregunta {number} («{question}») es ahora {answer}.",
      "He cambiado su respuesta a la pregunta {number} («{question}») a {answer}.",
    ],
    declined: ["Bien, esa respuesta se queda como está.", "De acuerdo, no se ha cambiado nada."],
    gone: [
      "Esa pregunta ya no forma parte de la evaluación, así que no se ha cambiado nada.",
      "No he podido cambiar esa respuesta porque la pregunta ya no se hace.",
    ],
  },
};
