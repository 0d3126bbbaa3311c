/** Tags as they lie on a roll: several in a row are printed together, and a ruler shows whether the printer and the roll agree. */
import type { Label, LabelItem } from './label.ts';

/** Millimetres: between two rows, tags in a row, between two of them, and before the first. */
export type Roll = { gap: number; columns: number; between: number; left: number };

const moved = (items: readonly LabelItem[], dx: number): LabelItem[] =>
  items.map((item) => ({ ...item, x: item.x + dx }));

/** Rows of the roll, each as one label for the printer; the last one may not be full. All tags are of one size. */
export function onRoll(labels: readonly Label[], { gap, columns, between, left }: Roll): Label[] {
  const [first] = labels;
  if (!first) return [];
  const widthMm = left + columns * first.widthMm + (columns - 1) * between;
  return Array.from({ length: Math.ceil(labels.length / columns) }, (_, row) => ({
    ...first,
    widthMm,
    gapMm: gap,
    items: labels
      .slice(row * columns, (row + 1) * columns)
      .flatMap(({ items }, at) => moved(items, left + at * (first.widthMm + between))),
  }));
}

const HAIR = 0.2;
/** A millimetre, five and ten are told apart by their length. */
const tick = (mm: number): number => (mm % 10 === 0 ? 3 : mm % 5 === 0 ? 2 : 1.2);

/** In place of a tag: its edges, where its wings end, and a millimetre scale along its upper and its left edge. */
export function ruler(
  { widthMm, heightMm, dpi }: Pick<Label, 'widthMm' | 'heightMm' | 'dpi'>,
  folds: readonly number[],
): Label {
  const line = (x: number, y: number, width: number, height: number): LabelItem => ({
    is: 'line',
    ...{ x, y, width, height },
  });
  const along = (to: number) => Array.from({ length: Math.floor(to) }, (_, at) => at);
  return {
    ...{ widthMm, heightMm, dpi },
    items: [
      line(0, 0, widthMm, HAIR),
      line(0, heightMm - HAIR, widthMm, HAIR),
      line(0, 0, HAIR, heightMm),
      line(widthMm - HAIR, 0, HAIR, heightMm),
      ...folds.map((x) => line(x, 0, HAIR, heightMm)),
      ...along(widthMm).map((mm) => line(mm, 0, HAIR, tick(mm))),
      ...along(heightMm).map((mm) => line(0, mm, tick(mm), HAIR)),
      ...along(widthMm)
        .filter((mm) => mm > 0 && mm % 10 === 0)
        .map((mm): LabelItem => ({ is: 'text', x: mm + 0.5, y: 2.6, width: 6, size: 2.2, text: String(mm) })),
    ],
  };
}
