/** In a shop without a sales person: the first one, by his name. It comes once in the life of a shop, so no till waits for it. */
import type { Resource } from '@mustika/kernel/resource.ts';
import { newKey } from '@mustika/web-kit/api.ts';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { createRow } from '@mustika/web-kit/resource/resource-calls.ts';
import { useRefreshResource } from '@mustika/web-kit/resource/resource-form.ts';
import { useParts } from '@mustika/web-kit/shell/house-context.tsx';
import { useMayOpen } from '@mustika/web-kit/target-link.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PickList } from '../../../../packages/web-kit/counter/pick-list.tsx';
import { kodeSales, salesResource } from '../../../master/sales.resource.ts';
import { PENJUALAN } from '../../teks.store.ts';

const resource = salesResource as unknown as Resource;
const BARU = '+';

/** `onMade` hears the code of the one that was made. */
export function SalesPertama({ onMade }: { onMade: (kode_sales: string) => void }) {
  const { t } = useTranslation(PENJUALAN);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const mayOpen = useMayOpen();
  const may = useParts(resource.screen);
  const refresh = useRefreshResource(resource);
  const boleh = mayOpen(resource.screen) && may('tambah');
  const nama = text.trim().toUpperCase();
  const make = async (): Promise<void> => {
    const kode_sales = kodeSales(nama);
    setBusy(true);
    try {
      await createRow(resource, { kode_sales, nama_sales: nama, no_hp: null }, newKey());
      await refresh();
      onMade(kode_sales);
    } catch (error) {
      noticeOf(error);
      setBusy(false);
    }
  };
  return (
    <PickList
      label={t('sales.judul')}
      placeholder={t('sales.tempat')}
      query={text}
      onQuery={setText}
      loading={busy}
      items={boleh && nama && !busy ? [{ id: BARU, title: t('sales.tambah', { nama }) }] : []}
      onPick={() => void make()}
      empty={t(boleh ? 'sales.pertama' : 'sales.minta')}
    />
  );
}
