/** A pledge that the shop keeps: which pieces its lines become. Domain R5.10, 12.4 LELANG_AMBIL; docs/decisions/0051. */
import { formatGram, type Miligram, type MiliPersen, type Rupiah, sum } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import type { Toko } from '@mustika/kernel/settings/settings.ts';
import { hutangErrors as salah } from '../hutang.errors.ts';
import type { barisAmbil } from '../isian-hutang.rule.ts';
import { type AcuanTaksir, taksirBarang } from '../taksir.rule.ts';

type Baris = Row<typeof barisAmbil>;
/** A line of the deed whose pledge lies in the safe. */
export type Jaminan = {
  urut: number;
  nama_barang: string;
  jumlah: number;
  berat: Miligram;
  kadar: MiliPersen;
  kondisi_pinjaman: string | null;
};

/** What the shop knows of groups and kinds, and the first tray of the room they go to. */
export type AcuanAmbil = { grup: string[] | null; jenis: string[] | null; baki: string | null };

/** A row with the line of the deed it is of. */
export type Diambil = Baris & { jaminan: Jaminan };

/** A piece with what it is appraised at today, and what it is taken at. */
export type Dinilai = Diambil & { taksir: Rupiah; nilai: Rupiah };

/**
 * What a pledge is taken at is its appraisal of the day, by the rule that lends on it, at the weight of today: what it is worth above
 * the debt is the customer's, so nobody picks another value alone. Errors: a karat without a price. Domain R5.10a, vector 44.
 */
export const nilaiDiambil = (barang: readonly Diambil[], acuan: AcuanTaksir, store: Toko): Dinilai[] =>
  barang.map((b, index) => {
    const { kadar, kondisi_pinjaman } = b.jaminan;
    const taksir = taksirBarang({ berat: b.berat, kadar, kondisi_pinjaman }, acuan, store)?.taksir;
    if (taksir === undefined) reject(salah.HARGA_TAKSIR_TIDAK_ADA, { path: `barang.${index}.nilai` });
    return { ...b, taksir, nilai: b.nilai ?? taksir };
  });

/** No line is left out, or comes to more pieces or more grams than the deed says. */
function periksaBaris(jaminan: Jaminan, barang: readonly Baris[]): void {
  const miliknya = barang.filter((b) => b.urut === jaminan.urut);
  const { urut, nama_barang } = jaminan;
  if (miliknya.length === 0)
    reject(
      salah.JAMINAN_BELUM_SEMUA,
      { path: 'barang', urut },
      `${salah.JAMINAN_BELUM_SEMUA.message}: ${nama_barang}`,
    );
  if (miliknya.length > jaminan.jumlah)
    reject(
      salah.JAMINAN_TERLALU_BANYAK,
      { path: 'barang', urut, jumlah: jaminan.jumlah },
      `${salah.JAMINAN_TERLALU_BANYAK.message}: ${nama_barang}`,
    );
  if (sum(miliknya.map((b) => b.berat)) > jaminan.berat)
    reject(
      salah.BERAT_AMBIL_LEBIH,
      { path: `barang.${barang.indexOf(miliknya[0] as Baris)}.berat`, urut, berat: jaminan.berat },
      `${salah.BERAT_AMBIL_LEBIH.message}: ${nama_barang} ${formatGram(jaminan.berat)} g`,
    );
}

/** Errors: a line that is none of this deed or is left out, more than it is, a group or kind nobody knows, a room without a tray. */
export function barangDiambil(
  barang: readonly Baris[],
  jaminan: readonly Jaminan[],
  acuan: AcuanAmbil,
): { barang: Diambil[]; kode_baki: string } {
  const diambil = barang.map((b, index): Diambil => {
    const asal = jaminan.find((one) => one.urut === b.urut);
    if (!asal) reject(salah.JAMINAN_BUKAN_MILIK, { path: `barang.${index}.urut`, urut: b.urut });
    if (!acuan.grup?.includes(b.kode_group))
      reject(salah.GROUP_AMBIL_TIDAK_ADA, { path: `barang.${index}.kode_group` });
    if (!acuan.jenis?.includes(b.kode_dept))
      reject(salah.JENIS_AMBIL_TIDAK_ADA, { path: `barang.${index}.kode_dept` });
    return { ...b, jaminan: asal };
  });
  for (const satu of jaminan) periksaBaris(satu, barang);
  if (acuan.baki === null) reject(salah.BAKI_AMBIL_TIDAK_ADA);
  return { barang: diambil, kode_baki: acuan.baki };
}
