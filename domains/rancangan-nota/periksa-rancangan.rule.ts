/**
 * What keeps a design from being published: things off the paper, fields nobody declared, and what a nota must say by law
 * and trade: number, date, the pieces with weight, karat and price, the total, and the mark of a reprint. Domain 15.1.
 */
import type {
  BlokSlip,
  JenisNota,
  JenisUnsur,
  KolomNota,
  RancanganKertas,
  RancanganSlip,
  UnsurNota,
} from '@mustika/kernel/rancangan-nota.ts';
import { DAFTAR_SLIP } from '@mustika/kernel/rancangan-nota.ts';

/** `id` of the element or block meant; null where one is missing. */
export type Masalah = { id: string | null; pesan: string };

/** What each kind of element is called. */
export const NAMA_UNSUR: Record<JenisUnsur, string> = {
  ISIAN: 'Isian',
  TEKS: 'Teks Bebas',
  TABEL: 'Tabel Barang',
  KETERANGAN: 'Keterangan Pelanggan',
  RINGKASAN: 'Ringkasan Jumlah',
  DAFTAR: 'Daftar',
  KETENTUAN: 'Ketentuan',
  TANDATANGAN: 'Tanda Tangan',
  QR: 'Kode QR',
  BARCODE: 'Barcode Nomor',
  LOGO: 'Logo',
  GARIS: 'Garis',
};

/** Blocks that are called otherwise than an element of the same kind, or are no element. */
export const NAMA_BLOK: Record<BlokSlip['jenis'], string> = {
  ISIAN: 'Isian',
  TEKS: 'Teks Bebas',
  TANDA: 'Tanda Cetak Ulang',
  BARIS: 'Daftar Barang',
  JUMLAH: 'Jumlah',
  TOTAL: 'Total',
  TERBILANG: 'Terbilang',
  MASUK: 'Barang Tukar',
  BAYAR: 'Pembayaran',
  KUPON: 'Kupon',
  KETENTUAN: 'Ketentuan',
  TANDATANGAN: 'Tanda Tangan',
  QR: 'Kode QR',
  BARCODE: 'Barcode Nomor',
  GARIS: 'Garis',
  KOSONG: 'Baris Kosong',
};

const NAMA_DAFTAR: Record<(typeof DAFTAR_SLIP)[number], string> = {
  keterangan: 'Daftar Keterangan',
  jumlah: 'Daftar Jumlah',
  bayar: 'Daftar Pembayaran',
  masuk: 'Daftar Barang Tukar',
  penutup: 'Daftar Member',
  kupon: 'Daftar Kupon',
};
/** What a list of the slip is called. */
export const namaDaftar = (isian: string | null): string =>
  NAMA_DAFTAR[isian as keyof typeof NAMA_DAFTAR] ?? 'Daftar';

type Bernama = { jenis: string; isian: string | null };

/** What a field, an element or a block is called in the list and in every message. */
export function namaBagian(jenis: JenisNota, bagian: Bernama): string {
  if (bagian.jenis === 'ISIAN')
    return (
      jenis.isian.find(({ kode }) => kode === bagian.isian)?.label ?? `Isian ${bagian.isian ?? ''}`.trim()
    );
  if (bagian.jenis === 'DAFTAR') return namaDaftar(bagian.isian);
  return (
    NAMA_UNSUR[bagian.jenis as JenisUnsur] ?? NAMA_BLOK[bagian.jenis as BlokSlip['jenis']] ?? bagian.jenis
  );
}

/** A hundredth of a millimetre is no distance. */
const SEPELE = 0.01;
/** Narrower than this the sums and the words of the total stand on each other. */
const RINGKASAN_MINIMAL = 120;
const QR_MINIMAL = 10;

const milimeter = (value: number): string => String(value).replace('.', ',');

function keluar(r: RancanganKertas, u: UnsurNota): boolean {
  const kanan = r.lebar - r.margin_kanan + SEPELE;
  const bawah = r.ikut_isi ? Number.POSITIVE_INFINITY : r.tinggi - r.margin_bawah + SEPELE;
  return (
    u.x < r.margin_kiri - SEPELE ||
    u.y < r.margin_atas - SEPELE ||
    u.x + u.lebar > kanan ||
    u.y + u.tinggi > bawah
  );
}

function periksaKolom(jenis: JenisNota, u: UnsurNota): string[] {
  const asing = u.kolom.find((k) => !jenis.kolom.some(({ kode }) => kode === k.isian));
  const lebar = u.kolom.reduce((sum, k) => sum + k.lebar, 0);
  return [
    ...(asing ? [`Kolom ${asing.isian} Tidak Dikenal`] : []),
    ...(lebar > u.lebar + SEPELE
      ? [`Lebar Kolom ${milimeter(lebar)} mm Melebihi Tabel ${milimeter(u.lebar)} mm`]
      : []),
  ];
}

function periksaUnsur(jenis: JenisNota, r: RancanganKertas, u: UnsurNota): string[] {
  const nama = namaBagian(jenis, u);
  const isianAsing = u.jenis === 'ISIAN' && !jenis.isian.some(({ kode }) => kode === u.isian);
  const daftarAsing = u.jenis === 'DAFTAR' && !(DAFTAR_SLIP as readonly string[]).includes(u.isian ?? '');
  return [
    ...(keluar(r, u) ? [`${nama} Keluar Dari Kertas`] : []),
    ...(isianAsing || daftarAsing ? [`${nama} Tidak Dikenal`] : []),
    ...(u.jenis === 'TEKS' && !u.teks ? ['Teks Bebas Tidak Boleh Kosong'] : []),
    ...(u.jenis === 'TABEL' && u.sisi === 'BELAKANG' ? ['Tabel Barang Harus Di Sisi Depan'] : []),
    ...(u.jenis === 'RINGKASAN' && u.lebar < RINGKASAN_MINIMAL
      ? [`Ringkasan Jumlah Paling Sempit ${RINGKASAN_MINIMAL} mm`]
      : []),
    ...(u.jenis === 'QR' && Math.min(u.lebar, u.tinggi) < QR_MINIMAL
      ? [`Kode QR Paling Kecil ${QR_MINIMAL} mm`]
      : []),
    ...(u.jenis === 'TABEL' ? periksaKolom(jenis, u) : []),
  ];
}

/** What a scanner reads must have its white around it. */
const DIPINDAI: ReadonlySet<string> = new Set(['QR', 'BARCODE']);
/** Touching is not covering. Millimetres. */
const SENTUH = 0.5;

const bertumpuk = (a: UnsurNota, b: UnsurNota): boolean =>
  a.sisi === b.sisi &&
  a.x + a.lebar > b.x + SENTUH &&
  b.x + b.lebar > a.x + SENTUH &&
  a.y + a.tinggi > b.y + SENTUH &&
  b.y + b.tinggi > a.y + SENTUH;

const tertutup = (jenis: JenisNota, unsur: readonly UnsurNota[]): Masalah[] =>
  unsur
    .filter((u) => DIPINDAI.has(u.jenis))
    .flatMap((u) => {
      const atas = unsur.find((one) => one !== u && bertumpuk(u, one));
      if (!atas) return [];
      return [{ id: u.id, pesan: `${namaBagian(jenis, u)} Tertutup ${namaBagian(jenis, atas)}` }];
    });

/** Fields that another one says too. */
const SUDAH: Record<string, readonly string[]> = { waktu: ['tanggal'] };

const denganSerta = (kode: readonly (string | null)[]): Set<string> =>
  new Set(kode.flatMap((one) => (one ? [one, ...(SUDAH[one] ?? [])] : [])));

const kolomTabel = (jenis: JenisNota, kolom: readonly Pick<KolomNota, 'isian'>[]): Set<string> =>
  new Set(kolom.length === 0 ? jenis.kolom.map(({ kode }) => kode) : kolom.map(({ isian }) => isian));

function hilang(jenis: JenisNota, isian: Set<string>, kolom: Set<string>): Masalah[] {
  const fields = jenis.isian.filter(({ kode, wajib }) => wajib && !isian.has(kode));
  const columns = jenis.kolom.filter(({ kode, wajib }) => wajib && !kolom.has(kode));
  return [...fields, ...columns].map(({ label }) => ({ id: null, pesan: `${label} Wajib Ada Di Nota` }));
}

const kembar = (ids: readonly string[]): Masalah[] =>
  ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => ({ id, pesan: `Kode Unsur ${id} Dipakai Dua Kali` }));

/** Everything wrong with a design on paper; none: it may be published. */
export function periksaKertas(jenis: JenisNota, r: RancanganKertas): Masalah[] {
  const tabel = r.unsur.filter((u) => u.jenis === 'TABEL');
  const depan = r.unsur.filter((u) => u.sisi === 'DEPAN');
  const isian = denganSerta([
    ...depan.filter((u) => u.jenis === 'ISIAN').map((u) => u.isian),
    ...(depan.some((u) => u.jenis === 'RINGKASAN') ? ['total'] : []),
  ]);
  const [satu] = tabel;
  return [
    ...(r.margin_kiri + r.margin_kanan >= r.lebar || r.margin_atas + r.margin_bawah >= r.tinggi
      ? [{ id: null, pesan: 'Margin Melebihi Ukuran Kertas' }]
      : []),
    ...kembar(r.unsur.map(({ id }) => id)),
    ...r.unsur.flatMap((u) => periksaUnsur(jenis, r, u).map((pesan) => ({ id: u.id, pesan }))),
    ...tertutup(jenis, r.unsur),
    ...tabel.slice(1).map(({ id }) => ({ id, pesan: 'Tabel Barang Hanya Boleh Satu' })),
    ...hilang(jenis, isian, satu ? kolomTabel(jenis, satu.kolom) : new Set()),
  ];
}

/** Everything wrong with the blocks of a slip. */
export function periksaSlip(jenis: JenisNota, r: RancanganSlip): Masalah[] {
  const aktif = r.blok.filter((b) => b.aktif);
  const baris = aktif.filter((b) => b.jenis === 'BARIS');
  const isian = denganSerta([
    ...aktif.filter((b) => b.jenis === 'ISIAN').map((b) => b.isian),
    ...(aktif.some((b) => b.jenis === 'TOTAL') ? ['total'] : []),
    ...(aktif.some((b) => b.jenis === 'TANDA') ? ['tanda'] : []),
  ]);
  const asing = r.blok.filter(
    (b) => b.jenis === 'ISIAN' && !jenis.isian.some(({ kode }) => kode === b.isian),
  );
  const kolom = baris.flatMap((b) =>
    b.kolom.filter((k) => !jenis.kolom.some(({ kode }) => kode === k.isian)),
  );
  return [
    ...kembar(r.blok.map(({ id }) => id)),
    ...asing.map((b) => ({ id: b.id, pesan: `${namaBagian(jenis, b)} Tidak Dikenal` })),
    ...kolom.map(({ isian: one }) => ({ id: baris[0]?.id ?? null, pesan: `Bagian ${one} Tidak Dikenal` })),
    ...aktif.flatMap((b) =>
      b.jenis === 'TEKS' && !b.teks ? [{ id: b.id, pesan: 'Teks Bebas Tidak Boleh Kosong' }] : [],
    ),
    ...hilang(jenis, isian, baris[0] ? kolomTabel(jenis, baris[0].kolom) : new Set()),
  ];
}
