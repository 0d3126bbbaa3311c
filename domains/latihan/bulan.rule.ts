/** The drill of a month's end: what the bank paid is ticked off, the last expense is written, what is owed is accrued. */
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import type { Bukti } from './bukti.rule.ts';
import { berlaku, type Kriteria, kriteria, nilaiWaktu, sebut, tanpaLebih } from './latihan.rule.ts';

export type TugasBulan = {
  jenis: 'BULAN';
  user_id: string;
  /** A line of the bank: what it paid for the card receipts of a day, its fee kept. */
  bank: { no_rekening: string; tanggal: string; nota: readonly string[]; diterima: Rupiah };
  biaya: { kategori: string; jumlah: Rupiah };
  terutang: { debit: string; kredit: string; nama_debit: string; nama_kredit: string; jumlah: Rupiah };
};

/** The points of a month's end. */
export function nilaiBulan(tugas: TugasBulan, bukti: Bukti, detik: number, par: number): Kriteria[] {
  const { bank, biaya, terutang, user_id } = tugas;
  const cocok = berlaku(bukti.bank).filter(({ no_rekening }) => no_rekening === bank.no_rekening);
  const nota = cocok.flatMap((satu) => satu.nota);
  const diterima = cocok.reduce((jumlah, satu) => jumlah + satu.diterima, 0);
  const keluar = berlaku(bukti.uang).filter(({ arah }) => arah === 'AMBIL');
  const jurnal = berlaku(bukti.jurnal).map(({ baris }) =>
    baris.map(
      (b) => `${b.nomor_akun} ${b.debit > 0 ? 'D' : 'K'} ${formatRupiah((b.debit || b.kredit) as Rupiah)}`,
    ),
  );
  const harus = [
    `${terutang.debit} D ${formatRupiah(terutang.jumlah)}`,
    `${terutang.kredit} K ${formatRupiah(terutang.jumlah)}`,
  ];
  const dibuat = [bukti.bank, bukti.uang, bukti.jurnal].map((semua) => semua.length);
  const jadi = dibuat.some((banyak) => banyak > 0);
  // Receipts of one line may be ticked one by one; money and journal are one each.
  const lebih = bukti.batal + Math.max(0, bukti.uang.length - 1) + Math.max(0, bukti.jurnal.length - 1);
  return [
    kriteria(
      'BANK',
      20,
      nota.length === bank.nota.length && bank.nota.every((no) => nota.includes(no)),
      sebut(nota),
      sebut(bank.nota),
    ),
    kriteria(
      'DITERIMA',
      10,
      cocok.length > 0 && diterima === bank.diterima && cocok.every(({ selisih }) => selisih === 0),
      cocok.length > 0 ? formatRupiah(diterima as Rupiah) : '-',
      formatRupiah(bank.diterima),
    ),
    kriteria(
      'BIAYA',
      20,
      keluar.length === 1 &&
        keluar[0]?.jumlah === biaya.jumlah &&
        keluar[0].kategori === biaya.kategori &&
        keluar[0].kasir === user_id,
      sebut(keluar.map((satu) => `${satu.kategori} ${formatRupiah(satu.jumlah)} ${satu.kasir ?? ''}`.trim())),
      `${biaya.kategori} ${formatRupiah(biaya.jumlah)} ${user_id}`,
    ),
    kriteria(
      'TERUTANG',
      30,
      jurnal.length === 1 && jurnal[0]?.length === 2 && harus.every((satu) => jurnal[0]?.includes(satu)),
      sebut(jurnal.flat()),
      sebut(harus),
    ),
    tanpaLebih(10, jadi, lebih),
    nilaiWaktu(10, jadi, detik, par),
  ];
}
