/** The events of purchases that moved money and gold, each on its own day: what came in, and what was taken back. */
import { type RawBuilder, sql } from 'kysely';

type Periode = { kode_toko: string; tgl_awal: unknown; tgl_akhir: unknown };

/**
 * Common table `gerak`: one row per event of a period, `arah` 1 when a purchase was posted and -1 when it was cancelled.
 * Amounts times `arah` are exactly what stands in the books of those days.
 */
export const gerakPembelian = ({ kode_toko, tgl_awal, tgl_akhir }: Periode): RawBuilder<unknown> => sql`
  gerak as (
    select e.kode_toko, e.tanggal, e.waktu, e.urut, e.user_id, e.alasan, e.otorisasi, p.no_faktur_group, p.tanggal as tgl_beli,
           p.kasir, p.nama_customer, case when e.membalik is null then 1 else -1 end as arah, p.jumlah_barang, p.berat::bigint as berat,
           p.harga_nota::bigint as harga_nota, p.total::bigint as total, p.biaya_admin::bigint as biaya_admin, y.tunai, y.transfer, y.tukar
      from peristiwa e
      join pembelian p on p.kode_toko = e.kode_toko and p.no_faktur_group = e.no_dokumen
      cross join lateral (
        select coalesce(sum(b.jumlah) filter (where b.jenis = 'CASH'), 0)::bigint as tunai,
               coalesce(sum(b.jumlah) filter (where b.jenis = 'TRANSFER'), 0)::bigint as transfer,
               coalesce(sum(b.jumlah) filter (where b.jenis = 'TUKAR'), 0)::bigint as tukar
          from pembelian_bayar b where b.kode_toko = p.kode_toko and b.no_faktur_group = p.no_faktur_group) y
     where e.kode_toko = ${kode_toko} and e.tanggal between ${tgl_awal} and ${tgl_akhir}
       and (e.ke_status = 'DONE' or e.membalik is not null))`;
