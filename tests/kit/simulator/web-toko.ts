/**
 * The shop's own web site as docs/decisions/0049 writes its protocol, on this machine: it checks the signature over the bytes and
 * the age of the call, keeps what it took by piece, lets an older word be, and misbehaves when told to.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ButirWeb } from '../../../domains/barang/web/web-toko.server.ts';

export const KUNCI_WEB = 'kunci-web-rahasia-uji';

type Ulah = { status: number; pesan?: string; retryAfter?: number; teks?: string } | 'PUTUS' | 'LUPA';
type Tayang = NonNullable<ButirWeb['barang']> & { versi: number; foto_isi?: string };

export type WebUji = {
  alamat: string;
  /** What visitors of the site see, by barcode. */
  tayang: Map<string, Tayang>;
  /** Every word that was taken, in order, with what its id had been before. */
  diterima: ButirWeb[];
  panggilan: number;
  /** What the next calls meet instead of success; LUPA takes all and answers for none. */
  ulah: Ulah[];
  /** Pieces it never wants, with the reason. */
  tolak: Map<string, string>;
  /** Asks what time it is there. */
  kini: () => number;
  kunci: string;
  tutup(): Promise<void>;
};

/** Reckoned here from the protocol and not by the program that is tested: a signature that leaves something out is none. */
const tanda = (kunci: string, waktu: string, id: string, badan: string): string =>
  createHmac('sha256', kunci).update([waktu, id, badan].join('.')).digest('hex');

const setara = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

function terima(web: WebUji, versi: Map<string, number>, butir: ButirWeb) {
  const alasan = web.tolak.get(butir.kode_barcode);
  if (alasan) return { id: butir.id, diterima: false, alasan };
  // An old word is taken and changes nothing: the newer one is what is true.
  if (butir.versi > (versi.get(butir.kode_barcode) ?? 0)) {
    versi.set(butir.kode_barcode, butir.versi);
    const lama = web.tayang.get(butir.kode_barcode);
    web.diterima.push(butir);
    if (butir.perintah === 'TARIK') web.tayang.delete(butir.kode_barcode);
    else if (butir.barang) {
      const foto_isi = butir.barang.foto_isi ?? (butir.barang.foto ? lama?.foto_isi : undefined);
      const { foto_isi: _, ...isi } = butir.barang;
      web.tayang.set(butir.kode_barcode, {
        ...isi,
        versi: butir.versi,
        ...(foto_isi ? { foto_isi } : {}),
      });
    }
  }
  return { id: butir.id, diterima: true };
}

export async function webUji(kini: () => number): Promise<WebUji> {
  const versi = new Map<string, number>();
  const web: WebUji = {
    ...{ alamat: '', tayang: new Map(), diterima: [], panggilan: 0, ulah: [], tolak: new Map() },
    ...{ kini, kunci: KUNCI_WEB, tutup: async () => {} },
  };
  const server: Server = createServer(async (request, reply) => {
    web.panggilan += 1;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const badan = Buffer.concat(parts).toString('utf8');
    const jawab = (status: number, isi: object, head: Record<string, string> = {}): void => {
      reply.writeHead(status, { 'content-type': 'application/json', ...head }).end(JSON.stringify(isi));
    };
    const ulah = web.ulah.shift();
    if (ulah === 'PUTUS') return void request.socket.destroy();
    if (ulah && ulah !== 'LUPA') {
      if (ulah.teks !== undefined) return void reply.writeHead(ulah.status).end(ulah.teks);
      const head = ulah.retryAfter ? { 'retry-after': String(ulah.retryAfter) } : {};
      return jawab(ulah.status, { pesan: ulah.pesan ?? '' }, head);
    }
    const kepala = (name: string): string => String(request.headers[`x-mustika-${name}`] ?? '');
    const benar = `sha256=${tanda(web.kunci, kepala('waktu'), kepala('id'), badan)}`;
    if (!setara(kepala('tanda'), benar)) return jawab(401, { pesan: 'tanda tangan salah' });
    if (Math.abs(web.kini() - Number(kepala('waktu'))) > 300) return jawab(401, { pesan: 'sudah lama' });
    const { barang } = JSON.parse(badan) as { barang: ButirWeb[] };
    const hasil = barang.map((butir) => terima(web, versi, butir));
    return jawab(200, { hasil: ulah === 'LUPA' ? [] : hasil });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  web.alamat = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mustika`;
  web.tutup = () =>
    new Promise((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
  return web;
}

/** The setting of a store that offers there. */
export const lewatWeb = ({ alamat }: WebUji, versi = 0): object => ({
  aktif: true,
  alamat,
  kunci: KUNCI_WEB,
  versi,
});
