/** The tree that is being edited: decisions not yet saved, what is open, what is searched. */
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { useBahasa } from '@mustika/web-kit/language/use-bahasa.ts';
import { useMemo, useState } from 'react';
import type { JawabHak } from './hak-akses.command.ts';
import type { KelompokHak, SimpulHak } from './hak-akses.rule.ts';
import {
  type Aturan,
  type BarisPohon,
  barisPohon,
  ikutTemplat,
  perubahanOf,
  type Rancangan,
  type Saring,
  ubahHak,
} from './pohon-hak.view.ts';

const KOSONG: readonly KelompokHak[] = [];

/** The title of a group, a screen or a part; a transition is said with its document: `Penjualan: Batal`. */
export const judulHak = (title: string): string => title.split(': ').map(istilah).join(': ');

/** The tree in the language of the screen, so that it is searched as it is read. */
const disebut = (pohon: readonly KelompokHak[]): readonly KelompokHak[] =>
  pohon.map((group) => ({
    ...group,
    title: judulHak(group.title),
    children: group.children.map((screen) => ({
      ...screen,
      title: judulHak(screen.title),
      ...(screen.children
        ? { children: screen.children.map((part) => ({ ...part, title: judulHak(part.title) })) }
        : {}),
    })),
  }));

/** Rows a row stands for: a group for its screens. */
const simpulOf = (pohon: readonly KelompokHak[], baris: BarisPohon): readonly SimpulHak[] =>
  baris.simpul ? [baris.simpul] : (pohon.find((group) => group.path === baris.path)?.children ?? []);

export type Pohon = ReturnType<typeof usePohon>;

export function usePohon(jawab: JawabHak | undefined, templat: boolean) {
  const [rancangan, setRancangan] = useState<Rancangan>(new Map());
  const [disalin, setDisalin] = useState<string | null>(null);
  const [terbuka, setTerbuka] = useState<ReadonlySet<string>>(new Set());
  const [cari, setCari] = useState('');
  const [saring, setSaring] = useState<Saring>('semua');
  const bahasa = useBahasa();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language says the titles anew
  const pohon = useMemo(() => disebut(jawab?.pohon ?? KOSONG), [jawab?.pohon, bahasa]);
  const aturan: Aturan = useMemo(
    () => ({ templat, terkunci: new Set(jawab?.terkunci ?? []) }),
    [jawab?.terkunci, templat],
  );
  const rows = useMemo(
    () => barisPohon(pohon, { rancangan, terbuka, cari, saring, aturan }),
    [pohon, rancangan, terbuka, cari, saring, aturan],
  );
  const perubahan = useMemo(() => perubahanOf(pohon, rancangan, templat), [pohon, rancangan, templat]);
  const bolehUbah = jawab?.boleh_ubah ?? false;
  return {
    rows,
    rancangan,
    perubahan,
    disalin,
    cari,
    setCari,
    saring,
    setSaring,
    templat,
    bolehUbah,
    buka: (path: string, open: boolean) =>
      setTerbuka((old) => new Set(open ? [...old, path] : [...old].filter((one) => one !== path))),
    bukaSemua: (open: boolean) =>
      setTerbuka(
        new Set(open ? pohon.flatMap((group) => [group.path, ...group.children.map((one) => one.path)]) : []),
      ),
    /** The tick of a row turned over; a half tick becomes a whole one. */
    centang: (baris: BarisPohon) => {
      if (bolehUbah)
        setRancangan((old) => ubahHak(old, simpulOf(pohon, baris), baris.centang !== 'ya', aturan));
    },
    ikut: (baris: BarisPohon) => {
      if (bolehUbah && !templat) setRancangan((old) => ikutTemplat(old, simpulOf(pohon, baris), aturan));
    },
    /** Decisions taken over from another user, to be looked at before they are saved. */
    salin: (user_id: string, changes: Rancangan) => {
      setRancangan(changes);
      setDisalin(user_id);
      setSaring('berubah');
    },
    buang: () => {
      setRancangan(new Map());
      setDisalin(null);
      setSaring((old) => (old === 'berubah' ? 'semua' : old));
    },
  };
}
