/** The mark of company or store, shown, brought and taken away. */
import { Group, Text } from '@mantine/core';
import { ActButton, IfMay } from '@mustika/web-kit/act.tsx';
import { call, download, uploadFile } from '@mustika/web-kit/api.ts';
import { confirm, noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { PhotoButton, useObjectUrl } from '@mustika/web-kit/photo/photo.tsx';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { type Look, useForgetLook } from '@mustika/web-kit/shell/look.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hapusLogo, logoTokoCommand, unggahLogo } from './tampilan.command.ts';
import css from './tampilan.module.css';
import { TAMPILAN } from './teks-tampilan.store.ts';

export function LogoToko({ look }: { look: Look }) {
  const { t } = useTranslation(TAMPILAN);
  const forget = useForgetLook();
  const portal = useSession((session) => session.portal);
  const pusat = useSession((session) => Boolean(session.user?.pusat) && session.portal === null);
  const [busy, setBusy] = useState(false);
  const { data } = useQuery({
    queryKey: ['logo', 'layar', portal, look],
    queryFn: async ({ signal }) => (await download(logoTokoCommand, { signal })).blob,
  });
  const address = useObjectUrl(data && data.size > 0 ? data : null);
  const act = async (work: () => Promise<{ message?: string }>) => {
    setBusy(true);
    try {
      toastSuccess((await work()).message ?? '');
      forget();
    } catch (error) {
      noticeOf(error);
    } finally {
      setBusy(false);
    }
  };
  const remove = async () => {
    if (await confirm({ title: t('hapus'), text: t('hapus'), danger: true }))
      await act(() => call(hapusLogo));
  };
  return (
    <Panel title={t('logo')}>
      <div className={css.isi}>
        {address ? (
          <img className={css.logo} src={address} alt={t('logo')} />
        ) : (
          <Text size="sm" c="dimmed">
            {t('belum')}
          </Text>
        )}
        <Text size="sm">{t(pusat ? 'logoPusat' : 'logoToko')}</Text>
        <Text size="xs" c="dimmed">
          {t('batas')}
        </Text>
        <Group gap="xs">
          <IfMay act={unggahLogo}>
            <PhotoButton
              label={t('unggah')}
              loading={busy}
              onFile={(file) => void act(() => uploadFile(unggahLogo, file, { part: 'image' }))}
            />
          </IfMay>
          {look.logo.toko && (
            <ActButton
              act={hapusLogo}
              variant="subtle"
              color="merah"
              disabled={busy}
              onClick={() => void remove()}
            >
              {t('hapus')}
            </ActButton>
          )}
        </Group>
      </div>
    </Panel>
  );
}
