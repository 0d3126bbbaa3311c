/** Pairing by a code, the printers of a till, and taking an agent's right away. docs/decisions/0139. */
import { randomInt, randomUUID } from 'node:crypto';
import {
  HURUF_KODE,
  PANJANG_KODE,
  rapikanKode,
  SETELAN_KOSONG,
  type SetelanAgen,
} from '@mustika/kernel/agen/agen.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { rawQuery, type Scope, type Sql, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import type { ThrottleKey } from '@mustika/server-kit/http/throttle.ts';
import { newToken, sha256 } from '@mustika/server-kit/people/session-store.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import {
  agenCommand,
  cabutAgen,
  daftarAgen,
  dengarTimbangan,
  kodeAgen,
  pasangAgen,
  setelanAgen,
  setelanSidik,
  setelanTimbangan,
} from './agen.command.ts';
import { agenErrors as salah } from './agen.errors.ts';
import { KODE_MENIT, salahSetelan } from './agen.rule.ts';
import {
  agenKasir,
  type BarisAgen,
  KANAL_TIMBANGAN,
  kabariAgen,
  kabariKasir,
  milikKasir,
  tampakAgen,
  tersambung,
} from './agen-baca.query.ts';

const TULIS_KODE = `insert into agen_kode (kode_toko, kode_hash, perangkat_hash, nama, dibuat, dibuat_oleh, berakhir)
  values ($1, $2, $3, $4, $5, $6, $7)`;
/** The ones of before are of no use any more. */
const HANGUS = `update agen_kode set dipakai = $3 where kode_toko = $1 and perangkat_hash = $2 and dipakai is null`;
const CARI_KODE = 'select kode_toko from agen_kode where kode_hash = $1';
const PAKAI_KODE = `update agen_kode set dipakai = $3 where kode_toko = $1 and kode_hash = $2 and dipakai is null and berakhir > $3
  returning perangkat_hash, nama, dibuat_oleh`;
const GANTIKAN = `update agen set dicabut = $3, dicabut_oleh = $4, terlihat = null where kode_toko = $1 and perangkat_hash = $2 and dicabut is null
  returning id, setelan`;
const TULIS_AGEN = `insert into agen (kode_toko, id, nama, perangkat_hash, rahasia_hash, setelan, sistem, versi, dibuat, dibuat_oleh, terlihat)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $9)`;
/** What the one of before had not begun goes on here; of what was with it nobody knows. */
const WARISKAN = `update tugas_cetak set agen = $3, sebab = case when keadaan = 'DIKIRIM' then 'HILANG' else sebab end, minta = null, pencetak_minta = null,
    keadaan = case when keadaan = 'DIKIRIM' then 'RAGU' else keadaan end
  where kode_toko = $1 and agen = $2 and keadaan not in ('TERCETAK', 'BATAL')`;
const CABUT = `update agen set dicabut = $3, dicabut_oleh = $4, terlihat = null where kode_toko = $1 and id = $2 and dicabut is null returning nama`;
const TINGGALKAN = `update tugas_cetak set sebab = 'DICABUT', minta = null, pencetak_minta = null,
    keadaan = case when keadaan = 'DIKIRIM' then 'RAGU' else 'GAGAL' end
  where kode_toko = $1 and agen = $2 and keadaan in ('ANTRI', 'DIKIRIM')`;
/** The rest of it stays: printers and scale are set one by one. */
const SETEL = 'update agen set setelan = setelan || $3::jsonb where kode_toko = $1 and id = $2';
const BERTIMBANGAN = `select id from agen where kode_toko = $1 and perangkat_hash = $2 and dicabut is null
  and jsonb_typeof(setelan->'timbangan') = 'object'`;
const DAFTAR = `select id, nama, setelan, kondisi, sistem, versi, dibuat, dibuat_oleh, terlihat, dicabut, perangkat_hash = $2 and dicabut is null as disini
  from agen where kode_toko = $1 order by dicabut is not null, dibuat desc limit 200`;

const kodeBaru = (): string =>
  Array.from({ length: PANJANG_KODE }, () => HURUF_KODE[randomInt(HURUF_KODE.length)]).join('');

/** Wrong codes of one address before it waits. Forty bits for ten minutes need no more. */
const PER_ALAMAT = 10;
const kunci = ({ address }: Ctx): ThrottleKey[] => [{ key: `a:agen:${address}`, free: PER_ALAMAT }];

const nyata = ({ deps }: Ctx): void => {
  if (deps.practice.store) reject(salah.AGEN_LATIHAN);
};

/** The store a code was made in; whoever sends one has no session, and no other row is read across stores. */
async function tokoKode({ deps }: Ctx, hash: Buffer): Promise<string | null> {
  const everywhere: Scope = { kode_toko: '', user_id: 'SISTEM', lintas: true };
  const asked = statement<{ kode_toko: string }>('agen_kode_cari', CARI_KODE, hash);
  const [row] = await deps.db.rows(everywhere, asked);
  return row?.kode_toko ?? null;
}

type Dipasang = { toko: string; id: string; rahasia: string; nama: string };
type Pemasang = { sistem: string; versi: string; hash: Buffer; now: string };

/** One agent a till: the one of before is revoked, its printers and what it had not begun are the new one's. */
async function pasangkan(
  sql: Sql,
  toko: string,
  by: Pemasang,
): Promise<(Dipasang & { oleh: string }) | null> {
  type Kode = { perangkat_hash: Buffer; nama: string; dibuat_oleh: string };
  const [code] = await rawQuery<Kode>(sql, PAKAI_KODE, [toko, by.hash, by.now]);
  if (!code) return null;
  const { perangkat_hash, nama, dibuat_oleh } = code;
  const lama = await rawQuery<Pick<BarisAgen, 'id' | 'setelan'>>(sql, GANTIKAN, [
    ...[toko, perangkat_hash, by.now, dibuat_oleh],
  ]);
  const [id, rahasia] = [randomUUID(), newToken()];
  await rawQuery(sql, TULIS_AGEN, [
    ...[toko, id, nama, perangkat_hash, sha256(rahasia), JSON.stringify(lama[0]?.setelan ?? SETELAN_KOSONG)],
    ...[by.sistem, by.versi, by.now, dibuat_oleh],
  ]);
  for (const one of lama) await rawQuery(sql, WARISKAN, [toko, one.id, id]);
  return { toko, id, rahasia, nama, oleh: dibuat_oleh };
}

const pasang = implementCommand(pasangAgen, async (input, ctx) => {
  nyata(ctx);
  const { deps } = ctx;
  const keys = kunci(ctx);
  await deps.throttle.begin(keys);
  const code = rapikanKode(input.kode);
  const hash = sha256(code ?? '');
  const toko = code && (await tokoKode(ctx, hash));
  const { sistem, versi } = input;
  const by = { sistem, versi, hash, now: deps.clock.now().toString() };
  const scope: Scope = { kode_toko: toko ?? '', user_id: 'SISTEM', lintas: false };
  const made = toko
    ? await deps.db.tx(scope, async (sql, audit) => {
        const one = await pasangkan(sql, toko, by);
        if (one)
          audit({ aksi: 'agen.pasang', objek: one.id, isi: { nama: one.nama, oleh: one.oleh, sistem } });
        return one;
      })
    : null;
  if (!made) {
    await deps.throttle.fail(keys);
    return reject(salah.KODE_AGEN_SALAH);
  }
  await deps.throttle.succeed(keys);
  kabariKasir(deps, made.toko, made.id, true);
  return { data: { toko: made.toko, id: made.id, rahasia: made.rahasia, nama: made.nama } };
});

const kode = implementCommand(kodeAgen, async ({ nama }, ctx) => {
  nyata(ctx);
  const { deps, scope, key } = ctx;
  const now = deps.clock.now();
  const until = now.add({ minutes: KODE_MENIT }).toString();
  const box = { apa: 'kode-agen', pemilik: scope.kode_toko };
  // What a twin is answered is kept, and nobody who reads the database reads a code in it.
  const sealed = await deps.db.tx(scope, (sql, audit) =>
    once(sql, key, { kode: nama }, async () => {
      const [toko, perangkat] = milikKasir(ctx);
      const made = kodeBaru();
      await rawQuery(sql, HANGUS, [toko, perangkat, now.toString()]);
      const values = [toko, sha256(made), perangkat, nama, now.toString(), scope.user_id, until];
      await rawQuery(sql, TULIS_KODE, values);
      audit({ aksi: 'agen.kode', objek: toko, isi: { nama } });
      return deps.secrets.seal(box, made);
    }),
  );
  return { data: { kode: deps.secrets.open(box, sealed), menit: KODE_MENIT } };
});

/** Part of the settings of this till's agent, which hears of it at once. */
async function setel(ctx: Ctx, baru: Partial<SetelanAgen>): Promise<void> {
  const { deps, scope, key } = ctx;
  const { id } = await deps.db.tx(scope, (sql, audit) =>
    once(sql, key, baru, async () => {
      const agen = await agenKasir(sql, ctx);
      await rawQuery(sql, SETEL, [scope.kode_toko, agen.id, JSON.stringify(baru)]);
      audit({ aksi: 'agen.setelan', objek: agen.id, isi: baru });
      return { id: agen.id };
    }),
  );
  await kabariAgen(deps, scope, id);
  kabariKasir(deps, scope.kode_toko, id);
}

const setelan = implementCommand(setelanAgen, async ({ pencetak, kertas }, ctx) => {
  const baru = { pencetak, kertas };
  const wrong = salahSetelan(baru);
  if (wrong) reject(wrong);
  await setel(ctx, baru);
  return { data: await tampakAgen(ctx) };
});

const timbangan = implementCommand(setelanTimbangan, async ({ timbangan: [satu] }, ctx) => {
  const baru = satu ? { ...satu, perintah: satu.perintah ?? '' } : null;
  await setel(ctx, { timbangan: baru });
  return { data: await tampakAgen(ctx) };
});

const sidik = implementCommand(setelanSidik, async ({ sidik: [satu] }, ctx) => {
  await setel(ctx, { sidik: satu ?? null });
  return { data: await tampakAgen(ctx) };
});

const dengar = implementCommand(dengarTimbangan, async (_input, ctx) => {
  const [toko, perangkat] = milikKasir(ctx);
  const asked = statement<{ id: string }>('agen_bertimbangan', BERTIMBANGAN, toko, perangkat);
  const [agen] = await ctx.deps.db.rows(ctx.scope, asked);
  if (agen) await kabariAgen(ctx.deps, ctx.scope, agen.id, KANAL_TIMBANGAN);
  return { data: { ada: agen !== undefined } };
});

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

const cabut = implementCommand(cabutAgen, async ({ id }, ctx) => {
  const { deps, scope, key } = ctx;
  if (!UUID.test(id)) reject(salah.AGEN_TIDAK_ADA);
  await deps.db.tx(scope, (sql, audit) =>
    once(sql, key, { cabut: id }, async () => {
      const now = deps.clock.now().toString();
      const [row] = await rawQuery<{ nama: string }>(sql, CABUT, [scope.kode_toko, id, now, scope.user_id]);
      if (!row) reject(salah.AGEN_TIDAK_ADA);
      await rawQuery(sql, TINGGALKAN, [scope.kode_toko, id]);
      audit({ aksi: 'agen.cabut', objek: id, isi: { nama: row.nama } });
      return true;
    }),
  );
  await kabariAgen(deps, scope, id);
  kabariKasir(deps, scope.kode_toko, id);
  return { data: { id } };
});

type BarisDaftar = BarisAgen & { dibuat_oleh: string; dicabut: string | null; disini: boolean };

const semua = implementCommand(daftarAgen, async (_input, ctx) => {
  const asked = statement<BarisDaftar>('agen_daftar', DAFTAR, ...milikKasir(ctx));
  const rows = await ctx.deps.db.rows(ctx.scope, asked);
  return {
    data: rows.map(({ setelan: _setelan, kondisi: _kondisi, ...row }) => ({
      ...row,
      tersambung: tersambung(ctx.deps, row.terlihat),
    })),
  };
});

export const agenCommands = [
  implementCommand(agenCommand, async (_input, ctx) => ({ data: await tampakAgen(ctx) })),
  kode,
  pasang,
  setelan,
  timbangan,
  sidik,
  dengar,
  cabut,
  semua,
];
