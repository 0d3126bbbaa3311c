/** The drill of an exchange: an old piece by its nota goes into the price of a dearer one, the rest is paid in cash. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { type BarangKembali, nilaiKembali } from './beli.rule.ts';
import type { Bukti } from './bukti.rule.ts';
import {
  barangSendiri,
  barisNota,
  berlaku,
  hargaJadi,
  type Kriteria,
  kriteria,
  nilaiWaktu,
  notaDengan,
  sebut,
  tanpaSisa,
} from './latihan.rule.ts';

export type TugasTukar = {
  jenis: 'TUKAR';
  lama: BarangKembali;
  kode_barcode: string;
  nama_barang: string;
  nama_customer: string;
  nik: string;
  kode_sales: string;
  /** What the parameters make of the new piece. */
  harga: Rupiah;
};

const CARA = 'CASH, TUKAR';

/** The points of an exchange. */
export function nilaiTukar(tugas: TugasTukar, bukti: Bukti, detik: number, par: number): Kriteria[] {
  const nota = notaDengan(berlaku(bukti.jual), tugas.kode_barcode);
  const kembali = berlaku(bukti.beli).find(({ no, tukar }) => tukar && no === nota?.no);
  const cara = sebut([...new Set(nota?.cara)].sort());
  return [
    barangSendiri(20, nota, tugas.kode_barcode),
    hargaJadi(10, barisNota(nota, tugas.kode_barcode), tugas.harga),
    ...nilaiKembali(tugas.lama, kembali, { LAMA: 20, BERAT: 10, KONDISI: 10, POTONGAN: 5 }),
    kriteria('BAYAR', 10, cara === CARA, cara, CARA),
    tanpaSisa(10, bukti),
    nilaiWaktu(5, nota !== undefined, detik, par),
  ];
}
