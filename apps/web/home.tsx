/** /home and /landingpages: the dashboard for those who may see it, otherwise everything the user may open. */
import { dashboardScreen } from '@mustika/domains/navigasi/navigasi.domain.ts';
import { passes } from '@mustika/kernel/gate.ts';
import { screenGate } from '@mustika/kernel/house.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSubject } from '@mustika/web-kit/shell/house-context.tsx';
import { MenuHome } from '@mustika/web-kit/shell/sub-menu-page.tsx';
import { useTranslation } from 'react-i18next';
import { menu } from './menu.ts';
import { componentOf } from './screens.ts';

export const HOME_PATHS: readonly string[] = ['/home', '/landingpages'];

export function Home() {
  const { t } = useTranslation();
  const subject = useSubject();
  const name = useSession((session) => session.user?.nama ?? '');
  const screen = menu.screens.find((candidate) => candidate.path === dashboardScreen.path);
  const Dashboard = screen && passes(screenGate(screen), subject) ? componentOf(screen.path) : undefined;
  if (!Dashboard) return <MenuHome greeting={t('beranda.sapa', { nama: name })} />;
  return <Dashboard />;
}
