import { bare } from "./normalise";

/** Words around an answer that change nothing about it: "I'd say a solid four please". Compared bare, as all here. */
const ENGLISH_FILLERS = `
  a an the i id ill im ive me my mine we were our us it its is are am be was would will say saying said give gives
  giving rate rated rating score scored think guess believe feel feels feeling like about around approximately approx
  roughly maybe perhaps possibly probably prob prolly definitely certainly surely absolutely honestly
  really very quite pretty fairly kind of kinda sort sorta just only simply solid strong clear firm weak low high good
  great big easy generous perfect full clean fair decent go goes going gonna with choose chose choosing pick picked
  picking select selected take taking took vote put mark answer answers number option options choice choices level
  grade out for this that at on in as right now currently today overall general generally please pls plz thanks thank
  you hi hello hey ok okay yes yeah yep sure well hmm hmmm hm um umm uh uhh uhm er erm eh ehm mm so lets let s final make call want wanna prefer more
  closer close to towards myself personally one ones stars star point points pts both must has have had most mostly
  mainly primarily especially d m definitly obviously def stuff thing things marks least too also plus can could should might
  fully scale recommend settle some down possible lol haha lmao hehe xd ha somewhere toward lower higher less greater above below average tbh imo imho ngl here there mean meant
`;

/** The same in other languages, without words that say something in English. */
const FILLERS_ELSEWHERE = `
  äh ähm öhm euh ich würde wuerde sagen sage gebe geben ne n ein eine einen einer eher denke finde glaube vielleicht etwa ca circa
  ungefähr wohl naja na ja klar gut gute glatte solide starke liebsten nur nehme nehmen den der die das ist es bei uns mir für
  mit punkte punkt punktzahl sterne sternen stern leider aktuell momentan bitte danke vom ganz
  je dirais dirai pense mets mettrais donne donnerais un une le la les petit petite bon bonne gros plutôt environ peut
  être vers suis est c cest pour du des au moi nous choisis prends merci svp étoile étoiles disons
  yo diría digo dire creo pienso q que el los las pongo le daría doy pondría como unos unas quizá quizás tal vez soy
  estamos elijo escojo estrella estrellas puntos gracias favor por verdad
  eu acho diria dou daria um uma uns umas o os nota seria talvez pra escolho fico com estrela estrelas pontos obrigado
  io dico direi penso credo darei uno il lo bel forse per scelgo voto stella stelle punti grazie
  ik denk geef zou zeggen een het ongeveer misschien wel voor mij kies ster sterren punten
  daję dam dałbym dałabym myślę że może chyba raczej około jestem wybieram gwiazdka gwiazdki gwiazdek punkty punktów proszę
  bence sanırım veririm verirdim yıldız puan belki galiba tane bir seçiyorum derim
  думаю поставлю ставлю наверное пожалуйста примерно моя оценка звезд звезды звезда баллов балла балл я на твердая
  твердую крепкая крепкую скорее выбираю
  أقول أعتقد أعطي تقريبا ربما نجوم نجمة حوالي اختار أختار
  है मैं हूँ मेरा मेरी दे दो लगभग शायद सितारे स्टार hai hoon hun mera meri main de do dunga shayad lagbhag
  jag tror skulle säga ett det är kanske stjärnor poäng saya rasa mungkin kasih bintang sao tôi nghĩ
`;

export const FILLERS: ReadonlySet<string> = words(`${ENGLISH_FILLERS} ${FILLERS_ELSEWHERE}`);

/** Fillers of a rating that turn an option round: "less marketing" does not choose marketing. */
export const LESSENING: ReadonlySet<string> = words("less fewer least lower below");

/** Fillers that say something where an option uses them: "full" of "Full time". */
export const ADJECTIVES: ReadonlySet<string> = words(
  "full low high good great easy fair perfect big final weak strong solid clear firm clean decent generous low great some",
);

/** The word before a number or an option turns it down: "not 5". */
export const NEGATORS: ReadonlySet<string> = words(`
  not never isnt aint arent wasnt dont doesnt didnt wouldnt couldnt shouldnt cannot cant wont neither nor without
  except excluding besides than instead hardly
  nicht kein keine keinen keinesfalls ohne außer pas jamais ni sans sauf nunca sin menos excepto não nem sem exceto mai senza
  tranne niet geen nooit zonder behalve nie bez oprócz değil hariç не нет кроме без ليس ليست غير नहीं inte
`);

/** Said before an answer without changing it: "not sure, maybe 3", "how about 4". For folded text. */
export const HEDGES =
  /\b(?:not|i'm not|im not) (?:too |so |really |entirely |quite )?(?:sure|certain)\b|\b(?:i )?(?:don't|dont|do not) know\b|\b(?:idk|dunno|(?:how|what) about|if (?:ever|at all|anything)|de do)\b/g;

/** What was said before these words is taken back: "3, no wait, 4". */
export const CORRECTIONS: ReadonlySet<string> = words(
  "wait actually sorry meant correction scratch oops edit",
);

/** Where one thought ends and its explanation begins. */
export const CONJUNCTIONS: ReadonlySet<string> = words(
  `because cause cuz coz bc since but so although though however due while whereas
  weil denn aber obwohl parce car mais puisque porque pero aunque pues pois perché però omdat maar bo ponieważ ale gdyż
  çünkü ama fakat потому но ведь لأن لكن क्योंकि लेकिन मगर kyunki lekin eftersom`,
);

/** Words that offer a second choice: "operations or technology", "maybe technology". */
export const ALTERNATIVES: ReadonlySet<string> = words(
  "or either maybe perhaps possibly oder entweder ou soit o u lub albo veya yahut или либо أو या eller atau",
);

/** Words that join choices: "both operations and technology". */
export const JOINERS: ReadonlySet<string> = words(
  "and n plus with then und sowie et y e en och og oraz ve ile и و और aur dan both",
);

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/).map(bare));
}
