/**
 * A page of the handbook from the declarations of its screen and the words of ours: the same data for the browser and for the PDF. It
 * knows nothing that the product does not do. Pure.
 */
import type { ErrorEntry } from '@mustika/kernel/errors.ts';
import { type GateSubject, passes } from '@mustika/kernel/gate.ts';
import { type House, screenGate } from '@mustika/kernel/house.ts';
import type { Screen } from '@mustika/kernel/screen.ts';
import {
  alamatDari,
  type BagianHalaman,
  type Halaman,
  potonganKata,
  type TautanHalaman,
} from '@mustika/kernel/text/halaman.ts';
import { GROUP_TITLES } from '../pengguna/hak/akses.rule.ts';
import {
  bagianBuku,
  bagianIsianTindakan,
  bagianTindakan,
  dokumenDi,
  type Tindakan,
  tindakanDi,
} from './dokumen-panduan.rule.ts';
import { bagianHak } from './hak-panduan.rule.ts';
import { type BilaDitolak, type KataLayar, type Pelajaran, semuaKata } from './kata.rule.ts';
import { bagianLaporan, bagianMaster } from './master-panduan.rule.ts';

/** Pages of no screen that say what all screens of a sort have in common, by the word for the sort. */
export type Sifat = 'semua' | 'master' | 'dokumen' | 'meja' | 'laporan';

export type Bahan = {
  house: House;
  /** Words of ours by path, and by `:` with a sort. */
  kata: ReadonlyMap<string, KataLayar>;
  /** Refusals by code. */
  tolak: ReadonlyMap<string, ErrorEntry>;
  pelajaran: readonly Pelajaran[];
};

/** Groups of the menus by the words of the contents. */
export const KELOMPOK: Readonly<Record<string, string>> = {
  pelajaran: 'Pelajaran',
  ...GROUP_TITLES,
  // As the side of the screen has it; the tree of rights says Data Master, as prescribed.
  master: 'Master',
};

/** What the page of a screen is called in the address. */
export const halamanDari = (layar: string): string => layar.slice(1);

/** Screens whose pages this person reads: those that his menus show. */
export const layarTerbaca = ({ screens }: Pick<House, 'screens'>, subject: GateSubject): Screen[] =>
  screens.filter(
    (screen) => screen.menu && !(screen.antar && subject.tunggal) && passes(screenGate(screen), subject),
  );

/** What sort of screen it is, for what all of that sort have in common. */
export function sifatDari(house: House, layar: string): Sifat[] {
  const tindakan = tindakanDi(house, layar);
  return [
    ...(house.resources.some(({ screen }) => screen === layar) ? (['master'] as const) : []),
    ...(house.reports.some(({ screen }) => screen === layar) ? (['laporan'] as const) : []),
    ...(tindakan.some(({ step }) => step.counter?.screen === layar) ? (['meja'] as const) : []),
    ...(dokumenDi(house, layar).length > 0 ? (['dokumen'] as const) : []),
  ];
}

const pesanDari = ({ kode, lakukan }: BilaDitolak, tolak: Bahan['tolak']): string[] => [
  tolak.get(kode)?.message ?? kode,
  lakukan,
];

/** What the screen refuses, or finds nothing of, and what is done then. */
function bagianPesan(bahan: Bahan, layar: string, tindakan: readonly Tindakan[]): BagianHalaman[] {
  const { house, kata, tolak } = bahan;
  const sendiri = kata.get(layar)?.ditolak ?? [];
  const bersama = [...sifatDari(house, layar), 'semua' as const].flatMap(
    (sifat) => kata.get(`:${sifat}`)?.ditolak ?? [],
  );
  const hari = tindakan.flatMap(({ step }) =>
    step.sameDay ? [[step.sameDay.message, 'Minta pemilik, atau buat dokumen koreksi di hari ini.']] : [],
  );
  const ditolak = [
    ...sendiri.map((satu) => pesanDari(satu, tolak)),
    ...hari,
    ...house.reports
      .filter(({ screen }) => screen === layar)
      .map(({ messages }) => [
        messages.empty,
        'Tidak ada yang cocok: luaskan tanggal atau kosongkan saringan.',
      ]),
    ...bersama.map((satu) => pesanDari(satu, tolak)),
  ];
  const baris = [...new Map(ditolak.map((satu) => [satu[0], satu])).values()];
  return [{ judul: 'Bila ditolak', kata: [], tabel: { kolom: ['Pesan', 'Yang dilakukan'], baris } }];
}

const TANPA_BUKU = 'Layar ini hanya membaca: tidak ada uang, emas atau poin yang bergerak karenanya.';
const TANPA_GERAK = 'Mengisi daftar ini tidak menggerakkan uang, emas atau poin.';

function bagianUangEmas({ house, kata }: Bahan, layar: string): BagianHalaman[] {
  const sendiri = kata.get(layar)?.uangEmas ?? [];
  const sifat = sifatDari(house, layar);
  if (sendiri.length > 0) return [{ judul: 'Uang dan emas', kata: sendiri }];
  if (sifat.includes('laporan')) return [{ judul: 'Uang dan emas', kata: [TANPA_BUKU] }];
  return sifat.includes('master') ? [{ judul: 'Uang dan emas', kata: [TANPA_GERAK] }] : [];
}

function bagianCara({ house, kata }: Bahan, layar: string): BagianHalaman[] {
  const bersama = sifatDari(house, layar).flatMap((sifat) => kata.get(`:${sifat}`)?.kata ?? []);
  return bersama.length > 0 ? [{ judul: 'Cara memakai', kata: bersama }] : [];
}

/** The screens that texts name, each with its title, and whether this person may open it. */
function tautanDari(bahan: Bahan, teks: readonly string[], subject: GateSubject): Halaman['tautan'] {
  const disebut = new Set(
    teks.flatMap((satu) => potonganKata(satu).flatMap((p) => ('layar' in p ? [p.layar] : []))),
  );
  return Object.fromEntries(
    [...disebut].flatMap((layar): [string, TautanHalaman][] => {
      const screen = bahan.house.screens.find(({ path }) => path === alamatDari(layar).layar);
      return screen ? [[layar, { judul: screen.title, buka: passes(screenGate(screen), subject) }]] : [];
    }),
  );
}

/** A column in which nothing stands says nothing. */
function tanpaKolomKosong(satu: BagianHalaman): BagianHalaman {
  if (!satu.tabel) return satu;
  const { kolom, baris } = satu.tabel;
  const terisi = kolom.map((_, di) => baris.some((sel) => (sel[di] ?? '') !== ''));
  const pilih = (sel: readonly string[]): string[] => sel.filter((_, di) => terisi[di]);
  return { ...satu, tabel: { kolom: pilih(kolom), baris: baris.map(pilih) } };
}

const teksBagian = ({ kata, tabel }: BagianHalaman): string[] => [...kata, ...(tabel?.baris.flat() ?? [])];

/** The page of a screen as this person reads it: what is a secret to him is not in it. */
export function halamanLayar(bahan: Bahan, screen: Screen, subject: GateSubject): Halaman {
  const { house } = bahan;
  const tindakan = tindakanDi(house, screen.path);
  const dokumen = dokumenDi(house, screen.path);
  const terlibat = dokumen.length > 0 ? dokumen : [...new Set(tindakan.map(({ document }) => document))];
  const kata = bahan.kata.get(screen.path)?.kata ?? [];
  // What one asks first stands first; what one looks up comes after it.
  const bagian = [
    ...bagianCara(bahan, screen.path),
    ...bagianUangEmas(bahan, screen.path),
    ...bagianPesan(bahan, screen.path, tindakan),
    ...house.resources
      .filter((one) => one.screen === screen.path)
      .flatMap((one) => bagianMaster(house, one, subject)),
    ...house.reports
      .filter((one) => one.screen === screen.path)
      .flatMap((one) => bagianLaporan(one, subject)),
    ...bagianTindakan(tindakan),
    ...bagianIsianTindakan(tindakan),
    bagianHak(house, screen),
    ...bagianBuku(terlibat, subject),
  ];
  return {
    halaman: halamanDari(screen.path),
    judul: screen.title,
    grup: screen.group ?? '',
    kelompok: KELOMPOK[screen.group ?? ''] ?? '',
    layar: screen.path,
    kata,
    bagian: bagian.map(tanpaKolomKosong),
    tautan: tautanDari(bahan, [...kata, ...bagian.flatMap(teksBagian)], subject),
  };
}

/** A lesson as a page; one with a drill ends in the room of practice. */
export function halamanPelajaran(bahan: Bahan, pelajaran: Pelajaran, subject: GateSubject): Halaman {
  const { halaman, judul, latihan, isi } = pelajaran;
  const [awal = '', ...langkah] = isi.kata;
  const berlatih =
    latihan === null
      ? []
      : [
          `Kerjakan latihannya di [/ruang-latihan?latihan=${latihan}]: layarnya sama, dan tidak ada yang sungguhan.`,
        ];
  const ditolak = isi.ditolak.map((satu) => pesanDari(satu, bahan.tolak));
  const bagian: BagianHalaman[] = [
    { judul: 'Langkah', kata: langkah },
    ...(isi.uangEmas.length > 0 ? [{ judul: 'Uang dan emas', kata: isi.uangEmas }] : []),
    ...(ditolak.length > 0
      ? [
          {
            ...{ judul: 'Bila ditolak', kata: [] },
            tabel: { kolom: ['Pesan', 'Yang dilakukan'], baris: ditolak },
          },
        ]
      : []),
    ...(berlatih.length > 0 ? [{ judul: 'Latihan', kata: berlatih }] : []),
  ];
  return {
    ...{ halaman, judul, layar: null, kata: [awal], bagian },
    grup: 'pelajaran',
    kelompok: KELOMPOK['pelajaran'] as string,
    tautan: tautanDari(bahan, [...semuaKata(isi), ...berlatih], subject),
  };
}

/** The page of this name as this person reads it; null where there is none for him. */
export function halamanBernama(bahan: Bahan, nama: string, subject: GateSubject): Halaman | null {
  const pelajaran = bahan.pelajaran.find(({ halaman }) => halaman === nama);
  if (pelajaran) return halamanPelajaran(bahan, pelajaran, subject);
  const screen = layarTerbaca(bahan.house, subject).find(({ path }) => halamanDari(path) === nama);
  return screen ? halamanLayar(bahan, screen, subject) : null;
}
