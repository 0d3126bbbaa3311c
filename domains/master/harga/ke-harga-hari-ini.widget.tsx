/** From every screen of prices to the one where 24K is typed once. */
import { Button } from '@mantine/core';
import { useMay } from '@mustika/web-kit/act.tsx';
import { IconCoin } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MASTER } from '../teks-master.store.ts';
import { terbitkanHariIni } from './harga-hari-ini.command.ts';
import { PUBLIKASI } from './publikasi-harga.command.ts';

export function KeHargaHariIni() {
  const { t } = useTranslation(MASTER);
  const may = useMay();
  if (!may(terbitkanHariIni)) return null;
  return (
    <Button component={Link} to={PUBLIKASI} variant="default" leftSection={<IconCoin size={15} />}>
      {t('harian.judul')}
    </Button>
  );
}
