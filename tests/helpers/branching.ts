import type { Page } from "playwright-core";
import { openWindow } from "#tests/helpers/page";
import type { PageServer } from "#tests/helpers/page-server";

/**
 * A template with a branch and every kind of question: 1 website (Yes, No), 2 how often it is out of date (rating with
 * labels) and 3 what it sells if Yes, 4 the obstacle if No, 5 channels (several, "None of these" is exclusive), 6
 * anything else (optional).
 */
async function branchingTemplate(server: PageServer): Promise<number> {
  const admin = await server.admin();
  const { body: template } = await admin.post("/admin/assessment-templates", { title: "Shop check" });
  const add = async (question: object): Promise<number> =>
    (await admin.post(`/admin/assessments/${template.id}/questions`, question)).body.id;
  const site = await add({
    questionText: "Do you have a website?",
    questionType: "multiple_choice",
    options: ["Yes", "No"],
    help: "A page of your own counts, also one on a market place.",
    whyAsked: "It decides what else you are asked.",
  });
  const shownIf = (value: string) => ({
    version: 1,
    match: "all",
    rules: [{ question: site, op: "is", value }],
  });
  await add({
    questionText: "How often is it out of date?",
    questionType: "rating",
    scaleLabels: ["Never", "Rarely", "Sometimes", "Mostly", "Always"],
    conditions: shownIf("Yes"),
  });
  await add({ questionText: "What does it sell?", questionType: "text", conditions: shownIf("Yes") });
  await add({ questionText: "What keeps you from one?", questionType: "text", conditions: shownIf("No") });
  await add({
    questionText: "Which channels bring you customers?",
    questionType: "multiple_choice",
    options: ["Word of mouth", "Search engines", "Trade fairs", "None of these"],
    selection: "several",
    exclusiveOptions: ["None of these"],
  });
  await add({ questionText: "Anything else?", questionType: "text", isRequired: false });
  return template.id;
}

/**
 * Starts an attempt on the branching template; returns its window and path.
 * @param expected console messages that the test causes
 */
export async function branchingWindow(server: PageServer, expected?: RegExp) {
  const templateId = await branchingTemplate(server);
  const page: Page = await openWindow(server.url, undefined, expected);
  const registered = await page.request.post("/api/direct-assessment/register", {
    data: { name: "Pat Doe", email: "pat@example.com", templateId },
  });
  return { page, attempt: `/assessment/${(await registered.json()).userAssessmentId}` };
}
