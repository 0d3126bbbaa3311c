/** A bank's statement read for the open day: its lines, the open receipts that explain them, and those that were used before. */

import { createHash } from 'node:crypto';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { one, rawQuery, statement } from '@mustika/server-kit/database.ts';
import { whileThere } from '@mustika/server-kit/http/hang-up.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { readParts } from '@mustika/server-kit/http/upload.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { readRows } from '@mustika/server-kit/tabular/read.ts';
import { keuanganErrors as salah } from '../keuangan.errors.ts';
import { type BarisKoran, bacaKoran, type IsiKoran } from './baca-koran.rule.ts';
import { ISIAN_PETA, type PetaKoran, salahPeta, usulPeta } from './peta-koran.rule.ts';
import { cocokkan, tandaBaris } from './rekening-koran.rule.ts';
import { type KoranTerbaca, petaKoran, type Terima } from './validasi-non-cash.command.ts';

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

const PETA = `select kepala, ${ISIAN_PETA.join(', ')} from peta_koran where kode_toko = $1 and no_rekening = $2`;

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
  const { terbuka, hari, peta } = await ctx.deps.db.batch(ctx.scope, {
    terbuka: bacaTerima(ctx, [null, null, null, no_rekening, 'TERBUKA']),
    hari: statement<{ hari: Tanggal }>('vn_hari', `select ${HARI}::text as hari`, ctx.scope.kode_toko),
    peta: statement<PetaKoran>('vn_peta', PETA, ctx.scope.kode_toko, no_rekening),
  });
  const buka = one(hari).hari;
  const { bentuk, isi } = bacaKoran(rows, buka, peta[0] ?? null) ?? reject(salah.KOLOM_KORAN_TIDAK_ADA);
  const { masuk, semua, keluar, terlewat } = isi ?? KOSONG;
  const lines = await denganTanda(ctx, masuk, no_rekening);
  return {
    baris: cocokkan(lines, terbuka),
    terbaca: semua,
    keluar,
    terlewat,
    dikenal: isi !== null,
    bentuk: { ...bentuk, usul: usulPeta(bentuk.nama, bentuk.contoh, buka) },
  };
}

const KOSONG: IsiKoran = { semua: 0, masuk: [], keluar: 0, terlewat: [] };

const SIMPAN_PETA = `insert into peta_koran (kode_toko, no_rekening, kepala, ${ISIAN_PETA.join(', ')})
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (kode_toko, no_rekening) do update set kepala = excluded.kepala,
    ${ISIAN_PETA.map((name) => `${name} = excluded.${name}`).join(', ')}, user_id = excluded.user_id, waktu = now()`;

export const petaKoranCommand = implementCommand(petaKoran, async (input, { deps, scope, key }) => {
  const { no_rekening, kepala, ...peta } = input;
  const wrong = salahPeta(peta);
  if (wrong) reject(wrong === 'KEMBAR' ? salah.PETA_KORAN_KEMBAR : salah.PETA_KORAN_KURANG);
  const isi = { no_rekening, kepala: kepala ?? '', ...peta };
  await deps.db.tx(scope, (sql, audit) =>
    once(sql, key, { peta_koran: isi }, async () => {
      const values = [scope.kode_toko, no_rekening, isi.kepala, ...ISIAN_PETA.map((name) => peta[name])];
      await rawQuery(sql, SIMPAN_PETA, values);
      audit({ aksi: 'peta_koran.simpan', objek: no_rekening, isi });
      return true;
    }),
  );
  return { data: { no_rekening } };
});
