/** Rates and ceilings that are kept as tables, and beside them what the settings say. */
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { tarifPinjaman } from './tarif-pinjaman.report.ts';
import { BAGIAN_TARIF, tarifDariSetelan } from './tarif-pinjaman.rule.ts';

const dalamRupiah = (column: string) =>
  sql`'Rp ' || replace(to_char(${sql.ref(column)}, 'FM999,999,999,999,999'), ',', '.')`;
const dalamPersen = (column: string) =>
  sql`replace(trim_scale(${sql.ref(column)} / 1000.0)::text, '.', ',') || ' %'`;

export const tarifPinjamanSql = implementReport(
  tarifPinjaman,
  (_f, { kode_toko, store }) => sql`
    with tabel as (
      select ${BAGIAN_TARIF.bunga} as bagian, 1 as ke, b.jumlah_min::bigint as nilai,
             'Pinjaman ' || ${dalamRupiah('b.jumlah_min')} || ' sampai ' || ${dalamRupiah('b.jumlah_max')} as uraian,
             ${dalamPersen('b.bunga')} || ' per 30 hari' as ketentuan
        from para_bunga_hutang b where b.kode_toko = ${kode_toko} and b.aktif
      union all
      select ${BAGIAN_TARIF.plafond}, 0, p.taksir_mulai::bigint, 'Taksir mulai ' || ${dalamRupiah('p.taksir_mulai')},
             ${dalamPersen('p.persentase')} || ' dari nilai taksir'
        from plafond_hutang p where p.kode_toko = ${kode_toko} and p.aktif
      union all
      select ${BAGIAN_TARIF.plafond}, 1, k.kadar_mulai::bigint, 'Kadar mulai ' || ${dalamPersen('k.kadar_mulai')},
             case k.tipe_plafond when 'RP' then ${dalamRupiah('k.harga_per_gram')} || ' per gram' else ${dalamPersen('k.persentase')} || ' dari nilai taksir' end
        from plafond_hutang_kadar k where k.kode_toko = ${kode_toko} and k.aktif),
    semua as (
      select * from tabel
      union all
      select s.bagian, s.ke, 0, s.uraian, s.ketentuan
        from jsonb_to_recordset(${JSON.stringify(tarifDariSetelan(store))}::jsonb) as s(bagian text, ke integer, uraian text, ketentuan text)
       where exists (select from tabel))
    select s.bagian, s.uraian, s.ketentuan from semua s order by s.bagian, s.ke, s.nilai, s.uraian`,
);
