import type { Lexicon } from "./lexicon";
import { NO_VALUES } from "./value-words";

export const ES: Lexicon = {
  language: "es",

  values: NO_VALUES,

  grammar: {
    filler:
      "yo|nosotros|me|mi|mis|nos|nuestro|nuestra|nuestros|nuestras|es|son|está|estamos|estoy|soy|somos|era|sería|ha|hay|un|una|unos|unas|el|la|los|las|lo|de|del|para|para mí|para nosotros|con|por|en|a|al|como|más o menos|aproximadamente|casi siempre|bastante|muy|mucho|realmente|solo|sólo|simplemente|bien|buen|bueno|buena|gran|sólido|claro|pues|bueno pues|eh|em|mmm|hmm|este|o sea|a ver|ay|ah|oh|sí|si|ok|vale|dale|la verdad|sinceramente|honestamente|francamente|en mi opinión|en general|en promedio|de media|actualmente|ahora mismo|hoy|hoy en día|ahora|por ahora|desgraciadamente|por desgracia|lamentablemente|seguramente|seguro|sin duda|sin dudarlo|definitivamente|absolutamente|también|aún|todavía|por favor|porfa|gracias|hola|buenas|punto|puntos|coma|estrella|estrellas|nota|opción|respuesta|número|casilla|nivel|escala|aquí|allí|ahí|eso|esto|ese|esta|sobre todo|principalmente|mayormente|no estoy seguro|no estoy segura|no sé|no sé pero|difícil decir pero|buena pregunta|jaja|jajaja|lol|que|q|se|le|les|te|ya|pero bueno|mira|hombre|tío|güey|wey|che|exactamente|justo|tal vez un|si tuviera que elegir|encaja|corresponde|queda|va|tenemos|tengo",
    choosing:
      "diría|yo diría|diria|yo diria|digo|yo digo|digamos|pongamos|creo|creo que|yo creo|yo creo que|pienso|pienso que|me parece|me parece que|considero|pongo|le pongo|yo le pongo|pon|ponme|póngame|ponle|póngale|ponga|ponemos|pondría|le pondría|doy|le doy|le doy un|daría|le daría|elijo|escojo|elegimos|elegiría|escogería|voto|voto por|me quedo con|nos quedamos con|me quedo en|tomo|marco|marca|marque|márcame|apunta|apunte|anota|anote|escribe|es un|es una|es|un|una|son|sería|sería un|será|estamos en|estoy en|andamos en|anda en|somos|soy|merece|se merece|vale|saca|mi respuesta|mi respuesta es|la respuesta es|mi elección|probablemente|seguramente|supongo|supongo que|me inclino por|me voy por|voy con|vamos con|voy por|tenemos|usamos|utilizamos|hacemos|mayormente|principalmente|más bien|tirando a",
    not: "no|ni|nunca|jamás|ningún|ninguno|ninguna|sin|salvo|excepto|menos|en vez de|en lugar de|antes que|que no|no es|todo menos|cualquiera menos|para nada|ni siquiera|tampoco|nada|casi|que|lejos de|aparte de|no tanto",
    notBehind: "no|tampoco|ni hablar|nunca",
    only: "no solo|no sólo|no solamente|no únicamente|no hay problema|no hay duda|no cabe duda|nada más que|sin problema|no está mal",
    instead: "en vez de|en lugar de|antes que|y no|que",
    except: "menos|salvo|excepto|aparte de|pero no|sin|quitando|a excepción de|exceptuando",
    correction:
      "no espera|espera|espere|no no|no mejor|mejor|mejor dicho|más bien|perdón|perdona|perdone|disculpa|lo siento|quiero decir|quise decir|quería decir|digo|corrijo|corrección|en realidad|de hecho|ups|ay no|no perdón|pensándolo bien|pensandolo bien|ahora que lo pienso|bien mirado|cámbialo a|cambia a|cambie a|ponlo en|déjalo en|dejémoslo en|me equivoqué|olvida eso|olvídalo|no|error|o mejor|o no|bueno no",
    or: "o|u|o bien|ya sea|entre|dudo entre|o tal vez|o quizás|o quizá|alternativamente|o si no",
    perhaps: "quizá|quizás|tal vez|a lo mejor|puede ser|puede que|posiblemente|acaso|capaz|incluso|igual",
    and: "y|e|además|también|más|así como|y también|junto con|y además|con|aparte|tanto|como|luego|después|y luego|y la|y el|y los|y las",
    but: "pero|sin embargo|aunque|no obstante|mientras que|si bien|en cambio|sino|eso sí|solo que|por otro lado|mas",
    because:
      "porque|pq|xq|ya que|pues|puesto que|debido a|por culpa de|dado que|como que|gracias a|para que|cuando|desde que|desde|si no|aunque|a pesar de|después de que|antes de que|por eso de",
    now: "ahora|hoy|hoy en día|actualmente|últimamente|ya|este año|este mes|ahora mismo|por ahora|hoy por hoy|de momento",
    so: "así que|entonces|por lo tanto|por eso|al final|en resumen|en definitiva|en total|en conjunto|total|total que|en fin|digamos|o sea|de modo que|en conclusión|en general|resumiendo|quedaría en|lo dejo en|por tanto",
    elsewhere:
      "antes|el año pasado|el mes pasado|la semana pasada|hace un año|hace dos años|anteriormente|al principio|al inicio|en el pasado|en su día|era|eran|fue|fueron|estaba|estábamos|teníamos|tenía|había|solía|solíamos|debería|deberíamos|debería ser|tendría que|tendríamos que|habría que|me gustaría|nos gustaría|quisiera|quisiéramos|quiero|queremos|ojalá|espero|esperamos|objetivo|meta|la meta|el objetivo|idealmente|en teoría|si|si tuviera|si pudiera|el año que viene|el próximo año|el próximo mes|en el futuro|algún día|mi jefe|el jefe|mi jefa|la jefa|mis compañeros|mi compañero|mi socio|mi mujer|mi esposa|mi marido|mi hermano|mi hermana|mi padre|mi madre|la competencia|los competidores|los demás|otros|otras|la gente|dicen|dice|dicen que|su formulario|el formulario|la pregunta|la encuesta|planeamos|pensamos|pensaba|iba a decir|ya no|dejamos",
    all: "todo|todos|todas|toda|todo eso|todas ellas|todos ellos|todas las anteriores|todos los anteriores|todas las opciones|todo lo anterior|los tres|las tres|los cuatro|las cuatro|los cinco|las cinco|cada una|cada uno|todo lo de la lista|toda la lista",
    both: "ambos|ambas|los dos|las dos|las dos cosas",
    none: "ninguno|ninguna|ninguno de|ninguna de|ninguno de ellos|ninguna de ellas|ninguna de las anteriores|ninguno de los anteriores|nada|nada de eso|nada de nada|ni uno ni otro|ni una ni otra|ninguna de esas|ninguno de esos",
    any: "cualquiera|cualquier|da igual|me da igual|da lo mismo|me da lo mismo|el que sea|la que sea|sin preferencia|no importa|como quieras|lo que quieras",
    other: "otro|otra|otros|otras|otra cosa|algo más|otra opción|no está en la lista|ninguna de las tuyas",
  },

  moves: {},
};
