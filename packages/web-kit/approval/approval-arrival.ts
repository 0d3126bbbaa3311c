/**
 * Where a notification leads: the request that was touched, named in the address of a page that opens, or said by the worker to one
 * that is open. Kept until somebody is logged in who may answer it; touching a notification answers nothing.
 */
import { create } from 'zustand';
import { inPractice } from '../practice.ts';

export type ApprovalTarget = { kode_toko: string; id: string };

/** The request that was touched; null while nobody touched one, or once it was closed. */
export const useArrival = create<{ target: ApprovalTarget | null }>()(() => ({ target: null }));

export const leaveArrival = (): void => useArrival.setState({ target: null });
export const arriveAt = (target: ApprovalTarget): void => useArrival.setState({ target });

const NAME = 'otorisasi';
/** `JKT1.` and the id, as the server writes it into the notification (pesan-push.rule.ts). */
const TARGET = /^([A-Z0-9]{2,8})\.([0-9a-f-]{36})$/;

/** The address without the request, and the request. */
export function targetIn(address: string): { target: ApprovalTarget | null; rest: string } {
  const url = new URL(address, 'https://mustika.invalid');
  const [, kode_toko, id] = TARGET.exec(url.searchParams.get(NAME) ?? '') ?? [];
  url.searchParams.delete(NAME);
  return { target: kode_toko && id ? { kode_toko, id } : null, rest: `${url.pathname}${url.search}` };
}

function arrive(address: string): string {
  const { target, rest } = targetIn(address);
  if (target) arriveAt(target);
  return rest;
}

/** Once, before the first page is drawn. */
export function watchArrivals(): void {
  if (inPractice) return;
  const here = `${location.pathname}${location.search}`;
  const rest = arrive(here);
  if (rest !== here) history.replaceState(history.state, '', rest);
  navigator.serviceWorker?.addEventListener(
    'message',
    ({ data }: MessageEvent<{ type?: string; buka?: string }>) => {
      if (data?.type === 'BUKA' && typeof data.buka === 'string') arrive(data.buka);
    },
  );
}

/** What still waits is said to the worker, which takes the other notifications off the screen. */
export async function tellWaiting(waiting: readonly { id: string }[]): Promise<void> {
  const found = await navigator.serviceWorker?.getRegistration();
  found?.active?.postMessage({ type: 'MENUNGGU', tags: waiting.map(({ id }) => `${NAME}-${id}`) });
}
