const PLACEHOLDER = /^__.*__$/;

/** The nonce this page's style elements must carry (Content-Security-Policy); empty where the server set none. */
export function styleNonce(): string {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "";
  return PLACEHOLDER.test(nonce) ? "" : nonce;
}
