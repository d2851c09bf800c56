import { expect, test } from "vitest";
import {
  fitsRadar,
  radarOutline,
  radarPoint,
} from "../../../src/client/components/report/scores/dimensions-radar";

test("the first axis points up and the others follow clockwise", () => {
  expect([0, 1, 2, 3].map((axis) => radarPoint(axis, 4, 100, 100))).toEqual([
    { x: 0, y: -100 },
    { x: 100, y: 0 },
    { x: 0, y: 100 },
    { x: -100, y: 0 },
  ]);
});

test("the axes always run from 0 to 100", () => {
  expect(radarPoint(0, 3, 0, 100)).toEqual({ x: 0, y: 0 });
  expect(radarPoint(0, 3, 40, 100)).toEqual({ x: 0, y: -40 });
  expect(radarOutline([20, 20, 20], 100)).toBe("0,-20 17.32,10 -17.32,10");
});

test("a radar needs three axes and is unreadable with more than ten", () => {
  expect([2, 3, 10, 11].map(fitsRadar)).toEqual([false, true, true, false]);
});
