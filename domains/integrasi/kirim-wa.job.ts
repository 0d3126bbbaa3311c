/**
 * Sending: a message is claimed, sent, and what came of it written down; a failure worth another try waits its pause. Two
 * workers never send one message: the claim is a compare-and-set. A worker that died on the way leaves a claim that
 * another takes over after two minutes; the customer may then read it twice, which is the lesser harm.
 */
import { rawQuery, type Scope, type Sql } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import { retryPause } from '@mustika/server-kit/http/outbound.ts';
import type { Tasks } from '@mustika/server-kit/jobs.ts';
import { alasanUsang, type PesanIngat } from './ingat-wa.query.ts';
import type { JenisDokumen } from './isi-pesan.query.ts';
import { kabarBarang } from './kabar-barang.query.ts';
import { pesanOtomatis } from './pesan-wa.query.ts';
import { penyediaWa } from './setting-wa.query.ts';
import { BATAS_PERCOBAAN, type JenisKabar, type JenisPesan, type StatusPesan } from './whatsapp.rule.ts';
import { type HasilKirim, type IsiKirim, kirimCloud } from './whatsapp-cloud.server.ts';

const AMBIL = `update pesan_wa set status = 'KIRIM', percobaan = percobaan + 1, diubah = $3
  where kode_toko = $1 and id = $2 and (status in ('ANTRI', 'ULANG') and coalesce(coba_lagi, $3) <= $3
     or status = 'KIRIM' and diubah < $3::timestamptz - interval '2 minutes')
  returning penerima, isi, cara, nama_template, bahasa, parameter, percobaan, jenis, no_dokumen, tempo`;
const SELESAI = `update pesan_wa set status = $3, galat = $4, id_penyedia = $5, coba_lagi = $6, diubah = $7
  where kode_toko = $1 and id = $2 and status = 'KIRIM'`;
const NANTI = "select antre_nanti('kirim_wa', $1::jsonb, $2, $3)";

type Diambil = IsiKirim & PesanIngat & { percobaan: number; jenis: JenisPesan | 'UJI' };

const sistem = (kode_toko: string): Scope => ({ kode_toko, user_id: 'SISTEM', lintas: false });

/** Puts a message in front of the workers; the pause is the queue's, in real seconds. */
export const antrekan = (sql: Sql, kode_toko: string, id: string, pada: string): Promise<unknown> =>
  rawQuery(sql, NANTI, [JSON.stringify({ kode_toko, id }), `wa|${kode_toko}|${id}`, pada]);

async function hasilDari(deps: Deps, scope: Scope, pesan: Diambil): Promise<HasilKirim> {
  const penyedia = await deps.db.read(scope, (sql) => penyediaWa(deps, sql, scope.kode_toko));
  if (!penyedia) return { hasil: 'MATI', galat: 'WhatsApp belum diatur', tanpaWa: false };
  if (!penyedia.aktif && pesan.jenis !== 'UJI')
    return { hasil: 'MATI', galat: 'Pengiriman WhatsApp dimatikan', tanpaWa: false };
  const usang = await alasanUsang(deps, scope, pesan);
  if (usang) return { hasil: 'MATI', galat: usang, tanpaWa: false };
  return kirimCloud(deps.outbound, penyedia, pesan);
}

export type Terkirim = { status: StatusPesan; galat: string | null; tanpaWa: boolean };

/** Sends one message now if it is its turn; null when somebody else has it or its pause is not over. */
export async function kirimSatu(deps: Deps, kode_toko: string, id: string): Promise<Terkirim | null> {
  const scope = sistem(kode_toko);
  const saat = deps.clock.now();
  const [pesan] = await deps.db.tx(scope, (sql) =>
    rawQuery<Diambil>(sql, AMBIL, [kode_toko, id, saat.toString()]),
  );
  if (!pesan) return null;
  const hasil = await hasilDari(deps, scope, pesan);
  const habis = pesan.percobaan >= BATAS_PERCOBAAN;
  const status: StatusPesan = hasil.hasil === 'ULANG' && habis ? 'MATI' : hasil.hasil;
  const galat = hasil.hasil === 'TERKIRIM' ? null : hasil.galat;
  const jeda = hasil.hasil === 'ULANG' && !habis ? retryPause(pesan.percobaan, hasil.jeda) : null;
  const nanti = jeda === null ? null : saat.add({ seconds: jeda }).toString();
  await deps.db.tx(scope, async (sql) => {
    const wamid = hasil.hasil === 'TERKIRIM' ? hasil.id : null;
    await rawQuery(sql, SELESAI, [kode_toko, id, status, galat, wamid, nanti, deps.clock.now().toString()]);
    if (nanti) await antrekan(sql, kode_toko, id, nanti);
  });
  return { status, galat, tanpaWa: hasil.hasil === 'MATI' && hasil.tanpaWa };
}

/**
 * `kirim_wa`: one message. `wa_dokumen`: a document was validated; says so if the store wants it said. `wa_kabar`: pieces moved, or
 * were not where they should be; the people of the house hear of it.
 */
export const waTasks: Tasks = {
  kirim_wa: async (payload, deps) =>
    void (await kirimSatu(deps, String(payload['kode_toko']), String(payload['id']))),
  wa_dokumen: async (payload, deps) => {
    const kode_toko = String(payload['kode_toko']);
    const jenis = String(payload['jenis']).toUpperCase() as JenisDokumen;
    const peristiwa = (payload['peristiwa'] ?? null) as number | null;
    const id = await pesanOtomatis(deps, sistem(kode_toko), jenis, String(payload['no_dokumen']), peristiwa);
    if (id) await kirimSatu(deps, kode_toko, id);
  },
  wa_kabar: async (payload, deps) => {
    const kode_toko = String(payload['kode_toko']);
    const jenis = String(payload['jenis']) as JenisKabar;
    for (const id of await kabarBarang(deps, sistem(kode_toko), jenis, String(payload['no_dokumen'])))
      await kirimSatu(deps, kode_toko, id);
  },
};
