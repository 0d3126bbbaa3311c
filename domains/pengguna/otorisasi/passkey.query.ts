/** Passkeys of one's own, and the questions they are to sign. */
import { reject } from '@mustika/kernel/errors.ts';
import { rawQuery, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import {
  type Allowed,
  creationOf,
  madePasskey,
  passkeySite,
  requestOf,
  saidBy,
} from '@mustika/server-kit/secrets/passkey.ts';
import { penggunaErrors } from '../pengguna.errors.ts';
import { percobaan, periksaPassword } from '../sandi-sendiri.query.ts';
import {
  cabutPasskeyCommand,
  mulaiPasskeyCommand,
  passkeyCommand,
  simpanPasskeyCommand,
} from './passkey.command.ts';
import { situsPasskey } from './passkey-periksa.query.ts';
import { pakaiTantangan, tantang, type UntukApa } from './tantangan.query.ts';

/** More than a person has devices. */
const PALING_BANYAK = 10;

type Milik = { id: string; nama: string; lewat: string[]; dibuat: string; dipakai: string | null };
const MILIK = `select id, nama, lewat, dibuat, dipakai from pengguna_passkey where user_id = $1 and dicabut is null
  order by dibuat, id`;
const punya = ({ deps, session }: Ctx): Promise<Milik[]> =>
  deps.db.call(statement<Milik>('passkey_milik', MILIK, session.user_id));

/** Those with which somebody may sign. */
export async function passkeySaya(ctx: Ctx): Promise<Allowed[]> {
  const mine = await punya(ctx);
  return mine.length > 0 ? mine : reject(penggunaErrors.PASSKEY_BELUM);
}

const daftar = implementCommand(passkeyCommand, async (_input, ctx, io) => ({
  data: {
    bisa: passkeySite(ctx.deps.config, io.request.headers.host) !== null,
    milik: (await punya(ctx)).map(({ lewat: _lewat, ...one }) => one),
  },
}));

/** A passkey is made for nobody's act. */
const milikSendiri = ({ scope, session }: Ctx): UntukApa => ({
  kode_toko: scope.kode_toko,
  cara: 'PASSKEY',
  requester: session.user_id,
  approver: session.user_id,
  op_hash: null,
});

const mulai = implementCommand(mulaiPasskeyCommand, async ({ password }, ctx, io) => {
  const situs = situsPasskey(ctx, io.request.headers.host);
  await percobaan(ctx, () => periksaPassword(ctx, password));
  const mine = await punya(ctx);
  if (mine.length >= PALING_BANYAK) reject(penggunaErrors.PASSKEY_PENUH);
  const tantangan = await tantang(ctx, milikSendiri(ctx));
  const known = mine.map(({ id }) => id);
  return { data: { pilihan: creationOf(situs, ctx.session, known, tantangan) } };
});

const TAMBAH = `insert into pengguna_passkey (user_id, id, nama, kunci, hitungan, lewat, dibuat)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`;

const simpan = implementCommand(simpanPasskeyCommand, async ({ nama, jawaban }, ctx, io) => {
  const { deps, scope, session } = ctx;
  const situs = situsPasskey(ctx, io.request.headers.host);
  const { challenge } = saidBy(jawaban);
  await pakaiTantangan(ctx, milikSendiri(ctx), challenge);
  const made = await madePasskey(situs, challenge, jawaban);
  if (!made) return reject(penggunaErrors.PASSKEY_GAGAL);
  const { id, kunci, hitungan, lewat } = made;
  const values = [session.user_id, id, nama, kunci, hitungan, lewat, deps.clock.now().toString()];
  await deps.db.tx(scope, async (sql, audit) => {
    if ((await rawQuery(sql, TAMBAH, values)).length === 0) reject(penggunaErrors.PASSKEY_GAGAL);
    audit({ aksi: 'passkey.dibuat', objek: session.user_id, isi: { nama } });
  });
  return { data: null };
});

const CABUT = `update pengguna_passkey set dicabut = $3 where user_id = $1 and id = $2 and dicabut is null returning nama`;

const cabut = implementCommand(cabutPasskeyCommand, async ({ id }, { deps, scope, session }) => {
  const values = [session.user_id, id, deps.clock.now().toString()];
  await deps.db.tx(scope, async (sql, audit) => {
    const [row] = await rawQuery<{ nama: string }>(sql, CABUT, values);
    if (row) audit({ aksi: 'passkey.dihapus', objek: session.user_id, isi: { nama: row.nama } });
  });
  return { data: null };
});

/** What a browser is asked to sign for this act. */
export async function permintaanPasskey(
  ctx: Ctx,
  untuk: Omit<UntukApa, 'cara'>,
  allowed: readonly Allowed[],
  host: string | undefined,
): Promise<{ pilihan: object }> {
  const situs = situsPasskey(ctx, host);
  return { pilihan: requestOf(situs, allowed, await tantang(ctx, { ...untuk, cara: 'PASSKEY' })) };
}

export const passkeyCommands = [daftar, mulai, simpan, cabut];
