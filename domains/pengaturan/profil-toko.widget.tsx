/** The store as its slips show it: name, address, telephone, tax number, clock. */
import { Text } from '@mantine/core';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { type ApiError, call } from '@mustika/web-kit/api.ts';
import { DeclaredForm, SubmitButton, useCommandForm, useUnsavedGuard } from '@mustika/web-kit/form/form.tsx';
import { valuesOf } from '@mustika/web-kit/form/form-values.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import css from './pengaturan.module.css';
import { type ProfilToko, profilTokoCommand, simpanProfilToko } from './setting-toko.command.ts';
import { PENGATURAN } from './teks-pengaturan.store.ts';

export function useProfil() {
  const portal = useSession((session) => session.portal);
  return useQuery<ProfilToko, ApiError>({
    queryKey: ['profil-toko', portal],
    queryFn: async ({ signal }) => (await call(profilTokoCommand, { signal })).data,
  });
}

const PENGUBAH: ReadonlySet<string> = new Set(['OWN', 'SU', 'MU']);

export function FormulirProfil({ profil, onSaved }: { profil: ProfilToko; onSaved: () => void }) {
  const { t } = useTranslation(PENGATURAN);
  const boleh = PENGUBAH.has(useSession((session) => session.user?.level) ?? '');
  const form = useCommandForm(simpanProfilToko, {
    initial: valuesOf(simpanProfilToko.fields, { ...profil }),
    onDone: onSaved,
  });
  useUnsavedGuard(form.dirty);
  return (
    <div className={css.profil}>
      <Text size="xs" c="dimmed">
        {boleh ? t('profilTeks') : t('profilDilihat')}
      </Text>
      <DeclaredForm form={form} names={['nama_toko', 'alamat_toko', 'telp', 'npwp', 'zona']}>
        <Text size="xs" c="dimmed" mt="xs">
          {t(profil.pkp ? 'pkp' : 'bukanPkp')} ·{' '}
          {t('oleh', { user: profil.diubah_oleh, waktu: formatWaktu(profil.diubah_pada) })}
        </Text>
        {boleh && (
          <SubmitButton form={form} mt="sm">
            {t('simpanProfil')}
          </SubmitButton>
        )}
      </DeclaredForm>
    </div>
  );
}
