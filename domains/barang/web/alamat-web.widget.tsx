/** Where the catalogue goes: address and key for owners, written and never shown; a try without a piece. */
import { Text } from '@mantine/core';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { call } from '@mustika/web-kit/api.ts';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { DeclaredForm, SubmitButton, useCommandForm } from '@mustika/web-kit/form/form.tsx';
import { valuesOf } from '@mustika/web-kit/form/form-values.ts';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { IconPlugConnected } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { BARANG } from '../teks-barang.store.ts';
import { type KeadaanWeb, simpanWeb, ujiWeb } from './barang-web.command.ts';
import { KeadaanKirimWeb } from './keadaan-web.widget.tsx';
import css from './web.module.css';

const NAMA = ['aktif', 'alamat', 'kunci'];

type AlamatProps = { web: KeadaanWeb; onClose: () => void; onSaved: () => void };

export function AlamatWeb({ web, onClose, onSaved }: AlamatProps) {
  const { t } = useTranslation(BARANG);
  const boleh = useSession((session) => ['OWN', 'SU', 'MU'].includes(session.user?.level ?? ''));
  const { busy, kirim } = useKirimSekali();
  const form = useCommandForm(simpanWeb, {
    initial: { ...valuesOf(simpanWeb.fields, { ...web }), kunci: null },
    onDone: () => {
      onSaved();
      onClose();
    },
  });
  const siap = web.kunci_ada && web.alamat !== '' && !form.dirty;
  return (
    <SideDrawer opened onClose={onClose} title={t('web.alamat')} dirty={form.dirty}>
      <div className={css.tumpuk}>
        <DeclaredForm form={form} names={NAMA} locked={boleh ? [] : NAMA}>
          <Text size="xs" c="dimmed" mt="xs">
            {t(web.kunci_ada ? 'web.kunciAda' : 'web.kunciBelum')} {t('web.protokol')}
          </Text>
          {boleh ? (
            <SubmitButton form={form} mt="sm">
              {t('web.simpan')}
            </SubmitButton>
          ) : (
            <Text size="xs" mt="sm">
              {t('web.hanyaPemilik')}
            </Text>
          )}
        </DeclaredForm>
        {boleh && (
          <ActButton
            act={ujiWeb}
            main
            variant="default"
            leftSection={<IconPlugConnected size={14} />}
            loading={busy}
            disabled={!siap}
            onClick={() => void kirim(() => call(ujiWeb, { body: {} })).then(onSaved)}
          >
            {t('web.uji')}
          </ActButton>
        )}
        <KeadaanKirimWeb web={web} />
      </div>
    </SideDrawer>
  );
}
