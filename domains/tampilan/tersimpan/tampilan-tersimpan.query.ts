/** Saved views: mine, those of the store in use and those of the chain. */
import { reject } from '@mustika/kernel/errors.ts';
import type { Rentang } from '@mustika/kernel/text/rentang.ts';
import { one, rawQuery, statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import {
  daftarTampilanCommand,
  hapusTampilanCommand,
  simpanTampilanCommand,
} from './tampilan-tersimpan.command.ts';
import { tampilanTersimpanErrors } from './tampilan-tersimpan.errors.ts';
import { bolehBagi, bolehHapus, TAMPILAN_PALING_BANYAK, type Untuk } from './tampilan-tersimpan.rule.ts';

type Tanya = readonly { nama: string; nilai: string }[];
type Isi = {
  cari: Tanya;
  tabel: Tanya;
  kolom: readonly { nama: string; tampil: boolean; lebar: number | null }[];
};
type Baris = {
  id: string;
  nama: string;
  untuk: Untuk;
  milikku: boolean;
  oleh: string;
  rentang: Rentang | null;
  isi: Isi;
};

/** What somebody who works for this store may see: his own, wherever he made them, and what was shared with him. */
const TERLIHAT = `t.pemilik = $1 or t.untuk = 'SEMUA' or t.untuk = 'TOKO' and t.toko = $2`;

const DAFTAR = `select t.id, t.nama, t.untuk, t.pemilik = $1 as milikku, p.nama as oleh, t.rentang, t.isi
  from tampilan_tersimpan t join pengguna p on p.user_id = t.pemilik
 where t.tempat = $3 and (${TERLIHAT}) order by milikku desc, lower(t.nama), t.id`;

const baca = (user_id: string, kode_toko: string, tempat: string) =>
  statement<Baris>('tampilan_tersimpan', DAFTAR, user_id, kode_toko, tempat);

const BANYAK = `select count(*)::int as banyak from tampilan_tersimpan where pemilik = $1 and tempat = $2 and lower(nama) <> lower($3)`;

const SIMPAN = `insert into tampilan_tersimpan (tempat, nama, pemilik, untuk, toko, rentang, isi) values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (pemilik, tempat, lower(nama)) do update set nama = excluded.nama, untuk = excluded.untuk, toko = excluded.toko,
    rentang = excluded.rentang, isi = excluded.isi, diubah = now()
  returning id`;

/** What is replaced, where it was. */
const LAMA = `select id, untuk, toko from tampilan_tersimpan where pemilik = $1 and tempat = $2 and lower(nama) = lower($3) for update`;

const SATU = `select t.id, t.nama, t.tempat, t.untuk, t.pemilik = $1 as milikku from tampilan_tersimpan t
 where t.id::text = $3 and (${TERLIHAT}) for update`;

export const tampilanTersimpanCommands = [
  implementCommand(daftarTampilanCommand, async ({ tempat }, { deps, scope, session }) => {
    const rows = await deps.db.call(baca(scope.user_id, scope.kode_toko, tempat));
    const tampilan = rows.map(({ isi, ...row }) => ({ ...row, ...isi, hapus: bolehHapus(session, row) }));
    return { data: { bagi: bolehBagi(session), tampilan } };
  }),
  implementCommand(simpanTampilanCommand, async (input, ctx) => {
    const { deps, scope, session } = ctx;
    const { tempat, nama, untuk, rentang, ...isi } = input;
    if (!bolehBagi(session).includes(untuk)) reject(tampilanTersimpanErrors.TAMPILAN_TIDAK_BOLEH_DIBAGI);
    const data = await deps.db.tx(scope, (sql, audit) =>
      once(sql, ctx.key, { tampilan: input }, async () => {
        const [ada] = await rawQuery<{ banyak: number }>(sql, BANYAK, [scope.user_id, tempat, nama]);
        if ((ada?.banyak ?? 0) >= TAMPILAN_PALING_BANYAK) reject(tampilanTersimpanErrors.TAMPILAN_PENUH);
        const toko = untuk === 'TOKO' ? scope.kode_toko : null;
        const values = [tempat, nama, scope.user_id, untuk, toko, rentang, JSON.stringify(isi)];
        type Lama = { id: string; untuk: Untuk; toko: string | null };
        const [lama] = await rawQuery<Lama>(sql, LAMA, [scope.user_id, tempat, nama]);
        const { id } = one(await rawQuery<{ id: string }>(sql, SIMPAN, values));
        if (lama && lama.untuk !== 'SAYA' && (lama.untuk !== untuk || lama.toko !== toko))
          audit({ aksi: 'tampilan.hapus', objek: id, isi: { tempat, nama, untuk: lama.untuk } });
        // What others see because of it is somebody's act; what one keeps for oneself is nobody's business.
        if (untuk !== 'SAYA') audit({ aksi: 'tampilan.bagikan', objek: id, isi: { tempat, nama, untuk } });
        return { id };
      }),
    );
    return { data };
  }),
  implementCommand(hapusTampilanCommand, async ({ id }, ctx) => {
    const { deps, scope, session } = ctx;
    const data = await deps.db.tx(scope, (sql, audit) =>
      once(sql, ctx.key, { hapusTampilan: id }, async () => {
        const values = [scope.user_id, scope.kode_toko, id];
        const [row] = await rawQuery<Baris & { tempat: string }>(sql, SATU, values);
        if (!row) reject(tampilanTersimpanErrors.TAMPILAN_TIDAK_ADA);
        if (!bolehHapus(session, row)) reject(tampilanTersimpanErrors.TAMPILAN_TIDAK_BOLEH_DIHAPUS);
        await rawQuery(sql, 'delete from tampilan_tersimpan where id = $1', [row.id]);
        const { tempat, nama, untuk } = row;
        if (untuk !== 'SAYA') audit({ aksi: 'tampilan.hapus', objek: row.id, isi: { tempat, nama, untuk } });
        return { id: row.id };
      }),
    );
    return { data };
  }),
];
