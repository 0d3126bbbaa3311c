/** Subscriptions: who is told, how far he was told, and telling him again. docs/decisions/0158. */
import { randomUUID } from 'node:crypto';
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { rawQuery, type Sql, statement } from '@mustika/server-kit/database.ts';
import { type CommandImplementation, type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { milikku, pegangKunci, periksaMilik } from './baca-kunci.query.ts';
import {
  cobaLanggananCommand,
  keadaanLanggananCommand,
  kirimanCommand,
  kirimLagiCommand,
  langgananBaruCommand,
  langgananCommand,
  putarRahasiaCommand,
  ulangLanggananCommand,
} from './kejadian.command.ts';
import { kejadianUntuk } from './kejadian.rule.ts';
import { kunciApiErrors as salah } from './kunci-api.errors.ts';
import type { BuktiSendiri } from './kunci-api.query.ts';
import { antreBerikut, antreSebar, segelLangganan } from './sebar-kejadian.query.ts';
import { rahasiaBaru } from './tanda-tangan.server.ts';

const DAFTAR = `select l.id, l.nama, l.alamat, l.kejadian, l.aktif, l.macet, l.sebab, l.dibuat, l.dibuat_oleh,
    case when l.lama_sampai > $2::timestamptz then l.lama_sampai end as lama_sampai,
    (select count(*)::integer from kirim_kejadian k where k.langganan = l.id and k.status in ('ANTRI', 'KIRIM', 'ULANG')) as menunggu,
    (select max(k.selesai) from kirim_kejadian k where k.langganan = l.id and k.status = 'TERKIRIM') as terkirim
  from langganan_kejadian l where l.kunci::text = $1 order by l.dibuat`;

const semua = implementCommand(langgananCommand, async ({ kunci }, ctx) => {
  await periksaMilik(ctx, kunci);
  const saat = ctx.deps.clock.now().toString();
  type Baris = Inside<typeof langgananCommand.answer>[number];
  return {
    data: await ctx.deps.db.rows(ctx.scope, statement<Baris>('kejadian_langganan', DAFTAR, kunci, saat)),
  };
});

const PALING_BANYAK = 10;
const BANYAK = 'select count(*)::integer as n from langganan_kejadian where kunci = $1';
const TAMBAH = `insert into langganan_kejadian (id, kunci, nama, alamat, kejadian, segel, dibuat, dibuat_oleh)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;
/** It is told what happens from now on. */
const MULAI = `insert into langganan_posisi (langganan, toko, seq)
  select $1, t, coalesce((select max(a.seq) from audit a where a.kode_toko = t), 0) from unnest($2::text[]) t`;

type Dibuat = { id: string; segel: string };
const terbuka = ({ deps }: Ctx, { id, segel }: Dibuat) => ({
  id,
  rahasia: deps.secrets.open(segelLangganan(id), segel),
});

const baruLewat = (bukti: BuktiSendiri) =>
  implementCommand(langgananBaruCommand, async ({ password, ...input }, ctx) => {
    await bukti(ctx, password);
    const { deps, scope } = ctx;
    const kejadian = [...new Set(input.kejadian.map((row) => row.kejadian))].sort();
    if (deps.outbound.refusal(input.alamat, { anyHost: true }) !== null)
      reject(salah.ALAMAT_KEJADIAN_DITOLAK);
    const made = await deps.db.tx(scope, (sql, audit) =>
      once(sql, ctx.key, { langganan: input }, async (): Promise<Dibuat> => {
        const kunci = await pegangKunci(sql, ctx, input.kunci);
        const boleh = kejadianUntuk(deps.house, kunci.hak);
        if (kejadian.length === 0 || kejadian.some((one) => !boleh.has(one))) reject(salah.KEJADIAN_SALAH);
        const [punya] = await rawQuery<{ n: number }>(sql, BANYAK, [kunci.id]);
        if ((punya?.n ?? 0) >= PALING_BANYAK) reject(salah.LANGGANAN_PENUH);
        const id = randomUUID();
        const segel = deps.secrets.seal(segelLangganan(id), rahasiaBaru());
        const { nama, alamat } = input;
        const saat = deps.clock.now().toString();
        await rawQuery(sql, TAMBAH, [id, kunci.id, nama, alamat, kejadian, segel, saat, scope.user_id]);
        await rawQuery(sql, MULAI, [id, kunci.toko]);
        audit({ aksi: 'kejadian.langganan', objek: kunci.nama, isi: { id, nama, alamat, kejadian } });
        return { id, segel };
      }),
    );
    return { data: terbuka(ctx, made) };
  });

type Langganan = { id: string; nama: string; kunci: string; toko: string[]; aktif: boolean; segel: string };
const PEGANG = `select l.id, l.nama, k.nama as kunci, k.toko, l.aktif, l.segel from langganan_kejadian l join kunci_api k on k.id = l.kunci
  where l.id::text = $1 and k.dicabut is null for update of l`;

async function pegang(sql: Sql, ctx: Ctx, id: string): Promise<Langganan> {
  const [row] = await rawQuery<Langganan>(sql, PEGANG, [id]);
  return row && milikku(ctx, row.toko) ? row : reject(salah.LANGGANAN_TIDAK_ADA);
}

/** One that runs: whoever sends nothing sends nothing again. */
async function pegangJalan(sql: Sql, ctx: Ctx, id: string): Promise<Langganan> {
  const langganan = await pegang(sql, ctx, id);
  return langganan.aktif ? langganan : reject(salah.LANGGANAN_BERHENTI);
}

const PUTAR = `update langganan_kejadian set segel = $2, segel_lama = $3, lama_sampai = $4::timestamptz + make_interval(hours => $5)
  where id = $1`;

const putarLewat = (bukti: BuktiSendiri) =>
  implementCommand(putarRahasiaCommand, async ({ password, id, jam }, ctx) => {
    await bukti(ctx, password);
    const { deps } = ctx;
    const made = await deps.db.tx(ctx.scope, (sql, audit) =>
      once(sql, ctx.key, { putar: id, jam }, async (): Promise<Dibuat> => {
        const langganan = await pegang(sql, ctx, id);
        const segel = deps.secrets.seal(segelLangganan(id), rahasiaBaru());
        const saat = deps.clock.now().toString();
        await rawQuery(sql, PUTAR, [id, segel, langganan.segel, saat, jam]);
        audit({ aksi: 'kejadian.putar', objek: langganan.kunci, isi: { id, jam } });
        return { id, segel };
      }),
    );
    return { data: terbuka(ctx, made) };
  });

/** What it was set aside for. */
const COBA_DULU = `update kirim_kejadian k set status = 'ANTRI', coba_lagi = null, mulai = null, selesai = null, diubah = $2
  from langganan_kejadian l where l.id = $1 and k.langganan = l.id and k.status = 'MATI' and k.selesai >= l.macet`;
const KEADAAN = 'update langganan_kejadian set aktif = $2, macet = null, sebab = null where id = $1';

const keadaan = implementCommand(keadaanLanggananCommand, async ({ id, aktif, lewati }, ctx) => {
  const data = await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
    once(sql, ctx.key, { keadaan: id, aktif, lewati }, async () => {
      const langganan = await pegang(sql, ctx, id);
      if (aktif && !lewati) await rawQuery(sql, COBA_DULU, [id, ctx.deps.clock.now().toString()]);
      await rawQuery(sql, KEADAAN, [id, aktif]);
      if (aktif) await antreSebar(sql);
      audit({ aksi: aktif ? 'kejadian.nyala' : 'kejadian.henti', objek: langganan.kunci, isi: { id } });
      return { id, aktif };
    }),
  );
  return { data };
});

/** To before the first thing of that day; a store in which nothing happened since stays where it is. */
const MUNDUR = `update langganan_posisi p set seq = coalesce((select a.seq from audit a where a.kode_toko = p.toko
    and a.waktu < ($2::date)::timestamp at time zone 'Asia/Jakarta' order by a.seq desc limit 1), 0) where p.langganan = $1`;

const ulang = implementCommand(ulangLanggananCommand, async ({ id, sejak }, ctx) => {
  const data = await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
    once(sql, ctx.key, { ulang: id, sejak }, async () => {
      const langganan = await pegangJalan(sql, ctx, id);
      await rawQuery(sql, MUNDUR, [id, sejak]);
      await antreSebar(sql);
      audit({ aksi: 'kejadian.ulang', objek: langganan.kunci, isi: { id, sejak } });
      return { id };
    }),
  );
  return { data };
});

const NOMOR = 'update langganan_kejadian set urut = urut + 1 where id = $1 returning urut::integer as urut';
const UJI = `insert into kirim_kejadian (langganan, urut, id, jenis, toko, terjadi, isi, dibuat, diubah)
  values ($1, $2, $3, 'uji', $4, $5, $6, $5, $5)`;

const coba = implementCommand(cobaLanggananCommand, async ({ id }, ctx) => {
  const data = await ctx.deps.db.tx(ctx.scope, (sql) =>
    once(sql, ctx.key, { coba: id }, async () => {
      await pegangJalan(sql, ctx, id);
      const saat = ctx.deps.clock.now().toString();
      const pesan = `uji.${randomUUID()}`;
      const isi = JSON.stringify({ type: 'uji', timestamp: saat, data: {} });
      const [nomor] = await rawQuery<{ urut: number }>(sql, NOMOR, [id]);
      await rawQuery(sql, UJI, [id, nomor?.urut, pesan, ctx.scope.kode_toko, saat, isi]);
      await antreBerikut(sql, id, saat);
      return { id: pesan };
    }),
  );
  return { data };
});

const KIRIMAN = `select urut::integer as urut, id as pesan, jenis, toko, no_dokumen, terjadi, status, percobaan, jawaban, galat, coba_lagi, selesai
  from kirim_kejadian where langganan = $1 and ($2::text is null or status = $2) and ($3::bigint is null or urut < $3)
  order by urut desc limit 200`;
const PEMILIK = 'select kunci from langganan_kejadian where id::text = $1';

const kiriman = implementCommand(kirimanCommand, async ({ id, status, sebelum }, ctx) => {
  const { db } = ctx.deps;
  const [langganan] = await db.rows(ctx.scope, statement<{ kunci: string }>('kejadian_pemilik', PEMILIK, id));
  await periksaMilik(ctx, langganan?.kunci ?? reject(salah.LANGGANAN_TIDAK_ADA));
  type Baris = Inside<typeof kirimanCommand.answer>[number];
  return {
    data: await db.rows(ctx.scope, statement<Baris>('kejadian_kiriman', KIRIMAN, id, status, sebelum)),
  };
});

const LAGI = `update kirim_kejadian set status = 'ANTRI', coba_lagi = null, mulai = null, selesai = null, diubah = $3
  where langganan = $1 and urut = $2 and status in ('TERKIRIM', 'MATI') returning id`;

const kirimLagi = implementCommand(kirimLagiCommand, async ({ id, urut }, ctx) => {
  const data = await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
    once(sql, ctx.key, { lagi: id, urut }, async () => {
      const langganan = await pegangJalan(sql, ctx, id);
      const saat = ctx.deps.clock.now().toString();
      const [pesan] = await rawQuery<{ id: string }>(sql, LAGI, [id, urut, saat]);
      if (!pesan) reject(salah.KIRIMAN_TIDAK_ADA);
      await antreBerikut(sql, id, saat);
      audit({ aksi: 'kejadian.kirim_lagi', objek: langganan.kunci, isi: { id, pesan: pesan.id } });
      return { id, urut };
    }),
  );
  return { data };
});

export const kejadianCommands = (bukti: BuktiSendiri): CommandImplementation[] => [
  semua,
  baruLewat(bukti),
  putarLewat(bukti),
  keadaan,
  ulang,
  coba,
  kiriman,
  kirimLagi,
];
