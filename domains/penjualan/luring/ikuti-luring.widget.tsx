/**
 * Selling without the network on every page: the drawer of whoever is logged in, the bar of what waits, and joining when the server is
 * reached. docs/decisions/0160.
 */
import { formatRupiah, rupiah } from '@mustika/kernel/amount.ts';
import { formatWaktu, jamLayar } from '@mustika/kernel/date.ts';
import { inPractice } from '@mustika/web-kit/practice.ts';
import { useCut } from '@mustika/web-kit/sending/cut.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PENJUALAN } from '../teks.store.ts';
import { bukaLuring, menunggu, tandaiJual, terjual, useLuring } from './luring.store.ts';

/** How often what waits is sent again, and the server hears of this till. */
const TIAP = 60_000;

/** How often it is looked whether the package still sells while nothing is answered: its hours may end meanwhile. */
const LIHAT = 5_000;

/** Of what went wrong the till says itself: here nobody asked for anything. */
async function bekerja(): Promise<void> {
  tandaiJual();
  const { paket, nota } = useLuring.getState();
  if (!paket && menunggu(nota).length === 0) return;
  const { gabung, kabari } = await import('./gabung-luring.store.ts');
  await gabung();
  await kabari(jamLayar());
}
const kerjakan = (): void => void bekerja().catch(() => undefined);

/** Draws nothing unless something waits while the network is there. */
export function Ikuti() {
  const { t } = useTranslation(PENJUALAN);
  const user_id = useSession((session) => session.user?.user_id ?? null);
  const toko = useSession((session) => session.portal ?? session.user?.kode_toko ?? null);
  const status = useSession((session) => session.status);
  const cut = useCut((state) => state.since !== null);
  const tunggu = useLuring(({ nota, lain }) => menunggu(nota).length + lain.length);
  useEffect(() => {
    if (inPractice) return;
    void bukaLuring(user_id && toko ? `${toko}:${user_id}` : null).then(kerjakan);
  }, [user_id, toko]);
  useEffect(() => {
    if (inPractice || cut || status !== 'in') return;
    kerjakan();
    const timer = setInterval(kerjakan, TIAP);
    return () => clearInterval(timer);
  }, [cut, status]);
  useEffect(() => {
    if (inPractice || !cut) return;
    const timer = setInterval(tandaiJual, LIHAT);
    return () => clearInterval(timer);
  }, [cut]);
  if (cut || tunggu === 0) return null;
  return <Link to="/tanpa-jaringan">{t('luring.menunggu', { jumlah: tunggu })}</Link>;
}

/** What waits in this till, and what it may still sell. */
export function Pita() {
  const { t } = useTranslation(PENJUALAN);
  const paket = useLuring((luring) => luring.paket);
  const tunggu = useLuring((luring) => menunggu(luring.nota).length);
  const sells = useCut((cut) => cut.sells);
  if (!sells || !paket) return tunggu > 0 ? <span>{t('luring.menunggu', { jumlah: tunggu })}</span> : null;
  const { batas_total, sampai } = paket.isi;
  return (
    <>
      <span>{t('luring.menunggu', { jumlah: tunggu })}</span>
      <span>
        {t('luring.batas', {
          terpakai: formatRupiah(rupiah(terjual())),
          batas: formatRupiah(batas_total),
          jam: formatWaktu(sampai).slice(-5),
        })}
      </span>
      <Link to="/transaksi-penjualan">{t('luring.keKasir')}</Link>
    </>
  );
}
