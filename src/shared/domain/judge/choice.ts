import { type Reading, refused } from "./judgement";
export function readChoice(_o: readonly string[], _m: string): Reading { return refused("unclear"); }
