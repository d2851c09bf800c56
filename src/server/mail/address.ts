/** An address with its name, quoted for a mail header: `"Acme, Inc." <no-reply@acme.test>`. */
export function formatAddress({ name, address }: { name: string; address: string }): string {
  return `"${name.replaceAll(/["\\]/g, "\\$&")}" <${address}>`;
}
