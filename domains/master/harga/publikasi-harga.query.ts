/** Publishing prices: what there is, sending it, accepting it, taking it back. */
import { createHash } from 'node:crypto';
import type { Inside } from '@mustika/kernel/answer.ts';
import { approvalIds } from '@mustika/kernel/approval.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import { inputSchema } from '@mustika/kernel/input-schema.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import { rawQuery } from '@mustika/server-kit/database.ts';
import { pusatDari } from '@mustika/server-kit/http/broadcast.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { inScope, refuseBeyond } from '@mustika/server-kit/http/portal.ts';
import { instantAhead } from '@mustika/server-kit/resource/resource-dated.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { hargaToko, idDari, kirimHarga, type Pengiriman } from './kirim-harga.query.ts';
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
    const field = resource.fields[kolom];
    const parsed = field && inputSchema(field).safeParse(nilai);
    if (!parsed?.success) wrong('harga', `${kode}: ${parsed?.error.issues[0]?.message}`);
    if (seen.has(`${kode}|${kolom}`)) wrong('harga', `Harga ${kode} Disebut Dua Kali`);
    seen.add(`${kode}|${kolom}`);
  }
}

async function terbit(ctx: Ctx, input: Terbit): Promise<Inside<typeof terbitkanHarga.answer>> {
  const { deps, scope, session } = ctx;
  const toko = input.toko.map((t) => t.kode_toko);
  refuseBeyond(session, toko);
  const saat = deps.clock.now().toString();
  periksaHarga(daftarHarga(input.tabel) as Resource, input.harga);
  const { detail_authorization, ...isi } = input;
  const { tabel, harga, keterangan } = isi;
  const act: Pengiriman = {
    ...{ kiriman: toko.map((kode_toko) => ({ tabel, kode_toko, harga })), keterangan, saat },
    mulai: input.berlaku_mulai ? instantAhead(input.berlaku_mulai, saat) : null,
    ...{ izin: approvalIds(detail_authorization), objek: `publikasi:${tabel}` },
  };
  return deps.db.tx({ ...scope, lintas: true }, (sql, audit) =>
    once(sql, ctx.key, { publikasi: isi }, async () => {
      const known = await rawQuery<{ kode_toko: string }>(sql, 'select kode_toko from toko where aktif');
      const asing = toko.find((kode) => !known.some((k) => k.kode_toko === kode));
      if (asing) wrong('toko', `Toko ${asing} Tidak Ditemukan`);
      return kirimHarga(ctx, { sql, audit }, act);
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

const terima = implementCommand(terimaPublikasi, async ({ id }, ctx) => {
  const saat = ctx.deps.clock.now().toString();
  const text = 'select terima_publikasi($1::uuid, $2::timestamptz, $3) as jadi';
  const data = await sekali(ctx, 'terima', idDari(id), text, [id, saat, perangkatOf(ctx)]);
  const { kode_toko } = ctx.scope;
  ctx.deps.sockets.current?.to(pusatDari(kode_toko)).emit('harga-diterbitkan', { kode_toko });
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
