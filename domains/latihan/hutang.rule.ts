/** The drill of a loan: somebody pledges a piece, and somebody else comes to redeem his. */
import {
  formatGram,
  formatPersen,
  formatRupiah,
  type Miligram,
  type MiliPersen,
  type Rupiah,
} from '@mustika/kernel/amount.ts';
import type { Bukti } from './bukti.rule.ts';
import { berlaku, type Kriteria, kriteria, nilaiWaktu, sebut, tanpaLebih } from './latihan.rule.ts';

export type TugasHutang = {
  jenis: 'HUTANG';
  nama_customer: string;
  no_hp: string;
  nama_barang: string;
  berat: Miligram;
  kadar: MiliPersen;
  berat_plastik: Miligram;
  jumlah_hutang: Rupiah;
  lama_pinjam: number;
  /** The loan that is redeemed, and whose it is. */
  tebus: { no: string; nama: string };
};

/** The points of a loan. */
export function nilaiHutang(tugas: TugasHutang, bukti: Bukti, detik: number, par: number): Kriteria[] {
  const surat = berlaku(bukti.hutang);
  const satu = surat.at(-1);
  const barang = satu?.barang ?? [];
  const [jaminan] = barang;
  const tunggal = barang.length === 1 ? jaminan : undefined;
  const kembali = bukti.ditebus.find(({ no }) => no === tugas.tebus.no);
  const jadi = satu !== undefined || bukti.ditebus.length > 0;
  const lebih =
    bukti.batal +
    Math.max(0, bukti.hutang.length - 1) +
    bukti.ditebus.filter((lain) => lain !== kembali).length;
  return [
    kriteria(
      'KADAR',
      15,
      tunggal?.kadar === tugas.kadar,
      sebut(barang.map(({ kadar }) => `${formatPersen(kadar)}%`)),
      `${formatPersen(tugas.kadar)}%`,
    ),
    kriteria(
      'BERAT',
      15,
      tunggal?.berat === tugas.berat,
      sebut(barang.map(({ berat }) => formatGram(berat))),
      formatGram(tugas.berat),
    ),
    kriteria(
      'POKOK',
      20,
      satu?.jumlah_hutang === tugas.jumlah_hutang,
      satu ? formatRupiah(satu.jumlah_hutang) : '-',
      formatRupiah(tugas.jumlah_hutang),
    ),
    kriteria(
      'JANGKA',
      5,
      satu?.lama_pinjam === tugas.lama_pinjam,
      `${satu?.lama_pinjam ?? '-'}`,
      `${tugas.lama_pinjam}`,
    ),
    kriteria(
      'PLASTIK',
      10,
      satu?.berat_plastik === tugas.berat_plastik,
      satu ? formatGram(satu.berat_plastik) : '-',
      formatGram(tugas.berat_plastik),
    ),
    kriteria(
      'NASABAH',
      5,
      satu?.nama_customer === tugas.nama_customer,
      satu?.nama_customer ?? '-',
      tugas.nama_customer,
    ),
    kriteria('TEBUS', 20, kembali?.potongan === 0, sebut(bukti.ditebus.map(({ no }) => no)), tugas.tebus.no),
    tanpaLebih(5, jadi, lebih),
    nilaiWaktu(5, jadi, detik, par),
  ];
}
