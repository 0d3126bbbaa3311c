/** What pre-orders read before they decide, and what their list and sheet work out. */
import type { Miligram, MiliPersen, Rupiah } from '@mustika/kernel/amount.ts';
import { statement } from '@mustika/server-kit/database.ts';
import type { ReadColumns } from '@mustika/server-kit/document/document-heads.ts';
import type { CaraPpn } from '../pajak/ppn.rule.ts';
import type { BayarMasuk } from '../pembayaran/tempat-uang.rule.ts';
import type { BarangTitip } from '../titipan/tahan-barang.rule.ts';
import type { JenisHarga } from '../titipan/titipan.rule.ts';

export type PreOrderRow = {
  no_po: string;
  status: string;
  jenis_harga: JenisHarga;
  kode_member: string | null;
  nama_customer: string;
  no_hp_customer: string | null;
  alamat_customer: string | null;
  kasir: string;
  kode_sales: string | null;
  total: Rupiah;
  uang_muka: Rupiah;
  saldo: Rupiah;
  ppn: Rupiah;
  no_faktur_tunggu: string | null;
};
/** A line. `total` and `ppn_transaksi_rp` are those of the pieces that have not come yet where it is read for what is left. */
export type BarisPoRow = {
  urut: number;
  nama_barang: string;
  kode_group: string;
  kode_dept: string;
  kode_intern: string | null;
  berat: Miligram;
  kadar: MiliPersen;
  qty: number;
  datang: number;
  batal: number;
  harga_total: Rupiah | null;
  harga_per_gram: Rupiah;
  ongkos: Rupiah;
  harga_satuan: Rupiah;
  total: Rupiah;
  ppn_cara: CaraPpn | null;
  ppn_transaksi_rp: Rupiah;
};
/** A piece that came and is held for it. */
export type DitahanPoRow = BarangTitip & { nama_barang: string; total: Rupiah; ppn_transaksi_rp: Rupiah };

/** A pre-order with its lines, what is held for it, and the payments it was made with. */
export const bacaPreOrder = (...nomor: [kode_toko: string, no_po: string]) => ({
  po: statement<PreOrderRow>(
    'po_satu',
    `select p.*, d.status from pre_order_dibaca p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_po
      where p.kode_toko = $1 and p.no_po = $2`,
    ...nomor,
  ),
  barang: statement<BarisPoRow>(
    'po_baris',
    'select * from pre_order_barang where kode_toko = $1 and no_po = $2 order by urut',
    ...nomor,
  ),
  ditahan: statement<DitahanPoRow>(
    'po_ditahan',
    "select * from titipan_barang where kode_toko = $1 and no_titipan = $2 and keadaan = 'DITITIP' order by urut",
    ...nomor,
  ),
  bayar: statement<BayarMasuk>(
    'po_awal',
    "select * from pembayaran where kode_toko = $1 and no_dokumen = $2 and peristiwa = 1 and arah = 'MASUK' order by urut",
    ...nomor,
  ),
});

const HARI = '(select max(o.tanggal) from hari_toko o where o.kode_toko = h.kode_toko)';
const ADA = (keadaan: string): string =>
  `(select sum(b.total::bigint) from titipan_barang b where b.kode_toko = h.kode_toko and b.no_titipan = h.no_po and b.keadaan in (${keadaan}))`;
const PCS =
  '(select sum(b.qty - b.datang - b.batal) from pre_order_barang b where b.kode_toko = h.kode_toko and b.no_po = h.no_po)';
const DIPEGANG = "case when d.status = 'OPEN' then h.uang_muka else h.saldo end";
/** The first day from which something can be fetched. */
const DATANG = `(select min(c.tanggal) from closing_po_barang b
    join closing_po c on c.kode_toko = b.kode_toko and c.no_dokumen = b.no_dokumen
    join titipan_barang t on t.kode_toko = b.kode_toko and t.no_titipan = b.no_po and t.kode_barcode = b.kode_barcode and t.keadaan = 'DITITIP'
   where b.kode_toko = h.kode_toko and b.no_po = h.no_po)`;

/** How many of a line were fetched. */
export const DIAMBIL_BARIS = `(select count(*) from titipan_barang t where t.kode_toko = l.kode_toko and t.no_titipan = l.no_po
  and t.baris = l.urut and t.keadaan = 'DIAMBIL')`;

/** What has come at its price and the rest as it was estimated, days beyond the day, found by telephone and barcode, too. */
export const kolomPreOrderSql: ReadColumns = {
  head: {
    jenis_harga: `case when h.mengikat_sampai < ${HARI} then 'TIDAK_MENGIKAT' else h.jenis_harga end`,
    saldo: DIPEGANG,
    sisa: `case when d.status in ('CLOSE', 'CANC') then 0
      else greatest(0, coalesce(${ADA("'DITITIP'")}, 0) + h.nilai_menunggu::bigint - ${DIPEGANG}) end::bigint`,
    belum: `coalesce(${PCS}, 0)::integer`,
    lewat: `case when d.status in ('OPEN', 'PESAN') then greatest(0, ${HARI} - h.tgl_janji) else 0 end`,
    menunggu: `case when d.status = 'DONE' then greatest(0, ${HARI} - ${DATANG}) else 0 end`,
    perkiraan: 'h.total',
    total: `coalesce(nullif(coalesce(${ADA("'DITITIP', 'DIAMBIL'")}, 0) + h.nilai_menunggu::bigint, 0), h.total)::bigint::rupiah`,
  },
  lines: {
    barang: {
      diambil: DIAMBIL_BARIS,
      sisa_qty: 'l.qty - l.datang - l.batal',
      berat_semua: '(l.berat::bigint * l.qty)::bigint',
      berat_datang: `(select sum(t.berat::bigint) from titipan_barang t where t.kode_toko = l.kode_toko and t.no_titipan = l.no_po
        and t.baris = l.urut and t.keadaan in ('DITITIP', 'DIAMBIL'))`,
    },
  },
  found: `h.no_hp_customer = '62' || ltrim($6, '0') or exists (select from titipan_barang b
      where b.kode_toko = h.kode_toko and b.no_titipan = h.no_po and b.kode_barcode = $6)`,
};
