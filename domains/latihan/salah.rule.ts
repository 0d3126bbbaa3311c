/** The drill of a mistake: a nota without its member is taken back with an approval, and made again as it should have been. */
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import type { Bukti } from './bukti.rule.ts';
import { berlaku, type Kriteria, kriteria, nilaiWaktu, notaDengan, sebut } from './latihan.rule.ts';

export type TugasSalah = {
  jenis: 'SALAH';
  /** The nota that is wrong. */
  no_nota: string;
  kode_barcode: string;
  nama_barang: string;
  harga: Rupiah;
  kode_sales: string;
  kode_member: string;
  nama_member: string;
};

/** The points of a mistake that was made good. */
export function nilaiSalah(tugas: TugasSalah, bukti: Bukti, detik: number, par: number): Kriteria[] {
  const batal = bukti.dibatalkan;
  const nota = notaDengan(berlaku(bukti.jual), tugas.kode_barcode);
  const barang = nota?.barang ?? [];
  const baris = barang.find(({ kode_barcode }) => kode_barcode === tugas.kode_barcode);
  const harga = baris ? ((baris.sebelum_diskon - baris.diskon) as Rupiah) : null;
  const jadi = batal.length > 0 || bukti.jual.length > 0;
  const lebih =
    bukti.batal + batal.filter((no) => no !== tugas.no_nota).length + Math.max(0, bukti.jual.length - 1);
  return [
    kriteria('DIBATALKAN', 30, batal.includes(tugas.no_nota), sebut(batal), tugas.no_nota),
    kriteria(
      'BARANG',
      20,
      barang.length === 1 && baris !== undefined,
      sebut(barang.map(({ kode_barcode }) => kode_barcode)),
      tugas.kode_barcode,
    ),
    kriteria(
      'MEMBER',
      20,
      nota?.kode_member === tugas.kode_member,
      sebut([nota?.kode_member ?? null]),
      tugas.kode_member,
    ),
    kriteria(
      'HARGA',
      10,
      harga === tugas.harga,
      harga === null ? '-' : formatRupiah(harga),
      formatRupiah(tugas.harga),
    ),
    kriteria(
      'BAYAR',
      5,
      nota?.cara.every((jenis) => jenis === 'CASH') === true,
      sebut(nota?.cara ?? []),
      'CASH',
    ),
    kriteria('BATAL', 10, jadi && lebih === 0, `${lebih}`, '0'),
    nilaiWaktu(5, nota !== undefined, detik, par),
  ];
}
