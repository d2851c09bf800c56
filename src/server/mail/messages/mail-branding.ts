import { DEFAULT_BRAND } from "#shared/domain/lib/brand-colors";
import { colorScale, fill, hexToOklch } from "#shared/domain/lib/color";
import type { BrandingConfig } from "../../config";
import { singleLine } from "./single-line";

/** What every mail shows of the organisation that sends it. */
export interface MailBranding {
  name: string;
  /** A full address that a mail program can load; undefined shows the name instead. */
  logoUrl: string | undefined;
  supportEmail: string | undefined;
  privacyUrl: string | undefined;
  imprintUrl: string | undefined;
  /** The button, and the text on it: at least 4.5 : 1 for any brand. */
  buttonColor: string;
  buttonTextColor: string;
  /** Links on a light and on a dark ground. */
  linkColor: string;
  darkLinkColor: string;
}

/** Makes the organisation's branding fit for mails, which know neither paths nor data: images. */
export function mailBranding(branding: BrandingConfig, publicUrl: string): MailBranding {
  const color = (branding.color && hexToOklch(branding.color)) || DEFAULT_BRAND;
  const shades = colorScale(color.c, color.h);
  const button = fill(color, "light");
  const isPath = branding.logoUrl?.startsWith("/");
  return {
    name: singleLine(branding.name),
    logoUrl: isPath && publicUrl.startsWith("https:") ? `${publicUrl}${branding.logoUrl}` : undefined,
    supportEmail: branding.supportEmail,
    privacyUrl: branding.privacyUrl,
    imprintUrl: branding.imprintUrl,
    buttonColor: button.background,
    buttonTextColor: button.text,
    linkColor: shades[6],
    darkLinkColor: shades[4],
  };
}
