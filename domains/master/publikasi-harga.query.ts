/** Publishing prices: what there is, sending it, accepting it, taking it back. */
import { createHash, randomUUID } from 'node:crypto';
import type { Inside } from '@mustika/kernel/answer.ts';
import { approvalIds } from '@mustika/kernel/approval.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import { rawQuery } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand, inScope, refuseBeyond } from '@mustika/server-kit/http.ts';
import { instantAhead } from '@mustika/server-kit/resource-dated.ts';
import { once } from '@mustika/server-kit/resource-once.ts';
import {
  guardJumps,
  jumpLimit,
  type Morning,
  morningPrices,
  type PriceChange,
  priceChanges,
} from '@mustika/server-kit/resource-price.ts';
import { type HargaToko, hargaToko } from './kirim-harga.query.ts';
import {
  bahanPublikasi,
  daftarPublikasi,
  tarikPublikasi,
  terbitkanHarga,
  terimaPublikasi,
} from './publikasi-harga.command.ts';
import { daftarHarga } from './publikasi-harga.rule.ts';

const wrong = (path: string, message: string): never =>
  reject(umum.INPUT_TIDAK_VALID, [{ path, message }], message);

type Bahan = Inside<typeof bahanPublikasi.answer>;

/** May the session look into this store? Head office may have a list of stores. */
const punya =
  ({ session }: Ctx) =>
  ({ kode_toko }: { kode_toko: string }): boolean =>
    inScope({ ...session, kode_toko: session.toko_asal }, kode_toko);

const bahan = implementCommand(bahanPublikasi, async ({ tabel }, ctx) => {
  const resource = daftarHarga(tabel) as Resource;
  const { rows, toko } = await ctx.deps.db.read({ ...ctx.scope, lintas: true }, async (sql) => ({
    rows: await hargaToko(sql, resource),
    toko: await rawQuery<Bahan['toko'][number]>(
      sql,
      'select kode_toko, nama_toko, tipe from toko where aktif order by tipe desc, kode_toko',
    ),
  }));
  const kode = new Map<string, Bahan['harga'][number]>();
  for (const row of rows.filter(punya(ctx))) {
    const satu = kode.get(row.kode) ?? { kode: row.kode, nama: row.nama, toko: {} };
    satu.toko[row.kode_toko] = row.nilai;
    kode.set(row.kode, satu);
  }
  return { data: { toko: toko.filter(punya(ctx)), harga: [...kode.values()] } };
});

type Terbit = Row<typeof terbitkanHarga.fields>;

/** Every price within the limits of its own field, once per code and column. */
function periksaHarga(resource: Resource, harga: Terbit['harga']): void {
  const seen = new Set<string>();
  for (const { kode, kolom, nilai } of harga) {
    if (!resource.dated.includes(kolom)) wrong('harga', `Kolom ${kolom} Bukan Harga`);
    const parsed = resource.fields[kolom]?.schema.safeParse(nilai);
    if (!parsed?.success) wrong('harga', `${kode}: ${parsed?.error.issues[0]?.message}`);
    if (seen.has(`${kode}|${kolom}`)) wrong('harga', `Harga ${kode} Disebut Dua Kali`);
    seen.add(`${kode}|${kolom}`);
  }
}

/** What changes in which store, against the price of now. */
function perubahan(
  resource: Resource,
  rows: readonly HargaToko[],
  input: Terbit,
  awal: Morning,
): (PriceChange & { objek: string })[] {
  const tujuan = new Set(input.toko.map((t) => t.kode_toko));
  return rows
    .filter((row) => tujuan.has(row.kode_toko))
    .flatMap((row) => {
      const baru = input.harga.filter((h) => h.kode === row.kode).map((h) => [h.kolom, h.nilai]);
      const pagi = awal(row.kode_toko, row.kode);
      return priceChanges(resource, row.nilai, Object.fromEntries(baru), pagi).map((change) => ({
        ...change,
        objek: `${row.kode_toko} ${row.kode}`,
        label: `${row.kode_toko} ${row.kode} ${change.label}`,
      }));
    });
}

async function terbit(ctx: Ctx, input: Terbit): Promise<Inside<typeof terbitkanHarga.answer>> {
  const { deps, scope, session } = ctx;
  const resource = daftarHarga(input.tabel) as Resource;
  const toko = input.toko.map((t) => t.kode_toko);
  refuseBeyond(session, toko);
  const saat = deps.clock.now().toString();
  const mulai = input.berlaku_mulai ? instantAhead(input.berlaku_mulai, saat) : saat;
  periksaHarga(resource, input.harga);
  const { detail_authorization, ...isi } = input;
  return deps.db.tx({ ...scope, lintas: true }, (sql, audit) =>
    once(sql, ctx.key, { publikasi: isi }, async () => {
      const known = await rawQuery<{ kode_toko: string }>(sql, 'select kode_toko from toko where aktif');
      const asing = input.toko.find((t) => !known.some((k) => k.kode_toko === t.kode_toko));
      if (asing) wrong('toko', `Toko ${asing.kode_toko} Tidak Ditemukan`);
      const guard = { store: session.store, izin: approvalIds(detail_authorization), saat };
      const kode = input.harga.map((harga) => harga.kode);
      const kapan = { mulai: input.berlaku_mulai, batas: jumpLimit(session.store) };
      const awal = await morningPrices(sql, input.tabel, { toko, kode }, kapan);
      const changes = perubahan(resource, await hargaToko(sql, resource), input, awal);
      if (changes.length === 0) wrong('harga', 'Tidak Ada Harga Yang Berubah');
      const objek = `publikasi:${input.tabel}`;
      await guardJumps(sql, scope, guard, { objek, judul: '', mulai: input.berlaku_mulai, changes });
      const id = randomUUID();
      const kirim = { id, tabel: input.tabel, berlaku_mulai: mulai, keterangan: input.keterangan, saat };
      await rawQuery(sql, 'select terbitkan_harga($1::jsonb)', [
        JSON.stringify({ ...kirim, toko, harga: input.harga }),
      ]);
      audit({ aksi: 'publikasi_harga.terbit', objek: id, isi: { ...kirim, toko, harga: input.harga } });
      return { id, berlaku_mulai: mulai };
    }),
  );
}

/** The open browsers of the stores hear of it; what is due at once takes effect now. */
export async function kabarkan(ctx: Ctx, toko: readonly string[], event: 'harga-diterbitkan'): Promise<void> {
  for (const kode_toko of toko) {
    ctx.deps.stores.forget(kode_toko);
    await ctx.deps.stores.get(kode_toko);
    ctx.deps.sockets.current?.to(`toko:${kode_toko}`).emit(event, { kode_toko });
  }
}

const terbitkan = implementCommand(terbitkanHarga, async (input, ctx) => {
  const data = await terbit(ctx, input);
  await kabarkan(
    ctx,
    input.toko.map((t) => t.kode_toko),
    'harga-diterbitkan',
  );
  return { data };
});

const DAFTAR = `select p.*, t.nama_toko, p.berlaku_mulai > $3::timestamptz as menunggu from publikasi_toko p join toko t on t.kode_toko = p.kode_toko
  where p.kode_toko = $1 or ($2 and p.asal = $1) order by p.dibuat_pada desc, p.id, p.kode_toko limit 2000`;

const daftar = implementCommand(daftarPublikasi, async (_input, ctx) => {
  const lintas = ctx.session.pusat && ctx.session.store.tipe === 'PUSAT';
  const saat = ctx.deps.clock.now().toString();
  const rows = await ctx.deps.db.read({ ...ctx.scope, lintas }, (sql) =>
    rawQuery<Inside<typeof daftarPublikasi.answer>[number]>(sql, DAFTAR, [ctx.scope.kode_toko, lintas, saat]),
  );
  return { data: rows.filter(punya(ctx)) };
});

/** Enough of the browser to tell two apart, too little to be one. */
const perangkatOf = (ctx: Ctx): string =>
  `${ctx.address} ${createHash('sha256').update(ctx.device).digest('hex').slice(0, 8)}`;

/** A write of one publication that happens once. Errors: TIDAK_DITEMUKAN when there is nothing left to do. */
const sekali = (ctx: Ctx, aksi: 'terima' | 'tarik', id: string, text: string, values: readonly unknown[]) =>
  ctx.deps.db.tx(ctx.scope, (sql, audit) =>
    once(sql, ctx.key, { publikasi: aksi, id }, async () => {
      const [row] = await rawQuery<{ jadi: boolean }>(sql, text, values);
      if (!row?.jadi) reject(umum.TIDAK_DITEMUKAN);
      audit({ aksi: `publikasi_harga.${aksi}`, objek: id, isi: { perangkat: perangkatOf(ctx) } });
      return { id };
    }),
  );

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idDari = (id: string): string => (UUID.test(id) ? id : reject(umum.TIDAK_DITEMUKAN));

const terima = implementCommand(terimaPublikasi, async ({ id }, ctx) => {
  const saat = ctx.deps.clock.now().toString();
  const text = 'select terima_publikasi($1::uuid, $2::timestamptz, $3) as jadi';
  const data = await sekali(ctx, 'terima', idDari(id), text, [id, saat, perangkatOf(ctx)]);
  ctx.deps.sockets.current?.to('pusat').emit('harga-diterbitkan', { kode_toko: ctx.scope.kode_toko });
  return { data };
});

const tarik = implementCommand(tarikPublikasi, async ({ id }, ctx) => {
  const rows = await ctx.deps.db.read({ ...ctx.scope, lintas: true }, (sql) =>
    rawQuery<{ kode_toko: string }>(sql, 'select kode_toko from publikasi_toko where id = $1', [idDari(id)]),
  );
  const toko = rows.map((row) => row.kode_toko);
  refuseBeyond(ctx.session, toko);
  const saat = ctx.deps.clock.now().toString();
  const text = 'select tarik_publikasi($1::uuid, $2::timestamptz) as jadi';
  const data = await sekali(ctx, 'tarik', id, text, [id, saat]);
  await kabarkan(ctx, toko, 'harga-diterbitkan');
  return { data };
});

export const publikasiCommands = [bahan, terbitkan, daftar, terima, tarik];
