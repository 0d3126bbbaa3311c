/**
 * A bank's statement as banks here export it, and which open receipts explain its lines. Pure; the specification does not
 * say, so we read the columns by their usual names and suggest only what adds up, never tick by ourselves.
 */
import { NOL_RUPIAH, type Rupiah, rupiah, subtract, sum } from '@mustika/kernel/amount.ts';
import { addDays, parseTanggal, type Tanggal } from '@mustika/kernel/date.ts';
import type { BarisCocok, Terima } from './validasi-non-cash.command.ts';
import { kunciTerima } from './validasi-non-cash.rule.ts';

/** Money that came in, as the statement tells it. */
export type BarisKoran = Omit<BarisCocok, 'saran'>;

export type Saran = BarisCocok['saran'];

type Sel = Readonly<Record<string, string>>;

const KOLOM = {
  tanggal: /^(tgl|tanggal|date|posting date)/i,
  keterangan: /(keterangan|uraian|description|remark|detail|berita)/i,
  kredit: /^(kredit|credit|masuk|cr)\b/i,
  jumlah: /(jumlah|nominal|amount|mutasi|nilai)/i,
};

/** The header of each meaning; a credit column wins over one amount column. */
export function kolomKoran(header: readonly string[]): Record<keyof typeof KOLOM, string | null> {
  const find = (pattern: RegExp): string | null => header.find((name) => pattern.test(name.trim())) ?? null;
  return {
    tanggal: find(KOLOM.tanggal),
    keterangan: find(KOLOM.keterangan),
    kredit: find(KOLOM.kredit),
    jumlah: find(KOLOM.jumlah),
  };
}

/**
 * `1.250.000,00`, `1,250,000.00 CR`, `Rp 500.000`: whole rupiah; null for what is no amount or has sen, below zero for
 * DB. Two digits behind the last separator are sen, three are thousands.
 */
export function bacaJumlah(text: string): number | null {
  const bare = text.replace(/[\s'"]|rp\.?|idr/gi, '');
  const debit = /(db|d|-)$/i.test(bare) || bare.startsWith('-') || /^\(.*\)$/.test(bare);
  const digits = bare.replace(/(cr|db|c|d)$/i, '').replace(/[()+-]/g, '');
  const match = /^(\d{1,3}(?:([.,])\d{3})*|\d+)(?:[.,](\d{1,2}))?$/.exec(digits);
  if (!match || Number(match[3] ?? 0) !== 0) return null;
  const value = Number((match[1] as string).replace(/[.,]/g, ''));
  if (!Number.isSafeInteger(value)) return null;
  return debit ? -value : value;
}

/** Days as banks write them: `2026-11-21`, `21/11/2026`, `21-11-26`, and `'21/11` of the year of `hari`. */
export function bacaTanggal(text: string, hari: Tanggal): Tanggal | null {
  const bare = text.trim().replace(/^'/, '').split(/[ T]/)[0] ?? '';
  const iso = parseTanggal(bare);
  if (iso) return iso;
  const match = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2}|\d{4}))?$/.exec(bare);
  if (!match) return null;
  const year = match[3] ?? hari.slice(0, 4);
  const [day, month] = [match[1] as string, match[2] as string].map((part) => part.padStart(2, '0'));
  return parseTanggal(`${year.length === 2 ? `20${year}` : year}-${month}-${day}`);
}

/** The lines that brought money; what is no line of money (balances, headings, debits) is passed over. */
export function bacaKoran(
  header: readonly string[],
  rows: readonly { line: number; cells: Sel }[],
  hari: Tanggal,
): BarisKoran[] | null {
  const kolom = kolomKoran(header);
  const uang = kolom.kredit ?? kolom.jumlah;
  if (kolom.tanggal === null || uang === null) return null;
  return rows.flatMap(({ line, cells }): BarisKoran[] => {
    const tanggal = bacaTanggal(cells[kolom.tanggal as string] ?? '', hari);
    const jumlah = bacaJumlah(cells[uang] ?? '');
    if (tanggal === null || jumlah === null || jumlah <= 0) return [];
    return [
      {
        baris: line,
        tanggal,
        keterangan: (cells[kolom.keterangan ?? ''] ?? '').trim(),
        jumlah: rupiah(jumlah),
      },
    ];
  });
}

/** A bank pays on the day or a few days later, over weekends. */
const TERLAMBAT = 5;
/** A card batch this near is worth a look: half a percent. */
const MIRIP_PER_MIL = 5;

const kotor = (terima: readonly Terima[]): Rupiah => sum(terima.map(({ jumlah }) => jumlah));
const biaya = (terima: readonly Terima[]): Rupiah => sum(terima.map(({ mdr }) => mdr));
const bersih = (terima: readonly Terima[]): Rupiah => subtract(kotor(terima), biaya(terima));
const saran = (cocok: Saran['cocok'], terima: readonly Terima[], tanpaMdr = false): Saran => ({
  cocok,
  tempat: terima[0]?.tempat ?? null,
  terima: terima.map(kunciTerima),
  mdr: tanpaMdr ? NOL_RUPIAH : biaya(terima),
});

/** Candidates of one line: a single receipt, then the machine's whole day, nearest day first. */
function saranUntuk({ tanggal, jumlah }: BarisKoran, terbuka: readonly Terima[]): Saran {
  const dekat = terbuka
    .filter((one) => one.tanggal <= tanggal && one.tanggal >= addDays(tanggal, -TERLAMBAT))
    .toSorted((a, b) =>
      a.tanggal === b.tanggal ? a.waktu.localeCompare(b.waktu) : a.tanggal < b.tanggal ? 1 : -1,
    );
  const satu =
    dekat.find((one) => one.jumlah - one.mdr === jumlah) ?? dekat.find((one) => one.jumlah === jumlah);
  if (satu) return saran('PAS', [satu], satu.jumlah === jumlah);
  const hari = [
    ...Map.groupBy(
      dekat.filter((one) => one.tempat === 'PIUTANG_EDC'),
      (one) => one.tanggal,
    ).values(),
  ];
  const batch = hari.find((one) => bersih(one) === jumlah);
  if (batch) return saran('PAS', batch);
  const utuh = hari.find((one) => kotor(one) === jumlah);
  if (utuh) return saran('PAS', utuh, true);
  const mirip = hari.find((one) => Math.abs(bersih(one) - jumlah) * 1000 <= jumlah * MIRIP_PER_MIL);
  return mirip ? saran('MIRIP', mirip) : saran('TIDAK', []);
}

/** Suggestions line by line; a receipt is suggested once. */
export function cocokkan(koran: readonly BarisKoran[], terbuka: readonly Terima[]): BarisCocok[] {
  const dipakai = new Set<string>();
  return koran.map((line) => {
    const found = saranUntuk(
      line,
      terbuka.filter((one) => !dipakai.has(kunciTerima(one))),
    );
    for (const kunci of found.terima) dipakai.add(kunci);
    return { ...line, saran: found };
  });
}
