/** A secret, shown once to who made it: copied into the program that uses it, then gone. */
import { ActionIcon, Alert, Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { PileModal } from '@mustika/web-kit/pile-modal.tsx';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import css from './kunci-api.module.css';
import type { SekaliTampil } from './kunci-api.store.ts';
import { KUNCI_API } from './teks-kunci-api.store.ts';

type Props = { sekali: SekaliTampil; onTutup: () => void };

/** Mounted when there is something to show, so that it lies above the sheet it was asked from. */
export function KunciSekali({ sekali, onTutup }: Props) {
  const { t } = useTranslation(KUNCI_API);
  return (
    <PileModal opened onClose={onTutup} title={sekali.judul} closeOnClickOutside={false} size="lg" centered>
      <Isi sekali={sekali} />
      <Group justify="flex-end" mt="sm">
        <Button data-autofocus onClick={onTutup}>
          {t('sekali.sudah')}
        </Button>
      </Group>
    </PileModal>
  );
}

function Isi({ sekali: { rahasia, cara } }: { sekali: SekaliTampil }) {
  const { t } = useTranslation(KUNCI_API);
  return (
    <Stack gap="sm">
      <div className={css.rahasia}>
        <span data-rahasia>{rahasia}</span>
        <CopyButton value={rahasia}>
          {({ copied, copy }) => (
            <ActionIcon aria-label={t('sekali.salin')} title={t('sekali.salin')} onClick={copy}>
              {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
            </ActionIcon>
          )}
        </CopyButton>
      </div>
      <Alert color="kuning" py="xs">
        <Text size="sm">{t('sekali.sekali')}</Text>
      </Alert>
      <Text size="sm">{t(`sekali.cara.${cara}`)}</Text>
      <Code block>
        {cara === 'kunci' ? `x-auth-token: ${rahasia.slice(0, 10)}…` : 'webhook-signature: v1,…'}
      </Code>
    </Stack>
  );
}
