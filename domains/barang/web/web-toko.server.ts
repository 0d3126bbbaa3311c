/**
 * The protocol of the shop's own web site, as docs/decisions/0049 writes it: `POST {alamat}` of a list of pieces, signed over the
 * moment, the call and the bytes. The site answers for each by its id, and the same id twice changes nothing there.
 */

import { createHmac, randomUUID } from 'node:crypto';
import { awalTeks } from '@mustika/kernel/text/awal-teks.ts';
import type { Outbound } from '@mustika/server-kit/http/outbound.ts';
import type { IsiWeb } from './barang-web.rule.ts';

export type AlamatWeb = { alamat: string; kunci: string };

/** What the site is told of one piece. `id` is the same for the same word; a lower `versi` than one it knows is an old word. */
export type ButirWeb = {
  id: string;
  versi: number;
  perintah: 'PASANG' | 'TARIK';
  kode_toko: string;
  kode_barcode: string;
  /** Why it is taken away: the status of the piece, or DITARIK when somebody said so. */
  alasan?: string;
  barang?: IsiWeb & { foto_isi?: string };
};

/** DIJAWAB: by id, null where it was taken. ISI: it wants this content never. ULANG: nobody knows, or not now. */
export type HasilWeb =
  | { hasil: 'DIJAWAB'; status: number; jawaban: ReadonlyMap<string, string | null> }
  | { hasil: 'ISI'; galat: string }
  | { hasil: 'ULANG'; galat: string; jeda: number | null };

/** Over the moment, so that an old call cannot be played again, the id of the call, and the bytes. */
const tandaWeb = (kunci: string, waktu: string, id: string, badan: string): string =>
  createHmac('sha256', kunci).update(`${waktu}.${id}.${badan}`).digest('hex');

type Jawaban = { hasil?: { id?: unknown; diterima?: unknown; alasan?: unknown }[]; pesan?: unknown };

function baca(text: string): Jawaban {
  try {
    const isi = JSON.parse(text) as unknown;
    return isi !== null && typeof isi === 'object' ? (isi as Jawaban) : {};
  } catch {
    return {}; // A proxy's page: the status says enough.
  }
}

/** Statuses that say: what is in it, not that it came. */
const TENTANG_ISI: ReadonlySet<number> = new Set([400, 409, 413, 422]);

const kataOf = (status: number, { pesan }: Jawaban): string =>
  awalTeks(
    [
      status === 401 || status === 403 ? 'Web Menolak Tanda Tangan' : '',
      `HTTP ${status}`,
      typeof pesan === 'string' ? pesan : '',
    ]
      .filter(Boolean)
      .join(': '),
    300,
  );

/** Reads what was answered; of a success every line without a clear word counts as unanswered. */
export function bacaJawaban(status: number, text: string, jeda: number | null): HasilWeb {
  const isi = baca(text);
  if (status >= 200 && status < 300) {
    if (!Array.isArray(isi.hasil)) return { hasil: 'ULANG', galat: 'Jawaban Web Tidak Dimengerti', jeda };
    const baris = isi.hasil.filter((b) => typeof b?.id === 'string' && typeof b.diterima === 'boolean');
    const alasan = (b: (typeof baris)[number]): string =>
      awalTeks(typeof b.alasan === 'string' && b.alasan.trim() ? b.alasan : 'Ditolak Web Tanpa Alasan', 300);
    return {
      hasil: 'DIJAWAB',
      status,
      jawaban: new Map(baris.map((b) => [b.id as string, b.diterima === true ? null : alasan(b)])),
    };
  }
  const galat = kataOf(status, isi);
  return TENTANG_ISI.has(status) ? { hasil: 'ISI', galat } : { hasil: 'ULANG', galat, jeda };
}

/** One call. Neither key nor signature ever reaches a log or an error text. */
export async function kirimWeb(
  keluar: Outbound,
  { alamat, kunci }: AlamatWeb,
  kode_toko: string,
  barang: readonly ButirWeb[],
  detik: number,
): Promise<HasilWeb> {
  const id = randomUUID();
  const waktu = String(detik);
  const body = JSON.stringify({ kode_toko, barang });
  const jawab = await keluar.send({
    url: alamat,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-mustika-id': id,
      'x-mustika-waktu': waktu,
      'x-mustika-tanda': `sha256=${tandaWeb(kunci, waktu, id, body)}`,
    },
    body,
  });
  if (!jawab.ok) return { hasil: 'ULANG', galat: jawab.pesan, jeda: null };
  return bacaJawaban(jawab.status, jawab.text, jawab.retryAfter);
}
