/** The button of a step that answers with settings. */
import { ActButton } from '@mustika/web-kit/act.tsx';
import { useTranslation } from 'react-i18next';
import { ubahSetelanCommand } from '../pengaturan/setelan.command.ts';
import css from './mulai.module.css';
import { MULAI } from './teks-mulai.store.ts';

export function SimpanSetelan({ busy }: { busy: boolean }) {
  const { t } = useTranslation(MULAI);
  return (
    <div className={css.aksi}>
      <ActButton act={ubahSetelanCommand} main type="submit" data-utama title="Ctrl+Enter" loading={busy}>
        {t('simpanLanjut')}
      </ActButton>
    </div>
  );
}
