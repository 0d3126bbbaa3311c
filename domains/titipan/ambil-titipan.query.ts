/** What a sale reads of the deposit whose pieces it hands over. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { statement } from '@mustika/server-kit/database.ts';
import type { HargaDisetujui } from '../penjualan/hitung-penjualan.rule.ts';
import type { JenisHarga } from './titipan.rule.ts';

export type TitipanDiambil = {
  no_titipan: string;
  jenis_harga: JenisHarga;
  status: string;
  peristiwa: number;
  saldo: Rupiah;
  /** What of the balance was remitted. */
  ppn: Rupiah;
  no_faktur_tunggu: string | null;
};

/** A piece that waits, with the price of the deposit's day. */
export type BarangTitipan = HargaDisetujui & { kode_barcode: string; total: Rupiah };

/** The deposit and the pieces that wait for it. */
export const bacaTitipanJual = (...nomor: [kode_toko: string, no_titipan: string]) => ({
  titipan: statement<TitipanDiambil>(
    'jual_titipan',
    `select t.*, d.status, d.peristiwa from titipan t
             join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_titipan
            where t.kode_toko = $1 and t.no_titipan = $2`,
    ...nomor,
  ),
  ditahan: statement<BarangTitipan>(
    'jual_titipan_barang',
    "select * from titipan_barang where kode_toko = $1 and no_titipan = $2 and keadaan = 'DITITIP' order by urut",
    ...nomor,
  ),
});

/** What a nota that waits will take of a deposit, the deposit's event as it is now, and the pieces. */
export type AmbilRow = {
  no_titipan: string;
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
    `select a.no_titipan, a.dipakai, a.kembali, a.ppn_dipakai, a.ppn_kembali, d.peristiwa,
             (select jsonb_agg(l.kode_barcode order by l.urut) from titipan_barang l
               where l.kode_toko = a.kode_toko and l.no_titipan = a.no_titipan and l.no_faktur_jual = a.no_faktur_group) as barang
           from titipan_ambil a
           join dokumen d on d.kode_toko = a.kode_toko and d.no_dokumen = a.no_titipan
          where a.kode_toko = $1 and a.no_faktur_group = $2`,
    kode_toko,
    no_faktur_group,
  );
