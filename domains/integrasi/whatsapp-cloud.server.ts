/**
 * The protocol of the WhatsApp Cloud API: `POST {alamat}/{versi}/{id_nomor}/messages` with a bearer token. Neither token nor
 * text ever reaches a log or an error text. Ecosystem 6.1.
 */
import type { Outbound } from '@mustika/server-kit/http/outbound.ts';
import type { CaraPesan } from './whatsapp.rule.ts';

export type PenyediaWa = { alamat: string; versi_api: string; id_nomor: string; token: string };
export type IsiKirim = {
  penerima: string;
  isi: string;
  cara: CaraPesan;
  nama_template: string | null;
  bahasa: string;
  parameter: readonly string[];
};

/** ULANG: worth another try. MATI: the provider will say the same again. */
export type HasilKirim =
  | { hasil: 'TERKIRIM'; id: string }
  | { hasil: 'ULANG'; galat: string; jeda: number | null }
  | { hasil: 'MATI'; galat: string; tanpaWa: boolean };

/** The request as the provider documents it. */
export const badanKirim = ({ penerima, isi, cara, nama_template, bahasa, parameter }: IsiKirim): object => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to: penerima,
  ...(cara === 'TEKS'
    ? { type: 'text', text: { preview_url: false, body: isi } }
    : {
        type: 'template',
        template: {
          name: nama_template,
          language: { code: bahasa },
          components: [{ type: 'body', parameters: parameter.map((text) => ({ type: 'text', text })) }],
        },
      }),
});

type Jawaban = {
  messages?: { id?: string }[];
  error?: { code?: number; message?: string; error_data?: { details?: string } };
};

function baca(text: string): Jawaban {
  try {
    return JSON.parse(text) as Jawaban;
  } catch {
    return {}; // A proxy's page: the status says enough.
  }
}

/** Codes of the provider that mean: come back later (rate limits, unknown error, service down). */
const NANTI: ReadonlySet<number> = new Set([1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 133004]);
/** The number has no WhatsApp, or may not be written to. */
const TANPA_WA: ReadonlySet<number> = new Set([131026, 131030]);

export async function kirimCloud(
  keluar: Outbound,
  penyedia: PenyediaWa,
  pesan: IsiKirim,
): Promise<HasilKirim> {
  const jawab = await keluar.send({
    url: `${penyedia.alamat.replace(/\/+$/, '')}/${penyedia.versi_api}/${penyedia.id_nomor}/messages`,
    method: 'POST',
    headers: { authorization: `Bearer ${penyedia.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(badanKirim(pesan)),
  });
  if (!jawab.ok)
    return jawab.sebab === 'PUTUS'
      ? { hasil: 'ULANG', galat: `Koneksi: ${jawab.pesan}`, jeda: null }
      : { hasil: 'MATI', galat: jawab.pesan, tanpaWa: false };
  const { messages, error } = baca(jawab.text);
  const id = messages?.[0]?.id;
  if (jawab.status >= 200 && jawab.status < 300 && id) return { hasil: 'TERKIRIM', id };
  const kode = error?.code ?? 0;
  const galat = [
    `HTTP ${jawab.status}`,
    kode > 0 ? `kode ${kode}` : '',
    error?.error_data?.details ?? error?.message ?? '',
  ]
    .filter(Boolean)
    .join(': ')
    .replaceAll(penyedia.token, '***')
    .slice(0, 300);
  const nanti = jawab.status === 429 || jawab.status >= 500 || jawab.status === 408 || NANTI.has(kode);
  // A 2xx without an id was taken by nobody we know of; asking again is the lesser harm.
  if (nanti || jawab.status < 300) return { hasil: 'ULANG', galat, jeda: jawab.retryAfter };
  return { hasil: 'MATI', galat, tanpaWa: TANPA_WA.has(kode) };
}
