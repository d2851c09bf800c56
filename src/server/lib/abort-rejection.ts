/** Rejects with the signal's reason when it is aborted; never fulfils. For racing work that may not listen to it. */
export function abortRejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
