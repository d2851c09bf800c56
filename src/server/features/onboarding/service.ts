import type { OnboardingSteps } from "#shared/contracts/onboarding";
import { FIRST_STEPS, type FirstStep, type StoredStep } from "#shared/domain/onboarding-steps";
import { isStartable } from "#shared/domain/template";
import type { Db } from "../../db/database";
import type { Clock } from "../../lib/clock";
import type { AdminIdentity } from "../admin-auth/rules";
import type { TemplatesService } from "../templates/service";
import * as repo from "./repo";

interface Parts {
  db: Db;
  clock: Clock;
  templates: TemplatesService;
  /** Title of the example. A renamed example counts as a template the admin wrote. */
  exampleTitle: () => string;
}

/** Getting-started steps, shared by all admins (decision 0014). */
export function createOnboarding({ db, clock, templates, exampleTitle }: Parts) {
  /** The steps and which are done, derived from the data. Null once all are done or the list was dismissed. */
  async function read(by: AdminIdentity): Promise<OnboardingSteps> {
    const storedSteps = await repo.listSteps(db);
    if (storedSteps.includes("putAway")) return null;
    const all = await templates.list(by);
    const example = all.findLast(({ title }) => title === exampleTitle());
    const isDone: Record<FirstStep, boolean> = {
      look: storedSteps.includes("look"),
      take: await repo.hasBegun(db),
      write: all.some(({ id, questionCount }) => id !== example?.id && questionCount > 0),
      invite: await repo.hasGuests(db),
      read: storedSteps.includes("read"),
    };
    // Without an example, there is nothing to look at.
    if (FIRST_STEPS.every((step) => isDone[step] || (step === "look" && !example))) return null;
    const exampleToTake = example && isStartable(example) ? example : all.find(isStartable);
    return {
      example: example ?? null,
      toTake: exampleToTake ?? null,
      firstResult: await repo.findFirstResult(db),
      isDone,
    };
  }

  const note = (_by: AdminIdentity, step: StoredStep) => repo.insertStep(db, step, clock.now());

  return { read, note };
}
