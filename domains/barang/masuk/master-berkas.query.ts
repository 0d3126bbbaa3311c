/** Makes the masters a sheet names and the shop lacks; `pratinjau` only shows them. */

import { BATAS_PER_GRAM, type Rupiah } from '@mustika/kernel/amount.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import { one, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { writeImport } from '@mustika/server-kit/resource/resource-import-write.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import type { FastifyRequest } from 'fastify';
import { bakiResource } from '../../master/baki.resource.ts';
import { groupResource } from '../../master/group.resource.ts';
import { gudangResource } from '../../master/gudang.resource.ts';
import { HARGA_DASAR } from '../../master/harga/parameter-harga-emas.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';
import { barangImportMasterCommand } from '../barang.command.ts';
import { type MasterBaru, masterDariBerkas, pemakaianMaster, tanpaMaster } from './master-berkas.rule.ts';
import { adaSebab, selUang } from './sel-berkas.rule.ts';
import { bacaAcuan, bacaBerkas } from './tambah-barang-banyak.query.ts';
import { kodeBerkas } from './tambah-barang-banyak.rule.ts';
import { bacaUnggahan, type Unggahan } from './unggahan.query.ts';

const NONAKTIF = `select 'grup' as tabel, kode_group as kode from grup where kode_toko = $1 and not aktif and kode_group = any ($2::text[])
  union all select 'jenis', kode_dept from jenis where not aktif and kode_dept = any ($3::text[])
  union all select 'gudang', kode_gudang from gudang where kode_toko = $1 and not aktif and kode_gudang = any ($4::text[])
  union all select 'baki', kode_baki from baki where kode_toko = $1 and not aktif and kode_baki = any ($5::text[])`;

type Nonaktif = { tabel: keyof MasterBaru; kode: string }[];

/** Rows somebody switched off are named, never brought back by a file. */
async function bacaNonaktif(rows: ReturnType<typeof kodeBerkas>, ctx: Ctx): Promise<Nonaktif> {
  const codes = (pick: (row: (typeof rows)[number]) => string): string[] => [...new Set(rows.map(pick))];
  const values = [
    ctx.scope.kode_toko,
    codes((r) => r.kode_group),
    codes((r) => r.kode_dept),
    codes((r) => r.kode_gudang),
    codes((r) => r.kode_baki),
  ];
  const asked = statement<Nonaktif[number]>('master_nonaktif', NONAKTIF, ...values);
  return ctx.deps.db.rows(ctx.scope, asked);
}

const TOKO = `select (select p.harga_jual from parameter_harga_emas p where p.kode_toko = $1 and p.kode_harga = $2 and p.aktif) as harga_24k,
  not exists (select from barang b where b.kode_toko = $1) as pertama`;

type Keadaan = { harga_24k: Rupiah | null; pertama: boolean };

async function bacaToko(ctx: Ctx): Promise<Keadaan> {
  const asked = statement<Keadaan>('master_berkas_toko', TOKO, ctx.scope.kode_toko, HARGA_DASAR);
  return one(await ctx.deps.db.rows(ctx.scope, asked));
}

const SEBUTAN_24K = 'Harga Jual 24K Per Gram';

/** The store's own price of 24K, else the one that came with the file. */
function harga24(keadaan: Keadaan, teks: string | undefined): Rupiah | null {
  if (keadaan.harga_24k !== null) return keadaan.harga_24k;
  const sel = selUang(teks ?? '', SEBUTAN_24K, BATAS_PER_GRAM);
  if (adaSebab(sel)) return tolakHarga(sel.sebab);
  return sel.nilai;
}

const tolakHarga = (message: string): never =>
  reject(umum.INPUT_TIDAK_VALID, [{ path: 'harga_24k', message }], message);

/** Parents first: a tray refers to its warehouse. */
const TABEL: readonly [keyof MasterBaru, Resource][] = [
  ['gudang', gudangResource as unknown as Resource],
  ['jenis', jenisResource as unknown as Resource],
  ['grup', groupResource as unknown as Resource],
  ['baki', bakiResource as unknown as Resource],
];

/** What the derived rows leave open. */
const BAWAAN: Record<keyof MasterBaru, object> = {
  gudang: { dijual: false },
  jenis: { kode_kategori: null, berlian: false },
  grup: { jenis_group: null, markis: false, aksesoris: false },
  baki: { berat_baki: 0 },
};

async function tulis(baru: MasterBaru, ctx: Ctx): Promise<void> {
  await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
    once(sql, ctx.key, baru, async () => {
      for (const [tabel, resource] of TABEL) {
        const rows = baru[tabel].map((values, index) => ({
          baris: index + 1,
          values: { ...BAWAAN[tabel], ...values },
          before: null,
        }));
        if (rows.length > 0) await writeImport(sql, audit, resource, ctx.scope, rows);
      }
      return true;
    }),
  );
  ctx.deps.stores.forget(ctx.scope.kode_toko);
}

async function buatMaster(berkas: Unggahan, request: FastifyRequest, ctx: Ctx) {
  const { rows: semua } = await bacaBerkas(berkas, request, ctx);
  const rows = semua.filter(({ jumlah }) => !jumlah);
  const [{ acuan }, nonaktif, keadaan] = await Promise.all([
    bacaAcuan(rows, ctx),
    bacaNonaktif(kodeBerkas(rows), ctx),
    bacaToko(ctx),
  ]);
  const lewati = new Set([
    ...nonaktif.map(({ tabel, kode }) => `${tabel}:${kode}`),
    ...(berkas.isian.lewati ?? '').split(',').filter(Boolean),
  ]);
  const dasar = harga24(keadaan, berkas.isian.harga_24k);
  const baru = tanpaMaster(masterDariBerkas(rows, acuan, dasar), lewati);
  const pratinjau = berkas.isian.pratinjau === 'ya';
  if (!pratinjau && dasar === null && baru.grup.length > 0) tolakHarga(`${SEBUTAN_24K} Harus Diisi`);
  if (!pratinjau) await tulis(baru, ctx);
  return {
    data: { ...baru, nonaktif, pemakaian: pemakaianMaster(rows), ...keadaan },
    ...(pratinjau ? { message: '' } : {}),
  };
}

export const barangImportMaster = implementCommand(
  barangImportMasterCommand,
  async (_input, ctx, { request }) => buatMaster(await bacaUnggahan(request, 'file'), request, ctx),
);
