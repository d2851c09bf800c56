import type { Lexicon } from "./lexicon";
import { NO_VALUES } from "./value-words";

export const IT: Lexicon = {
  language: "it",

  values: NO_VALUES,

  grammar: {
    filler:
      "io|noi|mi|me|ci|mio|mia|miei|mie|nostro|nostra|nostri|nostre|è|e|sono|siamo|sta|stiamo|era|sarebbe|ha|abbiamo|ho|un|uno|una|il|lo|la|i|gli|le|l|di|del|dello|della|dei|degli|delle|per|per me|per noi|da noi|con|in|nel|nella|a|al|alla|ai|su|come|circa|più o meno|pressappoco|abbastanza|piuttosto|molto|davvero|solo|soltanto|semplicemente|bene|bel|bello|bella|buon|buono|buona|pieno|solido|chiaro|beh|be|mah|boh|allora|ecco|eh|ehm|mmm|hmm|ah|oh|sì|si|ok|va bene|dai|onestamente|sinceramente|francamente|a dire il vero|secondo me|a mio parere|in generale|in media|attualmente|al momento|oggi|oggigiorno|adesso|ora|per ora|purtroppo|per fortuna|sicuramente|di sicuro|certamente|senza dubbio|decisamente|assolutamente|anche|ancora|per favore|per piacere|grazie|ciao|salve|buongiorno|punto|punti|virgola|stella|stelle|voto|opzione|risposta|numero|casella|livello|scala|qui|qua|lì|là|questo|questa|quello|quella|soprattutto|principalmente|per lo più|non sono sicuro|non sono sicura|non so bene|difficile dirlo ma|bella domanda|lol|ahah|che|ne|esattamente|proprio|giusto|se dovessi scegliere|direi proprio|va",
    choosing:
      "direi|io direi|dico|io dico|diciamo|penso|penso che|penso sia|credo|credo che|credo sia|ritengo|mi sembra|metto|metterei|metti|metta|mettiamo|do|io do|darei|diamo|scelgo|scegliamo|sceglierei|prendo|prenderei|prendiamo|voto|voto per|opto per|vado con|vado per|andiamo con|andiamo per|segna|segni|segno|scrivi|scriva|annota|è un|è una|è|un|una|uno|sono|sarebbe|sarà|siamo a|siamo sul|sono a|merita|vale|si merita|la mia risposta|la mia risposta è|la risposta è|la mia scelta|probabilmente|suppongo|tendo a|propendo per|resto su|rimango su|abbiamo|usiamo|facciamo|piuttosto|più che altro",
    not: "non|no|né|ne|mai|nessun|nessuno|nessuna|senza|tranne|eccetto|salvo|meno|invece di|al posto di|piuttosto che|anziché|tutto tranne|tutto fuorché|assolutamente no|neanche|nemmeno|neppure|niente|quasi|che|lontano da|a parte|non è|per niente",
    notBehind: "no|neanche|nemmeno|mai",
    only: "non solo|non soltanto|non solamente|nessun problema|niente altro che|senza problemi|nient'altro che|non c'è dubbio|non male",
    instead: "invece di|al posto di|piuttosto che|anziché|e non|che",
    except: "tranne|eccetto|salvo|meno|a parte|ma non|senza|escluso|esclusi|esclusa|fuorché|ad eccezione di",
    correction:
      "no aspetta|aspetta|aspetti|no no|no meglio|meglio|anzi|anzi no|o meglio|piuttosto|scusa|scusi|scusate|pardon|voglio dire|volevo dire|intendevo|cioè|correggo|correzione|in realtà|veramente|ops|a pensarci bene|pensandoci bene|ripensandoci|ora che ci penso|cambia in|cambialo in|cambi in|facciamo|mi sono sbagliato|mi sono sbagliata|ho sbagliato|lascia perdere|dimentica|no|o no|errore|anzi facciamo",
    or: "o|oppure|ovvero|o forse|o magari|sia|tra|fra|indeciso tra|sono indeciso tra|altrimenti|o anche",
    perhaps: "forse|magari|può darsi|potrebbe essere|eventualmente|possibilmente|addirittura|persino",
    and: "e|ed|anche|più|così come|e anche|insieme a|inoltre|con|e poi|poi|sia|che|nonché|oltre a|e il|e la|e le|e i",
    but: "ma|però|tuttavia|anche se|sebbene|mentre|invece|eppure|nonostante|solo che|d'altra parte|bensì",
    because:
      "perché|perchè|poiché|siccome|dato che|visto che|a causa di|per via di|in quanto|grazie a|affinché|quando|da quando|dopo che|prima che|altrimenti|nonostante|se no",
    now: "ora|adesso|oggi|oggigiorno|attualmente|ormai|quest'anno|questo mese|al momento|per ora|ultimamente",
    so: "quindi|dunque|perciò|allora|alla fine|in fin dei conti|in sintesi|insomma|in totale|nel complesso|tutto sommato|diciamo|per questo|in conclusione|facciamo|mediamente|nell'insieme",
    elsewhere:
      "prima|l'anno scorso|lo scorso anno|il mese scorso|la settimana scorsa|un'anno fa|due anni fa|in passato|una volta|all'inizio|inizialmente|ai tempi|era|erano|eravamo|è stato|stato|avevamo|aveva|avevo|dovrebbe|dovremmo|dovrebbe essere|bisognerebbe|vorrei|vorremmo|mi piacerebbe|ci piacerebbe|voglio|vogliamo|spero|speriamo|magari fosse|obiettivo|l'obiettivo|idealmente|in teoria|se|se avessi|l'anno prossimo|il mese prossimo|in futuro|un giorno|il mio capo|il capo|i miei colleghi|il mio collega|il mio socio|mia moglie|mio marito|mio fratello|mia sorella|mio padre|mia madre|la concorrenza|i concorrenti|gli altri|altri|altre|la gente|dicono|dice|il vostro modulo|il modulo|la domanda|il questionario|pensavo|stavo per dire|non più|prevediamo|abbiamo smesso",
    all: "tutto|tutti|tutte|tutta|tutti quanti|tutte quante|tutto quanto|tutte le opzioni|tutti e tre|tutte e tre|tutti e quattro|tutte e quattro|tutte le precedenti|tutti i precedenti|ciascuno|ognuno|ognuna|tutta la lista",
    both: "entrambi|entrambe|tutti e due|tutte e due|ambedue|tutt'e due",
    none: "nessuno|nessuna|nessuno di|nessuna di|nessuno di questi|nessuna di queste|nessuna delle precedenti|niente|niente di tutto questo|niente di tutto ciò|nulla|né l'uno né l'altro|nessuno dei due|nessuna delle due",
    any: "qualsiasi|qualunque|uno qualsiasi|una qualsiasi|fa lo stesso|è uguale|è lo stesso|indifferente|nessuna preferenza|non importa|quello che vuoi|come vuoi",
    other:
      "altro|altra|altri|altre|qualcos'altro|qualcosa d'altro|un'altro|un'altra|non è nella lista|qualcun altro",
  },

  moves: {},
};
