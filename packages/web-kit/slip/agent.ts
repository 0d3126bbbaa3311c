/**
 * The device agent of this till: what it prints on, and what waits there. Whether one is paired is asked once after the login, and again
 * when it is said to be another way; nothing that is printed waits for the answer. docs/decisions/0140.
 */
import {
  type Keadaan,
  type Kertas,
  type KertasTugas,
  type Kondisi,
  type PembacaSidik,
  type Pencetak,
  pencetakUntuk,
  type Sebab,
  type TimbanganAgen,
} from '@mustika/kernel/agen/agen.ts';
import { useEffect } from 'react';
import { create } from 'zustand';
import { call, isApiError, newKey, uploadFile } from '../api.ts';
import { inPractice } from '../practice.ts';
import { useSession } from '../session.ts';
import { useConnection, useSocketEvent } from '../socket.ts';

export type Waiting = {
  id: string;
  kertas: KertasTugas;
  keterangan: string;
  pencetak: string;
  keadaan: Keadaan;
  sebab: Sebab | null;
  minta: 'BATAL' | 'ULANG' | null;
  dibuat: string;
};
export type AgentState = {
  agen?: { id: string; nama: string; tersambung: boolean; sistem: string; versi: string; dibuat: string };
  pencetak: readonly (Pencetak & { kondisi: Kondisi | null })[];
  kertas: readonly { kertas: Kertas; pencetak: string }[];
  /** Its scale, or none. */
  timbangan: readonly TimbanganAgen[];
  /** Its reader of fingers, or none. */
  sidik: readonly PembacaSidik[];
  antrian: readonly Waiting[];
};

const READ = { method: 'GET', path: 'agen' } as const;
const SEND = { method: 'POST', path: 'agen/tugas' } as const;
const DECIDE = { method: 'POST', path: 'agen/tugas/putus' } as const;

const NONE: AgentState = { pencetak: [], kertas: [], timbangan: [], sidik: [], antrian: [] };
export const useAgent = create<AgentState>()(() => NONE);
const keep = (state: AgentState): void => useAgent.setState(state, true);

let asking = false;
let again = false;

/** What it is now; asked one after the other, because each print says several things at once. */
export async function askAgent(): Promise<void> {
  again = true;
  if (asking) return;
  asking = true;
  try {
    while (again) {
      again = false;
      keep((await call<AgentState>(READ)).data);
    }
  } catch {
    // A line that is down is said by the shell; what is known stays.
  } finally {
    asking = false;
  }
}

/** Follows the agent of this till for as long as somebody is logged in. A practice store has no printer. */
export function useAgentFollowed(): void {
  const user_id = useSession((session) => session.user?.user_id);
  const portal = useSession((session) => session.portal);
  const live = useConnection((connection) => connection.live);
  const known = !inPractice && user_id !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another store or another person is what makes it old
  useEffect(() => {
    if (known) void askAgent();
  }, [user_id, portal]);
  // A line that came back has missed what was said; one that went may be a session that ended, which is noticed by what somebody does.
  useEffect(() => {
    if (known && live) void askAgent();
  }, [known, live]);
  useSocketEvent('agen', ({ id, baru }) => {
    // Those of the other tills of the store print, too. Whose it is may be what is being asked just now.
    if (baru || asking || id === useAgent.getState().agen?.id) void askAgent();
  });
}

/** The printer of this till for a paper; null where there is none, and it is printed as without an agent. */
export function agentPrinter(kertas: KertasTugas): Pencetak | null {
  const state = useAgent.getState();
  return state.agen ? pencetakUntuk(state, kertas) : null;
}

/** Its printers are others than this page knows, or it has gone: it is printed as without an agent. */
const GONE: ReadonlySet<string> = new Set(['AGEN_TIDAK_ADA', 'PENCETAK_TIDAK_ADA']);

const TRIES = 4;
const TRY_AGAIN_MS = 500;

/** A server that has its hands full asks to come again: the paper of a nota that is made is not lost for that. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !isApiError(error) || (error.code !== 'SIBUK' && error.code !== 'KONEKSI'))
        throw error;
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
}

/** Hands bytes to the printer of a paper; false where there is none. */
export async function toAgent(kertas: KertasTugas, keterangan: string, bytes: Blob): Promise<boolean> {
  const printer = agentPrinter(kertas);
  if (!printer) return false;
  // One key for all tries: it is one print.
  const key = newKey();
  try {
    const fields = { kertas, bentuk: printer.bentuk, keterangan };
    await patiently(() => uploadFile(SEND, bytes, { fields, part: 'isi', key }));
    return true;
  } catch (error) {
    if (!isApiError(error) || !GONE.has(error.code)) throw error;
    await askAgent();
    return false;
  }
}

/** Again, not at all, or it is there already. */
export async function settleJob(
  id: string,
  tindakan: 'ULANG' | 'BATAL' | 'SUDAH',
  pencetak: string | null = null,
): Promise<void> {
  keep((await call<AgentState>(DECIDE, { body: { id, tindakan, pencetak }, key: newKey() })).data);
}
