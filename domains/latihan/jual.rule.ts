/** The drill of a sale: one piece to a member, a discount as agreed, paid in cash with change. */
import { formatRupiah, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import type { Bukti } from './bukti.rule.ts';
import {
  berlaku,
  type Kriteria,
  kriteria,
  nilaiWaktu,
  notaDengan,
  sebut,
  tanpaSisa,
} from './latihan.rule.ts';

export type TugasJual = {
  jenis: 'JUAL';
  kode_barcode: string;
  nama_barang: string;
  kode_member: string;
  nama_member: string;
  kode_sales: string;
  /** What the parameters make of the piece, before the discount. */
  harga: Rupiah;
  diskon: Rupiah;
  total: Rupiah;
  uang: Rupiah;
};

/** The points of a sale; what is asked for is said beside what was found. */
export function nilaiJual(tugas: TugasJual, bukti: Bukti, detik: number, par: number): Kriteria[] {
  const nota = notaDengan(berlaku(bukti.jual), tugas.kode_barcode);
  const barang = nota?.barang ?? [];
  const kode = barang.map(({ kode_barcode }) => kode_barcode);
  const baris = barang.find(({ kode_barcode }) => kode_barcode === tugas.kode_barcode);
  const diterima = nota && rupiah(nota.total + nota.kembali);
  const rp = (nilai: Rupiah | undefined): string => (nilai === undefined ? '-' : formatRupiah(nilai));
  return [
    kriteria('BARANG', 25, kode.length === 1 && baris !== undefined, sebut(kode), tugas.kode_barcode),
    kriteria('HARGA', 15, baris?.sebelum_diskon === tugas.harga, rp(baris?.sebelum_diskon), rp(tugas.harga)),
    kriteria('DISKON', 10, baris?.diskon === tugas.diskon, rp(baris?.diskon), rp(tugas.diskon)),
    kriteria(
      'MEMBER',
      15,
      nota?.kode_member === tugas.kode_member,
      sebut([nota?.kode_member ?? null]),
      tugas.kode_member,
    ),
    kriteria(
      'BAYAR',
      10,
      nota?.cara.every((jenis) => jenis === 'CASH') === true,
      sebut(nota?.cara ?? []),
      'CASH',
    ),
    // What was typed as received; a wrong total alone makes the change wrong and costs its own points.
    kriteria('KEMBALI', 10, diterima === tugas.uang, rp(diterima), rp(tugas.uang)),
    tanpaSisa(10, bukti),
    nilaiWaktu(5, nota !== undefined, detik, par),
  ];
}
