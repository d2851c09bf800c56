const PLACEHOLDER = /^__.*__$/;

/** The nonce this page's style elements must carry (Content-Security-Policy); empty where the server set none. */
export function styleNonce(): string {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "";
  return PLACEHOLDER.test(nonce) ? "" : nonce;
}

declare global {
  var __webpack_nonce__: string | undefined;
}

/** Tells react-remove-scroll, which Mantine's dialogs use, the nonce: this global is where it looks. */
export function shareStyleNonce(): void {
  globalThis.__webpack_nonce__ = styleNonce() || undefined;
}
