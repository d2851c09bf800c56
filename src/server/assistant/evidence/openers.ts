const list = (words: string) => new Set(words.trim().split(/\s+/));

/** Words that begin an English sentence without being anybody's name. */
const OPENERS = list(`
  a an the this that these those it its he she they we you your our their my his her i there here what which who whom
  whose when where why how while whenever wherever whether if unless until since because as although though even only
  just also still yet already now then today tomorrow soon once twice first second third next last before after during
  in on at by for from with without within under over above below between among across through about against towards
  into of off out up down to near behind beyond despite besides instead both each every either neither all any some no
  none nobody nothing someone somebody something everyone everybody everything anyone anybody anything one two three
  four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty ninety hundred half most much many more less fewer few several other another such
  own and or but so nor not never always often sometimes perhaps maybe however therefore otherwise thus hence meanwhile
  moreover again rather quite too very almost at given do don't does did is are was were has have had can could should
  would will may might must let leave wait keep hold put stop start avoid postpone look take make give ask tell say find
  see know think use set get go come try plan focus begin build choose write call name show check talk
  late early small big large good bad better worse best worst new old clear unclear open slow fast high low long short
  strong weak unpaid regular weekly monthly daily single main key real full empty hard easy simple enough
  money cash work time trust demand stock staff income profit debt risk knowledge feedback software hardware data mail
  paper pay progress success support help service stress rent waste energy effort interest turnover delay overtime
`);
const ORDINARY_ENDING =
  /(?:s|ing|ly|ed|tion|sion|ment|ness|ity|cy|ship|ance|ence|ure|age|ism|hood|dom|th|ery|teen)$/;

/** Whether a sentence of an English text may begin with that word and name nobody by it. */
export function isOpener(word: string): boolean {
  const small = word.toLowerCase().replace("’", "'");
  return OPENERS.has(small) || OPENERS.has(small.replace(/'.*$/, "")) || ORDINARY_ENDING.test(small);
}
