/** What the practice store's own books say came to be since the run began: documents, lines, payments, counts. */
import type { MiliPersen } from '@mustika/kernel/amount.ts';
import { type Scope, statement } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import type {
  Bukti,
  HargaKini,
  NotaBank,
  NotaBeli,
  NotaHutang,
  NotaJual,
  NotaJurnal,
  NotaMasuk,
  NotaOpname,
  NotaSortir,
  NotaUang,
} from './bukti.rule.ts';

const JUAL = `select p.no_faktur_group as no, d.status, p.kode_member, p.total::bigint as total, p.kembali::bigint as kembali,
    (select coalesce(jsonb_agg(jsonb_build_object('kode_barcode', b.kode_barcode,
        'sebelum_diskon', b.harga_emas + b.ongkos + b.harga_atribut, 'diskon', b.diskon) order by b.urut), '[]')
       from penjualan_barang b where b.kode_toko = p.kode_toko and b.no_faktur_group = p.no_faktur_group) as barang,
    array(select c.jenis from pembayaran c where c.kode_toko = p.kode_toko and c.no_dokumen = p.no_faktur_group and c.arah = 'MASUK' order by c.urut) as cara
  from penjualan p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_group
 where p.kode_toko = $1 and d.dibuat > $2 order by d.dibuat`;

const BELI = `select p.no_faktur_group as no, d.status, p.tukar, p.nama_customer,
    (select coalesce(jsonb_agg(jsonb_build_object('kode_barcode', b.kode_barcode, 'no_faktur_jual', b.no_faktur_jual,
        'berat', b.berat, 'kondisi_barang', b.kondisi_barang, 'manual', b.potongan_manual + abs(b.harga - b.harga_sistem)) order by b.urut), '[]')
       from pembelian_barang b where b.kode_toko = p.kode_toko and b.no_faktur_group = p.no_faktur_group) as barang,
    array(select c.jenis from pembayaran c where c.kode_toko = p.kode_toko and c.no_dokumen = p.no_faktur_group and c.arah = 'KELUAR' order by c.urut) as cara
  from pembelian p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_group
 where p.kode_toko = $1 and d.dibuat > $2 order by d.dibuat`;

const SORTIR = `select d.status,
    (select coalesce(jsonb_agg(jsonb_build_object('kode_barcode', b.kode_barcode, 'tujuan', b.tujuan, 'ke_baki', b.ke_baki) order by b.urut), '[]')
       from sortir_pembelian_barang b where b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen) as barang
  from sortir_pembelian p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_dokumen
 where p.kode_toko = $1 and d.dibuat > $2 order by d.dibuat`;

const TUTUP = `select d.status from tutup_toko t join dokumen d using (kode_toko, no_dokumen) where t.kode_toko = $1 and d.dibuat > $2`;
const HITUNGAN = `select akun, dimensi, jumlah::bigint as jumlah from hitung_laci where kode_toko = $1 and waktu > $2 order by waktu, urut`;

/** Every price of the store as it stands; `sisi` of what hangs on 24K, with the karat it counts with. */
const HARGA = `select k.tabel, k.kode, k.kolom, k.harga::bigint as harga, k.sisi, k.kadar from (
    select kode_toko, 'parameter_harga_emas' as tabel, kode_harga as kode, 'harga_jual' as kolom, harga_jual as harga, 'JUAL' as sisi, kadar from parameter_harga_emas where aktif
    union all select kode_toko, 'parameter_harga_emas', kode_harga, 'harga_beli', harga_beli, 'BELI', kadar from parameter_harga_emas where aktif
    union all select kode_toko, 'grup', kode_group, 'harga', harga, case when not markis and harga > 0 then 'JUAL' end, kadar_jual from grup where aktif
    union all select kode_toko, 'grup', kode_group, 'harga_modal', harga_modal, null, null from grup where aktif
    union all select kode_toko, 'para_harga_beli', kode_harga, 'harga_per_gram', harga_per_gram, 'BELI', null from para_harga_beli where aktif
    union all select kode_toko, 'parameter_ongkos', kode_ongkos, 'ongkos', ongkos, null, null from parameter_ongkos where aktif
    union all select kode_toko, 'para_hutang_pokok', kode_pokok, 'harga_per_gram', harga_per_gram, null, null from para_hutang_pokok where aktif) k
 where k.kode_toko = $1 order by k.tabel, k.kode, k.kolom`;
export type BarisHarga = HargaKini & { sisi: 'JUAL' | 'BELI' | null; kadar: MiliPersen | null };
export const bacaHarga = (kode_toko: string) => statement<BarisHarga>('latihan_harga', HARGA, kode_toko);

const HUTANG = `select h.no_faktur_hutang as no, d.status, h.nama_customer, h.jumlah_hutang::bigint as jumlah_hutang, h.lama_pinjam, h.berat_plastik,
    (select coalesce(jsonb_agg(jsonb_build_object('berat', b.berat, 'kadar', b.kadar) order by b.urut), '[]')
       from hutang_barang b where b.kode_toko = h.kode_toko and b.no_faktur_hutang = h.no_faktur_hutang) as barang
  from hutang h join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_faktur_hutang
 where h.kode_toko = $1 and d.dibuat > $2 order by d.dibuat`;
const DITEBUS = `select g.no_faktur_hutang as no, (g.potongan_bunga + g.potongan_denda)::bigint as potongan
  from hutang_gerak g join peristiwa e on e.kode_toko = g.kode_toko and e.no_dokumen = g.no_dokumen and e.urut = g.peristiwa
 where g.kode_toko = $1 and e.waktu > $2 and g.jenis = 'LUNAS' and not g.batal order by e.waktu`;

const OPNAME = `select d.status,
    case when o.kode_group is null and o.kode_dept is null then o.kode_baki end as kode_baki,
    array(select l.kode_barcode from stock_opname_barang l where l.kode_toko = o.kode_toko and l.no_dokumen = o.no_dokumen and l.ketemu is not null order by 1) as ketemu,
    array(select l.kode_barcode from stock_opname_barang l where l.kode_toko = o.kode_toko and l.no_dokumen = o.no_dokumen and l.ketemu is null order by 1) as hilang,
    array(select a.kode from stock_opname_lain a where a.kode_toko = o.kode_toko and a.no_dokumen = o.no_dokumen order by 1) as salah_baki
  from stock_opname o join dokumen d on d.kode_toko = o.kode_toko and d.no_dokumen = o.no_dokumen
 where o.kode_toko = $1 and d.dibuat > $2 order by d.dibuat`;

const MASUK = `select d.status,
    (select coalesce(jsonb_agg(jsonb_build_object('kode_barcode', b.kode_barcode, 'kode_group', b.kode_group, 'kode_dept', b.kode_dept,
        'kode_baki', b.kode_baki, 'berat', b.berat) order by b.kode_barcode), '[]')
       from barang b where b.kode_toko = d.kode_toko and b.no_masuk = d.no_dokumen) as barang
  from dokumen d where d.kode_toko = $1 and d.dibuat > $2 and d.jenis = 'tambah_barang' order by d.dibuat`;

const UANG = `select d.status, case when m.tujuan is null then 'AMBIL' when m.asal is null then 'TAMBAH' else 'MUTASI' end as arah,
    m.kategori, m.kasir, m.jumlah::bigint as jumlah
  from mutasi_uang m join dokumen d on d.kode_toko = m.kode_toko and d.no_dokumen = m.no_dokumen
 where m.kode_toko = $1 and d.dibuat > $2 order by d.dibuat`;

const JURNAL = `select d.status,
    (select jsonb_agg(jsonb_build_object('nomor_akun', b.nomor_akun, 'debit', b.debit, 'kredit', b.kredit) order by b.urut)
       from jurnal_umum_baris b where b.kode_toko = j.kode_toko and b.no_dokumen = j.no_dokumen) as baris
  from jurnal_umum j join dokumen d on d.kode_toko = j.kode_toko and d.no_dokumen = j.no_dokumen
 where j.kode_toko = $1 and d.dibuat > $2 order by d.dibuat`;

const BANK = `select d.status, v.no_rekening, v.diterima::bigint as diterima, v.selisih::bigint as selisih,
    array(select b.no_asal from validasi_non_cash_baris b where b.kode_toko = v.kode_toko and b.no_dokumen = v.no_dokumen order by 1) as nota
  from validasi_non_cash v join dokumen d on d.kode_toko = v.kode_toko and d.no_dokumen = v.no_dokumen
 where v.kode_toko = $1 and d.dibuat > $2 order by d.dibuat`;

const DIBATALKAN = `select d.no_dokumen as no from dokumen d join peristiwa e on e.kode_toko = d.kode_toko and e.no_dokumen = d.no_dokumen and e.ke_status = 'CANC'
 where d.kode_toko = $1 and d.dibuat <= $2 and e.waktu > $2 and d.status = 'CANC' order by e.waktu`;
const BATAL = `select count(*) as batal from dokumen where kode_toko = $1 and dibuat > $2 and status = 'CANC'`;

/** `deps` are those of the practice store. One snapshot: nothing is scored that another part of the answer does not know. */
export async function kumpulkanBukti({ db }: Deps, scope: Scope, mulai: string): Promise<Bukti> {
  const sejak = [scope.kode_toko, mulai] as const;
  const { batal, dibatalkan, ...ada } = await db.batch(scope, {
    jual: statement<NotaJual>('latihan_jual', JUAL, ...sejak),
    beli: statement<NotaBeli>('latihan_beli', BELI, ...sejak),
    sortir: statement<NotaSortir>('latihan_sortir', SORTIR, ...sejak),
    tutup: statement<{ status: string }>('latihan_tutup', TUTUP, ...sejak),
    hitungan: statement<Bukti['hitungan'][number]>('latihan_hitungan', HITUNGAN, ...sejak),
    harga: bacaHarga(scope.kode_toko),
    hutang: statement<NotaHutang>('latihan_hutang', HUTANG, ...sejak),
    ditebus: statement<Bukti['ditebus'][number]>('latihan_ditebus', DITEBUS, ...sejak),
    opname: statement<NotaOpname>('latihan_opname', OPNAME, ...sejak),
    masuk: statement<NotaMasuk>('latihan_masuk', MASUK, ...sejak),
    uang: statement<NotaUang>('latihan_uang', UANG, ...sejak),
    jurnal: statement<NotaJurnal>('latihan_jurnal', JURNAL, ...sejak),
    bank: statement<NotaBank>('latihan_bank', BANK, ...sejak),
    dibatalkan: statement<{ no: string }>('latihan_dibatalkan', DIBATALKAN, ...sejak),
    batal: statement<{ batal: number }>('latihan_batal', BATAL, ...sejak),
  });
  return { ...ada, dibatalkan: dibatalkan.map(({ no }) => no), batal: batal[0]?.batal ?? 0 };
}
