import type { Lexicon } from "./lexicon";

export const ES: Lexicon = {
  language: "es",

  values: {},

  grammar: {},

  moves: {
    filler: `
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
    me: "yo, me, mi, mis, mí, conmigo, mío, mía, tengo, soy, estoy, puedo, debo",
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

    who: "quién, quien, quiénes, quienes, a quién, alguien, con quién",
    why: `
      por qué, porqué, pq, xq, porq, para qué, pa qué, pa que, con qué fin, qué sentido tiene,
      con qué propósito, qué importancia`,
    what: "qué, que, q, k, ke",
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
      poco claro, confuso, confusa, confundido, confundida, cómo así, cómo, mande, eh, perdón, qué dice,
      qué dices, a qué te refieres, a qué se refiere, a que te refieres, qué quieres decir,
      qué quiere decir, qué significa, que significa, q significa, qué es esto, qué es eso,
      no tiene sentido, no me entero, no sé qué preguntas, demasiado general, qué pregunta es esta,
      no sé de qué`,
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
      guardan, guarda, almacenan, almacenan los, datos, servidor, servidores, conservan, borran, venden,
      usan, utilizan, usarán, nube`,
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
    outcome: `
      qué gano, que gano, qué obtengo, qué recibo, que recibo, qué me dan, qué me llevo, qué pasa, que pasa,
      para qué sirve, pa qué sirve, de qué sirve, de qué me sirve, qué hacen con, resultado, resultados,
      informe, reporte, al final, al terminar, después, recomendaciones, consejos, qué saco, en qué acaba,
      beneficio`,
    bot: `
      robot, robots, bot, humano, humana, máquina, ia, ai, inteligencia artificial, ordenador, computadora,
      programa, persona real, persona, persona de verdad, chatgpt, real`,
    identity: `
      quién eres, quien eres, quién es usted, quiénes son, qué eres, que eres, cómo te llamas,
      como te llamas, cómo se llama, eres un, eres una, es usted un, es usted una, estoy hablando con,
      hablo con, con quién hablo, con quien hablo, hay alguien, eres real`,
    must: `
      obligatorio, obligatoria, obligatorias, obligado, obligada, opcional, voluntario, debo,
      debo contestar, tengo que, hay que, es necesario, puedo saltar, puedo saltarme, puedo omitir,
      necesario, forzoso, a fuerza, fuerzas`,
    contact: `
      contactar, contacto, contacto con, teléfono, soporte, llamar, hablar con alguien,
      hablar con una persona, a quién pregunto, a quién puedo, a quien puedo, a quién le pregunto,
      consultar, dirigirme, quejarme, queja, reclamar, atención al cliente, ayudarme alguien, dudas`,

    before: `
      anterior, anteriores, antes, de antes, última, ultima, último, pasada, arriba, previo, previa,
      hace un momento, hace rato, atrás, ya, recién, penúltima`,
    said: `
      lo que dije, lo que puse, lo que escribí, lo que respondí, lo que contesté, dije, puse, escribí,
      respondí, contesté, elegí, marqué, seleccioné, he dicho, he puesto, he escrito, he respondido,
      había dicho, había puesto, te dije, le dije, les dije`,
    change: `
      cambiar, cambia, cambie, cámbialo, cambiala, cámbiala, cámbiame, corregir, corrige, corrija,
      modificar, modifica, modifique, editar, edita, rectificar, poner, pon, ponga, ponle, ponme, reemplaza,
      sustituye, actualiza, arregla`,
    wrong: `
      mal, equivoqué, equivocado, equivocada, me equivoqué, equivoque, error, errónea, erróneo, incorrecto,
      incorrecta, ups, uy, por error, sin querer, me confundí, confundí, metí la pata, la regué, falla,
      dedazo, no es correcta, no es cierto, leí mal, entendí mal`,
    shouldBe: `
      quise decir, quería decir, quise poner, quería poner, debería ser, debe ser, tendría que ser,
      tenía que ser, era, en realidad es, en realidad son, lo correcto es, la correcta es, en vez de,
      en lugar de, y no, me refería a, sería, debía ser, es más bien`,
    to: "por, a, en, como",
    back: `
      atrás, volver atrás, vuelve atrás, vuelva atrás, ir atrás, regresar, regresa, regrese,
      pregunta anterior, la pregunta anterior, volver a la anterior, la anterior, deshacer, retroceder,
      retrocede, para atrás, pa atrás, volver a la pregunta anterior, una atrás`,
    same: "mismo, misma, mismos, lo mismo, igual, idéntico, ídem, idem, iguales",
    refer: `
      ver arriba, como arriba, véase arriba, lo de arriba, igual que antes, igual que arriba,
      igual que la anterior, lo mismo que antes, lo mismo de antes, lo mismo que dije, como dije,
      como ya dije, como te dije, como le dije, como antes, ya lo dije, ya dije, ya respondí, ya contesté,
      ya te dije, ya lo puse, ya lo escribí, ya lo he dicho, ya lo he respondido, ídem, misma respuesta,
      la misma respuesta, repito, ver respuesta, ver pregunta, ya está contestado`,

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
      sistema, system, modo desarrollador, inventa, invéntate, invente, inventa algo, pon cualquier cosa,
      pon lo que sea, pon lo que quieras, lo que sea, al azar, escríbeme, escribe algo, responde solo,
      responde con, nuevas instrucciones`,

    unsure: `
      no sé, no se, nose, ns, nsnc, no lo sé, no lo se, no sabría, no sabría decir, no sabría decirte,
      no sabría decirle, ni idea, npi, no tengo idea, no tengo ni idea, ni la menor idea, ni la más mínima,
      no tengo la menor idea, no estoy seguro, no estoy segura, no seguro, depende, eso depende,
      difícil de decir, difícil decir, es difícil decir, no puedo decir, no puedo decirlo, sin opinión,
      no opino, no tengo opinión, quién sabe, quien sabe, sepa, sepa la bola, a saber, vaya usted a saber,
      ni puta idea, buena pregunta, no se me ocurre, no se me ocurre nada, no me acuerdo, no recuerdo,
      no lo he pensado, nunca lo he pensado, tengo dudas, no lo tengo claro, ni modo de saber, dudo`,
    skip: `
      saltar, salta, saltemos, salto, la salto, me la salto, omitir, omite, omitimos, paso, pasar, pasa,
      pasemos, pasapalabra, siguiente, siguiente pregunta, la siguiente, sig, próxima, la próxima,
      sin comentarios, sin respuesta, no contesto, no respondo, dejar en blanco, déjalo en blanco,
      en blanco, skip, saltar pregunta, sáltala, sáltatela, adelante, nc, me abstengo, dejémosla`,
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
      hola, holaa, buenas, buenos días, buenos dias, buenas tardes, buenas noches, buen día, qué tal,
      que tal, qué onda, cómo estás, como estas, cómo está, como esta, cómo están, saludos, un saludo, hey,
      hi, hello, adiós, adios, chao, chau, hasta luego, hasta pronto, nos vemos, gracias, muchas gracias,
      mil gracias, grax, mucho gusto, encantado, encantada, un abrazo, igualmente, que tengas buen día`,
    whom: "a todos, todos, equipo, amigo, amigos, de nuevo, señores",
    intro: "soy, me llamo, mi nombre es, aquí, desde, les habla, te habla, habla, de",
    yes: `
      sí, si, sip, sep, simón, claro, claro que sí, por supuesto, ok, okay, okey, vale, de acuerdo, dale,
      correcto, exacto, exactamente, cierto, así es, efectivamente, bueno, bien, está bien, perfecto, listo,
      seguro, desde luego, entendido, adelante, órale, va, de una, sí señor, muy bien, sí claro, genial,
      súper, venga`,
    sound: "prueba, probando, test, jaja, xd, jeje, ja",
    insult: `
      estúpido, estúpida, estúpidos, estúpidas, estupidez, estupideces, tonto, tonta, tontos, tontas,
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
      no molestes, no molesten, no fastidies`,
  },
};
