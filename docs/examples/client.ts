/**
 * A script that does what people do on the screens: it makes a template, takes it once as a participant, and saves
 * the results as a file. It needs nothing but Node: 22.18 or newer runs it as it is.
 *
 *     ADMIN_EMAIL=you@example.com ADMIN_PASSWORD=… node docs/examples/client.ts http://localhost:3000
 *
 * Each run makes a new participant, because an address that has an account needs its mailed link.
 */
import { writeFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

interface Question {
  id: number;
  questionText: string;
  questionType: "text" | "multiple_choice" | "rating";
  options: string[] | null;
  isRequired: boolean;
}

interface Results {
  userAssessment: {
    status: "not_started" | "in_progress" | "completed";
    recommendations: string | null;
    recommendationState: "none" | "pending" | "ready" | "failed";
  };
}

export interface AttemptFile {
  assessment: { id: number; title: string };
  user: { email: string };
  questionsAndAnswers: { question: string; answer: string }[];
  aiAnalysis: { recommendations: string | null };
}

interface AdminLogin {
  email: string;
  password: string;
}

/** A refused call: the status, and the server's sentence as the message. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Somebody who is signed in, or not yet: keeps the session's cookie from one call to the next. */
function session(url: string) {
  const cookies = new Map<string, string>();

  async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
      cookies.set(name, value);
    }
    if (response.status === 429) {
      await wait(1_000 * Number(response.headers.get("retry-after") ?? 60));
      return call<Answer>(method, path, body);
    }
    const answer: unknown = await response.json();
    if (response.ok) return answer as Answer;
    throw new Refused(response.status, (answer as { message: string }).message);
  }

  return {
    get: <Answer>(path: string) => call<Answer>("GET", path),
    post: <Answer>(path: string, body?: unknown) => call<Answer>("POST", path, body),
    put: <Answer>(path: string, body: unknown) => call<Answer>("PUT", path, body),
  };
}
type Session = ReturnType<typeof session>;

async function makeTemplate(admin: Session): Promise<number> {
  const { id } = await admin.post<{ id: number }>("/admin/assessment-templates", {
    title: "Made by a script",
    resultsAnalysisPrompt: "Name the weakest area first.",
  });
  const questions: Partial<Question>[] = [
    { questionText: "What do you sell?", questionType: "text" },
    {
      questionText: "How big is your team?",
      questionType: "multiple_choice",
      options: ["Just me", "2 to 10", "More"],
    },
    { questionText: "How healthy is your cash flow?", questionType: "rating" },
  ];
  for (const question of questions) await admin.post(`/admin/assessments/${id}/questions`, question);
  const stored = await admin.get<Question[]>(`/admin/assessments/${id}/questions`);
  const cash = stored.find(({ questionType }) => questionType === "rating")?.id;
  // A card is advice for certain answers. Without cards, and without a model, there are no recommendations.
  await admin.put(`/admin/assessment-templates/${id}/cards`, {
    key: "cash",
    when: { version: 1, match: "all", rules: [{ question: cash, op: "atMost", value: 2 }] },
    kind: "risk",
    title: "Your cash flow needs attention first",
    why: "One late payment could leave bills unpaid.",
    steps: [{ text: "List what you must pay in the next eight weeks.", horizon: "week" }],
  });
  return id;
}

/** Takes the template once, as somebody new, and gives the attempt's id once its recommendations are written. */
async function takeTemplate(participant: Session, templateId: number, email: string): Promise<number> {
  const { userAssessmentId: id } = await participant.post<{ userAssessmentId: number }>(
    "/direct-assessment/register",
    { name: "Pat Doe", email, templateId },
  );
  const answers = { text: "Hand-made shoes", multiple_choice: "Just me", rating: "2" };
  for (const question of await participant.get<Question[]>(`/user/assessments/${id}/questions`)) {
    await participant.post(`/user/assessments/${id}/responses`, {
      questionId: question.id,
      answer: answers[question.questionType],
    });
  }
  await participant.post(`/user/assessments/${id}/complete`);
  for (;;) {
    const { userAssessment } = await participant.get<Results>(`/user/assessments/${id}/results`);
    if (userAssessment.recommendationState !== "pending") return id;
    await wait(500);
  }
}

/** The whole way, from an empty portal to a file. */
export async function run(url: string, login: AdminLogin, email: string): Promise<AttemptFile> {
  const admin = session(url);
  await admin.post("/admin/login", login);
  const templateId = await makeTemplate(admin);
  const attemptId = await takeTemplate(session(url), templateId, email);
  return admin.get<AttemptFile>(`/admin/user-assessments/${attemptId}/export`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { ADMIN_EMAIL: email = "", ADMIN_PASSWORD: password = "" } = process.env;
  const file = await run(
    process.argv[2] ?? "http://localhost:3000",
    { email, password },
    `pat+${Date.now()}@example.com`,
  );
  await writeFile("results.json", JSON.stringify(file, null, 2));
  process.stdout.write(`results.json holds ${file.questionsAndAnswers.length} answers.\n`);
}
