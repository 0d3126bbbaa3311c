/** What a counted drawer has more or less than the books say, and how the books came to what they say. Domain R11.1. */
import { type Rupiah, rupiah, sum } from '@mustika/kernel/amount.ts';
import { type Jejak, kurang, langkah, type Penjelasan, rp } from '@mustika/kernel/jejak.ts';
import type { Akun } from '@mustika/kernel/transfer.ts';
import type { BarisLaci } from './periksa-tutup.command.ts';

/** A counted drawer: what the books say and what was found. */
export type LaciTerhitung = { akun: Akun; dimensi: string; saldo: Rupiah; jumlah: Rupiah };

/** Found less booked: above zero is too much; `jejak` is told how. */
export const selisihLaci = (
  { saldo, jumlah }: Pick<LaciTerhitung, 'saldo' | 'jumlah'>,
  jejak?: Jejak,
): Rupiah =>
  langkah(jejak, 'selisih', 'JUMLAH', rupiah(jumlah - saldo), {
    hitungan: rp(jumlah),
    saldo_buku: kurang(rp(saldo)),
  });

/** Names the reason of a drawer among those of a closing. */
export const kodeLaci = ({ akun, dimensi }: { akun: string; dimensi: string }): string =>
  `LACI:${akun}:${dimensi}`;

/** A reason is read by somebody: a number, or a letter typed often enough, says nothing to him. */
export const berkata = (alasan: string): boolean =>
  alasan.trim().length >= 4 &&
  /\p{L}{3}/u.test(alasan) &&
  new Set(alasan.toLowerCase().match(/\p{L}/gu)).size > 2;

/** Whether what the drawers are off, whichever way, is more than a supervisor agrees to. The spec does not say; ours. */
export const lewatSelisih = (laci: readonly LaciTerhitung[], batas: Rupiah): boolean =>
  sum(laci.map((one) => rupiah(Math.abs(selisihLaci(one))))) > batas;

/** What the books say at an instant: the morning's balance and what the day did to it. */
export const saldoBuku = (awal: Rupiah, masuk: Rupiah, keluar: Rupiah, jejak?: Jejak): Rupiah =>
  langkah(jejak, 'saldo_buku', 'JUMLAH', rupiah(awal + masuk - keluar), {
    saldo_awal: rp(awal),
    uang_masuk: rp(masuk),
    uang_keluar: kurang(rp(keluar)),
  });

/** The difference of a drawer with the documents that moved it since the morning. */
export function jelasSelisih(
  { dimensi, saldo, jumlah }: LaciTerhitung,
  baris: readonly BarisLaci[],
): Penjelasan {
  const langkahnya: Jejak = [];
  const masuk = sum(baris.map((one) => one.masuk));
  const keluar = sum(baris.map((one) => one.keluar));
  saldoBuku(rupiah(saldo - masuk + keluar), masuk, keluar, langkahnya);
  selisihLaci({ saldo, jumlah }, langkahnya);
  return {
    judul: dimensi,
    langkah: langkahnya,
    sumber: { hitungan: { dari: 'meja' } },
    dokumen: baris.map((one) => ({
      nomor: one.no_dokumen,
      waktu: one.waktu,
      keterangan: one.kategori.replaceAll('_', ' '),
      jumlah: one.masuk - one.keluar,
    })),
  };
}
