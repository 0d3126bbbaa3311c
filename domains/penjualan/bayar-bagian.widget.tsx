/** Parts of the sheets in which money is typed: what is listed, what goes back, what is wrong, what costs more now. */
import { ActionIcon, Button } from '@mantine/core';
import { formatAngka, NOL_RUPIAH, type Rupiah } from '@mustika/kernel/amount.ts';
import { CounterAmount } from '@mustika/web-kit/counter/amount.tsx';
import { SheetError } from '@mustika/web-kit/counter/side-sheet.tsx';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hitungBayar } from '../pembayaran/cara-bayar.rule.ts';
import type { Bayaran } from '../pembayaran/isi-bayar.rule.ts';
import css from './bayar.module.css';
import { useKasir } from './kasir.store.ts';
import { pakaiHargaBaru } from './kirim-penjualan.store.ts';
import { PENJUALAN } from './teks.store.ts';

export function DaftarBayar({
  bayar,
  onBuang,
  terbuka,
}: {
  bayar: readonly Bayaran[];
  onBuang: (at: number) => void;
  terbuka: boolean;
}) {
  const { t } = useTranslation(PENJUALAN);
  if (bayar.length === 0) return null;
  return (
    <ul className={css.daftar} aria-label={t('bayar.daftar')}>
      {bayar.map((b, index) => (
        <li key={index}>
          <span>{t(`bayar.cara.${b.jenis}`)}</span>
          <small>{[b.no_rekening, b.kartu_akhir && `•••• ${b.kartu_akhir}`].filter(Boolean).join(' ')}</small>
          <b className="angka">Rp {formatAngka(b.jumlah)}</b>
          <ActionIcon
            size={24}
            disabled={!terbuka}
            aria-label={t('bayar.buang')}
            title={index === bayar.length - 1 ? `${t('bayar.buang')} (Alt+Backspace)` : t('bayar.buang')}
            onClick={() => onBuang(index)}
          >
            <IconTrash size={14} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}

type KembaliProps = {
  total: Rupiah;
  semua: readonly Bayaran[];
  /** Of pieces traded in, what they are worth beyond the nota. */
  keluar?: Rupiah;
  /** Of a deposit, what it held too much. */
  lebihTitipan?: Rupiah;
};

/** The one number the customer waits for. */
export function Kembali({ total, semua, keluar = NOL_RUPIAH, lebihTitipan = NOL_RUPIAH }: KembaliProps) {
  const { t } = useTranslation(PENJUALAN);
  const { kembali, kurang, lebih } = hitungBayar(total, semua);
  const dibayar = lebih > 0 ? 'lebih' : kurang > 0 ? 'kurang' : 'kembali';
  const state = keluar > 0 ? 'tukarKurang' : dibayar;
  const value = { lebih, kurang, kembali: kembali + lebihTitipan, tukarKurang: keluar }[state];
  return <CounterAmount label={t(`bayar.${state}`)} value={value} state={state} />;
}

export function Salah() {
  const salah = useKasir((kasir) => kasir.salah);
  if (!salah) return null;
  return <SheetError text={salah.message} code={salah.code === 'BAYAR' ? undefined : salah.code} />;
}

/** HARGA_BERUBAH: what it was, what it is, and one act. */
export function HargaBerubah() {
  const { t } = useTranslation(PENJUALAN);
  const harga = useKasir((kasir) => kasir.hargaBaru);
  const [busy, setBusy] = useState(false);
  const act = useRef<HTMLButtonElement>(null);
  // The one thing to do now: Enter takes the new prices.
  useEffect(() => {
    if (harga) act.current?.focus();
  }, [harga]);
  if (!harga) return null;
  const pakai = async () => {
    setBusy(true);
    await pakaiHargaBaru();
    setBusy(false);
  };
  return (
    <div className={css.harga} role="alert">
      <strong>Harga Sudah Berubah, Silahkan Periksa Kembali</strong>
      <dl>
        <dt>{t('bayar.hargaLama')}</dt>
        <dd>
          <del>Rp {formatAngka(harga.lama)}</del>
        </dd>
        <dt>{t('bayar.hargaBaru')}</dt>
        <dd>Rp {formatAngka(harga.baru)}</dd>
        {harga.baris.map((b) => (
          <div key={b.kode_barcode}>
            <dt className="kode">{b.kode_barcode}</dt>
            <dd>{formatAngka(b.total)}</dd>
          </div>
        ))}
      </dl>
      <Button ref={act} data-autofocus loading={busy} onClick={() => void pakai()}>
        {t('bayar.pakaiHarga')}
      </Button>
    </div>
  );
}
