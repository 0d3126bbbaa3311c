/** The way from a plan that runs to the counter where it is paid, for whoever may. */
import { ActButton } from '@mustika/web-kit/act.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { bayarCicilan } from './bayar-cicilan.document.ts';
import type { Cicilan } from './cicilan.reads.ts';
import { CICILAN } from './teks-cicilan.store.ts';

export function BayarCicilan({ plan: { no_cicilan } }: { plan: Cicilan }) {
  const { t } = useTranslation(CICILAN);
  const go = useNavigate();
  return (
    <div>
      <ActButton
        act={bayarCicilan.transitions.simpan}
        color="emas"
        data-bayar-cicilan
        onClick={() => void go({ to: '/bayar-cicilan', search: { no_cicilan } as never })}
      >
        {t('bayar')}
      </ActButton>
    </div>
  );
}
