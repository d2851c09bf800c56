/**
 * The words of each concept used to detect intents: comma-separated words and phrases, normalized before comparison.
 * `stem*` matches any ending, `*part` may start inside a word. The rules in `answer-parser/intents` use concepts only,
 * never words.
 */
export interface IntentWords {
  /** Words without content: articles, "please", "well", "is", "not". Words in no list are content. */
  readonly filler: string;
  readonly me: string;
  readonly we: string;
  readonly you: string;
  readonly this: string;
  readonly or: string;
  /** Announces an answer after an intent: "but", "maybe", "I think". */
  readonly turn: string;

  // Questions
  readonly who: string;
  readonly why: string;
  readonly what: string;
  /** Other question words: "which", "how", "when". */
  readonly ask: string;
  /** Starts a yes-no question: "do you", "is it", "can I". */
  readonly opens: string;
  /** Marks a question at any position: "吗", "mı". */
  readonly particle: string;
  readonly howMany: string;

  /** Suggests an answer as a question: "how about". */
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
  /** People who might read the answers: "boss", "bank", "colleagues". */
  readonly others: string;
  /** "Anonymous", "confidential", "published". */
  readonly private: string;
  readonly store: string;
  /** Complete phrases that ask for the duration: "how long", "nearly done". */
  readonly howLong: string;
  /** "Left", "more", "take". */
  readonly left: string;
  readonly pause: string;
  readonly later: string;
  /** "Save", "lose", "gone". */
  readonly save: string;
  /** Other topics about the assessment: results, advice, deletion, contacts, who is asking. */
  readonly product: string;
  readonly bot: string;
  readonly must: string;

  // Earlier answers
  readonly before: string;
  /** "What I said", "I put". */
  readonly said: string;
  /** Complete phrases for the previous answer: "the one before". */
  readonly theLast: string;
  readonly change: string;
  readonly wrong: string;
  /** Announces the right value: "should be", "I meant", "not but". */
  readonly shouldBe: string;
  /** "I meant", "I wanted to say". */
  readonly meant: string;
  /** Comes before the new value of a change: "to". */
  readonly to: string;
  /** "Go back", "undo". */
  readonly back: string;
  readonly same: string;
  /** Complete references to an earlier answer: "as above", "already told you". */
  readonly refer: string;

  // Instructions
  readonly ignore: string;
  /** Instructions of the assistant: "instructions", "prompt". */
  readonly rules: string;
  readonly show: string;
  /** "Fill in", "mark", "finish". */
  readonly fill: string;
  readonly all: string;
  readonly forMe: string;
  /** "You are now", "make something up". */
  readonly role: string;
  /** Speaker names in disguised instructions: "SYSTEM: …". */
  readonly system: string;

  // Skipping and waiting
  readonly unsure: string;
  readonly skip: string;
  /** "I don't want to", "rather not". */
  readonly unwilling: string;
  readonly say: string;
  readonly secret: string;
  /** "Not applicable", which is an answer to an open question. */
  readonly notApplicable: string;
  readonly wait: string;

  // Small talk
  readonly greet: string;
  readonly thanks: string;
  /** "Goodbye", "I have to go". */
  readonly parting: string;
  /** Addressees of a greeting: "all", "there". */
  readonly whom: string;
  /** "My name is", "here". */
  readonly intro: string;
  readonly yes: string;
  /** Complete messages of laughter or keyboard tests: "test", "lol". */
  readonly sound: string;
  /** About a thing or a person: "stupid", "idiots". */
  readonly insult: string;
  /** Addressed to a person: "get lost". */
  readonly curse: string;
}

export type Concept = keyof IntentWords;
