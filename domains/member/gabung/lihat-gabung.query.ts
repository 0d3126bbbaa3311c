/** What is looked at before two members become one: who may be the same, both side by side, and who was merged into whom. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { rawQuery } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { memberErrors } from '../member.errors.ts';
import { calonGanda, gabunganMember, pratinjauGabung } from './gabung-member.command.ts';
import { seluruhnya } from './kunci-gabung.query.ts';

/** Pairs that are shown at once: each is a look at two persons. */
const TERBANYAK = 50;
/** How far back the identity numbers on notas are compared. */
const SEHARI_HARI = "interval '2 years'";

/** Members by the same key, each with the first of them: a person who is there three times is two pairs. */
const sama = (sebab: string, kunci: string, syarat: string): string => `
  select min(kode_member) over w as satu, kode_member as lain, '${sebab}' as sebab from hidup
   where ${syarat} window w as (partition by ${kunci})`;

const CALON = `with hidup as materialized (select * from member where aktif),
  berkartu as materialized (select kode_member, no_hp, no_kartu, nullif(ltrim(regexp_replace(upper(no_kartu), '[^A-Z0-9]', '', 'g'), '0'), '') as kartu,
      case when no_kartu ~ '^[0-9+]{8,}$' then nomor_telp(no_kartu) end as kartu_hp, case when kode_member ~ '^[0-9+]{8,}$' then nomor_telp(kode_member) end as kode_hp
    from hidup),
  nota as materialized (
    select distinct coalesce(m.digabung_ke, m.kode_member) as kode_member, n.digest from (
      select p.kode_member, split_part(p.nik_sim_passport, '~', 1) as digest from penjualan p
       where p.kode_member is not null and p.nik_sim_passport is not null and p.tanggal > current_date - ${SEHARI_HARI}
      union all
      select b.kode_member, split_part(b.nik_sim_passport, '~', 1) from pembelian b
       where b.kode_member is not null and b.nik_sim_passport is not null and b.tanggal > current_date - ${SEHARI_HARI}
      union all
      select h.kode_member, split_part(h.nik_sim_passport, '~', 1) from hutang h
       where h.kode_member is not null and h.nik_sim_passport is not null and h.tanggal > current_date - ${SEHARI_HARI}) n
      join member m on m.kode_member = n.kode_member),
  pasang as (
    ${sama('NAMA_LAHIR', 'nama_rapat, tgl_lahir', "tgl_lahir is not null and nama_rapat <> ''")}
    union all
    ${sama('NAMA_ALAMAT', "nama_rapat, regexp_replace(upper(alamat), '[^[:alnum:]]', '', 'g')", "alamat ~ '[[:alnum:]]' and nama_rapat <> ''")}
    union all
    select min(kode_member) over w, kode_member, 'NO_KARTU' from berkartu where kartu is not null window w as (partition by kartu)
    union all
    select a.kode_member, b.kode_member, 'NO_HP' from berkartu a join berkartu b on nomor_telp(a.no_hp) = b.kartu_hp
    union all
    select a.kode_member, b.kode_member, 'NO_HP' from berkartu a join berkartu b on nomor_telp(a.no_hp) = b.kode_hp
    union all
    select min(kode_member) over w, kode_member, 'IDENTITAS' from nota where digest <> '' window w as (partition by digest)),
  dua as (
    select least(satu, lain) as satu, greatest(satu, lain) as lain, array_agg(distinct sebab) as sebab from pasang where satu <> lain group by 1, 2),
  urut as (
    select d.*, row_number() over (order by cardinality(d.sebab) desc, d.satu, d.lain) as pasangan from dua d
      join hidup x on x.kode_member = d.satu join hidup y on y.kode_member = d.lain
     order by pasangan limit ${TERBANYAK})
  select u.pasangan::int as pasangan, m.kode_member, m.nama_member, m.no_hp, m.tgl_lahir, m.alamat, t.nama_toko as nama_toko_asal,
         array_to_string(u.sebab, ' ') as sebab
    from urut u join hidup m on m.kode_member in (u.satu, u.lain) join toko t on t.kode_toko = m.kode_toko_asal
   order by u.pasangan, m.tgl_daftar, m.kode_member`;

/** Documents that name him, by his codes, or by his numbers where they name no member. */
const MILIKNYA = `select o.* from dokumen_orang o where o.miliknya and o.kode_member = any (s.kode)
  union all
  select o.* from toko k join dokumen_orang o on o.kode_toko = k.kode_toko and o.kode_member is null and o.miliknya and o.telp = any (s.hp)`;

const SISI = `select m.kode_member, m.nama_member, m.no_hp, m.alamat, m.tgl_lahir, m.no_kartu, m.kode_pengundang, t.nama_toko as nama_toko_asal, m.tgl_daftar,
    coalesce((select w.setuju from setuju_wa w where w.no_hp = ltrim(m.no_hp, '+')), false) as setuju, m.versi,
    array_remove(s.kode, m.kode_member) as gabungan,
    (select count(distinct (o.kode_toko, o.no_dokumen))::int from (${MILIKNYA}) o) as dokumen,
    coalesce((select jsonb_agg(jsonb_build_object('kode_toko', p.kode_toko, 'nama_toko', k.nama_toko, 'poin', p.poin, 'aktif', k.aktif,
        'buka', exists (select from hari_toko h where h.kode_toko = p.kode_toko and h.status = 'OPEN')) order by p.kode_toko)
      from member_poin p join toko k on k.kode_toko = p.kode_toko where p.kode_member = m.kode_member and p.poin > 0), '[]') as poin,
    coalesce((select jsonb_agg(jsonb_build_object('jenis', x.jenis, 'no_dokumen', x.no_dokumen, 'kode_toko', x.kode_toko, 'nilai', x.nilai) order by x.jenis, x.no_dokumen)
      from (select distinct on (o.kode_toko, o.no_dokumen) d.jenis, o.no_dokumen, o.kode_toko, coalesce(o.nilai, 0) as nilai from (${MILIKNYA}) o
              join dokumen d on d.kode_toko = o.kode_toko and d.no_dokumen = o.no_dokumen
               and ((d.jenis = 'hutang' and d.status = 'DONE') or (d.jenis = 'cicilan' and d.status in ('DONE', 'LUNAS'))
                 or (d.jenis in ('titipan', 'pesanan', 'pre_order') and d.status in ('PESAN', 'KERJA', 'DONE'))
                 or (d.jenis = 'service' and d.status in ('MASUK', 'KERJA', 'DONE')))
             order by o.kode_toko, o.no_dokumen limit 30) x), '[]') as tanggungan
  from member m
  join toko t on t.kode_toko = m.kode_toko_asal
  cross join lateral (select kode_orang(m.kode_member) as kode) k1
  cross join lateral (select k1.kode, array(select n.no_hp from member n where n.kode_member = any (k1.kode) and n.no_hp is not null) as hp) s
 where m.kode_member = $1 and m.aktif`;

const GABUNGAN = `select g.kode_member, m.nama_member, m.no_hp, g.waktu, g.user_id, g.disetujui, g.alasan
  from gabung_member g join member m on m.kode_member = g.kode_member where g.ke = $1 and g.batal_pada is null order by g.waktu desc`;

export const lihatGabungCommands = [
  implementCommand(calonGanda, async (_input, ctx) => ({
    data: await ctx.deps.db.report(seluruhnya(ctx), (sql) =>
      rawQuery<Inside<typeof calonGanda.answer>[number]>(sql, CALON),
    ),
  })),
  implementCommand(pratinjauGabung, async ({ ke, dari }, ctx) => {
    if (ke === dari) reject(memberErrors.GABUNG_DIRI_SENDIRI);
    const data = await ctx.deps.db.read(seluruhnya(ctx), async (sql) => {
      const dua: Inside<typeof pratinjauGabung.answer>[number][] = [];
      for (const kode_member of [ke, dari]) {
        const [satu] = await rawQuery<(typeof dua)[number]>(sql, SISI, [kode_member]);
        dua.push(satu ?? reject(memberErrors.MEMBER_TIDAK_ADA, { kode_member }));
      }
      return dua;
    });
    return { data };
  }),
  implementCommand(gabunganMember, async ({ kode_member }, ctx) => ({
    data: await ctx.deps.db.read(seluruhnya(ctx), (sql) =>
      rawQuery<Inside<typeof gabunganMember.answer>[number]>(sql, GABUNGAN, [kode_member]),
    ),
  })),
];
