/**
 * Reminders before and on the due day, of loans and instalments, to whoever agreed to be written to at the number on the contract
 * (`setuju_wa`, the one consent of the house; who never said yes gets nothing and his reminder waits where it can be seen). What was
 * reminded of is the row of the message itself, unique for contract, due date and occasion: two servers and a restart send one.
 * A reminder is a courtesy and no notice: an auction asks for one that a person recorded (docs/decisions/0051, 0055).
 */
import type { Scope } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import type { Tasks } from '@mustika/server-kit/jobs.ts';
import type { StoreConfig } from '@mustika/server-kit/store-config.ts';
import { bacaJatuhTempo, bacaTokoIngat, type JatuhTempo, kiniDi } from './ingat-wa.query.ts';
import { antrekan } from './kirim-wa.job.ts';
import { pesanDokumen, setujuMenerima, tambahPesan } from './pesan-wa.query.ts';
import { settingPesan } from './setting-wa.query.ts';
import { HARI_SEBELUM, JAM_INGAT, JENIS_INGAT, type JenisIngat, nomorSah } from './whatsapp.rule.ts';

/** Every hour, because nine o'clock is another hour in each zone; who was reminded is not asked about again. */
export const KALA_INGAT = '7 * * * * ingat_wa ?max=3';

const SEMUA: Scope = { kode_toko: '', user_id: 'SISTEM', lintas: true };

/** Queues one reminder in a transaction of its own, if it is still true and nobody else was quicker. */
const ingatkanSatu = (
  deps: Deps,
  scope: Scope,
  jenis: JenisIngat,
  { nomor, tempo, saat }: JatuhTempo,
): Promise<void> =>
  deps.db.tx(scope, async (sql, audit) => {
    const pesan = await pesanDokumen({ deps, sql, audit, scope }, jenis, nomor, { tempo });
    if (!pesan || !nomorSah(pesan.penerima)) return;
    const setuju = await setujuMenerima(sql, pesan.penerima);
    const status = setuju ? 'ANTRI' : 'DITAHAN';
    const baru = {
      ...pesan,
      jenis,
      no_dokumen: nomor,
      otomatis: true,
      status,
      ingat: { tempo, saat },
    } as const;
    const id = await tambahPesan(deps, sql, scope, baru);
    if (!id) return;
    audit({ aksi: 'wa.ingat', objek: nomor, isi: { jenis, tempo, saat, status } });
    if (setuju) await antrekan(sql, scope.kode_toko, id, deps.clock.now().toString());
  });

/** Everything of one store that is to be reminded of today. */
async function ingatkanToko(deps: Deps, store: StoreConfig): Promise<void> {
  const { hari, jam } = kiniDi(deps, store);
  if (!store.flags.has('WHATSAPP_MODULE') || jam < JAM_INGAT.dari || jam >= JAM_INGAT.sampai) return;
  const scope: Scope = { kode_toko: store.kode_toko, user_id: 'SISTEM', lintas: false };
  for (const jenis of JENIS_INGAT) {
    const jatuh = await deps.db.read(scope, async (sql) => {
      const { otomatis, hari_sebelum } = await settingPesan(sql, store.kode_toko, jenis);
      return otomatis ? bacaJatuhTempo(sql, jenis, store.kode_toko, hari, hari_sebelum ?? HARI_SEBELUM) : [];
    });
    for (const satu of jatuh) await ingatkanSatu(deps, scope, jenis, satu);
  }
}

/** `ingat_wa`: all stores that want it. One that fails keeps no other waiting; the next hour asks again. */
export const ingatTasks: Tasks = {
  ingat_wa: async (_payload, deps) => {
    for (const { kode_toko } of await deps.db.read(SEMUA, bacaTokoIngat)) {
      const store = await deps.stores.get(kode_toko);
      if (!store) continue;
      await ingatkanToko(deps, store).catch((error: unknown) =>
        deps.log.error({ err: error, kode_toko }, 'pengingat WhatsApp gagal'),
      );
    }
  },
};
