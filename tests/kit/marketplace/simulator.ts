/**
 * What both marketplaces of the tests have in common: goods with a stock, orders that take it, tokens that end, and the ways in which they
 * misbehave when told to. Each marketplace speaks its own protocol over it, reckoned from its documents and not by the program that is
 * tested. Ecosystem 6.4.
 */
import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Answer, Kit } from '../app.ts';

export const AKUN_UJI = {
  id_aplikasi: '2001234',
  id_toko: '778899',
  kunci: 'kunci-mitra-uji',
  token: 'token-uji',
};

export type BarangUji = {
  id: string;
  sku: string;
  nama: string;
  harga: number;
  stok: number;
  tayang: boolean;
  foto: string;
};
export type PesananUji = {
  no: string;
  status: string;
  diubah: number;
  barang: Pick<BarangUji, 'id' | 'sku' | 'harga'>[];
  /** Sent: its pieces are no stock any more. */
  keluar: boolean;
};

/** PUTUS: the line breaks before anything is done; HILANG: it is done, and the answer is lost. */
export type Ulah = { status: number; retryAfter?: number } | 'PUTUS' | 'HILANG';

export type Keadaan = {
  alamat: string;
  detik: () => number;
  /** Every call that came, also the refused ones, in order. */
  panggilan: { path: string; query: Record<string, string>; body: string }[];
  /** What the next calls meet instead of success; `ulahDi` only those of a path that contains it. */
  ulah: Ulah[];
  ulahDi: string;
  /** What happens in the shop while the next call to a path that contains this is under way, before it is done. */
  sela: { di: string; apa: () => Promise<unknown> } | null;
  barang: Map<string, BarangUji>;
  pesanan: Map<string, PesananUji>;
  gambar: number;
  token: string;
  segar: string;
  tokenSampai: number;
  putaran: number;
  /** Words that somebody got on the page, each good once. */
  kode: Set<string>;
  urut: number;
};

const keadaanAwal = (detik: () => number): Keadaan => ({
  ...{ alamat: '', detik, panggilan: [], ulah: [], ulahDi: '', sela: null },
  ...{ barang: new Map(), pesanan: new Map() },
  ...{ gambar: 0, token: AKUN_UJI.token, segar: 'segar-uji-0', tokenSampai: Number.MAX_SAFE_INTEGER },
  ...{ putaran: 0, kode: new Set<string>(), urut: 1000 },
});

export const tanda = (key: string, ...parts: (string | Buffer)[]): string =>
  createHmac('sha256', key)
    .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
    .digest('hex');

/** A new token, and the word that renews it; the old word is good for nothing from now on. */
export function putarToken(k: Keadaan, detik: number): void {
  k.putaran += 1;
  k.token = `token-uji-${k.putaran}`;
  k.segar = `segar-uji-${k.putaran}`;
  k.tokenSampai = k.detik() + detik;
}

export const baruBarang = (k: Keadaan, isi: Omit<BarangUji, 'id'>): BarangUji => {
  k.urut += 1;
  const barang = { id: String(880_000_000 + k.urut), ...isi };
  k.barang.set(barang.id, barang);
  return barang;
};

export const menurutSku = (k: Keadaan, sku: string): BarangUji | undefined =>
  [...k.barang.values()].find((barang) => barang.sku === sku);

const BATAL = ['CANCELLED', 'CANCEL'];
const KELUAR = ['SHIPPED', 'COMPLETED', 'IN_TRANSIT', 'DELIVERED'];

/** Pieces that orders have and that were not sent yet. */
export const ditahan = (k: Keadaan, id: string): number =>
  [...k.pesanan.values()].filter(
    (p) => !p.keluar && !BATAL.includes(p.status) && p.barang.some((b) => b.id === id),
  ).length;
/** What somebody could buy there now. */
export const tersedia = (k: Keadaan, sku: string): number => {
  const barang = menurutSku(k, sku);
  return barang?.tayang ? Math.max(0, barang.stok - ditahan(k, barang.id)) : 0;
};

/** Somebody buys there what is shown there and in stock; null where nobody can. */
export function beliDiSana(k: Keadaan, sku: string, status: string, no = ''): PesananUji | null {
  const barang = menurutSku(k, sku);
  if (!barang || tersedia(k, sku) < 1) return null;
  k.urut += 1;
  const { id, harga } = barang;
  const pesanan = {
    no: no || `2411${k.urut}`,
    status,
    diubah: k.detik(),
    barang: [{ id, sku, harga }],
    keluar: false,
  };
  k.pesanan.set(pesanan.no, pesanan);
  return pesanan;
}

/** The order goes on; each step is a second later than the one before. */
export function ubahPesanan(k: Keadaan, no: string, status: string): void {
  const pesanan = k.pesanan.get(no);
  if (!pesanan) throw new Error(`tidak ada pesanan ${no}`);
  pesanan.status = status;
  pesanan.diubah = Math.max(k.detik(), pesanan.diubah + 1);
  if (!KELUAR.includes(status) || pesanan.keluar) return;
  pesanan.keluar = true;
  for (const { id } of pesanan.barang) {
    const barang = k.barang.get(id);
    if (barang) barang.stok = Math.max(0, barang.stok - 1);
  }
}

export const body = (request: FastifyRequest): Buffer => request.body as Buffer;
export const jsonOf = (request: FastifyRequest): Record<string, unknown> => {
  const text = body(request)?.toString('utf8') ?? '';
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
};
export const queryOf = (request: FastifyRequest): Record<string, string> =>
  request.query as Record<string, string>;
export const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '';

/** Misbehaves if it is this call's turn; true when the call is over with that. */
function berulah(k: Keadaan, request: FastifyRequest, reply: FastifyReply, phase: 'AWAL' | 'AKHIR'): boolean {
  const [next] = k.ulah;
  if (next === undefined || !pathOf(request).includes(k.ulahDi)) return false;
  if ((next === 'HILANG') !== (phase === 'AKHIR')) return false;
  k.ulah.shift();
  if (next === 'PUTUS' || next === 'HILANG') {
    if (next === 'PUTUS') reply.hijack();
    request.raw.socket.destroy();
    return true;
  }
  if (next.retryAfter) reply.header('retry-after', String(next.retryAfter));
  reply.status(next.status).send({ error: 'error_server', code: 36_009_003, message: 'try later' });
  return true;
}

/** One Fastify app that takes any body as its bytes. */
function aplikasi(k: Keadaan): FastifyInstance {
  const app = Fastify({ bodyLimit: 8 * 1024 * 1024 });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
  app.addHook('preHandler', async (request, reply) => {
    const text = request.headers['content-type']?.startsWith('multipart/')
      ? ''
      : (body(request)?.toString('utf8') ?? '');
    k.panggilan.push({ path: pathOf(request), query: queryOf(request), body: text });
    const { sela } = k;
    if (sela && pathOf(request).includes(sela.di)) {
      k.sela = null;
      await sela.apa();
    }
    if (berulah(k, request, reply, 'AWAL')) return reply;
  });
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (reply.statusCode === 200) berulah(k, request, reply, 'AKHIR');
    return payload;
  });
  return app;
}

export type Uji = Keadaan & { tutup(): Promise<void> };

/** A marketplace that answers so, on a port of its own. `detik`: the moment as it sees it. */
export async function layani(
  detik: () => number,
  jawab: (k: Keadaan, request: FastifyRequest, reply: FastifyReply) => object,
): Promise<Uji> {
  const k = keadaanAwal(detik);
  const app = aplikasi(k);
  app.all('/*', async (request, reply) => jawab(k, request, reply));
  await app.listen({ host: '127.0.0.1', port: 0 });
  k.alamat = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return Object.assign(k, { tutup: () => app.close() });
}

export const totalPesanan = ({ barang }: PesananUji): number => barang.reduce((sum, b) => sum + b.harga, 0);

/** Calls the address of a store as the marketplace does: the bytes with their signature. */
export const kirimPesan = (
  kit: Kit,
  penyedia: 'SHOPEE' | 'TIKTOK',
  { isi, authorization }: { isi: string; authorization: string },
  kode_toko = 'JKT1',
): Promise<Answer> =>
  kit
    .siapa({ authorization, 'content-type': 'application/json' })
    .call('POST', `marketplace/webhook/${penyedia}/${kode_toko}`, isi, { key: null });
