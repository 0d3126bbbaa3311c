/** Holds what the model of the two years knows against what the shop says: every contract that runs, and the books of all loans. */

import { hutangCommands } from '@mustika/domains/hutang/hutang.server.ts';
import { type PilihanHutang, pilihanHutang } from '@mustika/domains/hutang/pilihan/pilihan-hutang.command.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { panggil } from '../database/demo/till.ts';
import type { Supervisor } from './day.ts';
import type { Buku } from './hutang-hari.ts';
import { bunga, denda, type Pinjaman } from './hutang-model.ts';

/** All loans together, as their documents moved the accounts. `jenis` parts what a surplus became. */
const BUKU = `select g.akun, g.jenis, sum(g.masuk - g.keluar)::bigint::float8 as jumlah
  from gerak_uang g
  join dokumen d on d.kode_toko = g.kode_toko and d.no_dokumen = g.no_dokumen and d.jenis = 'hutang'
 where g.kode_toko = $1 group by 1, 2`;

type Gerak = { akun: string; jenis: string; jumlah: number };

const bukuHarus = (b: Buku): Record<string, number> => ({
  PIUTANG_GADAI: [...b.jalan.values()].reduce((all, p) => all + p.pokok, 0),
  PENDAPATAN_BUNGA: -b.bunga,
  PENDAPATAN_DENDA: -b.denda,
  RUGI_LELANG: b.rugi,
  KLIRING_HUTANG: 0,
  PENDAPATAN_LAIN: -b.biaya - b.daluwarsa,
  UTANG_KELEBIHAN: -b.kelebihan + b.diserahkan + b.daluwarsa,
  // Every rupiah an auction left over was promised, handed over or lapsed.
  'UTANG_KELEBIHAN KELEBIHAN': -b.kelebihan,
  'UTANG_KELEBIHAN CASH': b.diserahkan,
  'UTANG_KELEBIHAN DALUWARSA': b.daluwarsa,
});

/** Where the books of all loans of the store and the model part. */
export async function cocokkanBuku(buku: Buku): Promise<string[]> {
  const { client, toko } = buku.dunia;
  const ada = new Map<string, number>();
  for (const { akun, jenis, jumlah } of (await client.query<Gerak>(BUKU, [toko.kode_toko])).rows)
    for (const key of [akun, `${akun} ${jenis}`]) ada.set(key, (ada.get(key) ?? 0) + jumlah);
  return Object.entries(bukuHarus(buku))
    .filter(([akun, jumlah]) => (ada.get(akun) ?? 0) !== jumlah)
    .map(([akun, jumlah]) => `${akun}: ${ada.get(akun) ?? 0}, model ${jumlah}`);
}

type Kata = { no: string; pokok: number; bunga: number; denda: number };

function beda(p: Pinjaman | undefined, kata: Kata, hari: Tanggal): string[] {
  if (!p) return [`${kata.no} runs, and should not`];
  const [b, d] = [bunga(p, hari), denda(p, hari)];
  return kata.pokok === p.pokok && kata.bunga === b && kata.denda === d
    ? []
    : [`${p.no} owes ${kata.pokok} + ${kata.bunga} + ${kata.denda}, model ${p.pokok} + ${b} + ${d}`];
}

/** Asks the counter about every contract that runs in the model. */
export async function cocokkanMeja(buku: Buku, hari: Tanggal): Promise<string[]> {
  const salah: string[] = [];
  for (const p of buku.jalan.values()) {
    const isi = { no_faktur_hutang: p.no, pada: null };
    const user = `KASIR1${buku.dunia.toko.suffix}`;
    const { jumlah_hutang, pada } = (await panggil(
      buku.dunia,
      user,
      hutangCommands,
      pilihanHutang,
      isi,
    )) as PilihanHutang;
    const kini = pada[0];
    if (kini?.tanggal === hari)
      salah.push(...beda(p, { no: p.no, pokok: jumlah_hutang, bunga: kini.bunga, denda: kini.denda }, hari));
    else salah.push(`${p.no} is told of ${kini?.tanggal}, not of ${hari}`);
  }
  return salah;
}

type Baris = {
  no_faktur_hutang: string;
  jumlah_hutang: number;
  bunga_kini: number;
  denda_kini: number;
};
const HALAMAN = 100;

/** Reads the list of running loans page by page; SQL counts there what the counter counts in TypeScript. */
export async function cocokkanDaftar(buku: Buku, spv: Supervisor, hari: Tanggal): Promise<string[]> {
  const salah: string[] = [];
  let banyak = 0;
  for (;;) {
    const reply = await spv.call('GET', `hutang?status=DONE&skip=${banyak}&limit=${HALAMAN}`);
    if (!Array.isArray(reply.data)) return [`the list of loans: ${JSON.stringify(reply)}`];
    for (const row of reply.data as Baris[]) {
      const { no_faktur_hutang: no, jumlah_hutang, bunga_kini, denda_kini } = row;
      const kata = { no, pokok: jumlah_hutang, bunga: bunga_kini, denda: denda_kini };
      salah.push(...beda(buku.jalan.get(no), kata, hari));
    }
    banyak += reply.data.length;
    if (reply.data.length < HALAMAN) break;
  }
  return banyak === buku.jalan.size ? salah : [...salah, `${banyak} loans run, ${buku.jalan.size} should`];
}
