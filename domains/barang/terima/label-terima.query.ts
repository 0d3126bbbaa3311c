/** Pieces that get their tags from a receipt: what the intake reads of it, and what it takes. docs/decisions/0046. */
import type { Miligram } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { statement } from '@mustika/server-kit/database.ts';
import type { BarangLengkap, BarisBarang, Salah } from '../masuk/barang-baru.rule.ts';
import { terimaErrors as salah } from './terima-barang.errors.ts';
import { modalLabel, type SisaTerima } from './terima-barang.rule.ts';

const PENERIMAAN = `select h.kode_supplier, h.no_faktur_masukan, h.batal,
  (select jsonb_agg(jsonb_build_object('kode_group', j.kode_group, 'kode_dept', j.kode_dept, 'berat', j.berat, 'modal_terima', j.modal_terima,
     'label_jumlah', j.label_jumlah, 'label_berat', j.label_berat, 'label_modal', j.label_modal))
     from penerimaan_barang_jenis j where j.kode_toko = h.kode_toko and j.no_dokumen = h.no_dokumen) as jenis
  from penerimaan_barang h where h.kode_toko = $1 and h.no_dokumen = $2`;

export type PenerimaanDibaca = {
  kode_supplier: string;
  no_faktur_masukan: string | null;
  batal: boolean;
  jenis: SisaTerima[];
};

/** Nothing is read where the pieces come without a receipt, but the statement is asked all the same: its number is null. */
export const penerimaanStatement = (kode_toko: string, no_penerimaan: string | null) =>
  statement<PenerimaanDibaca>('penerimaan_label', PENERIMAAN, kode_toko, no_penerimaan);

/** The receipt that was named, or null where none was. */
export function penerimaanOf(
  no_penerimaan: string | null,
  [found]: readonly PenerimaanDibaca[],
): PenerimaanDibaca | null {
  if (no_penerimaan === null) return null;
  if (!found) reject(salah.PENERIMAAN_TIDAK_ADA, { no_penerimaan });
  if (found.batal) reject(salah.PENERIMAAN_DIBATALKAN, { no_penerimaan });
  return found;
}

/** The lines as they are of this receipt: its supplier and its faktur, where nothing else was typed. */
export const dariPenerimaan = (
  { kode_supplier, no_faktur_masukan }: PenerimaanDibaca,
  baris: readonly BarisBarang[],
): BarisBarang[] =>
  baris.map((row) => ({
    ...row,
    supplier: row.supplier ?? kode_supplier,
    no_faktur_masukan: row.no_faktur_masukan ?? no_faktur_masukan,
  }));

const jenisNya = (penerimaan: PenerimaanDibaca, row: { kode_group: string; kode_dept: string }) =>
  penerimaan.jenis.find((j) => j.kode_group === row.kode_group && j.kode_dept === row.kode_dept);

/** What a line may have against its receipt. */
export function salahPenerimaan(row: BarisBarang, penerimaan: PenerimaanDibaca): Salah[] {
  const wrong: Salah[] = [];
  if (row.supplier !== penerimaan.kode_supplier)
    wrong.push({ kolom: 'supplier', sebab: `penerimaan ini dari ${penerimaan.kode_supplier}` });
  if (row.harga_modal !== null)
    wrong.push({ kolom: 'harga_modal', sebab: 'harga modal mengikuti penerimaan' });
  if (!jenisNya(penerimaan, row))
    wrong.push({ kolom: 'kode_dept', sebab: 'group dan jenis ini tidak ada pada penerimaan' });
  return wrong;
}

/** The pieces at the cost of their receipt, and what they take of it. */
export function ambilPenerimaan<T extends BarangLengkap>(
  no_penerimaan: string,
  penerimaan: PenerimaanDibaca,
  barang: readonly T[],
  toleransi: Miligram,
) {
  const modal = new Map<T, BarangLengkap['harga_modal']>();
  const label = [...Map.groupBy(barang, (b) => jenisNya(penerimaan, b)).entries()].map(([jenis, pieces]) => {
    if (!jenis) throw new Error('salahPenerimaan was not asked');
    const bagian = modalLabel(
      jenis,
      pieces.map((b) => b.berat_asli),
      toleransi,
    );
    const { kode_group, kode_dept, berat, label_berat } = jenis;
    if (!bagian)
      reject(salah.PENERIMAAN_HABIS, { kode_group, kode_dept, sisa: Math.max(0, berat - label_berat) });
    pieces.forEach((b, at) => modal.set(b, bagian[at] as BarangLengkap['harga_modal']));
    return {
      ...{ no_penerimaan, kode_group, kode_dept, jumlah: pieces.length },
      berat: pieces.reduce((total, b) => total + b.berat_asli, 0),
      modal_terima: bagian.reduce((total, one) => total + one, 0),
      ...{ lihat_jumlah: jenis.label_jumlah, lihat_modal: jenis.label_modal },
    };
  });
  return { label, barang: barang.map((b) => ({ ...b, harga_modal: modal.get(b) ?? b.harga_modal })) };
}
