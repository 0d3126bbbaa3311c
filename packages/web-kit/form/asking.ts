/** What a form asks while it is typed: the newest answer stays until the next one is here, and whoever sends waits for it. */
import type { Asks } from '@mustika/kernel/document-counter.ts';
import type { Endpoint } from '@mustika/kernel/resource.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type ApiError, call } from '../api.ts';
import { useSession } from '../session.ts';
import type { FormValues } from './form-values.ts';

/** Keys that are typed one after another ask once. */
const PAUSE = 200;

export type Asked = {
  asks: Asks;
  answer: FormValues | undefined;
  error: ApiError | null;
  /** Something was typed that is not answered yet. */
  waits: boolean;
};

/** The text once it has stood still. */
function useStill(text: string): string {
  const [still, setStill] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setStill(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return still;
}

const NOTHING: Asks = { call: () => ({}) as never, with: () => null, shows: [] };

/** Null where nothing is asked. */
export function useAsked(asks: Asks | undefined, values: FormValues, of: FormValues): Asked | null {
  const portal = useSession((session) => session.portal);
  const { with: body } = asks ?? NOTHING;
  const now = JSON.stringify(body(values, of));
  const still = useStill(now);
  const asking = still !== 'null';
  const { data, error, isFetching } = useQuery<FormValues, ApiError>({
    queryKey: ['tanya', portal, asks?.call().path ?? '', still],
    queryFn: async ({ signal }) => {
      const command: Endpoint = (asks ?? NOTHING).call();
      const sent = JSON.parse(still) as FormValues;
      const { data } = await call<FormValues>(command, {
        ...(command.method === 'GET' ? { query: sent } : { body: sent }),
        signal,
      });
      return data;
    },
    enabled: asking,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  });
  if (!asks) return null;
  const known = asking && now !== 'null';
  return {
    asks,
    answer: known ? data : undefined,
    error: known ? error : null,
    waits: now !== still || isFetching,
  };
}
