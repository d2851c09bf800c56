/**
 * A random id of 128 bits. `crypto.randomUUID` exists on https and localhost only; a server in the office network is
 * often plain http.
 */
export function randomId(
  source: Pick<Crypto, "getRandomValues"> & Partial<Pick<Crypto, "randomUUID">> = crypto,
) {
  if (source.randomUUID) return source.randomUUID();
  const bytes = source.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
