/** Words around an answer that change nothing about it: "I'd say a solid four please". All bare (normalise.ts). */
export const FILLERS: ReadonlySet<string> = words(`
  a an the i id ill im ive me my mine we wed were our us it its is are am be was would will say saying said give gives
  giving rate rated rating score scored think guess believe feel feels feeling like about around approximately approx
  roughly almost nearly maybe perhaps possibly probably prob prolly definitely certainly surely absolutely honestly
  really very quite pretty fairly kind of kinda sort sorta just only simply solid strong clear firm weak low high good
  great big easy generous perfect full clean fair decent go goes going gonna with choose chose choosing pick picked
  picking select selected take taking took vote put mark answer answers number option options choice choices level
  grade out for this that at on in as right now currently today overall general generally please pls plz thanks thank
  you hi hello hey ok okay yes yeah yep sure well hmm hm um uh er so lets let s final make call want wanna prefer more
  closer close to towards myself personally one ones stars star point points pts both must has have had most mostly
  mainly primarily especially d m definitly obviously def stuff thing things marks least too also plus can could should might
  bitte por favor svp je dirais ich sage eu digo io dico fully somewhere toward lower higher less greater above below average tbh imo imho ngl here there mean meant
`);

/** The word before a number or an option turns it down: "not 5". */
export const NEGATORS: ReadonlySet<string> = words(`
  not never isnt aint arent wasnt dont doesnt didnt wouldnt couldnt shouldnt cannot cant wont neither nor without
  except excluding besides than instead hardly
`);

/** Said before an answer without changing it: "not sure, maybe 3", "how about 4". For folded text. */
export const HEDGES =
  /\b(?:not|i'm not|im not) (?:too |so |really |entirely |quite )?(?:sure|certain)\b|\b(?:i )?(?:don't|dont|do not) know\b|\b(?:idk|dunno|(?:how|what) about)\b/g;

/** What was said before these words is taken back: "3, no wait, 4". */
export const CORRECTIONS: ReadonlySet<string> = words(
  "wait actually sorry meant correction scratch oops edit",
);

/** Where one thought ends and its explanation begins. */
export const CONJUNCTIONS: ReadonlySet<string> = words(
  "because cause cuz coz bc since but so although though however due while whereas",
);

/** Words that offer a second choice: "operations or technology", "maybe technology". */
export const ALTERNATIVES: ReadonlySet<string> = words("or either maybe perhaps possibly oder ou");

/** Words that join choices: "both operations and technology". */
export const JOINERS: ReadonlySet<string> = words("and plus with then und et y и both");

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
