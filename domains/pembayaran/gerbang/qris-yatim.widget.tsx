/** A strip where receipts are checked: money came in by QRIS that no nota took. Nothing where there is none. */
import { Alert, Anchor } from '@mantine/core';
import { formatAngka, rupiah } from '@mustika/kernel/amount.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PEMBAYARAN } from '../teks-pembayaran.store.ts';
import { useDaftarTagihan } from './kelola-gerbang.store.ts';

export function QrisYatim() {
  const { t } = useTranslation(PEMBAYARAN);
  const { data } = useDaftarTagihan('YATIM');
  const yatim = data?.data ?? [];
  if (yatim.length === 0) return null;
  const jumlah = formatAngka(rupiah(yatim.reduce((total, one) => total + one.jumlah, 0)));
  return (
    <Alert color="merah" role="status">
      {t('gerbang.adaYatim', { banyak: yatim.length, jumlah })}{' '}
      <Anchor component={Link} underline="always" to="/gerbang-bayar" search={{ hanya: 'YATIM' } as never}>
        {t('gerbang.lihatYatim')}
      </Anchor>
    </Alert>
  );
}
