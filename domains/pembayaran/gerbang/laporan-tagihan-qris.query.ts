/** Charges of the gateway by the day of the store's clock on which they were asked for. */
import { implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { laporanTagihanQris } from './laporan-tagihan-qris.report.ts';

export const laporanTagihanQrisSql = implementReport(
  laporanTagihanQris,
  (f, { kode_toko }) => sql`
    select t.no_rekening, x.tanggal, t.id, t.status, t.jumlah::bigint as jumlah,
           (case when t.status in ('LUNAS', 'DIAKUI') and t.masalah is distinct from 'TIDAK_DIBAYAR' then t.jumlah::bigint else 0 end)::bigint as dibayar,
           coalesce(n.no_dokumen, case when not x.lepas then t.no_dokumen end) as no_dokumen, t.acuan as no_referensi, t.dibuat_oleh, t.diakui_setuju as disetujui,
           case when not x.lepas then t.selesai end as selesai, t.masalah, t.alasan
      from tagihan_qris t
      cross join lateral (select (t.dibuat at time zone zona_toko(t.kode_toko))::date as tanggal,
                                 t.selesai is not null and tagihan_bebas(t.kode_toko, t.selesai, t.no_dokumen) as lepas) x
      left join lateral (select p.no_dokumen
                           from pembayaran p
                           join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_dokumen and d.status <> 'CANC'
                          where p.kode_toko = t.kode_toko and p.no_rekening = t.no_rekening and p.no_referensi = t.acuan and p.arah = 'MASUK'
                          limit 1) n on true
     where t.kode_toko = ${kode_toko} and t.dibuat >= ${f.tgl_awal}::date::timestamp at time zone zona_toko(${kode_toko})
       and t.dibuat < (${f.tgl_akhir}::date + 1)::timestamp at time zone zona_toko(${kode_toko}) and ${unlessAll(f.status, 't.status')}
     order by t.no_rekening, t.dibuat, t.id`,
);
