/** Closes a store that still has something on its way: which one, why, and a second person. */
import { Text } from '@mantine/core';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { DeclaredForm, SubmitButton, useCommandForm } from '@mustika/web-kit/form/form.tsx';
import { IconBan } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MASTER } from './teks-master.store.ts';
import { tutupSelamanya } from './tutup-selamanya.command.ts';

export function TutupSelamanya() {
  const { t } = useTranslation(MASTER);
  const [dibuka, setDibuka] = useState(false);
  return (
    <>
      <ActButton
        act={tutupSelamanya}
        variant="default"
        leftSection={<IconBan size={14} />}
        onClick={() => setDibuka(true)}
      >
        {t('tutupSelamanya.judul')}
      </ActButton>
      {dibuka && <Lembar onClose={() => setDibuka(false)} />}
    </>
  );
}

function Lembar({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(MASTER);
  const client = useQueryClient();
  const form = useCommandForm(tutupSelamanya, {
    onDone: () => {
      void client.invalidateQueries();
      onClose();
    },
  });
  return (
    <SideDrawer opened onClose={onClose} title={t('tutupSelamanya.judul')} dirty={form.dirty}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('tutupSelamanya.jelas')}
      </Text>
      <DeclaredForm form={form} names={['kode_toko', 'alasan']} autoFocus>
        <SubmitButton form={form} mt="sm" color="merah">
          {t('tutupSelamanya.tutup')}
        </SubmitButton>
      </DeclaredForm>
    </SideDrawer>
  );
}
