// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus; its cells are told by aria-activedescendant.
/** The lines of the sale: arrows walk, Enter changes a cell, Del takes a line out. Fourteen lines at 1366x768. */
import tabel from '@mustika/web-kit/counter/lines.module.css';
import { focusScan } from '@mustika/web-kit/scan/scan-focus.ts';
import { useSubject } from '@mustika/web-kit/shell/house-context.tsx';
import { useWindowKeys } from '@mustika/web-kit/use-window-keys.ts';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HargaBaris } from '../../jual/hitung-penjualan.rule.ts';
import { penjualanErrors } from '../../jual/penjualan.errors.ts';
import { PENJUALAN } from '../teks.store.ts';
import { BarisTabel } from './baris-penjualan.widget.tsx';
import { bolehUbah, ubahKeranjang, useKasir } from './kasir.store.ts';
import { gagal } from './kasir-barang.store.ts';
import { type Hitungan, ubahBaris } from './keranjang.rule.ts';
import { type Keluar, type KolomUbah, kolomBaris } from './sel-penjualan.widget.tsx';
import css from './tabel.module.css';

/** Columns this store lets the till change, left to right. */
function useKolomUbah(): KolomUbah[] {
  const flags = useSubject()?.flags;
  return [
    ...(flags?.has('EDIT_NAMA_BARANG_PENJUALAN_MODULE') ? (['nama'] as const) : []),
    ...(flags?.has('EDIT_HARGA_PER_GRAM_MODULE') ? (['harga_per_gram'] as const) : []),
    'ongkos',
    ...(flags?.has('PENJUALAN_DISCOUNT_MODULE') ? (['diskon'] as const) : []),
    ...(flags?.has('MODIFY_TOTAL_HARGA_MODULE') ? (['harga_total'] as const) : []),
    ...(flags?.has('DISABLE_KODE_SALES_TRANSACTION') ? [] : (['kode_sales'] as const)),
  ];
}

type TabelProps = {
  grid: RefObject<HTMLDivElement | null>;
  hitungan: Hitungan;
  onHapus: (kode: string) => void;
};

/** What is typed when somebody bargains, the first that this store lets a till change. */
const TAWAR = ['diskon', 'harga_total', 'ongkos'] as const satisfies readonly KolomUbah[];

/** Where the grid stands and what its keys do. */
function useKisi({ grid, onHapus }: Pick<TabelProps, 'grid' | 'onHapus'>) {
  const lines = useKasir((kasir) => kasir.keranjang.baris);
  const kini = useKasir((kasir) => kasir.baris);
  const semua = useKolomUbah();
  const [placed, setPlace] = useState<KolomUbah>('ongkos');
  const [edit, setEdit] = useState<KolomUbah | null>(null);
  const at = lines.findIndex((b) => b.kode_barcode === kini);
  const kolom = kolomBaris(semua, lines[at]);
  // Going from line to line the place stays; where a line has no such column it is the one that stands for it.
  const place = kolom.includes(placed) ? placed : lines[at]?.jumlah === undefined ? 'ongkos' : 'jumlah';
  useEffect(() => {
    if (at >= 0) document.getElementById(`baris-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const open = (name: KolomUbah) => {
    if (!bolehUbah(useKasir.getState())) return;
    setPlace(name);
    if (name !== 'kode_sales' && lines[at]?.tetap) gagal(penjualanErrors.HARGA_TITIPAN_TETAP.message);
    else if (name === 'kode_sales') useKasir.setState({ panel: 'sales' });
    else setEdit(name);
  };
  const leave = () => {
    setEdit(null);
    grid.current?.focus();
  };
  const done = (keluar: Keluar) => {
    const next = kolom[kolom.indexOf(place) + (keluar === 'mundur' ? -1 : 1)];
    if (keluar !== 'tetap' && next && next !== 'kode_sales') open(next);
    else leave();
  };
  const step = (by: number) => {
    const next = lines[Math.max(0, Math.min(lines.length - 1, at + by))];
    if (at + by < 0) focusScan();
    else if (next) useKasir.setState({ baris: next.kode_barcode });
  };
  const sideways = (by: number) => setPlace(kolom[kolom.indexOf(place) + by] ?? place);
  const baris = lines[at];
  const keys: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(at < 0 ? 0 : -1),
    PageDown: () => step(10),
    PageUp: () => step(-Math.min(10, Math.max(0, at))),
    Home: () => step(-at),
    End: () => step(lines.length),
    ArrowLeft: () => sideways(-1),
    ArrowRight: () => sideways(1),
    Enter: () => baris && open(place),
    Delete: () => baris && onHapus(baris.kode_barcode),
    Escape: focusScan,
  };
  // Bargaining, the commonest act in the trade, has one key from wherever the caret is: the discount of the line that was laid down last,
  // or what stands for it in this store.
  const [ditawar, setDitawar] = useState(false);
  useWindowKeys((event) => {
    if (!event.altKey || event.ctrlKey || event.key.toLowerCase() !== 'g' || event.repeat || edit) return;
    event.preventDefault();
    if (useKasir.getState().panel !== null || lines.length === 0) return;
    if (at < 0) useKasir.setState({ baris: lines.at(-1)?.kode_barcode ?? null });
    setDitawar(true);
  });
  useEffect(() => {
    if (!ditawar || at < 0) return;
    setDitawar(false);
    grid.current?.focus();
    open(TAWAR.find((satu) => kolom.includes(satu)) ?? place);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const act = event.ctrlKey || event.altKey ? undefined : keys[event.key];
    if (!act || edit) return;
    event.preventDefault();
    act();
  };
  return { lines, at, semua, place, edit, open, done, leave, onKeyDown };
}

export function TabelPenjualan({ grid, hitungan, onHapus }: TabelProps) {
  const { t } = useTranslation(PENJUALAN);
  const { lines, at, semua, place, edit, open, done, leave, onKeyDown } = useKisi({ grid, onHapus });
  return (
    // One stop for the Tab key; the arrows walk inside (aria-activedescendant).
    <div
      ref={grid}
      className={`${tabel.kotak} ${css.kotak}`}
      role="grid"
      tabIndex={0}
      aria-label={t('tabel.label')}
      aria-rowcount={lines.length + 1}
      aria-activedescendant={at >= 0 ? `sel-${at}-${place}` : undefined}
      onKeyDown={onKeyDown}
      onFocus={() => {
        if (at < 0 && lines[0]) useKasir.setState({ baris: (lines.at(-1) ?? lines[0]).kode_barcode });
      }}
    >
      <Kepala />
      <div role="rowgroup" className={tabel.isi}>
        {lines.map((b, index) => (
          <BarisTabel
            key={b.kode_barcode}
            baris={b}
            harga={hitungan.baris[index] as HargaBaris}
            index={index}
            kini={index === at}
            place={place}
            edit={index === at ? edit : null}
            kolom={kolomBaris(semua, b)}
            onOpen={(name) => {
              useKasir.setState({ baris: b.kode_barcode });
              open(name);
            }}
            onDone={(ubahan, keluar) => {
              ubahKeranjang((k) => ubahBaris(k, b.kode_barcode, ubahan));
              useKasir.setState({ pesan: null });
              done(keluar);
            }}
            onCancel={leave}
            onHapus={onHapus}
          />
        ))}
      </div>
    </div>
  );
}

const JUDUL = [
  'no',
  'barcode',
  'nama',
  'kadar',
  'berat',
  'gram',
  'ongkos',
  'atribut',
  'diskon',
  'total',
  'sales',
] as const;
const ANGKA = new Set<string>(['no', 'berat', 'gram', 'ongkos', 'atribut', 'diskon', 'total']);

function Kepala() {
  const { t } = useTranslation(PENJUALAN);
  return (
    <div role="rowgroup">
      <div role="row" className={`${tabel.baris} ${css.baris} ${tabel.kepala}`}>
        {JUDUL.map((name) => (
          <div key={name} role="columnheader" className={ANGKA.has(name) ? tabel.kanan : undefined}>
            {t(`tabel.${name}`)}
          </div>
        ))}
        <div role="columnheader" aria-label={t('tabel.hapus')} />
      </div>
    </div>
  );
}
