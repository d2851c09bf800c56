import { expect, test } from "vitest";
import { fitsRadar, radarOutline, radarPoint } from "../../../src/client/parts/report/radar-shape";

test("the first axis points up and the others follow clockwise", () => {
  expect([0, 1, 2, 3].map((axis) => radarPoint(axis, 4, 5, 100))).toEqual([
    { x: 0, y: -100 },
    { x: 100, y: 0 },
    { x: 0, y: 100 },
    { x: -100, y: 0 },
  ]);
});

test("the scale always runs from 0 to 5, whatever was rated", () => {
  expect(radarPoint(0, 3, 0, 100)).toEqual({ x: 0, y: 0 });
  expect(radarPoint(0, 3, 2, 100)).toEqual({ x: 0, y: -40 });
  expect(radarOutline([1, 1, 1], 100)).toBe("0,-20 17.32,10 -17.32,10");
});

test("a radar needs three axes, and more than twelve cannot be read", () => {
  expect([2, 3, 12, 13].map(fitsRadar)).toEqual([false, true, true, false]);
});
