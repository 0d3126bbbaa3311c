import { expect, test } from 'vitest';
import { namesInUse, readDrawings } from './icons-plugin.ts';
import { drawingOf } from './write-icons.ts';

// Protects: a screen that shows an icon nobody cut would not build at a first start. `npm run icons` puts it right.
test('ikon.tsv has exactly the icons that our screens show, as the package draws them', async () => {
  expect(readDrawings()).toEqual(await Promise.all(namesInUse().map(drawingOf)));
});
