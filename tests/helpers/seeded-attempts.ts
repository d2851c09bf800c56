import type { QuestionDraft } from "#shared/contracts/questions";
import type { TestServer } from "#tests/helpers/server";

/** Numbers from 0 to 1 that are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const SENTENCES = [
  "Spare parts arrive late, and nobody orders ahead.",
  "We lost 12 customers in 2025 because of it.",
  "Wir finden niemanden für die Nachtschicht.",
  "客户付款太慢。",
  "It is fine, **really** [fine](https://example.com) <b>!</b>",
  "Two people do the work of four & I am one of them.",
  "“Good enough” is what my boss says.",
  "Our prices have not changed since 2019.",
  "No complaints so far.",
  "# not a heading\n- not a list",
  "The figures in the monthly report are wrong every time.",
  "Nothing",
];

type Asked = Pick<QuestionDraft, "questionText" | "questionType"> & { options?: string[] };

const open = (questionText: string): Asked => ({ questionText, questionType: "text" });
const rating = (questionText: string): Asked => ({ questionText, questionType: "rating" });
const choice = (questionText: string, options: string[]): Asked => ({
  questionText,
  questionType: "multiple_choice",
  options,
});

const TEMPLATES: readonly { title: string; resultsAnalysisPrompt: string; asked: readonly Asked[] }[] = [
  {
    title: "How the workshop runs",
    resultsAnalysisPrompt: "Look for what stops the work, and who could take it over.",
    asked: [
      open("What does the workshop make?"),
      rating("How often is work held up by missing parts?"),
      choice("Who orders the parts?", ["One person", "Whoever notices", "Nobody in particular"]),
      open("What held you up last?"),
    ],
  },
  {
    title: "Money in the next three months",
    resultsAnalysisPrompt: "Late payment is the first thing to look at.",
    asked: [
      rating("How sure are you of next month's wages?"),
      rating("How often are bills paid late?"),
      choice("How far ahead do you plan?", ["Not at all", "A month", "A quarter"]),
      open("What worries you?"),
      open("What would help most?"),
    ],
  },
  {
    title: "How the team works together",
    resultsAnalysisPrompt: "Name what the team can change by itself.",
    asked: [
      rating("How well do you know what the others are doing?"),
      rating("How many meetings could be left out?"),
      open("What do you argue about?"),
      open("What goes well?"),
    ],
  },
];

/** Templates of several businesses, each answered by several people, no two alike: some skip, some write a lot. */
export async function completeSeededAttempts(server: TestServer, count: number): Promise<number[]> {
  const admin = await server.admin();
  const templates: number[] = [];
  for (const { title, resultsAnalysisPrompt, asked } of TEMPLATES) {
    const { body } = await admin.post("/admin/assessment-templates", { title, resultsAnalysisPrompt });
    for (const question of asked)
      await admin.post(`/admin/assessments/${body.id}/questions`, { ...question, isRequired: false });
    templates.push(body.id);
  }
  const attempts: number[] = [];
  for (let seed = 1; seed <= count; seed += 1) {
    const random = seeded(seed);
    const any = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
    const { agent, attemptId } = await server.participant(templates[seed % templates.length] as number);
    const { body: questions } = await agent.get(`/user/assessments/${attemptId}/questions`);
    const responses: Record<string, unknown> = {};
    for (const { id, questionType, options } of questions) {
      if (random() < 0.15) responses[id] = "skip";
      else if (questionType === "rating") responses[id] = String(1 + Math.floor(random() * 5));
      else if (questionType === "multiple_choice") responses[id] = any(options);
      else
        responses[id] = Array.from({ length: 1 + Math.floor(random() * 4) }, () => any(SENTENCES)).join(" ");
    }
    await agent.put(`/user/assessments/${attemptId}/responses`, { responses });
    const done = await agent.post(`/user/assessments/${attemptId}/complete`, {});
    if (done.status !== 200) throw new Error(`Attempt ${seed} could not be completed: ${done.status}`);
    attempts.push(attemptId);
  }
  return attempts;
}
