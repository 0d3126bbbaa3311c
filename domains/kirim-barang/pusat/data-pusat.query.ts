/** What head office has for a branch, and taking it over: lists, prices and pieces in one transaction. */
import { approvalIds } from '@mustika/kernel/approval.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { AuditFn, Sql } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { insideOf } from '@mustika/server-kit/http/inside.ts';
import { requireSecondPerson } from '@mustika/server-kit/people/second-person.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { daftarSalin } from '../../master/salin-parameter.rule.ts';
import { kirimBarangErrors as salah } from '../kirim-barang.errors.ts';
import { kabarkan } from '../kiriman-tiba.posting.ts';
import {
  type Banding,
  bandingkan,
  banyak,
  pusatDari,
  rincianDari,
  scopeOf,
  tulisDaftar,
} from './daftar-pusat.query.ts';
import { ambilPusat, bandingPusat } from './data-pusat.command.ts';
import { ambilKiriman, kirimanPusat } from './kiriman-pusat.query.ts';

/** Kategori of the approval; prices are in it. */
const KATEGORI = 'harga';

type Pilihan = {
  daftar: readonly { tabel: string; sidik: string }[];
  kiriman: readonly { no_kirim: string }[];
  ke_baki: string | null;
  perbarui: boolean;
};

/** The lists that were chosen, if they are what was shown. */
async function dipilih(sql: Sql, { daftar }: Pilihan, { dari, ke }: Ujung, ctx: Ctx): Promise<Banding[]> {
  const found: Banding[] = [];
  for (const resource of daftarSalin(ctx.deps.house))
    if (daftar.some((d) => d.tabel === resource.name)) found.push(await bandingkan(sql, resource, dari, ke));
  if (found.length < daftar.length) reject(salah.DATA_PUSAT_BERUBAH);
  for (const { resource, sidik } of found)
    if (daftar.find((d) => d.tabel === resource.name)?.sidik !== sidik)
      reject(salah.DATA_PUSAT_BERUBAH, { tabel: resource.name });
  return found;
}

type Ujung = { dari: string; ke: string };
type Hasil = { tabel: string; label: string; baru: number; beda: number };

/** Everything that was chosen, in one transaction; who has to be told of a shipment is told by the caller, afterwards. */
async function ambil(
  sql: Sql,
  audit: AuditFn,
  pilihan: Pilihan,
  { dari, ke, izin, ctx }: Ujung & { izin: readonly string[]; ctx: Ctx },
) {
  const lists = await dipilih(sql, pilihan, { dari, ke }, ctx);
  for (const one of lists) await tulisDaftar(sql, audit, one, { dari, ke, perbarui: pilihan.perbarui });
  const nomor = pilihan.kiriman.map(({ no_kirim }) => no_kirim);
  const tiba = await ambilKiriman(
    ...([sql, { pusat: dari, toko: ke }, { nomor, ke_baki: pilihan.ke_baki }] as const),
    insideOf(sql, { ...ctx, scope: scopeOf(ctx, dari) }),
  );
  const hasil: Hasil[] = [
    ...lists.map((one) => ({
      ...{ tabel: one.resource.name, label: one.resource.label },
      ...banyak(one),
      ...(pilihan.perbarui ? {} : { beda: 0 }),
    })),
    ...tiba.map(({ no_kirim, no_dokumen, jumlah_barang }) => ({
      ...{ tabel: no_dokumen, label: no_kirim, baru: jumlah_barang, beda: 0 },
    })),
  ];
  const rincian = hasil.map(({ label, baru, beda }) => ({ label, nilai: `${baru} baru, ${beda} berubah` }));
  const act = { kategori: KATEGORI, description: 'head office data', objek: '@data-pusat', rincian };
  const disetujui = await requireSecondPerson(
    sql,
    ctx.scope,
    { ...act, isi: pilihan },
    { izin, saat: ctx.deps.clock.now().toString() },
  );
  audit({ aksi: 'toko.ambil_pusat', objek: ke, isi: { dari, hasil, disetujui } });
  return { hasil, tiba };
}

/** What PostgreSQL says of lists that were not chosen, or that somebody else takes in the same moment. */
const TERKAIT: Readonly<Record<string, keyof typeof salah>> = {
  '23503': 'DATA_PUSAT_TERKAIT',
  '23505': 'DATA_PUSAT_BERUBAH',
};

export const dataPusatCommands = [
  implementCommand(bandingPusat, async (_input, ctx) => {
    const pusat = await pusatDari(ctx);
    const { kode_toko } = ctx.scope;
    const data = await ctx.deps.db.read(scopeOf(ctx, pusat.kode_toko), async (sql) => {
      const semua: Banding[] = [];
      for (const resource of daftarSalin(ctx.deps.house))
        semua.push(await bandingkan(sql, resource, pusat.kode_toko, kode_toko));
      return {
        ...{ pusat: pusat.kode_toko, nama_toko: pusat.nama_toko },
        daftar: semua.map((one) => ({
          ...{ tabel: one.resource.name, label: one.resource.label, sama: one.sama, sidik: one.sidik },
          ...banyak(one),
        })),
        rincian: semua.flatMap((one) => rincianDari(one, ctx)),
        ...(await kirimanPusat(sql, { pusat: pusat.kode_toko, toko: kode_toko }, ctx)),
      };
    });
    return { data };
  }),
  implementCommand(ambilPusat, async ({ detail_authorization, ...input }, ctx) => {
    const { kode_toko: dari } = await pusatDari(ctx);
    const { kode_toko: ke } = ctx.scope;
    const pilihan = { ...input, perbarui: input.perbarui ?? false };
    if (pilihan.daftar.length + pilihan.kiriman.length === 0) reject(salah.DATA_PUSAT_KOSONG);
    let tiba: Awaited<ReturnType<typeof ambilKiriman>> = [];
    const data = await ctx.deps.db
      .tx(scopeOf(ctx, dari), (sql, audit) =>
        once(sql, ctx.key, { ambil: dari, ...pilihan }, async () => {
          const izin = approvalIds(detail_authorization);
          const done = await ambil(sql, audit, pilihan, { dari, ke, izin, ctx });
          tiba = done.tiba;
          return done.hasil;
        }),
      )
      .catch((error: Error) => {
        const kode = TERKAIT[(error as { code?: string }).code ?? ''];
        if (kode) reject(salah[kode]);
        throw error;
      });
    ctx.deps.stores.forget(ke);
    for (const { no_kirim, dibuka } of tiba) kabarkan(no_kirim, dibuka, ctx);
    return { data };
  }),
];
