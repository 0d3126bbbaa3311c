/** Codes and weights that come in from the devices of a count, and how far they are together. Nothing here moves a piece. */
import type { Miligram } from '@mustika/kernel/amount.ts';
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { one, rawQuery, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { saksiTimbang } from '../barang/timbang/timbang-baki.rule.ts';
import {
  bukaOpname,
  kemajuanOpname,
  pindaiOpname,
  selisihOpname,
  timbangOpname,
  ulangOpname,
} from './stock-opname.command.ts';
import { opnameErrors as salah } from './stock-opname.errors.ts';
import { bacaHasil } from './stock-opname.posting.ts';
import { kodeDibaca, SUDAH_DIPINDAI } from './stock-opname.rule.ts';

type Jawaban = Inside<typeof pindaiOpname.answer>[number];

/** Every device that counts asks how far all of them are. */
const kabari = (ctx: Ctx, nomor: string): void =>
  void ctx.deps.sockets.current?.to(`toko:${ctx.scope.kode_toko}`).emit('opname', { nomor });

/** What every call tells the database: where, who and when. */
const bahan = ({ scope, deps }: Ctx, no_dokumen: string) => ({
  ...{ toko: scope.kode_toko, no_dokumen, user: scope.user_id, saat: deps.clock.now().toString() },
});

const LEWAT = { nama_barang: null, kode_baki: null, berat: null, keterangan: null } as const;

const pindai = implementCommand(pindaiOpname, async ({ no_dokumen, kode_baki, kode }, ctx) => {
  const dibaca = [...new Set(kode.map((satu) => kodeDibaca(satu.kode)))];
  const diketik = kode.filter((satu) => satu.cara !== 'PINDAI').map((satu) => kodeDibaca(satu.kode));
  const w = { ...bahan(ctx, no_dokumen), baki: kode_baki, kode: dibaca, diketik };
  const rows = await ctx.deps.db.tx(ctx.scope, async (sql) =>
    one(
      await rawQuery<{ hasil: Jawaban[] }>(sql, 'select pindai_opname($1::jsonb) as hasil', [
        JSON.stringify(w),
      ]),
    ),
  );
  kabari(ctx, no_dokumen);
  const hasil = new Map(rows.hasil.map((row) => [row.kode, row]));
  // What another device took in the same moment was read before.
  return { data: dibaca.map((satu) => hasil.get(satu) ?? { kode: satu, keadaan: SUDAH_DIPINDAI, ...LEWAT }) };
});

type Timbang = Inside<typeof timbangOpname.answer>;

const timbang = implementCommand(timbangOpname, async ({ no_dokumen, ...input }, ctx) => {
  const { kode_baki: baki, timbangan, bacaan } = input;
  const toleransi = readSetting(ctx.session.store, 'TOLERANSI_TIMBANG_BAKI');
  const saksi = saksiTimbang(timbangan, input.cara === 'TIMBANGAN' ? bacaan : null);
  const w = { ...bahan(ctx, no_dokumen), baki, timbangan, toleransi, ...saksi };
  const data = await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
    once(sql, ctx.key, { timbang: no_dokumen, ...input }, async () => {
      const call = 'select timbang_opname($1::jsonb) as hasil';
      const { hasil } = one(await rawQuery<{ hasil: Timbang }>(sql, call, [JSON.stringify(w)]));
      audit({
        aksi: 'stock_opname.timbang',
        objek: no_dokumen,
        isi: { baki, timbangan, cara: w.cara, ...hasil },
      });
      return hasil;
    }),
  );
  kabari(ctx, no_dokumen);
  return { data };
});

const ulang = implementCommand(ulangOpname, async ({ no_dokumen, kode_baki }, ctx) => {
  const w = { ...bahan(ctx, no_dokumen), baki: kode_baki };
  const data = await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
    once(sql, ctx.key, { ulang: no_dokumen, kode_baki }, async () => {
      const call = 'select ulang_opname($1::jsonb) as hasil';
      const { hasil } = one(await rawQuery<{ hasil: { jumlah: number } }>(sql, call, [JSON.stringify(w)]));
      audit({ aksi: 'stock_opname.ulang', objek: no_dokumen, isi: { kode_baki, ...hasil } });
      return hasil;
    }),
  );
  kabari(ctx, no_dokumen);
  return { data };
});

const KEPALA = `select h.ronde, h.aktif, h.buta, h.dibuka is not null as dibuka, h.sistem_qty, h.sistem_berat,
    (select count(*)::integer from stock_opname_lain x where x.kode_toko = h.kode_toko and x.no_dokumen = h.no_dokumen) as lain
  from stock_opname h where h.kode_toko = $1 and h.no_dokumen = $2`;
const BAKI = `select l.kode_baki, count(*)::integer as sistem, count(l.ketemu)::integer as ketemu,
    coalesce(sum(l.berat) filter (where l.ketemu is not null), 0)::bigint as berat, max(l.dengan) as dengan
  from stock_opname_barang l where l.kode_toko = $1 and l.no_dokumen = $2 group by 1 order by 1`;
const ORANG = `select l.oleh, count(*)::integer as ketemu from stock_opname_barang l
  where l.kode_toko = $1 and l.no_dokumen = $2 and l.ketemu is not null group by 1 order by 2 desc, 1`;

type Kepala = {
  ronde: number;
  aktif: boolean;
  buta: boolean;
  dibuka: boolean;
  sistem_qty: number;
  sistem_berat: Miligram;
  lain: number;
};
type Baki = { kode_baki: string; sistem: number; ketemu: number; berat: Miligram; dengan: string | null };

const kepalaOf = (kode_toko: string, no_dokumen: string) =>
  statement<Kepala>('opname_kepala', KEPALA, kode_toko, no_dokumen);

const kemajuan = implementCommand(kemajuanOpname, async ({ no_dokumen }, ctx) => {
  const { kode_toko } = ctx.scope;
  const { kepala, baki, orang } = await ctx.deps.db.batch(ctx.scope, {
    kepala: kepalaOf(kode_toko, no_dokumen),
    baki: statement<Baki>('opname_baki', BAKI, kode_toko, no_dokumen),
    orang: statement<{ oleh: string; ketemu: number }>('opname_orang', ORANG, kode_toko, no_dokumen),
  });
  const [h] = kepala;
  if (!h) reject(salah.OPNAME_TIDAK_ADA, { no_dokumen });
  const tertutup = h.aktif && h.buta;
  return {
    data: {
      ...{ ronde: h.ronde, lain: h.lain, orang },
      ketemu: baki.reduce((sum, row) => sum + row.ketemu, 0),
      ketemu_berat: baki.reduce((sum, row) => sum + row.berat, 0) as Miligram,
      sistem: tertutup ? null : h.sistem_qty,
      sistem_berat: tertutup ? null : h.sistem_berat,
      baki: baki.map(({ berat: _berat, ...row }) => ({ ...row, sistem: tertutup ? null : row.sistem })),
    },
  };
});

/** What a blind count shows is shown once; every way of reading it is entered. */
const buka = implementCommand(bukaOpname, async ({ no_dokumen }, ctx) => {
  const data = await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
    once(sql, ctx.key, { buka: no_dokumen }, async () => {
      const call = 'select buka_opname($1::jsonb) as hasil';
      const w = JSON.stringify(bahan(ctx, no_dokumen));
      const { hasil } = one(await rawQuery<{ hasil: { dibuka: boolean } }>(sql, call, [w]));
      audit({ aksi: 'stock_opname.buka', objek: no_dokumen, isi: {} });
      return hasil;
    }),
  );
  kabari(ctx, no_dokumen);
  return { data };
});

/** Nobody is told what a blind count misses while codes are taken in: he would find it. A cashier never is. */
const selisih = implementCommand(selisihOpname, async ({ no_dokumen }, ctx) => {
  const { kode_toko } = ctx.scope;
  const { kepala, hasil } = await ctx.deps.db.batch(ctx.scope, {
    kepala: kepalaOf(kode_toko, no_dokumen),
    hasil: bacaHasil(kode_toko, no_dokumen),
  });
  const [h] = kepala;
  if (!h) reject(salah.OPNAME_TIDAK_ADA, { no_dokumen });
  const tertutup = h.aktif && h.buta && (ctx.session.level === 'KASIR' || !h.dibuka);
  return { data: tertutup ? [] : hasil };
});

export const opnameCommands = [pindai, timbang, ulang, kemajuan, buka, selisih];
