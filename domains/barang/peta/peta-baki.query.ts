/** What the map of trays says of each. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { passes } from '@mustika/kernel/gate.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { TIDAK_MENGHITUNG } from '@mustika/server-kit/report/report-blind.ts';
import { petaBaki } from './peta-baki.command.ts';

/** A count of one group or kind leaves the rest of a tray unseen: it is no count of the tray. */
const MELIPUTI = `o.kode_toko = t.kode_toko and o.kode_group is null and o.kode_dept is null
    and (o.kode_baki = t.kode_baki or (o.kode_baki is null and (o.kode_gudang is null or o.kode_gudang = t.kode_gudang)))`;

const PETA = `with hari as (select max(h.tanggal) as ini from hari_toko h where h.kode_toko = $1),
  isi as (
    select b.kode_baki, count(*)::integer as jumlah, count(*) filter (where b.status = 'TERSEDIA')::integer as siap,
           sum(b.berat)::bigint as berat, round(avg(hari.ini - b.tanggal_masuk))::integer as umur,
           max(hari.ini - b.tanggal_masuk) as tertua
      from barang b join status_stok s on s.status = b.status, hari where b.kode_toko = $1 group by 1)
select t.kode_baki, t.nama_baki, t.kode_gudang, g.nama_gudang, g.dijual, t.aktif and g.aktif as aktif,
       case when not x.buta then coalesce(i.jumlah, 0) end as jumlah, case when not x.buta then coalesce(i.siap, 0) end as siap,
       case when not x.buta then coalesce(i.berat, 0) end as berat, case when not x.buta then i.umur end as umur,
       case when not x.buta then i.tertua end as tertua,
       h.no_dokumen as no_opname, h.tanggal as dihitung, hari.ini - h.tanggal as hari_hitung,
       case when h.no_dokumen is not null then
         (select count(*)::integer from stock_opname_barang l
           where l.kode_toko = t.kode_toko and l.no_dokumen = h.no_dokumen and l.kode_baki = t.kode_baki
             and l.keadaan in ('HILANG', 'SALAH_BAKI')) end as selisih,
       exists (select from stock_opname o where ${MELIPUTI} and o.aktif) as sedang
  from baki t
  join gudang g on g.kode_toko = t.kode_toko and g.kode_gudang = t.kode_gudang
 cross join hari
 cross join lateral (select $2::boolean and ada_hitungan_buta($1, false, t.kode_baki) as buta) x
  left join isi i on i.kode_baki = t.kode_baki
  left join lateral (
    select o.no_dokumen, e.tanggal from stock_opname o
      join dokumen d on d.kode_toko = o.kode_toko and d.no_dokumen = o.no_dokumen and d.status = 'DONE'
      join peristiwa e on e.kode_toko = o.kode_toko and e.no_dokumen = o.no_dokumen and e.ke_status = 'DONE'
     where ${MELIPUTI} order by e.waktu desc limit 1) h on true
 where t.kode_toko = $1 and ((t.aktif and g.aktif) or i.jumlah > 0)
 order by g.dijual desc, t.kode_gudang, t.kode_baki`;

type Petak = Inside<typeof petaBaki.answer>[number];

export const petaCommands = [
  implementCommand(petaBaki, async (_input, { scope, deps, session }) => {
    const { peta } = await deps.db.batch(scope, {
      peta: statement<Petak>('peta_baki', PETA, scope.kode_toko, !passes(TIDAK_MENGHITUNG, session)),
    });
    return { data: peta };
  }),
];
