import type { ReplyPhrases } from "./reply-phrases";

export const EN_REPLIES: ReplyPhrases = {
  language: "en",
  tell: "the is are am you your my we they this that these it of and for with what how why do does did can could not have has would should will who much many from about please i'm don't can't it's to be i in so as if on or at but any all may me yes dont cant its im change question answer",

  questions: { one: "one question", other: "{count} questions" },
  minutes: { one: "1 minute", other: "{count} minutes" },
  about: "about {questions}",
  welcome:
    "Welcome to {title}. I'll take you through {questions}. You can stop at any time and continue later.",
  allDone: "That was the last question. Thank you!",

  acknowledgements: {
    answer: [
      "Thanks! Your answer: {answer}.",
      "Got it: {answer}.",
      "Noted: {answer}.",
      "All right: {answer}.",
    ],
    outOfFive: "{rating} out of 5",
    text: ["Thank you.", "Got it.", "Noted.", "All right."],
    quote: ["Thanks, I noted {words}.", "Got it: {words}.", "Noted: {words}."],
    skipped: ["No problem, we'll skip this one.", "All right, let's move on.", "Skipped."],
    leftOpen: [
      "Let's leave this question open. You can still answer it before you finish.",
      "We'll skip this question for now. You can come back to it before you finish.",
    ],
    kept: [
      "All right, I'll keep your answer as it is. You can change it any time before you finish.",
      "OK, your answer stays as it was.",
    ],
    full: [
      "Your answer has reached the maximum length, so I couldn't add this to it.",
      "I couldn't add this because your answer is already as long as it can be.",
    ],
    newer: "You've already answered this question in the form, so I kept that answer: {answer}",
    newerSkip: "You've already skipped this question in the form, so I left it that way.",
  },

  edited: "Answer to question {number} updated: {answer}",
  skipped: "skipped",
  quoted: "“{words}”",
  crowded: [
    "The AI model is busy right now, so this reply comes from the built-in assistant.",
    "The AI model is still busy, so I replied to this message without it.",
  ],

  refused: {
    required: [
      "I understand, but this question is required.",
      "This question can't be skipped: the assessment needs an answer here.",
    ],
    greeting: ["Hello, and thank you for taking the time!", "Hi! It's good to have you here."],
    thanks: ["You're welcome!", "My pleasure."],
    parting: [
      "Goodbye! Your answers are saved, so you can continue whenever you like.",
      "See you later! Everything you've answered is saved.",
    ],
    noise: ["I couldn't make sense of that.", "I couldn't find an answer in that."],
    "unsure-text": [
      "It's fine not to know. What comes to mind first? If nothing does, send the same message again and I'll save it as your answer.",
      "You don't have to be sure. A first thought is enough. If you don't have one, send your last message again and I'll save it.",
    ],
    "unsure-closed": ["That's fine, it doesn't have to be exact.", "Your best guess is good enough."],
    ambiguous: ["I'm not sure which one you mean.", "I couldn't tell which one you meant."],
    several: [
      "You named more than one, but you can only choose one here.",
      "Please choose just one answer here.",
    ],
    none: [
      "If nothing fits exactly, choose the closest option.",
      "It doesn't have to fit perfectly. The closest option is good enough.",
    ],
    "off-scale": ["That's not on the scale.", "The scale only goes from 1 to 5."],
    "out-of-range": ["There is no option with that number.", "That number isn't on the list."],
    "not-whole": ["Only whole numbers work here.", "I need a whole number here."],
    "too-long": ["That answer is too long.", "That's longer than I can save."],
    "unclear-text": [
      "I'm not sure I understood that. Could you say a little more?",
      "I didn't quite follow. Could you put it another way?",
    ],
    "unclear-closed": ["I couldn't match that to an answer.", "I can't tell which answer that is."],
    "bare-number": [
      "Could you add a few words? If the number says it all, send it again.",
      "What does that number stand for? If there's nothing to add, just send it once more.",
    ],
    "bare-yes": ["Could you tell me a little more?", "Thanks. Can you say a bit more?"],
    reference: [
      "I can't copy an answer from another question. Please write it here again.",
      "Every question needs its own answer, even if it's the same as before.",
    ],
    command: ["I can only ask these questions and save your answers.", "I can't do that here."],
    abuse: ["I'm sorry this is frustrating.", "I can see this is frustrating."],
    wait: ["Take your time. Everything is saved.", "No rush. Just reply when you're ready."],
  },

  didYouMean: ["Did you mean {answer}?", "I'm not sure I understood. Is it {answer}?"],

  asks: {
    keepWords: [
      "Should I save your message as your answer?",
      "Is that your answer? Then I will save it as you wrote it.",
    ],
    ownWords: [
      "Please answer in your own words. A sentence is enough.",
      "There's no right or wrong answer. A few words are enough.",
      "What would you say?",
    ],
    shorten: [
      "Please shorten your answer to the most important points.",
      "Could you say the most important part in fewer words?",
    ],
    choose: ["Please choose one, or type its number:", "Which of these fits best? You can type its number:"],
    chooseSeveral: [
      "Please choose all that apply, or type their numbers:",
      "Which of these apply? You can name more than one:",
    ],
    chooseAgain: [
      "Please choose from the list above, or type a number.",
      "Choose what fits best, or type a number from the list.",
    ],
    which: ["Which one fits best?", "Which of these did you mean?"],
    rate: [
      "Please choose a number from 1 to 5, where 1 means “{lowest}” and 5 means “{highest}”.",
      "Which number comes closest, from 1 (“{lowest}”) to 5 (“{highest}”)?",
    ],
    rateUnnamed: [
      "Please choose a number from 1 to 5, where 1 is the lowest and 5 the highest.",
      "Which number comes closest, from 1 (lowest) to 5 (highest)?",
    ],
    scale: ["Here's what the numbers mean:", "Here's the scale:"],
    more: "… and {count} more",
    skip: ['Or type "skip" to skip this question.', 'If you\'d rather not answer, type "skip".'],
    form: ["You can also answer in the form.", 'Or press "Answer in the form" and continue there.'],
    back: [
      "Now back to the question.",
      "Let's get back to the question.",
      "Let's continue with the question.",
    ],
  },

  nothingMore: [
    "I don't have more information about this question. Please answer it the way you understand it.",
    "Just go with your own understanding of the question.",
  ],
  noReason: "The author of this question didn't give a reason for asking it.",
  allIKnow: ["That's all I can tell you about it.", "I don't know any more than that."],
  cannotAnswer: ["I can't answer that here.", "I don't have an answer to that."],
  contact: {
    email: "For help, write to {email}.",
    organization: "Please ask {organization} or the person who invited you.",
  },

  facts: {
    readers:
      "The people at {organization} who run this assessment read your answers. Your answers aren't anonymous: they're shown with your name or email address.",
    readByModel: "An AI model also reads them to understand your messages and write your recommendations.",
    readByNoModel: "No AI model reads them at the moment.",
    privacy: "Read more at {url}",
    left: "You have {questions} left, about {minutes}.",
    leftOnScreen: "The counter at the top shows which question you're on and how many there are.",
    pause:
      "Yes, you can stop at any time. Your answers are saved. To continue, come back in this browser. On another device, request a sign-in link by email.",
    highIsGood: "A high number is good: 5 is the best answer and 1 is the worst.",
    highIsBad: "A high number is bad here: 5 is the worst answer and 1 is the best.",
    highIsNeutral: "No number is better than another here. Choose the one that describes your situation.",
    highIsUnsaid: "Choose the number that describes your situation.",
    scale: "Here's the meaning of each number:",
    scaleUnnamed: "1 is the lowest number and 5 is the highest.",
    oneOption: "You can choose only one option here.",
    severalOptions: "Yes, you can choose more than one option here.",
    oneRating: "You can choose only one number, from 1 to 5.",
    anyText: "You can mention more than one thing here, in your own words.",
    optional: 'Yes, this question is optional. Type "skip" to leave it out.',
    required: "This question is required, so it needs an answer before you can finish.",
    notAPerson: "I'm an automated assistant, not a person, and I can't connect you to anyone.",
  },

  distress: {
    calm: [
      "I'm sorry you're going through this. You don't have to answer this question now, and I didn't save your message as an answer.",
      "Thank you for telling me. Please take a break if you need one. I didn't save your message as an answer.",
    ],
    email: "You can write to {email}.",
    organization: "You can talk to {organization} or the person who invited you.",
    emergency: "If you are in danger, call your local emergency number.",
  },

  edit: {
    offer: [
      "Should I change your answer to question {number} (“{question}”) to {answer}?",
      "Question {number} (“{question}”): would you like to change your answer to {answer}?",
    ],
    open: [
      'To change your answer to question {number} (“{question}”), press "Change answer {number}".',
      'Press "Change answer {number}" to edit your answer to question {number} (“{question}”).',
    ],
    how: [
      'To change an answer, press "Edit" or "Change" next to it, or type the question\'s number: "change question 4".',
      'Which answer would you like to change? Type "change question 4", for example, or press "Edit" or "Change" next to the answer.',
    ],
    already: [
      "Your answer to question {number} (“{question}”) is already {answer}.",
      "It already says {answer} for question {number} (“{question}”).",
    ],
    notYet: [
      "You haven't answered question {number} yet, so there's nothing to change.",
      "There's no answer to question {number} yet.",
    ],
    done: [
      "Done: your answer to question {number} (“{question}”) is now {answer}.",
      "I've changed your answer to question {number} (“{question}”) to {answer}.",
    ],
    declined: ["All right, I'll leave that answer as it is.", "OK, nothing was changed."],
    gone: [
      "That question is no longer part of the assessment, so nothing was changed.",
      "I couldn't change that answer because its question is no longer asked.",
    ],
  },
};
