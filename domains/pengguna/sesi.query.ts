/** What login, logout and the session calls do. */
import type { Inside } from '@mustika/kernel/answer.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { isFlag } from '@mustika/kernel/flags.ts';
import type { Level } from '@mustika/kernel/gate.ts';
import { VERSION } from '@mustika/server-kit/config.ts';
import { lintasOf, statement } from '@mustika/server-kit/database.ts';
import { agree } from '@mustika/server-kit/http/body-encryption.ts';
import { type Ctx, implementCommand, type RouteInput, type Session } from '@mustika/server-kit/http/http.ts';
import { totpWajib } from '@mustika/server-kit/http/request-context.ts';
import { loginKeys, ownKeys, type ThrottleKey } from '@mustika/server-kit/http/throttle.ts';
import { serves } from '@mustika/server-kit/installation.ts';
import { deviceFor, standingOf } from '@mustika/server-kit/people/device.ts';
import { type LiveSession, sha256, UNSEEN_MS } from '@mustika/server-kit/people/session-store.ts';
import { hashPassword, verifyPassword, weakPassword } from '@mustika/server-kit/secrets/password.ts';
import { bacaCabang, bentukUsaha } from './bentuk-usaha.query.ts';
import { lingkupOf } from './data-users.query.ts';
import { aksesTree } from './hak/akses.rule.ts';
import { setingkat, terlihat } from './kelola.rule.ts';
import { bukaPin } from './otorisasi/pin-periksa.query.ts';
import { penggunaErrors } from './pengguna.errors.ts';
import { namaPeranti } from './peranti.rule.ts';
import { lepasPush, lepasPushOrangLain } from './push/lepas-push.query.ts';
import {
  akhiriSesiCommand,
  gantiPasswordCommand,
  loginCommand,
  logoutCommand,
  sesiAktifCommand,
  sesiCommand,
} from './sesi.command.ts';
import { type LangkahDua, langkahDua } from './totp-periksa.query.ts';

export type AkunPengguna = {
  user_id: string;
  level: Level;
  kode_toko: string;
  pusat: boolean;
  lingkup: readonly string[] | null;
  dikunci: boolean;
  kata_sandi: string;
  /** His password was given to him by somebody else, who knows it too. */
  harus_ganti_password: boolean;
};

const FIND = `select p.user_id, p.level, p.kode_toko, t.tipe = 'PUSAT' as pusat, p.lingkup, p.dikunci_pada is not null as dikunci,
    p.kata_sandi, p.harus_ganti_password
  from pengguna p join toko t using (kode_toko) where p.user_id = $1 and p.aktif and t.aktif`;

const bacaAkun = (user_id: string) => statement<AkunPengguna>('pengguna_cari', FIND, user_id);

export const findPengguna = async (ctx: Ctx, user_id: string): Promise<AkunPengguna | null> =>
  (await ctx.deps.db.call(bacaAkun(user_id)))[0] ?? null;

/**
 * Refuses while the user's browser is open on another device, and says where and since when; one that was closed or cut off
 * does not count. Who takes it over knows the password, and the code where there is one: that is all the other device showed.
 */
function secondDevice(ctx: Ctx, device: string, ambil_alih: boolean) {
  const seen = { taken: false };
  const refuse = ({ perangkat_hash, terlihat, dibuat, alamat, peranti }: LiveSession): void => {
    const gone = ctx.deps.clock.now().epochMilliseconds - Date.parse(terlihat) > UNSEEN_MS;
    if (gone || perangkat_hash.equals(sha256(device))) return;
    if (!ambil_alih) reject(penggunaErrors.SEDANG_DIPAKAI, { peranti, alamat, sejak: dibuat });
    seen.taken = true;
  };
  return { seen, refuse };
}

/** The device cookie: HttpOnly and SameSite=Strict; with the `__Host-` prefix wherever the connection is encrypted. */
function setDevice({ request, reply }: RouteInput, device: string): void {
  const secure = request.protocol === 'https';
  reply.setCookie(secure ? '__Host-perangkat' : 'perangkat', device, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: 400 * 24 * 3600,
  });
}

type Userdata = Inside<typeof sesiCommand.answer>;

const bacaHari = (kode_toko: string) =>
  statement<{ tanggal: Tanggal; dibuka_pada: string }>(
    'hari_buka',
    "select tanggal, dibuka_pada from hari_toko where kode_toko = $1 and status = 'OPEN'",
    kode_toko,
  );

const PILIHAN = `select kode_toko, nama_toko, tipe from toko where aktif
  and (kode_toko = $2 or $1 and ($3::text[] is null or kode_toko = any ($3))) order by tipe desc, kode_toko`;
const bacaPilihan = ({ pusat, toko_asal, lingkup }: Session) =>
  statement<Userdata['toko'][number]>('toko_pilihan', PILIHAN, pusat, toko_asal, lingkup);

async function userdata(ctx: Ctx): Promise<Userdata> {
  const { session, deps } = ctx;
  const reads = { hari: bacaHari(session.kode_toko), toko: bacaPilihan(session), cabang: bacaCabang };
  const {
    hari: [hari],
    cabang: [cabang],
    toko,
  } = await deps.db.batch(ctx.scope, reads);
  const usaha = await bentukUsaha(deps, cabang);
  const pairs = Object.entries(session.settings).map(([key, value]) => ({ key, value }));
  return {
    user_id: session.user_id,
    nama: session.nama,
    level: session.level,
    kode_toko: session.kode_toko,
    toko_asal: session.toko_asal,
    nama_toko: session.store.nama_toko,
    no_whatsapp: session.no_whatsapp,
    zona: session.store.zona,
    tgl_system: hari?.tanggal ?? null,
    tgl_buka: hari?.dibuka_pada ?? null,
    pusat: session.pusat,
    ...usaha,
    toko: toko.filter((one) => serves(deps.config, one.kode_toko)),
    akses: aksesTree(deps.house, session),
    modules: pairs.filter(({ key }) => isFlag(key) && session.flags.has(key)),
    settings: pairs,
    harus_ganti_password: session.harus_ganti_password,
    harus_totp: session.totp_wajib && !session.totp,
    version: VERSION,
    mode: deps.config.mode,
    sarana: [...deps.sarana].map((nama) => ({ nama })),
  };
}

/** A wrong code counts like a wrong password; asking for one neither counts nor forgives. */
async function langkahDuaLogin(
  ctx: Ctx,
  user_id: string,
  kode: string | null,
  keys: readonly ThrottleKey[],
): Promise<LangkahDua> {
  try {
    return await langkahDua(ctx, user_id, kode);
  } catch (error) {
    if (kode === null) await ctx.deps.throttle.release(keys);
    else await ctx.deps.throttle.fail(keys);
    throw error;
  }
}

const login = implementCommand(loginCommand, async (input, ctx, io) => {
  const { user_id, password, kode, kunci_publik } = input;
  const { deps } = ctx;
  // First of all: a browser that did not know yet asks again with its key, and that must not count as a failed login.
  const sepakat = deps.config.encryption ? agree(deps.secrets, kunci_publik) : null;
  const standing = await standingOf(deps.db, ctx.device, user_id);
  const device = deviceFor(ctx.device, standing);
  const keys = loginKeys({ user_id, device, known: standing.known, address: ctx.address });
  await deps.throttle.begin(keys);
  const user = await findPengguna(ctx, user_id);
  if (!(await verifyPassword(password, user?.kata_sandi ?? null, deps.passwordCost)) || !user) {
    await deps.throttle.fail(keys);
    reject(penggunaErrors.LOGIN_SALAH);
  }
  // Told only to who knows the password: to everybody else a locked name is a wrong one.
  if (user.dikunci) {
    await deps.throttle.succeed(keys);
    reject(penggunaErrors.DIKUNCI);
  }
  const langkah = await langkahDuaLogin(ctx, user_id, kode, keys);
  await deps.throttle.succeed(keys);
  await bukaPin(deps, user_id);
  // A store that this installation does not serve (KODE_TOKO_BOLEH) has its users elsewhere.
  if (!(await deps.stores.get(user.kode_toko))) reject(umum.TOKO_LAIN);
  const { seen, refuse } = secondDevice(ctx, device, input.ambil_alih === true);
  const token = await deps.sessions.open({
    user_id,
    device,
    address: ctx.address,
    peranti: namaPeranti(io.request.headers['user-agent']),
    refuse,
    ...(sepakat ? { kunci: sepakat.sealFor } : {}),
  });
  // The screen that was left says so at once, wherever it is.
  if (seen.taken) await deps.sessions.announce(user_id, { alasan: 'DIAMBIL' });
  setDevice(io, device);
  await lepasPushOrangLain(deps, user_id, device);
  const isi = {
    ...(langkah === 'TIDAK' ? {} : { langkah_dua: langkah }),
    ...(seen.taken ? { ambil_alih: true } : {}),
  };
  await catatSesi(ctx, user, 'sesi.login', isi);
  const row = await deps.sessions.find(token, device);
  const store = await deps.stores.get(user.kode_toko);
  if (!row || !store) reject(umum.TOKEN_TIDAK_VALID);
  const session = {
    ...row,
    toko_asal: row.kode_toko,
    flags: store.flags,
    settings: store.settings,
    mode: deps.config.mode,
    sarana: deps.sarana,
    menu: row.menu,
    tertutup: row.tertutup,
    totp_wajib: await totpWajib(deps, row),
    store,
  };
  const scope = { kode_toko: user.kode_toko, user_id, lintas: lintasOf(session) };
  const saya = await userdata({ ...ctx, session, scope });
  return { data: { ...saya, token, kunci_publik: sepakat?.kunci_publik } };
});

async function catatSesi(
  ctx: Ctx,
  user: { user_id: string; kode_toko: string },
  aksi: string,
  isi: Record<string, unknown> = {},
): Promise<void> {
  const scope = { kode_toko: user.kode_toko, user_id: user.user_id, lintas: false };
  await ctx.deps.db.tx(scope, async (_sql, audit) =>
    audit({ aksi, objek: user.user_id, isi: { alamat: ctx.address, ...isi } }),
  );
}

const logout = implementCommand(logoutCommand, async ({ user_id }, ctx, io) => {
  if (user_id !== ctx.session.user_id) reject(penggunaErrors.LOGOUT_ORANG_LAIN);
  await ctx.deps.sessions.end(user_id);
  await lepasPush(ctx.deps, user_id, ctx.device);
  await catatSesi(ctx, { user_id, kode_toko: ctx.session.toko_asal }, 'sesi.logout');
  io.reply.header('clear-site-data', '"cache"');
  return { data: null };
});

const gantiPassword = implementCommand(
  gantiPasswordCommand,
  async ({ password_lama, password_baru }, ctx) => {
    const { deps, session } = ctx;
    const keys = ownKeys(ctx);
    await deps.throttle.begin(keys);
    const user = await findPengguna(ctx, session.user_id);
    if (!(await verifyPassword(password_lama, user?.kata_sandi ?? null, deps.passwordCost))) {
      await deps.throttle.fail(keys);
      reject(penggunaErrors.PASSWORD_LAMA_SALAH);
    }
    await deps.throttle.succeed(keys);
    const weak =
      password_baru === password_lama
        ? 'Password Baru Harus Berbeda'
        : weakPassword(password_baru, session.user_id);
    if (weak) reject(penggunaErrors.PASSWORD_LEMAH, undefined, weak);
    const kata_sandi = await hashPassword(password_baru, deps.passwordCost);
    await deps.db.tx(ctx.scope, async (sql, audit) => {
      await sql
        .updateTable('pengguna')
        .set({ kata_sandi, harus_ganti_password: false })
        .where('user_id', '=', session.user_id)
        .execute();
      audit({ aksi: 'pengguna.ganti-password', objek: session.user_id, isi: {} });
    });
    // A new password ends whatever else was open; this device logs in again with it.
    await deps.sessions.end(session.user_id);
    return { data: null };
  },
);

const SESI_AKTIF = `select s.user_id, p.nama, p.level, p.kode_toko, s.dibuat, s.dipakai, s.alamat from sesi s join pengguna p using (user_id)
  where s.ditutup is null and s.berakhir > $2 and ($1::text[] is null or p.kode_toko = any ($1)) order by s.dipakai desc limit 500`;
const bacaSesiAktif = ({ session, deps }: Ctx) =>
  statement<Inside<typeof sesiAktifCommand.answer>[number]>(
    'sesi_aktif',
    SESI_AKTIF,
    lingkupOf(session),
    deps.clock.now().toString(),
  );

const sesiAktif = implementCommand(sesiAktifCommand, async (_input, ctx) => ({
  data: await ctx.deps.db.call(bacaSesiAktif(ctx)),
}));

const akhiriSesi = implementCommand(akhiriSesiCommand, async ({ user_id }, ctx) => {
  const user = await findPengguna(ctx, user_id);
  if (!user || !terlihat(ctx.session, user)) reject(umum.TIDAK_DITEMUKAN);
  if (user_id !== ctx.session.user_id && !setingkat(ctx.session, user.level))
    reject(penggunaErrors.LEVEL_DI_ATAS);
  await ctx.deps.db.tx(ctx.scope, async (_sql, audit) =>
    audit({ aksi: 'sesi.diakhiri', objek: user_id, isi: {} }),
  );
  await ctx.deps.sessions.end(user_id, {});
  return { data: null };
});

export const sesiCommands = [
  login,
  logout,
  gantiPassword,
  sesiAktif,
  akhiriSesi,
  implementCommand(sesiCommand, async (_input, ctx) => ({ data: await userdata(ctx) })),
];
