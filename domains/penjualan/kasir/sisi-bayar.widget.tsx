/** What pays a nota without being money: coupons, which are scanned, and the deposit, of which the rule says how much it is. */
import { ActionIcon, TextInput } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { useSubject } from '@mustika/web-kit/shell/house-context.tsx';
import { IconTicket, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ambilKupon, lepasKuponMeja } from '../kupon/kupon-kasir.store.ts';
import { PENJUALAN } from '../teks.store.ts';
import type { Keranjang } from './keranjang.rule.ts';
import css from './titip/titip.module.css';
import type { HitunganTitipan } from './titip/titipan-keranjang.rule.ts';

export function SisiTitipan({ titipan }: { titipan: HitunganTitipan }) {
  const { t } = useTranslation(PENJUALAN);
  return (
    <p className={css.sisi}>
      <span>{t('bayar.cara.TITIPAN')}</span>
      <small className="kode">{titipan.no_titipan}</small>
      <b className="angka">Rp {formatAngka(titipan.jumlah)}</b>
    </p>
  );
}

/** The coupons on the counter, and where one more is scanned; a store without the module has neither. */
export function SisiKupon({ keranjang, terbuka }: { keranjang: Keranjang; terbuka: boolean }) {
  const { t } = useTranslation(PENJUALAN);
  const aktif = useSubject()?.flags.has('KUPON_PENJUALAN_MODULE') ?? false;
  const { kupon = [] } = keranjang;
  return (
    <>
      {kupon.map(({ kode, nilai }) => (
        <p key={kode} className={css.sisi}>
          <span>{t('bayar.cara.KUPON')}</span>
          <small className="kode">{kode}</small>
          <b className="angka">Rp {formatAngka(nilai)}</b>
          <ActionIcon
            size={24}
            disabled={!terbuka}
            aria-label={`${t('bayar.buang')} ${kode}`}
            onClick={() => lepasKuponMeja(kode)}
          >
            <IconTrash size={14} />
          </ActionIcon>
        </p>
      ))}
      {aktif && <PindaiKupon terbuka={terbuka} />}
    </>
  );
}

function PindaiKupon({ terbuka }: { terbuka: boolean }) {
  const { t } = useTranslation(PENJUALAN);
  const [kode, setKode] = useState('');
  const [salah, setSalah] = useState<string | null>(null);
  const [sibuk, setSibuk] = useState(false);
  const onKeyDown = async (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (kode.trim() === '' || sibuk) return;
    setSibuk(true);
    const why = await ambilKupon(kode.trim().toUpperCase());
    setSibuk(false);
    setSalah(why);
    if (why === null) setKode('');
  };
  return (
    <TextInput
      mb={12}
      aria-label={t('kupon.pindaiBayar')}
      placeholder={t('kupon.pindaiBayar')}
      leftSection={<IconTicket size={15} stroke={1.6} />}
      value={kode}
      maxLength={20}
      disabled={!terbuka}
      error={salah}
      onChange={(event) => {
        setSalah(null);
        setKode(event.currentTarget.value.toUpperCase());
      }}
      onKeyDown={(event) => void onKeyDown(event)}
    />
  );
}
