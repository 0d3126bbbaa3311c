/** How member codes count up and what the card looks like, beside the card itself. Spec 1 §2.2 (setting-member). */

import { Button, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { IfMay } from '@mustika/web-kit/act.tsx';
import type { ApiError } from '@mustika/web-kit/api.ts';
import {
  DeclaredForm,
  type FormState,
  SubmitButton,
  useCommandForm,
  useUnsavedGuard,
} from '@mustika/web-kit/form/form.tsx';
import { valuesOf } from '@mustika/web-kit/form/form-values.ts';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { PhotoButton } from '@mustika/web-kit/photo/photo.tsx';
import { Panel, ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PratinjauKartu } from './kartu-member.widget.tsx';
import type { SettingTersimpan } from './setting-member.command.ts';
import { simpanSettingMember, unggahGambarKartu } from './setting-member.command.ts';
import css from './setting-member.module.css';
import { kodeMember } from './setting-member.rule.ts';
import { bacaSetting, unggahGambar } from './setting-member.store.ts';
import { MEMBER } from './teks-member.store.ts';

export default function SettingMember() {
  const { t } = useTranslation(MEMBER);
  const portal = useSession((session) => session.portal);
  const asked = useQuery<SettingTersimpan, ApiError>({
    queryKey: ['setting-member', portal],
    queryFn: ({ signal }) => bacaSetting(signal),
    staleTime: 0,
  });
  return (
    <ScreenFrame title="Setting Kartu Member" flowing>
      {asked.error && (
        <Button variant="default" onClick={() => void asked.refetch()}>
          {asked.error.message}
        </Button>
      )}
      {asked.data && (
        <Isian key={asked.data.versi} setting={asked.data} onSaved={() => void asked.refetch()} />
      )}
      {asked.data && (
        <Text size="xs" c="dimmed">
          {asked.data.diubah_oleh
            ? t('kartu.diubah', {
                user: asked.data.diubah_oleh,
                waktu: formatWaktu(asked.data.diubah_pada ?? ''),
              })
            : t('kartu.belumDiatur')}
        </Text>
      )}
    </ScreenFrame>
  );
}

const KODE = ['awalan', 'panjang_nomor', 'masa_berlaku_bulan'];
const RUPA = [
  'judul',
  'warna',
  'jenis_kode',
  'tampil_no_hp',
  'tampil_berlaku',
  'tampil_alamat_toko',
  'ketentuan',
];

type IsianProps = { setting: SettingTersimpan; onSaved: () => void };

function Isian({ setting, onSaved }: IsianProps) {
  const { t } = useTranslation(MEMBER);
  const form = useCommandForm(simpanSettingMember, {
    initial: valuesOf(simpanSettingMember.fields, { ...setting }),
    onDone: onSaved,
  });
  useUnsavedGuard(form.dirty);
  const toko = useSession((session) => session.portal ?? session.user?.kode_toko ?? '');
  const [values] = useDebouncedValue(form.values, 300);
  const awalan = String(form.values['awalan'] || toko).toUpperCase();
  const panjang = Number(form.values['panjang_nomor']);
  const berikut = panjang >= 4 && panjang <= 10 ? kodeMember(awalan, panjang, 123) : null;
  return (
    <div className={css.dua}>
      <Panel title={t('kartu.rupa')}>
        <div className={css.isi}>
          <DeclaredForm form={form} names={[...KODE, ...RUPA]} columns={3} autoFocus>
            <Text size="xs" c="dimmed" mt="xs">
              {berikut && t('kartu.berikut', { kode: berikut })} · {t('kartu.selamanya')}
            </Text>
            <Gambar form={form} name="gambar_depan" label={t('kartu.gambarDepan')} />
            <Gambar form={form} name="gambar_belakang" label={t('kartu.gambarBelakang')} />
            <SubmitButton form={form} mt="sm">
              {t('kartu.simpan')}
            </SubmitButton>
          </DeclaredForm>
        </div>
      </Panel>
      <PratinjauKartu values={values} dirty={form.dirty} />
    </div>
  );
}

/** The picture of a side: sent at once, named by the setting when it is saved. */
function Gambar({ form, name, label }: { form: FormState; name: string; label: string }) {
  const { t } = useTranslation(MEMBER);
  const [sending, setSending] = useState(false);
  const send = async (file: File) => {
    setSending(true);
    try {
      form.set(name, await unggahGambar(file));
    } catch (error) {
      noticeOf(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <div className={css.gambar}>
      <span>{label}</span>
      <IfMay act={unggahGambarKartu}>
        <PhotoButton label={t('kartu.pilihGambar')} onFile={(file) => void send(file)} loading={sending} />
      </IfMay>
      {Boolean(form.values[name]) && (
        <Button variant="subtle" color="gray" onClick={() => form.set(name, null)}>
          {t('kartu.hapusGambar')}
        </Button>
      )}
    </div>
  );
}
