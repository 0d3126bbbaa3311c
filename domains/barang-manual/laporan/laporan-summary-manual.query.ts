/** Stock card of goods without a barcode, counted back from what there is now; cancellations netted into what they cancel. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import type { ReportSql } from '@mustika/server-kit/report/report-rows.ts';
import { sql } from 'kysely';
import { laporanSummaryManual } from './laporan-summary-manual.report.ts';

/** Of a row: its code, and its name. */
const BENTUK = {
  GROUP: {
    kode: sql`l.kode_group`,
    nama: sql`(select n.nama_group from grup n where n.kode_toko = s.kode_toko and n.kode_group = s.kode)`,
  },
  JENIS: {
    kode: sql`l.kode_dept`,
    nama: sql`(select n.nama_dept from jenis n where n.kode_dept = s.kode)`,
  },
  GUDANG: {
    kode: sql`t.gudang`,
    nama: sql`(select n.nama_gudang from gudang n where n.kode_toko = s.kode_toko and n.kode_gudang = s.kode)`,
  },
  BAKI: {
    kode: sql`t.baki`,
    nama: sql`(select n.nama_baki from baki n where n.kode_toko = s.kode_toko and n.kode_baki = s.kode)`,
  },
  LOT: {
    kode: sql`l.kode_lot`,
    nama: sql`(select n.nama_lot from lot n where n.kode_toko = s.kode_toko and n.kode_lot = s.kode)`,
  },
} as const;

/** Why a lot became more or less; `a.masuk` is the way it went at first, also where this takes it back. */
const SEBAB = sql.raw(`case when a.masuk and g.lawan in ('@AWAL', '@SUPPLIER') then 'TAMBAH'
                when g.lawan = '@PELANGGAN' then case when a.masuk then 'BELI' else 'JUAL' end
                when h.no_dokumen is not null or g.lawan in ('@HANCUR', '@SUSUT') then 'HANCUR'
                when left(g.lawan, 1) <> '@' then 'PINDAH' when a.masuk then 'MASUK' else 'KELUAR' end`);

/** Pieces and grams that came for such a reason (1), or went (-1). */
const sebab = (nama: string, where: string, kali: 1 | -1): ReportSql =>
  sql.raw(
    ['qty', 'berat']
      .map((kolom) => {
        const jumlah = `coalesce(${kali} * sum(s.${kolom}) filter (where ${where}), 0)::bigint`;
        return `${jumlah} as ${kolom === 'qty' ? `${nama}_qty` : nama}`;
      })
      .join(', '),
  );
/** Of a move, what left this row for another one in the same document, or came to it: inside the row it adds up to nothing. */
const PINDAH_MASUK = "s.sebab = 'PINDAH' and (s.berat > 0) <> s.balik";
const PINDAH_KELUAR = "s.sebab = 'PINDAH' and (s.berat > 0) = s.balik";

/** What there is now without what came since those days began, or ended. */
const awal = (kolom: string) => `sum(case s.sebab when 'KINI' then s.${kolom} else -s.${kolom} end)::bigint`;
const akhir = (kolom: string) =>
  `sum(case s.sebab when 'KINI' then s.${kolom} when 'SESUDAH' then -s.${kolom} else 0 end)::bigint`;

export const laporanSummaryManualSql = implementReport(laporanSummaryManual, (f, { kode_toko }) => {
  const { kode, nama } = BENTUK[f.berdasarkan];
  return sql`
    with l as materialized (
      select l.kode_toko, l.kode_lot, ${kode} as kode, l.qty + l.tahan_qty as qty, l.berat + l.tahan_berat as berat,
             l.murni + l.tahan_murni as murni, l.nilai + l.tahan_nilai as nilai
        from lot l
       cross join lateral (select split_part(l.tempat, '/', 1) as gudang, split_part(l.tempat, '/', 2) as baki) t
       where l.kode_toko = ${kode_toko} and l.jenis_lot = 'MANUAL' and left(l.tempat, 1) <> '@'
         and ${unlessAll(f.kode_group, 'l.kode_group')} and ${unlessAll(f.kode_dept, 'l.kode_dept')}
         and ${unlessAll(f.kode_gudang, 't.gudang')} and ${unlessAll(f.kode_baki, 't.baki')}),
    s as (
      select l.kode_toko, l.kode, 'KINI' as sebab, false as balik, l.qty, l.berat, l.murni, l.nilai from l
      union all
      select l.kode_toko, l.kode, x.sebab, a.balik, sum(a.kali * g.qty), sum(a.kali * g.berat), sum(a.kali * g.murni), sum(a.kali * g.nilai)
        from gerak_lot g
        join l on l.kode_lot = g.kode_lot
        left join hancur_manual h on h.kode_toko = g.kode_toko and h.no_dokumen = g.no_dokumen
       cross join lateral (select case g.arah when 'MASUK' then 1 else -1 end as kali, g.membalik is not null as balik,
                                  (g.arah = 'MASUK') = (g.membalik is null) as masuk) a
       cross join lateral (select case when g.tanggal > ${f.tgl_akhir} then 'SESUDAH' else ${SEBAB} end as sebab) x
       where g.kode_toko = ${kode_toko} and g.tanggal >= ${f.tgl_awal} and not g.tahan and not g.gugur
       group by l.kode_toko, l.kode, x.sebab, a.balik, case x.sebab when 'PINDAH' then g.no_dokumen end)
    select s.kode, ${nama} as nama, ${sql.raw(awal('qty'))} as awal_qty, ${sql.raw(awal('berat'))} as awal,
           ${sebab('tambah', "s.sebab = 'TAMBAH'", 1)}, ${sebab('beli', "s.sebab = 'BELI'", 1)},
           ${sebab('pindah_masuk', PINDAH_MASUK, 1)}, ${sebab('masuk', "s.sebab = 'MASUK'", 1)},
           ${sebab('jual', "s.sebab = 'JUAL'", -1)}, ${sebab('pindah_keluar', PINDAH_KELUAR, -1)},
           ${sebab('hancur', "s.sebab = 'HANCUR'", -1)}, ${sebab('keluar', "s.sebab = 'KELUAR'", -1)},
           ${sql.raw(akhir('qty'))} as akhir_qty, ${sql.raw(akhir('berat'))} as akhir, ${sql.raw(akhir('murni'))} as akhir_murni,
           ${sql.raw(akhir('nilai'))} as harga_modal
      from s
     group by s.kode_toko, s.kode
    having bool_or(s.sebab not in ('KINI', 'SESUDAH')) or ${sql.raw(akhir('berat'))} <> 0
     order by s.kode`;
});
