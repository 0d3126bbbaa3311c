/** A request written down: whose it is, what he asks, how he proved who he is, when it came in. */
import { Text } from '@mantine/core';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { DeclaredForm, SubmitButton, useCommandForm, useUnsavedGuard } from '@mustika/web-kit/form/form.tsx';
import { useTranslation } from 'react-i18next';
import { MEMBER } from '../teks-member.store.ts';
import { catatPermintaan } from './permintaan.command.ts';

type Props = { onTutup: () => void; onJadi: (id: string) => void };

export function PermintaanBaru({ onTutup, onJadi }: Props) {
  const { t } = useTranslation(MEMBER);
  const form = useCommandForm(catatPermintaan, {
    initial: { jenis: 'AKSES' },
    onDone: ({ data }) => onJadi(data.id),
  });
  const dirty = form.dirty && !form.sending;
  useUnsavedGuard(dirty);
  return (
    <SideDrawer opened onClose={onTutup} title={t('minta.catat')} dirty={dirty} size={520}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('minta.siapa')}
      </Text>
      <DeclaredForm
        form={form}
        names={['jenis', 'kode_member', 'nama', 'no_hp', 'bukti', 'isi', 'tgl_masuk', 'jam_masuk']}
        autoFocus
      >
        <Text size="xs" c="dimmed" mt="xs">
          {t('minta.kapan')}
        </Text>
        <SubmitButton form={form} mt="sm">
          {t('minta.catat')}
        </SubmitButton>
      </DeclaredForm>
    </SideDrawer>
  );
}
