/** How the gateway is reached; its key is written and never shown. Beside it what it answers when it is asked. */
import { Alert, Text } from '@mantine/core';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { useMay } from '@mustika/web-kit/act.tsx';
import { DeclaredForm, SubmitButton, useCommandForm, useUnsavedGuard } from '@mustika/web-kit/form/form.tsx';
import { valuesOf } from '@mustika/web-kit/form/form-values.ts';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { IconPlugConnected } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PEMBAYARAN } from '../teks-pembayaran.store.ts';
import { type SettingGerbang, simpanGerbang, ujiGerbang, webhookGerbang } from './gerbang.command.ts';
import css from './gerbang.module.css';

const NAMA = ['aktif', 'alamat', 'kunci', 'no_rekening', 'menit'];

type SetelanProps = { setting: SettingGerbang; onSaved: () => void };

export function SetelanGerbang({ setting, onSaved }: SetelanProps) {
  const { t } = useTranslation(PEMBAYARAN);
  const boleh = useMay()(simpanGerbang);
  const form = useCommandForm(simpanGerbang, {
    initial: { ...valuesOf(simpanGerbang.fields, { ...setting }), kunci: null },
    onDone: onSaved,
  });
  useUnsavedGuard(form.dirty);
  const toko = useSession((session) => session.portal ?? session.user?.kode_toko ?? '');
  return (
    <div className={css.dua}>
      <Panel title={t('gerbang.setelan')}>
        <DeclaredForm form={form} names={NAMA} columns={2} locked={boleh ? [] : NAMA}>
          <Text size="xs" c="dimmed" mt="xs">
            {setting.kunci_ada
              ? t('gerbang.kunciAda', { waktu: formatWaktu(setting.kunci_diganti ?? '') })
              : t('gerbang.kunciBelum')}
          </Text>
          <Text size="xs" c="dimmed" mt="xs">
            {t('gerbang.alamatKabar')}{' '}
            <span className="kode">{`${location.origin}/api/v1/${webhookGerbang.path.replace('{kode_toko}', toko)}`}</span>
          </Text>
          {boleh ? (
            <SubmitButton form={form} mt="sm">
              {t('gerbang.simpan')}
            </SubmitButton>
          ) : (
            <Text size="xs" mt="sm">
              {t('gerbang.hanyaPemilik')}
            </Text>
          )}
        </DeclaredForm>
      </Panel>
      {boleh && <Uji siap={setting.kunci_ada && !form.dirty} />}
    </div>
  );
}

function Uji({ siap }: { siap: boolean }) {
  const { t } = useTranslation(PEMBAYARAN);
  const [jawab, setJawab] = useState<{ terhubung: boolean; jawaban: string } | null>(null);
  const form = useCommandForm(ujiGerbang, { onDone: ({ data }) => setJawab(data), quiet: true });
  return (
    <Panel title={t('gerbang.uji')}>
      <DeclaredForm form={form}>
        <Text size="xs" c="dimmed" mt={4}>
          {t('gerbang.ujiJelas')}
        </Text>
        <SubmitButton form={form} mt="sm" disabled={!siap} leftSection={<IconPlugConnected size={14} />}>
          {t('gerbang.uji')}
        </SubmitButton>
        {jawab && (
          <Alert mt="sm" color={jawab.terhubung ? 'hijau' : 'merah'} role="status">
            {kalimat(jawab.jawaban)}
          </Alert>
        )}
      </DeclaredForm>
    </Panel>
  );
}
