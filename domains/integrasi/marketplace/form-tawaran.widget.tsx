/** A piece for a marketplace: which one, what it is called there, and whether it goes there now. */
import { Text } from '@mantine/core';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { DeclaredForm, SubmitButton, useCommandForm } from '@mustika/web-kit/form/form.tsx';
import { useTranslation } from 'react-i18next';
import { INTEGRASI } from '../teks-integrasi.store.ts';
import css from './marketplace.module.css';
import { simpanTawaran } from './tawaran.command.ts';

type FormProps = { onClose: () => void; onSaved: () => void };

export function FormTawaran({ onClose, onSaved }: FormProps) {
  const { t } = useTranslation(INTEGRASI);
  const form = useCommandForm(simpanTawaran, {
    onDone: () => {
      onSaved();
      onClose();
    },
  });
  return (
    <SideDrawer opened onClose={onClose} title={t('mp.tambah')} dirty={form.dirty}>
      <div className={css.tumpuk}>
        <DeclaredForm form={form} autoFocus>
          <Text size="xs" c="dimmed" mt="xs">
            {t('mp.syarat')}
          </Text>
          <SubmitButton form={form} mt="sm">
            {t('wa.simpan')}
          </SubmitButton>
        </DeclaredForm>
      </div>
    </SideDrawer>
  );
}
