/** The random password of a user, shown once to who made it: copied or read aloud, then gone. */
import { ActionIcon, Alert, Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import { PileModal } from '@mustika/web-kit/pile-modal.tsx';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import css from './pengguna.module.css';
import type { SandiBaru } from './pengguna-data.store.ts';
import { PENGGUNA } from './teks-pengguna.store.ts';

export function SandiSekali({ sandi, onTutup }: { sandi: SandiBaru | null; onTutup: () => void }) {
  const { t } = useTranslation(PENGGUNA);
  return (
    <PileModal
      opened={sandi !== null}
      onClose={onTutup}
      title={t('sandi.judul', { user: sandi?.user_id ?? '' })}
      closeOnClickOutside={false}
      centered
    >
      <Stack gap="sm">
        <div className={css.sandi}>
          <span data-sandi>{sandi?.password}</span>
          <CopyButton value={sandi?.password ?? ''}>
            {({ copied, copy }) => (
              <ActionIcon aria-label={t('sandi.salin')} title={t('sandi.salin')} onClick={copy}>
                {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
              </ActionIcon>
            )}
          </CopyButton>
        </div>
        <Alert color="kuning" py="xs">
          <Text size="sm">{t('sandi.sekali')}</Text>
        </Alert>
        <Group justify="flex-end">
          <Button data-autofocus onClick={onTutup}>
            {t('sandi.sudah')}
          </Button>
        </Group>
      </Stack>
    </PileModal>
  );
}
