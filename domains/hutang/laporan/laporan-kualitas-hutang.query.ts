/** Contracts whose principal was out on an evening, graded by how late they were then. */
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { stokHutang } from './jejak-hutang.query.ts';
import { KUALITAS } from './kualitas-hutang.resource.ts';
import { laporanKualitasHutang } from './laporan-kualitas-hutang.report.ts';

const NAMA = JSON.stringify(Object.fromEntries(KUALITAS));
const URUT = sql.join(KUALITAS.map(([kode]) => sql`${kode}`));

export const laporanKualitasHutangSql = implementReport(
  laporanKualitasHutang,
  (f, { kode_toko }) => sql`
    with ${stokHutang(kode_toko, f.tanggal)}, berlaku as (
      select distinct on (k.kualitas) k.kualitas, k.lewat_mulai, k.cadangan
        from kualitas_hutang k where k.aktif and k.mulai_berlaku <= ${f.tanggal} order by k.kualitas, k.mulai_berlaku desc
    ), dinilai as (
      select h.*, greatest(0, ${f.tanggal}::date - h.tempo) as lewat, b.kualitas, b.cadangan as persen
        from stok h
        left join lateral (select k.* from berlaku k where k.lewat_mulai <= greatest(0, ${f.tanggal}::date - h.tempo)
                            order by k.lewat_mulai desc limit 1) b on true
    )
    select ${NAMA}::jsonb ->> h.kualitas as kualitas, h.no_faktur_hutang, h.nama_customer, h.tanggal as tgl_hutang,
           h.tempo as tgl_jatuh_tempo, h.lewat, h.taksir, h.pokok, h.persen,
           round(h.pokok::numeric * coalesce(h.persen, 0) / 100000)::bigint as cadangan
      from dinilai h
     where ${f.kualitas === 'SEMUA' ? sql`true` : sql`h.kualitas = ${f.kualitas}`}
     order by array_position(array[${URUT}]::text[], h.kualitas), h.tempo, h.no_faktur_hutang`,
);
