/** What a PDF of ours shows, and where: read back from the file itself, so that a test sees what a printer sees. */
import { inflateSync } from 'node:zlib';

/** Millimetres from the upper left corner of the page to the start of the text's baseline; size in points. */
export type TeksPdf = { halaman: number; teks: string; x: number; y: number; ukuran: number };

const MM = 72 / 25.4;
/** To a hundredth of a millimetre. */
const mm = (points: string): number => Math.round((Number(points) / MM) * 100) / 100;

function streamsOf(pdf: Buffer): string[] {
  return [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].map((match) => {
    const bytes = Buffer.from(match[1] as string, 'latin1');
    return bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : '';
  });
}

/** Letters of each embedded font by the numbers of its glyphs, fonts in the order they were opened. */
const fontsOf = (streams: readonly string[]): string[][] =>
  streams
    .filter((stream) => stream.includes('beginbfrange'))
    .map((stream) =>
      [...(/\[([^\]]*)\]/.exec(stream)?.[1] ?? '').matchAll(/<([0-9a-f]*)>/gi)].map((m) =>
        Buffer.from(m[1] as string, 'hex')
          .swap16()
          .toString('utf16le'),
      ),
    );

/** Every text of the file in drawing order. */
export function teksPdf(pdf: Buffer): TeksPdf[] {
  const streams = streamsOf(pdf);
  const fonts = fontsOf(streams);
  const pages = streams.filter((stream) => stream.includes(' Tm <'));
  // Our first own font is F2: F1 is the one pdfkit opens by itself.
  const text = /\/F(\d+) ([\d.]+) Tf (?:[\d.]+ Tz )?1 0 0 -1 ([\d.-]+) ([\d.-]+) Tm <([0-9a-f]+)> Tj/g;
  return pages.flatMap((stream, halaman) =>
    [...stream.matchAll(text)].map(([, font, size, x, y, hex]) => ({
      halaman,
      teks: (hex as string).replace(
        /.{4}/g,
        (code) => fonts[Number(font) - 2]?.[Number.parseInt(code, 16)] ?? '?',
      ),
      x: mm(x as string),
      y: mm(y as string),
      ukuran: Number(size),
    })),
  );
}

/** What is heard of a page: drawn letters as they are, outlines as the words beside them; how narrow they were set, in percent. */
export type UcapanPdf = { halaman: number; teks: string; x: number; y: number; lebar: number };

const TJ =
  /(?:\/Span <<\/ActualText <feff([0-9a-f]*)>>> BDC )?(?:BT )?(?:3 Tr )?\/F(\d+) [\d.]+ Tf (?:([\d.]+) Tz )?1 0 0 -1 ([\d.-]+) ([\d.-]+) Tm <([0-9a-f]+)> Tj/g;

/** Every text of the file in drawing order, whatever letters it is written in. */
export function ucapanPdf(pdf: Buffer): UcapanPdf[] {
  const streams = streamsOf(pdf);
  const fonts = fontsOf(streams);
  const huruf = (font: string, hex: string): string =>
    hex.replace(/.{4}/g, (code) => fonts[Number(font) - 2]?.[Number.parseInt(code, 16)] ?? '?');
  const pages = streams.filter((stream) => stream.includes(' Tm <'));
  return pages.flatMap((stream, halaman) =>
    [...stream.matchAll(TJ)].map(([, kata, font, lebar = '100', x, y, hex]) => ({
      halaman,
      teks:
        kata === undefined
          ? huruf(font as string, hex as string)
          : Buffer.from(kata, 'hex').swap16().toString('utf16le'),
      ...{ x: mm(x as string), y: mm(y as string) },
      // The blanks below an outline are as wide as it is.
      lebar: kata === undefined ? Number(lebar) : 100,
    })),
  );
}

/** Size of the first page in millimetres. */
export function kertasPdf(pdf: Buffer): { lebar: number; tinggi: number } {
  const box = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1'));
  return { lebar: mm(box?.[1] ?? '0'), tinggi: mm(box?.[2] ?? '0') };
}
