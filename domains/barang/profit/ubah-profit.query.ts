/** The pieces a change of profit is about, with what their price is made of. */
import type { Miligram } from '@mustika/kernel/amount.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { HARGA_DASAR } from '../../master/harga/parameter-harga-emas.resource.ts';
import type { BarangProfit } from './ubah-profit.rule.ts';

/** More at once would be a price of the day, and that is another screen. */
export const TERBANYAK = 5000;

/** Which pieces: null is no condition. */
export type Cakupan = {
  kode_group: string | null;
  kode_dept: string | null;
  kode_baki: string | null;
  berat_dari: Miligram | null;
  berat_sampai: Miligram | null;
};

/** What lies in somebody's cart is told a price already. */
export type BarangDipilih = BarangProfit & { dipegang: boolean };

const SQL = `select b.kode_barcode, b.nama_barang, b.berat, b.versi, b.tipe_ongkos, b.ongkos, b.harga_atribut, b.harga_bandrol,
    b.harga_modal, g.markis, g.harga as harga_group, g.kadar_jual,
    (select h.harga_jual from parameter_harga_emas h where h.kode_toko = b.kode_toko and h.kode_harga = '${HARGA_DASAR}' and h.aktif) as harga_24k,
    exists (select from barang_pegang p where p.kode_toko = b.kode_toko and p.kode_barcode = b.kode_barcode and p.sampai > $7::timestamptz) as dipegang
  from barang b join grup g on g.kode_toko = b.kode_toko and g.kode_group = b.kode_group
 where b.kode_toko = $1 and ($2::text is null or b.kode_group = $2) and ($3::text is null or b.kode_dept = $3)
   and ($4::text is null or b.kode_baki = $4) and ($5::bigint is null or b.berat >= $5) and ($6::bigint is null or b.berat <= $6)
   and b.status = 'TERSEDIA'
 order by b.kode_barcode limit ${TERBANYAK + 1}`;

export const bacaProfit = (kode_toko: string, c: Cakupan, saat: string) =>
  statement<BarangDipilih>(
    'profit_barang',
    SQL,
    kode_toko,
    ...[c.kode_group, c.kode_dept, c.kode_baki, c.berat_dari, c.berat_sampai, saat],
  );
