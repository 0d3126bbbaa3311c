/** Parts of the sheets of the till: what is wrong, what costs more now. */
import { Button } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { SheetError } from '@mustika/web-kit/counter/side-sheet.tsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PENJUALAN } from '../teks.store.ts';
import css from './bayar.module.css';
import { useKasir } from './kasir.store.ts';
import { pakaiHargaBaru } from './kirim-penjualan.store.ts';

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
