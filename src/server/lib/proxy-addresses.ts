import { BlockList, isIP } from "node:net";

/** Address of an `X-Forwarded-For` entry, without port, brackets and zone. Other text is returned unchanged. */
export function bareAddress(entry: string): string {
  const [, host = entry] = /^"?\[?([\da-f.:]+?)(?:%[^\]:]*)?(?:\](?::\d+)?)?"?$/i.exec(entry.trim()) ?? [];
  const address = isIP(host) === 0 ? host.replace(/:\d+$/, "") : host;
  if (isIP(address) === 0) return entry;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

/** Returns a test for whether an address is one of our proxies, whose forwarded headers are trusted. */
export function isOneOf(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of proxies) {
    const [network = "", prefix] = entry.split("/");
    const family = isIP(network) === 4 ? "ipv4" : "ipv6";
    if (prefix === undefined) list.addAddress(network, family);
    else list.addSubnet(network, Number(prefix), family);
  }
  return (address) => {
    const plainAddress = bareAddress(address);
    const version = isIP(plainAddress);
    return version !== 0 && list.check(plainAddress, version === 4 ? "ipv4" : "ipv6");
  };
}
