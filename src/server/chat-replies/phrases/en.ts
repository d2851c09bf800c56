import type { Phrases } from "./phrases";

export const EN: Phrases = {
  language: "en",
  tell: "the is are am you your my we they this that these it of and for with what how why do does did can could not have has would should will who much many from about please i'm don't can't it's to be i in so as if on or at but any all may me yes dont cant its im change question answer",

  questions: { one: "one question", other: "{count} questions" },
  minutes: { one: "1 minute", other: "{count} minutes" },
  about: "about {questions}",
  welcome:
    "Welcome to {title}. I'll take you through {questions}, one at a time. You can stop whenever you like and come back to where you were.",
  allDone: "That was the last question. Thank you!",

  taken: {
    answer: ["Thank you: {answer}.", "Got it: {answer}.", "Noted: {answer}.", "All right: {answer}."],
    outOfFive: "{rating} out of 5",
    text: ["Noted.", "Thank you.", "Got it.", "All right."],
    words: [
      "Thank you, I have noted: “{words}”",
      "“{words}” – that is noted.",
      "I have written that down: “{words}”",
    ],
    skipped: ["No problem, we'll leave that one out.", "All right, we'll go on without it.", "Left out."],
    leftOpen: [
      "Let us leave this one open. You can still answer it as long as other questions are left.",
      "We'll leave this open for now; until the last question is answered, you can come back to it.",
    ],
    kept: [
      "All right, I have kept your answer as it is. You can change it any time before you finish.",
      "Fine, your answer stays as it was.",
    ],
    full: [
      "Thank you. Your answer is as long as it can be, so I have kept it as it was.",
      "There is no room for more in this answer, so it stays as it was.",
    ],
    newer: "You answered this in the form meanwhile, so I kept that answer: {answer}",
    newerSkip: "You skipped this question in the form meanwhile, so I left it at that.",
  },

  edited: "Answer to question {number} updated: {answer}",
  skipped: "skipped",
  quoted: "“{words}”",
  crowded: [
    "Many people are answering right now and the AI model had no time for this one, so I read it by myself.",
    "The AI model is still busy with others, so I read this by myself, too.",
  ],

  refused: {
    required: [
      "I understand, but this question is needed to complete the assessment.",
      "This one cannot be left out: the assessment needs an answer here.",
    ],
    greeting: ["Hello, and thank you for taking the time!", "Nice to have you here."],
    thanks: ["You're welcome!", "My pleasure."],
    parting: [
      "Goodbye for now: everything is saved, and you can go on whenever you like.",
      "See you later! Nothing is lost.",
    ],
    noise: ["I could not make sense of that.", "I could not read an answer in that."],
    unsureText: [
      "It is fine not to know. What comes to mind first, or what would you need to know to answer? If there is nothing, send the same again.",
      "You need not be sure. A first thought is enough, and if there is none, send the same once more.",
    ],
    unsureClosed: ["That is fine, it does not have to be exact.", "A rough guess is good enough."],
    ambiguous: ["That could mean more than one thing.", "I can read that in more than one way."],
    unclearWhich: ["I am not sure which one you mean.", "I could not tell which of them you mean."],
    several: [
      "You named more than one, and here only one can be chosen.",
      "Only a single answer can be chosen here.",
    ],
    none: [
      "If nothing fits well, the closest one is good enough.",
      "Nothing has to fit exactly: take what comes nearest.",
    ],
    offScale: ["That is not on the scale.", "The scale ends at 5."],
    noSuchOption: ["There is no option with that number.", "That number is not in the list."],
    notWhole: ["Only whole numbers work here.", "I need a whole number here."],
    tooLong: ["That is a little too long for me.", "That is more than I can keep."],
    unclearText: [
      "I am not sure I understood that. Could you say a little more?",
      "I could not quite follow. Could you put it another way?",
    ],
    unclearClosed: ["I could not match that to an answer.", "I cannot tell which of the answers that is."],
    bareNumber: [
      "Could you say in words what you mean? If the number is all there is to say, send it again.",
      "A few words would help me understand that number. If it says everything, send it once more.",
    ],
    bareYes: [
      "I heard your yes, but not yet what is behind it.",
      "A yes alone does not tell me enough here.",
    ],
    reference: [
      "I cannot carry over what you said elsewhere, so please say it here once more.",
      "Each question keeps an answer of its own, also where it is the same.",
    ],
    command: [
      "I can only ask these questions and note your answers.",
      "That is not something I can do here.",
    ],
    abuse: ["I see that this is annoying, and I am sorry.", "I understand that you have had enough of this."],
    wait: ["Take your time, everything is saved.", "No hurry: I am here when you are ready."],
    asUnderstood: [
      "Answer it the way you understand it; that is what counts here.",
      "However you read it, your answer is right.",
    ],
  },

  likely: {
    one: ["Do you mean {answer}?", "I read that as {answer}. Is that right?"],
    all: ["So far I have: {answer}. Is that all?", "I have understood {answer}. Is that complete?"],
  },

  asks: {
    ownWords: [
      "Please answer in your own words; a sentence is enough.",
      "There is no right or wrong answer, a few words will do.",
      "What would you say to it?",
    ],
    shorten: [
      "Please shorten your answer to the most important points.",
      "Could you put the most important part in fewer words?",
    ],
    choose: ["Please tap one, or type its number:", "Which of these fits best? The number is enough:"],
    chooseSeveral: [
      "Please choose all that apply, or type their numbers:",
      "Which of these apply? You can name more than one:",
    ],
    chooseAgain: [
      "Please choose from the list above; the number is enough.",
      "Tap what fits best, or type a number from the list.",
    ],
    which: ["Which one fits best?", "Which of these did you mean?"],
    rate: [
      "Please tap a number from 1 to 5, or type it: 1 means “{lowest}”, 5 means “{highest}”.",
      "Which number comes closest, from 1 (“{lowest}”) to 5 (“{highest}”)?",
    ],
    rateUnnamed: [
      "Please tap a number from 1 to 5, or type it: 1 is the lowest, 5 the highest.",
      "Which number comes closest, from 1 (lowest) to 5 (highest)?",
    ],
    scale: ["This is what the numbers mean:", "You can choose between these:"],
    more: "… and {count} more",
    skip: ['Or type "skip" to leave this one out.', 'If you would rather not answer this, type "skip".'],
    form: ["You can also answer in the form.", 'Or press "Answer in the form" and go on there.'],
    back: [
      "Now back to the question.",
      "Here is the question again.",
      "And what is your answer to the question?",
    ],
  },

  nothingMore: "I can't tell you more than the question says. Please take it as you understand it.",
  noReason: "Whoever wrote this question has not said why they ask it.",
  allIKnow: ["That is all I can tell you about it.", "I know no more about it than what I said."],

  facts: {
    readers:
      "Your answers are read at {house}, by the people who look after this assessment. They are not anonymous: your name or address stands beside them.",
    readByModel: "An AI model reads them, too, to understand you and to write your recommendations.",
    readByNoModel: "No AI model reads them at the moment.",
    privacy: "More about it: {url}",
    left: "As things stand, still to come: {questions}, about {minutes}.",
    leftOnScreen: "The counter at the top shows how many questions are left.",
    pause:
      "Yes, you can stop whenever you like. Everything is saved: come back in this browser, or on any device with a link that you have sent to your address.",
    changes: 'Yes. Press "Edit" beside an answer; until you finish, each of them can be changed.',
    given: 'So far you answered as follows; all of it stands under "Your answers" on this page:',
    givenOne: "Question {number} (“{question}”): {answer}",
    erasure: 'Yes: under "Your assessments" you can delete this one with all its answers at any time.',
    result:
      "You get written recommendations that rest on your answers. You find them here once you finish, and later with a link that you have sent to your address.",
    model: "I am an AI assistant, not a person: an AI model reads what you write, and it can be wrong.",
    program: "I am a program that follows rules, not a person and not an AI model.",
    needed:
      'Yes, this one is needed to complete the assessment. Optional questions can be left out with "skip".',
    optional: 'No, this one is optional: type "skip" to leave it out.',
    write: "Please write to {email}; at {house} they can help you.",
    ask: "Please ask {house}, or whoever invited you.",
  },

  correction: {
    already: "Your answer to question {number} (“{question}”) is {answer} already.",
    offer: [
      "Shall I change your answer to question {number} (“{question}”) to {answer}?",
      "Question {number} (“{question}”): do you want {answer} as your answer instead?",
    ],
    open: [
      "What should your answer to question {number} (“{question}”) be instead?",
      "Please tell me what I should put for question {number} (“{question}”), or press the button.",
    ],
    which: [
      'Which answer should I change? Tell me the number of the question and what it should say, or press "Edit" beside the answer.',
      "Please name the question by its number, and what I should put there instead.",
    ],
    notYet: [
      "Question {number} has no answer yet, so there is nothing to change.",
      "There is no answer to question {number} so far that I could change.",
    ],
    noneYet: "There is no answer yet that I could change.",
    done: "Done: your answer to question {number} (“{question}”) is now {answer}.",
    leave: ["All right, that answer stays as it is.", "Fine, I leave it unchanged."],
    stale: [
      "That answer cannot be changed this way any more, so I left everything as it was.",
      "Nothing was changed: that question is not asked any more.",
    ],
  },
};
