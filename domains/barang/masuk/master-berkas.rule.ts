/**
 * Masters a sheet of pieces names and the shop does not have yet, derived from its own rows: a shop that comes with a
 * spreadsheet should not have to type its groups and trays first. Shown before anything is written.
 * The spec does not describe it; ours.
 */
import {
  BATAS_PER_GRAM,
  type Miligram,
  type MiliPersen,
  mulDiv,
  type Rupiah,
  roundToStep,
  rupiah,
} from '@mustika/kernel/amount.ts';
import type { Acuan } from './barang-baru.rule.ts';
import { adaSebab, selBerat, selKadar, selTeks, selUang } from './sel-berkas.rule.ts';
import type { BarisBerkas } from './tambah-barang-banyak.rule.ts';

export type MasterBaru = {
  grup: {
    kode_group: string;
    nama_group: string;
    kadar: MiliPersen;
    kadar_jual: MiliPersen;
    /** Per gram; null as long as nobody has said what 24K sells for. */
    harga: Rupiah | null;
    harga_modal: Rupiah;
  }[];
  jenis: { kode_dept: string; nama_dept: string }[];
  gudang: { kode_gudang: string; nama_gudang: string }[];
  baki: { kode_baki: string; kode_gudang: string; nama_baki: string }[];
};

const KODE = /^\S{1,30}$/;

/** A usable code, or null: broken cells make no master. */
function kodeOf(row: BarisBerkas, kolom: string): string | null {
  const sel = selTeks(row.sel[kolom] ?? '', { nama: kolom, max: 30 });
  return adaSebab(sel) || sel.nilai === null || !KODE.test(sel.nilai) ? null : sel.nilai;
}

/** Rows by a code that is not known yet. */
function barisPer(
  rows: readonly BarisBerkas[],
  kolom: string,
  known: (code: string) => boolean,
): [string, BarisBerkas[]][] {
  const groups = new Map<string, BarisBerkas[]>();
  for (const row of rows) {
    const code = kodeOf(row, kolom);
    if (code === null || known(code)) continue;
    groups.set(code, [...(groups.get(code) ?? []), row]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The value most rows agree on; the first among equals. */
function terbanyak<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

const nilaiDari = <T>(sel: { nilai: T } | { sebab: string }): NonNullable<T>[] =>
  'sebab' in sel || sel.nilai === null || sel.nilai === undefined ? [] : [sel.nilai as NonNullable<T>];

/** Cost per gram of the middle row: one wild cell must not set a price. */
function modalPerGram(rows: readonly BarisBerkas[]): Rupiah {
  const each = rows
    .flatMap((row) => {
      const [modal] = nilaiDari(selUang(row.sel.harga_modal ?? '', ''));
      const [berat] = nilaiDari(selBerat(row.sel.berat ?? '', '')) as (Miligram | undefined)[];
      return modal && berat ? [Math.min(mulDiv(modal, 1000, berat, 'half-up'), BATAS_PER_GRAM)] : [];
    })
    .sort((a, b) => a - b);
  return rupiah(each[Math.floor(each.length / 2)] ?? 0);
}

const LANGKAH_HARGA = 1000;
const SERATUS = 100_000;

/**
 * A new group sells at the price of the day for its karat, rounded up. Its cost is no price: the first labels and the first sale
 * of a new shop went out at it, and nobody was told. Domain R3.9.
 */
export const hargaGrup = (kadar: MiliPersen, harga24: Rupiah): Rupiah =>
  roundToStep(rupiah(mulDiv(harga24, kadar, SERATUS, 'half-up')), LANGKAH_HARGA, 'up');

function grupBaru(
  kode_group: string,
  rows: readonly BarisBerkas[],
  harga24: Rupiah | null,
): MasterBaru['grup'] {
  const kadar = terbanyak(rows.flatMap((row) => nilaiDari(selKadar(row.sel.kadar ?? ''))));
  if (kadar === undefined) return [];
  return [
    {
      kode_group,
      nama_group: `GROUP ${kode_group}`,
      kadar,
      kadar_jual: kadar,
      harga_modal: modalPerGram(rows),
      harga: harga24 === null ? null : hargaGrup(kadar, harga24),
    },
  ];
}

/** What the names of a kind have in common from the start: CINCIN, GELANG KAKI. */
function namaBersama(rows: readonly BarisBerkas[], kode: string): string {
  const names = rows
    .flatMap((row) => nilaiDari(selTeks(row.sel.nama_barang ?? '', { nama: '', max: 100 })))
    .map((name) => name.split(' '));
  const [first] = names;
  if (!first) return kode;
  const length = first.findIndex((word, index) => names.some((other) => other[index] !== word));
  const common = first.slice(0, length < 0 ? 1 : length).join(' ');
  return common || (terbanyak(names.map((name) => name[0] as string)) ?? kode);
}

/**
 * Groups, kinds, rooms and trays that the rows name and `acuan` does not know, ready to be written. A code whose rows
 * leave out what a master needs (karat of a group, room of a tray) is not proposed; its rows are refused instead. `harga24`:
 * what 24K sells for per gram; null where nobody has said it. Ours.
 */
export function masterDariBerkas(
  rows: readonly BarisBerkas[],
  acuan: Acuan,
  harga24: Rupiah | null,
): MasterBaru {
  const gudang = barisPer(rows, 'kode_gudang', (code) => acuan.gudang.has(code)).map(([code]) => code);
  return {
    grup: barisPer(rows, 'kode_group', (code) => acuan.grup.has(code)).flatMap(([code, own]) =>
      grupBaru(code, own, harga24),
    ),
    jenis: barisPer(rows, 'kode_dept', (code) => acuan.jenis.has(code)).map(([code, own]) => ({
      kode_dept: code,
      nama_dept: namaBersama(own, code),
    })),
    gudang: gudang.map((code) => ({ kode_gudang: code, nama_gudang: `GUDANG ${code}` })),
    baki: barisPer(rows, 'kode_baki', (code) => acuan.baki.has(code)).flatMap(([code, own]) => {
      const room = terbanyak(own.flatMap((row) => kodeOf(row, 'kode_gudang') ?? []));
      return room && (acuan.gudang.has(room) || gudang.includes(room))
        ? [{ kode_baki: code, kode_gudang: room, nama_baki: `BAKI ${code}` }]
        : [];
    }),
  };
}

/** How a master of a file is named in a list of those left out: `grup:750`. */
export type TandaMaster = `${keyof MasterBaru}:${string}`;

/**
 * Without those somebody unticked or switched off; a tray goes with its room. A mistyped code looks like a new master,
 * so a person decides about each. Ours.
 */
export function tanpaMaster(baru: MasterBaru, lewati: ReadonlySet<string>): MasterBaru {
  const stays = (tabel: keyof MasterBaru, kode: string): boolean => !lewati.has(`${tabel}:${kode}`);
  return {
    grup: baru.grup.filter((row) => stays('grup', row.kode_group)),
    jenis: baru.jenis.filter((row) => stays('jenis', row.kode_dept)),
    gudang: baru.gudang.filter((row) => stays('gudang', row.kode_gudang)),
    baki: baru.baki.filter((row) => stays('baki', row.kode_baki) && stays('gudang', row.kode_gudang)),
  };
}

const KOLOM_MASTER = {
  grup: 'kode_group',
  jenis: 'kode_dept',
  gudang: 'kode_gudang',
  baki: 'kode_baki',
} as const;

/** How many rows name each code: one row of a thousand is more likely a slip than a new group. Ours. */
export function pemakaianMaster(rows: readonly BarisBerkas[]): Record<TandaMaster, number> {
  const counts: Record<TandaMaster, number> = {};
  for (const [tabel, kolom] of Object.entries(KOLOM_MASTER) as [keyof MasterBaru, string][])
    for (const row of rows) {
      const code = kodeOf(row, kolom);
      if (code !== null) counts[`${tabel}:${code}`] = (counts[`${tabel}:${code}`] ?? 0) + 1;
    }
  return counts;
}
