/**
 * Midtrans Core API, as it is documented: `POST /v2/charge` of payment_type qris, `GET /v2/{order}/status`, `POST /v2/{order}/cancel`,
 * basic authentication by the server key, and notifications signed by SHA-512 of order, status code, sum and key. Nothing of the
 * key ever reaches a log or an error text. Another gateway is another file with the same answers.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { PANJANG_QRIS } from '@mustika/kernel/text/qris.ts';
import type { Outbound, OutboundAnswer } from '@mustika/server-kit/http/outbound.ts';
import { type Gerbang, type JawabTanya, type KabarGerbang, rupiahGerbang } from './gerbang.rule.ts';

type Isi = Readonly<Record<string, unknown>>;

function baca(text: string): Isi {
  try {
    const isi: unknown = JSON.parse(text);
    return typeof isi === 'object' && isi !== null ? (isi as Isi) : {};
  } catch {
    return {}; // A proxy's page: the status says enough.
  }
}

const teks = (nilai: unknown): string | null => (typeof nilai === 'string' && nilai !== '' ? nilai : null);

const KABAR: Readonly<Record<string, KabarGerbang>> = {
  ...{ settlement: 'LUNAS', capture: 'LUNAS', pending: 'MENUNGGU', authorize: 'MENUNGGU' },
  ...{ expire: 'KEDALUWARSA', cancel: 'BATAL', deny: 'GAGAL', failure: 'GAGAL' },
  ...{ refund: 'KEMBALI', partial_refund: 'KEMBALI', chargeback: 'KEMBALI', partial_chargeback: 'KEMBALI' },
};

const PUTUS = (galat: string, jeda: number | null = null) => ({ hasil: 'PUTUS', galat, jeda }) as const;

/** Its own code, which it says in the body whatever HTTP says. */
const kodeDari = (isi: Isi, status: number): number => Number(teks(isi['status_code']) ?? status);

type Terjawab = { kode: number; isi: Isi } | Extract<JawabTanya, { hasil: 'DITOLAK' | 'PUTUS' }>;

function terjawab(jawab: OutboundAnswer, kunci: string): Terjawab {
  if (!jawab.ok)
    return jawab.sebab === 'PUTUS'
      ? PUTUS(`Koneksi: ${jawab.pesan}`)
      : { hasil: 'DITOLAK', galat: jawab.pesan };
  const isi = baca(jawab.text);
  const kode = kodeDari(isi, jawab.status);
  const galat = [`HTTP ${jawab.status}`, `kode ${kode}`, teks(isi['status_message']) ?? '']
    .filter(Boolean)
    .join(': ')
    .replaceAll(kunci, '***')
    .slice(0, 300);
  if (jawab.status === 429 || kode === 429 || jawab.status >= 500 || kode >= 500)
    return PUTUS(galat, jawab.retryAfter);
  if (
    kode === 200 ||
    kode === 201 ||
    kode === 202 ||
    kode === 404 ||
    kode === 406 ||
    kode === 412 ||
    kode === 407
  )
    return { kode, isi };
  return { hasil: 'DITOLAK', galat };
}

function tentang(jawab: Terjawab, id: string): JawabTanya {
  if ('hasil' in jawab) return jawab;
  const { kode, isi } = jawab;
  if (kode === 404) return { hasil: 'TIDAK_ADA' };
  const kabar = KABAR[String(isi['transaction_status'])];
  // An answer about something else is none.
  if (!kabar || isi['order_id'] !== id || isi['currency'] !== 'IDR')
    return PUTUS('Jawaban gerbang tidak dikenal');
  const jumlah = rupiahGerbang(isi['gross_amount']);
  return { hasil: 'ADA', kabar, jumlah, transaksi: teks(isi['transaction_id']) };
}

/** How notifications are signed. */
export const tandaMidtrans = (order: string, kode: string, jumlah: string, kunci: string): string =>
  createHash('sha512').update(`${order}${kode}${jumlah}${kunci}`).digest('hex');

const samaTanda = (given: string, right: string): boolean => {
  const [a, b] = [given, right].map((one) => createHash('sha256').update(one).digest());
  return timingSafeEqual(a as Buffer, b as Buffer);
};

function bacaKabar(bytes: Uint8Array, kunci: string): ReturnType<Gerbang['kabar']> {
  const isi = baca(new TextDecoder().decode(bytes));
  const [order, kode, jumlah, tanda] = ['order_id', 'status_code', 'gross_amount', 'signature_key'].map(
    (nama) => teks(isi[nama]),
  );
  if (!order || !kode || !jumlah || !tanda) return null;
  if (!samaTanda(tanda.toLowerCase(), tandaMidtrans(order, kode, jumlah, kunci))) return null;
  const kabar = KABAR[String(isi['transaction_status'])] ?? null;
  return { id: order, jumlah: rupiahGerbang(jumlah), kabar };
}

export function midtrans(keluar: Outbound, { alamat, kunci }: { alamat: string; kunci: string }): Gerbang {
  const dasar = alamat.replace(/\/+$/, '');
  const kirim = async (
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    key?: string,
  ): Promise<Terjawab> =>
    terjawab(
      await keluar.send({
        url: `${dasar}/v2/${path}`,
        method,
        headers: {
          authorization: `Basic ${Buffer.from(`${kunci}:`).toString('base64')}`,
          accept: 'application/json',
          'content-type': 'application/json',
          ...(key ? { 'idempotency-key': key } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
      kunci,
    );
  const tanya = async (id: string) => tentang(await kirim('GET', `${id}/status`), id);
  return {
    tanya,
    minta: async ({ id, jumlah, menit }) => {
      const jawab = await kirim(
        'POST',
        'charge',
        {
          payment_type: 'qris',
          transaction_details: { order_id: id, gross_amount: jumlah },
          custom_expiry: { expiry_duration: menit, unit: 'minute' },
        },
        id,
      );
      if ('hasil' in jawab) return jawab;
      if (jawab.kode === 406) return { hasil: 'SUDAH_ADA' };
      const { isi } = jawab;
      const transaksi = teks(isi['transaction_id']);
      const qris = teks(isi['qr_string']);
      const pas = isi['order_id'] === id && rupiahGerbang(isi['gross_amount']) === jumlah;
      if (!transaksi || !qris || qris.length > PANJANG_QRIS || !pas)
        return PUTUS('Jawaban gerbang tanpa kode');
      return { hasil: 'JADI', transaksi, qris };
    },
    batal: async (id) => {
      const jawab = await kirim('POST', `${id}/cancel`, {});
      // What cannot be cancelled any more says itself what became of it.
      return 'hasil' in jawab || (jawab.kode === 200 && jawab.isi['order_id'] === id)
        ? tentang(jawab, id)
        : tanya(id);
    },
    kabar: (bytes) => bacaKabar(bytes, kunci),
  };
}
