/** Whether a member agreed to hear of the shop, and his yes or no as he says it. Domain R9.5, 14.3. */
import { Group, Text } from '@mantine/core';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { call } from '@mustika/web-kit/api.ts';
import { confirm } from '@mustika/web-kit/notices.tsx';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { useTranslation } from 'react-i18next';
import { setujuWaCommand } from '../integrasi/whatsapp.command.ts';
import { MEMBER } from './teks-member.store.ts';

type SetujuProps = { no_hp: string; setuju: boolean; onSaved: () => void };

export function SetujuMember({ no_hp, setuju, onSaved }: SetujuProps) {
  const { t } = useTranslation(MEMBER);
  const { busy, kirim } = useKirimSekali(setujuWaCommand.message);
  const judul = t(setuju ? 'setuju.tarik' : 'setuju.catat');
  const ganti = async (): Promise<void> => {
    if (!(await confirm({ title: judul, text: t('setuju.tanya', { nomor: no_hp }) }))) return;
    await kirim((key) => call(setujuWaCommand, { body: { no_hp, setuju: !setuju }, key }));
    onSaved();
  };
  return (
    <Group justify="space-between" mb="sm">
      <Text size="sm">{t(setuju ? 'setuju.ya' : 'setuju.belum')}</Text>
      <ActButton act={setujuWaCommand} variant="default" loading={busy} onClick={() => void ganti()}>
        {judul}
      </ActButton>
    </Group>
  );
}
