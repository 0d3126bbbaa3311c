/** What deleting somebody takes and leaves, and doing it: nothing that runs, a second person, no way back. docs/decisions/0167. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { approvalIds } from '@mustika/kernel/approval.ts';
import { formatTanggal, tanggal, tanggalDi, today } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { nomorPesan } from '@mustika/kernel/phone.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { requireSecondPerson } from '@mustika/server-kit/people/second-person.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { tanggunganDari } from '../tanggungan.query.ts';
import { DIRI_DI_DOKUMEN, DOKUMENNYA, type Orang, orangKini } from './orang-permintaan.query.ts';
import { hapusDataDiri, pratinjauHapus } from './permintaan.command.ts';
import { permintaanErrors } from './permintaan.errors.ts';
import { bolehMenjadi } from './permintaan.rule.ts';
import { catatLangkah, permintaanDari } from './satu-permintaan.query.ts';

type Pratinjau = Inside<typeof pratinjauHapus.answer>;

/** $1 are his codes, $2 his numbers: what runs with him anywhere, what waits for validation, and points he would lose. */
const HALANGAN = `select a.jenis, a.kode_toko, a.no_dokumen, a.jumlah::bigint as jumlah from (${tanggunganDari((h) => `(${h}.kode_member = any ($1::text[]) or ${h}.no_hp_customer = any ($2::text[]))`)}) a
  union all
  select 'VALIDASI', d.kode_toko, d.no_dokumen, coalesce(o.nilai, 0) from dokumen d
    join dokumen_orang o on o.kode_toko = d.kode_toko and o.no_dokumen = d.no_dokumen and (o.kode_member = any ($1::text[]) or o.telp = any ($2::text[])) where d.status = 'OPEN'
  union all
  select 'POIN', p.kode_toko, null, p.poin::bigint from member_poin p where p.kode_member = any ($1::text[]) and p.poin > 0
  order by 1, 2, 3 limit 100`;

const PERGI = `select (select count(*) from perubahan_member p where p.kode_member = any ($1::text[]) and p.garam is not null)::int as perubahan,
    exists (select from setuju_wa s where s.no_hp = any ($2::text[])) as persetujuan,
    (select count(*) from pesan_wa p where p.penerima = any ($2::text[]) and p.jenis not like 'KABAR\\_%')::int as pesan`;

/** The year of the last thing that happened to each document that names him. */
const TINGGAL = `with punya as (${DOKUMENNYA}),
  diri as (${DIRI_DI_DOKUMEN}),
  akhir as (select d.kode_toko, d.no_dokumen, extract(year from greatest(d.tanggal, (select max(p.tanggal) from peristiwa p
       where p.kode_toko = d.kode_toko and p.no_dokumen = d.no_dokumen)))::int as tahun,
      exists (select from diri i where i.kode_toko = d.kode_toko and i.no_dokumen = d.no_dokumen and i.diri - 'alamat' - 'npwp' <> '{}') as identitas
    from dokumen d where (d.kode_toko, d.no_dokumen) in (select p.kode_toko, p.no_dokumen from punya p where p.miliknya union select i.kode_toko, i.no_dokumen from diri i))
  select 'NOTA' as isi, a.kode_toko, a.tahun, count(*)::int as dokumen from akhir a group by 1, 2, 3
  union all
  select 'IDENTITAS', a.kode_toko, a.tahun, count(*)::int from akhir a where a.identitas group by 1, 2, 3`;

type Tinggal = Pratinjau['tinggal'][number];
type Tahunan = Pick<Tinggal, 'isi' | 'dokumen'> & { kode_toko: string; tahun: number };

/** By the last day on which each is kept: so many years after the year in which the last thing happened to a document, as its store says. */
async function tinggalDari(sql: Sql, { kode, nomor }: Orang, { deps, session }: Ctx): Promise<Tinggal[]> {
  const hari = today(deps.clock, session.store.zona);
  const rows = await rawQuery<Tahunan>(sql, TINGGAL, [kode, nomor]);
  const jumlah = new Map<string, Tinggal>();
  for (const { isi, kode_toko, tahun, dokumen } of rows) {
    const toko = await deps.stores.getClosed(kode_toko);
    if (!toko) continue;
    const lama =
      isi === 'NOTA' ? readSetting(toko, 'SIMPAN_NOTA_TAHUN') : readSetting(toko, 'SIMPAN_IDENTITAS_TAHUN');
    const sampai = tanggal(`${tahun + lama}-12-31`);
    const ada = jumlah.get(isi + sampai)?.dokumen ?? 0;
    if (sampai >= hari) jumlah.set(isi + sampai, { isi, sampai, dokumen: ada + dokumen });
  }
  return [...jumlah.values()].toSorted((a, b) => (b.isi + a.sampai < a.isi + b.sampai ? -1 : 1));
}

const halanganDari = (sql: Sql, { kode, nomor }: Orang): Promise<Pratinjau['halangan'][number][]> =>
  rawQuery(sql, HALANGAN, [kode, nomor]);

async function pratinjau(sql: Sql, orang: Orang, ctx: Ctx): Promise<Pratinjau> {
  const { kode_member, kode, nomor } = orang;
  const halangan = await halanganDari(sql, orang);
  const [pergi] = await rawQuery<Omit<Pratinjau['pergi'], 'member'>>(sql, PERGI, [
    kode,
    nomor.map(nomorPesan),
  ]);
  const tinggal = await tinggalDari(sql, orang, ctx);
  return {
    ...{ kode_member, halangan, tinggal },
    pergi: { perubahan: 0, persetujuan: false, pesan: 0, ...pergi, member: kode_member !== null },
  };
}

const PUTUS = `select anonimkan_orang($1, $2, $3::timestamptz) as pergi`;
const SELESAI = `update permintaan_data set keadaan = 'SELESAI', selesai = $3 where kode_toko = $1 and id = $2`;

/** What the one who agrees reads: enough to find the request, nothing that would stay behind with the approval. */
const rincianDari = (row: { masuk: string }, orang: Orang, { session }: Ctx) => [
  { label: 'Permintaan masuk', nilai: formatTanggal(tanggalDi(row.masuk, session.store.zona)) },
  { label: 'Member', nilai: orang.kode_member ?? 'Bukan member' },
];

const hapus = implementCommand(hapusDataDiri, async ({ id, detail_authorization }, ctx) => {
  const { deps, scope, session } = ctx;
  const saat = deps.clock.now().toString();
  const izin = approvalIds(detail_authorization ?? []);
  const data = await deps.db.tx({ ...scope, lintas: true }, (sql, audit) =>
    once(sql, ctx.key, { hapusDataDiri: id }, async () => {
      const row = await permintaanDari(sql, ctx, id);
      if (row.jenis !== 'HAPUS') reject(permintaanErrors.PERMINTAAN_LAIN);
      if (!bolehMenjadi(row.keadaan, 'SELESAI'))
        reject(permintaanErrors.PERMINTAAN_SUDAH, { keadaan: row.keadaan });
      const orang = await orangKini(sql, row, { kunci: true });
      const halangan = await halanganDari(sql, orang);
      if (halangan.length > 0) reject(permintaanErrors.MASIH_ADA_TANGGUNGAN, { halangan });
      const act = {
        ...{ kategori: 'member', description: 'member data erasure', objek: `permintaan_data:${id}` },
        ...{ isi: { id, kode_member: orang.kode_member }, rincian: rincianDari(row, orang, ctx) },
        ...(session.level === 'OWN' ? {} : { oleh: 'OWN' as const }),
      };
      const disetujui = await requireSecondPerson(sql, scope, act, { izin, saat });
      const [{ pergi }] = (await rawQuery<{ pergi: object }>(sql, PUTUS, [
        orang.kode,
        orang.nomor,
        saat,
      ])) as [{ pergi: object }];
      await catatLangkah(sql, audit, ctx, { id, jenis: row.jenis, langkah: 'DIHAPUS' });
      await rawQuery(sql, SELESAI, [scope.kode_toko, id, saat]);
      await catatLangkah(sql, audit, ctx, { id, jenis: row.jenis, langkah: 'SELESAI' });
      audit({
        aksi: 'member.anonim',
        objek: orang.kode_member ?? id,
        isi: { permintaan: id, disetujui, ...pergi },
      });
      return { id, keadaan: 'SELESAI' as const };
    }),
  );
  return { data };
});

export const hapusDataDiriCommands = [
  implementCommand(pratinjauHapus, async ({ id }, ctx) => {
    const { deps, scope } = ctx;
    const data = await deps.db.read({ ...scope, lintas: true }, async (sql) => {
      const row = await permintaanDari(sql, ctx, id, { kunci: false });
      if (row.jenis !== 'HAPUS') reject(permintaanErrors.PERMINTAAN_LAIN);
      const orang = await orangKini(sql, row, { kunci: false });
      return pratinjau(sql, orang, ctx);
    });
    return { data };
  }),
  hapus,
];
