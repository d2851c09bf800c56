import { expect, test } from "vitest";
import { conditionalTemplate } from "#tests/helpers/conditional";
import { modelledServer } from "#tests/helpers/modelled";
import { talk } from "#tests/helpers/talk";

/** A model learns nothing of questions that do not apply, and nothing that was answered to them. */
