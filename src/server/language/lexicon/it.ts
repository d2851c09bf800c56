import type { Lexicon } from "./lexicon";

export const IT_WORDS: Lexicon = {
  language: "it",

  values: {
    common:
      "il|lo|la|i|gli|le|un|una|uno|di|del|della|dei|e|o|ma|sono|siamo|noi|io|mio|mia|nostro|nostra|nostri|che|in|nel|nella|per|con|al|alla|si|suo|sua|come|più|molto|già|ci|abbiamo|ho|direi|credo|essere|era|non|anche|solo|tra|fra|su|qui|da|fino|do|darei|metto|meno|bene|perché|quando|tutto|tutti|questo|questa|a|ha|hanno|ogni|circa|diciamo",
    numbers: {
      "?": "alcuni|alcune|parecchi|parecchie|diversi|diverse|pochi|poche|molti|molte|decine|centinaia|qualche",
      0: "zero",
      0.5: "mezzo|mezza",
      1: "solo io|soltanto io|io da solo|io da sola|uno solo|una sola|solamente io",
      1.5: "uno e mezzo|una e mezza",
      2: "due",
      "~2": "un paio di|un paio|un paio d",
      3: "tre",
      4: "quattro",
      5: "cinque",
      6: "sei|mezza dozzina|mezza dozzina di",
      7: "sette",
      8: "otto",
      9: "nove",
      10: "dieci",
      "~10": "una decina|una decina di",
      11: "undici",
      12: "dodici|una dozzina|una dozzina di|dozzina",
      13: "tredici",
      14: "quattordici",
      15: "quindici",
      "~15": "una quindicina|una quindicina di",
      16: "sedici",
      17: "diciassette",
      18: "diciotto",
      19: "diciannove",
      20: "venti",
      "~20": "una ventina|una ventina di",
      21: "ventuno|ventun",
      28: "ventotto",
      30: "trenta",
      "~30": "una trentina|una trentina di",
      31: "trentuno",
      38: "trentotto",
      40: "quaranta",
      "~40": "una quarantina|una quarantina di",
      41: "quarantuno",
      48: "quarantotto",
      50: "cinquanta",
      "~50": "una cinquantina|una cinquantina di",
      51: "cinquantuno",
      58: "cinquantotto",
      60: "sessanta",
      "~60": "una sessantina|una sessantina di",
      61: "sessantuno",
      68: "sessantotto",
      70: "settanta",
      71: "settantuno",
      78: "settantotto",
      80: "ottanta",
      81: "ottantuno",
      88: "ottantotto",
      90: "novanta",
      91: "novantuno",
      98: "novantotto",
      "~100": "un centinaio|un centinaio di",
      "~1000": "un migliaio|un migliaio di",
      250000: "un quarto di milione|quarto di milione",
    },
    isGlued: true,
    articles: "un|una|uno",
    joins: { forward: "e" },
    halves: { after: "e mezzo|e mezza" },
    magnitudes: { 100: "cento", 1000: "mille|mila", 1000000: "milione", 1000000000: "miliardo" },
    countedMagnitudes: {
      1000: "k|mila|migliaia|migliaia di",
      1000000: "m|mln|milioni|milioni di|milione di|mio",
      1000000000: "mld|mrd|miliardi|miliardi di|miliardo di",
    },
    units: {
      people:
        "persone|persona|dipendenti|dipendente|impiegati|impiegato|collaboratori|collaboratore|addetti|addetto|colleghi|gente|lavoratori|membri|di noi|operai",
      money: "euro|eur|dollari|dollaro|franchi|chf|di euro|di dollari",
      percent: "per cento|percento|punti percentuali",
      points: "stelle|stella|punti|punto|pt",
      times: "volte|volta|x",
      minute: "minuti|minuto|min",
      hour: "ore|ora|h",
      day: "giorni|giorno|giornata|giornate|gg|giorni lavorativi",
      week: "settimane|settimana|sett",
      month: "mesi|mese",
      year: "anni|anno",
    },
    bounds: {
      before: {
        over: "più di|più del|più dell|superiore al|oltre|oltre i|oltre le|sopra|sopra i|maggiore di|superiore a|dopo|dopo il|ben oltre|molto più di|al di sopra di|più che|più spesso di|più spesso che|più frequentemente di|più tardi di",
        since: "da|dal|dall",
        atLeast:
          "almeno|minimo|come minimo|a partire da|non meno di|un minimo di|perlomeno|da almeno|al minimo",
        justOver: "poco più di|un po più di|appena più di|leggermente più di|poco sopra",
        under:
          "meno di|meno del|meno dell|inferiore al|sotto|sotto i|minore di|inferiore a|prima del|prima di|al di sotto di|molto meno di|meno che|meno spesso di|meno spesso che|più raramente di|meno di frequente di",
        atMost:
          "fino a|al massimo|massimo|non più di|max|un massimo di|al più|tutt al più|entro|fino al|tutt'al più",
        nearly:
          "quasi|poco meno di|un po meno di|vicino a|neanche|nemmeno|non arriviamo a|appena|non proprio",
      },
      after: {
        over: "",
        since: "",
        atLeast:
          "o più|e più|minimo|almeno|in su|in poi|come minimo|o superiore|e oltre|o oltre|o dopo|o successivo|o maggiore|o più spesso|o più frequentemente",
        justOver: "e rotti|e qualcosa|e passa",
        under: "",
        atMost:
          "o meno|e meno|massimo|al massimo|in giù|max|o inferiore|o prima|o meno spesso|o più raramente|o meno frequentemente",
        nearly: "",
      },
    },
    about:
      "circa|all incirca|all'incirca|più o meno|intorno a|intorno ai|attorno a|attorno ai|forse|approssimativamente|sui|sulle|direi|diciamo|suppergiù|in media|mediamente|tipo|probabilmente|o giù di lì|o qualcosa del genere|verso|un|grosso modo|sugli",
    the: "il|lo|la|i|gli|le|l|gli ultimi|le ultime|i prossimi",
    within:
      "entro l|entro il|entro la|nell ultimo|nell ultima|nell'ultimo|nell'ultima|entro l'ultimo|durante l'ultimo|durante l'ultima",
    ranges: { to: "a|ai|al|fino a|alle|agli", between: "tra|fra|tra i|fra i|qualcosa tra", and: "e|a|ed" },
    outOf: { forward: "su|su un totale di|sui|di|dei|delle" },
    shares: {
      "10": "un decimo|uno su dieci",
      "20": "un quinto|uno su cinque",
      "25": "un quarto|uno su quattro",
      "33.3": "un terzo|uno su tre",
      "50": "la metà|metà|uno su due",
      "66.7": "due terzi",
      "75": "tre quarti",
    },
    places: {
      0: "prima di tutto|per prima cosa|innanzitutto|in primo luogo|la prima volta|prima volta|l ultima volta|ultima volta|l anno scorso|ultimo anno|ultimi anni|ultimi mesi|negli ultimi|ultimamente|per ultimo|ultima settimana|ultimo mese|ultimo trimestre|in secondo luogo|un secondo|prima era|prima c era|prima avevamo|come prima|di prima|prima o poi|prima del|prima di|prima che|primo anno|l ultimo anno|l ultimo mese|seconda mano|ultime settimane|da prima|quanto prima|a seconda|seconda di|l'ultima volta|l'anno scorso|prima c'era|l'ultimo anno|l'ultimo mese|prossimo|successivo|seguente",
      1: "prima|primo|la prima|il primo|la prima opzione|prima opzione|quella in alto|la prima risposta|la prima scelta|primi|prime|i primi|le prime",
      2: "seconda|secondo|la seconda|il secondo|la seconda opzione|seconda opzione|la seconda risposta",
      3: "terza|terzo|la terza|il terzo|la terza opzione|terza opzione",
      4: "quarta|quarto|la quarta|il quarto|la quarta opzione",
      5: "quinta|quinto|la quinta|il quinto|la quinta opzione",
      6: "sesta|sesto|la sesta|il sesto",
      7: "settima|settimo|la settima",
      8: "ottava|ottavo|l ottava|l'ottava",
      9: "nona|nono|la nona",
      10: "decima|decimo|la decima",
      "-1": "ultima|ultimo|l ultima|l'ultima|l ultimo|l'ultimo|l'ultima opzione|ultima opzione|quella in fondo|l'ultima risposta|ultimi|ultime|gli ultimi|le ultime",
      "-2": "penultima|penultimo|la penultima|il penultimo|la penultima opzione",
      "-3": "terzultima|terzultimo|la terzultima",
    },
    counting: "siamo|siamo in|abbiamo|ne abbiamo|ho|ne ho|ci sono|siamo solo in|lavoriamo in|siamo solo",
    placeMarks: {
      before:
        "opzione|numero|num|nr|risposta|alternativa|lettera|la lettera|il numero|l opzione|l'opzione|la risposta|la numero|scelta|voce|punto numero|opzione numero",
      after: "a|o|esima|esimo",
    },
    every: {
      0.0416667: "ogni ora|tutte le ore",
      1: "ogni giorno|tutti i giorni|quotidianamente|giornalmente|quotidiano|quotidiana|giornaliero|giornaliera|ogni mattina|tutte le mattine|ogni sera|tutte le sere",
      2: "un giorno sì e uno no|ogni due giorni|a giorni alterni",
      7: "ogni settimana|tutte le settimane|settimanalmente|settimanale|una volta la settimana|il lunedì|il martedì|il mercoledì|il giovedì|il venerdì|il sabato|la domenica",
      14: "ogni due settimane|quindicinale|ogni quindici giorni|una settimana sì e una no|bisettimanale|ogni 15 giorni",
      30.4375: "ogni mese|tutti i mesi|mensilmente|mensile|a fine mese|ogni fine mese",
      60.875: "ogni due mesi|bimestrale|bimestralmente",
      91.3125:
        "ogni pochi mesi|ogni qualche mese|ogni trimestre|trimestralmente|trimestrale|ogni tre mesi|una volta a trimestre|una volta al trimestre|tutti i trimestri",
      182.625: "ogni semestre|semestralmente|semestrale|ogni sei mesi|due volte all anno|due volte all'anno",
      365.25: "ogni anno|tutti gli anni|annualmente|annuale|a fine anno|ogni fine anno",
      730.5: "ogni due anni|biennale",
    },
    weekdays: {
      1: "lunedì",
      2: "martedì",
      3: "mercoledì",
      4: "giovedì",
      5: "venerdì",
      6: "sabato",
      7: "domenica|domeniche",
    },
    per: {
      0.0416667: "all ora|all'ora|ogni ora",
      1: "al giorno|ogni giorno|giornaliere",
      7: "alla settimana|a settimana|la settimana|per settimana|ogni settimana|settimanali",
      14: "ogni due settimane",
      30.4375: "al mese|per mese|ogni mese|mensili|il mese",
      91.3125: "al trimestre|a trimestre|per trimestre|ogni trimestre",
      182.625: "al semestre|a semestre|per semestre|ogni semestre",
      365.25: "all anno|all'anno|l anno|l'anno|per anno|ogni anno|annuali",
    },
    each: "ogni|tutti i|tutte le|una volta ogni",
    periods: {
      0.010416666666666666: "un quarto d'ora|quarto d'ora|un quarto d ora|quarto d ora|un quartino d'ora",
      0.020833333333333332: "mezz'ora|una mezz'ora|mezz'oretta|una mezz'oretta|mezza ora",
      0.03125: "tre quarti d'ora|tre quarti d'oretta|tre quarti d ora",
    },
    counts: { "?": "più volte", 1: "una volta|una sola volta", 2: "due volte", 3: "tre volte" },
  },

  grammar: {
    filler:
      "è tutto|fa|questo e tutto|tutto qui|e basta|nientaltro|io|noi|mi|me|ci|mio|mia|miei|mie|nostro|nostra|nostri|nostre|è|sono|siamo|sta|stiamo|era|sarebbe|ha|abbiamo|ho|un|uno|una|il|lo|la|i|gli|le|l|di|del|dello|della|dei|degli|delle|per|per me|per noi|da noi|con|in|nel|nella|a|al|alla|ai|su|come|circa|più o meno|pressappoco|abbastanza|piuttosto|molto|davvero|solo|soltanto|semplicemente|bene|bel|bello|bella|buon|buono|buona|pieno|solido|chiaro|beh|be|mah|boh|allora|ecco|eh|ehm|mmm|hmm|ah|oh|sì|ok|va bene|dai|onestamente|sinceramente|francamente|a dire il vero|secondo me|a mio parere|in generale|in media|attualmente|al momento|oggi|oggigiorno|adesso|ora|per ora|purtroppo|per fortuna|sicuramente|di sicuro|certamente|senza dubbio|decisamente|assolutamente|anche|ancora|per favore|per piacere|grazie|ciao|salve|buongiorno|punto|punti|virgola|stella|stelle|voto|opzione|risposta|numero|casella|livello|scala|qui|qua|lì|questo|questa|quello|quella|soprattutto|principalmente|per lo più|non sono sicuro|non sono sicura|non so bene|difficile dirlo ma|bella domanda|lol|ahah|che|ne|esattamente|proprio|giusto|se dovessi scegliere|direi proprio|va|hm|uh|uhm|mm|euh|oeh|proposta|proposte|suggerimento|categoria|fascia|riga|voce|alternativa|alternative|possibilità|suo|sua|tuo|tua|vostra|vostro|di loro|della lista|nella lista|dell'elenco|nell'elenco|della vostra lista|della tua lista|elencate|elencati",
    choosing:
      "direi|io direi|dico|io dico|diciamo|penso|penso che|penso sia|credo|credo che|credo sia|ritengo|mi sembra|metto|metterei|metti|metta|mettiamo|do|io do|darei|diamo|scelgo|scegliamo|sceglierei|prendo|prenderei|prendiamo|voto|voto per|opto per|vado con|vado per|andiamo con|andiamo per|segna|segni|segno|scrivi|scriva|annota|è un|è una|è|un|una|uno|sono|sarebbe|sarà|siamo a|siamo sul|sono a|merita|vale|si merita|la mia risposta|la mia risposta è|la risposta è|la mia scelta|probabilmente|suppongo|tendo a|propendo per|resto su|rimango su|abbiamo|usiamo|facciamo|piuttosto|più che altro|direi che|io direi che|dico che|ritengo che|suppongo che",
    not: "non|no|né|mai|nessun|nessuno|nessuna|senza|tranne|eccetto|salvo|meno|invece di|al posto di|piuttosto che|anziché|assolutamente no|neanche|nemmeno|neppure|niente|quasi|che|lontano da|a parte|non è|per niente|rifiutiamo|rifiuta|abbiamo abolito|abbiamo eliminato|non accettiamo|non usiamo|non si accetta|non si accettano",
    notBehind:
      "no|neanche|nemmeno|mai|è vietato|è vietata|sono vietati|sono vietate|non è possibile|non si può|non si accetta|non si accettano|non accettiamo|è impossibile|è escluso|è esclusa|è fuori discussione|non se ne parla|non più|non lo usiamo più|non lo usa più nessuno|non lo usiamo|non lo facciamo|non ce l'abbiamo|l'abbiamo tolto|l'abbiamo tolta|l'abbiamo chiuso|non direi|ormai no|è stato vietato|è stata vietata|è stato bandito|è stata bandita|è stato abolito|è stata abolita",
    only: "non solo|non soltanto|non solamente|nessun problema|niente altro che|senza problemi|nient'altro che|non c'è dubbio|non male|non più solo|non più soltanto",
    instead: "invece di|al posto di|piuttosto che|anziché|e non|che",
    except: "tranne|eccetto|salvo|meno|a parte|ma non|senza|escluso|esclusi|esclusa|fuorché|ad eccezione di",
    correction:
      "no aspetta|aspetta|aspetti|no no|no meglio|meglio|anzi|anzi no|o meglio|piuttosto|scusa|scusi|scusate|pardon|voglio dire|volevo dire|intendevo|cioè|correggo|correzione|in realtà|veramente|a pensarci bene|pensandoci bene|ripensandoci|ora che ci penso|cambia in|cambialo in|cambi in|facciamo|mi sono sbagliato|mi sono sbagliata|ho sbagliato|lascia perdere|dimentica|no|o no|errore|anzi facciamo|oops|errore mio",
    or: "o|oppure|ovvero|o forse|o magari|sia|tra|fra|indeciso tra|sono indeciso tra|altrimenti|o anche",
    to: "a|fino a",
    perhaps: "forse|magari|può darsi|potrebbe essere|eventualmente|possibilmente|addirittura|persino",
    and: "e|ed|anche|più|così come|e anche|insieme a|inoltre|e poi|poi|sia|che|nonché|oltre a|e il|e la|e le|e i",
    but: "ma|però|tuttavia|anche se|sebbene|mentre|invece|eppure|nonostante|solo che|d'altra parte|bensì",
    because:
      "perché|poiché|siccome|dato che|visto che|a causa di|per via di|in quanto|grazie a|affinché|quando|da quando|dopo che|prima che|altrimenti|nonostante|se no",
    now: "ora|adesso|oggi|oggigiorno|attualmente|ormai|quest'anno|questo mese|al momento|per ora|ultimamente",
    so: "quindi|dunque|perciò|allora|alla fine|in fin dei conti|in sintesi|insomma|in totale|nel complesso|tutto sommato|diciamo|per questo|in conclusione|facciamo|mediamente|nell'insieme",
    elsewhere:
      "prima|l'anno scorso|lo scorso anno|il mese scorso|la settimana scorsa|un'anno fa|due anni fa|in passato|una volta|all'inizio|inizialmente|ai tempi|era|erano|eravamo|è stato|stato|avevamo|aveva|avevo|dovrebbe|dovremmo|dovrebbe essere|bisognerebbe|vorrei|vorremmo|mi piacerebbe|ci piacerebbe|voglio|vogliamo|spero|speriamo|magari fosse|obiettivo|l'obiettivo|idealmente|in teoria|se|se avessi|l'anno prossimo|il mese prossimo|in futuro|un giorno|il mio capo|il capo|i miei colleghi|il mio collega|il mio socio|mia moglie|mio marito|mio fratello|mia sorella|mio padre|mia madre|la concorrenza|i concorrenti|gli altri|altri|altre|la gente|dicono|dice|il vostro modulo|il modulo|la domanda|il questionario|pensavo|stavo per dire|non più|prevediamo|abbiamo smesso|vicino|vicini|vicina|il mio vicino|il nostro vicino|qui accanto|di fronte|dall'altra parte della strada|il nostro fornitore|il mio fornitore|concorrente|concorrenti|concorrenza|le grandi catene|la catena|un amico|un mio amico|mio cugino|mio zio|mia zia|mio cognato|mia cognata|il mio vecchio capo|il mio ex capo|il padrone di casa|la maggior parte delle aziende|altre aziende|da altre parti",
    all: "tutto|tutti|tutte|tutta|tutti quanti|tutte quante|tutto quanto|tutte le opzioni|tutti e tre|tutte e tre|tutti e quattro|tutte e quattro|tutte le precedenti|tutti i precedenti|ciascuno|ognuno|ognuna|tutta la lista",
    both: "entrambi|entrambe|tutti e due|tutte e due|ambedue|tutt'e due",
    none: "nessuno|nessuna|nessuno di|nessuna di|nessuno di questi|nessuna di queste|nessuna delle precedenti|niente|niente di tutto questo|niente di tutto ciò|nulla|né l'uno né l'altro|nessuno dei due|nessuna delle due",
    alone: "solo|soltanto|solamente|unicamente|esclusivamente",
    absent: "non|nessun",
    without: "senza",
    any: "qualsiasi|qualunque|uno qualsiasi|una qualsiasi|fa lo stesso|è uguale|è lo stesso|indifferente|nessuna preferenza|non importa|quello che vuoi|come vuoi",
    more: "altro|aggiungere|qualcos altro",
    other:
      "altro|altra|altri|altre|qualcos'altro|qualcosa d'altro|un'altro|un'altra|non è nella lista|qualcun altro",
  },

  intents: {
    filler: `
      volevo chiedere, volevo sapere,
      il, lo, la, i, gli, le, l, un, uno, una, di, del, della, dei, delle, dello, a, al, alla, ai, alle, in,
      nel, nella, su, sul, sulla, con, per, da, dal, dalla, tra, fra, e, ed, è, sono, era, essere, c, ci,
      ne, si, se, non, no, già, che, ch, chi, mi, ti, vi, lo so, più, molto, bene, bè, beh, boh, allora,
      dunque, poi, anche, solo, proprio, davvero, ecco, scusa, scusi, scusate, per favore, perfavore, pf,
      grazie, prego, ok, ora, adesso, qui, qua, lì, là, ancora, qualcosa, niente, nulla, poco, cosa, cose,
      così, tanto, veramente, sinceramente, onestamente, ad essere sincero, sopra, fino, come, può, posso,
      puoi, voglio, vuole, vuoi, va, vado, vai, fare, fa, faccio, ho, ha, hai, hanno, avere, dare, do, dai,
      suo, sua, lui, lei, loro, questo, quello, mah, eh, ehm, mmm, raga, insomma, momento, stesso, comunque,
      magari no, mica, tutto qui, ad`,
    me: "io, me, mi, mio, mia, miei, mie, posso, devo, ho, sono",
    we: "noi, nostro, nostra, nostri, nostre, abbiamo, dobbiamo, come fare, cosa fare",
    you: `
      tu, te, ti, tuo, tua, tuoi, tue, voi, vi, vostro, vostra, vostre, vostri, lei, suo, sua, hai, avete,
      sei, siete`,
    this: "questo, questa, questi, queste, quello, quella, quelle, ciò, qui, lo, sto, sta",
    or: "o, oppure, ovvero",
    turn: `
      ma, però, anche se, forse, probabilmente, magari, penso che, penso, credo, direi, suppongo,
      soprattutto, principalmente, perché, tranne, salvo, bensì`,

    who: "chi, a chi, qualcuno, con chi, di chi",
    why: `
      perché, perche, xke, xché, perchè, come mai, a che scopo, a cosa serve, a che serve, a che pro,
      per quale motivo, che senso ha`,
    what: "cosa, che, che cosa, cos",
    ask: "quale, quali, qual, come, quando, dove, quanto, quanta, quanti, quante, da quando",
    opens: `
      è anonimo, è obbligatorio, è questo, è un, è una, sono anonime, posso, possiamo, puoi, può, potete,
      potrebbe, potresti, devo, dobbiamo, bisogna, sei, siete, intende, intendi, intendete, vuol dire, vale,
      valgono, conta, contano, conto, si conta, include, il mio capo, il capo, parlo con, sto parlando,
      si può, è possibile, manca molto, mancano molte, viene salvato, vengono`,
    particle: "",
    howMany: `
      quanto, quanta, quanti, quante, quando, anno, anni, percentuale, numero, quantità, età, budget,
      prezzo, costo, fatturato, data, frequenza, importo, tasso, da quanto`,

    offers: "che ne dici, che ne dite",
    mean: `
      vuol dire, vuole dire, vuoi dire, significa, significano, intendi, intende, intendete, si intende,
      s intende, si riferisce, ti riferisci, riferite, riferito, in che senso, conta, contano, contare,
      vale, include, inclusi, includere, comprende, compresi, tratta, definizione, definisci, esattamente,
      precisamente, chiedi, chiede, chiedete, considera, considerate, meglio, peggio, rispetto a, s'intende`,
    lost: `
      non capisco, non ho capito, nn capisco, nn ho capito, non si capisce, non comprendo, non è chiaro,
      non mi è chiaro, poco chiaro, poco chiara, confuso, confusa, come scusa, come scusi, come prego,
      prego, eh, cosa intendi, cosa intende, cosa significa, cosa vuol dire, che significa, che vuol dire,
      che vuoi dire, cos è questo, cosa sarebbe, non ha senso, senza senso, troppo vago, vaga,
      troppo generico, che domanda è, cos'è questo`,
    explain: `
      spiega, spiegare, spiegarmi, spieghi, spiegami, spiegazione, chiarire, chiarisci, chiarisca,
      chiarimento, esempio, esempi, per esempio, ad esempio, riformula, riformulare, riformuli, ripeti,
      ripetere, ripeta, aiuto, aiutami, aiutarmi, traduci, in altre parole, più chiaro, più specifico,
      precisare, dettagli, più dettagli, più semplice`,

    survey: `
      sondaggio, questionario, modulo, test, valutazione, chat, intervista, conversazione, indagine, cosa,
      roba, quiz, compilazione`,
    question: "domanda, domande, quesito",
    answer: "risposta, risposte, voto, voti, valutazione, punteggio, risposto",

    read: `
      legge, leggere, leggerà, leggono, vede, vedere, vedrà, vedono, vedranno, accesso, guarda, riceve,
      sapere, saprà, sa, viene a sapere, arriva, arrivano, inviato, mandate, mandato, condiviso, dietro,
      commissionato, ordinato, copia, consultare, le legge, le leggono`,
    others: `
      capo, capi, boss, azienda, datore, datore di lavoro, direttore, direzione, manager, colleghi, collega,
      banca, hr, risorse umane, fisco, agenzia delle entrate, polizia, concorrenza, concorrenti, altri,
      clienti, fornitori, responsabile, team, titolare, terzi`,
    private: `
      anonimo, anonima, anonime, anonimi, anonimato, riservato, riservata, riservate, confidenziale,
      privato, privata, privacy, segreto, segreta, pubblico, pubblica, pubblicate, pubblicato, tra noi,
      fra noi, il mio nome, gdpr, condivise`,
    store: `
      salvati, conservati, conservate, memorizzati, dati, server, cancellati, venduti, usati, usate,
      utilizzati, cloud, succede alle mie risposte, succede con le mie risposte,
      fate con le mie risposte, fine fanno le mie risposte`,
    howLong: `
      quanto manca, quanto ci manca, quante ne mancano, quante mancano, quante domande, quante ancora,
      ancora quante, quanto dura, quanto tempo, quanto ci vuole, quanto ci si mette, manca molto,
      manca tanto, mancano molte, mancano tante, ne mancano tante, è l ultima, ultima domanda,
      abbiamo finito, abbiamo quasi finito, quasi finito, ci siamo quasi, quando finisce, è lungo, è lunga,
      ne hai ancora, ancora molto, ancora tante, è l'ultima`,
    left: `
      manca, mancano, resta, restano, rimangono, rimane, dura, ci vuole, prende, ancora, più, tempo, minuti,
      finisce, finire, fine, lungo`,
    pause: `
      fermarmi, fermo, smettere, smetto, pausa, interrompere, interrompo, uscire, esco, chiudere, chiudo,
      continuare, finire, finisco, riprendere, lasciare, resto, sospendere`,
    later: `
      più tardi, piu tardi, dopo, domani, stasera, un altra volta, un altro giorno, continuare, tornare,
      torno, riprendere, riprendo, sul telefono, dal cellulare, da dove, dove ero rimasto`,
    save: `
      salva, salvato, salvare, salvate, salvati, perde, perdo, perdere, si perde, perso, cancella,
      ricominciare, da capo, da zero, rimane salvato`,
    product: `
      cosa ottengo, cosa ricevo, cosa ci guadagno, che ci guadagno, cosa mi viene, cosa succede, che
      succede, a cosa serve, cosa ne fate, che ne fate, risultato, risultati, rapporto, report, relazione,
      alla fine, alla fine di, dopo, raccomandazioni, consigli, cosa ne esce, vantaggio, cosa ho risposto,
      che ho risposto, cosa avevo risposto, cosa ho detto, cosa ho scritto, qual era la mia risposta,
      quali erano le mie risposte, le mie risposte finora, le mie risposte precedenti, posso vedere le mie
      risposte, posso rivedere le mie risposte, mostrami le mie risposte, mi mostri le mie risposte, dove
      sono le mie risposte, dove vedo le mie risposte, cancellare le mie, eliminare le mie, cancellare i
      miei, eliminare i miei, cancellare tutto, cancella le mie, chi sei, chi è lei, chi siete, cosa sei,
      che sei, come ti chiami, come si chiama, sei un, sei una, lei è un, lei è una, siete un, parlo con,
      sto parlando con, con chi parlo, con chi sto, c è qualcuno, c'è qualcuno, contattare, contatto,
      telefono, assistenza, supporto, chiamare, parlare con qualcuno, parlare con una persona, a chi
      chiedo, a chi posso, chi posso, a chi mi rivolgo, rivolgermi, reclamo, lamentarmi, chiarimenti a,
      numero di telefono`,
    bot: `
      robot, bot, umano, umana, macchina, ia, ai, intelligenza artificiale, computer, programma, persona
      vera, persona reale, persona, chatgpt, vero, vera`,
    must: `
      obbligatorio, obbligatoria, obbligatorie, obbligato, obbligata, facoltativo, facoltativa, opzionale,
      devo, devo per forza, bisogna, è necessario, posso saltare, posso saltarla, posso lasciare,
      necessario, per forza`,

    before: `
      precedente, precedenti, prima, di prima, ultima, ultimo, scorsa, sopra, poco fa, indietro, anteriore,
      già, penultima`,
    said: `
      quello che ho detto, quello che ho scritto, ho detto, ho scritto, ho messo, ho risposto, ho scelto,
      ho indicato, ho selezionato, ho cliccato, avevo detto, avevo messo, avevo scritto, avevo risposto,
      ho inserito`,
    theLast:
      "nella precedente, alla precedente, la precedente, quella di prima, in quella di prima, a quella di prima, nell'ultima",
    change: `
      cambiare, cambia, cambi, cambiami, modificare, modifica, modifichi, correggere, correggi, corregga,
      rettificare, metti, metta, mettici, sostituisci, aggiorna, sistema, rivedere, aggiungi, aggiunga`,
    wrong: `
      sbagliato, sbagliata, ho sbagliato, sbagliai, sbagliando, errore, errata, errato, scorretto, ops,
      oops, per sbaglio, confuso, mi sono confuso, mi sono sbagliato, mi sono sbagliata, non è giusto,
      non è corretta, letto male, capito male, refuso, svista`,
    meant: "volevo dire, intendevo, volevo mettere, volevo scrivere",
    shouldBe:
      "dovrebbe essere, doveva essere, deve essere, sarebbe, era, in realtà è, in realtà sono, quella giusta è, la risposta giusta è, invece di, anziché, al posto di, e non, va messo",
    to: "in, a, con, su",
    back: `
      indietro, torna indietro, tornare indietro, torni indietro, torna alla precedente, domanda precedente,
      la domanda precedente, la precedente, annulla, vai indietro, tornare alla domanda precedente`,
    same: "stesso, stessa, stessi, stessa cosa, uguale, uguali, identico, idem, medesimo, lo stesso",
    refer: `
      vedi sopra, come sopra, come prima, uguale a prima, uguale alla precedente, stessa cosa di prima,
      lo stesso di prima, come detto, come ho detto, come già detto, come dicevo, già detto, già risposto,
      l ho già detto, ho già risposto, ho già detto, te l ho già detto, gliel ho già detto, stessa risposta,
      la stessa risposta, idem, ripeto, vedi risposta, vedi domanda, l'ho già detto, te l'ho già detto`,

    ignore: "ignora, ignori, ignorare, dimentica, dimentichi, dimenticati, scorda",
    rules: `
      istruzione, istruzioni, regola, regole, prompt, indicazioni, ordini, direttive, messaggio di sistema,
      tutto quanto sopra, password`,
    show: `
      mostra, mostrami, mostri, fammi vedere, dimmi, dammi, rivela, stampa, ripeti, scrivi, elenca,
      quali sono, qual è, manda`,
    fill: `
      compila, compili, rispondi, risponda, metti, metta, segna, segni, dai, dia, vota, valuta, finisci,
      termina, completa, completi, scrivi, scriva, fai, faccia, cancella, cancelli, elimina, scegli, scelga,
      invia, chiudi`,
    all: "tutto, tutti, tutte, il resto, ogni, ciascuna, intero, resto",
    forMe: "per me, al posto mio, tu stesso, da solo, da sola, per conto mio, a nome mio",
    role: `
      ora sei, adesso sei, d ora in poi, da ora in poi, comportati come, fai finta, fingi,
      modalità sviluppatore, inventa, inventati, inventa qualcosa, metti quello che vuoi, metti qualcosa,
      qualcosa a caso, a caso, scrivimi, scrivi qualcosa, rispondi solo, rispondi con, nuove istruzioni,
      raccontami una barzelletta, dimmi una barzelletta, racconta una barzelletta, d'ora in poi`,

    system: "sistema, system",

    unsure: `
      non so, non lo so, nn so, nn lo so, non saprei, boh, bo, mah, non ne ho idea, non ho idea,
      nessuna idea, non ho la minima idea, non ne ho la minima idea, non sono sicuro, non sono sicura,
      dipende, difficile dirlo, difficile da dire, difficile a dirsi, è difficile dirlo, non posso dirlo,
      non so dire, non so dirlo, non so cosa dire, senza opinione, nessuna opinione, non ho un opinione,
      chi lo sa, chissà, chi sa, bella domanda, non mi viene in mente, non mi ricordo, non ricordo,
      non ci ho pensato, mai pensato, non saprei dire, incerto, incerta, vai a sapere, non ne so niente`,
    skip: `
      non mi va, no grazie, salta, saltare, saltiamo, salto, la salto, passo, passiamo, passa, avanti, vai avanti, prossima,
      prossima domanda, la prossima, successiva, domanda successiva, nessun commento, no comment,
      nessuna risposta, non rispondo, lascia in bianco, lascio in bianco, in bianco, skip, skippa,
      mi astengo, saltala`,
    unwilling: `
      non voglio, non vorrei, non desidero, non ho intenzione, preferisco non, preferisco, preferirei non,
      preferirei, non posso, non mi va, non mi va di, mi rifiuto, rifiuto, non ho voglia,
      non sono autorizzato, meglio non, non intendo, tengo`,
    say: `
      dire, dirlo, rispondere, parlare, parlarne, condividere, rivelare, dare, commentare, valutare,
      esprimermi, pronunciarmi, divulgare, per me, dirvelo, dirglielo, questa informazione`,
    secret: `
      privato, troppo privato, personale, troppo personale, riservato, confidenziale, segreto,
      segreto professionale, non sono affari tuoi, non sono affari suoi, non sono affari vostri,
      affari miei, affari nostri, fatti miei, fatti nostri, fatti i fatti tuoi, fatti gli affari,
      non ti riguarda, non la riguarda, non vi riguarda, cosa mia, tra me e, interno, segreto aziendale,
      segreto industriale`,
    wait: `
      aspetta, aspetti, aspettate, attendi, attenda, un attimo, attimo, un attimino, un momento, momento,
      un momentino, un secondo, un sec, un minuto, un minutino, due minuti, 2 minuti, 5 minuti,
      dammi un minuto, dammi un attimo, dammi un secondo, mi dia un minuto, torno subito, arrivo,
      arrivo subito, fammi pensare, ci devo pensare, devo pensarci, ci penso, sto pensando,
      fammi controllare, devo controllare, devo verificare, devo chiedere, mi chiamano, mi stanno chiamando,
      suona il telefono, ora no, adesso no, adesso non posso, un istante, lascia stare, lascia perdere,
      cinque minuti, ci sentiamo dopo`,
    notApplicable: "non applicabile, non si applica, n a, na, non pertinente, non ci riguarda",

    greet: `
      ciao, ciaoo, salve, buongiorno, buon giorno, buonasera, buona sera, buon pomeriggio, buona giornata,
      hey, ehi, hello, hi, come va, come stai, come sta, come state, tutto bene, piacere, saluti,
      cordiali saluti, sono tornato, sono tornata, eccomi di nuovo`,
    thanks: `
      grazie, grazie mille, mille grazie, ti ringrazio, molte grazie, grazie per l invito, grazie dell invito,
      la ringrazio, grazie per l'invito, grazie dell'invito`,
    parting: "arrivederci, a presto, a dopo, buonanotte, a domani, addio, devo andare, ci vediamo",
    whom: "a tutti, tutti, altrettanto, ragazzi, di nuovo",
    intro: "sono, mi chiamo, il mio nome è, qui, qui è, da, parla",
    yes: `
      sì, si, sii, certo, certamente, ok, okay, va bene, vabbè, vabene, d accordo, esatto, esattamente,
      giusto, corretto, vero, proprio così, perfetto, bene, benissimo, capito, assolutamente, ovvio,
      ovviamente, naturalmente, già, senz altro, sicuro, volentieri, dai, andiamo, vai, ottimo, sissignore,
      sì certo,
      iniziamo, cominciamo, sono pronto, sono pronta, siamo pronti, possiamo iniziare, partiamo, d'accordo, senz'altro`,
    sound: "prova, test, ahah, ahahah, lol, la la la, lala, lalala, tralala, bla bla, blabla",
    insult: `
      stupido, stupida, stupidi, stupide, stupidaggine, stupidaggini, scemo, scema, scemi, idiota, idioti,
      imbecille, imbecilli, cretino, cretini, cretinata, deficiente, deficienti, merda, merde, schifo,
      schifezza, cazzo, cazzata, cazzate, stronzo, stronzi, stronzata, stronzate, coglione, coglioni,
      puttanata, puttanate, minchia, minchiata, minchiate, ridicolo, ridicola, inutile, inutili,
      perdita di tempo, perdere tempo, sciocchezza, sciocchezze, buffoni, buffone, pagliacci, pagliaccio,
      bastardo, bastardi, porcheria, palle, rompipalle, rompiscatole, impiccioni, ficcanaso, boiata, boiate`,
    curse: `
      vaffanculo, vaffa, fanculo, vai a cagare, andate a cagare, va a cagare, va a quel paese,
      vai a quel paese, andate a quel paese, vai al diavolo, andate al diavolo, va all inferno,
      vai all inferno, stai zitto, sta zitto, state zitti, zitto, lasciami in pace, lasciatemi in pace,
      non rompere, non rompete, non rompere le palle, non mi rompere, hai rotto, avete rotto, mi hai rotto,
      mi avete rotto, levati, sparisci, sparite, ficcatelo, ficcatevelo, porca puttana, vai a farti fottere,
      fottiti, fottetevi, crepa, va all'inferno, vai all'inferno`,
  },

  faq: {
    scaleEnd: `
      buono, buona, bene, male, cattivo, cattiva, meglio, migliore, peggio, peggiore, positivo, negativo,
      alto, alta, più alto, basso, bassa, più basso, in che senso, quale lato, quale estremo`,
    scaleWord: `
      scala, numero, numeri, voto, voti, punteggio, stella, stelle, punto, punti, uno, due, tre, quattro,
      cinque, il 5, l'1`,
    several: `
      più di uno, più di una, più di un, più di 1, più risposte, più opzioni, diversi, diverse, multipla,
      multiple, due, 2, tre, 3, entrambi, entrambe, solo uno, solo una, soltanto uno, soltanto una, una sola,
      uno solo`,
    choose: `
      scegliere, selezionare, segnare, indicare, dare, scelgo, scelta, opzione, opzioni, risposta, risposte,
      possibile, permesso, casella, caselle`,
    leaveOut: `
      saltare, saltarla, omettere, lasciare in bianco, lasciarla in bianco, lasciare vuoto, lasciare vuota,
      lasciarla vuota, tralasciare, non rispondere, senza rispondere, lasciare questa domanda, lasciare la
      domanda, lasciare questa domanda in bianco, lasciare la domanda in bianco`,
    wish: `
      voglio, vorrei, mi piacerebbe, preferisco, preferirei, ho bisogno, per favore, mi passi, mi dia, dammi`,
    talk: `
      parlare, parlo, chiamare, telefonare, contattare, scrivere, rivolgermi, chiedere, aiutarmi, aiutare,
      lamentarmi`,
    person: `
      persona, una persona, qualcuno, umano, un umano, essere umano, persona vera, operatore, operatrice,
      consulente, telefono, numero di telefono, contatto, assistenza, supporto, servizio clienti`,
    distress: `
      uccidermi, ammazzarmi, suicidarmi, togliermi la vita, farla finita, porre fine alla mia vita, voglio
      morire, vorrei morire, voglia di morire, non voglio più vivere, non voglio vivere, ho pensieri suicidi,
      ho pensieri di suicidio, penso al suicidio, penso di suicidarmi, farmi del male, mi faccio del male, non
      ce la faccio più, non ne posso più di vivere, sono in pericolo, temo per la mia vita, ho un attacco di
      panico, sto avendo un attacco di panico, sono disperato, sono disperata, questa domanda mi turba, queste
      domande mi turbano, questa domanda mi fa stare male, mi fa piangere, mi fanno piangere, sto piangendo`,
    despair: `
      non ce la faccio più, non ce la faccio, voglio farla finita, voglio sparire, mi sento in pericolo,
      non mi sento al sicuro, mi minaccia, sconvolto, sconvolta, sopraffatto, sopraffatta, angosciato,
      angosciata, disperato, disperata`,
    feels: "sento, mi fa sentire, completamente, totalmente",
  },
};
