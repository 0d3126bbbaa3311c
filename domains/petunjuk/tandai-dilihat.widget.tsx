/** What whoever looked at a hint found: a note, after which it stays away until there is more of it. */
import { Text } from '@mantine/core';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { DeclaredForm, SubmitButton, useCommandForm, useUnsavedGuard } from '@mustika/web-kit/form/form.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lihatPetunjukCommand } from './petunjuk.command.ts';
import { petunjuk } from './petunjuk.report.ts';
import { PETUNJUK } from './teks-petunjuk.store.ts';

export type Dilihat = Record<string, string | number | null | undefined> & { kali: number };

export function TandaiDilihat({ dilihat, onTutup }: { dilihat: Dilihat; onTutup: () => void }) {
  const { t } = useTranslation(PETUNJUK);
  const queries = useQueryClient();
  const form = useCommandForm(
    { ...lihatPetunjukCommand, fields: { catatan: lihatPetunjukCommand.fields.catatan } },
    {
      extra: dilihat,
      onDone: () => {
        // The list one goes back to is asked anew.
        queries.removeQueries({ queryKey: ['report', petunjuk.name] });
        onTutup();
      },
    },
  );
  const dirty = form.dirty && !form.sending;
  useUnsavedGuard(dirty);
  return (
    <SideDrawer opened onClose={onTutup} title={t('tandai')} dirty={dirty}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('tandaiJelas', { kali: dilihat.kali })}
      </Text>
      <DeclaredForm form={form} names={['catatan']} label={t('tandai')} autoFocus>
        <SubmitButton form={form} mt="sm">
          {t('simpan')}
        </SubmitButton>
      </DeclaredForm>
    </SideDrawer>
  );
}
