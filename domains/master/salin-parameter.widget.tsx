/** Copies the parameters of one store to another, and says list by list what came of it. */

import { formatAngka } from '@mustika/kernel/amount.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { DeclaredForm, SubmitButton, useCommandForm } from '@mustika/web-kit/form/form.tsx';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './harga/publikasi-harga.module.css';
import { type HasilSalin, salinParameterCommand } from './salin-parameter.command.ts';
import { MASTER } from './teks-master.store.ts';

export function SalinParameter() {
  const { t } = useTranslation(MASTER);
  const [dibuka, setDibuka] = useState(false);
  return (
    <>
      <ActButton
        act={salinParameterCommand}
        variant="default"
        leftSection={<IconCopy size={14} />}
        onClick={() => setDibuka(true)}
      >
        {t('salin.judul')}
      </ActButton>
      {dibuka && <Lembar onClose={() => setDibuka(false)} />}
    </>
  );
}

function Lembar({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(MASTER);
  const [hasil, setHasil] = useState<HasilSalin[] | null>(null);
  const form = useCommandForm(salinParameterCommand, {
    onDone: (answer) => setHasil(answer.data as HasilSalin[]),
  });
  return (
    <SideDrawer opened onClose={onClose} title={t('salin.judul')} dirty={false}>
      <p>{t('salin.penjelasan')}</p>
      <DeclaredForm form={form} label={t('salin.judul')} autoFocus>
        <div className={css.tindakan}>
          <SubmitButton form={form}>{t('salin.salin')}</SubmitButton>
        </div>
      </DeclaredForm>
      {hasil && <Hasil hasil={hasil} />}
    </SideDrawer>
  );
}

function Hasil({ hasil }: { hasil: readonly HasilSalin[] }) {
  const { t } = useTranslation(MASTER);
  const ada = hasil.filter(({ disalin, dilewati }) => disalin + dilewati > 0);
  return (
    <table className={css.harga} aria-live="polite">
      <thead>
        <tr>
          <th>{t('salin.daftar')}</th>
          <th>{t('salin.disalin')}</th>
          <th>{t('salin.dilewati')}</th>
        </tr>
      </thead>
      <tbody>
        {ada.map((satu) => (
          <tr key={satu.tabel}>
            <td>{satu.label}</td>
            <td>{formatAngka(satu.disalin)}</td>
            <td>{formatAngka(satu.dilewati)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
