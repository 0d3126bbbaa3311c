/** The rows of one rule, as the hints counted them. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { ATURAN } from './aturan.rule.ts';
import { BARIS } from './baris-petunjuk.query.ts';
import { rincianPetunjuk } from './rincian-petunjuk.report.ts';
import { bacaBatas, pandangan } from './ukuran-petunjuk.query.ts';

export const rincianPetunjukSql = implementReport(rincianPetunjuk, async (f, { kode_toko, user_id }, db) => {
  const lihat = await pandangan(db, user_id);
  const batas = (await bacaBatas(db))[f.aturan];
  const masa = { ...f, lingkup: 'TOKO', daftar_toko: null } as const;
  return sql`
    select r.tanggal, r.orang, nullif(r.kelompok, '') as kelompok, r.no_dokumen, upper(replace(r.jenis, '_', ' ')) as jenis, r.dibuat, r.waktu, r.keterangan, r.pembilang as jumlah, r.penyebut as dari,
           ${ATURAN[f.aturan].satuan}::text as satuan, case when r.pembilang > 0 then r.nilai else 0 end::bigint as nilai
      from (${BARIS[f.aturan]({ f: masa, kode_toko, batas })}) r
     where ${lihat.seorang}::boolean and not (r.orang = any (${lihat.tertutup}::text[])) and ${unlessAll(f.orang, 'r.orang')} and ${unlessAll(f.kelompok, 'r.kelompok')}
       and (${f.tampil} = 'SEMUA' or r.pembilang > 0)
     order by r.tanggal, r.waktu, r.no_dokumen`;
});
