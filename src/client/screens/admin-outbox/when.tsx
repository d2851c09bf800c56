import { clockTime, longDateTime, shortDate } from "../../ui/dates";
import { Time } from "../../ui/time";
import type { Zone } from "../../ui/zone";
import type { Mail } from "./mail-rows";

/** 11/20/2026, 10:42 AM */
export const minute = (date: Date, zone?: Zone) => `${shortDate(date, zone)}, ${clockTime(date, zone)}`;

/** When a mail that waits is tried again; never by itself where its job was set aside. */
export function NextTry({ mail: { state, nextTryAt } }: { mail: Mail }) {
  if (state !== "queued") return "–";
  return nextTryAt ? <Time date={nextTryAt} format={clockTime} title={longDateTime(nextTryAt)} /> : "–";
}
