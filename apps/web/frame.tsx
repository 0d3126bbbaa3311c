/** Root of all routes: the public pages as they are, everything else in the shell with its lock. Spec 1 §2.1. */

import { useBahasa } from '@mustika/web-kit/language/use-bahasa.ts';
import { BASE } from '@mustika/web-kit/practice.ts';
import { useCut } from '@mustika/web-kit/sending/cut.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { LockOverlay } from '@mustika/web-kit/shell/lock-overlay.tsx';
import { Shell } from '@mustika/web-kit/shell/shell.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Navigate, Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { menu } from './menu.ts';

const isPublic = (path: string): boolean =>
  path !== '/' && menu.screens.some((screen) => screen.path === path && screen.gate.is === 'public');

/** Another branch or another user means other data: nothing fetched before may be shown. */
function useFreshData(portal: string | null, user_id: string | undefined): void {
  const queries = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the two are what makes the data old
  useEffect(() => () => queries.clear(), [queries, portal, user_id]);
}

/** The line is back: what was shown in the place of a new answer is asked again, and who this is and what he may, too. */
function useNewAnswers(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      useCut.subscribe((now, before) => {
        if (before.shown === null || now.shown !== null) return;
        void queries.invalidateQueries();
        // A page that was locked meanwhile waits for the password.
        const { status, refresh } = useSession.getState();
        if (status === 'in') void refresh().catch(() => undefined);
      }),
    [queries],
  );
}

export function Frame() {
  // The router keeps what it shows: whoever stands behind it listens to the language himself.
  useBahasa();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { status, user, portal } = useSession();
  const queries = useQueryClient();
  useFreshData(portal, user?.user_id);
  useNewAnswers();
  if (isPublic(path)) return <Outlet />;
  // Left a public page without being logged in: the door decides.
  if (!user) {
    location.replace(`${BASE}${path}`);
    return null;
  }
  if (path === '/') return <Navigate to="/home" replace />;
  return (
    <>
      <Shell path={path} inert={status === 'locked'}>
        <Outlet key={portal ?? ''} />
      </Shell>
      {status === 'locked' && <LockOverlay user={user} onResumed={() => void queries.invalidateQueries()} />}
    </>
  );
}
