/** The kept versions of prices, numbered from the first of each. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanPerubahanHargaEmas, SUMBER_HARGA } from './laporan-perubahan-harga-emas.report.ts';

const sumber = sql`case p.tabel ${sql.join(
  SUMBER_HARGA.map(([tabel, label]) => sql`when ${tabel} then ${label}`),
  sql` `,
)} end`;

export const laporanPerubahanHargaEmasSql = implementReport(
  laporanPerubahanHargaEmas,
  (f, { kode_toko, tertutup }) => sql`
    with p as (
      select p.tabel, p.kode, p.kolom, p.waktu, p.harga_lama, p.harga_baru, p.user_id,
             coalesce(p.tanggal, (select min(h.tanggal) from hari_toko h where h.kode_toko = ${kode_toko}),
                      (p.waktu at time zone zona_toko(${kode_toko}))::date) as tanggal,
             row_number() over (partition by p.tabel, p.kode, p.kolom order by p.waktu) as versi
        from perubahan_harga p
       where p.kode_toko = ${kode_toko} and ${unlessAll(f.sumber, 'p.tabel')} and ${unlessAll(f.kode, 'p.kode')}
         and not p.kolom = any (${[...tertutup]}::text[]))
    select ${sumber} as sumber, p.kode, p.tanggal, p.waktu,
           case p.kolom when 'harga_modal' then 'MODAL' when 'harga_beli' then 'BELI' when 'harga_per_gram' then 'BELI'
             when 'ongkos' then 'ONGKOS' when 'ongkos_minimum' then 'MINIMUM' else 'JUAL' end as harga,
           p.versi::integer as versi, p.harga_lama, p.harga_baru,
           p.harga_baru::bigint - p.harga_lama::bigint as perubahan,
           case when p.harga_lama > 0
                then round((p.harga_baru::numeric - p.harga_lama) * 100000 / p.harga_lama)::bigint end as persen,
           p.user_id
      from p
     where p.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
     order by 1, p.kode, p.waktu, p.kolom`,
);
