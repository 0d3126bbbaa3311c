/** Reads of designs: what is printed now, the draft, and the row of versions. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { passes } from '@mustika/kernel/gate.ts';
import { screenGate } from '@mustika/kernel/house.ts';
import type { JenisNota, Media } from '@mustika/kernel/rancangan-nota.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { rancanganBawaan } from '@mustika/server-kit/slip/cetak.ts';
import type { IsiRancangan } from './isian-rancangan.rule.ts';
import { jenisNotaOf } from './jenis-nota.rule.ts';
import { bacaRancangan, versiRancangan } from './rancangan-nota.command.ts';
import { settingNota, settingNotaSlip } from './rancangan-nota.domain.ts';
import { rancanganErrors as salah } from './rancangan-nota.errors.ts';

/** A kind that somebody asked for is one of the closed list: the field has looked already. */
export const jenisAda = (jenis: string): JenisNota =>
  jenisNotaOf(jenis) ?? reject(umum.TIDAK_DITEMUKAN, { jenis });

/** The calls serve both screens: who has one of them keeps to its own medium. */
export function hakMedia(ctx: Ctx, media: Media): void {
  const screen = media === 'SLIP' ? settingNotaSlip : settingNota;
  if (!passes(screenGate(screen), ctx.session)) reject(umum.TIDAK_BERHAK);
}

type Rancangan = Inside<typeof bacaRancangan.answer>;
/** Store, kind and medium. */
type Milik = readonly [string, string, Media];

const RIWAYAT = `select versi, dasar, catatan, user_id, waktu from rancangan_nota
  where kode_toko = $1 and jenis_nota = $2 and media = $3 order by versi desc limit 200`;
const TERBIT = `select versi, isi from rancangan_nota where kode_toko = $1 and jenis_nota = $2 and media = $3 order by versi desc limit 1`;
const DRAF = `select isi, dasar, rev, user_id, waktu from rancangan_nota_draf where kode_toko = $1 and jenis_nota = $2 and media = $3`;
const VERSI = `select isi from rancangan_nota where kode_toko = $1 and jenis_nota = $2 and media = $3 and versi = $4`;

const bacaRiwayat = (values: Milik) =>
  statement<Rancangan['riwayat'][number]>('rancangan_riwayat', RIWAYAT, ...values);
export const bacaTerbit = (values: Milik) =>
  statement<Rancangan['terbit']>('rancangan_terbaru', TERBIT, ...values);
const bacaDraf = (values: Milik) =>
  statement<NonNullable<Rancangan['draf']>>('rancangan_draf', DRAF, ...values);
const bacaIsi = (values: readonly [...Milik, number]) =>
  statement<{ isi: IsiRancangan }>('rancangan_isi_versi', VERSI, ...values);

/** One version of a design; 0 is the one we come with. Errors: VERSI_TIDAK_ADA. */
export async function isiVersi(
  ctx: Ctx,
  jenis: JenisNota,
  media: Media,
  versi: number,
): Promise<IsiRancangan> {
  if (versi === 0) return rancanganBawaan(jenis, media);
  const [row] = await ctx.deps.db.rows(ctx.scope, bacaIsi([ctx.scope.kode_toko, jenis.jenis, media, versi]));
  return row?.isi ?? reject(salah.VERSI_TIDAK_ADA, { versi });
}

export const bacaRancanganCommands = [
  implementCommand(bacaRancangan, async ({ jenis_nota, media }, ctx) => {
    hakMedia(ctx, media);
    const jenis = jenisAda(jenis_nota);
    const milik: Milik = [ctx.scope.kode_toko, jenis_nota, media];
    const reads = { terbit: bacaTerbit(milik), draf: bacaDraf(milik), riwayat: bacaRiwayat(milik) };
    const { terbit, draf, riwayat } = await ctx.deps.db.batch(ctx.scope, reads);
    const bawaan = { versi: 0, isi: rancanganBawaan(jenis, media) };
    return { data: { terbit: terbit[0] ?? bawaan, draf: draf[0] ?? null, riwayat } };
  }),
  implementCommand(versiRancangan, async ({ jenis_nota, media, versi }, ctx) => {
    hakMedia(ctx, media);
    const isi = await isiVersi(ctx, jenisAda(jenis_nota), media, Number(versi));
    return { data: { versi: Number(versi), isi } };
  }),
];
