/** The door of a practice store: there is no password. The ticket of the window is brought once; without one it is over. */
import { Button, Loader, Text, Title } from '@mantine/core';
import { call, isApiError } from '@mustika/web-kit/api.ts';
import { arrival } from '@mustika/web-kit/practice.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { DoorPage } from '@mustika/web-kit/shell/login-page.tsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { masukLatihan } from './latihan.command.ts';
import { TEKS_LATIHAN } from './teks-latihan.store.ts';

/** A copy of the demo chain is made in seconds; a busy machine needs longer. */
const SABAR = 120_000;

let dibawa: Promise<void> | null = null;

/** Once for the window, however often the page is drawn. */
function bawa(): Promise<void> {
  dibawa ??= call(masukLatihan, {
    body: { tiket: arrival.ticket },
    shop: true,
    plain: true,
    timeout: SABAR,
  }).then(({ data }) => useSession.getState().enter(data.token));
  return dibawa;
}

export default function PintuLatihan() {
  const { t } = useTranslation(TEKS_LATIHAN);
  const [salah, setSalah] = useState<string | null>(arrival.ticket && !dibawa ? '' : t('berakhir'));
  useEffect(() => {
    if (salah !== '') return;
    bawa().catch((error: unknown) => setSalah(isApiError(error) ? error.message : t('berakhir')));
  }, [salah, t]);
  return (
    <DoorPage>
      <Title order={1} size="h3">
        {t('pintu')}
      </Title>
      {salah === '' ? (
        <Text mt="md" role="status">
          <Loader size="xs" mr="xs" /> {t('menyiapkan')}
        </Text>
      ) : (
        <>
          <Text mt="md">{salah}</Text>
          <Button mt="md" onClick={() => window.close()}>
            {t('tutupJendela')}
          </Button>
        </>
      )}
    </DoorPage>
  );
}
