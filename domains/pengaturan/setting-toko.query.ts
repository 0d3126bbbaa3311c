/** Reads and keeps the store's own row; its history is that of Master Toko. */

import type { Inside } from '@mustika/kernel/answer.ts';
import { decode, type WireOf } from '@mustika/kernel/answer.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { updateRow } from '@mustika/server-kit/resource/resource-store.ts';
import { tokoResource } from '../master/toko.resource.ts';
import { pengaturanErrors as salah } from './pengaturan.errors.ts';
import { profilTokoCommand, simpanProfilToko } from './setting-toko.command.ts';

const PROFIL = `select t.kode_toko, t.nama_toko, t.alamat_toko, t.telp, t.npwp, t.pkp, t.zona, t.tipe, t.versi, t.diubah_oleh, t.diubah_pada,
    (select h.tanggal from hari_toko h where h.kode_toko = t.kode_toko and h.status = 'OPEN') as tgl_system
  from toko t where t.kode_toko = $1`;
const bacaProfil = (kode_toko: string) =>
  statement<Inside<typeof profilTokoCommand.answer>>('profil_toko', PROFIL, kode_toko);

const baca = implementCommand(profilTokoCommand, async (_input, { deps, scope }) => {
  const [row] = await deps.db.rows(scope, bacaProfil(scope.kode_toko));
  return { data: row ?? reject(umum.TIDAK_DITEMUKAN) };
});

const simpan = implementCommand(simpanProfilToko, async ({ versi, ...isi }, { deps, scope, key }) => {
  const [row] = await deps.db.rows(scope, bacaProfil(scope.kode_toko));
  if (row?.pkp && !isi.npwp) reject(salah.PKP_BUTUH_NPWP);
  const data = await updateRow(
    { db: deps.db, scope, key, agreed: { izin: [], saat: deps.clock.now().toString() } },
    tokoResource,
    scope.kode_toko,
    isi,
    versi,
  );
  deps.stores.forget(scope.kode_toko);
  // A row of a table comes as it travels.
  return { data: decode(simpanProfilToko.answer, data as WireOf<typeof simpanProfilToko.answer>) };
});

export const profilTokoCommands = [baca, simpan];
