/** Fingers of one's own, and asking the reader of a till for one. */
import { randomUUID } from 'node:crypto';
import { TUNGGU_JARI_MS } from '@mustika/kernel/agen/agen.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { passes } from '@mustika/kernel/gate.ts';
import { rawQuery, type Scope, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, type Deps, implementCommand } from '@mustika/server-kit/http/http.ts';
import { approvalKeys } from '@mustika/server-kit/http/throttle.ts';
import { openAsk } from '@mustika/server-kit/people/approval-ask.ts';
import { sha256 } from '@mustika/server-kit/people/session-store.ts';
import { buktikan, mayApprove } from '../otorisasi/bukti.query.ts';
import { beri, kataOf } from '../otorisasi/otorisasi.query.ts';
import { type DiKasir, tantang, type UntukApa } from '../otorisasi/tantangan.query.ts';
import { penggunaErrors } from '../pengguna.errors.ts';
import { percobaan, periksaPassword } from '../sandi-sendiri.query.ts';
import { findPengguna } from '../sesi.query.ts';
import { cariTotp } from '../totp-periksa.query.ts';
import {
  cabutSidikCommand,
  daftarSidikCommand,
  type JARI,
  modul,
  otorisasiSidikCommand,
  pindaiCommand,
  sidikCommand,
  userFingerprintCommand,
} from './sidik.command.ts';

/** The readers of the tills; another domain has them, and hands this in (apps/server/implementations.ts). */
export type PembacaKasir = {
  /** The agent of the till that asks, where its line is up and a reader hangs at it. */
  cari(ctx: Ctx): Promise<string | null>;
  /** Tells it that there is something to scan. */
  suruh(deps: Deps, scope: Scope, agen: string, id: string): Promise<void>;
};

type Jari = (typeof JARI)[number];
/** More than a person gives. */
const PALING_BANYAK = 5;

const TERDAFTAR = `select s.user_id, s.jari from pengguna_sidik s join pengguna p using (user_id)
  where s.user_id = $1 and s.dicabut is null and p.aktif and p.level in ('SPV', 'OWN') order by s.dibuat, s.id`;
const terdaftar = async (ctx: Ctx, user_id: string): Promise<{ user_id: string; jari: Jari }[]> => {
  const rows = await ctx.deps.db.call(
    statement<{ user_id: string; jari: Jari }>('sidik_terdaftar', TERDAFTAR, user_id),
  );
  return rows.length > 0 ? rows : reject(penggunaErrors.SIDIK_TIDAK_ADA);
};

const punyaSiapa = implementCommand(userFingerprintCommand, async ({ user_id }, ctx) => ({
  data: await terdaftar(ctx, user_id),
}));

type Milik = { id: string; jari: Jari; dibuat: string; dipakai: string | null };
const MILIK = `select id, jari, dibuat, dipakai from pengguna_sidik where user_id = $1 and dicabut is null order by dibuat, id`;
const punya = ({ deps, session }: Ctx): Promise<Milik[]> =>
  deps.db.call(statement<Milik>('sidik_milik', MILIK, session.user_id));

const CABUT = `update pengguna_sidik set pola = '', dicabut = $3 where user_id = $1 and id = $2 and dicabut is null returning jari`;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

const cabut = implementCommand(cabutSidikCommand, async ({ id }, { deps, scope, session }) => {
  if (!UUID.test(id)) reject(umum.TIDAK_DITEMUKAN);
  const values = [session.user_id, id, deps.clock.now().toString()];
  await deps.db.tx(scope, async (sql, audit) => {
    const [row] = await rawQuery<{ jari: string }>(sql, CABUT, values);
    if (row) audit({ aksi: 'sidik.dihapus', objek: session.user_id, isi: { jari: row.jari } });
  });
  return { data: null };
});

/** Whoever guesses with fingers waits as whoever guesses with words; asking for a scan itself costs nothing. */
async function bolehMencoba({ deps }: Ctx, requester: string, user_id: string): Promise<void> {
  const keys = approvalKeys(requester, user_id);
  await deps.throttle.begin(keys);
  await deps.throttle.release(keys);
}

const setuju = implementCommand(otorisasiSidikCommand, async (input, ctx) => {
  const asked = openAsk(ctx, input.segel);
  // The feature that the till names is one of those that are asked about.
  if (!asked.perlu.some(({ kategori }) => kategori === input.kategori)) reject(umum.OTORISASI_TIDAK_BERLAKU);
  const kata = kataOf(input, asked.perlu);
  const { kode_toko, user_id: requester } = ctx.session;
  const tentang = { kode_toko, requester, op_hash: asked.op_hash, user_id: input.user_id };
  const terbukti = await buktikan(ctx, tentang, { fp: input.fp, kode: input.kode });
  return { data: { izin: await beri(ctx, asked, asked.perlu, terbukti, kata) } };
});

/** Those that need the reader of a till. */
export function sidikCommands(pembaca: PembacaKasir) {
  /** Asks the reader of this till; answers the number and what the till names it by. Errors: SIDIK_TANPA_PEMBACA. */
  const suruh = async (ctx: Ctx, untuk: UntukApa, jari: Jari | null): Promise<{ id: string; fp: string }> => {
    const { deps, scope } = ctx;
    const agen = (await pembaca.cari(ctx)) ?? reject(penggunaErrors.SIDIK_TANPA_PEMBACA);
    const disini: DiKasir = { perangkat_hash: sha256(ctx.device), agen, jari };
    const id = randomUUID();
    const fp = await tantang(ctx, untuk, { id, disini });
    await pembaca.suruh(deps, scope, agen, id);
    return { id, fp };
  };
  const keadaan = implementCommand(sidikCommand, async (_input, ctx) => {
    const disini = passes(modul, ctx.session) && (await pembaca.cari(ctx)) !== null;
    return { data: { pembaca: disini, milik: await punya(ctx) } };
  });
  const daftar = implementCommand(daftarSidikCommand, async ({ password, jari }, ctx) => {
    await percobaan(ctx, () => periksaPassword(ctx, password));
    if ((await punya(ctx)).length >= PALING_BANYAK) reject(penggunaErrors.SIDIK_PENUH);
    const { user_id } = ctx.session;
    const untuk = { kode_toko: ctx.scope.kode_toko, requester: user_id, approver: user_id, op_hash: null };
    const { id } = await suruh(ctx, { ...untuk, cara: 'SIDIK_JARI' }, jari);
    return { data: { id } };
  });
  const pindai = implementCommand(pindaiCommand, async ({ user_id, segel }, ctx) => {
    const { op_hash } = openAsk(ctx, segel);
    const { kode_toko, user_id: requester } = ctx.session;
    if (user_id === requester) reject(umum.OTORISASI_GAGAL);
    await terdaftar(ctx, user_id);
    // What his fingers are known by goes to no till at which he may not agree.
    const akun = await findPengguna(ctx, user_id);
    if (!akun || !mayApprove(akun, { kode_toko, requester })) reject(penggunaErrors.SIDIK_TIDAK_ADA);
    await bolehMencoba(ctx, requester, user_id);
    const untuk = { kode_toko, requester, approver: user_id, op_hash };
    const { fp } = await suruh(ctx, { ...untuk, cara: 'SIDIK_JARI' }, null);
    const totp = await cariTotp(ctx, user_id);
    return { data: { fp, sisa: TUNGGU_JARI_MS / 1000, dengan_kode: totp?.aktif ?? false } };
  });
  return [punyaSiapa, keadaan, daftar, cabut, pindai, setuju];
}
