/** The trial of a person, seen from the shop. What of it is told or taken over is read from its own server. docs/decisions/0153. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import type { IngatanKolom } from '@mustika/kernel/text/peta-kolom.ts';
import { type Database, rawQuery, type Scope, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import type { TrialState } from '@mustika/server-kit/practice.ts';
import { tulisIngatan } from '@mustika/server-kit/tabular/column-memory.ts';
import { RINGKASAN } from './banding-kasir-lama.query.ts';
import { pindahanErrors } from './pindahan.errors.ts';
import { ambilUjiCoba, buangUjiCoba, buatUjiCoba, ujiCobaCommand } from './uji-coba.command.ts';
import { LANGKAH_PINDAH } from './uji-coba.rule.ts';

type Jawaban = Inside<typeof ujiCobaCommand.answer>;
type Ringkasan = Jawaban['uji'][number];
type Langkah = Omit<Jawaban['langkah'][number], 'di_sini'>;

const roomOf = ({ deps }: Ctx) => deps.practice.trials ?? reject(umum.TIDAK_BERHAK);

/** Every store that a person of head office may see, or the one he stands in. */
const tempatOf = ({ session }: Ctx): string => (session.pusat ? '' : session.kode_toko);

const ringkasan = (db: Database, scope: Scope, toko: string): Promise<Ringkasan[]> =>
  db.rows(scope, statement<Ringkasan>('pindahan_ringkasan', RINGKASAN, toko));

/** What came in since the trial was made, in the order in which it first did; `sumber` where the columns of its file were named. */
const DIBAWA = `select a.kode_toko, a.aksi, count(*)::int as kali, max(a.waktu) as waktu,
    (select string_agg(p.sumber, ', ' order by p.dipakai) from peta_impor p
      where p.kode_toko = a.kode_toko and p.dipakai >= $2::timestamptz
        and starts_with(replace(p.tujuan, '_', '-'), $1::jsonb -> a.aksi ->> 'susunan')) as sumber
  from audit a where a.waktu >= $2::timestamptz and $1::jsonb ? a.aksi and ($3 = '' or a.kode_toko = $3)
 group by 1, 2 order by min(a.waktu), 1, 2`;

const LANGKAH = JSON.stringify(LANGKAH_PINDAH);

const dibawa = (db: Database, scope: Scope, sejak: string, toko: string): Promise<Langkah[]> =>
  db.rows(scope, statement<Langkah>('pindahan_dibawa', DIBAWA, LANGKAH, sejak, toko));

/** In a trial its person sees what he sees here. */
const scopeDi = ({ scope, session }: Ctx): Scope => ({
  ...scope,
  lintas: session.pusat && session.lingkup === null,
});

const KOSONG = {
  ...{ tahap: null, ke: null, dari: null, sebab: null, dibuat: null, sampai: null, ukuran: null },
  temuan: null,
};

function terlihat(state: TrialState): Omit<Jawaban, 'hari' | 'langkah' | 'uji' | 'nyata'> {
  switch (state.keadaan) {
    case 'TIDAK_ADA':
      return { ...KOSONG, keadaan: 'TIDAK_ADA' };
    case 'GAGAL':
      return { ...KOSONG, keadaan: 'GAGAL', sebab: state.sebab };
    case 'DIBUAT':
      return { ...KOSONG, ...state };
    case 'SIAP': {
      const { id: _id, ukuran, ...rest } = state;
      return { ...KOSONG, ...rest, ukuran: Math.ceil(ukuran / 1024) };
    }
  }
}

async function hariOf({ deps, session }: Ctx): Promise<number> {
  const store = (await deps.stores.get(session.toko_asal)) ?? session.store;
  return readSetting(store, 'UJI_COBA_HARI');
}

const lihat = implementCommand(ujiCobaCommand, async (_input, ctx) => {
  const { deps, session } = ctx;
  const scope = scopeDi(ctx);
  const toko = tempatOf(ctx);
  const state = await roomOf(ctx).state(session.user_id);
  const trial = state.keadaan === 'SIAP' ? await roomOf(ctx).open(session.user_id) : null;
  const sejak = state.keadaan === 'SIAP' ? state.dibuat : '';
  const di = trial?.deps.db;
  const [hari, nyata, uji, langkah, sini] = await Promise.all([
    hariOf(ctx),
    ringkasan(deps.db, scope, toko),
    di ? ringkasan(di, scope, toko) : [],
    di ? dibawa(di, scope, sejak, toko) : [],
    di ? dibawa(deps.db, scope, sejak, toko) : [],
  ]);
  const sudah = new Set(sini.map((one) => `${one.kode_toko} ${one.aksi}`));
  return {
    data: {
      ...{ ...terlihat(state), hari, nyata, uji },
      langkah: langkah.map((one) => ({ ...one, di_sini: sudah.has(`${one.kode_toko} ${one.aksi}`) })),
    },
  };
});

const buat = implementCommand(buatUjiCoba, async (_input, ctx) => {
  const { user_id, nama, level, toko_asal } = ctx.session;
  await roomOf(ctx).make({ user_id, nama, level, kode_toko: toko_asal }, await hariOf(ctx));
  return { data: { keadaan: 'DIBUAT' as const } };
});

const buang = implementCommand(buangUjiCoba, async (_input, ctx) => {
  await roomOf(ctx).drop(ctx.session.user_id);
  return { data: { keadaan: 'TIDAK_ADA' as const } };
});

const KOLOM = 'no_baris, bagian, rincian, banyak, berat, jumlah, aktif';
type Angka = { kode_toko: string; no_baris: string };
const ANGKA = `select kode_toko, ${KOLOM} from angka_kasir_lama where $1 = '' or kode_toko = $1 order by 1, 2`;
type Peta = IngatanKolom & { kode_toko: string; tujuan: string };
const PETA = `select kode_toko, tujuan, sumber, judul, dari, tetap from peta_impor where $1 = '' or kode_toko = $1
  order by 1, 2, dipakai, 3`;
const TUTUP =
  'update angka_kasir_lama set aktif = false, versi = versi + 1, diubah_oleh = $2, diubah_pada = now() where kode_toko = $1 and aktif';
const TULIS = `insert into angka_kasir_lama (kode_toko, ${KOLOM}) select kode_toko, ${KOLOM} from jsonb_populate_recordset(null::angka_kasir_lama, $1)
  on conflict (kode_toko, no_baris) do update set bagian = excluded.bagian, rincian = excluded.rincian, banyak = excluded.banyak,
    berat = excluded.berat, jumlah = excluded.jumlah, aktif = excluded.aktif, versi = angka_kasir_lama.versi + 1,
    diubah_oleh = excluded.diubah_oleh, diubah_pada = now()`;

/** One store after the other, each whole: what a store has here goes out of use, what the trial has takes its place. */
async function tulisToko({ deps, session, scope }: Ctx, kode_toko: string, angka: Angka[], peta: Peta[]) {
  const here = { ...scope, kode_toko, lintas: false };
  await deps.db.tx(here, async (sql, audit) => {
    if (angka.length > 0) {
      await rawQuery(sql, TUTUP, [kode_toko, session.user_id]);
      await rawQuery(sql, TULIS, [JSON.stringify(angka)]);
    }
    for (const { tujuan, judul, ...isi } of peta) await tulisIngatan(sql, here, tujuan, { judul, peta: isi });
    audit({ aksi: 'uji_coba.ambil', objek: kode_toko, isi: { angka: angka.length, susunan: peta.length } });
  });
}

const ambil = implementCommand(ambilUjiCoba, async (_input, ctx) => {
  const trial = (await roomOf(ctx).open(ctx.session.user_id)) ?? reject(pindahanErrors.UJI_COBA_TIDAK_ADA);
  const scope = scopeDi(ctx);
  const toko = tempatOf(ctx);
  const { angka, peta } = await trial.deps.db.batch(scope, {
    angka: statement<Angka>('pindahan_angka', ANGKA, toko),
    peta: statement<Peta>('pindahan_peta', PETA, toko),
  });
  const aktif = angka.filter((one) => (one as unknown as { aktif: boolean }).aktif);
  if (aktif.length + peta.length === 0) reject(pindahanErrors.ANGKA_TIDAK_ADA);
  const stores = [...new Set([...aktif, ...peta].map(({ kode_toko }) => kode_toko))].sort();
  for (const one of stores) {
    const milik = <T extends { kode_toko: string }>(rows: readonly T[]): T[] =>
      rows.filter(({ kode_toko }) => kode_toko === one);
    await tulisToko(ctx, one, milik(aktif), milik(peta));
  }
  return { data: { angka: aktif.length, susunan: peta.length } };
});

export const ujiCobaCommands = [lihat, buat, buang, ambil];
