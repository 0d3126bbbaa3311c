/** The customer's yes to be written to at the number on his loan; the reminders of its due date wait for it. */
import { ActButton } from '@mustika/web-kit/act.tsx';
import { call } from '@mustika/web-kit/api.ts';
import { confirm } from '@mustika/web-kit/notices.tsx';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { useSubject } from '@mustika/web-kit/shell/house-context.tsx';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { setujuWaCommand } from '../integrasi/whatsapp.command.ts';
import { HUTANG } from './teks-hutang.store.ts';

export function IzinWa({ no_hp }: { no_hp: string | null }) {
  const { t } = useTranslation(HUTANG);
  const { busy, kirim } = useKirimSekali(setujuWaCommand.message);
  const modul = useSubject()?.flags.has('WHATSAPP_MODULE') ?? false;
  if (!modul || !no_hp) return null;
  const tanya = async (): Promise<void> => {
    if (!(await confirm({ title: t('izinWa.judul'), text: t('izinWa.tanya', { nomor: no_hp }) }))) return;
    await kirim((key) => call(setujuWaCommand, { body: { no_hp, setuju: true }, key }));
  };
  return (
    <ActButton
      act={setujuWaCommand}
      variant="default"
      loading={busy}
      leftSection={<IconBrandWhatsapp size={15} />}
      onClick={() => void tanya()}
    >
      {t('izinWa.judul')}
    </ActButton>
  );
}
