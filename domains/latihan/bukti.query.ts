/** What the practice store's own books say came to be since the run began: documents, lines, payments, counts. */
import { type Scope, statement } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import type { Bukti, NotaBeli, NotaJual, NotaSortir } from './latihan.rule.ts';

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
const BATAL = `select count(*) as batal from dokumen where kode_toko = $1 and dibuat > $2 and status = 'CANC'`;

/** `deps` are those of the practice store. One snapshot: nothing is scored that another part of the answer does not know. */
export async function kumpulkanBukti({ db }: Deps, scope: Scope, mulai: string): Promise<Bukti> {
  const sejak = [scope.kode_toko, mulai] as const;
  const { jual, beli, sortir, tutup, hitungan, batal } = await db.batch(scope, {
    jual: statement<NotaJual>('latihan_jual', JUAL, ...sejak),
    beli: statement<NotaBeli>('latihan_beli', BELI, ...sejak),
    sortir: statement<NotaSortir>('latihan_sortir', SORTIR, ...sejak),
    tutup: statement<{ status: string }>('latihan_tutup', TUTUP, ...sejak),
    hitungan: statement<Bukti['hitungan'][number]>('latihan_hitungan', HITUNGAN, ...sejak),
    batal: statement<{ batal: number }>('latihan_batal', BATAL, ...sejak),
  });
  return { jual, beli, sortir, tutup, hitungan, batal: batal[0]?.batal ?? 0 };
}
