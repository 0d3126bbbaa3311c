/** What orders read before they decide, and what their list and sheet work out. */

import type { Miligram, MiliPersen, Rupiah } from '@mustika/kernel/amount.ts';
import { statement } from '@mustika/server-kit/database.ts';
import type { ReadColumns } from '@mustika/server-kit/document/document-heads.ts';
import type { EarlyPhoto } from '@mustika/server-kit/files/early-photo.ts';
import type { CaraPpn } from '../pajak/ppn.rule.ts';
import type { BayarMasuk } from '../pembayaran/tempat-uang.rule.ts';
import type { BarangTitip } from '../titipan/tahan-barang.rule.ts';
import type { JenisHarga } from '../titipan/titipan.rule.ts';

/** Pictures that were taken before there was a number. */
export const FOTO_PESANAN: EarlyPhoto = { name: 'PESANAN', table: 'pesanan_foto', aksi: 'pesanan.foto' };

export type PesananRow = {
  no_pesanan: string;
  status: string;
  jenis_harga: JenisHarga;
  kode_member: string | null;
  nama_customer: string;
  no_hp_customer: string | null;
  alamat_customer: string | null;
  kasir: string;
  kode_sales: string | null;
  kode_tukang: string | null;
  total: Rupiah;
  uang_muka: Rupiah;
  saldo: Rupiah;
  ppn: Rupiah;
  no_faktur_tunggu: string | null;
};
export type PesananBarangRow = {
  urut: number;
  nama_barang: string;
  kode_group: string;
  kode_dept: string;
  berat: Miligram;
  kadar: MiliPersen;
  ukuran: string | null;
  rincian: string | null;
  foto: string | null;
  harga_per_gram: Rupiah;
  ongkos: Rupiah;
  total: Rupiah;
  ppn_cara: CaraPpn | null;
  ppn_transaksi_rp: Rupiah;
};
/** A made piece that is held for it. */
export type DitahanRow = BarangTitip & { nama_barang: string; total: Rupiah; ppn_transaksi_rp: Rupiah };
/** What it is made after: of the shop's all of `BarangTitip`, of the customer's a name and a weight. */
export type ContohRow = {
  urut: number;
  nama_contoh: string;
  berat: Miligram;
  keadaan: 'DIPAKAI' | 'KEMBALI';
} & (BarangTitip | { kode_barcode: null });

/** An order with its lines, what is held for it, what it is made after, and the payments it was made with. */
export const bacaPesanan = (...nomor: [kode_toko: string, no_pesanan: string]) => ({
  pesanan: statement<PesananRow>(
    'pesanan_satu',
    `select p.*, d.status from pesanan_dibaca p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_pesanan
      where p.kode_toko = $1 and p.no_pesanan = $2`,
    ...nomor,
  ),
  barang: statement<PesananBarangRow>(
    'pesanan_baris',
    'select * from pesanan_barang where kode_toko = $1 and no_pesanan = $2 order by urut',
    ...nomor,
  ),
  ditahan: statement<DitahanRow>(
    'pesanan_ditahan',
    "select * from titipan_barang where kode_toko = $1 and no_titipan = $2 and keadaan = 'DITITIP' order by urut",
    ...nomor,
  ),
  contoh: statement<ContohRow>(
    'pesanan_contoh',
    "select * from pesanan_contoh where kode_toko = $1 and no_pesanan = $2 and keadaan = 'DIPAKAI' order by urut",
    ...nomor,
  ),
  bayar: statement<BayarMasuk>(
    'pesanan_awal',
    "select * from pembayaran where kode_toko = $1 and no_dokumen = $2 and peristiwa = 1 and arah = 'MASUK' order by urut",
    ...nomor,
  ),
});

/** How many pieces were ever held for it: the next ones are numbered behind them. */
export const bacaBanyakDitahan = (...nomor: [kode_toko: string, no_pesanan: string]) =>
  statement<{ banyak: number }>(
    'pesanan_banyak_ditahan',
    'select count(*)::integer as banyak from titipan_barang where kode_toko = $1 and no_titipan = $2',
    ...nomor,
  );

const HARI = '(select max(o.tanggal) from hari_toko o where o.kode_toko = h.kode_toko)';
const JADI = `(select sum(b.total) from titipan_barang b where b.kode_toko = h.kode_toko and b.no_titipan = h.no_pesanan
  and b.keadaan in ('DITITIP', 'DIAMBIL'))::rupiah`;
const contoh = (kolom: string): string =>
  `(select ${kolom} from pesanan_contoh c where c.kode_toko = l.kode_toko and c.no_pesanan = l.no_pesanan and c.urut = l.urut)`;

/** Days beyond the promised one while it is not made, and days since it can be fetched; found by telephone and barcode, too. */
export const kolomPesananSql: ReadColumns = {
  head: {
    jenis_harga: `case when h.mengikat_sampai < ${HARI} then 'TIDAK_MENGIKAT' else h.jenis_harga end`,
    saldo: "case when d.status = 'OPEN' then h.uang_muka else h.saldo end",
    sisa: `case when d.status in ('CLOSE', 'CANC') then 0
      else greatest(0, case when d.status = 'DONE' then ${JADI} else h.total end - case when d.status = 'OPEN' then h.uang_muka else h.saldo end) end::bigint`,
    lewat: `case when d.status in ('OPEN', 'PESAN', 'KERJA') then greatest(0, ${HARI} - h.tgl_janji) else 0 end`,
    menunggu: `case when d.status = 'DONE' then greatest(0, ${HARI} - h.tgl_jadi) else 0 end`,
    perkiraan: 'h.total',
    total: `coalesce(${JADI}, h.total)::rupiah`,
    contoh: `(select min(c.keadaan) from pesanan_contoh c where c.kode_toko = h.kode_toko and c.no_pesanan = h.no_pesanan)`,
  },
  lines: {
    barang: {
      kode_contoh: contoh('c.kode_barcode'),
      nama_contoh: contoh('c.nama_contoh'),
      berat_contoh: contoh('c.berat'),
      contoh: contoh('c.keadaan'),
      berat_jadi: `(select t.berat from titipan_barang t where t.kode_toko = l.kode_toko and t.no_titipan = l.no_pesanan
        and t.kode_barcode = l.kode_barcode and t.keadaan in ('DITITIP', 'DIAMBIL'))`,
    },
    kiriman: {
      status:
        '(select d.status from dokumen d where d.kode_toko = l.kode_toko and d.no_dokumen = l.no_dokumen)',
    },
  },
  found: `h.no_hp_customer = '62' || ltrim($6, '0') or exists (select from pesanan_barang b
      where b.kode_toko = h.kode_toko and b.no_pesanan = h.no_pesanan and b.kode_barcode = $6)`,
};
