import { miligram, rupiah } from '@mustika/kernel/amount.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ready } from 'zpl-renderer-js';
import { type BarSymbol, symbolOf } from '../output/symbol.ts';
import { extent, type Label, type LabelItem, labelBarang, TAG_60X12 } from './label.ts';
import { toPdf, toPng, toSvg } from './preview.ts';
import { toTspl } from './tspl.ts';
import { toZpl } from './zpl.ts';

const piece = {
  kode_barcode: 'A1B2C3D4',
  nama_barang: 'CINCIN SERIT MATA BIRU LAUT',
  berat: miligram(3250),
  kadar_cetak: '18K',
  harga: rupiah(3_526_500),
  kode_baki: 'CC01',
};

type Picture = { dark: (x: number, y: number) => boolean; width: number; height: number };

async function picture(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png)
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    dark: (x, y) => (data[(Math.floor(y) * info.width + Math.floor(x)) * info.channels] ?? 255) < 128,
  };
}

/** Reads the modules of a matrix code back from a picture, from the centre of each module. */
function readBack(pic: Picture, left: number, top: number, module: number, symbol: BarSymbol): string {
  let out = '';
  for (let y = 0; y < symbol.rows; y++) {
    for (let x = 0; x < symbol.columns; x++)
      out += pic.dark(left + (x + 0.5) * module, top + (y + 0.5) * module) ? '#' : '.';
    out += '\n';
  }
  return out;
}

function drawn(symbol: BarSymbol): string {
  const dark = (x: number, y: number): boolean =>
    symbol.dark.some((r) => r.y === y && x >= r.x && x < r.x + r.width);
  return Array.from(
    { length: symbol.rows },
    (_, y) => `${Array.from({ length: symbol.columns }, (_x, x) => (dark(x, y) ? '#' : '.')).join('')}\n`,
  ).join('');
}

// Protects: a printed tag leads back to its piece.
describe('the tag of a piece', () => {
  test.each([9, 10, 12, 13, 15])(
    'texts of a %d mm tag stand under each other, never on each other',
    (heightMm) => {
      const wings = [
        { x: 0, width: 18 },
        { x: 18, width: 18 },
      ] as const;
      const label = labelBarang(piece, { ...TAG_60X12, wings, heightMm, margin: 1 });
      const left = label.items.filter((item) => item.is === 'text' && item.align !== 'right' && item.x >= 18);
      const tops = left.map((item) => ({ top: item.y, bottom: item.y + extent(item).height }));
      for (const [index, { bottom }] of tops.entries())
        expect(bottom).toBeLessThanOrEqual((tops[index + 1]?.top ?? heightMm) + 1e-9);
      expect(left.some((item) => item.is === 'text' && item.text.startsWith('CINCIN'))).toBe(true);
    },
  );

  test('nothing leaves its wing', () => {
    for (const layout of [TAG_60X12, { ...TAG_60X12, turnSecond: true }]) {
      const label = labelBarang({ ...piece, nama_barang: 'X'.repeat(200) }, layout);
      for (const item of label.items) {
        const { width, height } = extent(item);
        const inWing = layout.wings.some((w) => item.x >= w.x && item.x + width <= w.x + w.width);
        expect(inWing && item.y >= 0 && item.y + height <= layout.heightMm, JSON.stringify(item)).toBe(true);
      }
    }
  });
  test('stones stand under the name, as long as fits, or behind it where there is one line, or not at all', () => {
    const texts = (batu: string[], layout = TAG_60X12) =>
      labelBarang({ ...piece, batu }, layout).items.flatMap((item) =>
        item.is === 'text' ? [item.text] : [],
      );
    const panjang = '1BERLIAN 0,5ct 12RUBY 0,36ct';
    expect(texts([panjang, '13 BT 0,86ct', '0,86ct'])).toEqual(
      expect.arrayContaining(['CINCIN SERIT MA', '13 BT 0,86ct']),
    );
    const kecil = {
      ...TAG_60X12,
      heightMm: 10,
      margin: 1,
      wings: [
        { x: 0, width: 18 },
        { x: 18, width: 18 },
      ] as const,
    };
    expect(texts([panjang, '0,86ct'], kecil)).toContain('CINCIN 0,86ct');
    expect(texts([panjang], kecil)).toContain('CINCIN SERIT');
    expect(texts([])).toEqual(expect.arrayContaining(['CINCIN SERIT', 'MATA BIRU LAUT']));
  });
  test('the price is printed only when it is given', () => {
    const { harga: _, ...unpriced } = piece;
    expect(JSON.stringify(labelBarang(piece))).toContain('Rp 3.526.500');
    expect(JSON.stringify(labelBarang(unpriced))).not.toContain('Rp');
  });
  test('ZPL prints the DataMatrix of the barcode', async () => {
    const { api } = await ready;
    const symbol = symbolOf('datamatrix', 'A1B2C3D4');
    const pic = await picture(
      Buffer.from(await api.zplToBase64Async(await toZpl([labelBarang(piece)]), 60, 12, 8), 'base64'),
    );
    expect(pic.width).toBe(480);
    expect(readBack(pic, 10, 10, 5, symbol)).toBe(drawn(symbol));
    let ink = 0;
    for (let y = 0; y < 96; y++) for (let x = 177; x < 330; x++) if (pic.dark(x, y)) ink++;
    expect(ink).toBeGreaterThan(800);
  });
  test('the preview is the same symbol at the printer resolution', async () => {
    const symbol = symbolOf('datamatrix', 'A1B2C3D4');
    const pic = await picture(await toPng(labelBarang(piece), 4));
    const mm = (203 * 4) / 25.4;
    expect(readBack(pic, 1.2 * mm, 1.2 * mm, (9.6 / symbol.columns) * mm, symbol)).toBe(drawn(symbol));
  });
  test('PDF has a page per label', async () => {
    const label = labelBarang(piece);
    const pdf = (await toPdf([label, label, label])).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(3);
    expect(pdf).toContain('/MediaBox [0 0 170.07874 34.015748]');
  });
});

const withText = (text: string, more: Partial<LabelItem> = {}): Label => ({
  widthMm: 30,
  heightMm: 20,
  dpi: 203,
  items: [{ is: 'text', x: 1, y: 2, width: 20, size: 3, text, ...more } as LabelItem],
});

// Protects: a name can neither end a field nor start another command of the printer.
describe('hostile names', () => {
  const name = 'A"^XZ~JR\r\nPRINT 99,1_<svg>';
  test('ZPL', async () =>
    expect(await toZpl([withText(name)])).toContain('^FH_^FDA"_5eXZ_7eJR  PRINT 99,1_5f<svg>^FS'));
  test('TSPL', async () =>
    expect((await toTspl([withText(name)])).toString()).toContain('"A\\["]^XZ~JR  PRINT 99,1_<svg>"'));
  test('SVG', () => expect(toSvg(withText('<script>'))).not.toContain('script'));
});

test('TSPL golden', async () => {
  expect((await toTspl([labelBarang(piece)])).toString().split('\r\n')).toEqual([
    'SIZE 60 mm,12 mm',
    'GAP 2 mm,0 mm',
    'DIRECTION 1',
    'CODEPAGE UTF-8',
    'CLS',
    'DMATRIX 10,10,77,77,x5,r0,14,14,"A1B2C3D4"',
    'TEXT 94,10,"0",0,7,7,1,"A1B2"',
    'TEXT 94,31,"0",0,7,7,1,"C3D4"',
    'TEXT 94,66,"0",0,7,7,1,"18K"',
    'TEXT 177,10,"0",0,6,6,1,"CINCIN SERIT"',
    'TEXT 177,27,"0",0,6,6,1,"MATA BIRU LAUT"',
    'TEXT 177,46,"0",0,7,7,1,"3,250 g"',
    'TEXT 326,50,"0",0,6,6,3,"CC01"',
    'TEXT 326,69,"0",0,6,6,3,"Rp 3.526.500"',
    'PRINT 1',
    '',
  ]);
});

test('turned items of TSPL start where the text starts', async () => {
  const at = async (rotation: 0 | 90 | 180 | 270, align: 'left' | 'right') => {
    const tspl = await toTspl([withText('A', { rotation, align } as Partial<LabelItem>)]);
    return /TEXT (\d+,\d+)/.exec(tspl.toString())?.[1];
  };
  const turned = async (align: 'left' | 'right') =>
    Promise.all(([0, 90, 180, 270] as const).map((rotation) => at(rotation, align)));
  // The box is 20 x 3 mm lying, 3 x 20 standing, its corner at (1, 2) mm: 8 dots per mm.
  expect(await turned('left')).toEqual(['8,16', '32,16', '168,40', '8,176']);
  expect(await turned('right')).toEqual(['168,16', '32,176', '8,40', '8,16']);
});

test('other codes and lines have their commands', async () => {
  const label: Label = {
    widthMm: 50,
    heightMm: 30,
    dpi: 300,
    items: [
      { is: 'code128', x: 2, y: 2, width: 30, height: 8, text: 'MST-FJ-1' },
      { is: 'qr', x: 34, y: 2, size: 14, text: 'MST-FJ-1' },
      { is: 'line', x: 2, y: 20, width: 46, height: 0.3 },
    ],
  };
  const zpl = await toZpl([label]);
  for (const part of ['^BY2^BCN,94,N,N,N', '^BQN,2,7', '^GB543,4,4']) expect(zpl).toContain(part);
  const tspl = (await toTspl([label])).toString();
  for (const part of [
    'BARCODE 24,24,"128",94,0,0,2,2,"MST-FJ-1"',
    'QRCODE 402,24,M,7,A,0,"MST-FJ-1"',
    'BAR 24,236,543,4',
  ])
    expect(tspl).toContain(part);
  expect((await toPng(label)).length).toBeGreaterThan(500);
});

// Protects: what a printer has no letters for is dots, at its place, and reads as the picture on the screen does.
describe('letters a label printer has not', () => {
  const nama = '戒指 福';
  test('ZPL draws what the preview draws', async () => {
    const { api } = await ready;
    const label = withText(nama);
    const zpl = await toZpl([label]);
    expect(zpl).toMatch(/\^FO8,16\^GFA,(\d+),\1,20,[0-9A-F]+\^FS/);
    expect(zpl).not.toContain('^A0');
    const [seen, printed] = await Promise.all([
      toPng(label).then(picture),
      api.zplToBase64Async(zpl, 30, 20, 8).then((png) => picture(Buffer.from(png, 'base64'))),
    ]);
    let [ink, other] = [0, 0];
    for (let y = 0; y < 160; y++)
      for (let x = 0; x < 240; x++) {
        if (seen.dark(x, y)) ink++;
        if (seen.dark(x, y) !== printed.dark(x, y)) other++;
      }
    expect(ink).toBeGreaterThan(300);
    expect(other).toBeLessThan(ink / 4);
  });
  test('TSPL has the same dots, black where no bit is set', async () => {
    const bytes = await toTspl([withText(nama, { rotation: 180 } as Partial<LabelItem>)]);
    const at = bytes.indexOf('BITMAP 8,16,20,24,0,') + 'BITMAP 8,16,20,24,0,'.length;
    const dots = bytes.subarray(at, at + 480);
    const black = [...dots].reduce((n, byte) => n + (~byte & 255).toString(2).replaceAll('0', '').length, 0);
    expect(black).toBeGreaterThan(300);
    expect(bytes.subarray(at + 480).toString()).toBe('\r\nPRINT 1\r\n');
  });
  test('ideographs are as wide as they are: a name in lines of what fits', () =>
    expect(labelBarang({ ...piece, nama_barang: '十八金钻石戒指爱心款式' }).items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ text: '十八金钻石戒指' }),
        expect.objectContaining({ text: '爱心款式' }),
      ]),
    ));
});
