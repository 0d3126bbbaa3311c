/** The look somebody chose, else the company's: asked once after login, kept on the server so that every till knows it. */
import { useMantineColorScheme } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../api.ts';
import { useSession } from '../session.ts';
import { chooseAccent } from '../theme.ts';

type Scheme = 'auto' | 'light' | 'dark';
export type Look = {
  skema: Scheme | null;
  aksen: string | null;
  perusahaan: { skema: Scheme; aksen: string };
  logo: { toko: boolean; perusahaan: boolean };
};

const READ = { method: 'GET', path: 'tampilan' } as const;
const WRITE = { method: 'PUT', path: 'tampilan' } as const;
const KEY = 'tampilan';

export const useLook = () => {
  const user_id = useSession((session) => (session.status === 'in' ? session.user?.user_id : undefined));
  const portal = useSession((session) => session.portal);
  return useQuery({
    queryKey: [KEY, user_id, portal],
    queryFn: async ({ signal }) => (await call<Look>(READ, { signal })).data,
    enabled: user_id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
};

/** Puts the look on whenever it is known or changes. */
export function useAppliedLook(): void {
  const { data } = useLook();
  const { setColorScheme } = useMantineColorScheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: applied once per answer; the setter is new on every render
  useEffect(() => {
    if (!data) return;
    setColorScheme(data.skema ?? data.perusahaan.skema);
    chooseAccent(data.aksen ?? data.perusahaan.aksen);
  }, [data]);
}

/** My choice; null follows the company. */
export const saveLook = async (look: { skema: Scheme | null; aksen: string | null }): Promise<Look> =>
  (await call<Look>(WRITE, { body: look })).data;

/** The scheme alone, from the header; before login only this browser keeps it. */
export async function rememberScheme(skema: Scheme): Promise<void> {
  if (useSession.getState().status !== 'in') return;
  const { data } = await call<Look>(READ);
  await saveLook({ skema, aksen: data.aksen });
}

export const useForgetLook = (): (() => void) => {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: [KEY] });
    void queries.invalidateQueries({ queryKey: ['logo'] });
  };
};
