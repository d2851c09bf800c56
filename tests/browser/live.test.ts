import { expect, test } from "vitest";
import { seedExample } from "#server/startup/seed";
import { answer, button, composer, log, startExample } from "#tests/helpers/chat-page";
import { openWindow } from "#tests/helpers/page";
import { pageServer } from "#tests/helpers/page-server";

test("chat and form show each other's answers, keep typed text, and open the results", async () => {
  const server = await pageServer();
  await seedExample(server.deps);
  const chat = await openWindow(server.url);
  await startExample(chat);
  const form = await chat.context().newPage();
  await form.goto(chat.url().replace("/chat", "/start"));
  const question = (text: RegExp) => form.getByRole("heading", { level: 2, name: text });
  await question(/What does your business do/).waitFor();

  await answer(chat, "Hand-made shoes for walkers", "How many people");
  await expect.poll(() => form.getByRole("textbox").inputValue()).toBe("Hand-made shoes for walkers");

  await button(form, "Next").click();
  await form.getByRole("radio", { name: "2 to 10" }).check();
  await log(chat).getByText("How well does your business attract").waitFor();
  await chat.getByText("Question 3 of about 8", { exact: true }).waitFor();
  await log(chat).getByText("Answered in the form").waitFor();

  // Text being typed in the chat stays while the form is used.
  await composer(chat).fill("four, I");
  await form.getByRole("button", { name: "Previous" }).click();
  await form.getByRole("textbox").fill("Shoes and boots");
  await form.getByRole("textbox").blur();
  await log(chat).getByText("Shoes and boots", { exact: true }).waitFor();
  await log(chat).getByText("Edited", { exact: true }).waitFor();
  await expect.poll(() => composer(chat).inputValue()).toBe("four, I");

  // A later answer replaces what the form stored.
  const path = `/api/user/assessments/${/\d+/.exec(new URL(chat.url()).pathname)}`;
  const [first] = await (await chat.request.get(`${path}/questions`)).json();
  await chat.request.post(`${path}/responses`, { data: { questionId: first.id, answer: "Boots alone" } });
  await expect.poll(() => form.getByRole("textbox").inputValue()).toBe("Boots alone");
  await form.reload();
  await expect.poll(() => form.getByRole("textbox").inputValue()).toBe("Boots alone");

  const questions = await (await chat.request.get(`${path}/questions`)).json();
  const answerTo = (question: { questionType: string; options: string[] | null }) =>
    question.questionType === "rating" ? "4" : (question.options?.[0] ?? "Shoes for people who walk");
  const responses = Object.fromEntries(
    questions.map((question: { id: number; questionType: string; options: string[] | null }) => [
      question.id,
      answerTo(question),
    ]),
  );
  const done = await chat.request.post(`${path}/complete`, { data: { responses } });
  expect(done.status()).toBe(200);
  await Promise.all([chat.waitForURL("**/results"), form.waitForURL("**/results")]);
  // Opening a screen later also leads to the results.
  for (const screen of ["chat", "start"]) {
    await chat.goto(`/assessment/1/${screen}`);
    await chat.waitForURL("**/results");
  }
});
