/**
 * A payment gateway as Midtrans documents its Core API, on this machine: asks for the key, reads orders strictly, makes codes, signs its
 * notifications, and misbehaves when told to. Ecosystem 6.4.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bacaQris, qrisBernominal } from '@mustika/kernel/text/qris.ts';
import { stikerQris } from '../../../database/demo/qris.ts';
import { tandaMidtrans } from '../../../domains/pembayaran/gerbang/midtrans.server.ts';
import { type Answer, HARI, type Kit } from '../app.ts';
import { denganIzin } from '../jual.ts';

export const KUNCI_GERBANG = 'SB-Mid-server-rahasia-uji';
export const REKENING_GERBANG = 'QRIS-BCA-JKT1';

type Keadaan = 'pending' | 'settlement' | 'expire' | 'cancel' | 'refund';
export type Order = { id: string; jumlah: number; transaksi: string; qris: string; keadaan: Keadaan };
type Ulah = { status: number; retryAfter?: number } | { diam: true } | { hilang: true };

export type GerbangUji = {
  alamat: string;
  order: Map<string, Order>;
  /** What the next calls meet. `hilang`: it is done, and the answer is lost. */
  ulah: Ulah[];
  /** Answers nobody. */
  mati: boolean;
  /** Calls by what they asked for. */
  panggilan: { charge: number; status: number; cancel: number };
  /** The one order of this sum that waits. */
  menunggu(jumlah: number): Order;
  tutup(): Promise<void>;
};

const baca = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString('utf8');
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
};

const isiOrder = (order: Order, kode: string): object => ({
  ...{ status_code: kode, status_message: 'Success', transaction_id: order.transaksi, order_id: order.id },
  ...{ merchant_id: 'G141532850', gross_amount: `${order.jumlah}.00`, currency: 'IDR', payment_type: 'qris' },
  ...{ transaction_status: order.keadaan, fraud_status: 'accept', acquirer: 'gopay' },
});

const kirim = (reply: ServerResponse, kode: number, isi: object, head: Record<string, string> = {}): void => {
  reply.writeHead(kode, { 'content-type': 'application/json', ...head });
  reply.end(JSON.stringify(isi));
};
const salah = (reply: ServerResponse, kode: number, head?: Record<string, string>): void =>
  kirim(reply, kode, { status_code: String(kode), status_message: 'salah', id: randomUUID() }, head);

function charge(state: GerbangUji, body: Record<string, unknown>): [number, object] {
  const rinci = body['transaction_details'] as { order_id?: string; gross_amount?: number } | undefined;
  const batas = body['custom_expiry'] as { expiry_duration?: number; unit?: string } | undefined;
  const { order_id: id, gross_amount: jumlah } = rinci ?? {};
  const sah =
    body['payment_type'] === 'qris' &&
    /^[A-Za-z0-9_.~-]{1,50}$/.test(id ?? '') &&
    Number.isSafeInteger(jumlah);
  if (!sah || !id || !jumlah || batas?.unit !== 'minute' || !batas.expiry_duration)
    return [400, { status_code: '400', status_message: 'validation' }];
  if (state.order.has(id)) return [406, { status_code: '406', status_message: 'order_id has been used' }];
  const stiker = bacaQris(stikerQris('GERBANG'));
  if (typeof stiker === 'string') throw new Error(stiker);
  const qris = qrisBernominal(stiker, jumlah);
  const order: Order = { id, jumlah, transaksi: randomUUID(), qris, keadaan: 'pending' };
  state.order.set(id, order);
  return [201, { ...isiOrder(order, '201'), qr_string: qris }];
}

function cancel(order: Order | undefined): [number, object] {
  if (!order) return [404, { status_code: '404', status_message: 'tidak ada' }];
  if (order.keadaan !== 'pending') return [412, { status_code: '412', status_message: 'tidak bisa' }];
  order.keadaan = 'cancel';
  return [200, isiOrder(order, '200')];
}

export async function gerbangUji(): Promise<GerbangUji> {
  const terjawab = new Map<string, [number, object]>();
  const state: GerbangUji = {
    ...{ alamat: '', order: new Map(), ulah: [], mati: false, tutup: async () => {} },
    panggilan: { charge: 0, status: 0, cancel: 0 },
    menunggu: (jumlah) => {
      const satu = [...state.order.values()].find(
        (one) => one.jumlah === jumlah && one.keadaan === 'pending',
      );
      if (!satu) throw new Error(`no order of ${jumlah} waits`);
      return satu;
    },
  };
  const jawab = (request: IncomingMessage, body: Record<string, unknown>): [number, object] => {
    const [, , id = '', apa] = (request.url ?? '').split('/');
    if (request.method === 'POST' && id === 'charge') {
      state.panggilan.charge += 1;
      const kunci = String(request.headers['idempotency-key'] ?? randomUUID());
      const sudah = terjawab.get(kunci) ?? charge(state, body);
      terjawab.set(kunci, sudah);
      return sudah;
    }
    const order = state.order.get(id);
    if (request.method === 'POST' && apa === 'cancel') {
      state.panggilan.cancel += 1;
      return cancel(order);
    }
    if (request.method !== 'GET' || apa !== 'status') return [404, { status_code: '404' }];
    state.panggilan.status += 1;
    return order
      ? [200, isiOrder(order, order.keadaan === 'pending' ? '201' : '200')]
      : [404, { status_code: '404' }];
  };
  const server = createServer(async (request, reply) => {
    const body = await baca(request);
    const ulah = state.ulah.shift();
    if (state.mati || (ulah && 'diam' in ulah)) return void request.socket.destroy();
    if (ulah && 'status' in ulah)
      return salah(reply, ulah.status, ulah.retryAfter ? { 'retry-after': String(ulah.retryAfter) } : {});
    const masuk = `Basic ${Buffer.from(`${KUNCI_GERBANG}:`).toString('base64')}`;
    if (request.headers.authorization !== masuk) return salah(reply, 401);
    const [kode, isi] = jawab(request, body);
    if (ulah) return void request.socket.destroy();
    kirim(reply, kode, isi);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  state.alamat = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  state.tutup = () => new Promise((done) => server.close(() => done()));
  return state;
}

/** The notification about an order, as it is signed; `keadaan` of an older moment, or another sum, where one is told. */
export function kabarGerbang(
  order: Order,
  { keadaan = order.keadaan, jumlah = order.jumlah, kunci = KUNCI_GERBANG } = {},
): string {
  const kode =
    keadaan === 'pending' ? '201' : keadaan === 'settlement' || keadaan === 'refund' ? '200' : '202';
  const gross = `${jumlah}.00`;
  return JSON.stringify({
    ...isiOrder({ ...order, keadaan, jumlah }, kode),
    transaction_time: `${HARI} 10:00:00`,
    signature_key: tandaMidtrans(order.id, kode, gross, kunci),
  });
}

/** Calls the address of a store as the gateway does. */
export const sampaikan = (kit: Kit, body: string, kode_toko = 'JKT1'): Promise<Answer> =>
  kit
    .siapa({ 'content-type': 'application/json' })
    .call('POST', `gerbang-bayar/webhook/${kode_toko}`, body, { key: null });

export const settingGerbangUji = ({ alamat }: GerbangUji, versi = 0, more: object = {}): object => ({
  ...{ aktif: true, alamat, kunci: KUNCI_GERBANG, no_rekening: REKENING_GERBANG, menit: 15, versi },
  ...more,
});

/** A supervisor's owner and his super user switch it on. */
export const pasangGerbang = (kit: Kit, gerbang: GerbangUji, versi = 0, more: object = {}): Promise<Answer> =>
  denganIzin(
    kit.as('MU'),
    { method: 'PUT', path: 'gerbang-bayar', body: settingGerbangUji(gerbang, versi, more) },
    { user_id: 'OWNER', password: 'sandi-uji-coba' },
    { portal: 'JKT1' },
  );

/** A charge of the day that a second person agreed to, in a store whose gateway is switched off again. */
export const adaTagihan = (owner: Kit['owner']): Promise<unknown> =>
  owner.query(
    `with s as (insert into setting_gerbang (kode_toko, no_rekening) values ('JKT1', $2) returning kode_toko, no_rekening)
     insert into tagihan_qris (kode_toko, id, untuk, no_rekening, jumlah, status, acuan, kedaluwarsa, periksa, dibuat, dibuat_oleh, diminta, lunas,
       diakui, diakui_oleh, diakui_setuju, no_dokumen)
       select kode_toko, 'JKT1-LAMA', 'lama', no_rekening, 50000, 'DIAKUI', 'RRN-LAMA', $1, $1, $1, 'KASIR1', $1, $1, $1, 'KASIR1', 'SPV1',
         (select max(d.no_dokumen) from dokumen d where d.kode_toko = s.kode_toko and d.jenis = 'penjualan') from s`,
    [`${HARI}T05:00:00Z`, REKENING_GERBANG],
  );
