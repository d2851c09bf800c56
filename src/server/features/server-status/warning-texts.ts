import type { ServerWarning } from "#shared/contracts/server-status";
import { sizeText, spanText } from "#shared/domain/lib/size-text";

const countText = (count: number, noun: string) =>
  `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;

/** @param age of the newest backup, in milliseconds; undefined without any */
export function noBackup(age: number | undefined): ServerWarning {
  return {
    code: "no-backup",
    title: age === undefined ? "No backup yet" : `No backup for ${spanText(age)}`,
    text: "Run “npm run backup” on the server. Its log says why the nightly backup is missing.",
  };
}

export function diskLow(disk: { free: number; total: number }, databaseBytes: number): ServerWarning {
  const reason =
    disk.free < databaseBytes
      ? `A backup needs room for a copy of the database (${sizeText(databaseBytes)}).`
      : "When it is full, nothing more can be saved.";
  return {
    code: "disk-low",
    title: `The disk is almost full: ${sizeText(disk.free)} of ${sizeText(disk.total)} left`,
    text: `${reason} Delete files you don't need, or move the data folder to a larger disk.`,
  };
}

export function mailsFailed(count: number): ServerWarning {
  return {
    code: "mails-failed",
    title: `${countText(count, "email")} couldn't be delivered`,
    text: "The outbox shows the reason for each. Fix it, then retry them there.",
  };
}

export function modelDown(): ServerWarning {
  return {
    code: "model-down",
    title: "The AI model isn't responding",
    text: "The built-in assistant is used until it responds again. Run the checks to see the reason.",
  };
}

export function jobsPaused(count: number): ServerWarning {
  return {
    code: "jobs-paused",
    title: `${countText(count, "job")} paused`,
    text: "The server crashed several times while running them. Check the server log, then retry them in the outbox.",
  };
}

export function schemaDiffers({ applied, newest }: { applied: string; newest: string }): ServerWarning {
  return {
    code: "schema",
    title: "The database doesn't match this version of Askwell",
    text: `The database has the schema “${applied}”, but this program was made for “${newest}”. Restart the server with the newest version you have.`,
  };
}

/** @param behind time from the server's clock to the newest row, in milliseconds */
export function clockBehind(behind: number): ServerWarning {
  return {
    code: "clock",
    title: `The server's clock is at least ${spanText(behind)} slow`,
    text: "Data was stored at a later time than the clock shows now. Turn on automatic time (NTP) on the server.",
  };
}
