/** A bank's statement read for the open day: its lines, the open receipts that explain them, and those that were used before. */

import { createHash } from 'node:crypto';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { one, statement } from '@mustika/server-kit/database.ts';
import { whileThere } from '@mustika/server-kit/http/hang-up.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';
import { readParts } from '@mustika/server-kit/http/upload.ts';
import { readRows } from '@mustika/server-kit/tabular/read.ts';
import { keuanganErrors as salah } from '../keuangan.errors.ts';
import { type BarisKoran, bacaKoran } from './baca-koran.rule.ts';
import { cocokkan, tandaBaris } from './rekening-koran.rule.ts';
import type { KoranTerbaca, Terima } from './validasi-non-cash.command.ts';

const HARI = '(select max(h.tanggal) from hari_toko h where h.kode_toko = $1)';
const TERIMA = `select t.*, case when t.tempat = 'PIUTANG_EDC' then
    (select min(y.kartu_akhir) from pembayaran y
      where y.kode_toko = $1 and y.no_dokumen = t.no_dokumen and y.no_rekening = t.no_rekening and y.arah = 'MASUK'
     having count(distinct y.kartu_akhir) = 1) end as kartu_akhir
  from terima_non_cash($1, coalesce($2::date, ${HARI} - 30), coalesce($3::date, ${HARI})) t
 where ($4::text is null or t.tempat = $4) and ($5::text is null or t.no_rekening = $5)
   and (coalesce($6::text, 'TERBUKA') = 'SEMUA' or (t.no_validasi is null) = (coalesce($6::text, 'TERBUKA') = 'TERBUKA'))
 order by t.tanggal desc, t.waktu desc, t.no_dokumen desc limit 5000`;

export const bacaTerima = ({ scope }: Ctx, values: readonly unknown[]) =>
  statement<Terima>('vn_terima', TERIMA, scope.kode_toko, ...values);

const TERPAKAI = `select k.sidik, k.no_dokumen from validasi_non_cash_koran k
  where k.kode_toko = $1 and k.sidik = any ($2::text[]) and not k.batal and ($3::text is null or k.no_rekening = $3)`;

const sidikDari = (tanda: string): string =>
  createHash('sha256').update(tanda).digest('hex').slice(0, 32).toUpperCase();

/** Each line with its mark, and the validation that used it. */
async function denganTanda(ctx: Ctx, masuk: readonly BarisKoran[], no_rekening: string | null) {
  const sidik = tandaBaris(masuk).map(sidikDari);
  const rows = await ctx.deps.db.rows(
    ctx.scope,
    statement<{ sidik: string; no_dokumen: string }>(
      'vn_koran',
      TERPAKAI,
      ctx.scope.kode_toko,
      sidik,
      no_rekening,
    ),
  );
  const dipakai = new Map(rows.map((row) => [row.sidik, row.no_dokumen]));
  return masuk.map((line, at) => {
    const tanda = sidik[at] as string;
    return { ...line, sidik: tanda, dipakai: dipakai.get(tanda) ?? null };
  });
}

/** A file nobody can read says so. */
export async function bacaRekeningKoran(
  ctx: Ctx,
  request: Parameters<typeof readParts>[0],
): Promise<KoranTerbaca> {
  const { file, texts } = await readParts(request, 'file');
  if (!file || file.bytes.length === 0) reject(salah.BERKAS_KORAN_DIPERLUKAN);
  const rows = await whileThere(request, (gone) => readRows(file.bytes, file.filename, gone));
  const no_rekening = texts['no_rekening'] || null;
  const { terbuka, hari } = await ctx.deps.db.batch(ctx.scope, {
    terbuka: bacaTerima(ctx, [null, null, null, no_rekening, 'TERBUKA']),
    hari: statement<{ hari: Tanggal }>('vn_hari', `select ${HARI}::text as hari`, ctx.scope.kode_toko),
  });
  const { masuk, semua, keluar, terlewat } =
    bacaKoran(rows, one(hari).hari) ?? reject(salah.KOLOM_KORAN_TIDAK_ADA);
  const lines = await denganTanda(ctx, masuk, no_rekening);
  return { baris: cocokkan(lines, terbuka), terbaca: semua, keluar, terlewat };
}
