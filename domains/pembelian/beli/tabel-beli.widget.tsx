// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus; its rows are told by aria-activedescendant.
/** The pieces on the counter: arrows walk, Enter goes to the terms of the line, Del takes it out. */
import { formatAngka, formatGram, miligram, toThousandths } from '@mustika/kernel/amount.ts';
import tabel from '@mustika/web-kit/counter/lines.module.css';
import { Thumbnail } from '@mustika/web-kit/counter/thumbnail.tsx';
import { focusScan } from '@mustika/web-kit/scan/scan-focus.ts';
import { IconAlertTriangle, IconShieldLock, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { barangFotoCommand } from '../../barang/foto-barang.command.ts';
import { type HargaBeli, jumlahPotongan } from '../hitung-pembelian.rule.ts';
import { PEMBELIAN } from '../teks-pembelian.store.ts';
import { buang, useBeli } from './beli.store.ts';
import type { AcuanLayar, BarisKeranjang, HitunganBeli } from './keranjang-beli.rule.ts';
import { perluOtorisasiBeli } from './otorisasi-beli.view.ts';
import css from './tabel-beli.module.css';

const JUDUL = [
  'no',
  'barcode',
  'nama',
  'kadar',
  'beratNota',
  'berat',
  'kondisi',
  'hargaNota',
  'potongan',
  'harga',
] as const;
const ANGKA = new Set<string>(['no', 'beratNota', 'berat', 'hargaNota', 'potongan', 'harga']);

/** Ids of the form of the terms, so that Enter in the table goes there. */
export const ID_RINCIAN = 'rincian-beli';

export const keRincian = (): void => {
  const field = document.getElementById(ID_RINCIAN)?.querySelector<HTMLInputElement>('input:not(:disabled)');
  field?.focus();
  field?.select();
};

type TabelProps = { grid: RefObject<HTMLDivElement | null>; hitungan: HitunganBeli; acuan: AcuanLayar };

export function TabelBeli({ grid, hitungan, acuan }: TabelProps) {
  const { t } = useTranslation(PEMBELIAN);
  const lines = useBeli((beli) => beli.keranjang.baris);
  const pilih = useBeli((beli) => beli.pilih);
  const at = lines.findIndex((b) => b.kunci === pilih);
  useEffect(() => {
    if (at >= 0) document.getElementById(`beli-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const step = (by: number) => {
    const next = lines[Math.max(0, Math.min(lines.length - 1, at + by))];
    if (at + by < 0) focusScan();
    else if (next) useBeli.setState({ pilih: next.kunci });
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Home: () => step(-at),
    End: () => step(lines.length),
    Enter: keRincian,
    Delete: () => lines[at] && buang(lines[at].kunci),
    Escape: focusScan,
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const act = event.ctrlKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    // One stop for the Tab key; the arrows walk inside (aria-activedescendant).
    <div
      ref={grid}
      className={tabel.kotak}
      role="grid"
      tabIndex={0}
      aria-label={t('tabel.label')}
      aria-rowcount={lines.length + 1}
      aria-activedescendant={at >= 0 ? `beli-${at}` : undefined}
      onKeyDown={onKeyDown}
    >
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
      <div role="rowgroup" className={tabel.isi}>
        {lines.map((b, index) => (
          <Baris
            key={b.kunci}
            baris={b}
            harga={hitungan.baris[index] ?? null}
            otorisasi={perluOtorisasiBeli(b, hitungan.baris[index] ?? null, acuan)}
            index={index}
            kini={index === at}
          />
        ))}
      </div>
    </div>
  );
}

type BarisProps = {
  baris: BarisKeranjang;
  harga: HargaBeli | null;
  otorisasi: boolean;
  index: number;
  kini: boolean;
};

function Baris({ baris: b, harga, otorisasi, index, kini }: BarisProps) {
  const { t } = useTranslation(PEMBELIAN);
  const notaBerat = b.jual ? formatGram(miligram(toThousandths(b.jual.berat) ?? 0)) : '–';
  const potongan = harga ? jumlahPotongan(harga) : 0;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid owns the keys.
    <div
      id={`beli-${index}`}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={kini}
      className={`${tabel.baris} ${css.baris}`}
      data-kini={kini || undefined}
      data-masalah={b.masalah !== null || undefined}
      onClick={() => useBeli.setState({ pilih: b.kunci })}
    >
      <div role="gridcell" className={`${tabel.kanan} ${tabel.redup}`}>
        {index + 1}
      </div>
      <div role="gridcell" className={b.jual ? 'kode' : tabel.redup}>
        {b.jual?.kode_barcode ?? t('tabel.tanpaNota')}
      </div>
      <div role="gridcell">
        {b.jual && (
          <Thumbnail
            picture={barangFotoCommand}
            params={{ kode_barcode: b.jual.kode_barcode }}
            there={b.jual.ada_foto}
          />
        )}
        {otorisasi && (
          <span className={tabel.tanda} title={t('tabel.perluOtorisasi')}>
            <IconShieldLock size={13} aria-hidden /> <span>{t('tabel.perluOtorisasi')}</span>
          </span>
        )}
        {b.jual?.nama_barang ?? b.tanpa?.nama_barang}
        {b.masalah && (
          <span className={tabel.masalah}>
            <IconAlertTriangle size={13} aria-hidden /> {b.masalah}
          </span>
        )}
      </div>
      <div role="gridcell" className="kode">
        {b.jual?.kadar_cetak ?? `${b.tanpa?.kadar}%`}
      </div>
      <div role="gridcell" className={`${tabel.kanan} ${tabel.redup}`}>
        {notaBerat}
      </div>
      <div
        role="gridcell"
        className={tabel.kanan}
        data-beda={harga !== null && harga.susut + harga.lebih > 0 ? '' : undefined}
      >
        {formatGram(b.berat)}
      </div>
      <div role="gridcell">{b.kondisi_barang ?? '–'}</div>
      <div role="gridcell" className={tabel.kanan}>
        {harga ? formatAngka(harga.harga_nota) : '–'}
      </div>
      <div role="gridcell" className={`${tabel.kanan} ${tabel.redup}`}>
        {potongan > 0 ? `-${formatAngka(potongan)}` : '0'}
      </div>
      <div
        role="gridcell"
        className={`${tabel.kanan} ${tabel.total}`}
        data-diubah={b.harga !== null || undefined}
      >
        {harga ? formatAngka(harga.harga) : '–'}
      </div>
      <div role="gridcell">
        <button
          type="button"
          className={tabel.buang}
          tabIndex={-1}
          aria-label={`${t('tabel.hapus')} ${b.jual?.kode_barcode ?? b.tanpa?.nama_barang ?? ''}`}
          onClick={(event) => {
            event.stopPropagation();
            buang(b.kunci);
            focusScan();
          }}
        >
          <IconX size={14} />
        </button>
      </div>
    </div>
  );
}
