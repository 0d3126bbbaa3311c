/** Tickets of the hand-over, and the stock by group for semi-wholesale. */
import { createHash, randomBytes } from 'node:crypto';
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Level } from '@mustika/kernel/gate.ts';
import { rawQuery, type Scope, statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { bacaKunci, tandaTangani, tandaTanganSah } from '@mustika/server-kit/secrets/signing-key.ts';
import { grosirCommand, serahGrosir, tukarGrosir } from './grosir.command.ts';
import { integrasiErrors as salah } from './integrasi.errors.ts';

const UMUR_DETIK = 60;
const SISTEM: Scope = { kode_toko: '', user_id: 'SISTEM', lintas: true };

const PERSEDIAAN = `select g.kode_group, g.nama_group, g.kadar, g.harga, count(b.kode_barcode)::integer as barang,
    coalesce(sum(b.berat), 0)::bigint as berat
  from grup g left join barang b on b.kode_toko = g.kode_toko and b.kode_group = g.kode_group and b.status = 'TERSEDIA'
 where g.kode_toko = $1 and g.aktif and not g.aksesoris group by g.kode_toko, g.kode_group order by g.kode_group`;
const BARU = `insert into tiket_grosir (id_hash, kode_toko_asal, user_id, tujuan, berakhir) values ($1, $2, $3, $4, $5)`;
const LAMA = `delete from tiket_grosir where berakhir < $1::timestamptz - interval '1 day'`;
const PAKAI = `update tiket_grosir set ditukar = $2 where id_hash = $1 and ditukar is null and berakhir > $2
  returning kode_toko_asal, user_id, tujuan`;
const SIAPA = 'select user_id, nama, level from pengguna where user_id = $1 and aktif';

const hash = (id: string): string => createHash('sha256').update(id).digest('hex');

type Persediaan = Inside<typeof grosirCommand.answer>['persediaan'][number];
const bacaStok = (kode_toko: string) => statement<Persediaan>('grosir_stok', PERSEDIAAN, kode_toko);

/** `MG1.<key>.<id>.<signature>`: the key and the id are signed together. */
const BENTUK = /^(MG1\.([0-9A-Z]{4})\.([A-Za-z0-9_-]{43}))\.([A-Za-z0-9_-]{86})$/;

export const grosirCommands = [
  implementCommand(grosirCommand, async (_input, { deps, scope, session }) => {
    const semi = session.flags.has('SEMI_GROSIR_MODULE');
    const persediaan = semi ? await deps.db.rows(scope, bacaStok(scope.kode_toko)) : [];
    return { data: { semi, tujuan: deps.config.wholesaleUrl, persediaan } };
  }),
  implementCommand(serahGrosir, async (_input, { deps, scope, session }) => {
    const tujuan = deps.config.wholesaleUrl ?? reject(salah.GROSIR_BELUM_DISETTING);
    if (session.flags.has('SEMI_GROSIR_MODULE')) reject(salah.GROSIR_DI_SINI);
    const id = randomBytes(32).toString('base64url');
    const saat = deps.clock.now();
    const berakhir = saat.add({ seconds: UMUR_DETIK }).toString();
    const [signed] = await tandaTangani(deps.db, scope, [(key_id) => `MG1.${key_id}.${id}`]);
    await deps.db.tx(scope, async (sql, audit) => {
      await rawQuery(sql, LAMA, [saat.toString()]);
      await rawQuery(sql, BARU, [hash(id), scope.kode_toko, scope.user_id, tujuan, berakhir]);
      audit({ aksi: 'grosir.serah', objek: tujuan, isi: {} });
    });
    return { data: { tujuan, tiket: `${signed?.text}.${signed?.tanda.toString('base64url')}`, berakhir } };
  }),
  implementCommand(tukarGrosir, async ({ tiket }, { deps }) => {
    const [, text = '', key_id = '', id = '', tanda = ''] =
      BENTUK.exec(tiket) ?? reject(salah.TIKET_TIDAK_SAH);
    const keys = await deps.db.rows(SISTEM, bacaKunci([key_id]));
    if (!tandaTanganSah(keys, key_id, text, Buffer.from(tanda, 'base64url'))) reject(salah.TIKET_TIDAK_SAH);
    const data = await deps.db.tx(SISTEM, async (sql) => {
      const [dipakai] = await rawQuery<{ kode_toko_asal: string; user_id: string; tujuan: string }>(
        sql,
        PAKAI,
        [hash(id), deps.clock.now().toString()],
      );
      if (!dipakai) reject(salah.TIKET_TIDAK_SAH);
      const [siapa] = await rawQuery<{ user_id: string; nama: string; level: Level }>(sql, SIAPA, [
        dipakai.user_id,
      ]);
      if (!siapa) reject(salah.TIKET_TIDAK_SAH);
      return { ...siapa, kode_toko: dipakai.kode_toko_asal, tujuan: dipakai.tujuan };
    });
    return { data };
  }),
];
