/** A screen behind its gate, its code loaded when first opened. */
import { subMenuOf } from '@mustika/domains/navigasi/sub-menu.rule.ts';
import { missingModules, passes } from '@mustika/kernel/gate.ts';
import { screenGate } from '@mustika/kernel/house.ts';
import type { MenuScreen } from '@mustika/kernel/screen.ts';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { useBahasa } from '@mustika/web-kit/language/use-bahasa.ts';
import { Listens } from '@mustika/web-kit/listening.ts';
import { inPractice } from '@mustika/web-kit/practice.ts';
import { useAway } from '@mustika/web-kit/session.ts';
import { useHouse, useSubject } from '@mustika/web-kit/shell/house-context.tsx';
import { PilihTokoPage } from '@mustika/web-kit/shell/pilih-toko-page.tsx';
import { NotFound } from '@mustika/web-kit/shell/state-page.tsx';
import { SubMenuPage } from '@mustika/web-kit/shell/sub-menu-page.tsx';
import { lazy, Suspense, useEffect, useState } from 'react';
import { HOME_PATHS, Home } from './home.tsx';
import { Loading } from './loading.tsx';
import { componentOf } from './screens.ts';

const NotAllowed = lazy(async () => ({
  default: (await import('@mustika/web-kit/shell/not-allowed.tsx')).NotAllowed,
}));

/** What the address shows to whom, and that it is there. */
export const GatedScreen = ({ screen }: { screen: MenuScreen }) => (
  <Suspense fallback={<Loading />}>
    <Shown screen={screen} />
    <Listens />
  </Suspense>
);

function Shown({ screen }: { screen: MenuScreen }) {
  const subject = useSubject();
  const house = useHouse();
  const bahasa = useBahasa();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has another title
  useEffect(() => {
    document.title = `${inPractice ? 'LATIHAN · ' : ''}${istilah(screen.title)} · Mustika`;
  }, [screen, bahasa]);
  const [stays, setStays] = useState(false);
  const away = useAway();
  const asks = away && screen.cabang !== undefined && !stays;
  const gate = screenGate(screen);
  const settings = house.screens.find(({ path }) => path === '/settingsystem');
  if (!passes(gate, subject))
    return (
      <NotAllowed
        modules={subject ? missingModules(gate, subject) : []}
        maySet={settings !== undefined && passes(screenGate(settings), subject)}
      />
    );
  if (HOME_PATHS.includes(screen.path)) return <Home />;
  const group = subMenuOf(screen.path);
  if (group) return <SubMenuPage key={screen.path} group={group} title={screen.title} />;
  if (asks) return <PilihTokoPage {...(screen.cabang === 'tanya' ? { onStay: () => setStays(true) } : {})} />;
  const Component = componentOf(screen.path);
  if (!Component) return <NotFound />;
  return <Component />;
}
