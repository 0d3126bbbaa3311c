/** A new user: his password is made by the server and told once. */
import { Text } from '@mantine/core';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { DeclaredForm, SubmitButton, useCommandForm, useUnsavedGuard } from '@mustika/web-kit/form/form.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useTranslation } from 'react-i18next';
import { tambahPenggunaCommand } from './data-users.command.ts';
import { type SandiBaru, useSegarkan } from './pengguna-data.store.ts';
import { PENGGUNA } from './teks-pengguna.store.ts';

type OrangBaruProps = { onTutup: () => void; onSandi: (sandi: SandiBaru) => void };

export function OrangBaru({ onTutup, onSandi }: OrangBaruProps) {
  const { t } = useTranslation(PENGGUNA);
  const kode_toko = useSession((session) => session.portal ?? session.user?.kode_toko ?? null);
  const pusat = useSession((session) => session.user?.pusat ?? false);
  const segarkan = useSegarkan();
  const form = useCommandForm(tambahPenggunaCommand, {
    initial: { kode_toko, level: 'KASIR' },
    onDone: ({ data }) => {
      onSandi({ user_id: data.user_id, password: data.password_awal });
      void segarkan();
      onTutup();
    },
  });
  const dirty = form.dirty && !form.sending;
  useUnsavedGuard(dirty);
  const names = ['user_id', 'nama', 'level', 'kode_toko', 'no_whatsapp', ...(pusat ? ['lingkup'] : [])];
  return (
    <SideDrawer opened onClose={onTutup} title={t('orang.tambah')} dirty={dirty}>
      <DeclaredForm form={form} columns={2} names={names} label={t('orang.tambah')} autoFocus>
        {pusat && (
          <Text size="xs" c="dimmed" mt="xs">
            {t('orang.lingkupKosong')}
          </Text>
        )}
        <SubmitButton form={form} mt="md" />
      </DeclaredForm>
    </SideDrawer>
  );
}
