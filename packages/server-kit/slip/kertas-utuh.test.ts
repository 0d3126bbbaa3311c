/**
 * Protects: what is signed is whole, over all paper of the house. Every word that goes in comes out, on the page, in letters that one can
 * read: of each kind of nota on the sheet, the picture and the roll, and of each declared document on its A4 proof.
 */
import { rupiah } from '@mustika/kernel/amount.ts';
import { headFields, type ReadableDocument } from '@mustika/kernel/document-reads.ts';
import type { Field, Fields } from '@mustika/kernel/field.ts';
import type { JenisNota, RancanganKertas } from '@mustika/kernel/rancangan-nota.ts';
import type { Slip, SlipAmount, SlipText } from '@mustika/kernel/slip.ts';
import { expect, test } from 'vitest';
import { house } from '../../../domains/house.ts';
import { JENIS_NOTA } from '../../../domains/rancangan-nota/jenis-nota.rule.ts';
import { kertasPdf, ucapanPdf } from '../../../tests/kit/pdf.ts';
import { paperOf } from '../document/document-paper.ts';
import { renderPdf } from '../output/render.ts';
import { BAWAAN_MOBILE, bawaanKertas } from './bawaan-nota.ts';
import { notaPdf, notaSvg } from './nota-pdf.ts';
import { composeSlip } from './receipt.ts';

/** Narrower than this nobody reads it: the text was cut by other means. Percent of the width of its letters. */
const TERSEMPIT = 50;

const ASING = ['陈美玲', 'محمد', 'สมชาย', 'Иван', 'दीपक', '김민수'];
let nomor = 0;
/** Words that stand nowhere else, one in nine of them in other letters. */
const kata = (banyak: number): string =>
  Array.from({ length: banyak }, () => {
    nomor += 1;
    return nomor % 9 === 0 ? ASING[nomor % ASING.length] : `Q${nomor.toString(36).toUpperCase()}X`;
  }).join(' ');

const panjang = (part: SlipText, banyak: number): SlipText => ({
  ...part,
  teks: `${part.teks} ${kata(banyak)}`,
});
const jumlah = (part: SlipAmount): SlipAmount => ({ ...part, label: `${part.label} ${kata(4)}` });

/** A nota of 25 pieces with names and addresses as long as their fields take them, and terms of a page. */
function penuh({ contoh }: JenisNota): Slip {
  const { masuk, ...isi } = contoh;
  const [pertama] = contoh.baris;
  if (!pertama) throw new Error(`${contoh.judul} has a sample without a line`);
  return {
    ...isi,
    toko: {
      nama: `TOKO ${kata(4)}`,
      alamat: `JL. ${kata(12)}`,
      telp: '0274-555123',
      npwp: '01.234.567.8-901.000',
    },
    keterangan: contoh.keterangan.map((one) => panjang(one, one.label === 'Alamat' ? 24 : 8)),
    baris: Array.from({ length: 25 }, (_, at) => {
      const { rincian, catatan = [], ...satu } = contoh.baris[at % contoh.baris.length] ?? pertama;
      return {
        ...satu,
        kode: `KODE${at}Z`,
        nama: `${satu.nama} ${kata(12)}`,
        rincian: rincian.map((part) => ('teks' in part ? part : { ...part, catatan: kata(2) })),
        catatan: [...catatan, { label: 'Ukiran', teks: kata(6) }],
      };
    }),
    jumlah: contoh.jumlah.map(jumlah),
    total: { ...contoh.total, jumlah: rupiah(9_999_999_999) },
    ...(masuk ? { masuk: masuk.map((one) => ({ ...jumlah(one), catatan: kata(3) })) } : {}),
    pembayaran: contoh.pembayaran.map(jumlah),
    penutup: contoh.penutup.map((one) => panjang(one, 2)),
    ketentuan: [...contoh.ketentuan, ...Array.from({ length: 6 }, () => kata(25))],
    tandaTangan: [`Hormat kami ${kata(3)}`, `Customer ${kata(4)}`],
  };
}

const katanya = (...teks: (string | undefined)[]): string[] =>
  teks.flatMap((one) => (one ?? '').split(/\s+/).filter(Boolean));

/** What a slip says of pieces, people and money; who signs beside it where they do. */
const isiSlip = (slip: Slip, ditandai = true): string[] =>
  katanya(
    ...[slip.toko.nama, slip.toko.alamat, slip.judul, slip.nomor, '9.999.999.999'],
    ...slip.keterangan.map(({ teks }) => teks),
    ...slip.baris.flatMap(({ kode, nama, rincian, catatan = [] }) => [
      ...[kode, nama, ...catatan.map(({ teks }) => teks)],
      ...rincian.map((part) => ('teks' in part ? part.teks : part.catatan)),
    ]),
    ...[...slip.jumlah, ...(slip.masuk ?? []), ...slip.pembayaran].flatMap(({ label, catatan }) => [
      label,
      catatan,
    ]),
    ...slip.penutup.map(({ teks }) => teks),
    ...slip.ketentuan,
    ...(ditandai ? slip.tandaTangan : []),
  );

const rapat = (teks: string): string => teks.replace(/\s+/g, '');
/** Outlines of one word may come in several pieces: they stand beside each other. */
function hilang(semua: readonly string[], di: string): string[] {
  const isi = rapat(di);
  return semua.filter((one) => !isi.includes(one));
}

function periksaPdf(pdf: Buffer, semua: readonly string[]): void {
  const ucapan = ucapanPdf(pdf);
  const { lebar, tinggi } = kertasPdf(pdf);
  expect(hilang(semua, ucapan.map(({ teks }) => teks).join(' ')).join(' ')).toBe('');
  expect(ucapan.filter(({ teks }) => teks.includes('…'))).toEqual([]);
  expect(ucapan.filter(({ x, y }) => x < 0 || y < 0 || x > lebar || y > tinggi)).toEqual([]);
  const sempit = ucapan.filter((one) => one.lebar < TERSEMPIT);
  expect(sempit.map(({ teks, lebar: persen }) => `${persen} % ${teks}`).join('\n')).toBe('');
}

const kertas: (readonly [string, (jenis: JenisNota) => RancanganKertas, boolean])[] = [
  ['sheet', bawaanKertas, true],
  // Sent to a telephone: nobody signs a picture.
  ['picture', () => BAWAAN_MOBILE, false],
];

for (const jenis of JENIS_NOTA) {
  test.each(kertas)(
    `${jenis.jenis} on the %s: every word is there, and can be read`,
    async (_nama, rancangan, ditandai) => {
      const slip = penuh(jenis);
      const options = { jenis, rancangan: rancangan(jenis) };
      const pdf = await notaPdf(slip, options);
      periksaPdf(pdf, isiSlip(slip, ditandai));
      // The preview has the same pages.
      const halaman = 1 + Math.max(...ucapanPdf(pdf).map((one) => one.halaman));
      expect(notaSvg(slip, options).halaman).toHaveLength(halaman);
    },
  );

  test.each([32, 48] as const)(
    `${jenis.jenis} on a roll of %i letters: words break only where they may`,
    async (cpl) => {
      const slip = penuh(jenis);
      const { text, escpos } = await composeSlip(slip, { cpl, copies: 1, copyNumber: 1, jenis });
      const ada = new Set(text.split(/\s+/));
      // Of what nobody signs there, names and addresses have three lines of twenty (Spec 1 §9).
      const { toko, keterangan, baris, penutup } = slip;
      const nama = [
        toko.nama,
        toko.alamat,
        ...[...keterangan, ...penutup].map(({ teks }) => teks),
        ...baris.map((one) => one.nama),
      ];
      const pendek = new Set(
        jenis.surat ? [] : katanya(...nama, ...(slip.masuk ?? []).map(({ label }) => label)),
      );
      const semua = isiSlip(slip, jenis.surat ?? false).filter(
        (one) => one.startsWith('Q') && !pendek.has(one),
      );
      expect(semua.length).toBeGreaterThan(100);
      expect(semua.filter((one) => !ada.has(one)).join(' ')).toBe('');
      // Lines with other letters are pictures; what stands in lines of Latin letters goes to the printer as it is.
      const latin = text.split('\n').filter((line) => /^[\x20-\x7e]*$/.test(line));
      const tercetak = escpos.toString('latin1');
      expect(katanya(...latin).filter((one) => /^Q\w+X$/.test(one) && !tercetak.includes(one))).toEqual([]);
    },
  );
}

/** As much as a field takes, as the row has it. */
function isiKolom({ kind, choices, max }: Field): unknown {
  if (kind === 'teks' || kind === 'catatan') return kata(Math.floor(Math.min(max ?? 60, 150) / 5));
  if (kind === 'kode' || kind === 'ref') return `Q${(nomor += 1)}KODEX`;
  if (kind === 'pilihan') return choices?.[0]?.value ?? null;
  if (kind === 'tanggal') return '2026-11-26';
  if (kind === 'waktu') return '2026-11-26T03:04:05Z';
  if (kind === 'ya') return true;
  return kind === 'uang' || kind === 'gram' || kind === 'angka' ? 12_345_678 : 75_000;
}
const isiBaris = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, isiKolom(field)]));

const PEMBACA = {
  nama: 'SITI RAHAYU',
  level: 'OWN',
  flags: new Set<string>(),
  store: { zona: 'WIB' },
} as never;
const shop = { kode_toko: 'MST', nama_toko: 'TOKO EMAS', alamat_toko: 'JL. MELATI 1', zona: 'WIB' } as const;

const bukti = house.documents.filter(
  (one): one is typeof one & ReadableDocument =>
    one.reads !== undefined &&
    (typeof one.reads.paper === 'string' ||
      (typeof one.reads.paper === 'object' && 'head' in one.reads.paper)),
);

test('all proofs are looked at', () => {
  expect(bukti.length).toBeGreaterThan(25);
});

test.each(bukti.map((document) => [document.name, document] as const))(
  'the proof of %s is whole',
  async (_nama, document) => {
    const { reads } = document;
    const head = { ...isiBaris(headFields(document)), status: document.states[0] };
    const lines = Object.fromEntries(
      Object.entries(reads.lines).map(([name, { fields }]) => [
        name,
        Array.from({ length: 20 }, () => isiBaris(fields)),
      ]),
    );
    const jejak = { riwayat: [], buku: [] } as never;
    const output = paperOf({ document, read: { head, lines, jejak } as never }, PEMBACA, {
      now: '2026-11-26T03:04:05Z',
      shop,
    });
    const kolom = Object.keys(output.report.columns);
    const sel = [...(output.rows as Record<string, unknown>[])].flatMap((row) =>
      kolom.map((name) => row[name]),
    );
    const kata = katanya(
      ...Object.values(output.filters),
      ...sel.map((one) => (typeof one === 'string' ? one : '')),
    );
    periksaPdf(
      await renderPdf(output),
      kata.filter((one) => one.startsWith('Q')),
    );
  },
);
