/** What becomes of pieces between two stores: who answers what of them, and the account the stores keep with each other. */
import type { Miligram, MiliPersen, Rupiah } from '@mustika/kernel/amount.ts';
import { type ErrorEntry, reject } from '@mustika/kernel/errors.ts';
import type { Akun } from '@mustika/kernel/transfer.ts';
import { gerakErrors } from '../barang/gerak-barang.errors.ts';
import { kembar } from '../barang/gerak-barang.rule.ts';
import { kirimBarangErrors as salah } from './kirim-barang.errors.ts';

/** What the receiver says of a piece. */
export const HASIL = [
  ['BAIK', 'Baik'],
  ['BERAT_BEDA', 'Berat Beda'],
  ['TIDAK_ADA', 'Tidak Ada'],
  ['DITOLAK', 'Ditolak'],
] as const;
export type Hasil = (typeof HASIL)[number][0];

/** What has become of a piece of a shipment. */
export const KEADAAN = [
  ['DIJALAN', 'Di Perjalanan'],
  ...HASIL,
  ['KETEMU', 'Diterima Susulan'],
  ['HILANG', 'Hilang'],
  ['KEMBALI', 'Kembali'],
  ['DITARIK', 'Ditarik'],
] as const;
export type Keadaan = (typeof KEADAAN)[number][0];

const SELISIH: ReadonlySet<string> = new Set<Keadaan>(['BERAT_BEDA', 'TIDAK_ADA', 'DITOLAK']);
/** A difference that somebody has to settle: until then the piece is at neither end. */
export const berselisih = ({ keadaan }: { keadaan: string }): boolean => SELISIH.has(keadaan);

/** The words for the state of a shipment, on the report and on its documents. */
export const STATUS_KIRIM = [
  ['KIRIM', 'Di Perjalanan'],
  ['TERIMA', 'Diterima'],
  ['CANC', 'Ditarik'],
] as const;

export type TipeToko = 'PUSAT' | 'CABANG';
export type Arah = 'PUSAT' | 'CABANG' | 'ANTAR';

/** To head office, from it to a branch, or from branch to branch. */
export const arahKirim = (dari: TipeToko, ke: TipeToko): Arah =>
  ke === 'PUSAT' ? 'PUSAT' : dari === 'PUSAT' ? 'CABANG' : 'ANTAR';

/** What a store keeps of its dealings with another one: a branch with head office, everybody else with a branch. */
export const akunAntar = (sini: TipeToko, sana: TipeToko): Akun =>
  sini === 'CABANG' && sana === 'PUSAT' ? 'RK_PUSAT' : 'RK_CABANG';

/** A piece of a shipment as both ends need it. */
export type Isi = {
  kode_barcode: string;
  keadaan: string;
  berat: Miligram;
  /** On the scale of the receiver, where it lay there once. */
  berat_terima: Miligram | null;
  kadar: MiliPersen;
  harga_modal: Rupiah;
};

/** What the receiver sends of a piece; what he does not name came as it was sent. */
export type Diisi = {
  kode_barcode: string;
  hasil: Hasil | null;
  berat: Miligram | null;
  catatan: string | null;
};
/** The answer for a piece: its weight on the scale of the receiver, where it lay there. */
export type Jawab = { kode_barcode: string; hasil: Hasil; berat: Miligram | null; catatan: string | null };

/** Each code once, and each of this shipment. */
function periksaKode(isi: readonly Isi[], codes: readonly string[]): void {
  const twin = kembar(codes);
  if (twin) reject(gerakErrors.BARCODE_DUA_KALI, { kode_barcode: twin });
  const asing = codes.find((code) => !isi.some((b) => b.kode_barcode === code));
  if (asing) reject(salah.BARCODE_BUKAN_KIRIMAN, { kode_barcode: asing });
}

/** A piece that weighs something else than was sent differs in weight, whatever was ticked. */
function jawab({ kode_barcode, berat: kirim }: Isi, diisi: Diisi | undefined): Jawab {
  const { hasil = null, berat = null, catatan = null } = diisi ?? {};
  if (hasil === 'TIDAK_ADA') return { kode_barcode, hasil, berat: null, catatan };
  if (hasil === 'DITOLAK') return { kode_barcode, hasil, berat, catatan };
  if (hasil === 'BERAT_BEDA' && berat === null) reject(salah.BERAT_TERIMA_KOSONG, { kode_barcode });
  if (hasil === 'BERAT_BEDA' && berat === kirim) reject(salah.BERAT_TERIMA_SAMA, { kode_barcode });
  const beda = berat !== null && berat !== kirim;
  return { kode_barcode, hasil: beda ? 'BERAT_BEDA' : 'BAIK', berat: berat ?? kirim, catatan };
}

/** The answers for every piece of a shipment that nobody has answered for. */
export function jawaban(isi: readonly Isi[], diisi: readonly Diisi[]): Jawab[] {
  periksaKode(
    isi,
    diisi.map((b) => b.kode_barcode),
  );
  return isi.map((b) =>
    jawab(
      b,
      diisi.find(({ kode_barcode }) => kode_barcode === b.kode_barcode),
    ),
  );
}

/** Pieces of a shipment that wait to be settled, those of these codes, in their order. */
export function menungguPutusan<T extends Isi>(
  isi: readonly T[],
  codes: readonly { kode_barcode: string }[],
): T[] {
  const kode = codes.map((b) => b.kode_barcode);
  periksaKode(isi, kode);
  const barang = kode.map((code) => isi.find((b) => b.kode_barcode === code) as T);
  const lain = barang.find((b) => !berselisih(b));
  if (lain) reject(salah.BARANG_TANPA_SELISIH, { kode_barcode: lain.kode_barcode, keadaan: lain.keadaan });
  return barang;
}

/** The answers for pieces that are taken after all: at what they weigh now, or what they weighed here before. */
export const jawabanSusulan = (
  isi: readonly Isi[],
  diisi: readonly { kode_barcode: string; berat: Miligram | null }[],
): Jawab[] =>
  menungguPutusan(isi, diisi).map(({ kode_barcode, berat, berat_terima }, at) => ({
    ...{ kode_barcode, hasil: 'BAIK', catatan: null },
    berat: diisi[at]?.berat ?? berat_terima ?? berat,
  }));

/** Why pieces cannot go to that store, or null. */
export function tujuanSalah(
  sini: string,
  tujuan: { kode_toko: string; aktif: boolean } | undefined,
): ErrorEntry | null {
  if (!tujuan) return salah.TOKO_TUJUAN_TIDAK_ADA;
  if (tujuan.kode_toko === sini) return salah.TOKO_TUJUAN_SENDIRI;
  return tujuan.aktif ? null : salah.TOKO_TUJUAN_TUTUP;
}

/** Both ends of a shipment, and who stands there. */
export type Ujung = { tujuan: string; tujuan_aktif: boolean; asal_aktif: boolean };

/**
 * Who receives: the store it goes to. Where one of both ends was closed for good there may be nobody left to do it, and head
 * office does.
 */
export const bolehMenerima = (
  { kode_toko, tipe }: { kode_toko: string; tipe: TipeToko },
  { tujuan, tujuan_aktif, asal_aktif }: Ujung,
): boolean => kode_toko === tujuan || (tipe === 'PUSAT' && !(tujuan_aktif && asal_aktif));
