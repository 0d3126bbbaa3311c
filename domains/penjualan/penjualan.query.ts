/** What a sale reads before it decides, as named statements of one batch. */
import type { Miligram, MiliPersen, Rupiah } from '@mustika/kernel/amount.ts';
import { statement, steadyStatement } from '@mustika/server-kit/database.ts';
import type { BarangSiapJual, MemberRow } from '../jual/bahan-penjualan.rule.ts';
import { HARGA_DASAR } from '../master/harga/parameter-harga-emas.resource.ts';
import type { CaraPpn, TarifPpn } from '../pajak/ppn.rule.ts';
import type { CaraNota } from '../pembayaran/cara-bayar.rule.ts';
import type { RekeningRow } from '../pembayaran/periksa-bayar.rule.ts';
import type { BarisPendapatan } from './pendapatan-penjualan.posting.ts';

const BARANG = `select m.*,
    (select e.harga_jual from parameter_harga_emas e where e.kode_toko = m.kode_toko and e.kode_harga = '${HARGA_DASAR}' and e.aktif) as harga_24k,
    case when m.dipegang_sampai > $3::timestamptz then m.pemegang end as dipegang_oleh,
    case when m.dipegang_sampai > $3::timestamptz then m.keranjang end as dipegang_keranjang
  from barang_di_meja m where m.kode_toko = $1 and m.kode_barcode = any ($2)`;

export const bacaBarang = (kode_toko: string, barcodes: readonly string[], saat: string) =>
  statement<BarangSiapJual>('jual_barang', BARANG, kode_toko, barcodes, saat);

/** Every rate there is: a handful of rows, of which the open day picks one per class. */
export const bacaTarifPpn = () =>
  statement<TarifPpn>(
    'jual_tarif_ppn',
    'select kelas_ppn, mulai_berlaku, tarif, kode_faktur from parameter_ppn where aktif',
  );

/** Everybody who sells in the store. */
export const bacaSales = (kode_toko: string) =>
  steadyStatement<{ kode_sales: string }>(
    'jual_sales',
    'select kode_sales from sales where kode_toko = $1 and aktif',
    kode_toko,
  );

/** Every account that money may come to. */
export const bacaRekening = (kode_toko: string) =>
  steadyStatement<RekeningRow>(
    'jual_rekening',
    `select no_rekening, bisa_debet, bisa_credit, bisa_transfer, bisa_qris, fee_persen, fee_ditanggung, mdr_qris
           from rekening where kode_toko = $1 and aktif`,
    kode_toko,
  );

export const bacaMember = (kode_member: string | null) =>
  statement<MemberRow>(
    'jual_member',
    `select m.kode_member, m.nama_member, m.no_hp, m.alamat,
    (select nullif(u.kode_member, m.kode_member) from member p join member u on u.kode_member = coalesce(p.digabung_ke, p.kode_member) and u.aktif
      where p.kode_member = m.kode_pengundang) as kode_pengundang
  from member a join member m on m.kode_member = coalesce(a.digabung_ke, a.kode_member) and m.aktif where a.kode_member = $1`,
    kode_member ?? '',
  );

/** A posted or open nota as it is stored: header, lines, payments. */
type NotaRow = {
  no_faktur_group: string;
  kode_member: string | null;
  nama_customer: string | null;
  no_hp_customer: string | null;
  nik_sim_passport: string | null;
  kasir: string;
  subtotal: Rupiah;
  diskon: Rupiah;
  pembulatan: Rupiah;
  ppn_cara: CaraPpn | null;
  ppn_transaksi_rp: Rupiah;
  ppn_tambahan: Rupiah;
  pph22: Rupiah;
  total: Rupiah;
  kembali: Rupiah;
  poin: number;
  poin_rp: Rupiah;
  pengundang: string | null;
  poin_pengundang: number;
  poin_pengundang_rp: Rupiah;
};
export type NotaBarangRow = BarisPendapatan & {
  urut: number;
  no_faktur: string;
  kode_barcode: string;
  kode_gudang: string;
  kode_baki: string;
  berat: Miligram;
  kadar: MiliPersen;
  harga_modal: Rupiah;
  jumlah: number;
  /** So many grams of a lot, and no piece. */
  lot: boolean;
  /** The shop has it back, by a purchase or in exchange. */
  beli_kembali: boolean;
  kode_sales: string | null;
  bonus: Rupiah;
};
type NotaBayarRow = {
  jenis: CaraNota;
  no_rekening: string | null;
  jumlah: Rupiah;
  fee: Rupiah;
  fee_ditanggung: 'TOKO' | 'PELANGGAN';
};

/** What the nota promised, if it promised coupons. */
type JanjiRow = { jumlah: number; nilai_kupon: number };

export const bacaJanji = (kode_toko: string, no_faktur_group: string) =>
  statement<JanjiRow>(
    'nota_janji',
    'select jumlah, nilai_kupon from kupon_nota where kode_toko = $1 and no_faktur_group = $2',
    kode_toko,
    no_faktur_group,
  );

export const bacaNota = (...nomor: [kode_toko: string, no_faktur_group: string]) => ({
  nota: statement<NotaRow>(
    'nota_penjualan',
    'select * from penjualan where kode_toko = $1 and no_faktur_group = $2',
    ...nomor,
  ),
  barang: statement<NotaBarangRow>(
    'nota_penjualan_barang',
    'select * from penjualan_barang where kode_toko = $1 and no_faktur_group = $2 order by urut',
    ...nomor,
  ),
  bayar: statement<NotaBayarRow>(
    'nota_penjualan_bayar',
    `select jenis, no_rekening, diterima as jumlah, fee, fee_ditanggung from pembayaran
      where kode_toko = $1 and no_dokumen = $2 and arah = 'MASUK' order by urut`,
    ...nomor,
  ),
});
