import { isIPv6 } from "node:net";
import { bareAddress } from "../lib/proxy-addresses";

/** The network of an address: an IPv4 address itself, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  const ip = bareAddress(address);
  if (!isIPv6(ip)) return ip;
  const [left = [], right = []] = ip.split("::").map(groupsOf);
  const groups = [...left, ...Array.from({ length: 8 - left.length - right.length }, () => "0"), ...right];
  const normalized = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${normalized.join(":")}::/64`;
}

const groupsOf = (half: string): string[] => half.match(/[^:]+/g) ?? [];

/**
 * The /48 around an IPv6 network: the usual size for one customer, 65,536 networks. Undefined for IPv4.
 * @param network as `networkOf` writes it
 */
export function siteOf(network: string): string | undefined {
  const site = /^(\w+:\w+:\w+):\w+::\/64$/.exec(network)?.[1];
  return site && `${site}::/48`;
}
