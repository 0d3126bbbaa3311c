/** The drill of a mistake: a nota without its member is taken back with an approval, and made again as it should have been. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import type { Bukti } from './bukti.rule.ts';
import {
  barangSendiri,
  barisNota,
  bayarTunai,
  berlaku,
  hargaJadi,
  type Kriteria,
  kriteria,
  nilaiWaktu,
  notaDengan,
  sebut,
  tanpaLebih,
  untukMember,
} from './latihan.rule.ts';

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
  const jadi = batal.length > 0 || bukti.jual.length > 0;
  const lebih =
    bukti.batal + batal.filter((no) => no !== tugas.no_nota).length + Math.max(0, bukti.jual.length - 1);
  return [
    kriteria('DIBATALKAN', 30, batal.includes(tugas.no_nota), sebut(batal), tugas.no_nota),
    barangSendiri(20, nota, tugas.kode_barcode),
    untukMember(20, nota, tugas.kode_member),
    hargaJadi(10, barisNota(nota, tugas.kode_barcode), tugas.harga),
    bayarTunai(5, nota),
    tanpaLebih(10, jadi, lebih),
    nilaiWaktu(5, nota !== undefined, detik, par),
  ];
}
