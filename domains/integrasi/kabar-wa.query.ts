/** Takes the provider's word about messages, once each, and only with its signature. */
import { createHmac } from 'node:crypto';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { rawQuery } from '@mustika/server-kit/database.ts';
import { type Deps, implementCommand } from '@mustika/server-kit/http/http.ts';
import { bytesOf } from '@mustika/server-kit/http/raw-body.ts';
import { integrasiErrors as salah } from './integrasi.errors.ts';
import { verifikasiWa, webhookWa } from './kabar-wa.command.ts';
import { bacaLaporan } from './kabar-wa.rule.ts';
import { samaTanda } from './marketplace/marketplace-tanda.server.ts';
import { penerimaKabar } from './setting-wa.query.ts';

/** How the Cloud API signs: HMAC-SHA256 of the bytes under the secret of the app, in hex. */
export const tandaWa = (rahasia: string, bytes: Buffer | string): string =>
  `sha256=${createHmac('sha256', rahasia).update(bytes).digest('hex')}`;

/** Takes as long for a good guess as for a bad one, whatever its letters. */
const samaRahasia = (given: string, right: string): boolean =>
  samaTanda(tandaWa(right, given), tandaWa(right, right));

/** Whoever does not know the secret learns nothing: not which stores there are, nor which send messages. */
async function penerima(deps: Deps, kode_toko: string) {
  const store = await deps.stores.get(kode_toko);
  const scope = { kode_toko, user_id: 'SISTEM', lintas: false };
  const setting = store && (await deps.db.read(scope, (sql) => penerimaKabar(deps, sql, kode_toko)));
  return store?.flags.has('WHATSAPP_MODULE') && setting ? { scope, ...setting } : null;
}

const SIMPAN = `insert into kabar_wa (kode_toko, id_penyedia, kabar, waktu, galat, diterima)
  select $1, x.id_penyedia, x.kabar, to_timestamp(x.detik), x.galat, $3
    from jsonb_to_recordset($2::jsonb) as x(id_penyedia text, kabar text, detik bigint, galat text)
  on conflict do nothing`;

function isiOf(bytes: Buffer): object {
  try {
    const isi: unknown = JSON.parse(bytes.toString('utf8'));
    if (typeof isi === 'object' && isi !== null) return isi;
  } catch {
    // Signed, and yet no JSON: said below, as for any other body that is none.
  }
  return reject(umum.JSON_RUSAK);
}

export const kabarWaCommands = [
  implementCommand(verifikasiWa, async (input, { deps }, { reply }) => {
    const ke = await penerima(deps, input.kode_toko);
    if (!ke?.token_verifikasi || input['hub.mode'] !== 'subscribe') reject(salah.TANDA_TANGAN_SALAH);
    if (!samaRahasia(input['hub.verify_token'], ke.token_verifikasi)) reject(salah.TANDA_TANGAN_SALAH);
    return reply.type('text/plain').header('x-content-type-options', 'nosniff').send(input['hub.challenge']);
  }),
  implementCommand(webhookWa, async ({ kode_toko }, { deps }, { request, reply }) => {
    const ke = await penerima(deps, kode_toko);
    if (!ke?.rahasia_aplikasi) reject(salah.TANDA_TANGAN_SALAH);
    const bytes = bytesOf(request);
    const tanda = String(request.headers['x-hub-signature-256'] ?? '');
    if (!samaTanda(tanda, tandaWa(ke.rahasia_aplikasi, bytes))) reject(salah.TANDA_TANGAN_SALAH);
    const laporan = bacaLaporan(isiOf(bytes), ke.id_nomor);
    if (laporan.length > 0)
      await deps.db.tx(ke.scope, (sql) =>
        rawQuery(sql, SIMPAN, [kode_toko, JSON.stringify(laporan), deps.clock.now().toString()]),
      );
    return reply.status(200).send('');
  }),
];
