import { it } from "vitest";
import { judgeAnswer } from "#shared/domain/judge/judge";

it("x", () => {
  const q = (options: string[], isRequired = false) => ({
    questionText: "q",
    questionType: "multiple_choice" as const,
    options,
    isRequired,
  });
  const show = (o: string[], ms: string[]) => {
    console.log("#### " + o.join(" | "));
    for (const m of ms) {
      const j = judgeAnswer(q(o), m);
      console.log(
        "  " +
          JSON.stringify(m) +
          "  " +
          (j.outcome === "accepted"
            ? "OK " + JSON.stringify(j.answer) + " ~" + j.understoodAs
            : j.outcome === "rejected"
              ? "REJ " + j.reason + " " + j.help
              : j.outcome === "undecided"
                ? "?? " + JSON.stringify(j.fallback)
                : "SKIP"),
      );
    }
  };
  show(
    ["Operations", "Marketing", "Technology", "Other"],
    [
      "Technology",
      "technology.",
      "TECHNOLOGY!!",
      "tech",
      "tecnology",
      "2",
      "#2",
      "option 2",
      "2.",
      "b",
      "B)",
      "option c",
      "the second",
      "2nd one",
      "the last one",
      "last",
      "first",
      "I'd go with marketing",
      "Operations and marketing",
      "operations, marketing",
      "operations & technology",
      "both 1 and 3",
      "1,3",
      "1 3",
      "1 or 3",
      "1-3",
      "operations or technology",
      "anything but operations",
      "not operations",
      "marketing, not operations",
      "not marketing, technology",
      "none of them",
      "all of them",
      "both",
      "ops",
      "mktg",
      "5",
      "0",
      "-1",
      "1.5",
      "the tech stuff",
      "technology because our systems are old",
      "our operations are fine, technology is the trouble",
      "we need help with everything",
      "asdf",
      "hi",
      "what is operations?",
      "?",
      "skip",
      "n/a",
      "idk",
      "other",
      "something else",
      "opperatoins",
      "slaes",
      "I think marketing is our biggest issue",
      "2. Marketing",
      "1 marketing",
      "３",
      "٢",
      "二",
      "第二个",
      "last two",
      "first two",
      "second to last",
      "any",
      "operations technology",
      "Marketing?",
      "marketing, no wait, technology",
      "1, actually 3",
      "m",
      "t",
      "o",
      "no",
      "yes",
      "everything except other",
      "ops and tech",
      "marketing/technology",
      "maybe marketing",
      "operations, maybe technology",
      "the one with tech",
      "I have no preference",
      "the first one please",
      "number one",
      "one",
      "one and three",
      "a",
      "i",
      "a good one",
      "markting please",
      "option 9",
      "neither",
    ],
  );
  show(
    ["Yes", "No"],
    [
      "y",
      "yep",
      "nope",
      "not yes",
      "anything but no",
      "maybe",
      "both",
      "2",
      "yes!",
      "No, we don't",
      "yes we do",
      "yes and no",
      "nah",
      "hell yes",
    ],
  );
  show(["Yes, fully", "Yes, partly", "No"], ["yes", "no", "fully", "yes partly", "partially", "part"]);
  show(
    ["1-10 employees", "11-50 employees", "51-200 employees", "201+ employees"],
    [
      "11-50",
      "1-10",
      "2",
      "30",
      "10",
      "option 2",
      "300",
      "1",
      "51 to 200",
      "500",
      "7",
      "51-200 employees",
      "third",
    ],
  );
  show(
    ["Very satisfied", "Satisfied", "Neutral", "Dissatisfied", "Very dissatisfied"],
    [
      "very satisfied",
      "satisfied",
      "satisfed",
      "dissatisfied",
      "very",
      "pretty satisfied",
      "not satisfied",
      "the middle one",
      "very disatisfied",
    ],
  );
  show(
    ["Human resources", "Information technology", "Sales and marketing"],
    ["hr", "IT", "sales", "human resorces", "resources", "it", "marketing and hr", "sales and marketing"],
  );
  show(["Low", "Medium", "High"], ["pretty high", "med", "lo", "hi", "medium to high", "not low", "mid"]);
  show(["A", "B", "a "], ["a", "b", "c", "A and B"]);
  show(["C", "C++", "C#"], ["c", "c++", "C#", "3"]);
  show(["Beta", "Alpha", "Gamma"], ["a", "b", "g", "beta alpha"]);
  show(
    ["Prefer not to say", "Male", "Female"],
    ["I'd rather not say", "male", "fmale", "femal", "no comment"],
  );
  show(["<10", ">10"], ["10", "<10", "over 10"]);
  show(["运营", "市场营销", "技术"], ["我选技术", "运营", "第三个", "技术和运营", "不是运营", "最后一个"]);
  show(["2022", "2023", "2024"], ["2023", "2025", "2", "2023 and 2024"]);
  show(["😀", "😐", "☹️"], ["😀", "☹", "2"]);
  show(["Café", "Naïve résumé"], ["cafe", "naive resume", "CAFÉ"]);
  show(
    ["Other (please specify)", "None of the above", "Cost"],
    ["other", "none", "none of them", "cost", "costs"],
  );
  show([], ["a", "1"]);
});
