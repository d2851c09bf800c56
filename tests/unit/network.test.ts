import { expect, it } from "vitest";
import { networkOf, siteOf } from "#server/limits/network";

it("takes an IPv4 address for a network, also where it is written as IPv6", () => {
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
