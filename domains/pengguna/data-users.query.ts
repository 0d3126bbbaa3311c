/** Reading people: the list of data-users and what was done to one of them. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand, type Session } from '@mustika/server-kit/http/http.ts';
import { dataUsersCommand, riwayatPenggunaCommand } from './data-users.command.ts';
import { type Pelaku, type Sasaran, terlihat, tolakKelola } from './kelola.rule.ts';
import { penggunaErrors } from './pengguna.errors.ts';

/** A user as the rules ask about him. */
export type Orang = Sasaran & {
  user_id: string;
  nama: string;
  no_whatsapp: string | null;
  aktif: boolean;
  dikunci: boolean;
  versi: number;
};

export const pelakuOf = (session: Session): Pelaku => session;

/** Stores whose people this session may see; null: all. */
export const lingkupOf = ({ pusat, lingkup, toko_asal }: Session): string[] | null => {
  if (!pusat) return [toko_asal];
  return lingkup === null ? null : [toko_asal, ...lingkup];
};

const ORANG = `select p.user_id, p.nama, p.level, p.kode_toko, t.tipe = 'PUSAT' as pusat, p.lingkup, p.no_whatsapp,
    p.aktif, p.dikunci_pada is not null as dikunci, p.versi
  from pengguna p join toko t using (kode_toko) where p.user_id = $1`;

const bacaOrang = (user_id: string) => statement<Orang>('orang', ORANG, user_id);

/** The user of this name if the asker may look into his store. */
export async function orangTerlihat(ctx: Ctx, user_id: string): Promise<Orang> {
  const [orang] = await ctx.deps.db.call(bacaOrang(user_id));
  if (!orang || !terlihat(pelakuOf(ctx.session), orang)) reject(penggunaErrors.PENGGUNA_TIDAK_ADA);
  return orang;
}

const DAFTAR = `select p.user_id, p.nama, p.level, p.kode_toko, p.lingkup, p.no_whatsapp, p.versi,
    case when not p.aktif then 'NONAKTIF' when p.dikunci_pada is not null then 'TERKUNCI' else 'AKTIF' end as status,
    p.alasan_kunci, p.harus_ganti_password,
    exists (select from pengguna_totp o where o.user_id = p.user_id and o.aktif_sejak is not null) as totp,
    exists (select from pengguna_pin n where n.user_id = p.user_id and n.dicabut is null
      union all select from pengguna_passkey k where k.user_id = p.user_id and k.dicabut is null
      union all select from pengguna_sidik f where f.user_id = p.user_id and f.dicabut is null) as cara, s.dibuat as masuk_sejak, s.alamat,
    (select max(l.dibuat) from sesi l where l.user_id = p.user_id) as terakhir_masuk, t.tipe = 'PUSAT' as pusat, count(*) over () as total
  from pengguna p join toko t using (kode_toko)
  left join sesi s on s.user_id = p.user_id and s.ditutup is null and s.berakhir > $5
 where ($1::text[] is null or p.kode_toko = any ($1))
   and ($2::text is null or starts_with(p.user_id, $2) or strpos(upper(p.nama), $2) > 0)
 order by p.user_id limit $3 offset $4`;

type Baris = Omit<Inside<typeof dataUsersCommand.answer>[number], 'diri' | 'kelola'> & { total: number };
const bacaDaftar = (values: unknown[]) => statement<Baris>('users_data', DAFTAR, ...values);

const dataUsers = implementCommand(dataUsersCommand, async ({ q, skip, limit }, { deps, session }) => {
  const values = [lingkupOf(session), q, limit ?? 5000, skip ?? 0, deps.clock.now().toString()];
  const rows = await deps.db.call(bacaDaftar(values));
  const data = rows.map((row) => ({
    ...row,
    // Himself he may change by name and number, so the screen must know him.
    diri: row.user_id === session.user_id,
    kelola: tolakKelola(pelakuOf(session), row) === null,
  }));
  return { data, total: rows[0]?.total ?? 0 };
});

const RIWAYAT = `select waktu, user_id, kode_toko, aksi, isi - 'alamat' as isi from audit
 where objek = $1 and (aksi like 'pengguna.%' or aksi like 'hak_akses.%' or aksi like 'sesi.%' or aksi like 'totp.%' or aksi like 'pin.%' or aksi like 'passkey.%' or aksi like 'sidik.%'
   or aksi = 'cara.direset')
 order by waktu desc, seq desc limit 200`;

const bacaRiwayat = (user_id: string) =>
  statement<Inside<typeof riwayatPenggunaCommand.answer>[number]>('users_riwayat', RIWAYAT, user_id);

/** A person's history lies in the chains of all stores from which somebody changed him. */
const riwayat = implementCommand(riwayatPenggunaCommand, async ({ user_id }, ctx) => {
  await orangTerlihat(ctx, user_id);
  return { data: await ctx.deps.db.rows({ ...ctx.scope, lintas: true }, bacaRiwayat(user_id)) };
});

export const dataUsersReads = [dataUsers, riwayat];
