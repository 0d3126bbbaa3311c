/** The rows of the comparison, and how many agree. docs/decisions/0153. */
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { BAGIAN, type Bagian } from './bagian.rule.ts';
import { bandingKasirLama } from './banding-kasir-lama.report.ts';

const DAFTAR = JSON.stringify(BAGIAN.map(([bagian, nama], urut) => ({ bagian, nama, urut })));

/** What has a weight, and what has no worth: an empty cell says so, a zero would be a number. */
const BERBERAT: readonly Bagian[] = ['BARANG', 'GRUP', 'KADAR', 'BAKI', 'BELI', 'ROSOK', 'LOT'];
const TANPA_RUPIAH: readonly Bagian[] = ['MEMBER', 'POIN'];

export const bandingKasirLamaSql = implementReport(
  bandingKasirLama,
  (f, { kode_toko, store }) => sql`
    select t.kode_toko, n.nama, b.rincian,
           coalesce(case b.bagian
             when 'GRUP' then (select g.nama_group from grup g where g.kode_toko = t.kode_toko and g.kode_group = b.rincian)
             when 'BANK' then (select r.nama_rekening from rekening r where r.kode_toko = t.kode_toko and r.no_rekening = b.rincian)
             when 'KAS' then (select p.nama from pengguna p where p.user_id = b.rincian)
             when 'LOT' then (select j.nama from jenis_lot j where j.jenis_lot = b.rincian)
             when 'SUPPLIER' then (select s.nama_supplier from supplier_barang s where s.kode_toko = t.kode_toko and s.kode_supplier = b.rincian)
           end, '') as nama_rincian,
           b.keadaan, b.lama_banyak::integer, b.kini_banyak::integer, (b.kini_banyak - b.lama_banyak)::integer as beda_banyak,
           b.lama_berat::miligram, case when b.bagian = any (${BERBERAT}::text[]) then b.kini_berat end::miligram as kini_berat, (b.kini_berat - b.lama_berat)::miligram as beda_berat,
           b.lama_jumlah::rupiah, case when b.bagian <> all (${TANPA_RUPIAH}::text[]) then b.kini_jumlah end::rupiah as kini_jumlah, (b.kini_jumlah - b.lama_jumlah)::rupiah as beda_jumlah, b.bagian
      from toko t
     cross join lateral banding_kasir_lama(t.kode_toko) b
      join jsonb_to_recordset(${DAFTAR}::jsonb) as n(bagian text, nama text, urut integer) using (bagian)
     where (t.kode_toko = ${kode_toko} or (${store.tipe === 'PUSAT'}::boolean and t.tipe <> 'PUSAT' and t.aktif))
       and (${f.tampil === 'SEMUA'}::boolean or b.keadaan <> 'COCOK')
     order by t.kode_toko, n.urut, b.rincian`,
);

/** Of each store that has totals of its old till: how many were given, how many agree and how many do not, and what nobody gave. */
export const RINGKASAN = `select t.kode_toko, t.nama_toko, count(*) filter (where b.keadaan <> 'BELUM DIISI')::int as diisi,
    count(*) filter (where b.keadaan = 'COCOK')::int as cocok, count(*) filter (where b.keadaan = 'BEDA')::int as beda,
    count(*) filter (where b.keadaan = 'BELUM DIISI')::int as kosong
  from toko t cross join lateral banding_kasir_lama(t.kode_toko) b
 where ($1 = '' or t.kode_toko = $1) and exists (select from angka_kasir_lama a where a.kode_toko = t.kode_toko and a.aktif)
 group by 1, 2 order by 1`;
