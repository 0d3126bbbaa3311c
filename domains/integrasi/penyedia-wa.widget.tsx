/** Through whom messages go; the token is written and never shown. Beside it a test, and the customers' yes or no. */

import { Text } from '@mantine/core';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { newKey } from '@mustika/web-kit/api.ts';
import { DeclaredForm, SubmitButton, useCommandForm, useUnsavedGuard } from '@mustika/web-kit/form/form.tsx';
import { valuesOf } from '@mustika/web-kit/form/form-values.ts';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import css from './integrasi.module.css';
import { webhookWa } from './kabar-wa.command.ts';
import { INTEGRASI } from './teks-integrasi.store.ts';
import { type SettingWa, setujuWaCommand, simpanPenyediaWa, ujiWa } from './whatsapp.command.ts';
import { catatSetuju } from './whatsapp.store.ts';

/** Secrets are written and never read back. */
const TANPA_RAHASIA = { token: null, rahasia_aplikasi: null, token_verifikasi: null };

type PenyediaProps = { penyedia: SettingWa['penyedia']; onSaved: () => void };

export function PenyediaWa({ penyedia, onSaved }: PenyediaProps) {
  const { t } = useTranslation(INTEGRASI);
  const boleh = useSession((session) => ['OWN', 'SU', 'MU'].includes(session.user?.level ?? ''));
  const form = useCommandForm(simpanPenyediaWa, {
    initial: { ...valuesOf(simpanPenyediaWa.fields, { ...penyedia }), ...TANPA_RAHASIA },
    onDone: onSaved,
  });
  useUnsavedGuard(form.dirty);
  const nama = ['aktif', 'alamat', 'versi_api', 'id_nomor', 'nomor', ...Object.keys(TANPA_RAHASIA)];
  const toko = useSession((session) => session.portal ?? session.user?.kode_toko ?? '');
  return (
    <div className={css.dua}>
      <Panel title={t('wa.penyedia')}>
        <DeclaredForm form={form} names={nama} columns={2} locked={boleh ? [] : nama}>
          <Text size="xs" c="dimmed" mt="xs">
            {penyedia.token_ada
              ? t('wa.tokenAda', { waktu: formatWaktu(penyedia.token_diganti ?? '') })
              : t('wa.tokenBelum')}
          </Text>
          <Text size="xs" c="dimmed" mt="xs">
            {t(penyedia.kabar_siap ? 'wa.kabarSiap' : 'wa.kabarBelum')}{' '}
            <span className="kode">{`${location.origin}/api/v1/${webhookWa.path.replace('{kode_toko}', toko)}`}</span>
          </Text>
          {boleh ? (
            <SubmitButton form={form} mt="sm">
              {t('wa.simpan')}
            </SubmitButton>
          ) : (
            <Text size="xs" mt="sm">
              {t('wa.hanyaPemilik')}
            </Text>
          )}
        </DeclaredForm>
      </Panel>
      <div className={css.tumpuk}>
        {boleh && <Uji siap={penyedia.token_ada && !form.dirty} />}
        <Setuju />
      </div>
    </div>
  );
}

function Uji({ siap }: { siap: boolean }) {
  const { t } = useTranslation(INTEGRASI);
  const form = useCommandForm(ujiWa);
  return (
    <Panel title={t('wa.uji')}>
      <DeclaredForm form={form}>
        <Text size="xs" c="dimmed" mt={4}>
          {t('wa.ujiJelas')}
        </Text>
        <SubmitButton form={form} mt="sm" disabled={!siap} leftSection={<IconSend size={14} />}>
          {t('wa.uji')}
        </SubmitButton>
      </DeclaredForm>
    </Panel>
  );
}

function Setuju() {
  const { t } = useTranslation(INTEGRASI);
  const form = useCommandForm(setujuWaCommand, { initial: { setuju: true } });
  const { busy, kirim } = useKirimSekali();
  const nomor = String(form.values['no_hp'] ?? '');
  const catat = (setuju: boolean) => void kirim(() => catatSetuju(nomor, setuju, newKey()));
  return (
    <Panel title={t('wa.setuju')}>
      <DeclaredForm form={form} names={['no_hp']}>
        <Text size="xs" c="dimmed" mt={4}>
          {t('wa.setujuJelas')}
        </Text>
        <div className={css.isian}>
          <ActButton
            act={setujuWaCommand}
            main
            mt="sm"
            variant="default"
            loading={busy}
            disabled={nomor.length < 8}
            onClick={() => catat(true)}
          >
            {t('wa.setujuYa')}
          </ActButton>
          <ActButton
            act={setujuWaCommand}
            main
            mt="sm"
            variant="default"
            loading={busy}
            disabled={nomor.length < 8}
            onClick={() => catat(false)}
          >
            {t('wa.setujuTidak')}
          </ActButton>
        </div>
      </DeclaredForm>
    </Panel>
  );
}
