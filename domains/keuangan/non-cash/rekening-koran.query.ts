/** A bank's statement read for the open day: its lines, the open receipts that explain them, and those that were used before. */

import { createHash } from 'node:crypto';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { KolomBerkas, PetaKolom } from '@mustika/kernel/text/peta-kolom.ts';
import { one, statement } from '@mustika/server-kit/database.ts';
import { whileThere } from '@mustika/server-kit/http/hang-up.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';
import { readParts } from '@mustika/server-kit/http/upload.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { bacaIngatan, namaSumber, tulisIngatan } from '@mustika/server-kit/tabular/column-memory.ts';
import { kolomTidakAda, petaOf } from '@mustika/server-kit/tabular/mapped-rows.ts';
import { readRows } from '@mustika/server-kit/tabular/read.ts';
import { keuanganErrors as salah } from '../keuangan.errors.ts';
import { type BarisKoran, bacaKoran, type IsiKoran } from './baca-koran.rule.ts';
import { KOLOM_KORAN, salahPeta } from './peta-koran.rule.ts';
import { cocokkan, tandaBaris } from './rekening-koran.rule.ts';
import type { KoranTerbaca, Terima } from './validasi-non-cash.command.ts';

const HARI = '(select max(h.tanggal) from hari_toko h where h.kode_toko = $1)';
/** What the receipt is called by whoever pays it out: where one payment made it, not where several did. */
const satuBayar = (kolom: string): string => `case when t.tempat = 'PIUTANG_EDC' then
    (select min(y.${kolom}) from pembayaran y
      where y.kode_toko = $1 and y.no_dokumen = t.no_dokumen and y.no_rekening = t.no_rekening and y.arah = 'MASUK'
     having count(distinct y.${kolom}) = 1) end as ${kolom}`;
const TERIMA = `select t.*, ${satuBayar('kartu_akhir')}, ${satuBayar('no_referensi')}
  from terima_non_cash($1, coalesce($2::date, ${HARI} - 30), coalesce($3::date, ${HARI})) t
 where ($4::text is null or t.tempat = $4) and ($5::text is null or t.no_rekening = $5)
   and (coalesce($6::text, 'TERBUKA') = 'SEMUA' or (t.no_validasi is null) = (coalesce($6::text, 'TERBUKA') = 'TERBUKA'))
 order by t.tanggal desc, t.waktu desc, t.no_dokumen desc limit 5000`;

export const bacaTerima = ({ scope }: Ctx, values: readonly unknown[]) =>
  statement<Terima>('vn_terima', TERIMA, scope.kode_toko, ...values);

/** What is kept of the columns of earlier files, each by its rekening. */
const TUJUAN = 'rekening-koran';
const REKENING = 'select no_rekening from rekening where kode_toko = $1 and no_rekening = $2 and aktif';

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

/** A mapping that can be read by: of a rekening of this store, with a day and money, and of columns that the file has. */
function periksaPeta(peta: PetaKolom, kolom: KolomBerkas, rekening: readonly unknown[]): void {
  const wrong = salahPeta(peta.dari);
  if (wrong) reject(wrong === 'KEMBAR' ? salah.PETA_KORAN_KEMBAR : salah.PETA_KORAN_KURANG);
  const hilang = Object.entries(peta.dari).find(([nama]) => kolom.dari[nama] === undefined);
  if (hilang) kolomTidakAda(hilang[1]);
  const sebab = `Rekening ${peta.sumber} Tidak Ditemukan`;
  if (rekening.length === 0) reject(umum.INPUT_TIDAK_VALID, [{ path: 'no_rekening', message: sebab }], sebab);
}

/** Kept for the rekening, once; who said it is written down, because money is found by it. */
const ingat = ({ deps, scope, key }: Ctx, judul: string, peta: PetaKolom): Promise<unknown> => {
  const isi = { no_rekening: peta.sumber, judul, dari: peta.dari };
  return deps.db.tx(scope, (sql, audit) =>
    once(sql, key, { peta_koran: isi }, async () => {
      await tulisIngatan(sql, scope, TUJUAN, { judul, peta: { ...peta, tetap: {} } });
      audit({ aksi: 'peta_koran.simpan', objek: peta.sumber, isi });
      return true;
    }),
  );
};

/** A file nobody can read says so. */
export async function bacaRekeningKoran(
  ctx: Ctx,
  request: Parameters<typeof readParts>[0],
): Promise<KoranTerbaca> {
  const { file, texts } = await readParts(request, 'file');
  if (!file || file.bytes.length === 0) reject(salah.BERKAS_KORAN_DIPERLUKAN);
  const peta = petaOf(texts['peta'], KOLOM_KORAN);
  const rows = await whileThere(request, (gone) => readRows(file.bytes, file.filename, gone));
  const no_rekening = peta?.sumber || texts['no_rekening'] || null;
  const { kode_toko } = ctx.scope;
  const [ingatan, { terbuka, hari, rekening }] = await Promise.all([
    bacaIngatan(ctx.deps.db, ctx.scope, TUJUAN),
    ctx.deps.db.batch(ctx.scope, {
      terbuka: bacaTerima(ctx, [null, null, null, no_rekening, 'TERBUKA']),
      hari: statement<{ hari: Tanggal }>('vn_hari', `select ${HARI}::text as hari`, kode_toko),
      rekening: statement<{ no_rekening: string }>('vn_rekening_koran', REKENING, kode_toko, no_rekening),
    }),
  ]);
  const dulu = ingatan.find((one) => one.sumber === namaSumber(no_rekening ?? '')) ?? null;
  const koran =
    bacaKoran(rows, one(hari).hari, { peta, ingatan: dulu }) ?? reject(salah.KOLOM_KORAN_TIDAK_ADA);
  if (peta) {
    periksaPeta(peta, koran.kolom, rekening);
    await ingat(ctx, koran.judul, peta);
  }
  const { masuk, semua, keluar, terlewat } = koran.isi ?? KOSONG;
  const lines = await denganTanda(ctx, masuk, no_rekening);
  return { baris: cocokkan(lines, terbuka), terbaca: semua, keluar, terlewat, kolom: koran.kolom };
}

const KOSONG: IsiKoran = { semua: 0, masuk: [], keluar: 0, terlewat: [] };
