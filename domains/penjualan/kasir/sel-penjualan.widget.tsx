/** A cell of the sales table: what stands in it, and while it is being changed. Enter takes, Esc leaves, Tab goes on to the next. */
import { formatAngka, formatPersen } from '@mustika/kernel/amount.ts';
import { parseAngka, parseRupiah } from '@mustika/kernel/text/amount-text.ts';
import { buzz } from '@mustika/web-kit/scan/sound.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { aksesorisErrors } from '../../barang/aksesoris/aksesoris.errors.ts';
import { type HargaBaris, hargaSetuju } from '../../jual/hitung-penjualan.rule.ts';
import { penjualanErrors } from '../../jual/penjualan.errors.ts';
import { PENJUALAN } from '../teks.store.ts';
import { bacaDiskon, type Diskon } from './diskon.rule.ts';
import { aturanToko } from './kasir.store.ts';
import { type Baris, hargaBaris, type Ubahan } from './keranjang.rule.ts';
import css from './tabel.module.css';

/** Columns that can be changed at the till. */
export type KolomUbah =
  | 'nama'
  | 'jumlah'
  | 'harga_per_gram'
  | 'ongkos'
  | 'diskon'
  | 'harga_total'
  | 'kode_sales';

/** How the counter leaves a cell. */
export type Keluar = 'tetap' | 'lanjut' | 'mundur';

const NAMA_TERPENDEK = 6;

type Terbaca = { ubahan: Partial<Ubahan> } | { salah: string };

/** Columns of a line from left to right: of an article the quantity stands where a piece has its weight, and nothing is made of it. */
export function kolomBaris(kolom: readonly KolomUbah[], baris: Baris | undefined): readonly KolomUbah[] {
  if (baris?.jumlah === undefined) return kolom;
  const lain = kolom.filter((name) => name !== 'ongkos');
  return lain[0] === 'nama' ? ['nama', 'jumlah', ...lain.slice(1)] : ['jumlah', ...lain];
}

/** As many as there are, and one at least. */
function bacaJumlah(text: string, { stok = 0 }: Baris): Terbaca {
  const jumlah = parseAngka(text);
  if (jumlah === null || jumlah < 1) return { salah: 'Data Yang Dikirim Tidak Valid' };
  if (jumlah > stok) return { salah: `${aksesorisErrors.STOK_AKSESORIS_KURANG.message} (${stok})` };
  return { ubahan: { jumlah } };
}

/** What was typed as a change of the line, or why not. An emptied cell goes back to what the parameters say. */
function baca(kolom: KolomUbah, text: string, baris: Baris): Terbaca {
  if (kolom === 'nama') {
    const nama = text.trim().toUpperCase();
    if (nama === '' || nama === baris.nama_barang) return { ubahan: { nama: null } };
    return nama.length < NAMA_TERPENDEK ? { salah: 'Nama Barang Minimal 6 Karakter' } : { ubahan: { nama } };
  }
  if (kolom === 'jumlah') return bacaJumlah(text, baris);
  const diskon = kolom === 'diskon' ? bacaDiskon(text) : null;
  const uang = text.trim() === '' ? null : parseRupiah(text);
  if (kolom === 'diskon' ? diskon === null : text.trim() !== '' && (uang === null || uang < 0))
    return { salah: 'Data Yang Dikirim Tidak Valid' };
  const ubahan: Partial<Ubahan> = diskon ? { diskon } : { [kolom]: uang };
  const harga = hargaBaris({ ...baris, harga_total: null, ...ubahan }, aturanToko());
  if (harga.harga_emas < 0) return { salah: penjualanErrors.TOTAL_DI_BAWAH_ONGKOS.message };
  return harga.total <= 0 ? { salah: penjualanErrors.DISKON_MELEBIHI_TOTAL.message } : { ubahan };
}

const teksDiskon = ({ cara, nilai }: Diskon): string =>
  nilai === 0 ? '' : cara === 'PERSEN' ? `${formatPersen(nilai)}%` : formatAngka(nilai);

function teksAwal(kolom: KolomUbah, baris: Baris, sekarang: HargaBaris): string {
  if (kolom === 'nama') return baris.nama ?? baris.nama_barang;
  if (kolom === 'jumlah') return String(baris.jumlah);
  if (kolom === 'diskon') return teksDiskon(baris.diskon);
  if (kolom === 'harga_total') return formatAngka(hargaSetuju(sekarang));
  return formatAngka(kolom === 'ongkos' ? sekarang.ongkos : sekarang.harga_per_gram);
}

type SelUbahProps = {
  kolom: KolomUbah;
  label: string;
  baris: Baris;
  onAmbil: (ubahan: Partial<Ubahan>, keluar: Keluar) => void;
  onBatal: () => void;
  onSalah: (text: string) => void;
};

export function SelUbah({ kolom, label, baris, onAmbil, onBatal, onSalah }: SelUbahProps) {
  const { t } = useTranslation(PENJUALAN);
  const [text, setText] = useState(() => teksAwal(kolom, baris, hargaBaris(baris, aturanToko())));
  const [salah, setSalah] = useState(false);
  const left = useRef(false);
  const ambil = (keluar: Keluar, force = false) => {
    if (left.current) return;
    const hasil = baca(kolom, text, baris);
    if ('ubahan' in hasil) {
      left.current = true;
      onAmbil(hasil.ubahan, keluar);
    } else if (force) {
      left.current = true;
      onBatal();
    } else {
      buzz();
      setSalah(true);
      onSalah(hasil.salah);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') ambil('tetap');
    else if (event.key === 'Tab') ambil(event.shiftKey ? 'mundur' : 'lanjut');
    else if (event.key === 'Escape') {
      left.current = true;
      onBatal();
    } else {
      // The table's arrows and Del are not this cell's.
      if (!/^F\d/.test(event.key)) event.stopPropagation();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span className={css.ubah} data-salah={salah || undefined}>
      {kolom === 'diskon' && (
        <button
          type="button"
          tabIndex={-1}
          className={css.cara}
          aria-label={t('tabel.caraDiskon')}
          title={t('tabel.caraDiskon')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setText((now) => (now.endsWith('%') ? now.slice(0, -1) : `${now}%`))}
        >
          {text.trim().endsWith('%') ? '%' : 'Rp'}
        </button>
      )}
      <input
        // biome-ignore lint/a11y/noAutofocus: the cell was opened to type into it.
        autoFocus
        aria-label={`${label} ${baris.kode_barcode}`}
        aria-invalid={salah || undefined}
        inputMode={kolom === 'nama' ? 'text' : 'decimal'}
        className={kolom === 'nama' ? css.kiri : undefined}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setSalah(false);
          setText(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => ambil('tetap', true)}
      />
    </span>
  );
}

/** A line without a sales asks for one, where the store sells with them. */
export function SalesTeks({ baris, dipakai }: { baris: Baris; dipakai: boolean }) {
  const { t } = useTranslation(PENJUALAN);
  if (!dipakai) return null;
  return baris.kode_sales ?? <em className={css.pilih}>{t('tabel.pilihSales')}</em>;
}

/** The discount in rupiah, behind its percentage where it was given as one. */
export function DiskonTeks({ baris, harga }: { baris: Baris; harga: HargaBaris }) {
  return (
    <>
      {baris.diskon.cara === 'PERSEN' && (
        <small className={css.persen}>{formatPersen(baris.diskon.nilai)}%</small>
      )}
      <span className={harga.diskon === 0 ? css.nol : undefined}>{formatAngka(harga.diskon)}</span>
    </>
  );
}
