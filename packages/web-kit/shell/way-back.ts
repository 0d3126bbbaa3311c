/** A screen that somebody was sent to for a moment leads back to where he was sent from: the arrow before its title. */
import { useRouterState } from '@tanstack/react-router';
import { forget, recall, remember } from '../storage.ts';

/** `at`: the screen that has the arrow; on any other one it is gone. */
type WayBack = { to: string; label: string; at: string };

let way = recall<WayBack>('sesi', 'pulang');

export function leadBack(next: WayBack | null): void {
  way = next;
  if (next) remember('sesi', 'pulang', next);
  else forget('sesi', 'pulang');
}

export function useWayBack(): Pick<WayBack, 'to' | 'label'> | undefined {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return way && way.at === path ? way : undefined;
}
