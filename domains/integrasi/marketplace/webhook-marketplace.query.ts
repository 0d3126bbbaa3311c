/** What a marketplace tells us: believed by its signature over the bytes, kept once, and taken as a hint alone: what is true is asked for. */
import { reject, umum } from '@mustika/kernel/errors.ts';
import { awalTeks } from '@mustika/kernel/text/awal-teks.ts';
import { rawQuery } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { bytesOf } from '@mustika/server-kit/http/raw-body.ts';
import { integrasiErrors as salah } from '../integrasi.errors.ts';
import { isiOf, teksOf } from './adaptor.server.ts';
import { antrekanPesanan, bacaMarketplace, bukaMarketplace, sistem } from './akun-marketplace.query.ts';
import { webhookMarketplace } from './marketplace-setting.command.ts';
import { samaTanda, tandaWebhookShopee, tandaWebhookTiktok } from './marketplace-tanda.server.ts';

const TERIMA = `insert into peristiwa_marketplace (kode_toko, penyedia, id_peristiwa, jenis, isi, diterima)
  values ($1, $2, $3, $4, $5::jsonb, $6) on conflict do nothing returning id_peristiwa`;

type Pesan = {
  code?: unknown;
  type?: unknown;
  tts_notification_id?: unknown;
  data?: unknown;
};

/** What a webhook says. Errors: INPUT_TIDAK_VALID, also of who signs what is no message. */
function pesanDari(bytes: Buffer): Pesan {
  let pesan: unknown;
  try {
    pesan = JSON.parse(bytes.toString('utf8'));
  } catch {
    pesan = null;
  }
  return pesan !== null && typeof pesan === 'object' ? (pesan as Pesan) : reject(umum.INPUT_TIDAK_VALID);
}

/** What makes a message the same one: its own id, else everything it says. */
const idPeristiwa = (pesan: Pesan, tanda: string): string =>
  typeof pesan.tts_notification_id === 'string' ? awalTeks(pesan.tts_notification_id, 100) : tanda;

/** The order that a message is about, whatever else it says of it; '' where it is about none. */
function pesananDari({ data }: Pesan): string {
  const isi = isiOf(data);
  const no = teksOf(isi['ordersn']) || teksOf(isi['order_sn']) || teksOf(isi['order_id']);
  return /^[A-Za-z0-9_-]{1,40}$/.test(no) ? no : '';
}

export const webhookMarketplaceCommands = [
  implementCommand(webhookMarketplace, async ({ penyedia, kode_toko }, { deps }, { request, reply }) => {
    const store = await deps.stores.get(kode_toko);
    const scope = sistem(kode_toko);
    const row = store && (await deps.db.read(scope, (sql) => bacaMarketplace(sql, kode_toko, penyedia)));
    // Whoever does not know the key learns nothing: not which stores there are, nor which are connected.
    if (!row?.kunci || !row.berjalan || !store?.flags.has('MARKETPLACE_INTEGRATION_MODULE'))
      reject(salah.TANDA_TANGAN_SALAH);
    const { kunci, id_aplikasi } = bukaMarketplace(deps, kode_toko, row);
    const bytes = bytesOf(request);
    const tanda =
      penyedia === 'SHOPEE'
        ? tandaWebhookShopee(kunci, row.alamat_webhook, bytes)
        : tandaWebhookTiktok(kunci, id_aplikasi, bytes);
    if (!samaTanda(String(request.headers.authorization ?? ''), tanda)) reject(salah.TANDA_TANGAN_SALAH);
    const pesan = pesanDari(bytes);
    const jenis = awalTeks(String(pesan.code ?? pesan.type ?? ''), 20);
    const no_pesanan = pesananDari(pesan);
    await deps.db.tx(scope, async (sql) => {
      const saat = deps.clock.now().toString();
      const isi = JSON.stringify(pesan);
      await rawQuery(sql, TERIMA, [kode_toko, penyedia, idPeristiwa(pesan, tanda), jenis, isi, saat]);
      // Also the second time: what is asked twice is the same, what is not asked at all is lost.
      if (no_pesanan) await antrekanPesanan(sql, kode_toko, penyedia, no_pesanan, saat);
    });
    return reply.status(200).send('');
  }),
];
