import { expect, test } from 'vitest';
import { extent, type Label, type LabelItem } from './label.ts';
import { onRoll, ruler } from './roll.ts';
import { toTspl } from './tspl.ts';
import { toZpl } from './zpl.ts';

const text = (value: string): LabelItem => ({ is: 'text', x: 1, y: 1, width: 20, size: 2, text: value });
const tag = (value: string): Label => ({ widthMm: 30, heightMm: 10, dpi: 203, items: [text(value)] });
const words = (label: Label) =>
  label.items.flatMap((item) => (item.is === 'text' ? [[item.text, item.x]] : []));

test('tags of a row stand beside each other, as far apart as the roll has them; the last row may not be full', () => {
  const rows = onRoll(['A', 'B', 'C'].map(tag), { gap: 3, columns: 2, between: 2, left: 4 });
  expect(rows.map(({ widthMm, heightMm, gapMm }) => [widthMm, heightMm, gapMm])).toEqual([
    [66, 10, 3],
    [66, 10, 3],
  ]);
  expect(rows.map(words)).toEqual([
    [
      ['A', 5],
      ['B', 37],
    ],
    [['C', 5]],
  ]);
  expect(onRoll([], { gap: 2, columns: 2, between: 0, left: 0 })).toEqual([]);
});

test('the printer is told the size of a whole row and the gap below it', async () => {
  const [row] = onRoll(['A', 'B'].map(tag), { gap: 3, columns: 2, between: 2, left: 0 }) as [Label];
  expect((await toTspl([row])).toString('latin1')).toContain('SIZE 62 mm,10 mm\r\nGAP 3 mm,0 mm');
  // 62 mm at 8 dots a millimetre, nearly.
  expect(await toZpl([row])).toContain('^PW496^LL80');
  expect((await toTspl([tag('A')])).toString('latin1')).toContain('GAP 2 mm,0 mm');
});

test('a ruler stays on its tag, has a mark for each millimetre and says the tens', () => {
  const label = ruler({ widthMm: 60, heightMm: 12, dpi: 203 }, [21, 42]);
  for (const item of label.items) {
    const { width, height } = extent(item);
    if (item.is !== 'text') expect([item.x + width <= 60, item.y + height <= 12]).toEqual([true, true]);
  }
  const at = label.items.flatMap((item) => (item.is === 'line' && item.y === 0 ? [item.x] : []));
  expect(new Set(at)).toEqual(new Set([...Array.from({ length: 60 }, (_, mm) => mm), 60 - 0.2]));
  expect(words(label).map(([said]) => said)).toEqual(['10', '20', '30', '40', '50']);
});
