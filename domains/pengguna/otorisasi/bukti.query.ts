/**
 * The one place that proves who agrees, at the till and on his own device, whatever he shows. Every way is counted, refused and
 * bound alike: to who asks, in which store, and to exactly this act. docs/decisions/0150.
 */
import { reject, umum } from '@mustika/kernel/errors.ts';
import { rawQuery } from '@mustika/server-kit/database.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';
import { inScope } from '@mustika/server-kit/http/portal.ts';
import { approvalKeys, type ThrottleKey } from '@mustika/server-kit/http/throttle.ts';
import { verifyPassword } from '@mustika/server-kit/secrets/password.ts';
import { type AkunPengguna, findPengguna } from '../sesi.query.ts';
import { type LangkahDua, langkahDua } from '../totp-periksa.query.ts';
import { berbentukPin, type CaraSetuju } from './cara.rule.ts';
import { pasanganPasskey, periksaPasskey, situsPasskey } from './passkey-periksa.query.ts';
import { bukaPin, periksaPin, pinBoleh } from './pin-periksa.query.ts';
import { pakaiTantangan } from './tantangan.query.ts';

/** Which act of whom, and who is said to agree to it; null: what he shows says who he is. */
export type Tentang = { kode_toko: string; requester: string; op_hash: string; user_id: string | null };
/** What he shows: his password or his PIN, and the code of his app; or what his passkey signed, at which address; or
 * what the scan of his finger was asked for by. */
export type Bukti =
  | { kata: string | null; kode: string | null }
  | { passkey: string; host: string | undefined }
  | { fp: string; kode: string | null };
export type Terbukti = { approver: AkunPengguna; cara: CaraSetuju; langkah_dua: LangkahDua | 'SUDAH' };

/** May this person agree to what somebody of the store asks? */
export const mayApprove = (
  approver: AkunPengguna,
  { kode_toko, requester }: Pick<Tentang, 'kode_toko' | 'requester'>,
): boolean =>
  (approver.level === 'SPV' || approver.level === 'OWN') &&
  !approver.dikunci &&
  !approver.harus_ganti_password &&
  inScope(approver, kode_toko) &&
  approver.user_id !== requester;

const SUDAH = 'select kode_sudah_diberi($1, $2, $3, $4) as sudah';

/** His second step, as at login; a code that this act already took is good for the rest of what it asks for. */
async function langkahSetuju(
  ctx: Ctx,
  { kode_toko, requester, user_id, op_hash }: Tentang & { user_id: string },
  kode: string | null,
  keys: readonly ThrottleKey[],
): Promise<LangkahDua | 'SUDAH'> {
  const { deps, scope } = ctx;
  const given = [kode_toko, requester, user_id, op_hash];
  const [row] = await deps.db.read({ ...scope, kode_toko }, (sql) =>
    rawQuery<{ sudah: boolean }>(sql, SUDAH, given),
  );
  if (row?.sudah) return 'SUDAH';
  try {
    return await langkahDua(ctx, user_id, kode);
  } catch (error) {
    if (kode === null) await deps.throttle.release(keys);
    else await deps.throttle.fail(keys);
    throw error;
  }
}

/** Whether what was typed is his password, or his PIN where the chain lets him. */
async function terbuktiKata(
  ctx: Ctx,
  approver: AkunPengguna | null,
  typed: string,
): Promise<CaraSetuju | null> {
  const { deps } = ctx;
  if (berbentukPin(typed) && (await pinBoleh(deps)))
    return (await periksaPin(ctx, approver?.user_id ?? '', typed)) ? 'PIN' : null;
  if (!(await verifyPassword(typed, approver?.kata_sandi ?? null, deps.passwordCost)) || !approver)
    return null;
  await bukaPin(deps, approver.user_id);
  return 'SANDI';
}

/** Who it is said to be, and how he has shown it. */
type Calon = { user_id: string; periksa: (akun: AkunPengguna | null) => Promise<CaraSetuju | null> };

async function calonOf(ctx: Ctx, tentang: Tentang, bukti: Bukti): Promise<Calon> {
  if ('kata' in bukti) {
    const typed = bukti.kata ?? '';
    return { user_id: tentang.user_id ?? '', periksa: (akun) => terbuktiKata(ctx, akun, typed) };
  }
  if ('fp' in bukti) {
    const untuk = { ...tentang, cara: 'SIDIK_JARI' as const, approver: tentang.user_id };
    const seen = async (): Promise<CaraSetuju> => {
      await pakaiTantangan(ctx, untuk, bukti.fp);
      return 'SIDIK_JARI';
    };
    return { user_id: tentang.user_id ?? '', periksa: seen };
  }
  const situs = situsPasskey(ctx, bukti.host);
  const milik = await pasanganPasskey(ctx, bukti.passkey);
  const jawaban = { jawaban: bukti.passkey, situs };
  const user_id = milik?.user_id ?? '';
  const untuk = { ...tentang, approver: user_id };
  return {
    user_id: tentang.user_id ?? user_id,
    periksa: async (akun) =>
      milik && akun?.user_id === user_id && (await periksaPasskey(ctx, untuk, milik, jawaban))
        ? 'PASSKEY'
        : null,
  };
}

/**
 * Only SPV and OWN approve (Spec 1 §6), in their own store or as head office, and with a password nobody else was told:
 * who reset it would be the second person himself. The answer to a wrong name, a wrong password or PIN, a missing right and the
 * requester himself is the same, and all count as failures. Errors: OTORISASI_GAGAL, PIN_TERKUNCI, PASSKEY_MUNDUR, and
 * OTORISASI_TIDAK_BERLAKU about what was to be signed; TOTP_DIPERLUKAN and TOTP_SALAH, told to who has shown the rest.
 */
export async function buktikan(ctx: Ctx, tentang: Tentang, bukti: Bukti): Promise<Terbukti> {
  const { throttle } = ctx.deps;
  const { user_id, periksa } = await calonOf(ctx, tentang, bukti);
  const keys = approvalKeys(tentang.requester, user_id);
  await throttle.begin(keys);
  const approver = await findPengguna(ctx, user_id);
  const cara = await periksa(approver).catch(async (error: unknown) => {
    await throttle.fail(keys);
    throw error;
  });
  if (cara === null || approver === null || !mayApprove(approver, tentang)) {
    await throttle.fail(keys);
    return reject(umum.OTORISASI_GAGAL);
  }
  // A passkey is two steps by itself: a device of his, and what opens it.
  const kode = 'kode' in bukti ? bukti.kode : null;
  const langkah_dua =
    cara === 'PASSKEY' ? 'TIDAK' : await langkahSetuju(ctx, { ...tentang, user_id }, kode, keys);
  await throttle.succeed(keys);
  return { approver, cara, langkah_dua };
}
