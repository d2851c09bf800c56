/**
 * The words of each concept that intents are detected by. A list holds words and phrases with commas between; they are
 * compared normalized. `stem*` matches any ending, `*part` may begin inside a word. The rules in `answer-parser/intents`
 * know concepts, never words.
 */
export interface IntentWords {
  /** Says nothing by itself: articles, "please", "well", "is", "not". What is in no list is content. */
  readonly filler: string;
  readonly me: string;
  readonly we: string;
  readonly you: string;
  /** "This", "that", "it". */
  readonly this: string;
  readonly or: string;
  /** Brings an answer after all: "but", "maybe", "I think". */
  readonly turn: string;

  // Asking
  readonly who: string;
  readonly why: string;
  readonly what: string;
  /** Other words that ask: "which", "how", "when". */
  readonly ask: string;
  /** Begins a question of yes or no: "do you", "is it", "can I". */
  readonly opens: string;
  /** Makes a question anywhere in it: "吗", "mı". */
  readonly particle: string;
  /** In a question: a number answers it. */
  readonly howMany: string;

  /** Answers by asking: "how about". */
  readonly offers: string;

  // About the question
  /** "Mean", "count as", "refer to". */
  readonly mean: string;
  /** "I don't understand", "unclear", "pardon". */
  readonly lost: string;
  /** "Explain", "an example". */
  readonly explain: string;

  // The assessment and its parts
  readonly survey: string;
  readonly question: string;
  readonly answer: string;

  // About the assessment
  readonly read: string;
  /** Who might read it: "boss", "bank", "colleagues". */
  readonly others: string;
  /** "Anonymous", "confidential", "published". */
  readonly private: string;
  readonly store: string;
  /** Whole ways to ask how long or how many more: "how long", "nearly done". */
  readonly howLong: string;
  /** "Left", "more", "take". */
  readonly left: string;
  readonly pause: string;
  readonly later: string;
  /** "Save", "lose", "gone". */
  readonly save: string;
  /** Other things that people ask about the assessment: results, advice, deletion, whom to contact, who is asking. */
  readonly product: string;
  readonly bot: string;
  readonly must: string;

  // Earlier answers
  readonly before: string;
  /** "What I said", "I put". */
  readonly said: string;
  /** Whole ways to name the answer that was given last: "the one before". */
  readonly theLast: string;
  readonly change: string;
  readonly wrong: string;
  /** What follows is what it should be: "should be", "I meant", "not but". */
  readonly shouldBe: string;
  /** "I meant", "I wanted to say". */
  readonly meant: string;
  /** Stands before the new value of a change: "to". */
  readonly to: string;
  /** "Go back", "undo". */
  readonly back: string;
  readonly same: string;
  /** Whole ways to point at an answer: "as above", "already told you". */
  readonly refer: string;

  // Orders
  readonly ignore: string;
  /** What an assistant was told: "instructions", "prompt". */
  readonly rules: string;
  readonly show: string;
  /** "Fill in", "mark", "finish". */
  readonly fill: string;
  readonly all: string;
  readonly forMe: string;
  /** "You are now", "make something up". */
  readonly role: string;
  /** Who speaks where an order is disguised: "SYSTEM: …". */
  readonly system: string;

  // Not now, not this
  readonly unsure: string;
  readonly skip: string;
  /** "I don't want to", "rather not". */
  readonly unwilling: string;
  readonly say: string;
  readonly secret: string;
  /** "Not applicable": on an open question that is an answer. */
  readonly notApplicable: string;
  readonly wait: string;

  // Manners
  readonly greet: string;
  readonly thanks: string;
  /** "Goodbye", "I have to go". */
  readonly parting: string;
  /** Who is greeted: "all", "there". */
  readonly whom: string;
  /** "My name is", "here". */
  readonly intro: string;
  readonly yes: string;
  /** Whole messages that laugh or try the keyboard: "test", "lol". */
  readonly sound: string;
  /** Said of a thing or a person: "stupid", "idiots". */
  readonly insult: string;
  /** Said to somebody: "get lost". */
  readonly curse: string;
}

export type Concept = keyof IntentWords;
