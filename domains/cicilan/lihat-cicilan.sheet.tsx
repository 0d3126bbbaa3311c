/** What the sheet of a plan says itself: paying one that runs, handing over one that is paid, the way to one that is late. */
import { Anchor } from '@mantine/core';
import type { OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import { SendByWa } from '@mustika/web-kit/document-sheet/send-wa.tsx';
import { useMenuScreens } from '@mustika/web-kit/shell/house-context.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AmbilCicilan } from './ambil-cicilan.widget.tsx';
import { BayarCicilan } from './bayar-cicilan.widget.tsx';
import type { Cicilan } from './cicilan.reads.ts';
import { CICILAN } from './teks-cicilan.store.ts';

/** The screen of forfeitures, where a plan is late and whoever looks at it may go there. */
function KeLelang({ plan }: { plan: Cicilan }) {
  const { t } = useTranslation(CICILAN);
  const open = useMenuScreens();
  if (plan.telat === 0 || !open.some(({ path }) => path === '/lelang-cicilan')) return null;
  return (
    <Anchor
      component={Link}
      to="/lelang-cicilan"
      search={{ no_cicilan: plan.no_cicilan } as never}
      size="xs"
      c="merah"
    >
      {t('keLelang')}
    </Anchor>
  );
}

export default function IsiCicilan(one: OneDocument) {
  const plan = one as unknown as Cicilan;
  const jalan = plan.status === 'DONE' || plan.status === 'LUNAS';
  return (
    <>
      {plan.status === 'DONE' && <BayarCicilan plan={plan} />}
      {plan.status === 'LUNAS' && <AmbilCicilan plan={plan} />}
      {jalan && <SendByWa jenis="CICILAN" nomor={plan.no_cicilan} no_hp={plan.no_hp_customer} />}
      <KeLelang plan={plan} />
    </>
  );
}
