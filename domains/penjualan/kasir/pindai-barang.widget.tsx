/** The scan row's field: a code and Enter, or words and a list of pieces that match. */

import { useDebouncedValue } from '@mantine/hooks';
import { formatAngka, formatGram, type Miligram, toThousandths } from '@mustika/kernel/amount.ts';
import { seriesOf } from '@mustika/kernel/drill.ts';
import { Thumbnail } from '@mustika/web-kit/counter/thumbnail.tsx';
import { ScanField } from '@mustika/web-kit/scan/scan-field.tsx';
import { focusScan, selectScan } from '@mustika/web-kit/scan/scan-focus.ts';
import { scanning } from '@mustika/web-kit/scan/under-way.ts';
import { useOpenNumber } from '@mustika/web-kit/shell/scan-opens.ts';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../../../packages/web-kit/counter/pick.module.css';
import { moved, type PickItem, PickRows } from '../../../packages/web-kit/counter/pick-list.tsx';
import { barangFotoCommand } from '../../barang/foto-barang.command.ts';
import type { KartuBarang } from '../../barang/kartu-barang.rule.ts';
import { nomorTitipan } from '../../titipan/titipan.rule.ts';
import { bacaKodeKupon } from '../kupon/cek-kupon.rule.ts';
import { ambilKupon } from '../kupon/kupon-kasir.store.ts';
import { PENJUALAN } from '../teks.store.ts';
import { cariBarang } from './jual-panggilan.store.ts';
import { modulToko, useKasir } from './kasir.store.ts';
import { pindai } from './kasir-barang.store.ts';
import { mungkinBarcode } from './pindai.view.ts';
import { nomorDariTautan } from './titip/titip-panggilan.store.ts';
import { ambilTitipan } from './titip/titipan-kasir.store.ts';

/** Longer than any scanner pauses between keys, so that a scan never starts a search. */
const JEDA_CARI = 280;
const TERPENDEK = 3;

const gram = (berat: number): string => formatGram((toThousandths(berat) ?? 0) as Miligram);

const pilihanDari = (b: KartuBarang): PickItem => ({
  id: b.kode_barcode,
  title: (
    <>
      <Thumbnail picture={barangFotoCommand} params={{ kode_barcode: b.kode_barcode }} there={b.ada_foto} />
      {b.nama_barang}
    </>
  ),
  right: `Rp ${formatAngka(b.harga_jual)}`,
  note: (
    <>
      <span className="kode">{b.kode_barcode}</span> ·{' '}
      {b.stok === null ? `${b.kadar_cetak} · ${gram(b.berat)} g` : `${b.stok} pcs`} · {b.kode_baki}
    </>
  ),
});

function useTemuan(text: string) {
  const lines = useKasir((kasir) => kasir.keranjang.baris);
  const [asked] = useDebouncedValue(text.trim(), JEDA_CARI);
  const enabled = asked.length >= TERPENDEK && asked === text.trim();
  const { data, isFetching } = useQuery({
    queryKey: ['cari-barang', asked],
    queryFn: ({ signal }) => cariBarang(asked, signal),
    enabled,
    staleTime: 5000,
  });
  return {
    // What is in the table already cannot be sold twice.
    items: enabled
      ? (data ?? [])
          .filter((b) => b.stok !== null || !lines.some((line) => line.kode_barcode === b.kode_barcode))
          .map(pilihanDari)
      : [],
    mencari: enabled && isFetching,
    menunggu: text.trim().length >= TERPENDEK && (!enabled || isFetching),
    sudah: enabled && data !== undefined,
  };
}

/** Lays on the counter what was scanned: a coupon, the pieces of a deposit, a piece. Answers whether it lies there. */
async function ambil(code: string): Promise<boolean> {
  if (modulToko().has('KUPON_PENJUALAN_MODULE') && bacaKodeKupon(code))
    return (await ambilKupon(code)) === null;
  const titipan = nomorTitipan(code) ?? (await nomorDariTautan(code));
  return titipan ? ambilTitipan(titipan) : pindai(code);
}

/** What is typed, what it found, and what Enter, arrows and Esc make of it. */
function usePindai(onGrid: () => void) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState<number | null>(null);
  const [busy, setBusy] = useState(0);
  const { items, mencari, menunggu, sudah } = useTemuan(open ? text : '');
  const shown = open && items.length > 0;
  // Words mean the first piece found; what may be a barcode is taken as one until the arrows say otherwise.
  const chosen = Math.min(at ?? (mungkinBarcode(text) ? -1 : 0), items.length - 1);

  const openNumber = useOpenNumber();
  /** The number of a document that is no deposit opens it; the cart stays as it is. */
  const lain = (code: string): boolean =>
    nomorTitipan(code) === null && seriesOf(code.trim().toUpperCase()) !== null && openNumber(code);

  const scan = async (code: string) => {
    setOpen(false);
    setAt(null);
    setBusy((n) => n + 1);
    const taken = lain(code) || (await scanning(ambil(code)));
    setBusy((n) => n - 1);
    // While a payment is typed the caret stays there: the message under the field is enough.
    if (!taken && useKasir.getState().panel === 'bayar') return;
    // The next scan may already stand in the field: only what was scanned is cleared, and only when it was taken.
    if (taken) setText((now) => (now.trim().toUpperCase() === code.trim().toUpperCase() ? '' : now));
    else setText((now) => (now === '' ? code : now));
    if (!taken) requestAnimationFrame(() => selectScan(code));
  };
  const pick = (kode: string) => {
    setText('');
    void scan(kode);
    focusScan();
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    if (event.key === 'Escape' && (text !== '' || shown)) {
      event.stopPropagation();
      setText('');
      setOpen(false);
      useKasir.setState({ pesan: null });
      return true;
    }
    const next = shown ? moved(event.key, chosen, items.length) : null;
    if (next !== null) {
      event.preventDefault();
      setAt(next);
      return true;
    }
    const picked = shown ? items[chosen] : undefined;
    if (event.key === 'Enter' && picked) {
      event.preventDefault();
      pick(picked.id);
      return true;
    }
    // Words whose answer is still on its way: the list comes, nothing is refused.
    if (event.key === 'Enter' && menunggu && !mungkinBarcode(text)) {
      event.preventDefault();
      return true;
    }
    if (event.key === 'ArrowDown' && text === '') {
      event.preventDefault();
      onGrid();
      return true;
    }
    return false;
  };
  const ketik = (next: string) => {
    setText(next);
    setOpen(true);
    setAt(null);
    if (useKasir.getState().pesan?.error) useKasir.setState({ pesan: null });
  };
  return {
    ...{ text, items, chosen, shown, scan, pick, ketik, onKey },
    sibuk: busy > 0 || mencari,
    tidakAda: open && sudah && items.length === 0 && !mungkinBarcode(text),
  };
}

export function PindaiBarang({ onGrid }: { onGrid: () => void }) {
  const { t } = useTranslation(PENJUALAN);
  const id = useId();
  const pesan = useKasir((kasir) => kasir.pesan);
  const { text, items, chosen, shown, scan, pick, ketik, onKey, sibuk, tidakAda } = usePindai(onGrid);
  return (
    <ScanField
      label={t('pindai.label')}
      readyText={t('pindai.siap')}
      placeholder={t('pindai.tempat')}
      value={text}
      busy={sibuk}
      message={pesan}
      onValue={ketik}
      onScan={(code) => void scan(code)}
      onKey={onKey}
      aria={{
        role: 'combobox',
        'aria-expanded': shown,
        'aria-controls': id,
        ...(shown && chosen >= 0 ? { 'aria-activedescendant': `${id}-${chosen}` } : {}),
      }}
    >
      {shown && (
        <div className={`${css.floating} ${css.belowScan}`} data-align="left">
          <PickRows id={id} items={items} at={chosen} onPick={pick} label={t('pindai.temuan')} />
        </div>
      )}
      {tidakAda && <TidakAda />}
    </ScanField>
  );
}

const TidakAda = () => (
  <div className={`${css.floating} ${css.belowScan}`} data-align="left">
    <div className={css.empty} role="status">
      Data Yang Anda Cari Tidak Ada
    </div>
  </div>
);
