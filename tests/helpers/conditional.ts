import type { AttemptId } from "#shared/domain/ids";
import type { Rule } from "#shared/domain/questions/conditions";
import { type TestServer, testServer } from "#tests/helpers/server";
import { rows } from "#tests/helpers/stored";

const shownIf = (...rules: Rule[]) => ({ version: 1, match: "all", rules });

const SCORING = {
  version: 1,
  visibleTo: "participant",
  scale: { max: 100, decimals: 0 },
  minCoverage: 0.5,
  dimensions: [{ key: "site", name: "Website", description: null, weight: 1 }],
  bands: [{ from: 0, name: "Any", text: "Wherever it stands." }],
  benchmark: { on: false, k: 5 },
};

type Also = Record<number, object>;

/**
 * A template with branches: 1 website (Yes, No), 2 how good (rating) and 3 what it sells (text) if Yes, 4 the obstacle
 * (text) if No, 5 what to fix (text) if 2 is at most 2, 6 anything else (optional).
 * @param also overrides of questions by place, from 1
 */
export async function conditionalTemplate(server: TestServer, also: Also = {}): Promise<number> {
  const admin = await server.admin();
  const { body: template } = await admin.post("/admin/assessment-templates", { title: "Sites" });
  await admin.put(`/admin/assessment-templates/${template.id}/scoring`, { scoring: SCORING });
  let place = 0;
  const add = async (question: object): Promise<number> => {
    place += 1;
    const draft = { ...question, ...also[place] };
    return (await admin.post(`/admin/assessments/${template.id}/questions`, draft)).body.id;
  };
  const site = await add({
    questionText: "Do you have a website?",
    questionType: "multiple_choice",
    options: ["Yes", "No"],
    dimension: "site",
    points: [10, 0],
  });
  const ifYes = shownIf({ question: site, op: "is", value: "Yes" });
  const quality = await add({
    questionText: "How good is it?",
    questionType: "rating",
    conditions: ifYes,
    dimension: "site",
    weight: 2,
    highIs: "good",
  });
  await add({
    questionText: "What does it sell?",
    questionType: "text",
    conditions: ifYes,
    analysisPrompt: "Look closely",
  });
  await add({
    questionText: "What keeps you from one?",
    questionType: "text",
    conditions: shownIf({ question: site, op: "is", value: "No" }),
  });
  await add({
    questionText: "What will you mend first?",
    questionType: "text",
    conditions: shownIf({ question: quality, op: "atMost", value: 2 }),
  });
  await add({ questionText: "Anything else?", questionType: "text", isRequired: false });
  return template.id;
}

/** A participant with an attempt on it. */
export async function conditional(also: Also = {}) {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: "off" });
  const templateId = await conditionalTemplate(server, also);
  const { agent, attemptId } = await server.participant(templateId);
  const url = `/user/assessments/${attemptId}`;
  const questions: { id: number; visible: boolean }[] = (await agent.get(`${url}/questions`)).body;
  const [site, quality, products, obstacle, fix, more] = questions.map(({ id }) => id) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const participant = { ...(await agent.get("/user/me")).body, isVerified: true };
  return {
    ...{ server, templateId, agent, url, participant },
    ...{ site, quality, products, obstacle, fix, more },
    id: attemptId as AttemptId,
    chat: server.deps.services.chat,
    save: (responses: Record<number, string>) => agent.put(`${url}/responses`, { responses }),
    answer: (questionId: number, answer: string) => agent.post(`${url}/responses`, { questionId, answer }),
    complete: (responses: Record<number, string> = {}) => agent.post(`${url}/complete`, { responses }),
    visible: async () =>
      (await agent.get(`${url}/questions`)).body
        .filter((question: { visible: boolean }) => question.visible)
        .map((question: { id: number }) => question.id),
    replaced: async () => {
      const history = await rows<{ questionId: number; answer: string; via: string }>(
        server,
        "SELECT questionId, answer, via FROM answer_history ORDER BY id",
      );
      return history.map(({ answer, ...rest }) => ({ ...rest, value: JSON.parse(answer).value }));
    },
  };
}
