/**
 * Content security policy of a page. Mantine's style elements have the nonce; scripts must be files.
 * @param isRendered whether the HTML was rendered on the server, so it has style attributes (decision 0047)
 */
export function contentSecurityPolicy(nonce: string, isRendered: boolean): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr ${isRendered ? "'unsafe-inline'" : "'none'"}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
