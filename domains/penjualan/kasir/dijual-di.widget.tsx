/** Where a nota was sold online, on the payment sheet of a store that sells on a marketplace. */
import { NativeSelect } from '@mantine/core';
import { listCall } from '@mustika/kernel/resource.ts';
import { call } from '@mustika/web-kit/api.ts';
import { resourceKey } from '@mustika/web-kit/fields/ref-options.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { marketplaceResource } from '../../master/marketplace.resource.ts';
import { PENJUALAN } from '../teks.store.ts';
import { bolehUbah, modulToko, ubahKeranjang, useKasir } from './kasir.store.ts';

const FRESH = 5 * 60_000;
const query = { aktif: 'ya', skip: 0, limit: 200 };

/** Nothing where the store sells over the counter alone. */
export function DijualDi() {
  return modulToko().has('MARKETPLACE_INTEGRATION_MODULE') ? <Pilihan /> : null;
}

function Pilihan() {
  const { t } = useTranslation(PENJUALAN);
  const portal = useSession((session) => session.portal);
  const { data } = useQuery({
    queryKey: [...resourceKey(marketplaceResource, portal), 'kasir'],
    queryFn: ({ signal }) => call(listCall(marketplaceResource), { query, signal }),
    staleTime: FRESH,
  });
  const dipilih = useKasir((kasir) => kasir.keranjang.marketplace ?? '');
  const terbuka = useKasir(bolehUbah);
  return (
    <NativeSelect
      mt="sm"
      label={t('bayar.dijualDi')}
      disabled={!terbuka}
      data={[
        { value: '', label: t('bayar.diToko') },
        ...(data?.data ?? []).map(({ kode_marketplace, nama_marketplace }) => ({
          value: kode_marketplace,
          label: nama_marketplace,
        })),
      ]}
      value={dipilih}
      onChange={(event) => {
        const kode = event.currentTarget.value;
        ubahKeranjang((k) => ({ ...k, marketplace: kode || null }));
      }}
    />
  );
}
