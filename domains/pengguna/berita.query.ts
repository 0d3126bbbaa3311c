/** Writing announcements, showing each to whom it is for, and keeping who has seen it. */
import { randomUUID } from 'node:crypto';
import type { Inside, InsideOf } from '@mustika/kernel/answer.ts';
import { today } from '@mustika/kernel/date.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import { rawQuery, type Sql, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand, type Session } from '@mustika/server-kit/http/http.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import {
  bacaBeritaCommand,
  type berita,
  beritaSayaCommand,
  daftarBeritaCommand,
  type isianBerita,
  penerimaBeritaCommand,
  tambahBeritaCommand,
  tarikBeritaCommand,
  ubahBeritaCommand,
} from './berita.command.ts';
import { lingkupOf } from './data-users.query.ts';
import { penggunaErrors } from './pengguna.errors.ts';

type Isi = Row<typeof isianBerita>;
type Baris = InsideOf<typeof berita>;

const unik = <T extends string>(values: readonly T[]): T[] => [...new Set(values)].sort();

const ORANG = `select p.user_id from pengguna p where p.user_id = any ($1)
  and ($2::text[] is null or p.kode_toko = any ($2))`;
const TOKO = 'select kode_toko from toko where kode_toko = any ($1)';

/**
 * The announcement as the table holds it. Who may not see every store reaches his stores only: an empty list of stores
 * becomes the list of his.
 */
async function barisOf(sql: Sql, session: Session, input: Isi): Promise<Baris> {
  const lingkup = lingkupOf(session);
  const toko = unik(input.toko.map((row) => row.kode_toko));
  const orang = unik(input.orang.map((row) => row.user_id));
  const level = unik(input.level.map((row) => row.level));
  if (lingkup && toko.some((kode) => !lingkup.includes(kode))) reject(penggunaErrors.TOKO_TIDAK_DIMILIKI);
  if ((await rawQuery(sql, TOKO, [toko])).length < toko.length) reject(penggunaErrors.TOKO_TIDAK_ADA);
  if ((await rawQuery(sql, ORANG, [orang, lingkup])).length < orang.length)
    reject(penggunaErrors.PENGGUNA_TIDAK_ADA);
  const hanyaOrang = orang.length > 0 && toko.length === 0 && level.length === 0;
  const { judul, isi, wajib, mulai, sampai } = input;
  if (sampai !== null && sampai < mulai) reject(penggunaErrors.MASA_BERITA);
  return {
    judul,
    isi,
    wajib,
    mulai,
    sampai,
    level,
    orang,
    toko: lingkup && toko.length === 0 && !hanyaOrang ? [...lingkup] : toko,
  };
}

/** Open browsers ask again; a hint that is lost costs delay only. */
const kabarkan = (ctx: Ctx): void => void ctx.deps.sockets.current?.emit('berita', {});

const tambah = implementCommand(tambahBeritaCommand, async (input, ctx) => {
  const { deps, scope, session } = ctx;
  const data = await deps.db.tx(scope, (sql, audit) =>
    once(sql, ctx.key, { berita: input }, async () => {
      const baris = await barisOf(sql, session, input);
      const id = randomUUID();
      await sql
        .insertInto('berita')
        .values({
          ...baris,
          id,
          kode_toko_asal: session.toko_asal,
          dibuat_oleh: session.user_id,
          dibuat: deps.clock.now().toString(),
        })
        .execute();
      audit({ aksi: 'berita.tambah', objek: id, isi: { sesudah: baris } });
      return { id, ...baris };
    }),
  );
  kabarkan(ctx);
  return { data };
});

const PEGANG = `select judul, isi, level, toko, orang, wajib, mulai::text, sampai::text, kode_toko_asal, ditarik, versi
  from berita where id::text = $1 for update`;

type Tersimpan = Baris & { kode_toko_asal: string; ditarik: string | null; versi: number };

async function pegang(sql: Sql, ctx: Ctx, id: string): Promise<Tersimpan> {
  const [row] = await rawQuery<Tersimpan>(sql, PEGANG, [id]);
  const lingkup = lingkupOf(ctx.session);
  if (!row || (lingkup && !lingkup.includes(row.kode_toko_asal))) reject(umum.TIDAK_DITEMUKAN);
  if (row.ditarik) reject(penggunaErrors.BERITA_DITARIK);
  return row;
}

const ubah = implementCommand(ubahBeritaCommand, async ({ id, versi, ...input }, ctx) => {
  const data = await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
    once(sql, ctx.key, { berita: id, versi, input }, async () => {
      const { versi: kini, ditarik: _, kode_toko_asal: __, ...sebelum } = await pegang(sql, ctx, id);
      if (kini !== versi) reject(umum.SUDAH_BERUBAH, { versi: kini });
      const baris = await barisOf(sql, ctx.session, input);
      await sql
        .updateTable('berita')
        .set({ ...baris, versi: kini + 1 })
        .where('id', '=', id)
        .execute();
      audit({ aksi: 'berita.ubah', objek: id, isi: { sebelum, sesudah: baris } });
      return { id, ...baris, versi: kini + 1 };
    }),
  );
  kabarkan(ctx);
  return { data };
});

const tarik = implementCommand(tarikBeritaCommand, async ({ id }, ctx) => {
  const data = await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
    once(sql, ctx.key, { tarik: id }, async () => {
      const { judul } = await pegang(sql, ctx, id);
      const ditarik = ctx.deps.clock.now().toString();
      await sql.updateTable('berita').set({ ditarik }).where('id', '=', id).execute();
      audit({ aksi: 'berita.tarik', objek: id, isi: { judul } });
      return { id };
    }),
  );
  kabarkan(ctx);
  return { data };
});

const DAFTAR = `select b.id, b.judul, b.isi, b.level, b.toko, b.orang, b.wajib, b.mulai::text, b.sampai::text, b.dibuat, b.dibuat_oleh,
    b.versi, case when b.ditarik is not null then 'DITARIK' when b.mulai > $2::date then 'AKAN DATANG'
                  when b.sampai < $2::date then 'SELESAI' else 'BERLAKU' end as status,
    (select count(*)::integer from pengguna p where p.aktif and berita_untuk(b, p.user_id, p.level, p.kode_toko)) as penerima,
    (select count(*)::integer from berita_dibaca d where d.berita = b.id) as dibaca,
    count(*) over () as total
  from berita b where $1::text[] is null or b.kode_toko_asal = any ($1)
 order by b.dibuat desc, b.id limit $3 offset $4`;

const bacaDaftar = (values: unknown[]) =>
  statement<Inside<typeof daftarBeritaCommand.answer>[number] & { total: number }>(
    'berita_daftar',
    DAFTAR,
    ...values,
  );

const daftarBerita = implementCommand(daftarBeritaCommand, async ({ limit, skip }, { deps, session }) => {
  const values = [lingkupOf(session), today(deps.clock), limit ?? 200, skip ?? 0];
  const data = await deps.db.call(bacaDaftar(values));
  return { data, total: data[0]?.total ?? 0 };
});

const PENERIMA = `select p.user_id, p.nama, p.level, p.kode_toko, d.dibaca
  from berita b join pengguna p on p.aktif and berita_untuk(b, p.user_id, p.level, p.kode_toko)
  left join berita_dibaca d on d.berita = b.id and d.user_id = p.user_id
 where b.id::text = $1 and ($2::text[] is null or b.kode_toko_asal = any ($2))
   and ($2::text[] is null or p.kode_toko = any ($2))
 order by d.dibaca nulls first, p.user_id limit 20000`;

const bacaPenerima = (id: string, session: Session) =>
  statement<Inside<typeof penerimaBeritaCommand.answer>[number]>(
    'berita_penerima',
    PENERIMA,
    id,
    lingkupOf(session),
  );

const penerima = implementCommand(penerimaBeritaCommand, async ({ id }, { deps, session }) => ({
  data: await deps.db.call(bacaPenerima(id, session)),
}));

const SAYA = `select b.id, b.judul, b.isi, b.wajib, b.mulai::text, b.dibuat, b.dibuat_oleh, d.dibaca
  from berita b left join berita_dibaca d on d.berita = b.id and d.user_id = $1
 where b.ditarik is null and b.mulai <= $4::date and (b.sampai is null or b.sampai >= $4::date)
   and berita_untuk(b, $1, $2, $3)
 order by d.dibaca is not null, b.wajib desc, b.dibuat desc limit 100`;

/** His own store counts, whatever store he has picked. */
const bacaSaya = ({ deps, session }: Ctx) =>
  statement<Inside<typeof beritaSayaCommand.answer>[number]>(
    'berita_saya',
    SAYA,
    session.user_id,
    session.level,
    session.toko_asal,
    today(deps.clock),
  );

const saya = implementCommand(beritaSayaCommand, async (_input, ctx) => ({
  data: await ctx.deps.db.call(bacaSaya(ctx)),
}));

const BACA = `insert into berita_dibaca (berita, user_id, dibaca)
  select b.id, $2, $5 from berita b where b.id::text = $1 and b.ditarik is null and berita_untuk(b, $2, $3, $4)
  on conflict do nothing`;
const ADA = `select exists (select from berita b where b.id::text = $1 and b.ditarik is null
  and berita_untuk(b, $2, $3, $4)) as ada`;

/** An announcement that is not for him is not there. Seeing it twice is seeing it once, key or no key. */
const baca = implementCommand(bacaBeritaCommand, async ({ id }, ctx) => {
  const { deps, session } = ctx;
  const aku = [id, session.user_id, session.level, session.toko_asal];
  const [row] = await deps.db.call({ name: 'berita_ada', text: ADA, values: aku });
  if (!row?.ada) reject(umum.TIDAK_DITEMUKAN);
  await deps.db.call({ name: 'berita_baca', text: BACA, values: [...aku, deps.clock.now().toString()] });
  return { data: { id } };
});

export const beritaCommands = [daftarBerita, tambah, ubah, tarik, penerima, saya, baca];
