/** Alt+U in the toolbar of the till. */
import { Button, Kbd } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useKasir } from '../kasir/kasir.store.ts';
import { PENJUALAN } from '../teks.store.ts';
import { tukarDari } from './tukar.rule.ts';

export function TombolTukar() {
  const { t } = useTranslation(PENJUALAN);
  const open = useKasir((kasir) => kasir.panel === 'tukar');
  const banyak = useKasir((kasir) => tukarDari(kasir.keranjang).baris.length);
  return (
    <Button
      variant={banyak > 0 ? 'light' : 'default'}
      leftSection={<IconArrowsExchange size={15} />}
      rightSection={<Kbd size="xs">Alt U</Kbd>}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => useKasir.setState({ panel: open ? null : 'tukar' })}
    >
      {banyak > 0 ? t('tukar.bukaAda', { jumlah: banyak }) : t('tukar.buka')}
    </Button>
  );
}
