/** The order in which people expect names: capitals and accents do not matter. */
export const { compare: byText } = new Intl.Collator("en-US", { sensitivity: "base" });
