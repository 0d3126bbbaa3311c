/** What a deposit reads before it decides, as named statements of one batch, and what its sheet reads worked out. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { statement } from '@mustika/server-kit/database.ts';
import type { ReadColumns } from '@mustika/server-kit/document/document-heads.ts';
import { DITITIP } from '../jual/bahan-penjualan.rule.ts';
import type { BayarMasuk } from '../pembayaran/tempat-uang.rule.ts';
import type { BarangTitip } from './tahan-barang.rule.ts';
import type { JenisHarga } from './titipan.rule.ts';

export type TitipanRow = {
  no_titipan: string;
  jenis_harga: JenisHarga;
  nama_customer: string;
  no_hp_customer: string | null;
  kode_member: string | null;
  alamat_customer: string | null;
  kasir: string;
  total: Rupiah;
  uang_muka: Rupiah;
  saldo: Rupiah;
  ppn: Rupiah;
  no_faktur_tunggu: string | null;
};
export type TitipanBarangRow = BarangTitip & { nama_barang: string; total: Rupiah; ppn_transaksi_rp: Rupiah };

/** The deposit, the pieces that still wait, and the payments it was made with. */
export const bacaTitipan = (...nomor: [kode_toko: string, no_titipan: string]) => ({
  titipan: statement<TitipanRow>(
    'titipan_satu',
    'select * from titipan where kode_toko = $1 and no_titipan = $2',
    ...nomor,
  ),
  barang: statement<TitipanBarangRow>(
    'titipan_ditahan',
    "select * from titipan_barang where kode_toko = $1 and no_titipan = $2 and keadaan = 'DITITIP' order by urut",
    ...nomor,
  ),
  bayar: statement<BayarMasuk>(
    'titipan_awal',
    `select * from pembayaran
      where kode_toko = $1 and no_dokumen = $2 and peristiwa = 1 and arah = 'MASUK' order by urut`,
    ...nomor,
  ),
});

const TITIP = "case when d.status = 'OPEN' then h.uang_muka else h.saldo end";

/** What was left of the money, and what may still be paid on the pieces that wait; found by telephone and barcode, too. */
export const kolomTitipan: ReadColumns = {
  head: {
    jenis_harga: 'harga_titipan(h)',
    dititip: TITIP,
    sisa: `greatest(0, coalesce((select sum(b.total) from titipan_barang b where b.kode_toko = h.kode_toko
      and b.no_titipan = h.no_titipan and b.keadaan = '${DITITIP}'), 0) - ${TITIP})::rupiah`,
  },
  found: `h.no_hp_customer = '62' || ltrim($6, '0') or exists (select from titipan_barang b
      where b.kode_toko = h.kode_toko and b.no_titipan = h.no_titipan and b.kode_barcode = $6)`,
};
