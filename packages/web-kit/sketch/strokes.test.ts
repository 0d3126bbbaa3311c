/** Protects: what is drawn can be undone step by step, the wiping too, and stands where the finger was, however large the sheet is shown. */
import { expect, test } from 'vitest';
import { drawStroke, placeOn, type Step, sheetFor, strokesOf, undone, wiped } from './strokes.ts';

const stroke = (width: number): Step => ({ width, points: [[0, 0]] });

test('steps are undone one by one, and what was wiped comes back', () => {
  const two: readonly Step[] = [stroke(3), stroke(7)];
  expect(strokesOf(undone(two))).toEqual([stroke(3)]);
  const none = wiped(two);
  expect(strokesOf(none)).toEqual([]);
  expect(wiped(none)).toBe(none);
  expect(strokesOf([...none, stroke(14)])).toEqual([stroke(14)]);
  expect(strokesOf(undone(none))).toEqual(two);
  expect(undone([])).toEqual([]);
});

test('a sheet over a picture has its shape and is never larger than a photo is kept', () => {
  expect(sheetFor(null)).toEqual({ width: 1200, height: 900 });
  expect(sheetFor({ width: 3000, height: 4000 })).toEqual({ width: 900, height: 1200 });
  expect(sheetFor({ width: 90, height: 60 })).toEqual({ width: 90, height: 60 });
});

test('a place on the screen is its place on the sheet', () => {
  const shown = { left: 100, top: 50, width: 600, height: 450 };
  expect(placeOn(sheetFor(null), shown, { clientX: 400, clientY: 275 })).toEqual([600, 450]);
});

test('a dot is drawn, and a line bends between the places that were told', () => {
  const drawn: unknown[] = [];
  const said =
    (name: string) =>
    (...told: readonly unknown[]) =>
      void drawn.push([name, ...told]);
  const pen = {
    ...{ beginPath: said('begin'), stroke: said('stroke') },
    ...{ moveTo: said('move'), lineTo: said('line'), quadraticCurveTo: said('curve') },
    ...{ lineWidth: 0, lineCap: 'butt' as const, lineJoin: 'bevel' as const },
  };
  drawStroke(pen, { width: 3, points: [[5, 5]] });
  expect(drawn).toEqual([['begin'], ['move', 5, 5], ['line', 5, 5], ['stroke']]);
  drawn.length = 0;
  drawStroke(pen, {
    width: 7,
    points: [
      [0, 0],
      [10, 0],
      [20, 10],
    ],
  });
  expect(drawn).toEqual([['begin'], ['move', 0, 0], ['curve', 10, 0, 15, 5], ['line', 20, 10], ['stroke']]);
  expect(pen.lineWidth).toBe(7);
});
