/**
 * What new pieces do to the books: gold comes from the supplier or the opening stock into its tray, its cost onto
 * Persediaan against Utang Supplier or Modal. Domain 12.4 TAMBAH_BARANG.
 */
import { type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import type { BarangLengkap } from './barang-baru.rule.ts';
import { akunStok, modalPer } from './golongan-modal.rule.ts';

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
  const pieces = barang.map(
    ({ kode_barcode, kode_gudang, kode_baki, berat, kadar, supplier }): Transfer => ({
      buku: 'barang',
      dari: { luar: supplier ? 'SUPPLIER' : 'AWAL' },
      ke: { gudang: kode_gudang, baki: kode_baki },
      kode_barcode,
      qty: 1,
      berat,
      kadar,
    }),
  );
  const costs = Map.groupBy(barang, (piece) => piece.supplier ?? '');
  const money = [...costs].flatMap(([supplier, bought]) => {
    const dari: UjungUang = supplier ? { akun: 'UTANG_SUPPLIER', dimensi: supplier } : { akun: 'MODAL' };
    const jenis = supplier ? 'SUPPLIER' : 'AWAL';
    return modalPer(bought, (piece) => akunStok(piece.golongan_modal)).flatMap(([akun, jumlah]) =>
      uangTransfer(dari, { akun }, jumlah, { kategori: KATEGORI, jenis }),
    );
  });
  return [...money, ...pieces];
}
