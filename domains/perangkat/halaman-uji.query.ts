/** A page that shows whether a printer prints, how wide, and where its edges are. */
import type { Pencetak } from '@mustika/kernel/agen/agen.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import type { Label } from '@mustika/server-kit/label/label.ts';
import { toPdf } from '@mustika/server-kit/label/preview.ts';
import { toTspl } from '@mustika/server-kit/label/tspl.ts';
import { toZpl } from '@mustika/server-kit/label/zpl.ts';

type Tentang = { nama: string; saat: string };

const barisUji = ({ nama, alamat, bentuk }: Pencetak, tentang: Tentang): string[] => [
  'MUSTIKA - HALAMAN UJI',
  tentang.nama,
  `${nama} (${bentuk})`,
  alamat,
  formatWaktu(tentang.saat),
];

/** Reset, words, a ruler of the columns, four lines of paper and the knife. */
const struk = (lines: readonly string[]): Buffer =>
  Buffer.from(
    `\x1b@\x1da\x00\x1bM0${[...lines, '1234567890'.repeat(5).slice(0, 32), '1234567890'.repeat(5).slice(0, 48)].join('\n')}\n\n\n\n\x1dV\x42\x00`,
    'latin1',
  );

/** A sheet of A5, or a small label: its lines, and a frame a millimetre inside its edges. */
function lembar(lines: readonly string[], size: Pick<Label, 'widthMm' | 'heightMm'>, letter: number): Label {
  const { widthMm, heightMm } = size;
  const line = (x: number, y: number, width: number, height: number) =>
    ({ is: 'line', x, y, width, height }) as const;
  return {
    ...size,
    dpi: 203,
    items: [
      line(1, 1, widthMm - 2, 0.3),
      line(1, heightMm - 1.3, widthMm - 2, 0.3),
      line(1, 1, 0.3, heightMm - 2),
      line(widthMm - 1.3, 1, 0.3, heightMm - 2),
      ...lines.map(
        (text, at) =>
          ({ is: 'text', x: 3, y: 3 + at * letter * 1.4, width: widthMm - 6, size: letter, text }) as const,
      ),
    ],
  };
}

export async function halamanUji(pencetak: Pencetak, tentang: Tentang): Promise<Buffer> {
  const lines = barisUji(pencetak, tentang);
  if (pencetak.bentuk === 'ESCPOS') return struk(lines);
  if (pencetak.bentuk === 'PDF') return toPdf([lembar(lines, { widthMm: 148, heightMm: 210 }, 5)]);
  const label = lembar(lines.slice(0, 3), { widthMm: 50, heightMm: 20 }, 3);
  return pencetak.bentuk === 'ZPL' ? Buffer.from(await toZpl([label])) : toTspl([label]);
}
