/** Keys of the API, and a program of somebody else that is told what happens: it remembers what came, and misbehaves when told to. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { tasks } from '../../apps/server/implementations.ts';
import { type Caller, type Kit, PASSWORD } from './app.ts';

export type KunciUji = { id: string; nama: string; kunci: string };
type Isi = {
  nama: string;
  hak: readonly string[];
  toko?: readonly string[];
  alamat?: readonly string[];
  per_menit?: number;
  sekaligus?: number;
  berlaku_sampai?: string;
};

export const isianKunci = ({ hak, toko = ['JKT1'], alamat = [], ...more }: Isi): object => ({
  ...{ per_menit: 600, sekaligus: 600, berlaku_sampai: '2027-06-30', password: PASSWORD },
  hak: hak.map((path) => ({ path })),
  toko: toko.map((kode_toko) => ({ kode_toko })),
  alamat: alamat.map((one) => ({ alamat: one })),
  ...more,
});

export async function buatKunci(kit: Kit, isi: Isi): Promise<KunciUji> {
  const answer = await kit.as('OWNER').post('kunci-api/buat', isianKunci(isi));
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data as KunciUji;
}

/** A program with this key. */
export const dengan = (kit: Kit, { kunci }: Pick<KunciUji, 'kunci'>): Caller =>
  kit.siapa({ 'x-auth-token': kunci });

export type Kabar = { id: string; headers: IncomingHttpHeaders; isi: string };
type Ulah = number | 'PUTUS' | 'DIAM';

export type PenerimaKabar = {
  alamat: string;
  /** What was accepted, in its order. */
  kabar: Kabar[];
  /** Every message that came, the refused ones too. */
  datang: Kabar[];
  /** What the next ones meet instead of 204. */
  ulah: Ulah[];
  /** While a message is being read: how long it takes, as the clock of a test has it. */
  lamanya: () => void;
  tutup(): Promise<void>;
};

export async function penerimaKabar(): Promise<PenerimaKabar> {
  const state: PenerimaKabar = {
    ...{ alamat: '', kabar: [], datang: [], ulah: [], lamanya: () => {}, tutup: async () => {} },
  };
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { headers } = request;
    const one = { id: String(headers['webhook-id']), headers, isi: Buffer.concat(parts).toString('utf8') };
    state.datang.push(one);
    state.lamanya();
    const ulah = state.ulah.shift() ?? 204;
    if (ulah === 'DIAM') return;
    if (ulah === 'PUTUS') return void request.socket.destroy();
    if (ulah === 204) state.kabar.push(one);
    reply.writeHead(ulah).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  state.alamat = `http://127.0.0.1:${(server.address() as AddressInfo).port}/kabar`;
  state.tutup = () =>
    new Promise((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
  return state;
}

export type LanggananUji = { id: string; rahasia: string };

export async function berlangganan(
  kit: Kit,
  { id: kunci }: Pick<KunciUji, 'id'>,
  alamat: string,
  kejadian: readonly string[],
): Promise<LanggananUji> {
  const answer = await kit.as('OWNER').post('kunci-api/kejadian/langganan', {
    ...{ kunci, alamat, nama: 'Toko web', password: PASSWORD },
    kejadian: kejadian.map((one) => ({ kejadian: one })),
  });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data as LanggananUji;
}

/** What the queue would do now. */
export const sebar = async (kit: Pick<Kit, 'deps'>): Promise<void> => tasks['kejadian_sebar']?.({}, kit.deps);
export const kirim = async (kit: Pick<Kit, 'deps'>, { id }: Pick<LanggananUji, 'id'>): Promise<void> =>
  tasks['kejadian_kirim']?.({ langganan: id }, kit.deps);
