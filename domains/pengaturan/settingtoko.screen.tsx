/** The store as its slips show it, and the switches of its day. Spec 1 §2.2. */
import { Badge, Button, Text } from '@mantine/core';
import { formatTanggal, formatWaktu } from '@mustika/kernel/date.ts';
import { type ApiError, call } from '@mustika/web-kit/api.ts';
import { DeclaredForm, SubmitButton, useCommandForm, useUnsavedGuard } from '@mustika/web-kit/form/form.tsx';
import { valuesOf } from '@mustika/web-kit/form/form-values.ts';
import { Panel, ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DaftarSetelan } from './daftar-setelan.widget.tsx';
import css from './pengaturan.module.css';
import { type ProfilToko, profilTokoCommand, simpanProfilToko } from './setting-toko.command.ts';
import { PENGATURAN } from './teks-pengaturan.store.ts';

export default function SettingToko() {
  const { t } = useTranslation(PENGATURAN);
  const portal = useSession((session) => session.portal);
  const asked = useQuery<ProfilToko, ApiError>({
    queryKey: ['profil-toko', portal],
    queryFn: async ({ signal }) => (await call(profilTokoCommand, { signal })).data,
  });
  return (
    <ScreenFrame
      title="Setting Toko"
      flowing
      chips={
        asked.data && (
          <>
            <Badge variant="light" color="gray" radius="sm" tt="none" fw={600}>
              <span className="kode">{asked.data.kode_toko}</span>
            </Badge>
            <Badge
              variant="light"
              color={asked.data.tgl_system ? 'hijau' : 'gray'}
              radius="sm"
              tt="none"
              fw={600}
            >
              {asked.data.tgl_system
                ? t('hariBuka', { tanggal: formatTanggal(asked.data.tgl_system) })
                : t('tutup')}
            </Badge>
          </>
        )
      }
    >
      <div className={css.dua}>
        <Panel title={t('profil')}>
          {asked.error && (
            <Button variant="default" onClick={() => void asked.refetch()}>
              {asked.error.message}
            </Button>
          )}
          {asked.data && (
            <Profil key={asked.data.versi} profil={asked.data} onSaved={() => void asked.refetch()} />
          )}
        </Panel>
        <div className={css.rincian}>
          <DaftarSetelan harian />
        </div>
      </div>
    </ScreenFrame>
  );
}

const PENGUBAH: ReadonlySet<string> = new Set(['OWN', 'SU', 'MU']);

function Profil({ profil, onSaved }: { profil: ProfilToko; onSaved: () => void }) {
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
