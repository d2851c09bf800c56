import type { Phrases } from "./phrases";

export const ES: Phrases = {
  language: "es",
  tell: "el la los las un una es son soy está están y o no que de del al en con por para se mi mis nuestro nuestra su sus lo le me nos qué cómo cuándo cuánto cuánta cuántas cuántos quién quiénes dónde cuál como cuando cuanto donde porque pero muy más también puedo puede tengo hay yo esto eso esta pregunta entiendo significa hacer quiero todo nada sé hasta falta",

  questions: { one: "una pregunta", other: "{count} preguntas" },
  minutes: { one: "un minuto", other: "{count} minutos" },
  about: "unas {questions}",
  welcome:
    "Le damos la bienvenida a {title}. Le guiaré por {questions}, de una en una. Puede parar cuando quiera y volver después al punto en que estaba.",
  allDone: "Esa era la última pregunta. ¡Muchas gracias!",

  taken: {
    answer: ["Gracias: {answer}.", "Entendido: {answer}.", "Anotado: {answer}.", "De acuerdo: {answer}."],
    outOfFive: "{rating} de 5",
    text: ["Anotado.", "Gracias.", "Entendido.", "De acuerdo."],
    words: [
      "Gracias, he anotado: «{words}»",
      "«{words}»: queda anotado.",
      "He apuntado lo siguiente: «{words}»",
    ],
    skipped: ["No hay problema, dejamos esta pregunta.", "Bien, seguimos sin ella.", "Pregunta omitida."],
    leftOpen: [
      "Dejemos esta pregunta abierta. Todavía puede responderla antes de la última.",
      "Esta pregunta queda abierta por ahora; hasta la última puede volver a ella.",
    ],
    kept: [
      "Bien, he dejado su respuesta como está. Puede cambiarla cuando quiera antes de terminar.",
      "De acuerdo, no he cambiado nada en ella.",
    ],
    full: [
      "Gracias. Su respuesta ya es tan larga como puede ser, así que se queda como estaba.",
      "En esta respuesta no cabe nada más, por eso sigue igual.",
    ],
    newer:
      "Entretanto respondió a esta pregunta en el formulario, así que he conservado esa respuesta: {answer}",
    newerSkip: "Entretanto omitió esta pregunta en el formulario, así que la he dejado así.",
  },

  edited: "Respuesta a la pregunta {number} cambiada: {answer}",
  skipped: "omitida",
  quoted: "«{words}»",
  crowded: [
    "Ahora mismo responden muchas personas y el modelo de IA no tuvo tiempo para este mensaje, así que lo he leído yo.",
    "El modelo de IA sigue ocupado con otras personas, así que también este mensaje lo he leído yo.",
  ],

  refused: {
    required: [
      "Lo entiendo, pero esta pregunta hace falta para completar la evaluación.",
      "Esta pregunta no se puede omitir: aquí se necesita una respuesta.",
    ],
    greeting: ["Hola, y gracias por su tiempo.", "Es un placer tenerle aquí."],
    thanks: ["¡De nada!", "Con mucho gusto."],
    parting: [
      "Hasta pronto: todo está guardado y puede seguir cuando quiera.",
      "¡Hasta luego! No se pierde nada.",
    ],
    noise: ["No he podido sacar nada en claro de eso.", "No he encontrado ninguna respuesta ahí."],
    unsureText: [
      "No pasa nada si no lo sabe. ¿Qué es lo primero que se le ocurre, o qué necesitaría saber para responder? Si no hay nada, envíe lo mismo otra vez.",
      "No hace falta tener certeza. Basta una primera idea y, si no la hay, envíe de nuevo el mismo mensaje.",
    ],
    unsureClosed: ["No pasa nada, no tiene que ser exacto.", "Basta con una estimación aproximada."],
    ambiguous: ["Eso puede significar más de una cosa.", "Se puede leer de varias maneras."],
    unclearWhich: ["No sé con seguridad a cuál se refiere.", "No he podido reconocer cuál de ellas es."],
    several: [
      "Ha nombrado más de una, y aquí solo se puede elegir una.",
      "Aquí solo es posible una única respuesta.",
    ],
    none: [
      "Si nada encaja del todo, basta con lo más cercano.",
      "No tiene que coincidir exactamente: elija lo que más se acerque.",
    ],
    offScale: ["Eso no está en la escala.", "La escala termina en el 5."],
    noSuchOption: ["No hay ninguna opción con ese número.", "Ese número no está en la lista."],
    notWhole: ["Aquí solo valen números enteros.", "Necesito un número entero."],
    tooLong: ["Es un poco largo para mí.", "Es más de lo que puedo guardar."],
    unclearText: [
      "No sé si lo he entendido bien. ¿Podría decir un poco más?",
      "No he podido seguirlo del todo. ¿Podría decirlo de otra manera?",
    ],
    unclearClosed: ["No he podido asociar eso a ninguna respuesta.", "No veo cuál de las respuestas es."],
    bareNumber: [
      "¿Podría decir con palabras a qué se refiere? Si el número lo dice todo, envíelo otra vez.",
      "Unas palabras me ayudarían a entender ese número. Si con él basta, envíelo de nuevo.",
    ],
    bareYes: [
      "He leído su sí, pero todavía no lo que hay detrás.",
      "Un sí a secas no me dice bastante aquí.",
    ],
    reference: [
      "No puedo traer lo que dijo en otro lugar; por favor, dígalo aquí otra vez.",
      "Cada pregunta guarda su propia respuesta, aunque sea la misma.",
    ],
    command: ["Solo puedo hacer estas preguntas y anotar sus respuestas.", "Eso no lo puedo hacer aquí."],
    abuse: ["Veo que esto resulta molesto, y lo siento.", "Comprendo que ya no quiera saber nada de esto."],
    wait: ["Tómese su tiempo, todo está guardado.", "No hay prisa: aquí estaré cuando quiera seguir."],
    asUnderstood: [
      "Responda tal como la entienda; eso es lo que cuenta aquí.",
      "La lea como la lea, su respuesta es correcta.",
    ],
  },

  likely: {
    one: ["¿Quiere decir {answer}?", "Lo entiendo como {answer}. ¿Es correcto?"],
    all: ["Hasta ahora tengo: {answer}. ¿Es todo?", "He entendido {answer}. ¿Está completo?"],
  },

  asks: {
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
    back: ["Volvamos ahora a la pregunta.", "Sigamos con la pregunta.", "¿Y qué responde a la pregunta?"],
  },

  nothingMore: "No puedo decirle más de lo que dice la pregunta. Tómela, por favor, como usted la entienda.",
  noReason: "Quien escribió esta pregunta no ha indicado por qué la hace.",
  allIKnow: ["Eso es todo lo que puedo decirle al respecto.", "No sé más de lo que ya he dicho."],

  facts: {
    readers:
      "Sus respuestas las leen en {house} las personas que se ocupan de esta evaluación. No son anónimas: junto a ellas figura su nombre o su dirección.",
    readByModel: "También las lee un modelo de IA, para entenderle y para redactar sus recomendaciones.",
    readByNoModel: "En este momento no las lee ningún modelo de IA.",
    privacy: "Más información: {url}",
    left: "Tal como está ahora, quedan: {questions}, aproximadamente {minutes}.",
    leftOnScreen: "El contador de arriba muestra cuántas preguntas quedan.",
    pause:
      "Sí, puede parar cuando quiera. Todo queda guardado: vuelva en este navegador, o en cualquier dispositivo con un enlace que puede pedir a su correo.",
    changes: 'Sí. Pulse "Edit" junto a una respuesta; hasta el final puede cambiarlas todas.',
    given: 'Hasta ahora ha respondido lo siguiente; todo está en "Your answers", en esta página:',
    givenOne: "Pregunta {number} («{question}»): {answer}",
    erasure: 'Sí: en "Your assessments" puede borrar esta evaluación con todas sus respuestas cuando quiera.',
    result:
      "Recibirá recomendaciones por escrito basadas en sus respuestas. Las encontrará aquí al terminar, y más tarde con un enlace que puede pedir a su correo.",
    model: "Soy un asistente de IA, no una persona: un modelo de IA lee lo que escribe, y puede equivocarse.",
    program: "Soy un programa que sigue reglas, no una persona ni un modelo de IA.",
    needed: 'Sí, esta hace falta para terminar. Las preguntas opcionales se pueden omitir con "saltar".',
    optional: 'No, esta pregunta es opcional: escriba "saltar" para omitirla.',
    write: "Escriba, por favor, a {email}; en {house} le ayudarán.",
    ask: "Pregunte, por favor, en {house} o a quien le haya invitado.",
  },

  correction: {
    already: "Su respuesta a la pregunta {number} («{question}») ya es: {answer}.",
    offer: [
      "¿Cambio su respuesta a la pregunta {number} («{question}») y pongo {answer}?",
      "Pregunta {number} («{question}»): ¿quiere responder {answer} en su lugar?",
    ],
    open: [
      "¿Cuál debe ser en su lugar su respuesta a la pregunta {number} («{question}»)?",
      "Dígame qué debo anotar en la pregunta {number} («{question}») o pulse el botón.",
    ],
    which: [
      '¿Qué respuesta debo cambiar? Dígame el número de la pregunta y qué debe figurar en ella, o pulse "Edit" junto a la respuesta.',
      "Indique, por favor, el número de la pregunta y lo que debo poner en su lugar.",
    ],
    notYet: [
      "La pregunta {number} todavía no tiene respuesta, así que no hay nada que cambiar.",
      "Hasta ahora no hay ninguna respuesta a la pregunta {number} que pueda cambiar.",
    ],
    noneYet: "Todavía no hay ninguna respuesta que pueda cambiar.",
    done: "Hecho: su respuesta a la pregunta {number} («{question}») es ahora {answer}.",
    leave: ["Bien, esa respuesta se queda como está.", "De acuerdo, la dejo sin cambios."],
    stale: [
      "Esa respuesta ya no se puede cambiar así, de modo que lo he dejado todo como estaba.",
      "No se ha cambiado nada: esa pregunta ya no se hace.",
    ],
  },
};
