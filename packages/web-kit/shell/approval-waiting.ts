/** What others ask this supervisor or owner to agree to: one list for the mark in the header and for the page of the day. */
import { useQuery } from '@tanstack/react-query';
import { call } from '../api.ts';
import { useSession } from '../session.ts';
import { useSocketEvent } from '../socket.ts';
import type { Waiting } from './approval-answers.tsx';

const ASK_MS = 60_000;
const NONE: readonly Waiting[] = [];

/** Who may be asked to agree. */
export const useMayAgree = (): boolean => {
  const level = useSession((session) => session.user?.level);
  return level === 'SPV' || level === 'OWN';
};

export function useWaitingApprovals() {
  const user_id = useSession((session) => session.user?.user_id);
  const enabled = useMayAgree();
  const asked = useQuery<Waiting[]>({
    queryKey: ['otorisasi-masuk', user_id],
    refetchInterval: ASK_MS,
    queryFn: async ({ signal }) =>
      (await call<Waiting[]>({ method: 'GET', path: 'authorization/masuk' }, { signal })).data,
    enabled,
  });
  useSocketEvent('otorisasi-masuk', () => void (enabled && asked.refetch()));
  return { waiting: asked.data ?? NONE, said: asked.dataUpdatedAt, refetch: asked.refetch };
}
