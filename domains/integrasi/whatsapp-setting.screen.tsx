/** WhatsApp: through whom, what each document says, and what was sent. Spec 1 §2.2 (whatsapp-setting). */
import { Badge, Button, Tabs } from '@mantine/core';
import type { ApiError } from '@mustika/web-kit/api.ts';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PenyediaWa } from './penyedia-wa.widget.tsx';
import { PesanWa } from './pesan-wa.widget.tsx';
import { INTEGRASI } from './teks-integrasi.store.ts';
import { TerkirimWa } from './terkirim-wa.widget.tsx';
import type { SettingWa } from './whatsapp.command.ts';
import { bacaSettingWa } from './whatsapp.store.ts';

function Keadaan({ penyedia }: { penyedia: SettingWa['penyedia'] }) {
  const { t } = useTranslation(INTEGRASI);
  const siap = penyedia.token_ada && penyedia.id_nomor !== '';
  const [color, text] = !siap
    ? ['kuning', 'wa.belum']
    : penyedia.aktif
      ? ['hijau', 'wa.menyala']
      : ['gray', 'wa.mati'];
  return (
    <Badge variant="light" color={color as string} radius="sm" tt="none" fw={600}>
      {t(text as string)}
    </Badge>
  );
}

export default function WhatsappSetting() {
  const { t } = useTranslation(INTEGRASI);
  const portal = useSession((session) => session.portal);
  const [search, setSearch] = useUrlState();
  const tab = String(search['bagian'] ?? 'penyedia');
  const asked = useQuery<SettingWa, ApiError>({
    queryKey: ['setting-wa', portal],
    queryFn: ({ signal }) => bacaSettingWa(signal),
    staleTime: 0,
  });
  const { data } = asked;
  const again = () => void asked.refetch();
  return (
    <ScreenFrame title="Setting WhatsApp" chips={data && <Keadaan penyedia={data.penyedia} />} flowing>
      {asked.error && (
        <Button variant="default" onClick={again}>
          {asked.error.message}
        </Button>
      )}
      {data && (
        <Tabs value={tab} onChange={(next) => setSearch({ ...search, bagian: next })} keepMounted={false}>
          <Tabs.List>
            <Tabs.Tab value="penyedia">{t('wa.penyedia')}</Tabs.Tab>
            <Tabs.Tab value="pesan">{t('wa.pesan')}</Tabs.Tab>
            <Tabs.Tab value="terkirim">{t('wa.terkirim')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="penyedia">
            <PenyediaWa key={data.penyedia.versi} penyedia={data.penyedia} onSaved={again} />
          </Tabs.Panel>
          <Tabs.Panel value="pesan">
            <PesanWa pesan={data.pesan} onSaved={again} />
          </Tabs.Panel>
          <Tabs.Panel value="terkirim">
            <TerkirimWa />
          </Tabs.Panel>
        </Tabs>
      )}
    </ScreenFrame>
  );
}
