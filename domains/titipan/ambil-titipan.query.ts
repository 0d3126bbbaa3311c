/** What a sale reads of the deposit whose pieces it hands over. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { statement } from '@mustika/server-kit/database.ts';
import type { JenisTitip } from './titipan.rule.ts';

/** What a nota that waits will take of a deposit, the deposit's event as it is now, and the pieces. */
export type AmbilRow = {
  no_titipan: string;
  jenis: JenisTitip;
  dipakai: Rupiah;
  kembali: Rupiah;
  ppn_dipakai: Rupiah;
  ppn_kembali: Rupiah;
  peristiwa: number;
  barang: string[] | null;
};

export const bacaAmbil = (kode_toko: string, no_faktur_group: string) =>
  statement<AmbilRow>(
    'jual_ambil',
    `select a.no_titipan, t.jenis, a.dipakai, a.kembali, a.ppn_dipakai, a.ppn_kembali, d.peristiwa,
             (select jsonb_agg(l.kode_barcode order by l.urut) from titipan_barang l
               where l.kode_toko = a.kode_toko and l.no_titipan = a.no_titipan and l.no_faktur_jual = a.no_faktur_group) as barang
           from titipan_ambil a
           join titipan t on t.kode_toko = a.kode_toko and t.no_titipan = a.no_titipan
           join dokumen d on d.kode_toko = a.kode_toko and d.no_dokumen = a.no_titipan
          where a.kode_toko = $1 and a.no_faktur_group = $2`,
    kode_toko,
    no_faktur_group,
  );
