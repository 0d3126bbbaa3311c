/** What a message says of a document: one read per kind, values as the customer reads them. */
import { formatAngka, formatGram, type Miligram } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import { nomorHp } from '../member/no-hp.rule.ts';
import type { JenisPesan } from './whatsapp.rule.ts';

type Baris = { nama_barang: string; kadar_cetak: string; berat: Miligram; harga: number };
type Dokumen = {
  nama_toko: string;
  alamat_toko: string;
  nomor: string;
  tanggal: string;
  status: string;
  nama_pelanggan: string | null;
  no_hp: string | null;
  berat: Miligram;
  total: number;
  poin?: number;
  saldo?: number;
  barang: Baris[];
};

/** The number to write to is the one on the document, else the member's. */
const dari = (
  kepala: string,
  nomor: string,
  barang: string,
  harga: string,
  lain: string,
  nama = 'b.nama_barang',
): string => `
  select t.nama_toko, t.alamat_toko, k.${nomor} as nomor, k.tanggal, d.status,
         coalesce(k.nama_customer, m.nama_member) as nama_pelanggan, coalesce(k.no_hp_customer, m.no_hp) as no_hp, k.berat, ${lain},
         (select coalesce(jsonb_agg(jsonb_build_object('nama_barang', ${nama}, 'kadar_cetak', b.kadar_cetak,
                    'berat', b.berat, 'harga', ${harga}) order by b.urut), '[]')
            from ${barang} b where b.kode_toko = k.kode_toko and b.${nomor} = k.${nomor}) as barang
    from ${kepala} k
    join dokumen d on d.kode_toko = k.kode_toko and d.no_dokumen = k.${nomor}
    join toko t on t.kode_toko = k.kode_toko
    left join member m on m.kode_member = k.kode_member
   where k.kode_toko = $1 and k.${nomor} = $2`;

const SQL: Record<JenisPesan, string> = {
  PENJUALAN: dari(
    'penjualan',
    'no_faktur_group',
    'penjualan_barang',
    'b.total',
    '(k.total + k.pph22)::rupiah as total, k.poin',
    "case when b.jumlah > 1 then b.jumlah || ' X ' || b.nama_barang else b.nama_barang end",
  ),
  PEMBELIAN: dari('pembelian', 'no_faktur_group', 'pembelian_barang', 'b.harga', 'k.bayar as total'),
  TITIPAN: dari('titipan', 'no_titipan', 'titipan_barang', 'b.total', 'k.total, k.saldo'),
};

export type BahanPesan = { nilai: Record<string, string>; penerima: string; status: string };

/** Goods by quantity have neither karat nor weight. */
const barisTeks = ({ nama_barang, kadar_cetak, berat, harga }: Baris, index: number): string =>
  `${index + 1}. ${nama_barang}${berat === 0 ? '' : ` ${kadar_cetak} ${formatGram(berat)} g`}\n   Rp ${formatAngka(harga)}`;

/** Null when the store has no such document. `penerima` is empty when nobody's number is on it. */
export async function bahanPesan(
  sql: Sql,
  jenis: JenisPesan,
  kode_toko: string,
  no_dokumen: string,
): Promise<BahanPesan | null> {
  const [row] = await rawQuery<Dokumen>(sql, SQL[jenis], [kode_toko, no_dokumen]);
  if (!row) return null;
  const saldo = row.saldo ?? 0;
  return {
    penerima: nomorHp(row.no_hp ?? ''),
    status: row.status,
    nilai: {
      nama_toko: row.nama_toko,
      alamat_toko: row.alamat_toko,
      nomor: row.nomor,
      tanggal: formatTanggal(row.tanggal),
      nama_pelanggan: row.nama_pelanggan ?? '',
      barang: row.barang.map(barisTeks).join('\n'),
      berat: formatGram(row.berat),
      total: formatAngka(row.total),
      poin: String(row.poin ?? 0),
      saldo: formatAngka(saldo),
      kurang: formatAngka(Math.max(0, row.total - saldo)),
    },
  };
}
