/** Accounts of a bank, and the reads and the write of Parameter Akun. */
import { reject } from '@mustika/kernel/errors.ts';
import { encodeRow } from '@mustika/kernel/wire.ts';
import { rawQuery } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http.ts';
import { missingReference } from '@mustika/server-kit/resource-errors.ts';
import { once } from '@mustika/server-kit/resource-once.ts';
import { missingRefs } from '@mustika/server-kit/resource-store.ts';
import { paraAkunCommand, rekeningBankCommand, simpanParaAkunCommand } from './akun.command.ts';
import { masterErrors } from './master.errors.ts';
import { rekeningResource } from './rekening.resource.ts';

type Mapping = { kode_akun: string; jenis_akun: string; nomor_akun: string };

const JURNAL = `
  select trx, type, jsonb_agg(jsonb_build_object('_id', kode_akun || '.' || jenis_akun, 'kode_akun', kode_akun,
           'jenis_akun', jenis_akun, 'nomor_akun', nomor_akun) order by jenis_akun, kode_akun) as detail_akun
    from para_akun_transaksi where kode_toko = $1 and aktif group by trx, type order by trx = '*' desc, trx, type`;

const REKENING = `select no_rekening, nama_rekening, kode_bank, bisa_debet, bisa_credit, bisa_transfer, fee_persen, fee_ditanggung
  from rekening where kode_toko = $1 and kode_bank = $2 and aktif order by no_rekening`;

const UBAH = `
  with baru as (select * from jsonb_to_recordset($4) as x (kode_akun text, jenis_akun text, nomor_akun text))
  update para_akun_transaksi p
     set nomor_akun = b.nomor_akun, versi = p.versi + 1, diubah_oleh = $5, diubah_pada = now()
    from baru b
   where p.kode_toko = $1 and p.trx = $2 and p.type = $3 and p.kode_akun = b.kode_akun and p.jenis_akun = b.jenis_akun
     and p.nomor_akun <> b.nomor_akun`;

const DETAIL = `select kode_akun, jenis_akun, nomor_akun from para_akun_transaksi
  where kode_toko = $1 and trx = $2 and type = $3 and aktif order by jenis_akun, kode_akun`;

const DETAIL_FIELDS = simpanParaAkunCommand.fields.detail_akun.fields ?? {};

const side = (row: Mapping): string => `${row.kode_akun}.${row.jenis_akun}`;

const simpan = implementCommand(
  simpanParaAkunCommand,
  async ({ trx, type, detail_akun }, { deps, scope, key }) => {
    const data = await deps.db.tx(scope, (sql, audit) =>
      once(sql, key, { para_akun_transaksi: [trx, type], detail_akun }, async () => {
        const sebelum = await rawQuery<Mapping>(sql, DETAIL, [scope.kode_toko, trx, type]);
        if (sebelum.length === 0) reject(masterErrors.JURNAL_TIDAK_ADA);
        const known = new Set(sebelum.map(side));
        const foreign = detail_akun.findIndex((row) => !known.has(side(row)));
        if (foreign >= 0)
          reject(masterErrors.PERAN_TIDAK_ADA, [
            { path: `detail_akun.${foreign}.kode_akun`, message: masterErrors.PERAN_TIDAK_ADA.message },
          ]);
        const missing = await missingRefs(sql, { fields: DETAIL_FIELDS }, scope, detail_akun);
        if (missing.size > 0) throw missingReference({ fields: DETAIL_FIELDS }, [...missing.keys()]);
        await rawQuery(sql, UBAH, [scope.kode_toko, trx, type, JSON.stringify(detail_akun), scope.user_id]);
        const sesudah = await rawQuery<Mapping>(sql, DETAIL, [scope.kode_toko, trx, type]);
        audit({ aksi: 'para_akun_transaksi.ubah', objek: `${trx}/${type}`, isi: { sebelum, sesudah } });
        return { trx, type, detail_akun: sesudah.map((row) => ({ _id: side(row), ...row })) };
      }),
    );
    deps.stores.forget(scope.kode_toko);
    return { data };
  },
);

export const akunCommands = [
  implementCommand(rekeningBankCommand, async ({ kode_bank }, { deps, scope }) => {
    const [rows = []] = await deps.db.batch(scope, [
      { name: 'rekening_bank', text: REKENING, values: [scope.kode_toko, kode_bank] },
    ]);
    return { data: rows.map((row) => encodeRow(rekeningResource.fields, row)) };
  }),
  implementCommand(paraAkunCommand, async (_input, { deps, scope }) => {
    const [rows = []] = await deps.db.batch(scope, [
      { name: 'para_akun', text: JURNAL, values: [scope.kode_toko] },
    ]);
    return { data: rows };
  }),
  simpan,
];
