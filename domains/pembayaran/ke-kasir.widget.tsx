/** The way from the sheet of what waits for a customer to the till that hands it over, for whoever sells. Domain R6.2. */
import { Button } from '@mantine/core';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { useMenuScreens } from '@mustika/web-kit/shell/house-context.tsx';
import { IconShoppingCart } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';

/** `nomor`: the number on its slip, by which the till finds it; `label`: what the button says. */
export function KeKasir({ nomor, label }: { nomor: string; label: string }) {
  const open = useMenuScreens();
  if (!open.some(({ path }) => path === '/transaksi-penjualan')) return null;
  return (
    <Button
      component={Link}
      to="/transaksi-penjualan"
      search={{ no_titipan: nomor } as never}
      color="emas"
      w="fit-content"
      leftSection={<IconShoppingCart size={15} />}
      data-ambil
    >
      {istilah(label)}
    </Button>
  );
}
