/** The list of hints: worked out of what was measured, as rows. */
import { ALL } from '@mustika/server-kit/report/report-filters.ts';
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { ATURAN } from './aturan.rule.ts';
import { petunjuk } from './petunjuk.report.ts';
import type { Petunjuk } from './petunjuk.rule.ts';
import { bacaPetunjuk, pandangan } from './ukuran-petunjuk.query.ts';

/** Which of them are asked for. */
const DITAMPILKAN: Readonly<Record<string, (one: Petunjuk) => boolean>> = {
  BARU: ({ kekuatan, dilihat }) => kekuatan !== null && dilihat === null,
  DILIHAT: ({ kekuatan, dilihat }) => kekuatan !== null && dilihat !== null,
  ORANG: () => true,
};

export const petunjukSql = implementReport(petunjuk, async (f, scope, db) => {
  const lihat = await pandangan(db, scope.user_id);
  const semua = await bacaPetunjuk(db, scope, f);
  const rows = semua
    .filter(({ aturan, orang }) => [ALL, aturan].includes(f.aturan) && lihat.boleh(orang))
    .filter((one) => DITAMPILKAN[f.tampil]?.(one))
    .map(({ dilihat, ...one }, urut) => ({
      ...one,
      urut,
      nama: lihat.nama(one.orang),
      kelompok: one.kelompok || null,
      satuan: ATURAN[one.aturan].satuan,
      dilihat_oleh: dilihat?.oleh ?? null,
      catatan: dilihat?.catatan ?? null,
    }));
  return sql`
    select r.kode_toko, r.orang, r.nama, r.aturan, r.kelompok, r.kekuatan, r.kali, r.jumlah, r.dari, r.satuan, r.persen, r.pembanding, r.nilai, r.sejak, r.terakhir,
           r.dilihat_oleh, r.catatan, r.aturan as kenapa, r.aturan as wajar
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           r (urut integer, kode_toko text, orang text, nama text, aturan text, kelompok text, kekuatan text, kali bigint, jumlah bigint, dari bigint, satuan text,
              persen bigint, pembanding bigint, nilai bigint, sejak date, terakhir timestamptz, dilihat_oleh text, catatan text)
     order by r.kode_toko, r.urut`;
});
