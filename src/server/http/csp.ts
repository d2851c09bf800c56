/**
 * What a page may load and do (security, CSP). Styles that Mantine adds carry the page's nonce; scripts are files.
 * @param isRendered its HTML has style attributes, which the components write (decision 0047)
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
