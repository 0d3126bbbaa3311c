/** Locks an idle screen: 30 minutes, 15 for those who can approve (SPV, OWN) or see all stores (pusat). */
import { useEffect } from 'react';
import { type Userdata, useSession } from '../session.ts';

const MINUTE = 60_000;
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'mousemove'] as const;

export const idleLimit = (user: Pick<Userdata, 'level' | 'pusat'>): number =>
  (user.pusat || user.level === 'OWN' || user.level === 'SPV' ? 15 : 30) * MINUTE;

export function useIdleLock(): void {
  const user = useSession((session) => session.user);
  const status = useSession((session) => session.status);
  const limit = user && status === 'in' ? idleLimit(user) : null;
  useEffect(() => {
    if (limit === null) return;
    let timer = 0;
    const restart = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => useSession.getState().lock('diam'), limit);
    };
    restart();
    for (const sign of SIGNS) window.addEventListener(sign, restart, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, restart, { capture: true });
    };
  }, [limit]);
}
