import { DATA_RULE, dataBlock } from "./data-block";
import type { Prompt } from "./prompt";

const DRAFT_SYSTEM = `You help an administrator to draft an assessment: a short questionnaire that participants answer in a chat or a form, and that recommendations are later written from. You get a description of what the administrator wants to find out.

Output fields:
- title: at most 60 characters, what participants see first.
- description: one or two sentences for participants: what it is about and what they get from it.
- resultsAnalysisPrompt: two to four sentences for the analyst: whom the recommendations are for, what comes first, what to compare.
- questions: eight to ten, in the order in which they are asked, from easy to personal.
  - questionText: one question, one thought, plain words, addressed as "you". A rating asks "How ...?" so that a high number is good unless that would be forced.
  - questionType: "text", "rating" (1 to 5) or "multiple_choice". Use each of the three at least once; at most four texts.
  - options: for multiple_choice three to six short options that do not overlap; null otherwise.
  - isRequired: false for what is personal or merely nice to know.
  - analysisPrompt: one sentence for the analyst: what to look for in the answer, and what it means.

Rules:
- Write in the language of the description.
- Ask nothing that identifies a person, and nothing about health, religion, politics or other private matters unless the description demands it.
- Ask only what a recommendation could rest on. No two questions may ask the same.
- Plain text without markdown, HTML or links.

${DATA_RULE}`;

/**
 * The prompt for a draft. It is no participant's, so it stands on no receipt.
 * @param boundary random letters and digits, new for each call
 */
export const draftPrompt = (description: string, boundary: string): Prompt => ({
  system: DRAFT_SYSTEM,
  stable: "What the administrator wants to find out:",
  own: dataBlock(boundary, { description }),
  sent: [],
  secrets: [DRAFT_SYSTEM],
  known: [description],
});
