import type { AiProvider } from "#shared/domain/model-test";
import { AssistantError } from "../assistant";
import type { ProviderError } from "./provider-error";

type FaultKind =
  | "key"
  | "access"
  | "address"
  | "model"
  | "credit"
  | "context"
  | "network"
  | "busy"
  | "server"
  | "request"
  | "broken";

/** Faults that stay until someone changes the settings, the server or the account. */
const LASTING: readonly FaultKind[] = ["key", "access", "address", "model", "credit", "network"];

/** Says why a model can't be used. The message is for admins and contains none of the provider's words. */
export class ModelFaultError extends AssistantError {
  /** Whether the next call would fail in the same way. */
  readonly isLasting: boolean;
  /** The provider's words without secrets, for the admin who tests the model. */
  readonly words: string;

  constructor(message: string, { isLasting = false, words = "" } = {}) {
    super(message);
    this.isLasting = isLasting;
    this.words = words;
  }
}

/** The settings of a request, for the sentence that says what to check. */
export interface ModelTarget {
  provider: AiProvider;
  /** Undefined for the provider's own address. */
  baseUrl: string | undefined;
  apiKey?: string | undefined;
  model: string;
}

const NETWORK: Readonly<Record<string, (address: string, setting: string) => string>> = {
  ECONNREFUSED: (address, setting) =>
    `No server answers at ${address}. Check that it is running, and check ${setting}.${containerHint(address)}`,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  REDIRECT: (address, setting) =>
    `The server at ${address} redirects to another address. Set it in ${setting}.`,
  ERR_SSL_WRONG_VERSION_NUMBER: noTls,
  EPROTO: noTls,
};

function unknownHost(address: string, setting: string): string {
  return `The host name in ${address} can't be found. Check ${setting}.`;
}

function noTls(address: string, setting: string): string {
  return `The server at ${address} doesn't use TLS. Write http:// in ${setting}.`;
}

const containerHint = (address: string) =>
  /\/\/(localhost|127\.|\[::1\])/.test(address)
    ? " In a container, localhost is the container itself: see docs/local-models.md."
    : "";

const isCertificate = (code: string) => /CERT|SIGNATURE|ALTNAME|ISSUER/.test(code);

/** The error for a request that failed, with the settings to check. */
export function modelFault(error: ProviderError, target: ModelTarget): ModelFaultError {
  const kind = kindOf(error);
  const { status, code } = error.facts;
  const sentence = kind === "network" ? networkSentence(code ?? "", target) : SENTENCES[kind](target);
  const number = status ?? code;
  return new ModelFaultError(
    number === undefined ? sentence : sentence.replace(/\.(?= |$)/, ` (${number}).`),
    {
      isLasting: LASTING.includes(kind),
      words: target.apiKey ? error.words.replaceAll(target.apiKey, "…") : error.words,
    },
  );
}

const prefixOf = ({ provider }: ModelTarget) => (provider === "anthropic" ? "ANTHROPIC" : "AI");
const keyOf = (target: ModelTarget) => `${prefixOf(target)}_API_KEY`;
const addressOf = (target: ModelTarget) => `${prefixOf(target)}_BASE_URL`;
const modelsOf = (target: ModelTarget) => `${prefixOf(target)}_CHAT_MODEL and ${prefixOf(target)}_MODEL`;

const SENTENCES: Record<Exclude<FaultKind, "network">, (target: ModelTarget) => string> = {
  key: (target) => `The model's server refused the API key. Check ${keyOf(target)}.`,
  access: (target) =>
    `The model's server doesn't allow this request. Check ${keyOf(target)} and what your account may use.`,
  address: (target) =>
    `No server accepts chat requests at this address. Check ${addressOf(target)}${target.provider === "anthropic" ? "" : ": it usually ends in /v1, with nothing after it"}.`,
  model: (target) => `The model's server has no model “${target.model}”. Check ${modelsOf(target)}.`,
  credit: () => "The account at the model's provider has no credit left. Add credit, then try again.",
  context: () =>
    "The request doesn't fit into this model's context. Give the model a context of at least 16,384 tokens.",
  busy: () => "The model's server is busy. Try again later.",
  server: () => "The model's server failed. Check its log.",
  request: () => "The model's server refused the request. Check its log.",
  broken: () => "The connection to the model's server was lost. Check its log.",
};

function networkSentence(code: string, target: ModelTarget): string {
  const address = target.baseUrl ?? "the provider's address";
  const setting = target.baseUrl ? addressOf(target) : "this server's network";
  if (isCertificate(code))
    return `The certificate of ${address} isn't trusted. Set NODE_EXTRA_CA_CERTS to the file of its authority.`;
  const say = NETWORK[code] ?? (() => `The model's server at ${address} can't be reached. Check ${setting}.`);
  return say(address, setting);
}

const WORDS: readonly [FaultKind, RegExp][] = [
  [
    "context",
    /context.{0,20}(length|window|size|exceed|limit)|maximum context|n_ctx|num_ctx|prompt is too long|too many tokens|exceeds? the (available|model).{0,20}(context|length)/i,
  ],
  [
    "credit",
    /insufficient.{0,10}(quota|credit|balance|funds)|credit balance|exceeded your current quota|payment required|out of credits?|no credits?/i,
  ],
  [
    "key",
    /invalid.{0,12}api.?key|incorrect api.?key|api.?key.{0,12}(not valid|invalid|missing|required)|invalid_api_key|authentication_error|unauthori[sz]ed/i,
  ],
  [
    "address",
    /unexpected endpoint|unknown (request )?url|invalid url|no route|unknown path|page not found|plain http request was sent to https/i,
  ],
  [
    "model",
    /model.{0,60}(not.{0,6}found|does not exist|not exist|unknown|not available|not loaded|not supported|is not a valid|try pulling)|(unknown|invalid|no such|unsupported) model|model_not_found|no models? loaded|not a valid model/i,
  ],
];

/** Classifies a refusal: by its words if they are clear, otherwise by its status. */
function kindOf({ facts: { status, code, type = "" }, words, isForeign }: ProviderError): FaultKind {
  if (code !== undefined) return "network";
  if (status === 401) return "key";
  if (status === 402) return "credit";
  const byWords = WORDS.find(([, pattern]) => pattern.test(`${type} ${words}`))?.[0];
  if (byWords) return byWords;
  if (isForeign || status === 404 || status === 405) return "address";
  if (status === 403) return "access";
  if (status === 413) return "context";
  if (status === 429 || status === 503 || status === 529) return "busy";
  if (status === undefined) return words === "" ? "broken" : "server";
  return status >= 500 ? "server" : "request";
}

/** Whether the key, address, model, account or context is at fault: leaving parts out wouldn't help. */
export function isSetupFault(error: ProviderError): boolean {
  const kind = kindOf(error);
  return (
    kind === "model" ||
    kind === "credit" ||
    kind === "context" ||
    kind === "key" ||
    (error.isForeign && kind === "address")
  );
}

/** Whether the same request may succeed in a moment. */
export function isTransient(error: ProviderError): boolean {
  const { status, code } = error.facts;
  if (error.wasRepeated) return false;
  if (code !== undefined) return code === "ECONNRESET" || code === "UND_ERR_SOCKET" || code === "EPIPE";
  const kind = kindOf(error);
  return kind === "busy" || kind === "server" || status === 408 || status === 409;
}
