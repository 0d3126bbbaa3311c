/** Whom a request is about: a member by his code, his card or his telephone, or somebody by his telephone alone (docs/decisions/0108). */
import { reject } from '@mustika/kernel/errors.ts';
import { hpLengkap, nomorHp } from '@mustika/kernel/phone.ts';
import { rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import { memberErrors } from '../member.errors.ts';
import { permintaanErrors } from './permintaan.errors.ts';

/**
 * `no_hp` as it is stored: null where nothing is known by it. `kode` and `nomor` are all codes and numbers of his: those of members who were
 * merged into him are his (docs/decisions/0166).
 */
export type Orang = {
  kode_member: string | null;
  nama: string;
  no_hp: string | null;
  kode: string[];
  nomor: string[];
};
type Disebut = Pick<Orang, 'kode_member' | 'nama' | 'no_hp'>;

type Baris = Orang & { kode_member: string; anonim: boolean };

const SEBUT = `select coalesce(digabung_ke, kode_member) as kode_member from member where kode_member = $1 or no_kartu = $1 or no_hp = $2
  order by (kode_member = $1) desc, (no_kartu = $1) is true desc, digabung_ke is null desc limit 1`;
const SATU = `select m.kode_member, m.nama_member as nama, m.no_hp, m.dianonimkan is not null as anonim, kode_orang(m.kode_member) as kode,
    array(select x.no_hp from member x where x.kode_member = any (kode_orang(m.kode_member)) and x.no_hp is not null order by 1) as nomor
  from member m where m.kode_member = $1`;

/** Error: MEMBER_ANONIM. Null where there is no such member. */
async function satuOrang(sql: Sql, sebut: string | null, no_hp: string | null, kunci: boolean) {
  const [found] = await rawQuery<{ kode_member: string }>(sql, SEBUT, [sebut, no_hp]);
  if (!found) return null;
  const [row] = await rawQuery<Baris>(sql, kunci ? `${SATU} for update of m` : SATU, [found.kode_member]);
  if (!row) return null;
  const { anonim, ...orang } = row;
  if (anonim) reject(permintaanErrors.MEMBER_ANONIM, { kode_member: row.kode_member });
  return orang;
}

const bukanMember = ({ nama, no_hp }: Disebut): Orang => ({
  ...{ kode_member: null, nama, no_hp, kode: [], nomor: no_hp === null ? [] : [no_hp] },
});

/** Errors: MEMBER_TIDAK_ADA, MEMBER_ANONIM; PERMINTAAN_SIAPA and NO_HP_TIDAK_LENGKAP of who is no member. */
export async function orangDisebut(
  sql: Sql,
  said: { kode_member: string | null; nama: string | null; no_hp: string | null },
): Promise<Orang> {
  if (said.kode_member !== null)
    return (
      (await satuOrang(sql, said.kode_member, nomorHp(said.kode_member), false)) ??
      reject(memberErrors.MEMBER_TIDAK_ADA)
    );
  if (said.nama === null || said.no_hp === null) return reject(permintaanErrors.PERMINTAAN_SIAPA);
  if (!hpLengkap(said.no_hp)) reject(memberErrors.NO_HP_TIDAK_LENGKAP);
  const no_hp = nomorHp(said.no_hp);
  return (
    (await satuOrang(sql, null, no_hp, false)) ?? bukanMember({ kode_member: null, nama: said.nama, no_hp })
  );
}

/** The same as he is known now: his number may have changed since, he may have become a member, or been merged. `kunci` holds his row until the end. */
export async function orangKini(sql: Sql, orang: Disebut, { kunci }: { kunci: boolean }): Promise<Orang> {
  const { kode_member, no_hp } = orang;
  return (
    (await satuOrang(sql, kode_member, kode_member === null ? no_hp : null, kunci)) ?? bukanMember(orang)
  );
}

/** Documents of his ($1 his codes, $2 his numbers), of every store that may be read: by his code, or by his number where no member is named. */
export const DOKUMENNYA = `select o.kode_toko, o.no_dokumen, o.nama_customer, o.telp, o.nilai, o.miliknya from dokumen_orang o where o.kode_member = any ($1::text[])
  union
  select o.kode_toko, o.no_dokumen, o.nama_customer, o.telp, o.nilai, o.miliknya from toko k
    join dokumen_orang o on o.kode_toko = k.kode_toko and o.kode_member is null and o.telp = any ($2::text[])`;

/** What those documents say of who he is, sealed as it is stored: one row a document and table. */
export const DIRI_DI_DOKUMEN = `
  select distinct x.kode_toko, x.no_dokumen, jsonb_strip_nulls(x.diri) as diri from (
    select p.kode_toko, p.no_faktur_group as no_dokumen, jsonb_build_object('alamat', p.alamat_customer, 'npwp', p.npwp_customer, 'nik', p.nik_sim_passport,
           'lahir', p.tanggal_lahir, 'pekerjaan', p.pekerjaan, 'sumber_dana', p.sumber_dana) as diri
      from punya o join penjualan p on p.kode_toko = o.kode_toko and p.no_faktur_group = o.no_dokumen where o.miliknya
    union
    select p.kode_toko, p.no_faktur_group, jsonb_build_object('alamat', p.alamat_customer, 'nik', p.nik_sim_passport, 'lahir', p.tanggal_lahir,
           'pekerjaan', p.pekerjaan, 'sumber_dana', p.sumber_dana)
      from punya o join pembelian p on p.kode_toko = o.kode_toko and p.no_faktur_group = o.no_dokumen where o.miliknya
    union
    select p.kode_toko, p.no_faktur_hutang, jsonb_build_object('alamat', p.alamat_customer, 'nik', p.nik_sim_passport, 'lahir', p.tanggal_lahir,
           'pekerjaan', p.pekerjaan, 'sumber_dana', p.sumber_dana)
      from punya o join hutang p on p.kode_toko = o.kode_toko and p.no_faktur_hutang = o.no_dokumen where o.miliknya
    union
    select p.kode_toko, p.no_dokumen, jsonb_build_object('alamat', p.alamat_customer, 'nik', p.nik_sim_passport, 'lahir', p.tanggal_lahir,
           'pekerjaan', p.pekerjaan, 'sumber_dana', p.sumber_dana)
      from punya o join uang_orang p on p.kode_toko = o.kode_toko and p.no_dokumen = o.no_dokumen where o.miliknya
    union
    select p.kode_toko, p.no_titipan, jsonb_build_object('alamat', p.alamat_customer)
      from punya o join titipan p on p.kode_toko = o.kode_toko and p.no_titipan = o.no_dokumen where o.miliknya
    union
    select p.kode_toko, p.no_cicilan, jsonb_build_object('alamat', p.alamat_customer)
      from punya o join cicilan p on p.kode_toko = o.kode_toko and p.no_cicilan = o.no_dokumen where o.miliknya
    union
    select p.kode_toko, p.no_dokumen, jsonb_build_object('alamat', p.alamat_customer)
      from punya o join service p on p.kode_toko = o.kode_toko and p.no_dokumen = o.no_dokumen where o.miliknya
    union
    select g.kode_toko, g.no_dokumen, jsonb_build_object('alamat', g.alamat, 'nik', g.no_ktp)
      from toko k join gesek_tunai g on g.kode_toko = k.kode_toko where nomor_telp(g.telp) = any (array(select nomor_telp(n) from unnest($2::text[]) n))) x
   where jsonb_strip_nulls(x.diri) <> '{}'`;
