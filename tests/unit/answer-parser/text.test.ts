import { describe, expect, it } from "vitest";
import { aQuestion, verdictOf } from "#tests/helpers/parsing";

const text = aQuestion("text");

describe("an open answer", () => {
  it.each([
    "We lose customers after the first year.",
    "cash flow",
    "customers",
    "none",
    "n/a",
    "no",
    "meh",
    "HDFS",
    "CRM",
    "Rechtsschutz",
    "Wert",
    "poverty",
    "glass",
    "were",
    "现金流",
    "التدفق النقدي",
    "नकदी प्रवाह",
    "денежный поток",
    "How do we get more customers?",
    "What is our strategy?",
    "Why do our customers leave?",
    "What these customers want is speed",
    "Customers don't understand our offer",
    "Hi, we struggle with hiring",
    "not understanding our customers",
    "skipping meetings helps",
    "passing on knowledge",
    "hiring 🙂",
    "ABC",
    "Una lista",
  ])("%j is one, as far as rules can tell", (message) => {
    expect(verdictOf(text, message)).toBe(`= ${message}`);
  });

  it.each([
    ["what do you mean?", "question"],
    ["what do u mean", "question"],
    ["wdym", "question"],
    ["what is retention?", "question"],
    ["which customers?", "question"],
    ["how long does it take", "assessment"],
    ["huh?", "question"],
    ["why?", "question"],
    ["?", "question"],
    ["???", "question"],
    ["can you give me an example?", "question"],
    ["an example please", "question"],
    ["I don't understand", "question"],
    ["sorry, I dont get it", "question"],
    ["please rephrase", "question"],
    ["why do you ask?", "question"],
    ["what does retention mean?", "question"],
    ["should I include freelancers?", "question"],
    ["are you a bot?", "assessment"],
    ["who are you", "assessment"],
    ["is this anonymous?", "assessment"],
    ["ok", "bare-yes"],
    ["no entiendo", "question"],
    ["je ne comprends pas", "question"],
    ["Was meinst du damit?", "question"],
    ["什么意思?", "question"],
    ["не понимаю", "question"],
    ["hi", "greeting"],
    ["Hello there!", "greeting"],
    ["how are you?", "greeting"],
    ["thanks!", "thanks"],
    ["muchas gracias", "thanks"],
    ["bye", "parting"],
    ["Muss los", "parting"],
    ["je dois y aller", "parting"],
    ["I'm back", "greeting"],
    ["bin wieder da", "greeting"],
    ["Danke, tschüss!", "parting"],
    ["你好", "greeting"],
    ["bonjour", "greeting"],
    ["asdf", "noise"],
    ["qwe rty uio", "noise"],
    ["ыва ыва", "noise"],
    ["123 456", "bare-number"],
    ["poi tre", "bare-number"],
    ["ASDF", "noise"],
    ["asdkjfh", "noise"],
    ["qwertyuiop", "noise"],
    ["qweqwe", "noise"],
    ["lkjlkj", "noise"],
    ["sdkfjhsdkfj", "noise"],
    ["фывафыва", "noise"],
    ["aaaaaa", "noise"],
    ["哈哈哈哈", "noise"],
    ["hmm", "noise"],
    ["hahaha", "noise"],
    ["blah blah blah", "noise"],
    ["...", "noise"],
    ["👍", "noise"],
    ["!!!", "noise"],
    ["", "empty"],
    [" \n\t ", "empty"],
    ["\u0000\u200b", "empty"],
  ])("%j is none: %s", (message, reason) => {
    expect(verdictOf(text, message)).toBe(`no: ${reason}`);
  });

  it("is kept as written, without control characters and space around it", () => {
    expect(verdictOf(text, "  Two lines:\r\none\u0000 and \ud800two  ")).toBe(
      "= Two lines:\none  and \ufffdtwo",
    );
  });

  it("is refused with a reason when it is longer than can be stored", () => {
    expect(verdictOf(text, "many words ".repeat(1_000))).toBe("no: too-long");
  });
});
