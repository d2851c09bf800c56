import type { AdviceRequest } from "#server/assistant/port";
import type { AnswerValue } from "#shared/domain/answer";
import { adviceRequest, answered } from "#tests/helpers/assistant";

type Given = [text: string, answer: AnswerValue | null, more?: { options?: string[]; prompt?: string }];

/** A question is a rating when its answer is a digit, a choice when it has options, else a text. */
function attempt(title: string, resultsAnalysisPrompt: string | null, given: Given[]): AdviceRequest {
  const answers = given.map(([text, answer, { options, prompt } = {}], index) =>
    answered({
      id: 100 + index,
      order: index + 1,
      text,
      answer,
      type: options
        ? "multiple_choice"
        : typeof answer === "string" && /^[1-5]$/.test(answer)
          ? "rating"
          : "text",
      options: options ?? null,
      isRequired: answer !== null,
      analysisPrompt: prompt ?? null,
    }),
  );
  return { ...adviceRequest(answers, resultsAnalysisPrompt), templateTitle: title };
}

/** Very different businesses, each with a template of its own and the answers of one participant. */
export const BUSINESSES: Readonly<Record<string, AdviceRequest>> = {
  roaster: attempt("Roastery check", "Focus on cash flow and on what limits growth.", [
    [
      "What does your business do?",
      "We roast coffee for about forty cafés and sell bags online",
      { prompt: "Context: understand the line of business." },
    ],
    ["How many people work in the business?", "2 to 10", { options: ["Just me", "2 to 10", "11 to 50"] }],
    ["How consistent is your roast from batch to batch?", "4"],
    ["How reliable are your green coffee suppliers?", "2"],
    ["How healthy is your cash flow?", "2"],
    ["How well do you find new cafés as customers?", "3"],
    [
      "What is the biggest obstacle to growth right now?",
      "Cafés pay us after 60 days but the importer wants his money up front. Last autumn a container was six weeks late and we had to send regulars away.",
    ],
    [
      "Which area would you invest in first?",
      "Marketing",
      { options: ["Marketing", "Equipment", "People", "Online shop"] },
    ],
    ["Anything else we should know?", null],
  ]),
  printers: attempt("IT service desk review", null, [
    ["How satisfied are you with the printers in your building?", "1"],
    ["How quickly does the help desk answer your tickets?", "2"],
    ["How well do your tools support your daily work?", "4"],
    [
      "What goes wrong most often?",
      "The printer on the second floor has been broken for three weeks. I opened two tickets and nobody called back.",
    ],
    ["If you could change one thing, what would it be?", "Somebody who tells me when it will be fixed"],
    ["Which device do you use most?", "Laptop", { options: ["Laptop", "Desktop", "Tablet"] }],
  ]),
  school: attempt("How our school is doing", "Name the two things that matter most for learners.", [
    [
      "How well do teachers share materials with each other?",
      "2",
      { prompt: "Look at cooperation among staff." },
    ],
    [
      "How confident are you that pupils who fall behind are noticed early?",
      "2",
      { prompt: "Learning: early support comes first." },
    ],
    ["How happy are parents with how the school keeps them informed?", "3"],
    ["How well prepared is your school for digital exams?", "1"],
    ["How good is the atmosphere among staff?", "5"],
    [
      "What worries you most about the coming year?",
      "Two experienced maths teachers retire in July and we have had no applicants at all.",
    ],
    [
      "What works really well?",
      "Our older pupils read with the younger ones every Friday, and everybody loves it.",
    ],
  ]),
  software: attempt("Engineering health", "Look at delivery speed and quality.", [
    ["How easy is it to release a change to production?", "2"],
    ["How much do you trust the automated tests?", "2"],
    ["How often do you work overtime?", "4"],
    ["How clear is it who decides what gets built next?", "3"],
    ["How well does the team communicate?", "5"],
    [
      "What slows your team down?",
      "The test suite is flaky, so people rerun the pipeline until it is green. Releases happen every second Thursday and half the team watches them.",
    ],
    [
      "What would you change first?",
      "Smaller releases",
      { options: ["Smaller releases", "More tests", "Less meetings", "New framework"] },
    ],
  ]),
  freelancer: attempt("Freelance check-up", null, [
    ["How many people work in your business?", "Just me", { options: ["Just me", "2 to 5", "More"] }],
    ["How stressed are you?", "5"],
    ["How satisfied are you with your prices?", "2"],
    ["How full is your order book for the next three months?", "5"],
    [
      "How much money could you spend on improvements this year?",
      "Under 500 euros",
      { options: ["Under 500 euros", "500 to 2,000 euros", "More"] },
    ],
    [
      "What keeps you awake at night?",
      "If I get ill for two weeks, nothing comes in. I say yes to every client because I am afraid of a dry spell.",
    ],
  ]),
  clinic: attempt("Physiotherapy practice", "Waiting times come first. Be kind.", [
    ["How satisfied are patients with waiting times?", "2", { prompt: "Waiting: red flag when low." }],
    ["How well are new staff introduced to their work?", "4"],
    ["How reliable is the appointment software?", "1"],
    ["How strong is the trust between therapists and the front desk?", "3"],
    ["What do patients complain about?", "They sit in the hall for half an hour and nobody tells them why."],
    [
      "Which improvement would help you most?",
      ["Online booking", "More rooms"],
      { options: ["Online booking", "More rooms", "Longer hours"] },
    ],
  ]),
  german: attempt("Standortbestimmung", null, [
    ["Wie zufrieden sind Sie mit der Auslastung Ihrer Werkstatt?", "4"],
    ["Wie gut läuft die Zusammenarbeit mit Ihren Lieferanten?", "2"],
    [
      "Was hält Sie zurzeit am meisten auf?",
      "Wir finden keine Gesellen. Seit Ostern ist eine Stelle offen, und die Ersatzteile kommen immer zu spät.",
    ],
  ]),
  english_german: attempt("Business readiness check", null, [
    ["How well does the business find new customers?", "2"],
    ["How smoothly does everyday work run, from order to delivery?", "3"],
    [
      "What is the biggest obstacle in your business right now?",
      "Wir haben zu wenig Personal und müssen Aufträge ablehnen.",
    ],
    [
      "Where would you invest first if you had the time?",
      "People and hiring",
      { options: ["Marketing and sales", "People and hiring"] },
    ],
  ]),
  charity: attempt("Food bank review", "Concentrate on volunteers.", [
    [
      "What does your organisation do?",
      "We collect surplus food from supermarkets and hand it out twice a week. We have been doing this since 2011, and by now some 300 families rely on us every week of the year.",
    ],
    ["How easy is it to find volunteers for the Saturday shift?", "1"],
    ["How secure is your funding for next year?", "2"],
    ["How well do you keep the cold chain?", "5"],
    ["How clear are the roles on the board?", "2"],
    ["What are you proud of?", "Nobody has ever left without food."],
    ["What would help you most?", "People who come more than once, and a second van"],
  ]),
  silent: attempt("Pulse", null, [
    ["How motivated are you?", "3"],
    ["How well do you understand the goals of the company?", "3"],
    ["What holds you back?", "nothing"],
    ["Anything else?", null],
  ]),
  happy: attempt("Hotel check", null, [
    ["How happy are guests with the breakfast?", "5"],
    ["How clean are the rooms?", "5"],
    ["How well does the front desk handle complaints?", "4"],
    ["How reliable is the booking system?", "4"],
    [
      "What does not go well?",
      "The booking system and the channel manager do not talk to each other, so we had three double bookings in May.",
    ],
  ]),
  factory: attempt("Plant safety and maintenance", "Safety must come first. Give three actions.", [
    ["How safe do you feel at your workplace?", "3", { prompt: "Safety: any near miss matters." }],
    ["How reliable are the machines on your line?", "2"],
    ["How quickly are breakdowns repaired?", "1"],
    ["How well is your stock of spare parts organised?", "2"],
    ["How clear are the instructions for changing over the line?", "2"],
    ["How good is the quality of what leaves your line?", "4"],
    [
      "Describe the last time the line stood still.",
      "Tuesday night shift. The gripper jammed, no spare part on the shelf, and the fitter was alone. I reached in while it was running because production waited. That was close.",
    ],
  ]),
};
