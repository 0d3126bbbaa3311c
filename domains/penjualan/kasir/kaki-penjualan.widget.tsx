/** Below the lines: count, weight and the one big number, which is what is due; above them for 8 seconds the change of the nota just made. */

import { Button, Kbd, Loader } from '@mantine/core';
import { formatAngka, formatGram } from '@mustika/kernel/amount.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import counter from '@mustika/web-kit/counter/counter.module.css';
import { DoneBanner } from '@mustika/web-kit/counter/done-banner.tsx';
import { CounterBar, CounterEmpty } from '@mustika/web-kit/counter/frame.tsx';
import { LastDocument } from '@mustika/web-kit/counter/last-document.tsx';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { titipan } from '../../titipan/titipan.document.ts';
import { nomorTitipan } from '../../titipan/titipan.rule.ts';
import { SIMPAN_NOTA } from '../simpan-nota.rule.ts';
import { PENJUALAN } from '../teks.store.ts';
import type { HitunganTukar } from '../tukar/tukar.rule.ts';
import css from './kasir.module.css';
import { useKasir } from './kasir.store.ts';
import type { Hitungan } from './keranjang.rule.ts';
import { cetakUlang, periksaSekarang } from './kirim-penjualan.store.ts';
import type { Urusan } from './urusan.view.ts';

type KakiProps = {
  hitungan: Hitungan;
  tukar: HitunganTukar;
  urusan: Urusan;
  onBayar: () => void;
  onTitip: () => void;
};

export function KakiPenjualan({ hitungan, tukar, urusan, onBayar, onTitip }: KakiProps) {
  const { t } = useTranslation(PENJUALAN);
  const { jumlah, berat, pcs } = hitungan;
  return (
    <CounterBar
      label={urusan.arah === 'TOTAL' ? istilah('TOTAL') : t(`kaki.${urusan.arah}`)}
      value={urusan.jumlah}
      counts={
        <>
          <b>{t('kaki.pcs', { jumlah: pcs })}</b>
          <b>{formatGram(berat)} g</b>
          {jumlah.diskon > 0 && (
            <span>
              {t('kaki.diskon')} <b>Rp {formatAngka(jumlah.diskon)}</b>
            </span>
          )}
          {jumlah.ppn_cara && (
            <span>
              {t(jumlah.ppn_cara === 'INKLUSIF' ? 'nota.ppnDalam' : 'nota.ppn')}{' '}
              <b>Rp {formatAngka(jumlah.ppn_transaksi_rp)}</b>
            </span>
          )}
          {urusan.arah !== 'TOTAL' && (
            <span>
              {istilah('TOTAL')} <b>Rp {formatAngka(jumlah.total)}</b>
            </span>
          )}
          {tukar.total > 0 && (
            <span>
              {t('tukar.totalTukar')} <b>-Rp {formatAngka(tukar.total)}</b>
            </span>
          )}
          {urusan.titipan > 0 && (
            <span>
              {t('bayar.cara.TITIPAN')} <b>-Rp {formatAngka(urusan.titipan)}</b>
            </span>
          )}
        </>
      }
    >
      <ActButton
        act={titipan.transitions.simpan}
        variant="default"
        size="md"
        onClick={onTitip}
        rightSection={<Kbd size="xs">F7</Kbd>}
      >
        {t('kaki.titip')}
      </ActButton>
      <ActButton
        act={SIMPAN_NOTA}
        main
        size="md"
        className={counter.bayar}
        onClick={onBayar}
        rightSection={<Kbd size="xs">F8</Kbd>}
      >
        {t('kaki.bayar')}
      </ActButton>
    </CounterBar>
  );
}

/** Never asks for anything: it goes by itself, and the next scan sends it away sooner. */
export function NotaJadi() {
  const { t } = useTranslation(PENJUALAN);
  const nota = useKasir((kasir) => (kasir.baruSaja ? kasir.terakhir : null));
  if (!nota) return null;
  const jenis = nomorTitipan(nota.nomor) ? 'titip.jadi' : 'jadi';
  return (
    <DoneBanner
      title={t(
        nota.status === 'LURING'
          ? 'luring.tersimpan'
          : `${jenis}.${nota.status === 'OPEN' ? 'menunggu' : 'tersimpan'}`,
      )}
      nomor={nota.nomor}
      about={
        <>
          Rp {formatAngka(nota.total)}
          {nota.dibayar !== undefined &&
            nota.dibayar !== nota.total &&
            ` · ${t('jadi.dibayar', { jumlah: formatAngka(nota.dibayar) })}`}
          {nota.poin > 0 && ` · ${t('jadi.poin', { jumlah: nota.poin })}`}
        </>
      }
      label={t(nota.tukar_kurang ? 'bayar.tukarKurang' : 'bayar.kembali')}
      value={nota.kembali}
      print={t('jadi.cetakUlang')}
      onPrint={() => void cetakUlang(nota.nomor)}
      onGone={() => useKasir.setState({ baruSaja: false })}
    />
  );
}

/** The answer of a sale was lost: what is known, what happens, one act. */
export function Memeriksa() {
  const { t } = useTranslation(PENJUALAN);
  const kirim = useKasir((kasir) => (kasir.memeriksa ? kasir.kirim : null));
  if (!kirim) return null;
  return (
    <div className={css.periksa} role="alert">
      <IconPlugConnectedX size={26} stroke={1.6} aria-hidden />
      <div>
        <strong>
          {t('periksa.judul')} <Loader size={12} color="gray" type="dots" />
        </strong>
        <span>{t('periksa.teks', { total: formatAngka(kirim.badan.total) })}</span>
      </div>
      <Button variant="default" onClick={periksaSekarang}>
        {t('periksa.sekarang')}
      </Button>
    </div>
  );
}

const PETUNJUK = ['F4', 'Alt+S', 'Alt+U', 'Alt+A', '?'] as const;

/** No line yet: what to do, and the last nota for those who come back for it. */
export function KeranjangKosong() {
  const { t } = useTranslation(PENJUALAN);
  const terakhir = useKasir((kasir) => (kasir.baruSaja ? null : kasir.terakhir));
  return (
    <CounterEmpty title={t('kosong.judul')}>
      <p>{t('kosong.teks')}</p>
      <ul>
        {PETUNJUK.map((key) => (
          <li key={key}>
            <Kbd size="xs">{key}</Kbd> {t(`kosong.${key}`)}
          </li>
        ))}
      </ul>
      {terakhir && (
        <LastDocument print={t('jadi.cetakUlang')} onPrint={() => void cetakUlang(terakhir.nomor)}>
          {t('kosong.terakhir')} <span className="kode">{terakhir.nomor}</span> · Rp{' '}
          {formatAngka(terakhir.total)} · {t('bayar.kembali')} Rp {formatAngka(terakhir.kembali)}
        </LastDocument>
      )}
    </CounterEmpty>
  );
}
