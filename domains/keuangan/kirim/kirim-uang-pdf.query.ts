/**
 * The paper that travels with money to head office: landscape 297x210 mm, columns sender, nominal, destination,
 * description, reference number; sizes 8 to 20. Spec 1 §9.
 */
import { formatRupiah } from '@mustika/kernel/amount.ts';
import { formatTanggal, formatWaktu, type Zona } from '@mustika/kernel/date.ts';
import type { HeadOf } from '@mustika/kernel/document-reads.ts';
import { BAND, createCanvas, GOLD, GREY, HAIRLINE, INK, MM } from '@mustika/server-kit/output/canvas.ts';
import { terbilang } from '@mustika/server-kit/slip/terbilang.ts';
import type { kirimUangReads } from './kirim-uang.document.ts';

const WIDTH = 297 * MM;
const HEIGHT = 210 * MM;
const LEFT = 15 * MM;
const SPAN = WIDTH - 30 * MM;

/** The store's address is split at 48 and 90 characters. Spec 1 §9. */
const barisAlamat = (alamat: string): string[] =>
  [alamat.slice(0, 48), alamat.slice(48, 90), alamat.slice(90)].map((baris) => baris.trim()).filter(Boolean);

export async function notaKirimPdf(kiriman: HeadOf<typeof kirimUangReads>, zona: Zona): Promise<Buffer> {
  const canvas = createCanvas({
    width: WIDTH,
    height: HEIGHT,
    title: `Kirim Uang ${kiriman.no_reff}`,
    author: kiriman.nama_toko,
  });
  const right = { align: 'right' } as const;
  canvas.text(kiriman.nama_toko, LEFT, 60, SPAN * 0.6, { size: 20, bold: true, color: INK });
  for (const [index, baris] of barisAlamat(kiriman.alamat_toko).entries())
    canvas.text(baris, LEFT, 76 + index * 12, SPAN * 0.6, { size: 10, color: GREY });
  canvas.text('NOTA KIRIM UANG', LEFT, 52, SPAN, { ...right, size: 12, bold: true, color: GOLD });
  canvas.text(kiriman.no_reff, LEFT, 70, SPAN, { ...right, size: 14, bold: true });
  canvas.text(
    `${formatTanggal(kiriman.tanggal)}  ${formatWaktu(kiriman.waktu, zona).slice(-5)}`,
    LEFT,
    86,
    SPAN,
    {
      ...right,
      size: 10,
      color: GREY,
    },
  );
  canvas.rule(LEFT, 118, SPAN, 1.4, GOLD);
  const columns: [string, string, number][] = [
    ['PENGIRIM', kiriman.pengirim, 0.15],
    ['NOMINAL', formatRupiah(kiriman.jumlah), 0.2],
    ['TUJUAN', `${kiriman.tujuan} ${kiriman.nama_tujuan}`, 0.2],
    ['KETERANGAN', kiriman.keterangan, 0.25],
    ['NO REFERENSI', kiriman.no_reff, 0.2],
  ];
  canvas.box(LEFT, 136, SPAN, 22, BAND);
  let x = LEFT + 6;
  let deepest = 0;
  for (const [label, text, share] of columns) {
    const width = SPAN * share - 10;
    canvas.text(label, x, 151, width, { size: 8, bold: true, color: GREY });
    const lines = canvas.wrap(text, width, 11, 4, label === 'NOMINAL');
    for (const [index, line] of lines.entries())
      canvas.text(line, x, 178 + index * 14, width, { size: 11, bold: label === 'NOMINAL' });
    deepest = Math.max(deepest, lines.length);
    x += SPAN * share;
  }
  const foot = 178 + deepest * 14;
  canvas.rule(LEFT, foot, SPAN, 0.6, HAIRLINE);
  canvas.text(`Terbilang: ${terbilang(kiriman.jumlah)}`, LEFT, foot + 18, SPAN, {
    size: 10,
  });
  for (const [index, label] of ['Pengirim', 'Pembawa', 'Penerima'].entries()) {
    const place = LEFT + (SPAN / 3) * index;
    canvas.text(label, place, foot + 70, SPAN / 3, { size: 10, align: 'center', color: GREY });
    canvas.rule(place + 40, foot + 140, SPAN / 3 - 80, 0.6, INK);
  }
  return canvas.finish();
}
