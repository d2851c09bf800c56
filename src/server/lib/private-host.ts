import { BlockList, isIP } from "node:net";

/** Loopback, private, link-local and carrier-grade NAT ranges, and their IPv6 equivalents. */
const PRIVATE_RANGES = [
  ["0.0.0.0", 32, "ipv4"],
  ["127.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["169.254.0.0", 16, "ipv4"],
  ["100.64.0.0", 10, "ipv4"],
  ["::1", 128, "ipv6"],
  ["fc00::", 7, "ipv6"],
  ["fe80::", 10, "ipv6"],
] as const;

/** Suffixes of names that only resolve in a private network. */
const PRIVATE_NAME = /\.(internal|local|localhost|lan|home|home\.arpa|intranet|private|svc|test)$/;

const privateNetworks = new BlockList();
for (const [network, prefix, family] of PRIVATE_RANGES) privateNetworks.addSubnet(network, prefix, family);

/**
 * True for private addresses, names without a dot (as containers have), and names like `ollama.internal`.
 * @param hostname as in `URL.hostname`
 */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "")
    .toLowerCase();
  const version = isIP(host);
  if (version !== 0) return privateNetworks.check(host, version === 4 ? "ipv4" : "ipv6");
  return !host.includes(".") || PRIVATE_NAME.test(host);
}

/** True if a host name or address is this machine. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host === "::1" || /^127(\.\d+){3}$/.test(host);
}
