/** The payment gateway of a store: what it collected, money that no nota took, and how it is reached. docs/decisions/0155. */
import { Badge, Tabs } from '@mantine/core';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PEMBAYARAN } from '../teks-pembayaran.store.ts';
import { DaftarTagihan } from './daftar-tagihan.widget.tsx';
import type { SettingGerbang } from './gerbang.command.ts';
import { bacaSettingGerbang } from './kelola-gerbang.store.ts';
import { SetelanGerbang } from './setelan-gerbang.widget.tsx';

function Nyala({ aktif }: Pick<SettingGerbang, 'aktif'>) {
  const { t } = useTranslation(PEMBAYARAN);
  return (
    <Badge variant="light" color={aktif ? 'hijau' : 'gray'} radius="sm" tt="none" fw={600}>
      {t(aktif ? 'gerbang.nyala' : 'gerbang.mati')}
    </Badge>
  );
}

export default function GerbangBayar() {
  const { t } = useTranslation(PEMBAYARAN);
  const portal = useSession((session) => session.portal);
  const [search, setSearch] = useUrlState();
  const tab = search['bagian'] === 'setelan' ? 'setelan' : 'tagihan';
  const { data, refetch } = useQuery({
    queryKey: ['setting-gerbang', portal],
    queryFn: ({ signal }) => bacaSettingGerbang(signal),
    staleTime: 0,
  });
  return (
    <ScreenFrame title="Gerbang Pembayaran" chips={data && <Nyala aktif={data.aktif} />} flowing>
      <Tabs value={tab} onChange={(next) => setSearch({ ...search, bagian: next })} keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="tagihan">{t('gerbang.tagihan')}</Tabs.Tab>
          <Tabs.Tab value="setelan">{t('gerbang.setelan')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="tagihan">
          <DaftarTagihan aktif={data?.aktif ?? true} />
        </Tabs.Panel>
        <Tabs.Panel value="setelan">
          {data && <SetelanGerbang key={data.versi} setting={data} onSaved={() => void refetch()} />}
        </Tabs.Panel>
      </Tabs>
    </ScreenFrame>
  );
}
