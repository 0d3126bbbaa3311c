/**
 * The live line to the server. Hints only: whatever arrives makes a screen ask again, nothing is believed from here
 * but progress counts. Events of the contract: settings-changed, session-ended, document, job-progress,
 * fingerprint-auth (Spec 1 §7), harga-berubah.
 */
import type { BacaanTimbangan } from '@mustika/kernel/agen/agen.ts';
import { useEffect, useRef } from 'react';
import type { Socket } from 'socket.io-client';
import { create } from 'zustand';
import { tellFelt } from './api.ts';
import { LINE } from './line.ts';
import { inPractice } from './practice.ts';
import { type KeyValue, useSession } from './session.ts';

export type JobProgress = { count: number; total: number; message?: string };
export type FingerprintAuth = { status: boolean; auth_for: string; user_id: string };
export type SocketEvents = {
  'settings-changed': KeyValue[];
  'session-ended': { alasan?: 'DIAMBIL' } | undefined;
  'hak-berubah': unknown;
  berita: unknown;
  /** Something waits for whoever may agree, or no longer does. */
  'otorisasi-masuk': unknown;
  /** A request of this user was answered. */
  'otorisasi-putus': { id: string };
  document: { jenis: string; nomor: string };
  /** Something was scanned in a count that goes on: far more often than a document moves. */
  opname: { nomor: string };
  'job-progress': JobProgress;
  'fingerprint-auth': FingerprintAuth;
  /** How far it is with a finger that this user makes known at a reader. */
  'sidik-jari': { id: string; tahap: string };
  /** Head office sent prices to a store, or a store accepted them. */
  'harga-diterbitkan': { kode_toko: string };
  /** Rows of a list of the house were written by somebody. */
  'daftar-berubah': { nama: string };
  /** A device agent of the store or what waits at it is another way; `baru`: it is one that was not there. */
  agen: { id: string; baru?: true };
  /** What the scale of an agent says while somebody looks. */
  timbangan: BacaanTimbangan & { agen: string };
  /** A charge at the payment gateway is another way. */
  'tagihan-qris': { id: string };
  /** Prices of the store that count from now on. */
  'harga-berubah': { tabel: string; kode: string; sesudah: Record<string, number> }[];
};
type Event = keyof SocketEvents;

const EVENTS: readonly Event[] = [
  'settings-changed',
  'session-ended',
  'hak-berubah',
  'berita',
  'otorisasi-masuk',
  'otorisasi-putus',
  'document',
  'opname',
  'job-progress',
  'fingerprint-auth',
  'sidik-jari',
  'harga-berubah',
  'harga-diterbitkan',
  'daftar-berubah',
  'agen',
  'timbangan',
  'tagihan-qris',
];

/** `lost`: the line was up once and broke; news may have been missed. */
export const useConnection = create<{ live: boolean; lost: boolean }>()(() => ({ live: false, lost: false }));

/** As many as the server takes at once. */
const MOST_WAITED = 100;

const listeners = new Map<Event, Set<(payload: never, kode_toko?: string) => void>>();
let socket: Socket | null = null;
let connectedToken: string | null = null;

/** Opens the line for this token, or closes it for null. The client library loads after the first paint. */
export async function followSession(token: string | null): Promise<void> {
  if (token === connectedToken) return;
  connectedToken = token;
  socket?.close();
  socket = null;
  useConnection.setState({ live: false, lost: false });
  if (!token) return;
  const { io } = await import('socket.io-client');
  if (connectedToken !== token) return;
  const line = io({ ...LINE, auth: { token } });
  socket = line;
  line.on('connect', () => useConnection.setState({ live: true }));
  line.on('disconnect', () => useConnection.setState({ live: false, lost: true }));
  const waited: [string, number][] = [];
  tellFelt((act, ms) => {
    waited.push([act, Math.ceil(ms)]);
    // A line that is down keeps the newest, and says them when it is back: what was felt then is what matters.
    if (line.connected) line.emit('felt', waited.splice(0));
    else if (waited.length > MOST_WAITED) waited.shift();
  });
  for (const event of EVENTS) {
    line.on(event, (payload: unknown, kode_toko?: string) => {
      for (const listener of listeners.get(event) ?? []) listener(payload as never, kode_toko);
    });
  }
}

/** Listens until the returned function is called; survives reconnections and new tokens. */
export function onSocket<E extends Event>(
  event: E,
  listener: (payload: SocketEvents[E], kode_toko?: string) => void,
): () => void {
  const set = listeners.get(event) ?? new Set();
  listeners.set(event, set);
  set.add(listener);
  return () => set.delete(listener);
}

/** `onSocket` for the life of a component; the newest `listener` is the one called, with the store it is about where the server says so. */
export function useSocketEvent<E extends Event>(
  event: E,
  listener: (payload: SocketEvents[E], kode_toko?: string) => void,
): void {
  const current = useRef(listener);
  useEffect(() => {
    current.current = listener;
  });
  useEffect(
    () => onSocket(event, (payload: SocketEvents[E], kode_toko) => current.current(payload, kode_toko)),
    [event],
  );
}

/** Binds the line to the session for the life of the page. */
export function startSocket(): void {
  // A practice store has one person in it, and nobody to hear from.
  if (inPractice) {
    useConnection.setState({ live: true });
    return;
  }
  const follow = () => {
    const { status, token } = useSession.getState();
    void followSession(status === 'in' ? token : null);
  };
  useSession.subscribe(follow);
  onSocket('session-ended', (why) =>
    useSession.getState().lock(why?.alasan === 'DIAMBIL' ? 'diambil' : 'berakhir'),
  );
  // The server asks its own copy at the next call; the menus follow when they can.
  onSocket(
    'hak-berubah',
    () =>
      void useSession
        .getState()
        .refresh()
        .catch(() => undefined),
  );
  follow();
}
