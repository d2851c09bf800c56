/** Server configuration for the page, read from the data block in index.html. */
export interface PageBranding {
  readonly name: string;
  /** A path on this server or a data: URL of an image. */
  readonly logoUrl: string | undefined;
  readonly supportEmail: string | undefined;
  readonly privacyUrl: string | undefined;
  readonly imprintUrl: string | undefined;
  /** False if emails are only printed on the server's console. */
  readonly mailDelivers: boolean;
  readonly publicUrl: string | undefined;
  /** Id of the client build of this page. */
  readonly build: string | undefined;
  readonly suggestedTopics: readonly string[];
}

const DEFAULT_NAME = "Assessment Portal";

declare global {
  /** The data block when pages are rendered on the server, without a document. */
  var appConfig: string | undefined;
}

export const branding: PageBranding = readBranding(
  globalThis.appConfig ?? document.getElementById("app-config")?.textContent ?? "",
);

/** Parses the data block. Returns the defaults if the server hasn't filled it in, as in development. */
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
