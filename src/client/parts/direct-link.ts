/** The address that starts an assessment from a template (spec section 2). */
export function directLink(templateId: number): string {
  return `${location.origin}/direct-assessment/${templateId}`;
}
