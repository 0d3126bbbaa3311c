/** A saved view, as it is kept and as a table or report shows it. Pure. docs/decisions/0164. */
import type { Tanggal } from '@mustika/kernel/date.ts';
import { hariOf, type Rentang, rentangOf } from '@mustika/kernel/text/rentang.ts';
import type { Layout } from '../layout.ts';

type Asked = readonly { nama: string; nilai: string }[];

/** As the server keeps it. */
export type SavedView = {
  id: string;
  nama: string;
  untuk: Untuk;
  milikku: boolean;
  hapus: boolean;
  oleh: string;
  rentang: Rentang | null;
  cari: Asked;
  tabel: Asked;
  kolom: readonly { nama: string; tampil: boolean; lebar: number | null }[];
};
export type Untuk = 'SAYA' | 'TOKO' | 'SEMUA';

export type Texts = Readonly<Record<string, string>>;

/** What a screen shows now, or is to show: what its address says, what its table was asked beside it, its columns. */
export type Shown = { cari: Texts; tabel: Texts; susunan: Partial<Layout> };

/** Names of the first and the last day asked for, where a screen asks for days. */
export type Days = readonly [string, string] | null;

/** Of these search parameters those of these names that say something, as texts. */
export function textsOf(search: Readonly<Record<string, unknown>>, names: readonly string[]): Texts {
  const said = names.flatMap((name) => {
    const value = search[name];
    return value === undefined || value === null || value === '' ? [] : [[name, String(value)] as const];
  });
  return Object.fromEntries(said);
}

const asked = (texts: Texts): Asked => Object.entries(texts).map(([nama, nilai]) => ({ nama, nilai }));
const texts = (list: Asked): Texts => Object.fromEntries(list.map(({ nama, nilai }) => [nama, nilai]));

/** Words for the days that are shown; none where none are asked for, or no word means them. */
export function wordsOf({ cari }: Shown, days: Days, today: Tanggal): Rentang[] {
  if (!days) return [];
  const [from, to] = days.map((name) => cari[name] ?? '') as [string, string];
  return rentangOf(from, to, today);
}

/** What is kept of what is shown; days that have a word are left to it. */
export function keptOf(shown: Shown, days: Days, rentang: Rentang | null) {
  const { order = [], hidden = [], widths = {} } = shown.susunan;
  const fixed = Object.entries(shown.cari).filter(([name]) => !(rentang && days?.includes(name)));
  return {
    rentang,
    cari: asked(Object.fromEntries(fixed)),
    tabel: asked(shown.tabel),
    kolom: order.map((nama) => ({
      nama,
      tampil: !hidden.includes(nama),
      lebar: widths[nama] ? Math.trunc(widths[nama]) : null,
    })),
  };
}

/** The same the other way: what a kept view shows on `today`. */
export function shownOf(view: SavedView, days: Days, today: Tanggal): Shown {
  const { from, to } = hariOf(view.rentang ?? 'hariIni', today);
  return {
    cari: { ...texts(view.cari), ...(view.rentang && days ? { [days[0]]: from, [days[1]]: to } : {}) },
    tabel: texts(view.tabel),
    susunan: {
      order: view.kolom.map(({ nama }) => nama),
      hidden: view.kolom.flatMap(({ nama, tampil }) => (tampil ? [] : [nama])),
      widths: Object.fromEntries(view.kolom.flatMap(({ nama, lebar }) => (lebar ? [[nama, lebar]] : []))),
    },
  };
}

/** Whether the same is asked; columns may be wider. */
export function asksSame(one: Shown, other: Shown): boolean {
  const said = ({ cari, tabel }: Shown) =>
    JSON.stringify([cari, tabel].map((part) => Object.entries(part).sort()));
  return said(one) === said(other);
}
