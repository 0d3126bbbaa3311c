/** /home and /landingpages: the dashboard for those who may see it, otherwise everything the user may open. */
import { dashboardScreen } from '@mustika/domains/navigasi/navigasi.domain.ts';
import { passes } from '@mustika/kernel/gate.ts';
import { screenGate } from '@mustika/kernel/house.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSubject } from '@mustika/web-kit/shell/house-context.tsx';
import { MenuHome } from '@mustika/web-kit/shell/sub-menu-page.tsx';
import { useMayOpen } from '@mustika/web-kit/target-link.tsx';
import { Navigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { menu } from './menu.ts';
import { componentOf } from './screens.ts';

export const HOME_PATHS: readonly string[] = ['/home', '/landingpages'];

/** A chain without a store has nothing to show yet: whoever may set one up is asked what it is to be. */
function useNothingYet(): boolean {
  const user = useSession((session) => session.user);
  const mayOpen = useMayOpen();
  return Boolean(user?.pusat) && !user?.toko.some(({ tipe }) => tipe === 'CABANG') && mayOpen('/mulai');
}

export function Home() {
  const { t } = useTranslation();
  const subject = useSubject();
  const name = useSession((session) => session.user?.nama ?? '');
  const nothingYet = useNothingYet();
  const screen = menu.screens.find((candidate) => candidate.path === dashboardScreen.path);
  const Dashboard = screen && passes(screenGate(screen), subject) ? componentOf(screen.path) : undefined;
  if (nothingYet) return <Navigate to="/mulai" replace />;
  if (!Dashboard) return <MenuHome greeting={t('beranda.sapa', { nama: name })} />;
  return <Dashboard />;
}
