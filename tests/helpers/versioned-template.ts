import type { Agent, TestServer } from "#tests/helpers/server";

const SCORING = {
  version: 1,
  visibleTo: "participant",
  scale: { max: 5, decimals: 1 },
  minCoverage: 0.5,
  dimensions: [
    { key: "money", name: "Money", description: null, weight: 1, bands: null },
    { key: "web", name: "Web", description: null, weight: 2, bands: [{ from: 0, name: "Online", text: "" }] },
  ],
  bands: [
    { from: 0, name: "Shaky", text: "Look here first." },
    { from: 2, name: "Fair", text: "Go on." },
    { from: 3.4, name: "Firm", text: "Build on it." },
  ],
  benchmark: { on: false, k: 5 },
};

const CHANNELS = ["Word of mouth", "Search", "Fairs", "Social", "Mail", "Partners", "Press", "None of these"];

/**
 * Creates a template with four versions, the last in German: 1 website, 2 how good it is (rating) and 3 what it sells
 * if there is one, 4 channels (several), 5 the team (a rating in two versions, then a choice), 6 anything else.
 * Versions rename an option, add an option and a question, and change bands.
 */
export async function versionedTemplate(server: TestServer, admin: Agent): Promise<number> {
  const { body: template } = await admin.post("/admin/assessment-templates", { title: "Shop check" });
  const id: number = template.id;
  const score = (scoring: object) => admin.put(`/admin/assessment-templates/${id}/scoring`, { scoring });
  const add = async (question: object): Promise<number> =>
    (await admin.post(`/admin/assessments/${id}/questions`, question)).body.id;
  const change = async (question: number, to: object) => {
    const { status, body } = await admin.put(`/admin/questions/${question}`, to);
    if (status !== 200) throw new Error(body.message);
  };
  const startAttempt = () => server.participant(id);
  await score(SCORING);
  const site = await add({
    questionText: "Do you have a site?",
    questionType: "multiple_choice",
    options: ["Yes", "No", "Soon"],
    dimension: "web",
    points: [3, 0, 1],
  });
  const conditions = { version: 1, match: "all", rules: [{ question: site, op: "is", value: "Yes" }] };
  await add({
    questionText: "How good is it?",
    questionType: "rating",
    highIs: "good",
    dimension: "web",
    scaleLabels: ["Poor", "", "", "", "Great"],
    conditions,
  });
  await add({ questionText: "What does it sell?", questionType: "text", conditions });
  const channels = await add({
    questionText: "Which channels bring customers?",
    questionType: "multiple_choice",
    options: CHANNELS,
    selection: "several",
    exclusiveOptions: ["None of these"],
  });
  const team = await add({
    questionText: "How is the team?",
    questionType: "rating",
    highIs: "bad",
    dimension: "money",
  });
  await add({ questionText: "Anything else?", questionType: "text", isRequired: false });
  await startAttempt();
  await change(site, { options: ["Yes", "No", "Planned", "On a market place"], points: [3, 0, 1, 2] });
  await add({
    questionText: "How do fairs go?",
    questionType: "rating",
    isRequired: false,
    conditions: { version: 1, match: "any", rules: [{ question: channels, op: "includes", value: "Fairs" }] },
  });
  await startAttempt();
  await change(team, {
    questionType: "multiple_choice",
    options: ["Fine", "Tired", "Leaving"],
    highIs: null,
    points: [2, 1, 0],
  });
  await score({ ...SCORING, bands: [{ from: 0, name: "Low", text: "" }, ...SCORING.bands.slice(2)] });
  await startAttempt();
  await admin.put(`/admin/assessment-templates/${id}`, { language: "de" });
  await startAttempt();
  return id;
}

/** Creates a template with twenty questions about four dimensions, two of them texts and one with several choices. */
export async function twentyQuestions(server: TestServer, admin: Agent): Promise<number> {
  const { body: template } = await admin.post("/admin/assessment-templates", { title: "Twenty questions" });
  const id: number = template.id;
  const areas = ["money", "people", "web", "time"];
  const dimensions = areas.map((key) => ({ key, name: key, description: null, weight: 1, bands: null }));
  await admin.put(`/admin/assessment-templates/${id}/scoring`, { scoring: { ...SCORING, dimensions } });
  const options = ["Never", "Sometimes", "Often", "Always"];
  for (let at = 0; at < 20; at += 1) {
    const dimension = areas[at % areas.length];
    const kinds = [
      { questionType: "rating", highIs: "good", dimension },
      { questionType: "multiple_choice", options, points: [0, 1, 2, 3], dimension },
    ];
    const exceptions: Record<number, object> = {
      7: { questionType: "multiple_choice", options: CHANNELS, selection: "several" },
      9: { questionType: "text" },
      19: { questionType: "text", isRequired: false },
    };
    const question = { questionText: `Question ${at + 1}?`, ...(exceptions[at] ?? kinds[at % 2]) };
    await admin.post(`/admin/assessments/${id}/questions`, question);
  }
  await server.participant(id);
  return id;
}
