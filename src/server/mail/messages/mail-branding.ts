import { DEFAULT_BRAND } from "#shared/domain/lib/brand-colors";
import { colorScale, fill, hexToOklch } from "#shared/domain/lib/color";
import type { BrandingConfig } from "../../config";
import { singleLine } from "./single-line";

export interface MailBranding {
  name: string;
  /** Absolute URL; undefined shows the name instead. */
  logoUrl: string | undefined;
  supportEmail: string | undefined;
  privacyUrl: string | undefined;
  imprintUrl: string | undefined;
  /** Their contrast is at least 4.5:1 for any brand color. */
  buttonColor: string;
  buttonTextColor: string;
  linkColor: string;
  darkLinkColor: string;
}

/** Converts the branding for emails. A logo needs an https URL, because email programs don't load data: images. */
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
