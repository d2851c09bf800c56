/** What the server tells the page about its owner, read once from the data block in index.html. */
export interface PageBranding {
  readonly name: string;
  /** A path on this server or a data: image. */
  readonly logoUrl: string | undefined;
  readonly supportEmail: string | undefined;
  readonly privacyUrl: string | undefined;
  readonly imprintUrl: string | undefined;
  /** False where mails are only printed on the server's console. */
  readonly mailDelivers: boolean;
  /** The address that the portal is set up for. */
  readonly publicUrl: string | undefined;
  /** Which build of the pages this is; another one after an update. */
  readonly build: string | undefined;
  /** What an open answer may be begun with. */
  readonly suggestedTopics: readonly string[];
}

const DEFAULT_NAME = "Assessment Portal";

declare global {
  /** The same block, where pages are rendered without a document. */
  var appConfig: string | undefined;
}

export const branding: PageBranding = readBranding(
  globalThis.appConfig ?? document.getElementById("app-config")?.textContent ?? "",
);

/** Reads the block; one that the server has not filled in (the development server) gives the defaults. */
function readBranding(json: string): PageBranding {
  const config = parseObject(json);
  const text = (key: keyof PageBranding) => {
    const value = config[key];
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  return {
    name: text("name") ?? DEFAULT_NAME,
    logoUrl: text("logoUrl"),
    supportEmail: text("supportEmail"),
    privacyUrl: text("privacyUrl"),
    imprintUrl: text("imprintUrl"),
    publicUrl: text("publicUrl"),
    build: text("build"),
    mailDelivers: config.mailDelivers !== false,
    suggestedTopics: Array.isArray(config.suggestedTopics) ? config.suggestedTopics.map(String) : [],
  };
}

function parseObject(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
