/**
 * What new pieces do to the books: gold comes from the supplier or the opening stock into its tray, its cost onto
 * Persediaan against Utang Supplier or Modal. Domain 12.4 TAMBAH_BARANG.
 */
import type { Transfer, UjungUang } from '@mustika/kernel/transfer.ts';
import type { BarangLengkap } from './barang-baru.rule.ts';
import { letak, pindahBarang, pindahModal } from './gerak-barang.rule.ts';
import { akunStok } from './golongan-modal.rule.ts';

const KATEGORI = 'TAMBAH_BARANG';

export type BarangMasuk = Pick<
  BarangLengkap,
  | 'kode_barcode'
  | 'kode_gudang'
  | 'kode_baki'
  | 'berat'
  | 'kadar'
  | 'harga_modal'
  | 'supplier'
  | 'golongan_modal'
>;

/** One money transfer per supplier and account of stock, so that a delivery is one debt; one piece transfer per piece. */
export function postTambahBarang(barang: readonly BarangMasuk[]): Transfer[] {
  const money = [...Map.groupBy(barang, (piece) => piece.supplier ?? '')].flatMap(([supplier, bought]) => {
    const dari: UjungUang = supplier ? { akun: 'UTANG_SUPPLIER', dimensi: supplier } : { akun: 'MODAL' };
    const ke = (piece: BarangMasuk): UjungUang => ({ akun: akunStok(piece.golongan_modal) });
    return pindahModal(bought, { dari, ke, kategori: KATEGORI, jenis: supplier ? 'SUPPLIER' : 'AWAL' });
  });
  const pieces = barang.map((b) => pindahBarang(b, { luar: b.supplier ? 'SUPPLIER' : 'AWAL' }, letak(b)));
  return [...money, ...pieces];
}
