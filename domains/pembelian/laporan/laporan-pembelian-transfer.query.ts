/**
 * Payments by transfer with the purchase they belong to; a nota paid from two accounts stands under both. What was cancelled
 * stands once more, with a minus, on the day it was taken back.
 */
import { penyetujuDari } from '@mustika/server-kit/people/approvers.ts';
import { byDirection, implementReport, unlessAll } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { padaHari, STATUS } from '../gerak-pembelian.query.ts';
import { laporanPembelianTransfer } from './laporan-pembelian-transfer.report.ts';

export const laporanPembelianTransferSql = implementReport(
  laporanPembelianTransfer,
  (f, { kode_toko }) => sql`
    select y.no_rekening, r.nama_rekening, g.tanggal, p.no_faktur_group, p.nama_customer, p.no_hp_customer, p.kasir,
           case when pertama then g.arah * p.total::bigint end as total,
           case when pertama then g.arah * y.tunai end::rupiah as tunai,
           (g.arah * y.jumlah)::rupiah as transfer,
           case g.arah when -1 then y.jumlah end::rupiah as nilai_batal,
           ${sql.raw(penyetujuDari({ kode_toko: 'p.kode_toko', no_dokumen: 'p.no_faktur_group' }, 'case g.arah when 1 then 1 else g.peristiwa end'))} as disetujui, ${STATUS}
      from gerak_nota g
      join pembelian p on p.kode_toko = g.kode_toko and p.no_faktur_group = g.no_dokumen
      join lateral (
        select b.no_rekening, sum(b.jumlah)::bigint as jumlah, row_number() over (order by b.no_rekening) = 1 as pertama,
               (select coalesce(sum(c.jumlah), 0)::bigint from pembayaran c
                 where c.kode_toko = p.kode_toko and c.no_dokumen = p.no_faktur_group and c.arah = 'KELUAR' and c.jenis = 'CASH') as tunai
          from pembayaran b
         where b.kode_toko = p.kode_toko and b.no_dokumen = p.no_faktur_group and b.arah = 'KELUAR' and b.jenis = 'TRANSFER'
         group by b.no_rekening) y on true
      join rekening r on r.kode_toko = p.kode_toko and r.no_rekening = y.no_rekening
     where ${padaHari({ kode_toko, ...f })}
       and ${unlessAll(f.no_rekening, 'y.no_rekening')}
       and ${unlessAll(f.kasir, 'p.kasir')}
       and ${byDirection(f.status)}
     order by y.no_rekening, g.tanggal, p.no_faktur_group, g.peristiwa`,
);
