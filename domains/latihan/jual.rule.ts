/** The drill of a sale: one piece to a member, a discount as agreed, paid in cash with change. */
import { formatRupiah, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import type { Bukti } from './bukti.rule.ts';
import {
  barangSendiri,
  barisNota,
  bayarTunai,
  berlaku,
  type Kriteria,
  kriteria,
  nilaiWaktu,
  notaDengan,
  tanpaSisa,
  untukMember,
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
  const baris = barisNota(nota, tugas.kode_barcode);
  const diterima = nota && rupiah(nota.total + nota.kembali);
  const rp = (nilai: Rupiah | undefined): string => (nilai === undefined ? '-' : formatRupiah(nilai));
  return [
    barangSendiri(25, nota, tugas.kode_barcode),
    kriteria('HARGA', 15, baris?.sebelum_diskon === tugas.harga, rp(baris?.sebelum_diskon), rp(tugas.harga)),
    kriteria('DISKON', 10, baris?.diskon === tugas.diskon, rp(baris?.diskon), rp(tugas.diskon)),
    untukMember(15, nota, tugas.kode_member),
    bayarTunai(10, nota),
    // What was typed as received; a wrong total alone makes the change wrong and costs its own points.
    kriteria('KEMBALI', 10, diterima === tugas.uang, rp(diterima), rp(tugas.uang)),
    tanpaSisa(10, bukti),
    nilaiWaktu(5, nota !== undefined, detik, par),
  ];
}
