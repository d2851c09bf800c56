import { type ImportPlan, readTemplateFile, type TemplateFile } from "#shared/contracts/template-file";
import type { Template } from "#shared/contracts/templates";
import type { TemplateId } from "#shared/domain/ids";
import { filedCards, filedQuestions, templateFile } from "#shared/domain/template-file";
import { type Db, transaction } from "../../db/database";
import { AppError } from "../../lib/errors";
import type { AdminIdentity, Staff } from "../admin-auth/rules";
import type { CardsService } from "../cards/service";
import type { QuestionsService } from "../questions/service";
import type { ScoringService } from "../scoring/service";
import type { TemplatesService } from "../templates/service";
import { copyTitle } from "./copy-title";
import { importPlan } from "./views";

interface Parts {
  db: Db;
  templates: TemplatesService;
  questions: QuestionsService;
  scoring: ScoringService;
  cards: CardsService;
}

export type TemplateFilesService = ReturnType<typeof createTemplateFiles>;

/** Complete templates: duplicated, or moved to another server as a file (decision 0020). */
export function createTemplateFiles({ db, templates, questions, scoring, cards }: Parts) {
  /** NOT_FOUND if there is no such template. */
  const exportFile = async (by: AdminIdentity, id: TemplateId) => templateFile(await readTemplate(by, id));

  async function readTemplate(by: AdminIdentity, id: TemplateId): Promise<TemplateFile> {
    const template = await templates.get(by, id);
    const { title, description, resultsAnalysisPrompt, isActive } = template;
    const questionList = await questions.list(by, id);
    const { cards: cardList } = await cards.list(by, id);
    const { scoring: scoringValue } = await scoring.get(by, id);
    return {
      title,
      description,
      resultsAnalysisPrompt,
      isActive,
      language: template.language,
      isSharedDevice: template.isSharedDevice,
      chatSuggestions: template.chatSuggestions,
      scoring: scoringValue,
      questions: filedQuestions(questionList),
      cards: filedCards(cardList, { questions: questionList, scoring: scoringValue }),
    };
  }

  /** Previews an import, or returns the file's problems. Stores nothing. */
  async function plan(by: AdminIdentity, raw: unknown): Promise<ImportPlan> {
    const result = readTemplateFile(raw);
    if (!result.ok) return result;
    const existing = await templates.list(by);
    return importPlan(result.file, existing);
  }

  /** Creates a template from a file, all or nothing. BAD_REQUEST with the first problem. */
  async function importFile(by: Staff, raw: unknown): Promise<Template> {
    const result = readTemplateFile(raw);
    if (result.ok) return store(by, result.file);
    const [first] = result.problems;
    const location = first?.where ? `${first.where}: ` : "";
    throw new AppError("BAD_REQUEST", `${location}${first?.message}`);
  }

  /** Duplicates a template under a new title, inactive until an admin has reviewed it. */
  async function duplicate(by: AdminIdentity, id: TemplateId): Promise<Template> {
    const template = await readTemplate(by, id);
    const existingTitles = (await templates.list(by)).map(({ title }) => title);
    return store(by, { ...template, title: copyTitle(template.title, existingTitles), isActive: false });
  }

  async function store(
    by: Staff,
    { questions: drafts, cards: cardList, ...draft }: TemplateFile,
  ): Promise<Template> {
    const id = await transaction(db, async (tx) => {
      const templateId = await templates.insert(by, tx, draft);
      const ids = await questions.insertAll(by, tx, templateId, drafts);
      await cards.insertAll(by, tx, templateId, cardList, ids);
      return templateId;
    });
    return templates.get(by, id);
  }

  return { exportFile, plan, importFile, duplicate };
}
