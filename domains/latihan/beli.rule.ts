/** The drill of a buy-back: a piece comes back with its nota, is weighed and judged, and is paid for in cash. */
import { formatGram, formatRupiah, type Miligram, NOL_RUPIAH } from '@mustika/kernel/amount.ts';
import type { Bukti, NotaBeli } from './bukti.rule.ts';
import {
  bayarTunai,
  berlaku,
  type Kriteria,
  kriteria,
  nilaiWaktu,
  notaDengan,
  sebut,
  tanpaSisa,
} from './latihan.rule.ts';

/** A piece that was sold here before, and how it comes back. */
export type BarangKembali = {
  kode_barcode: string;
  nama_barang: string;
  /** The number on the nota, and its line. */
  no_nota: string;
  no_faktur: string;
  berat: Miligram;
  kondisi_barang: string;
};
export type TugasBeli = {
  jenis: 'BELI';
  lama: BarangKembali;
  nama_customer: string;
  nik: string;
  kode_sales: string;
};

/** Points for a piece that came back: the right one by its nota, as heavy and in the state as it lies there, uncut. */
export function nilaiKembali(
  lama: BarangKembali,
  nota: NotaBeli | undefined,
  bobot: { LAMA: number; BERAT: number; KONDISI: number; POTONGAN: number },
): Kriteria[] {
  const barang = nota?.barang ?? [];
  const baris = barang.find(({ kode_barcode }) => kode_barcode === lama.kode_barcode);
  const benar = barang.length === 1 && baris?.no_faktur_jual === lama.no_faktur;
  const semua = sebut(barang.map(({ kode_barcode }) => kode_barcode));
  return [
    kriteria('LAMA', bobot.LAMA, benar, semua, `${lama.kode_barcode} (${lama.no_nota})`),
    kriteria(
      'BERAT',
      bobot.BERAT,
      baris?.berat === lama.berat,
      baris ? formatGram(baris.berat) : '-',
      formatGram(lama.berat),
    ),
    kriteria(
      'KONDISI',
      bobot.KONDISI,
      baris?.kondisi_barang === lama.kondisi_barang,
      sebut([baris?.kondisi_barang ?? null]),
      lama.kondisi_barang,
    ),
    kriteria(
      'POTONGAN',
      bobot.POTONGAN,
      baris?.manual === NOL_RUPIAH,
      baris ? formatRupiah(baris.manual) : '-',
      formatRupiah(NOL_RUPIAH),
    ),
  ];
}

/** The points of a buy-back. */
export function nilaiBeli(tugas: TugasBeli, bukti: Bukti, detik: number, par: number): Kriteria[] {
  const nota = notaDengan(
    berlaku(bukti.beli).filter(({ tukar }) => !tukar),
    tugas.lama.kode_barcode,
  );
  return [
    ...nilaiKembali(tugas.lama, nota, { LAMA: 30, BERAT: 15, KONDISI: 15, POTONGAN: 10 }),
    kriteria(
      'NAMA',
      10,
      nota?.nama_customer === tugas.nama_customer,
      sebut([nota?.nama_customer ?? null]),
      tugas.nama_customer,
    ),
    bayarTunai(10, nota),
    tanpaSisa(5, bukti),
    nilaiWaktu(5, nota !== undefined, detik, par),
  ];
}
