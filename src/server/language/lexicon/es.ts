import type { Lexicon } from "./lexicon";

export const ES_WORDS: Lexicon = {
  language: "es",

  values: {
    common:
      "el|la|los|las|un|una|de|del|y|e|o|u|pero|es|son|está|están|somos|nos|yo|mi|mis|nuestro|nuestra|nuestros|que|en|por|para|con|al|a|lo|le|les|se|su|sus|como|más|muy|ya|hay|tenemos|tengo|diría|creo|ser|era|fue|hoy|si|porque|cuando|este|eso|todo|todos|también|solo|entre|sobre|hace|aquí|desde|hasta|pongo|doy|menos|bien",
    numbers: {
      "?": "unos cuantos|unas cuantas|varios|varias|algunos|algunas|muchos|muchas|pocos|pocas|decenas|cientos|docenas",
      0: "cero",
      0.5: "medio|media",
      1: "uno|solo yo|yo solo|yo sola|únicamente yo|una sola|un solo|nada más yo",
      1.5: "uno y medio|una y media",
      2: "dos",
      "~2": "un par de|un par|par de",
      3: "tres",
      4: "cuatro",
      5: "cinco",
      6: "seis|media docena|media docena de",
      7: "siete",
      8: "ocho",
      9: "nueve",
      10: "diez",
      "~10": "una decena|una decena de",
      11: "once",
      12: "doce|una docena|una docena de|docena",
      13: "trece",
      14: "catorce",
      15: "quince",
      16: "dieciséis|diez y seis",
      17: "diecisiete",
      18: "dieciocho",
      19: "diecinueve",
      20: "veinte",
      "~20": "una veintena|una veintena de",
      21: "veintiuno|veintiún|veintiuna",
      22: "veintidós",
      23: "veintitrés",
      24: "veinticuatro",
      25: "veinticinco",
      26: "veintiséis",
      27: "veintisiete",
      28: "veintiocho",
      29: "veintinueve",
      30: "treinta",
      40: "cuarenta",
      50: "cincuenta",
      60: "sesenta",
      70: "setenta",
      80: "ochenta",
      90: "noventa",
      "~100": "un centenar|un centenar de",
      200: "doscientos|doscientas",
      300: "trescientos|trescientas",
      400: "cuatrocientos|cuatrocientas",
      500: "quinientos|quinientas",
      600: "seiscientos|seiscientas",
      700: "setecientos|setecientas",
      800: "ochocientos|ochocientas",
      900: "novecientos|novecientas",
      "~1000": "un millar|un millar de",
      250000: "un cuarto de millón|cuarto de millón",
      "~15": "una quincena|una quincena de",
    },
    articles: "un|una",
    joins: { forward: "y" },
    halves: { after: "y medio|y media" },
    magnitudes: { 100: "cien|ciento", 1000: "mil", 1000000: "millón", 1000000000: "mil millones" },
    countedMagnitudes: {
      1000: "k|miles|miles de",
      1000000: "m|mm|mill|millones|millones de|millón de|mln|mdd|palos",
      1000000000: "mil millones de|billones",
    },
    units: {
      people:
        "personas|persona|empleados|empleado|empleadas|trabajadores|trabajador|trabajadoras|colaboradores|colaborador|compañeros|gente|miembros|de nosotros",
      money: "euros|euro|eur|dólares|dólar|pesos|peso|usd|mxn|soles|lucas|de euros|de dólares|de pesos",
      percent: "por ciento|porciento|por cien",
      points: "estrellas|estrella|puntos|punto|pts",
      times: "veces|vez|x",
      minute: "minutos|minuto|min",
      hour: "horas|hora|h|hs|hrs",
      day: "días|día|días hábiles|días laborables",
      week: "semanas|semana",
      month: "meses|mes",
      year: "años|año",
    },
    bounds: {
      before: {
        over: "más de|más del|por encima del|superior al|más que|por encima de|mayor que|mayor de|superior a|después de|arriba de|mucho más de|supera los|bastante más de|pasando los|más a menudo que|con más frecuencia que|más tarde de|más tarde que",
        since: "desde|desde hace",
        atLeast:
          "al menos|por lo menos|como mínimo|mínimo|a partir de|a partir del|no menos de|cuando menos|un mínimo de",
        justOver: "un poco más de|algo más de|poco más de|apenas más de|ligeramente más de|un poquito más de",
        under:
          "menos de|menos del|por debajo del|inferior al|menos que|por debajo de|menor que|menor de|inferior a|antes de|debajo de|mucho menos de|bastante menos de|menos a menudo que|con menos frecuencia que",
        atMost: "hasta|como máximo|máximo|a lo sumo|no más de|como mucho|max|un máximo de|a lo mucho",
        nearly:
          "casi|cerca de|poco menos de|un poco menos de|algo menos de|ni siquiera|apenas|no llega a|no llegamos a|prácticamente|casi casi",
      },
      after: {
        over: "y pico largos",
        since: "",
        atLeast:
          "o más|y más|mínimo|como mínimo|en adelante|o superior|para arriba|por lo menos|o mayor|al menos|o posterior|o después|más|o más a menudo|o con más frecuencia|o más seguido",
        justOver: "y pico|y algo|y tantos|y tantas",
        under: "",
        atMost:
          "o menos|y menos|máximo|como máximo|para abajo|como mucho|o inferior|a lo sumo|o antes|o menos a menudo|o con menos frecuencia|o más raramente",
        nearly: "",
      },
    },
    about:
      "unos|unas|alrededor de|aproximadamente|más o menos|como|como unos|cerca de los|quizás|quizá|tal vez|diría que|diría|digamos|aprox|en torno a|a eso de|sobre|por ahí|o así|promedio|de media|en promedio|calculo|creo que|probablemente|o por ahí|como unas",
    the: "el|los|las|la|los últimos|las últimas|los próximos",
    within:
      "en el último|en la última|durante el último|durante la última|dentro del último|dentro de la última|dentro del|dentro de la",
    ranges: { to: "a|hasta|al", between: "entre|en algún punto entre|algo entre", and: "y|a|e" },
    outOf: { forward: "de|sobre|de cada|de un total de|de los" },
    shares: {
      "10": "un décimo|la décima parte|uno de cada diez",
      "20": "un quinto|la quinta parte|uno de cada cinco",
      "25": "un cuarto|la cuarta parte|uno de cada cuatro",
      "33.3": "un tercio|la tercera parte|uno de cada tres",
      "50": "la mitad|mitad|uno de cada dos",
      "66.7": "dos tercios",
      "75": "tres cuartos|tres cuartas partes",
    },
    places: {
      0: "primero que nada|antes que nada|en primer lugar|por primera vez|primera vez|la primera vez|la última vez|última vez|el año pasado|último año|últimos años|últimos meses|el último año|en los últimos|últimamente|por último|en último lugar|la última semana|el último mes|último mes|último trimestre|en segundo lugar|un segundo|por otro lado|las últimas semanas|ante todo|primer año|el primer año|segunda mano|último momento|a última hora|primero hay|primero tenemos|lo último que|siguiente|próximo|próxima",
      1: "primera|primero|primer|la primera|el primero|lo primero|la primera opción|primera opción|la de arriba|el primer punto|la opción primera|primeros|primeras|los primeros|las primeras",
      2: "segunda|segundo|la segunda|el segundo|lo segundo|la segunda opción|segunda opción",
      3: "tercera|tercero|tercer|la tercera|el tercero|lo tercero|la tercera opción|tercera opción",
      4: "cuarta|cuarto|la cuarta|el cuarto|la cuarta opción|cuarta opción",
      5: "quinta|quinto|la quinta|el quinto|la quinta opción|quinta opción",
      6: "sexta|sexto|la sexta|el sexto",
      7: "séptima|séptimo|la séptima|el séptimo",
      8: "octava|octavo|la octava|el octavo",
      9: "novena|noveno|la novena",
      10: "décima|décimo|la décima",
      "-1": "última|último|la última|el último|lo último|la última opción|última opción|la de abajo|la de abajo del todo|últimos|últimas|los últimos|las últimas",
      "-2": "penúltima|penúltimo|la penúltima|el penúltimo|la penúltima opción",
      "-3": "antepenúltima|antepenúltimo|la antepenúltima|el antepenúltimo",
    },
    counting: "somos|tenemos|tengo|hay|contamos con|estamos|somos solo|trabajamos",
    placeMarks: {
      before:
        "opción|número|núm|nro|nº|respuesta|alternativa|letra|la opción|el número|la letra|la respuesta|inciso|opción número|punto número|opcion nro|la alternativa|la número",
      after: "a|o|er|ra|da|do|ro|ero|era|ta|to",
    },
    every: {
      0.0416667: "cada hora|todas las horas",
      1: "diariamente|todos los días|cada día|diario|a diario|diaria|cada mañana|todas las mañanas|día a día|todas las noches|todos los santos días",
      2: "cada dos días|un día sí y otro no|día por medio",
      7: "semanalmente|todas las semanas|cada semana|semanal|los lunes|los viernes|los martes|los miércoles|los jueves|los sábados|los domingos",
      14: "quincenalmente|cada quince días|cada quincena|quincenal|semana por medio|cada 15 días|una semana sí y otra no|cada dos semanas",
      30.4375: "mensualmente|todos los meses|cada mes|mensual|a fin de mes|cada fin de mes",
      60.875: "bimestral|cada dos meses|bimensual|bimestralmente|mes por medio",
      91.3125:
        "cada pocos meses|cada varios meses|trimestralmente|cada trimestre|trimestral|cada tres meses|todos los trimestres|una vez por trimestre|una vez al trimestre",
      182.625: "semestralmente|cada semestre|semestral|cada seis meses|cada medio año|todos los semestres",
      365.25: "anualmente|todos los años|cada año|anual|cada verano|cada fin de año",
      730.5: "cada dos años|año por medio|bianual",
    },
    weekdays: {
      1: "lunes",
      2: "martes",
      3: "miércoles",
      4: "jueves",
      5: "viernes",
      6: "sábado|sábados",
      7: "domingo|domingos",
    },
    per: {
      0.0416667: "por hora|a la hora|la hora",
      1: "al día|por día|diarias|diarios|cada día|en el día|en un día",
      7: "a la semana|por semana|semanales|semanal|cada semana|en la semana|en una semana",
      14: "por quincena|a la quincena|cada quincena",
      30.4375: "al mes|por mes|mensuales|mensual|cada mes|en un mes|en el mes",
      91.3125: "al trimestre|por trimestre|cada trimestre",
      182.625: "al semestre|por semestre|cada semestre",
      365.25: "al año|por año|anuales|anual|cada año|en un año|en el año",
    },
    each: "cada|una vez cada|todos los|todas las",
    periods: {
      0.010416666666666666: "un cuarto de hora|cuarto de hora|un cuartito de hora",
      0.020833333333333332: "media hora|media horita",
      0.03125: "tres cuartos de hora",
      182.625: "un semestre",
      91.3125: "un trimestre",
      3652.5: "una década",
    },
    counts: { 1: "una vez|una sola vez|una única vez", 2: "dos veces", 3: "tres veces" },
  },

  grammar: {
    filler:
      "hace|atrás|eso es todo|es todo|nada mas|eso seria todo|yo|nosotros|me|mi|mis|nos|nuestro|nuestra|nuestros|nuestras|es|son|está|estamos|estoy|soy|somos|era|sería|ha|hay|un|una|unos|unas|el|la|los|las|lo|de|del|para|para mí|para nosotros|con|por|en|a|al|como|más o menos|aproximadamente|casi siempre|bastante|muy|mucho|realmente|solo|simplemente|bien|buen|bueno|buena|gran|sólido|claro|pues|bueno pues|eh|em|mmm|hmm|este|o sea|a ver|ay|ah|oh|sí|ok|vale|dale|la verdad|sinceramente|honestamente|francamente|en mi opinión|en general|en promedio|de media|actualmente|ahora mismo|hoy|hoy en día|ahora|por ahora|desgraciadamente|por desgracia|lamentablemente|seguramente|seguro|sin duda|sin dudarlo|definitivamente|absolutamente|también|aún|todavía|por favor|porfa|gracias|hola|buenas|punto|puntos|coma|estrella|estrellas|nota|opción|respuesta|número|casilla|nivel|escala|aquí|allí|ahí|eso|esto|ese|sobre todo|principalmente|mayormente|no estoy seguro|no estoy segura|no sé|no sé pero|difícil decir pero|buena pregunta|jaja|jajaja|lol|que|q|se|le|les|te|ya|pero bueno|mira|hombre|tío|güey|wey|che|exactamente|justo|tal vez un|si tuviera que elegir|encaja|corresponde|queda|va|tenemos|tengo|ehm|hm|uh|uhm|mm|euh|oeh|propuesta|propuestas|sugerencia|categoría|tramo|franja|línea|alternativa|alternativas|posibilidad|su|sus|tu|tus|vuestra|vuestro|de ellos|de ellas|de la lista|en la lista|de su lista|de tu lista|de vuestra lista|mencionadas|mencionados|listadas|listados",
    choosing:
      "diría|yo diría|digo|yo digo|digamos|pongamos|creo|creo que|yo creo|yo creo que|pienso|pienso que|me parece|me parece que|considero|pongo|le pongo|yo le pongo|pon|ponme|póngame|ponle|póngale|ponga|ponemos|pondría|le pondría|doy|le doy|le doy un|daría|le daría|elijo|escojo|elegimos|elegiría|escogería|voto|voto por|me quedo con|nos quedamos con|me quedo en|tomo|marco|marca|marque|márcame|apunta|apunte|anota|anote|escribe|es un|es una|es|un|una|son|sería|sería un|será|estamos en|estoy en|andamos en|anda en|somos|soy|merece|se merece|vale|saca|mi respuesta|mi respuesta es|la respuesta es|mi elección|probablemente|seguramente|supongo|supongo que|me inclino por|me voy por|voy con|vamos con|voy por|tenemos|usamos|utilizamos|hacemos|mayormente|principalmente|más bien|tirando a|diría que|yo diría que|digo que|considero que|calculo que",
    not: "no|no estoy|no estamos|ni|nunca|jamás|ningún|ninguno|ninguna|sin|salvo|excepto|menos|en vez de|en lugar de|antes que|que no|no es|cualquiera menos|para nada|ni siquiera|tampoco|nada|casi|que|lejos de|aparte de|no tanto|rechazamos|rechaza|eliminamos|prescindimos de|no aceptamos|no usamos|no se acepta|no se aceptan",
    notBehind:
      "no|tampoco|ni hablar|nunca|está prohibido|está prohibida|están prohibidos|están prohibidas|no es posible|no se puede|no se acepta|no se aceptan|no aceptamos|es imposible|está descartado|está descartada|queda descartado|ni pensarlo|ya no|no estoy|no estamos|ya no usamos|ya no tenemos|lo quitamos|fue prohibido|fue prohibida|se prohibió|está vetado|está vetada|lo prohibieron|se eliminó|se abandonó",
    only: "no solo|no solamente|no únicamente|no hay problema|no hay duda|no cabe duda|nada más que|sin problema|no está mal|ya no solo|ya no solamente",
    instead: "en vez de|en lugar de|antes que|y no|que",
    except: "menos|salvo|excepto|aparte de|pero no|sin|quitando|a excepción de|exceptuando",
    correction:
      "no espera|espera|espere|no no|no mejor|mejor|mejor dicho|más bien|perdón|perdona|perdone|disculpa|lo siento|quiero decir|quise decir|quería decir|digo|corrijo|corrección|en realidad|de hecho|ups|ay no|no perdón|pensándolo bien|ahora que lo pienso|bien mirado|cámbialo a|cambia a|cambie a|ponlo en|déjalo en|dejémoslo en|me equivoqué|olvida eso|olvídalo|no|error|o mejor|o no|bueno no|me he equivocado|me he confundido|error mío",
    or: "o|u|o bien|ya sea|entre|dudo entre|o tal vez|o quizás|o quizá|alternativamente|o si no",
    to: "a|hasta",
    perhaps: "quizá|quizás|tal vez|a lo mejor|puede ser|puede que|posiblemente|acaso|capaz|incluso|igual",
    and: "y|e|además|también|más|así como|y también|junto con|y además|aparte|tanto|como|luego|después|y luego|y la|y el|y los|y las",
    but: "pero|sin embargo|aunque|no obstante|mientras que|si bien|en cambio|sino|eso sí|solo que|por otro lado|mas",
    because:
      "porque|pq|xq|ya que|puesto que|debido a|por culpa de|dado que|como que|gracias a|para que|cuando|desde que|desde|si no|aunque|a pesar de|después de que|antes de que|por eso de",
    now: "ahora|hoy|hoy en día|actualmente|últimamente|ya|este año|este mes|ahora mismo|por ahora|hoy por hoy|de momento",
    so: "así que|entonces|por lo tanto|por eso|al final|en resumen|en definitiva|en total|en conjunto|total|total que|en fin|digamos|o sea|de modo que|en conclusión|en general|resumiendo|quedaría en|lo dejo en|por tanto",
    elsewhere:
      "antes|el año pasado|el mes pasado|la semana pasada|hace un año|hace dos años|anteriormente|al principio|al inicio|en el pasado|en su día|era|eran|fue|fueron|estaba|estábamos|teníamos|tenía|había|solía|solíamos|debería|deberíamos|debería ser|tendría que|tendríamos que|habría que|me gustaría|nos gustaría|quisiera|quisiéramos|quiero|queremos|ojalá|espero|esperamos|objetivo|meta|la meta|el objetivo|idealmente|en teoría|si|si tuviera|si pudiera|el año que viene|el próximo año|el próximo mes|en el futuro|algún día|mi jefe|el jefe|mi jefa|la jefa|mis compañeros|mi compañero|mi socio|mi mujer|mi esposa|mi marido|mi hermano|mi hermana|mi padre|mi madre|la competencia|los competidores|los demás|otros|otras|la gente|dicen|dice|dicen que|su formulario|el formulario|la pregunta|la encuesta|planeamos|pensamos|pensaba|iba a decir|ya no|dejamos|vecino|vecinos|vecina|mi vecino|nuestro vecino|de al lado|de enfrente|al otro lado de la calle|nuestro proveedor|mi proveedor|competidor|competidores|competencia|las grandes cadenas|la cadena|un amigo|un amigo mío|mi primo|mi tío|mi tía|mi cuñado|mi cuñada|mi antiguo jefe|mi exjefe|mi casero|la mayoría de empresas|la mayoría de las empresas|otras empresas|otros negocios|en otros sitios",
    all: "todo|todos|todas|toda|todo eso|todas ellas|todos ellos|todas las anteriores|todos los anteriores|todas las opciones|todo lo anterior|los tres|las tres|los cuatro|las cuatro|los cinco|las cinco|cada una|cada uno|todo lo de la lista|toda la lista",
    both: "ambos|ambas|los dos|las dos|las dos cosas",
    none: "ninguno|ninguna|ninguno de|ninguna de|ninguno de ellos|ninguna de ellas|ninguna de las anteriores|ninguno de los anteriores|nada|nada de eso|nada de nada|ni uno ni otro|ni una ni otra|ninguna de esas|ninguno de esos",
    alone: "solo|solamente|únicamente|exclusivamente",
    absent: "no|ningún",
    without: "sin",
    any: "cualquiera|cualquier|da igual|me da igual|da lo mismo|me da lo mismo|el que sea|la que sea|sin preferencia|no importa|como quieras|lo que quieras",
    more: "algo más|añadir|agregar|alguna cosa más",
    other: "otro|otra|otros|otras|otra cosa|algo más|otra opción|no está en la lista|ninguna de las tuyas",
  },

  intents: {
    filler: `
      quería preguntar, quería saber, quise preguntar,
      el, la, los, las, lo, un, una, unos, unas, de, del, al, a, en, y, e, o, es, son, era, fue, ser, soy,
      eres, está, estoy, estás, están, estar, hay, ha, he, han, que, q, k, se, si, no, ni, ya, con, sin,
      por, para, pa, porfa, por favor, favor, más, muy, bien, bueno, pues, pos, este, eh, em, mmm, ah, oh,
      perdón, perdona, disculpa, disculpe, lo siento, gracias, ok, vale, ahora, aquí, ahí, allí, todavía,
      aún, también, tampoco, algo, nada, poco, mucho, cosa, cosas, tan, tanto, solo, sólo, realmente,
      la verdad, de verdad, sinceramente, honestamente, sobre, entre, hasta, desde, como, puede, puedo,
      puedes, pueden, quiero, quiere, quieres, va, voy, vas, vamos, hacer, hace, haz, hago, tengo, tiene,
      tienes, tener, dar, da, doy, me, te, le, les, nos, su, sus, él, ella, ellos, eso, esto, verdad, jaja,
      jajaja, o sea, la neta, neta, wey, güey, tío, hombre, che, ahorita, momento, mismo, aparte, encima,
      ese, esa, nomás`,
    me: "yo, me, mi, mis, conmigo, mío, mía, tengo, soy, estoy, puedo, debo",
    we: `
      nosotros, nosotras, nos, nuestro, nuestra, nuestros, nuestras, cómo hacer, qué hacer, tenemos,
      necesitamos`,
    you: `
      tú, tu, tus, te, ti, usted, ustedes, ud, uds, vos, vosotros, os, su, sus, le, eres, es usted, son,
      contigo`,
    this: "esto, eso, este, esta, ese, esa, estos, estas, esos, esas, lo, aquí, aquello",
    or: "o, u",
    turn: `
      pero, aunque, quizás, quizá, tal vez, a lo mejor, probablemente, creo que, creo, diría, yo diría,
      pienso, supongo, sobre todo, principalmente, porque, sino, excepto, salvo, más bien, yo pondría`,

    who: "quién, quiénes, a quién, alguien, con quién",
    why: `
      por qué, porqué, pq, xq, porq, para qué, pa qué, pa que, con qué fin, qué sentido tiene,
      con qué propósito, qué importancia`,
    what: "qué, q, k, ke",
    ask: `
      cuál, cual, cuáles, cuales, cómo, como, cuándo, cuando, dónde, donde, cuánto, cuanto, cuánta, cuántos,
      cuantos, cuántas, cuantas, desde cuándo, cada cuánto`,
    opens: `
      es esto, esto es, es anónimo, es obligatorio, son anónimas, puedo, se puede, podemos, puedes, puede,
      podría, podrías, podrían, debo, debemos, tengo que, hay que, eres, es usted, son ustedes, se refiere,
      te refieres, quiere decir, quieres decir, cuenta, cuentan, cuento, incluye, incluyo, incluimos, vale,
      se guarda, se guardan, se queda, van a, va a, mi jefe, hablas de, habla de, acaso, es decir,
      estoy hablando, hablo con, falta mucho, faltan muchas, queda mucho, quedan muchas`,
    particle: "",
    howMany: `
      cuánto, cuántos, cuánta, cuántas, cuánto tiempo, cuándo, año, años, porcentaje, número, cantidad,
      edad, presupuesto, precio, coste, costo, facturación, fecha, desde, frecuencia, monto, importe, tasa`,

    offers: "qué tal, qué te parece",
    mean: `
      quieres decir, quiere decir, quieren decir, significa, significan, te refieres, se refiere,
      se refieren, refiere, referís, entiendes por, entiende por, entienden por, es decir, en qué sentido,
      cuenta, cuentan, contar, cuento, incluye, incluyen, incluir, incluyo, se trata, hablas, habla, hablan,
      definición, define, exactamente, concretamente, preguntas, pregunta, preguntan, mejor, peor,
      comparado, consideras, considera, vale como`,
    lost: `
      no entiendo, no entendí, no entendi, no le entiendo, no te entiendo, no lo entiendo, no comprendo,
      no comprendí, no capto, no pillo, no cacho, no me queda claro, no queda claro, no está claro,
      poco claro, confuso, confusa, confundido, confundida, cómo así, mande, qué dice, qué dices,
      a qué te refieres, a qué se refiere, a que te refieres, qué quieres decir, qué quiere decir,
      qué significa, que significa, q significa, qué es esto, qué es eso, no tiene sentido, no me entero,
      no sé qué preguntas, demasiado general, qué pregunta es esta, no sé de qué`,
    explain: `
      explica, explicar, explícame, explicas, explique, explíqueme, explicación, aclara, aclarar, aclaras,
      aclare, aclaración, ejemplo, ejemplos, por ejemplo, reformula, reformular, repite, repetir, repita,
      ayuda, ayúdame, ayúdeme, ayudar, traduce, en otras palabras, de otra forma, de otra manera, más claro,
      más específico, especifica, especificar, más detalles, detallar, más simple`,

    survey: `
      encuesta, encuestas, cuestionario, formulario, test, evaluación, chat, entrevista, conversación,
      examen, rollo, historia, proceso, cosa`,
    question: "pregunta, preguntas, preg, p, preguntita",
    answer: `
      respuesta, respuestas, resp, contestación, nota, puntuación, valoración, respondido, calificación`,

    read: `
      lee, leer, leerá, leen, leerán, ve, ver, verá, ven, verán, vea, acceso, mira, mirar, recibe, recibirá,
      enterar, entera, enterará, saber, sabrá, sabe, sepa, llega, llegan, enviado, envían, mandan,
      comparten, detrás, encargó, encargado, ordenó, copia, consulta, manda`,
    others: `
      jefe, jefa, jefes, patrón, empresa, empleador, gerente, gerencia, dirección, compañeros, compañero,
      colegas, banco, rrhh, recursos humanos, hacienda, sat, policía, competencia, otros, demás, clientes,
      proveedores, supervisor, equipo, alguien más, terceros`,
    private: `
      anónimo, anónima, anónimas, anónimos, anonimato, anonimo, confidencial, confidenciales,
      confidencialidad, privado, privada, privacidad, secreto, público, pública, publican, publicar,
      entre nosotros, mi nombre, rgpd, comparte, comparten`,
    store: `
      guardan, guarda, almacenan, almacenan los, datos, servidor, servidores, conservan, borran,
      venden, usan, utilizan, usarán, nube, pasa con mis respuestas, hacen con mis respuestas,
      pasará con mis respuestas`,
    howLong: `
      cuánto falta, cuanto falta, cuánto queda, cuanto queda, cuántas faltan, cuantas faltan,
      cuántas quedan, cuantas quedan, cuántas preguntas, cuantas preguntas, cuántas más, cuánto dura,
      cuanto dura, cuánto tarda, cuánto tiempo, cuanto tiempo, falta mucho, faltan muchas, queda mucho,
      quedan muchas, es largo, es la última, última pregunta, ya casi, ya mero, ya vamos a terminar,
      ya terminamos, cuándo termina, cuando termina, cuándo acaba, cuándo se acaba, va para largo,
      cuánto más`,
    left: `
      falta, faltan, queda, quedan, resta, restan, dura, tarda, toma, lleva, más, tiempo, minutos, termina,
      terminar, acaba, acabar, fin, largo`,
    pause: `
      parar, paro, pausa, pausar, detener, dejar, dejarlo, salir, salgo, cerrar, cierro, interrumpir,
      seguir, continuar, continúo, terminar, termino, resto, retomar, acabar`,
    later: `
      más tarde, mas tarde, luego, después, despues, mañana, esta noche, otro día, otro momento, seguir,
      continuar, volver, regresar, retomar, en otro rato, al rato, en el móvil, desde el celular,
      donde lo dejé, donde quedé`,
    save: `
      guarda, guardan, guardado, guardar, guardadas, pierde, pierdo, perder, pierden, borra, borran,
      empezar de nuevo, de cero, desde cero, queda guardado, quedan guardadas`,
    product: `
      qué gano, que gano, qué obtengo, qué recibo, que recibo, qué me dan, qué me llevo, qué pasa, que
      pasa, para qué sirve, pa qué sirve, de qué sirve, de qué me sirve, qué hacen con, resultado,
      resultados, informe, reporte, al final, al terminar, después, recomendaciones, consejos, qué saco,
      en qué acaba, beneficio, qué respondí, qué contesté, qué he respondido, qué he contestado, qué dije,
      qué he dicho, qué puse, cuál fue mi respuesta, cuáles fueron mis respuestas, mis respuestas hasta
      ahora, mis respuestas anteriores, puedo ver mis respuestas, muéstrame mis respuestas, muéstreme mis
      respuestas, enséñame mis respuestas, dónde están mis respuestas, dónde veo mis respuestas, borrar
      mis, eliminar mis, borrar mi, borrar todo, eliminar todo, borre mis, borra mis, quién eres, quien
      eres, quién es usted, quiénes son, qué eres, que eres, cómo te llamas, como te llamas, cómo se
      llama, eres un, eres una, es usted un, es usted una, estoy hablando con, hablo con, con quién hablo,
      con quien hablo, hay alguien, eres real, contactar, contacto, contacto con, teléfono, soporte,
      llamar, hablar con alguien, hablar con una persona, a quién pregunto, a quién puedo, a quien puedo,
      a quién le pregunto, consultar, dirigirme, quejarme, queja, reclamar, atención al cliente, ayudarme
      alguien, dudas`,
    bot: `
      robot, robots, bot, humano, humana, máquina, ia, ai, inteligencia artificial, ordenador,
      computadora, programa, persona real, persona, persona de verdad, chatgpt, real`,
    must: `
      obligatorio, obligatoria, obligatorias, obligado, obligada, opcional, voluntario, debo,
      debo contestar, tengo que, hay que, es necesario, puedo saltar, puedo saltarme, puedo omitir,
      necesario, forzoso, a fuerza, fuerzas`,

    before: `
      anterior, anteriores, antes, de antes, última, ultima, último, pasada, arriba, previo, previa,
      hace un momento, hace rato, atrás, ya, recién, penúltima`,
    said: `
      lo que dije, lo que puse, lo que escribí, lo que respondí, lo que contesté, dije, puse, escribí,
      respondí, contesté, elegí, marqué, seleccioné, he dicho, he puesto, he escrito, he respondido,
      había dicho, había puesto, te dije, le dije, les dije`,
    theLast: "en la anterior, a la anterior, la anterior, la de antes, en la de antes, en la última",
    change: `
      cambiar, cambia, cambie, cámbialo, cambiala, cámbiala, cámbiame, corregir, corrige, corrija,
      modificar, modifica, modifique, editar, edita, rectificar, poner, pon, ponga, ponle, ponme, reemplaza,
      sustituye, actualiza, arregla, añade, añada, agrega, agregue, pónmela`,
    wrong: `
      mal, equivoqué, equivocado, equivocada, me equivoqué, equivoque, error, errónea, erróneo, incorrecto,
      incorrecta, ups, uy, por error, sin querer, me confundí, confundí, metí la pata, la regué, falla,
      dedazo, no es correcta, no es cierto, leí mal, entendí mal, incompleta, incompleto`,
    meant: "quise decir, quería decir, quise poner, quería poner, me refería a",
    shouldBe:
      "debería ser, debe ser, tendría que ser, tenía que ser, era, en realidad es, en realidad son, lo correcto es, la correcta es, en vez de, en lugar de, y no, sería, debía ser, es más bien, prefiero decir, mejor digo",
    to: "por, a, en, como",
    back: `
      atrás, volver atrás, vuelve atrás, vuelva atrás, ir atrás, regresar, regresa, regrese,
      pregunta anterior, la pregunta anterior, volver a la anterior, la anterior, deshacer, retroceder,
      retrocede, para atrás, pa atrás, volver a la pregunta anterior, una atrás`,
    same: "mismo, misma, mismos, lo mismo, igual, idéntico, ídem, iguales",
    refer: `
      ver arriba, como arriba, véase arriba, lo de arriba, igual que antes, igual que arriba,
      igual que la anterior, lo mismo que antes, lo mismo de antes, lo mismo que dije, como dije,
      como ya dije, como te dije, como le dije, como antes, ya lo dije, ya dije, ya respondí, ya contesté,
      ya te dije, ya lo puse, ya lo escribí, ya lo he dicho, ya lo he respondido, ídem, misma respuesta,
      la misma respuesta, repito, ver respuesta, ver pregunta, ya está contestado, ya le conté, ya te conté,
      le conté, te conté, ya les conté, lo que ya`,

    ignore: `
      ignora, ignore, ignorar, olvida, olvide, olvídate, olvidar, omite las, salta las, haz caso omiso,
      no hagas caso`,
    rules: `
      instrucción, instrucciones, regla, reglas, prompt, indicaciones, órdenes, directrices,
      mensaje del sistema, todo lo anterior, contraseña, sistema`,
    show: `
      muestra, muéstrame, muestre, enseña, enséñame, dime, dame, revela, imprime, repite, escribe, copia,
      pega, cuáles son, cuál es, manda`,
    fill: `
      rellena, rellene, llena, llene, completa, complete, contesta, conteste, responde, responda, pon,
      ponga, ponle, marca, marque, da, dale, califica, termina, termine, acaba, escribe, escriba, haz, haga,
      borra, borre, elimina, elige, elija, envía, manda, cierra`,
    all: "todo, todos, todas, toda, el resto, lo demás, cada, completo, entero, resto, las demás",
    forMe: `
      por mí, por mi, en mi lugar, tú mismo, tú solo, tu solo, usted mismo, en mi nombre, ya me conoces`,
    role: `
      ahora eres, eres ahora, a partir de ahora, desde ahora, actúa como, actúe como, finge, haz como si,
      modo desarrollador, inventa, invéntate, invente, inventa algo, pon cualquier cosa, pon lo que sea,
      pon lo que quieras, lo que sea, al azar, escríbeme, escribe algo, responde solo, responde con,
      nuevas instrucciones, redáctame, redacta un, redacta una, escríbeme un, cuéntame un chiste,
      cuenta un chiste, dime un chiste`,

    system: "sistema, system",

    unsure: `
      no sé, no se, nose, ns, nsnc, no lo sé, no lo se, no sabría, no sabría decir, no sabría decirte,
      no sabría decirle, ni idea, npi, no tengo idea, no tengo ni idea, ni la menor idea, ni la más mínima,
      no tengo la menor idea, no estoy seguro, no estoy segura, no seguro, depende, eso depende,
      difícil de decir, difícil decir, es difícil decir, no puedo decir, no puedo decirlo, sin opinión,
      no opino, no tengo opinión, quién sabe, quien sabe, sepa, sepa la bola, a saber, vaya usted a saber,
      ni puta idea, buena pregunta, no se me ocurre, no se me ocurre nada, no me acuerdo, no recuerdo,
      no lo he pensado, nunca lo he pensado, tengo dudas, no lo tengo claro, ni modo de saber, dudo`,
    skip: `
      no me apetece, paso de esto, no gracias, saltar, salta, saltemos, salto, la salto, me la salto, omitir, omite, omitimos, paso, pasar, pasa,
      pasemos, pasapalabra, siguiente, siguiente pregunta, la siguiente, sig, próxima, la próxima,
      sin comentarios, sin respuesta, no contesto, no respondo, dejar en blanco, déjalo en blanco,
      en blanco, skip, saltar pregunta, sáltala, sáltatela, adelante, nc, me abstengo, dejémosla,
      la dejo en blanco, lo dejo en blanco, la dejo, dejarla en blanco`,
    unwilling: `
      no quiero, no quisiera, no deseo, no voy a, no pienso, prefiero no, prefiero, preferiría no,
      preferiría, no puedo, no me apetece, no me gusta, no me gustaría, me niego, me niego a, rehúso,
      no tengo ganas, no estoy autorizado, no debo, me reservo, me lo guardo, mejor no, ni loco`,
    say: `
      decir, decirlo, decirte, decirle, responder, contestar, responderla, contestarla, hablar, compartir,
      revelar, opinar, dar, comentar, calificar, valorar, responderlo, contestarlo, para mí, la respuesta,
      esa información, datos`,
    secret: `
      privado, muy privado, personal, muy personal, demasiado personal, confidencial, secreto,
      secreto profesional, no es asunto tuyo, no es asunto suyo, no es asunto, asunto mío, no te importa,
      no le importa, no os importa, qué te importa, a ti qué, a usted qué, no te incumbe, es cosa mía,
      cosa mía, entre mi y, entre yo y, información interna, interno, delicado, eso es mío`,
    wait: `
      espera, espere, esperen, espérame, espéreme, esperate, espérate, aguanta, aguarda, aguarde,
      un momento, un momentito, momento, momentito, un segundo, un seg, un minuto, un minutito,
      dame un segundo, dame un minuto, deme un minuto, dame un momento, deme un momento, 1 minuto,
      5 minutos, 2 minutos, cinco minutos, un rato, ahora vuelvo, ya vuelvo, ahorita vuelvo,
      ahorita regreso, regreso, enseguida, en seguida, déjame pensar, déjeme pensar, tengo que pensar,
      lo pienso, estoy pensando, déjame ver, déjame revisar, tengo que revisar, tengo que preguntar,
      me llaman, me están llamando, tocan la puerta, ahora no, ahora no puedo, un instante, olvídalo,
      da igual, luego sigo, luego te digo, tantito, permíteme`,
    notApplicable: "no aplica, no se aplica, n a, na, no corresponde, no procede, no nos aplica",

    greet: `
      hola, holaa, buenas, buenos días, buenos dias, buenas tardes, buenas noches, buen día, qué tal, que tal,
      qué onda, cómo estás, como estas, cómo está, como esta, cómo están, saludos, un saludo, hey, hi, hello,
      mucho gusto, encantado, encantada, un abrazo, igualmente, que tengas buen día, ya volví, he vuelto,
      ya estoy de vuelta, estoy de vuelta`,
    thanks: `
      gracias, muchas gracias, mil gracias, grax, gracias por la invitación, gracias por invitarme,
      se agradece, te lo agradezco, muchísimas gracias`,
    parting: `
      adiós, adios, chao, chau, hasta luego, hasta pronto, nos vemos, hasta mañana, hasta la próxima,
      me tengo que ir, tengo que irme, me voy`,
    whom: "a todos, todos, equipo, amigo, amigos, de nuevo, señores",
    intro: "soy, me llamo, mi nombre es, aquí, desde, les habla, te habla, habla, de",
    yes: `
      sí, si, sip, sep, simón, claro, claro que sí, por supuesto, ok, okay, okey, vale, de acuerdo, dale,
      correcto, exacto, exactamente, cierto, así es, efectivamente, bueno, bien, está bien, perfecto, listo,
      seguro, desde luego, entendido, adelante, órale, va, de una, sí señor, muy bien, sí claro, genial,
      súper, venga,
      empecemos, vamos a empezar, comencemos, estoy listo, estoy lista, estamos listos, podemos empezar`,
    sound: "prueba, probando, test, jaja, xd, jeje, la la la, lala, lalala, tralala, bla bla, blabla, jajaja",
    insult: `
      menuda chorrada, chorrada, vaya rollo, menudo coñazo, coñazo, estúpido, estúpida, estúpidos, estúpidas, estupidez, estupideces, tonto, tonta, tontos, tontas,
      tontería, tonterías, idiota, idiotas, imbécil, imbéciles, mierda, mierdas, basura, gilipollas,
      gilipollez, gilipolleces, pendejo, pendeja, pendejos, pendejada, pendejadas, cabrón, cabrones, puta,
      puto, putos, puñetera, puñetero, ridículo, ridícula, inútil, inútiles, asco, porquería,
      pérdida de tiempo, perder el tiempo, chorrada, chorradas, payaso, payasos, boludo, boludos, boludez,
      pelotudo, pelotudos, pelotudez, huevón, hueva, hijos de puta, hijo de puta, coño, joder, carajo,
      cojones, maldito, maldita, ladrones, sinvergüenzas, absurdo, absurda, pesado, pesados, chismosos,
      chismoso, metiche`,
    curse: `
      vete a la mierda, váyanse a la mierda, vete al carajo, váyanse al carajo, vete a la chingada,
      váyanse a la chingada, vete a la verga, vete al diablo, váyanse al diablo, vete al infierno,
      vete a tomar por culo, iros a tomar por culo, que te den, que os den, que te jodan, jódete, jódanse,
      chinga tu madre, chinguen a su madre, chinga a tu madre, cállate, callate, cállense, déjame en paz,
      déjenme en paz, dejadme en paz, no me jodas, no jodas, no mames, métetela, métanselo, come mierda,
      lárgate, lárguense, andate a la mierda, la concha de tu madre, la puta madre, me cago en, púdrete,
      no molestes, no molesten, no fastidies, vete a freír espárragos, freír espárragos`,
  },

  faq: {
    scaleEnd: `
      bueno, buena, bien, malo, mala, mal, mejor, peor, positivo, negativo, alto, alta, más alto, bajo,
      baja, más bajo, en qué sentido, qué extremo, hacia dónde, qué lado, arriba, abajo, máximo, mínimo`,
    scaleWord: `
      escala, número, números, nota, notas, puntuación, estrella, estrellas, punto, puntos, uno, dos,
      tres, cuatro, cinco, qué extremo, qué lado, en qué sentido`,
    several: `
      más de uno, más de una, más de 1, varios, varias, múltiple, múltiples, dos, 2, tres, 3, ambos, ambas,
      los dos, las dos, solo uno, solo una, solamente uno, solamente una, sólo uno, sólo una`,
    choose: `
      elegir, escoger, seleccionar, marcar, poner, dar, elijo, marco, opción, opciones, respuesta, respuestas,
      casilla, casillas, posible, permitido`,
    leaveOut: `
      saltar, saltarme, saltármela, saltarla, omitir, omitirla, dejar en blanco, dejarla en blanco, dejarlo
      en blanco, dejar vacía, dejar fuera, no contestar, no responder, pasar de esta, sin responder, sin
      contestar, dejar esta pregunta, dejar esta en blanco, dejar la pregunta, dejar esta pregunta en
      blanco, dejar esta pregunta sin contestar, dejar la pregunta en blanco`,
    wish: `
      quiero, quisiera, querría, me gustaría, prefiero, preferiría, necesito, por favor, póngame con, páseme
      con, deme, dame`,
    talk: `
      hablar, hablo, llamar, llamo, contactar, comunicarme, escribir, dirigirme, preguntar, pregunto, ayudar,
      ayudarme, quejarme, consultar`,
    person: `
      persona, una persona, alguien, humano, un humano, ser humano, persona real, asesor, asesora, agente,
      operador, teléfono, número de teléfono, contacto, soporte, atención al cliente`,
    distress: `
      suicidarme, matarme, quitarme la vida, acabar con mi vida, terminar con mi vida, quiero morir, quiero
      morirme, me quiero morir, ganas de morir, ganas de morirme, no quiero vivir, no quiero seguir
      viviendo, ya no quiero vivir, ganas de vivir ya no, soy suicida, tengo pensamientos suicidas, tengo
      ideas suicidas, pienso en el suicidio, pienso en suicidarme, hacerme daño, me hago daño,
      autolesionarme, no puedo más con mi vida, ya no puedo más, no aguanto más, estoy en peligro, temo por
      mi vida, tengo un ataque de pánico, me está dando un ataque de pánico, estoy desesperado, estoy
      desesperada, esta pregunta me altera, esta pregunta me angustia, estas preguntas me angustian, esto me
      angustia, me hace llorar, me hacen llorar, estoy llorando, no puedo más, siento que estoy en peligro,
      me siento en peligro, no me siento a salvo`,
    despair: `
      no puedo seguir, no puedo seguir así, quiero acabar con todo, quiero que todo acabe, quiero
      terminar con todo, quiero desaparecer, no me siento seguro, no me siento segura, no le veo sentido
      a vivir, no veo salida, me amenazan, me está amenazando, me amenaza, me pega, me hace daño, me
      supera, me está superando, me desborda, en peligro, estoy agobiado, estoy agobiada, agobiado,
      agobiada, abrumado, abrumada, angustiado, angustiada, desesperado, desesperada, alterado,
      alterada, asustado, asustada`,
    feels: "siento, me hace sentir, me pone, completamente, totalmente, muy",
  },
};
