/** What a deposit reads before it decides, as named statements of one batch, and what its sheet reads worked out. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { statement } from '@mustika/server-kit/database.ts';
import type { ReadColumns } from '@mustika/server-kit/document-serve.ts';
import { HARGA_DASAR } from '../master/parameter-harga-emas.resource.ts';
import type { TarifPpn } from '../pajak/ppn.rule.ts';
import type { RekeningRow } from '../pembayaran/periksa-bayar.rule.ts';
import type { BayarMasuk } from '../pembayaran/tempat-uang.rule.ts';
import type { BarangSiapJual, MemberRow } from '../penjualan/bahan-penjualan.rule.ts';
import type { BarangTitip } from './titipan.posting.ts';
import { DITITIP, GUDANG_TITIP, type JenisHarga } from './titipan.rule.ts';

const BARANG = `select m.*,
    (select e.harga_jual from parameter_harga_emas e where e.kode_toko = m.kode_toko and e.kode_harga = '${HARGA_DASAR}' and e.aktif) as harga_24k,
    case when m.dipegang_sampai > $3::timestamptz then m.pemegang end as dipegang_oleh,
    case when m.dipegang_sampai > $3::timestamptz then m.keranjang end as dipegang_keranjang
  from barang_di_meja m where m.kode_toko = $1 and m.kode_barcode = any ($2)`;

/** Pieces as a sale sees them: a deposit asks its questions. */
export const bacaBarangTitip = (kode_toko: string, barcodes: readonly string[], saat: string) =>
  statement<BarangSiapJual>('titip_barang', BARANG, kode_toko, barcodes, saat);

/** The rates of PPN, of which the day picks one. */
export const bacaTarifTitip = () =>
  statement<TarifPpn>(
    'titip_tarif_ppn',
    'select kelas_ppn, mulai_berlaku, tarif, kode_faktur from parameter_ppn where aktif',
  );

export const bacaSalesTitip = (kode_toko: string, kode: readonly string[]) =>
  statement<{ kode_sales: string }>(
    'titip_sales',
    'select kode_sales from sales where kode_toko = $1 and kode_sales = any ($2) and aktif',
    kode_toko,
    kode,
  );

export const bacaRekeningTitip = (kode_toko: string, nomor: readonly string[]) =>
  statement<RekeningRow>(
    'titip_rekening',
    `select no_rekening, bisa_debet, bisa_credit, bisa_transfer, fee_persen, fee_ditanggung
           from rekening where kode_toko = $1 and no_rekening = any ($2) and aktif`,
    kode_toko,
    nomor,
  );

export const bacaMemberTitip = (kode_member: string | null) =>
  statement<MemberRow>(
    'titip_member',
    'select kode_member, nama_member, no_hp, alamat from member where kode_member = $1 and aktif',
    kode_member ?? '',
  );

/** The tray pieces wait in: the first of gudang TITIP. */
export const bacaBakiTitip = (kode_toko: string) =>
  statement<{ kode_baki: string }>(
    'titip_baki',
    `select kode_baki from baki where kode_toko = $1 and kode_gudang = '${GUDANG_TITIP}' and aktif order by kode_baki limit 1`,
    kode_toko,
  );

export type BakiJual = { kode_baki: string; kode_gudang: string };

/** A tray pieces may return to: one of a warehouse that sells. */
export const bacaBakiJual = (kode_toko: string, kode_baki: string | null) =>
  statement<BakiJual>(
    'titip_baki_jual',
    `select t.kode_baki, t.kode_gudang from baki t
           join gudang g on g.kode_toko = t.kode_toko and g.kode_gudang = t.kode_gudang and g.dijual and g.aktif
          where t.kode_toko = $1 and t.kode_baki = $2 and t.aktif`,
    kode_toko,
    kode_baki ?? '',
  );

export type TitipanRow = {
  no_titipan: string;
  jenis_harga: JenisHarga;
  nama_customer: string;
  no_hp_customer: string | null;
  kode_member: string | null;
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
    'select * from titipan_bayar where kode_toko = $1 and no_titipan = $2 and peristiwa = 1 order by urut',
    ...nomor,
  ),
});

const TITIP = "case when d.status = 'OPEN' then h.uang_muka else h.saldo end";

/** What was left of the money, and what may still be paid on the pieces that wait; found by telephone and barcode, too. */
export const kolomTitipan: ReadColumns = {
  head: {
    dititip: TITIP,
    sisa: `greatest(0, coalesce((select sum(b.total) from titipan_barang b where b.kode_toko = h.kode_toko
      and b.no_titipan = h.no_titipan and b.keadaan = '${DITITIP}'), 0) - ${TITIP})::rupiah`,
  },
  lines: {
    pembayaran: {
      tanggal: `(select p.tanggal from peristiwa p
      where p.kode_toko = l.kode_toko and p.no_dokumen = l.no_titipan and p.urut = l.peristiwa)`,
    },
  },
  found: `h.no_hp_customer = '62' || ltrim($6, '0') or exists (select from titipan_barang b
      where b.kode_toko = h.kode_toko and b.no_titipan = h.no_titipan and b.kode_barcode = $6)`,
};
