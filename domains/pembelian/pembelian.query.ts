/** What a purchase reads before it decides, as named statements of one batch. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { GUDANG_BELI } from '../barang/gerak-barang.rule.ts';
import { HARGA_DASAR } from '../master/harga/parameter-harga-emas.resource.ts';
import type { BayarKeluar } from '../pembayaran/bayar-keluar.rule.ts';
import type { AcuanBeli, BarangTerjual } from './bahan-pembelian.rule.ts';
import type { NotaLama } from './nota-lama/nota-lama.rule.ts';
import type { BarangDibeli } from './pembelian.posting.ts';

/** Goods by quantity do not come back one by one. The last living sale of a piece: of a piece that was bought and sold again only the newest nota counts. */
const JUAL = `select distinct on (l.kode_barcode) l.no_faktur, l.no_faktur_group, l.tanggal as tgl_jual, l.kode_barcode, l.kode_sales, l.nama_barang,
    l.kode_group, l.kode_dept, l.berat, l.kadar, l.kadar_cetak, l.harga_emas, l.ongkos, l.harga_atribut, l.diskon, l.pembulatan, l.dpp, l.total,
    (l.beli_kembali or exists (select from nota_kembali k where k.toko_jual = l.kode_toko and k.no_faktur_jual = l.no_faktur)) as beli_kembali, b.status, b.foto is not null as ada_foto, b.versi, b.berat_asli, b.harga_modal, b.kode_gudang, b.kode_baki, g.markis, g.harga as harga_group, g.kadar_jual,
    (select e.harga_jual from parameter_harga_emas e where e.kode_toko = l.kode_toko and e.kode_harga = '${HARGA_DASAR}' and e.aktif) as harga_24k,
    (select h.harga_per_gram from para_harga_beli h where h.kode_toko = l.kode_toko and h.kode_harga = l.kode_group and h.aktif) as harga_hari_ini,
    p.nama_customer, p.no_hp_customer, p.alamat_customer, p.kode_member, berbatu_berlian(l.kode_toko, l.kode_barcode) as berlian
  from penjualan_barang l
  join penjualan p on p.kode_toko = l.kode_toko and p.no_faktur_group = l.no_faktur_group
  join dokumen d on d.kode_toko = l.kode_toko and d.no_dokumen = l.no_faktur_group and d.status = 'DONE'
  join barang b on b.kode_toko = l.kode_toko and b.kode_barcode = l.kode_barcode
  join grup g on g.kode_toko = l.kode_toko and g.kode_group = l.kode_group
 where l.kode_toko = $1 and not l.batal and l.berat > 0
   and (l.kode_barcode = any ($2::text[]) or l.no_faktur = any ($2::text[]) or l.no_faktur_group = any ($2::text[]))
 order by l.kode_barcode, l.beli_kembali, d.dibuat desc`;

/** By barcode, by the number of one piece on a nota, or by the nota. */
export const bacaJual = (kode_toko: string, kode: readonly string[]) =>
  statement<BarangTerjual>('beli_jual', JUAL, kode_toko, kode);

/** Rows of notas of the till of before, with the group, the kind and the prices of this store. */
const LAMA = `select n.kode_nota_lama, n.toko_jual, n.no_nota, n.kode_lama, n.tgl_jual, n.nama_barang, n.kode_group, n.kode_dept, n.kadar, n.berat,
    n.harga, n.harga_gram, n.ongkos, n.batu, n.potongan_persen, n.potongan_gram, n.nama_customer, n.no_hp_customer, n.no_beli, n.aktif, n.versi,
    (select k.kadar_cetak from kadar k where k.aktif and k.kadar = n.kadar order by k.kode_kadar limit 1) as kadar_cetak,
    coalesce(j.aktif, false) as ada_jenis, coalesce(j.berlian, false) as berlian, g.markis, g.harga as harga_group, g.kadar_jual,
    (select e.harga_jual from parameter_harga_emas e where e.kode_toko = $1 and e.kode_harga = '${HARGA_DASAR}' and e.aktif) as harga_24k,
    (select h.harga_per_gram from para_harga_beli h where h.kode_toko = $1 and h.kode_harga = n.kode_group and h.aktif) as harga_hari_ini
  from nota_lama n
  left join jenis j on j.kode_dept = n.kode_dept
  left join grup g on g.kode_toko = $1 and g.kode_group = n.kode_group and g.aktif`;

/** Those that lines name. */
export const bacaLama = (kode_toko: string, kode: readonly string[]) =>
  statement<NotaLama>('beli_lama', `${LAMA} where n.kode_nota_lama = any ($2::text[])`, kode_toko, kode);

/** Those of a nota, or with a tag, that somebody brings: all of them, also what came back. */
export const cariLama = (kode_toko: string, kode: string) =>
  statement<NotaLama>(
    'beli_cari_lama',
    `${LAMA} where n.aktif and (n.no_nota = $2 or n.kode_lama = $2 or n.kode_nota_lama = $2) order by n.kode_nota_lama limit 100`,
    kode_toko,
    kode,
  );

const ACUAN = `select
  (select jsonb_agg(jsonb_build_object('kondisi_barang', k.kondisi_barang, 'type_kondisi', k.type_kondisi, 'persentase', k.persentase,
     'potongan', k.potongan)) from kondisi_pembelian k where k.kode_toko = $1 and k.aktif and k.kondisi_barang = any ($2::text[])) as kondisi,
  (select jsonb_agg(jsonb_build_object('kode_harga', h.kode_harga, 'harga_per_gram', h.harga_per_gram))
     from para_harga_beli h where h.kode_toko = $1 and h.aktif and h.kode_harga = any ($3::text[])) as harga,
  (select jsonb_agg(jsonb_build_object('kode_group', g.kode_group, 'harga', g.harga, 'kadar', g.kadar, 'kadar_jual', g.kadar_jual,
     'markis', g.markis)) from grup g where g.kode_toko = $1 and g.aktif and g.kode_group = any ($4::text[])) as grup,
  (select jsonb_agg(j.kode_dept) from jenis j where j.aktif and j.kode_dept = any ($5::text[])) as jenis,
  (select jsonb_agg(jsonb_build_object('kode_dept', j.kode_dept, 'nama_dept', j.nama_dept)) from jenis j where j.aktif and j.kode_dept = any ($10::text[])) as nama_jenis,
  (select jsonb_agg(j.kode_dept) from jenis j where j.berlian) as berlian,
  (select jsonb_agg(jsonb_build_object('kadar', k.kadar, 'kadar_cetak', k.kadar_cetak) order by k.kode_kadar) from kadar k where k.aktif) as kadar,
  (select jsonb_agg(t.kode_baki order by t.kode_baki) from baki t where t.kode_toko = $1 and t.kode_gudang = '${GUDANG_BELI}' and t.aktif) as baki,
  (select jsonb_agg(s.kode_sales) from sales s where s.kode_toko = $1 and s.aktif and s.kode_sales = any ($6::text[])) as sales,
  (select jsonb_agg(jsonb_build_object('no_rekening', r.no_rekening, 'bisa_transfer', r.bisa_transfer)) from rekening r where r.kode_toko = $1 and r.aktif and r.bisa_transfer and r.no_rekening = any ($7::text[])) as rekening,
  (select jsonb_build_object('harga_jual', e.harga_jual, 'harga_beli', e.harga_beli) from parameter_harga_emas e
    where e.kode_toko = $1 and e.kode_harga = '${HARGA_DASAR}' and e.aktif) as emas,
  (select jsonb_build_object('kode_member', m.kode_member, 'nama_member', m.nama_member, 'no_hp', m.no_hp, 'alamat', m.alamat)
     from member a join member m on m.kode_member = coalesce(a.digabung_ke, a.kode_member) and m.aktif where a.kode_member = $8) as member,
  (select jsonb_agg(jsonb_build_object('kode_rugi', r.kode_rugi, 'asal_nota', r.asal_nota, 'kode_group', r.kode_group, 'umur_bulan', r.umur_bulan,
     'type_potongan', r.type_potongan, 'persentase', r.persentase, 'potongan', r.potongan)) from para_rugi_nota r where r.kode_toko = $1 and r.aktif) as rugi,
  (select jsonb_agg(jsonb_build_object('kode_dept', j.kode_dept, 'kode_kategori', p.kode_kategori, 'type_potongan', p.type_potongan,
     'persentase', p.persentase, 'potongan', p.potongan)) from para_potongan_kategori p join jenis j on j.kode_kategori = p.kode_kategori
    where p.kode_toko = $1 and p.aktif) as potongan,
  (select jsonb_agg(f.foto) from pembelian_foto f where f.kode_toko = $1 and f.foto = any ($9::text[])) as foto,
  (select jsonb_agg(jsonb_build_object('kode_group', p.kode_group, 'type_poin', p.type_poin, 'per_gram', p.per_gram, 'per_rp', p.per_rp,
     'poin', p.poin, 'nilai_poin', p.nilai_poin) order by p.kode_poin) from para_poin p where p.kode_toko = $1 and p.aktif and $8 is not null) as poin,
  (select jsonb_agg(jsonb_build_object('minimal_rp', g.minimal_rp, 'persentase', g.persentase, 'poin_tetap', g.poin_tetap,
     'mulai_berlaku', g.mulai_berlaku, 'sampai_berlaku', g.sampai_berlaku) order by g.mulai_berlaku)
     from para_get_point g where g.kode_toko = $1 and g.aktif and g.jenis_transaksi = 'PEMBELIAN' and $8 is not null) as get`;

export type KodeAcuan = {
  kondisi: string[];
  harga: string[];
  grup: string[];
  jenis: string[];
  sales: string[];
  rekening: string[];
  kode_member: string | null;
  foto: string[];
  /** Kinds whose name is wanted. */
  dinamai: string[];
};

export const bacaAcuan = (kode_toko: string, k: KodeAcuan) =>
  statement<AcuanBeli>(
    'beli_acuan',
    ACUAN,
    kode_toko,
    k.kondisi,
    k.harga,
    k.grup,
    k.jenis,
    k.sales,
    k.rekening,
    k.kode_member,
    k.foto,
    k.dinamai,
  );

type NotaBeliRow = {
  no_faktur_group: string;
  kasir: string;
  total: Rupiah;
  biaya_admin: Rupiah;
  bayar: Rupiah;
  nama_customer: string | null;
  nik_sim_passport: string | null;
  no_hp_customer: string | null;
  kode_member: string | null;
  poin: number;
  poin_rp: Rupiah;
};

/** A line that no nota of the chain stands for. */
export const TANPA_NOTA =
  'l.no_faktur_jual is null and l.no_faktur_asal is null and l.nota_lama is null as tanpa_nota';

/** A purchase with its pieces and payments, as they were saved. */
export const bacaBeli = (...nomor: [kode_toko: string, no_faktur_group: string]) => ({
  nota: statement<NotaBeliRow>(
    'beli_nota',
    'select no_faktur_group, kasir, total, biaya_admin, bayar, nama_customer, nik_sim_passport, no_hp_customer, kode_member, poin, poin_rp from pembelian where kode_toko = $1 and no_faktur_group = $2',
    ...nomor,
  ),
  barang: statement<BarangDibeli>(
    'beli_nota_barang',
    `select l.kode_barcode, l.kode_baki, l.berat, l.kadar, l.harga, l.jumlah, l.lot, ${TANPA_NOTA}
       from pembelian_barang l where l.kode_toko = $1 and l.no_faktur_group = $2 order by l.urut`,
    ...nomor,
  ),
  bayar: statement<BayarKeluar>(
    'beli_nota_bayar',
    `select jenis, no_rekening, jumlah from pembayaran
      where kode_toko = $1 and no_dokumen = $2 and arah = 'KELUAR' order by urut`,
    ...nomor,
  ),
});
