/** The price of the day: what follows 24K in which store, publishing it, and taking the last publication back. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { approvalIds } from '@mustika/kernel/approval.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import { rawQuery, type Scope, type Sql } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { inScope, refuseBeyond } from '@mustika/server-kit/http/portal.ts';
import { instantAhead } from '@mustika/server-kit/resource/resource-dated.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { masterErrors } from '../master.errors.ts';
import { bahanHariIni, kembalikanHarga, terbitkanHariIni } from './harga-hari-ini.command.ts';
import { type HargaIkut, type PerubahanHarian, perubahanHarian } from './harga-hari-ini.rule.ts';
import { hargaToko, idDari, type Kiriman, kirimHarga } from './kirim-harga.query.ts';
import { HARGA_DASAR } from './parameter-harga-emas.resource.ts';
import { kabarkan } from './publikasi-harga.query.ts';
import { daftarHarga } from './publikasi-harga.rule.ts';

/** Goods that take no price from their group follow nothing. */
const IKUT = `with dasar as (
    select kode_toko, harga_jual, harga_beli from parameter_harga_emas where kode_harga = $1 and aktif
  ), ikut as (
    select 1 as urut, p.kode_toko, 'parameter_harga_emas' as tabel, p.kode_harga as kode, p.nama_harga as nama, k.kolom, k.sisi,
           p.kadar, k.lama, p.kode_harga = $1 as pokok
      from parameter_harga_emas p
     cross join lateral (values ('harga_jual', 'JUAL', p.harga_jual), ('harga_beli', 'BELI', p.harga_beli)) k (kolom, sisi, lama)
     where p.aktif
    union all
    select 2, g.kode_toko, 'grup', g.kode_group, g.nama_group, 'harga', 'JUAL', g.kadar_jual, g.harga, false
      from grup g where g.aktif and not g.markis and g.harga > 0
    union all
    select 3, h.kode_toko, 'para_harga_beli', h.kode_harga, h.kode_harga, 'harga_per_gram', 'BELI', null, h.harga_per_gram, false
      from para_harga_beli h where h.aktif)
  select i.kode_toko, i.tabel, i.kode, i.nama, i.kolom, i.sisi, i.kadar, i.lama, i.pokok,
         case i.sisi when 'JUAL' then d.harga_jual else d.harga_beli end as dasar
    from ikut i join toko t on t.kode_toko = i.kode_toko and t.aktif left join dasar d on d.kode_toko = i.kode_toko
   order by i.urut, i.pokok desc, i.kode, i.kolom desc, i.kode_toko`;

const diPusat = ({ session }: Ctx): boolean => session.pusat && session.store.tipe === 'PUSAT';
/** Head office reads and writes its stores; a store itself alone. */
const lingkup = (ctx: Ctx): Scope => ({ ...ctx.scope, lintas: diPusat(ctx) });

type Baris = HargaIkut & { nama: string };

async function ikut24(ctx: Ctx, sql: Sql): Promise<Baris[]> {
  const rows = await rawQuery<Baris>(sql, IKUT, [HARGA_DASAR]);
  const { session } = ctx;
  const milik = { ...session, kode_toko: session.toko_asal };
  return rows.filter(({ kode_toko }) =>
    diPusat(ctx) ? inScope(milik, kode_toko) : kode_toko === ctx.scope.kode_toko,
  );
}

const bahan = implementCommand(bahanHariIni, async (_input, ctx) => {
  const { harga, nama } = await ctx.deps.db.read(lingkup(ctx), async (sql) => ({
    harga: await ikut24(ctx, sql),
    nama: await rawQuery<{ kode_toko: string; nama_toko: string }>(
      sql,
      'select kode_toko, nama_toko from toko where aktif order by tipe desc, kode_toko',
    ),
  }));
  const ada = new Set(harga.map(({ kode_toko }) => kode_toko));
  return { data: { toko: nama.filter(({ kode_toko }) => ada.has(kode_toko)), harga } };
});

/** Rows that belong to one store and one list. */
function perToko(semua: readonly PerubahanHarian[]): Kiriman[] {
  const kiriman = new Map<string, Kiriman & { harga: Kiriman['harga'][number][] }>();
  for (const { kode_toko, tabel, kode, kolom, baru } of semua) {
    const satu = kiriman.get(`${tabel} ${kode_toko}`) ?? { tabel, kode_toko, harga: [] };
    satu.harga.push({ kode, kolom, nilai: baru });
    kiriman.set(`${tabel} ${kode_toko}`, satu);
  }
  return [...kiriman.values()];
}

function periksaToko(ctx: Ctx, toko: readonly string[]): void {
  refuseBeyond(ctx.session, toko);
  if (!diPusat(ctx) && toko.some((kode) => kode !== ctx.scope.kode_toko))
    reject(umum.TOKO_LAIN, { kode_toko: toko });
}

const terbitkan = implementCommand(terbitkanHariIni, async (input, ctx) => {
  const { detail_authorization, ...isi } = input;
  const tujuan = isi.toko.map((t) => t.kode_toko);
  periksaToko(ctx, tujuan);
  const saat = ctx.deps.clock.now().toString();
  const mulai = isi.berlaku_mulai ? instantAhead(isi.berlaku_mulai, saat) : null;
  const rumus = {
    ...{ cara: isi.cara, jual: isi.harga_jual, beli: isi.harga_beli },
    ...{ tambah: isi.tambah, bulat: Number(isi.bulat) },
  };
  const data = await ctx.deps.db.tx(lingkup(ctx), (sql, audit) =>
    once(sql, ctx.key, { harga_hari_ini: isi }, async () => {
      const semua = (await ikut24(ctx, sql)).filter(({ kode_toko }) => tujuan.includes(kode_toko));
      return kirimHarga(
        ctx,
        { sql, audit },
        {
          ...{ kiriman: perToko(perubahanHarian(semua, rumus)), mulai, saat },
          ...{ keterangan: 'HARGA HARI INI', izin: approvalIds(detail_authorization) },
          objek: 'publikasi:hari-ini',
        },
      );
    }),
  );
  await kabarkan(ctx, tujuan, 'harga-diterbitkan');
  return { data };
});

/** What was published in the same act as this one, of head office or of the store itself. */
const SEKALIAN = `select t.id, t.kode_toko, t.tabel, t.harga, t.berlaku_mulai <= $3::timestamptz as berlaku,
    exists (select from publikasi_toko n where n.kode_toko = t.kode_toko and n.tabel = t.tabel and n.status <> 'DITARIK' and n.dibuat_pada > t.dibuat_pada) as lama
  from publikasi_toko t
  join publikasi_toko p on p.id = $2::uuid and p.asal = t.asal and p.dibuat_pada = t.dibuat_pada and p.dibuat_oleh = t.dibuat_oleh
 where t.asal = $1 and t.status <> 'DITARIK'
 group by t.id, t.kode_toko, t.tabel, t.harga, t.berlaku_mulai, t.dibuat_pada`;

type Dikirim = {
  kode_toko: string;
  tabel: string;
  harga: { kode: string; kolom: string; lama: Rupiah | null; baru: Rupiah }[];
  berlaku: boolean;
  lama: boolean;
};

/** The prices before; what was changed since then is left as it is. */
async function sebelumnya(sql: Sql, dikirim: readonly Dikirim[]): Promise<Kiriman[]> {
  const kini = new Map<string, Record<string, Rupiah>>();
  for (const tabel of new Set(dikirim.map((d) => d.tabel)))
    for (const row of await hargaToko(sql, daftarHarga(tabel) as Resource))
      kini.set(`${tabel} ${row.kode_toko} ${row.kode}`, row.nilai);
  return dikirim
    .map(({ kode_toko, tabel, harga }) => ({
      ...{ kode_toko, tabel },
      harga: harga.flatMap(({ kode, kolom, lama, baru }) =>
        lama !== null && kini.get(`${tabel} ${kode_toko} ${kode}`)?.[kolom] === baru
          ? [{ kode, kolom, nilai: lama }]
          : [],
      ),
    }))
    .filter(({ harga }) => harga.length > 0);
}

const kembalikan = implementCommand(kembalikanHarga, async ({ id, detail_authorization }, ctx) => {
  const saat = ctx.deps.clock.now().toString();
  const { data, toko } = await ctx.deps.db.tx(lingkup(ctx), (sql, audit) =>
    once(sql, ctx.key, { kembalikan: id }, async () => {
      const dikirim = await rawQuery<Dikirim>(sql, SEKALIAN, [ctx.scope.kode_toko, idDari(id), saat]);
      if (dikirim.length === 0) reject(umum.TIDAK_DITEMUKAN);
      if (dikirim.some((d) => d.lama || !d.berlaku)) reject(masterErrors.PUBLIKASI_BUKAN_TERAKHIR);
      const tujuan = [...new Set(dikirim.map((d) => d.kode_toko))];
      periksaToko(ctx, tujuan);
      const kiriman = await sebelumnya(sql, dikirim);
      const act = {
        ...{ kiriman, mulai: null, saat, keterangan: 'HARGA DIKEMBALIKAN' },
        ...{ izin: approvalIds(detail_authorization), objek: `publikasi:kembali:${id}` },
      };
      return { data: await kirimHarga(ctx, { sql, audit }, act), toko: tujuan };
    }),
  );
  await kabarkan(ctx, toko, 'harga-diterbitkan');
  return { data };
});

export const hargaHariIniCommands = [bahan, terbitkan, kembalikan];
