/** What is set in a store, how it came to that, and the same in all stores. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { DECLARED, declaredAs } from '@mustika/kernel/settings/declared.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { inScope } from '@mustika/server-kit/http/portal.ts';
import { pengaturanErrors as salah } from './pengaturan.errors.ts';
import { riwayatSetelanCommand, setelanCommand, setelanTokoCommand } from './setelan.command.ts';
import { UBAH_SETELAN } from './setelan.rule.ts';

const BARIS = `select key, value, versi, diubah_oleh, diubah_pada from para_system
  where kode_toko = $1 and key = any ($2::text[]) order by key`;
const bacaBaris = (kode_toko: string) =>
  statement<Inside<typeof setelanCommand.answer>[number]>(
    'setelan_baris',
    BARIS,
    kode_toko,
    DECLARED.map((one) => one.key),
  );

const daftar = implementCommand(setelanCommand, async (_input, { deps, scope }) => ({
  data: await deps.db.rows(scope, bacaBaris(scope.kode_toko)),
}));

const RIWAYAT = `select a.waktu, a.user_id, a.isi ->> 'sebelum' as sebelum, a.isi ->> 'sesudah' as sesudah, a.isi ->> 'alasan' as alasan,
    a.isi ->> 'disetujui' as disetujui
  from audit a where a.kode_toko = $1 and a.objek = $2 and a.aksi = '${UBAH_SETELAN}' and a.isi ? 'sesudah' order by a.seq desc limit 200`;
const bacaRiwayat = (kode_toko: string, key: string) =>
  statement<Inside<typeof riwayatSetelanCommand.answer>[number]>('setelan_riwayat', RIWAYAT, kode_toko, key);

const riwayat = implementCommand(riwayatSetelanCommand, async ({ key }, { deps, scope }) => ({
  data: await deps.db.rows(scope, bacaRiwayat(scope.kode_toko, key)),
}));

const PER_TOKO = `select t.kode_toko, t.nama_toko, $1::text as key, p.value, coalesce(p.versi, 0) as versi, p.diubah_oleh, p.diubah_pada
  from toko t left join para_system p on p.kode_toko = t.kode_toko and p.key = $1 where t.aktif order by t.tipe desc, t.kode_toko`;
const bacaPerToko = (key: string) =>
  statement<Inside<typeof setelanTokoCommand.answer>[number]>('setelan_per_toko', PER_TOKO, key);

const perToko = implementCommand(setelanTokoCommand, async ({ key }, { deps, scope, session }) => {
  if (!session.pusat) reject(salah.SETELAN_TOKO_LAIN);
  if (!declaredAs(key)) reject(salah.SETELAN_TIDAK_ADA, { key });
  const rows = await deps.db.rows({ ...scope, lintas: true }, bacaPerToko(key));
  return {
    data: rows.filter(({ kode_toko }) => inScope({ ...session, kode_toko: session.toko_asal }, kode_toko)),
  };
});

export const setelanBaca = [daftar, riwayat, perToko];
