/** The customer's window: what lies on the counter in big type, and the name of the shop when nothing does. Issue "Use". */
import { Portal } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { ShopMark } from '@mustika/web-kit/shell/brand.tsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { QrisPelanggan } from '../../pembayaran/qris.widget.tsx';
import { PENJUALAN } from '../teks.store.ts';
import css from './layar-pelanggan.module.css';
import { useTayangan } from './layar-pelanggan.store.ts';
import type { Tayangan } from './tayangan.view.ts';

const MENIT = 60_000;

/** Nobody touches this window all day: it is the till that locks when nobody is there. */
function useTerjaga(): void {
  useEffect(() => {
    const timer = setInterval(() => window.dispatchEvent(new Event('touchstart')), 5 * MENIT);
    return () => clearInterval(timer);
  }, []);
}

export default function LayarPelanggan() {
  const nama = useSession((session) => session.user?.nama_toko ?? '');
  const tayangan = useTayangan();
  useTerjaga();
  const kosong = !tayangan || (tayangan.baris.length === 0 && tayangan.tukar.length === 0);
  return (
    <Portal>
      <main className={css.layar}>
        <header className={css.kepala}>
          <ShopMark size={36} />
          <h1>{tayangan?.toko || nama}</h1>
        </header>
        <QrisPelanggan>
          {!kosong && <Belanja tayangan={tayangan} />}
          {kosong && (tayangan?.selesai ? <Selesai selesai={tayangan.selesai} /> : <Sambutan />)}
        </QrisPelanggan>
      </main>
    </Portal>
  );
}

function Sambutan() {
  const { t } = useTranslation(PENJUALAN);
  return <p className={css.sambutan}>{t('layar.selamatDatang')}</p>;
}

function Selesai({ selesai }: { selesai: NonNullable<Tayangan['selesai']> }) {
  const { t } = useTranslation(PENJUALAN);
  return (
    <section className={css.selesai} aria-live="polite">
      <p>{t('layar.terimaKasih')}</p>
      <p className={css.label}>{t('bayar.kembali')}</p>
      <strong>Rp {formatAngka(selesai.kembali)}</strong>
      <p className="kode">{selesai.nomor}</p>
    </section>
  );
}

function Belanja({ tayangan }: { tayangan: Tayangan }) {
  const { t } = useTranslation(PENJUALAN);
  const { baris, tukar, total, arah, jumlah, titipan } = tayangan;
  return (
    <>
      <ol className={css.daftar}>
        {baris.map((b, at) => (
          <li key={at}>
            <span>
              <b>{b.nama}</b> <small>{b.kadar}</small>
              <br />
              <small>
                {b.berat} × Rp {formatAngka(b.harga_per_gram)}
                {b.ongkos > 0 && ` + ${t('tabel.ongkos')} ${formatAngka(b.ongkos)}`}
                {b.diskon > 0 && ` − ${t('tabel.diskon')} ${formatAngka(b.diskon)}`}
              </small>
            </span>
            <b>{formatAngka(b.total)}</b>
          </li>
        ))}
        {tukar.map((b, at) => (
          <li key={`tukar-${at}`} data-tukar>
            <span>
              <b>{b.nama}</b>
              <br />
              <small>
                {t('tukar.totalTukar')} · {b.berat}
              </small>
            </span>
            <b>-{formatAngka(b.harga)}</b>
          </li>
        ))}
        {titipan > 0 && (
          <li data-tukar>
            <b>{t('bayar.cara.TITIPAN')}</b>
            <b>-{formatAngka(titipan)}</b>
          </li>
        )}
      </ol>
      <footer className={css.kaki} aria-live="polite">
        {arah !== 'TOTAL' && (
          <span>
            {istilah('TOTAL')} Rp {formatAngka(total)}
          </span>
        )}
        <span className={css.label}>{arah === 'TOTAL' ? istilah('TOTAL') : t(`kaki.${arah}`)}</span>
        <strong>Rp {formatAngka(jumlah)}</strong>
      </footer>
    </>
  );
}
