/** Payments by transfer with the purchase they belong to; a nota paid from two accounts stands under both. */
import { implementReport, unlessAll } from '@mustika/server-kit/report-routes.ts';
import { sql } from 'kysely';
import { laporanPembelianTransfer } from './laporan-pembelian-transfer.report.ts';

export const laporanPembelianTransferSql = implementReport(
  laporanPembelianTransfer,
  (f, { kode_toko }) => sql`
    select y.no_rekening, r.nama_rekening, p.tanggal, p.no_faktur_group, p.nama_customer, p.no_hp_customer, p.kasir,
           case when d.status = 'DONE' and pertama then p.total end as total,
           case when d.status = 'DONE' and pertama then y.tunai end::rupiah as tunai,
           case when d.status = 'DONE' then y.jumlah end::rupiah as transfer,
           case when d.status = 'CANC' then y.jumlah end::rupiah as nilai_batal,
           (select string_agg(distinct o.approver, ', ') from peristiwa e
              join otorisasi o on o.kode_toko = e.kode_toko and o.id = any (e.otorisasi)
             where e.kode_toko = p.kode_toko and e.no_dokumen = p.no_faktur_group and e.urut = 1) as disetujui,
           case d.status when 'DONE' then 'SAH' else 'BATAL' end as status
      from pembelian p
      join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_faktur_group and d.status in ('DONE', 'CANC')
      join lateral (
        select b.no_rekening, sum(b.jumlah)::bigint as jumlah, row_number() over (order by b.no_rekening) = 1 as pertama,
               (select coalesce(sum(c.jumlah), 0)::bigint from pembelian_bayar c
                 where c.kode_toko = p.kode_toko and c.no_faktur_group = p.no_faktur_group and c.jenis = 'CASH') as tunai
          from pembelian_bayar b
         where b.kode_toko = p.kode_toko and b.no_faktur_group = p.no_faktur_group and b.jenis = 'TRANSFER'
         group by b.no_rekening) y on true
      join rekening r on r.kode_toko = p.kode_toko and r.no_rekening = y.no_rekening
     where p.kode_toko = ${kode_toko} and p.tanggal between ${f.tgl_awal} and ${f.tgl_akhir}
       and exists (select from peristiwa e where e.kode_toko = p.kode_toko and e.no_dokumen = p.no_faktur_group and e.ke_status = 'DONE')
       and ${unlessAll(f.no_rekening, 'y.no_rekening')}
       and ${unlessAll(f.kasir, 'p.kasir')}
       and ${f.status === 'SEMUA' ? sql`true` : sql`d.status = ${f.status === 'SAH' ? 'DONE' : 'CANC'}`}
     order by y.no_rekening, p.tanggal, p.no_faktur_group`,
);
