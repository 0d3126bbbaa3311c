/** Lists of general journals, the accounts they may name, and their attachments. */

import { reject } from '@mustika/kernel/errors.ts';
import { penyetujuDari } from '@mustika/server-kit/approvers.ts';
import { implementCommand } from '@mustika/server-kit/http.ts';
import { readParts } from '@mustika/server-kit/upload.ts';
import { akuntansiErrors } from './akuntansi.errors.ts';
import { akunManual, daftarJurnalUmum, lampiranCommand, unggahLampiran } from './jurnal-umum.command.ts';

const DAFTAR = `
  select j.no_dokumen, j.tanggal, j.keterangan, j.total, j.user_id, d.status, d.dibuat as waktu, j.lampiran is not null as lampiran,
         ${penyetujuDari({ kode_toko: '$1', no_dokumen: 'j.no_dokumen' }, 1)} as penyetuju
    from jurnal_umum j join dokumen d on d.kode_toko = j.kode_toko and d.no_dokumen = j.no_dokumen
   where j.kode_toko = $1 and j.tanggal between $2 and $3
   order by j.tanggal desc, j.no_dokumen desc limit 2000`;

const AKUN = `select a.nomor_akun, a.nama_akun from akun a where a.aktif and a.manual and akun_manual($1, a.nomor_akun) order by 1`;

export const jurnalUmumCommands = [
  implementCommand(daftarJurnalUmum, async ({ tgl_awal, tgl_akhir }, { deps, scope }) => {
    const [data = []] = await deps.db.batch(scope, [
      { name: 'jurnal_umum_daftar', text: DAFTAR, values: [scope.kode_toko, tgl_awal, tgl_akhir] },
    ]);
    return { data };
  }),
  implementCommand(akunManual, async (_input, { deps, scope }) => {
    const [data = []] = await deps.db.batch(scope, [
      { name: 'akun_manual', text: AKUN, values: [scope.kode_toko] },
    ]);
    return { data };
  }),
  implementCommand(unggahLampiran, async (_input, { deps, scope }, { request }) => {
    const { file } = await readParts(request, 'image');
    if (!file || file.bytes.length === 0) reject(akuntansiErrors.LAMPIRAN_DIPERLUKAN);
    return { data: await deps.photos.save(scope.kode_toko, 'JURNAL', file.bytes) };
  }),
  implementCommand(lampiranCommand, async ({ no_dokumen }, { deps, scope }, { reply }) => {
    const [rows] = await deps.db.batch(scope, [
      {
        name: 'jurnal_lampiran',
        text: 'select lampiran from jurnal_umum where kode_toko = $1 and no_dokumen = $2',
        values: [scope.kode_toko, no_dokumen],
      },
    ]);
    const key =
      (rows?.[0]?.lampiran as string | null | undefined) ?? reject(akuntansiErrors.LAMPIRAN_TIDAK_ADA);
    const bytes = await deps.photos.read(key);
    return reply
      .header('content-type', 'image/jpeg')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', 'inline')
      .send(bytes);
  }),
];
