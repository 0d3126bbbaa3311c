/**
 * Which open receipts explain the lines of a bank's statement. Pure; the specification does not say, so we suggest only what
 * adds up, never tick by ourselves.
 */
import { NOL_RUPIAH, type Rupiah, subtract, sum } from '@mustika/kernel/amount.ts';
import { addDays, daysBetween, type Tanggal } from '@mustika/kernel/date.ts';
import type { BarisKoran } from './baca-koran.rule.ts';
import type { BarisCocok, Terima } from './validasi-non-cash.command.ts';
import { kunciTerima } from './validasi-non-cash.rule.ts';

export type Saran = BarisCocok['saran'];
export type Alasan = Saran['alasan'][number];

/** How a line of a statement is named where it was used. */
export const SIDIK = /^[0-9A-F]{32}$/;

/**
 * What makes a line of a statement the same line in another file: its day, amount and words, and the how manieth of such lines
 * of its day it is, because a customer may pay the same twice.
 */
export function tandaBaris(koran: readonly BarisKoran[]): string[] {
  const banyak = new Map<string, number>();
  return koran.map(({ tanggal, jumlah, keterangan }) => {
    const kata = keterangan
      .toUpperCase()
      .replace(/[^0-9A-Z]+/g, ' ')
      .trim();
    const sama = `${tanggal}|${jumlah}|${kata}`;
    const ke = (banyak.get(sama) ?? 0) + 1;
    banyak.set(sama, ke);
    return `${sama}|${ke}`;
  });
}

/** A bank pays on the day or a few days later, over weekends. */
const TERLAMBAT = 5;
/** A card batch this near is worth a look: half a percent. */
const MIRIP_PER_MIL = 5;

const kotor = (terima: readonly Terima[]): Rupiah => sum(terima.map(({ jumlah }) => jumlah));
const biaya = (terima: readonly Terima[]): Rupiah => sum(terima.map(({ mdr }) => mdr));
const bersih = (terima: readonly Terima[]): Rupiah => subtract(kotor(terima), biaya(terima));

/** How many days later the bank paid: by the next working day, a Saturday's card on Monday, or later. */
function alasanHari(terima: Tanggal, bank: Tanggal): Alasan {
  const beda = daysBetween(terima, bank);
  if (beda === 0) return { sebab: 'HARI_SAMA', nilai: null };
  const minggu = new Date(Date.parse(terima)).getUTCDay();
  const berikut = minggu === 5 ? 3 : minggu === 6 ? 2 : 1;
  return beda <= berikut ? { sebab: 'HARI_KERJA', nilai: null } : { sebab: 'HARI_LEWAT', nilai: beda };
}

const alasan = (sebab: Alasan['sebab'], nilai: number | null = null): Alasan => ({ sebab, nilai });

/** The words of the bank name the receipt: the number of its document, the last four digits of its card, or its number at the provider. */
function disebut({ no_dokumen, kartu_akhir, no_referensi }: Terima, keterangan: string): boolean {
  const bare = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  if (bare(keterangan).includes(bare(no_dokumen))) return true;
  if (no_referensi !== null && bare(keterangan).includes(bare(no_referensi))) return true;
  return kartu_akhir !== null && new RegExp(`(?<![0-9])${kartu_akhir}(?![0-9])`).test(keterangan);
}

type Jumlah = 'JUMLAH' | 'BERSIH' | 'MIRIP';

function saran(
  cocok: Saran['cocok'],
  terima: readonly Terima[],
  line: BarisKoran,
  jumlah: Jumlah,
  lain: readonly Alasan[] = [],
): Saran {
  const [pertama] = terima;
  const mdr = jumlah === 'JUMLAH' ? NOL_RUPIAH : biaya(terima);
  const beda = subtract(subtract(kotor(terima), mdr), line.jumlah);
  return {
    cocok,
    tempat: pertama?.tempat ?? null,
    terima: terima.map(kunciTerima),
    mdr,
    alasan: pertama
      ? [
          jumlah === 'BERSIH'
            ? alasan('BERSIH', mdr)
            : jumlah === 'MIRIP'
              ? alasan('BEDA', beda)
              : alasan('JUMLAH'),
          ...(terima.length > 1 ? [alasan('SEHARIAN', terima.length)] : []),
          alasanHari(pertama.tanggal, line.tanggal),
          ...lain,
        ]
      : [],
  };
}

/** The one receipt of this amount: the one that the bank names, else the nearest day; others like it are said. */
function satuTerima(line: BarisKoran, dekat: readonly Terima[]): Saran | null {
  const bersihSama = dekat.filter((one) => one.mdr > 0 && one.jumlah - one.mdr === line.jumlah);
  const sama = bersihSama.length > 0 ? bersihSama : dekat.filter((one) => one.jumlah === line.jumlah);
  const tersebut = sama.find((one) => disebut(one, line.keterangan));
  const satu = tersebut ?? sama[0];
  if (!satu) return null;
  const kembar = sama.filter((one) => one.tanggal === satu.tanggal).length - 1;
  return saran('PAS', [satu], line, bersihSama.length > 0 ? 'BERSIH' : 'JUMLAH', [
    ...(tersebut ? [alasan('DISEBUT')] : []),
    ...(!tersebut && kembar > 0 ? [alasan('KEMBAR', kembar)] : []),
  ]);
}

/** Candidates of one line: a single receipt, then the machine's whole day, nearest day first. */
function saranUntuk(line: BarisKoran, terbuka: readonly Terima[]): Saran {
  const { tanggal, jumlah } = line;
  const dekat = terbuka
    .filter((one) => one.tanggal <= tanggal && one.tanggal >= addDays(tanggal, -TERLAMBAT))
    .toSorted((a, b) =>
      a.tanggal === b.tanggal ? a.waktu.localeCompare(b.waktu) : a.tanggal < b.tanggal ? 1 : -1,
    );
  const satu = satuTerima(line, dekat);
  if (satu) return satu;
  const hari = [
    ...Map.groupBy(
      dekat.filter((one) => one.tempat === 'PIUTANG_EDC'),
      (one) => `${one.tanggal}|${one.no_rekening}`,
    ).values(),
  ];
  const batch = hari.find((one) => bersih(one) === jumlah);
  if (batch) return saran('PAS', batch, line, biaya(batch) > 0 ? 'BERSIH' : 'JUMLAH');
  const utuh = hari.find((one) => kotor(one) === jumlah);
  if (utuh) return saran('PAS', utuh, line, 'JUMLAH');
  const mirip = hari.find((one) => Math.abs(bersih(one) - jumlah) * 1000 <= jumlah * MIRIP_PER_MIL);
  return mirip ? saran('MIRIP', mirip, line, 'MIRIP') : saran('TIDAK', [], line, 'JUMLAH');
}

/** A line with its mark, and what used it before. */
export type BarisBertanda = BarisKoran & { sidik: string; dipakai: string | null };

/** Suggestions line by line; a receipt is suggested once, and nothing for a line that was used. */
export function cocokkan(koran: readonly BarisBertanda[], terbuka: readonly Terima[]): BarisCocok[] {
  const dipakai = new Set<string>();
  return koran.map((line) => {
    const sisa = line.dipakai === null ? terbuka.filter((one) => !dipakai.has(kunciTerima(one))) : [];
    const found = saranUntuk(line, sisa);
    for (const kunci of found.terima) dipakai.add(kunci);
    return { ...line, saran: found };
  });
}
