/** The day on one sheet of A4: what the owner puts into the folder. Long lists end with how many more there are. */

import { formatAngka, formatGram, type Miligram, sum } from '@mustika/kernel/amount.ts';
import { formatTanggal, formatWaktu } from '@mustika/kernel/date.ts';
import { untukOtorisasi } from '@mustika/kernel/untuk-otorisasi.ts';
import {
  BAND,
  type Canvas,
  createCanvas,
  GOLD,
  GREY,
  HAIRLINE,
  INK,
} from '@mustika/server-kit/output/canvas.ts';
import type { IsiHari } from './hari-toko.command.ts';
import { jumlahDari } from './hari-toko.rule.ts';

export type Kop = { nama: string; alamat: string; dicetak: string };

const WIDTH = 595.28;
const HEIGHT = 841.89;
const LEFT = 34;
const SPAN = WIDTH - 2 * LEFT;
const ROW = 12.5;

type Kolom = { judul: string; lebar: number; kanan?: boolean };
type Tabel = {
  judul: string;
  kolom: readonly Kolom[];
  baris: readonly (readonly string[])[];
  jumlah?: readonly string[];
};

const g = formatGram;
const rp = formatAngka;
/** What did not move is left empty: the eye finds what did. */
const adaG = (berat: Miligram): string => (berat === 0 ? '' : g(berat));
const adaRp = (value: number): string => (value === 0 ? '' : rp(value));
const tanda = (value: number): string => (value > 0 ? `+${rp(value)}` : rp(value));

/** Columns share the width in the proportions given. */
function tempatKolom(kolom: readonly Kolom[], x: number, lebar: number): { x: number; lebar: number }[] {
  const semua = jumlahDari(kolom, (one) => one.lebar);
  let at = x;
  return kolom.map((one) => {
    const own = (lebar * one.lebar) / semua;
    at += own;
    return { x: at - own, lebar: own };
  });
}

function gambarBaris(
  canvas: Canvas,
  tabel: Tabel,
  cells: readonly string[],
  x: number,
  y: number,
  lebar: number,
  tebal = false,
): void {
  for (const [index, place] of tempatKolom(tabel.kolom, x, lebar).entries()) {
    const { kanan } = tabel.kolom[index] as Kolom;
    canvas.text(cells[index] ?? '', place.x + 3, y + 9, place.lebar - 6, {
      size: 7.5,
      bold: tebal,
      ...(kanan ? { align: 'right' as const } : {}),
    });
  }
}

/** Draws a table of at most `muat` rows and answers where it ends. */
function gambarTabel(
  canvas: Canvas,
  tabel: Tabel,
  x: number,
  top: number,
  lebar: number,
  muat: number,
): number {
  canvas.text(tabel.judul, x, top + 9, lebar, { size: 9, bold: true });
  let y = top + 14;
  canvas.box(x, y, lebar, ROW, BAND);
  for (const [index, place] of tempatKolom(tabel.kolom, x, lebar).entries()) {
    const { judul, kanan } = tabel.kolom[index] as Kolom;
    canvas.text(judul, place.x + 3, y + 8.5, place.lebar - 6, {
      size: 6.3,
      color: GREY,
      ...(kanan ? { align: 'right' as const } : {}),
    });
  }
  y += ROW;
  const shown = tabel.baris.length > muat ? tabel.baris.slice(0, muat - 1) : tabel.baris;
  for (const cells of shown) {
    gambarBaris(canvas, tabel, cells, x, y, lebar);
    y += ROW;
    canvas.rule(x, y, lebar, 0.4, HAIRLINE);
  }
  const left = tabel.baris.length - shown.length;
  if (left > 0 || tabel.baris.length === 0) {
    const words = left > 0 ? `dan ${left} lagi, lihat di layar` : 'Tidak ada';
    canvas.text(words, x + 3, y + 9, lebar, { size: 7, color: GREY });
    y += ROW;
  }
  if (tabel.jumlah && tabel.baris.length > 1) {
    gambarBaris(canvas, tabel, tabel.jumlah, x, y, lebar, true);
    y += ROW;
  }
  return y + 9;
}

const kanan = (judul: string, lebar: number): Kolom => ({ judul, lebar, kanan: true });

const tabelUang = ({ uang }: IsiHari): Tabel => ({
  judul: 'Uang per laci dan rekening',
  kolom: [
    { judul: 'AKUN', lebar: 17 },
    { judul: 'LACI / REKENING', lebar: 17 },
    ...['AWAL', 'MASUK', 'KELUAR', 'AKHIR', 'HITUNGAN', 'SELISIH'].map((judul) => kanan(judul, 15)),
  ],
  baris: uang.map((u) => [
    u.akun.replaceAll('_', ' '),
    u.dimensi,
    rp(u.awal),
    adaRp(u.masuk),
    adaRp(u.keluar),
    rp(u.akhir),
    u.hitung === null ? '' : rp(u.hitung),
    u.selisih === null ? '' : tanda(u.selisih),
  ]),
  jumlah: [
    'Jumlah',
    '',
    rp(jumlahDari(uang, (u) => u.awal)),
    rp(jumlahDari(uang, (u) => u.masuk)),
    rp(jumlahDari(uang, (u) => u.keluar)),
    rp(jumlahDari(uang, (u) => u.akhir)),
    '',
    tanda(jumlahDari(uang, (u) => u.selisih ?? 0)),
  ],
});

const jumlahGram = (rows: IsiHari['kadar'], nilai: (row: IsiHari['kadar'][number]) => Miligram): string =>
  g(sum(rows.map(nilai)));

const tabelEmas = ({ kadar }: IsiHari): Tabel => ({
  judul: 'Emas per kadar (gram)',
  kolom: [
    { judul: 'KADAR', lebar: 10 },
    ...['AWAL PCS', 'AWAL', 'MASUK', 'KELUAR', 'AKHIR PCS', 'AKHIR', 'AKHIR MURNI'].map((judul) =>
      kanan(judul, 14),
    ),
  ],
  baris: kadar.map((k) => [
    k.nama,
    rp(k.awal_qty),
    g(k.awal),
    adaG(k.masuk),
    adaG(k.keluar),
    rp(k.akhir_qty),
    g(k.akhir),
    g(k.akhir_murni),
  ]),
  jumlah: [
    'Jumlah',
    rp(jumlahDari(kadar, (k) => k.awal_qty)),
    jumlahGram(kadar, (k) => k.awal),
    jumlahGram(kadar, (k) => k.masuk),
    jumlahGram(kadar, (k) => k.keluar),
    rp(jumlahDari(kadar, (k) => k.akhir_qty)),
    jumlahGram(kadar, (k) => k.akhir),
    jumlahGram(kadar, (k) => k.akhir_murni),
  ],
});

const tabelKategori = ({ kategori }: IsiHari): Tabel => ({
  judul: 'Transaksi menurut kategori',
  kolom: [
    { judul: 'KATEGORI', lebar: 30 },
    kanan('DOK', 9),
    kanan('UANG MASUK', 20),
    kanan('UANG KELUAR', 20),
  ],
  baris: kategori.map((k) => [k.kategori, rp(k.dokumen), adaRp(k.masuk), adaRp(k.keluar)]),
});

const tabelBarang = ({ barang }: IsiHari): Tabel => ({
  judul: 'Gerak barang (gram)',
  kolom: [
    { judul: 'DOKUMEN', lebar: 20 },
    ...['PCS MASUK', 'MASUK', 'PCS KELUAR', 'KELUAR'].map((judul) => kanan(judul, 16)),
  ],
  baris: barang.map((b) => [
    `${b.batal ? 'Batal ' : ''}${b.jenis}`,
    adaRp(b.masuk_qty),
    adaG(b.masuk),
    adaRp(b.keluar_qty),
    adaG(b.keluar),
  ]),
});

const tabelBatal = ({ pembatalan }: IsiHari): Tabel => ({
  judul: 'Pembatalan',
  kolom: [
    { judul: 'DOKUMEN', lebar: 24 },
    { judul: 'OLEH', lebar: 12 },
    { judul: 'ALASAN', lebar: 36 },
    kanan('NILAI', 15),
  ],
  baris: pembatalan.map((p) => [p.no_dokumen, p.user_id, p.alasan ?? '', rp(p.jumlah)]),
});

const tabelOtorisasi = ({ otorisasi }: IsiHari): Tabel => ({
  judul: 'Otorisasi',
  kolom: [
    { judul: 'WAKTU', lebar: 8 },
    { judul: 'PERBUATAN', lebar: 32 },
    { judul: 'DIMINTA', lebar: 14 },
    { judul: 'DISETUJUI', lebar: 14 },
    { judul: 'DOKUMEN', lebar: 24 },
  ],
  baris: otorisasi.map((o) => [
    formatWaktu(o.waktu).slice(-5),
    untukOtorisasi(o.description),
    o.requester,
    o.approver,
    o.no_dokumen,
  ]),
});

function gambarKop(canvas: Canvas, { kepala, pengecualian }: IsiHari, kop: Kop): number {
  canvas.text(kop.nama, LEFT, 44, SPAN, { size: 11, bold: true });
  canvas.text(kop.alamat, LEFT, 56, SPAN, { size: 7.5, color: GREY });
  canvas.text(`Tutup Toko ${formatTanggal(kepala.tanggal)}`, LEFT, 44, SPAN, {
    size: 13,
    bold: true,
    align: 'right',
  });
  const closed = kepala.waktu ? `Ditutup ${formatWaktu(kepala.waktu)} oleh ${kepala.oleh ?? '-'}` : '';
  const signed = kepala.penyetuju ? `, disetujui ${kepala.penyetuju}` : '';
  canvas.text(`${closed}${signed}`, LEFT, 56, SPAN, { size: 7.5, color: GREY, align: 'right' });
  canvas.rule(LEFT, 63, SPAN, 1.2, GOLD);
  const facts = [
    ...(kepala.no_dokumen ? [kepala.no_dokumen] : []),
    `Selisih kas ${tanda(kepala.selisih)}`,
    ...(kepala.tanggal_berikut ? [`Buka berikutnya ${formatTanggal(kepala.tanggal_berikut)}`] : []),
    ...(kepala.catatan ? [`Catatan: ${kepala.catatan}`] : []),
    ...pengecualian.map((p) => `${p.label} (${p.jumlah}): ${p.alasan}`),
  ];
  let y = 76;
  for (const line of canvas.wrap(facts.join('   ·   '), SPAN, 8, 4)) {
    canvas.text(line, LEFT, y, SPAN, { size: 8, color: INK });
    y += 11;
  }
  return y;
}

/** The sheet as a PDF of one page. */
export function hariPdf(hari: IsiHari, kop: Kop): Promise<Buffer> {
  const canvas = createCanvas({
    width: WIDTH,
    height: HEIGHT,
    title: `Tutup Toko ${hari.kepala.tanggal}`,
    author: kop.nama,
  });
  let y = gambarKop(canvas, hari, kop);
  y = gambarTabel(canvas, tabelUang(hari), LEFT, y, SPAN, 12);
  y = gambarTabel(canvas, tabelEmas(hari), LEFT, y, SPAN, 10);
  const half = (SPAN - 16) / 2;
  const [a, b] = [
    gambarTabel(canvas, tabelKategori(hari), LEFT, y, half, 9),
    gambarTabel(canvas, tabelBarang(hari), LEFT + half + 16, y, half, 9),
  ];
  y = gambarTabel(canvas, tabelBatal(hari), LEFT, Math.max(a, b), SPAN, 7);
  gambarTabel(
    canvas,
    tabelOtorisasi(hari),
    LEFT,
    y,
    SPAN,
    Math.max(2, Math.floor((HEIGHT - 60 - y) / ROW) - 3),
  );
  const foot = [`Dicetak ${kop.dicetak}`, ...(hari.kepala.segel ? [`Segel ${hari.kepala.segel}`] : [])].join(
    '   ·   ',
  );
  canvas.text(foot, LEFT, HEIGHT - 26, SPAN, { size: 6.5, color: GREY });
  return canvas.finish();
}
