import { slugify } from "#shared/domain/lib/slugs";
import { type Band, SCALE_MAXIMA, type Scoring } from "#shared/domain/scoring";
import type { Inputs, Outputs } from "../../api/trpc";
import { randomId } from "../../ui/browser/random-id";
import { parseNumber } from "../../ui/format/numbers";
import { capitalize } from "../../ui/format/text";

export interface BandValues {
  from: string;
  name: string;
  text: string;
}

export interface DimensionValues {
  /** Unique while the page is open. */
  id: string;
  /** Empty until first saved. */
  key: string;
  name: string;
  description: string;
  weight: string;
  /** Null uses the overall bands. */
  bands: BandValues[] | null;
}

/** Form values of a template's scoring; numbers as typed. */
export interface ScoringValues {
  isOn: boolean;
  visibleTo: Scoring["visibleTo"];
  max: string;
  decimals: string;
  /** Percent. */
  minCoverage: string;
  dimensions: DimensionValues[];
  bands: BandValues[];
  benchmark: { on: boolean; k: string };
}

type Draft = Inputs["admin"]["scoring"]["save"]["scoring"];

/** Key of an area whose name has no characters for a slug. */
const FALLBACK_KEY = "dimension";

export const newDimension = (name = "", key = ""): DimensionValues => ({
  id: randomId(),
  key,
  name,
  description: "",
  weight: "1",
  bands: null,
});

export const newBand = (): BandValues => ({ from: "", name: "", text: "" });

/** Initial values: scale 0 to 100, three bands, and an area for each key that questions already use. */
export function startValues(keys: readonly string[]): ScoringValues {
  const existing = keys.map((key) => newDimension(capitalize(key.replaceAll("-", " ")), key));
  return {
    isOn: false,
    visibleTo: "participant",
    max: "100",
    decimals: "0",
    minCoverage: "50",
    dimensions: existing.length > 0 ? existing : [newDimension("First area")],
    bands: [
      { from: "0", name: "Getting started", text: "" },
      { from: "40", name: "On track", text: "" },
      { from: "70", name: "Strong", text: "" },
    ],
    benchmark: { on: false, k: "5" },
  };
}

export function scoringFormValues(scoring: Scoring): ScoringValues {
  return {
    isOn: true,
    visibleTo: scoring.visibleTo,
    max: String(scoring.scale.max),
    decimals: String(scoring.scale.decimals),
    minCoverage: String(Math.round(scoring.minCoverage * 10_000) / 100),
    dimensions: scoring.dimensions.map(({ key, name, description, weight, bands }) => ({
      id: key,
      key,
      name,
      description: description ?? "",
      weight: String(weight),
      bands: bands?.map(bandValues) ?? null,
    })),
    bands: scoring.bands.map(bandValues),
    benchmark: { on: scoring.benchmark.on, k: String(scoring.benchmark.k) },
  };
}

const bandValues = ({ from, name, text }: Band): BandValues => ({ from: String(from), name, text });

/** Unvalidated input for the contract; null if scoring is off. Areas without a key get one. */
export function draftOf(values: ScoringValues): Draft {
  if (!values.isOn) return null;
  const keys = new Set(values.dimensions.map(({ key }) => key));
  const dimensions = values.dimensions.map(({ key, name, description, weight, bands }) => {
    const uniqueKey = key || slugify(name, keys, FALLBACK_KEY);
    keys.add(uniqueKey);
    return {
      key: uniqueKey,
      name,
      description,
      weight: parseNumber(weight),
      bands: bands?.map(bandOf) ?? null,
    };
  });
  return {
    version: 1,
    visibleTo: values.visibleTo,
    scale: {
      max: SCALE_MAXIMA.find((max) => String(max) === values.max) ?? 100,
      decimals: values.decimals === "1" ? 1 : 0,
    },
    minCoverage: Number(values.minCoverage) / 100,
    dimensions,
    bands: values.bands.map(bandOf),
    benchmark: { on: values.benchmark.on, k: Number(values.benchmark.k) },
  };
}

const bandOf = ({ from, name, text }: BandValues): Band => ({ from: parseNumber(from), name, text });

/** The default choices and the current value, sorted. */
export const withCurrent = (choices: readonly string[], current: string): string[] =>
  [...new Set([...choices, current])].sort((one, other) => Number(one) - Number(other));

export type ScoredQuestionData = Outputs["admin"]["questions"]["list"][number];
