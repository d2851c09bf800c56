import { typedNumber } from "../../parts/typed-number";
import { useAddressField } from "../../ui/data-table/use-address-field";

export type ValueField = ReturnType<typeof useValueField>;

/** A number from 0 to 100 that the list is cut by, as it is typed. What is no such number cuts nothing. */
export function useValueField(inAddress: number | undefined, toAddress: (value: number | undefined) => void) {
  const { text, type } = useAddressField(inAddress, toAddress, READING);
  const value = valueIn(text);
  return { text, value, isWrong: text.trim() !== "" && value === undefined, type };
}

function valueIn(text: string): number | undefined {
  const value = typedNumber(text);
  return value >= 0 && value <= 100 ? value : undefined;
}

const READING = {
  valueIn,
  textOf: (value: number | undefined) => (value === undefined ? "" : String(value)),
};
