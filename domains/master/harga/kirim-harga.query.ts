/** Prices on their way to stores: what they are now, and one act that sends different prices to different stores. */
import { randomUUID } from 'node:crypto';
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import { type AuditFn, rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';
import {
  guardJumps,
  jumpLimit,
  morningPrices,
  type PriceChange,
  priceChanges,
} from '@mustika/server-kit/resource/resource-price.ts';
import { daftarHarga } from './publikasi-harga.rule.ts';

export type HargaToko = { kode_toko: string; kode: string; nama: string; nilai: Record<string, Rupiah> };

/** Living rows of the list in every store the session may read; head office reads across. */
export async function hargaToko(sql: Sql, resource: Resource): Promise<HargaToko[]> {
  const kolom = resource.dated.map((name) => `'${name}', r.${name}`).join(', ');
  return rawQuery<HargaToko>(
    sql,
    `select r.kode_toko, r.${resource.key} as kode, r.${resource.display}::text as nama, jsonb_build_object(${kolom}) as nilai
       from ${resource.name} r join toko t on t.kode_toko = r.kode_toko and t.aktif
      where r.aktif order by r.${resource.key}, r.kode_toko`,
  );
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The id of a publication as the address gives it. Errors: TIDAK_DITEMUKAN. */
export const idDari = (id: string): string => (UUID.test(id) ? id : reject(umum.TIDAK_DITEMUKAN));

type Nilai = { kode: string; kolom: string; nilai: Rupiah };
/** What one store gets of one list. */
export type Kiriman = { tabel: string; kode_toko: string; harga: readonly Nilai[] };

export type Pengiriman = {
  kiriman: readonly Kiriman[];
  /** Null is at once. */
  mulai: string | null;
  saat: string;
  keterangan: string | null;
  /** Ids of approvals the call brought, and what they are bound to. */
  izin: readonly string[];
  objek: string;
};

/** Stores that get the same prices of a list get one publication. */
function kelompokkan(
  kiriman: readonly Kiriman[],
): { tabel: string; toko: string[]; harga: readonly Nilai[] }[] {
  const sama = new Map<string, { tabel: string; toko: string[]; harga: readonly Nilai[] }>();
  for (const { tabel, kode_toko, harga } of kiriman) {
    const isi = `${tabel} ${JSON.stringify(harga)}`;
    const satu = sama.get(isi) ?? { tabel, toko: [], harga };
    satu.toko.push(kode_toko);
    sama.set(isi, satu);
  }
  return [...sama.values()];
}

async function perubahanTabel(
  ctx: Ctx,
  sql: Sql,
  tabel: string,
  { kiriman, mulai }: Pengiriman,
): Promise<PriceChange[]> {
  const resource = daftarHarga(tabel) as Resource;
  const milik = kiriman.filter((k) => k.tabel === tabel);
  const kode = [...new Set(milik.flatMap((k) => k.harga.map((h) => h.kode)))];
  const kapan = { mulai, batas: jumpLimit(ctx.session.store) };
  const awal = await morningPrices(sql, tabel, { toko: milik.map((k) => k.kode_toko), kode }, kapan);
  return (await hargaToko(sql, resource)).flatMap((row) => {
    const baru = milik
      .filter((k) => k.kode_toko === row.kode_toko)
      .flatMap((k) => k.harga.filter((h) => h.kode === row.kode).map((h) => [h.kolom, h.nilai] as const));
    return priceChanges(resource, row.nilai, Object.fromEntries(baru), awal(row.kode_toko, row.kode)).map(
      (change) => ({ ...change, label: `${row.kode_toko} ${row.kode} ${change.label}` }),
    );
  });
}

/** One act, asked about once, however many lists and stores it is. Errors: INPUT_TIDAK_VALID, OTORISASI_DIPERLUKAN. */
export async function kirimHarga(
  ctx: Ctx,
  { sql, audit }: { sql: Sql; audit: AuditFn },
  act: Pengiriman,
): Promise<{ id: string; berlaku_mulai: string }> {
  const tabel = [...new Set(act.kiriman.map((k) => k.tabel))].sort();
  const changes: PriceChange[] = [];
  for (const satu of tabel) changes.push(...(await perubahanTabel(ctx, sql, satu, act)));
  if (changes.length === 0) {
    const message = 'Tidak Ada Harga Yang Berubah';
    reject(umum.INPUT_TIDAK_VALID, [{ path: 'harga', message }], message);
  }
  const guard = { store: ctx.session.store, izin: act.izin, saat: act.saat };
  await guardJumps(sql, ctx.scope, guard, { objek: act.objek, judul: '', mulai: act.mulai, changes });
  const berlaku_mulai = act.mulai ?? act.saat;
  let pertama: string | undefined;
  for (const { toko, ...satu } of kelompokkan(act.kiriman)) {
    const id = randomUUID();
    pertama ??= id;
    const isi = { ...satu, id, berlaku_mulai, keterangan: act.keterangan, saat: act.saat, toko };
    await rawQuery(sql, 'select terbitkan_harga($1::jsonb)', [JSON.stringify(isi)]);
    audit({ aksi: 'publikasi_harga.terbit', objek: id, isi });
  }
  return { id: pertama as string, berlaku_mulai };
}
