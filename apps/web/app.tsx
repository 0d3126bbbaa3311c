/** Providers, and the door: visitors get the login page at once; the house behind it is a chunk of its own. */
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { privacyScreen, termsScreen } from '@mustika/domains/navigasi/public-pages.rule.ts';
import { isApiError } from '@mustika/web-kit/api.ts';
import { useBahasa } from '@mustika/web-kit/language/use-bahasa.ts';
import { Listens } from '@mustika/web-kit/listening.ts';
import { inPractice, screenPath } from '@mustika/web-kit/practice.ts';
import { type Userdata, useSession } from '@mustika/web-kit/session.ts';
import { LoginPage } from '@mustika/web-kit/shell/login-page.tsx';
import { ForcedPasswordPage } from '@mustika/web-kit/shell/password-page.tsx';
import { StartFailed } from '@mustika/web-kit/shell/start-failed.tsx';
import { ForcedTotpPage } from '@mustika/web-kit/shell/totp-page.tsx';
import { theme } from '@mustika/web-kit/theme.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { Loading } from './loading.tsx';

/** Only a lost connection is worth a second try; refusals stay refusals. */
const retry = (count: number, error: unknown): boolean =>
  count < 1 && isApiError(error) && (error.code === 'KONEKSI' || error.code === 'SIBUK');

const queries = new QueryClient({
  defaultOptions: {
    queries: { retry, staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

const schemes = localStorageColorSchemeManager({ key: 'mustika-tampilan' });

/** Fetched while the session is asked about or the password typed: by then it is here. */
const rooms = import('./rooms.tsx');
const Rooms = lazy(async () => ({ default: (await rooms).Rooms }));

/** A practice store: the way in instead of the login, and the band over every page. Never loaded in the shop. */
const PracticeDoor = lazy(() => import('@mustika/domains/latihan/pintu-latihan.widget.tsx'));
const PracticeBand = lazy(() => import('@mustika/domains/latihan/pita-latihan.widget.tsx'));

const PUBLIC: readonly string[] = [termsScreen.path, privacyScreen.path];

/** What stands before the rooms for this visitor. */
function doorFor(user: Userdata | null): ReactNode {
  if (!user) return inPractice ? <PracticeDoor /> : <LoginPage />;
  if (user.harus_ganti_password) return <ForcedPasswordPage />;
  return user.harus_totp ? <ForcedTotpPage /> : null;
}

/**
 * Every other path shows the login page unless somebody is logged in (Spec 1 §2.1). Another language paints everything
 * anew from here, and nothing that is being typed is lost.
 */
function Door() {
  useBahasa();
  const status = useSession((session) => session.status);
  const user = useSession((session) => session.user);
  const startError = useSession((session) => session.startError);
  if (!PUBLIC.includes(screenPath(location.pathname))) {
    if (startError) return <StartFailed error={startError} />;
    if (status === 'unknown') return <Loading />;
    const door = doorFor(user);
    if (door)
      return (
        <>
          {door}
          <Listens />
        </>
      );
  }
  return (
    <Suspense fallback={<Loading />}>
      <Rooms />
    </Suspense>
  );
}

export const App = () => (
  <MantineProvider
    theme={theme}
    defaultColorScheme="auto"
    colorSchemeManager={schemes}
    withCssVariables={false}
    withGlobalClasses={false}
  >
    <QueryClientProvider client={queries}>
      <ModalsProvider>
        {inPractice && (
          <Suspense>
            <PracticeBand />
          </Suspense>
        )}
        <Suspense fallback={<Loading />}>
          <Door />
        </Suspense>
      </ModalsProvider>
      {/* Above the foot of a counter, beside its sheet: never over a toolbar, a total or the act of a sheet. */}
      {/* A mouse that rests on one holds that one: all of them held would keep the next from being seen. */}
      <Notifications position="bottom-center" limit={2} autoClose={3000} pauseResetOnHover="notification" />
    </QueryClientProvider>
  </MantineProvider>
);
