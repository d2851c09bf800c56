import { expect, it } from "vitest";
import { networkOf, siteOf } from "#server/rate-limits/network";

it("uses an IPv4 address as the network, also when it is written as IPv6", () => {
  expect(networkOf("203.0.113.9")).toBe("203.0.113.9");
  expect(networkOf("::ffff:203.0.113.9")).toBe("203.0.113.9");
  expect(siteOf("203.0.113.9")).toBeUndefined();
});

it.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0:0::/64", "2001:db8:0::/48"],
  ["1:2::3:4:5:6:7", "1:2:0:3::/64", "1:2:0::/48"],
  ["::1", "0:0:0:0::/64", "0:0:0::/48"],
])("puts %s into the network %s and the site %s", (ip, network, site) => {
  expect(networkOf(ip)).toBe(network);
  expect(siteOf(networkOf(ip))).toBe(site);
});

it.each([
  ["203.0.113.7:51234", "203.0.113.7"],
  ["[203.0.113.7]:443", "203.0.113.7"],
  [" 203.0.113.7 ", "203.0.113.7"],
  ["[2001:db8::1]", "2001:db8:0:0::/64"],
  ["[2001:DB8::1]:443", "2001:db8:0:0::/64"],
  ['"[2001:db8::1]:443"', "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["[::ffff:203.0.113.7]:80", "203.0.113.7"],
  ["unknown", "unknown"],
])("reads the address that a proxy wrote as %s", (written, network) => {
  expect(networkOf(written)).toBe(network);
});
