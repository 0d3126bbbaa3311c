/** Checks the approver and stores an approval that fits one act only. */
import { randomUUID } from 'node:crypto';
import { type Approval, readBy } from '@mustika/kernel/approval.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { rawQuery } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { inScope } from '@mustika/server-kit/http/portal.ts';
import { approvalKeys, type ThrottleKey } from '@mustika/server-kit/http/throttle.ts';
import { type Ask, openAsk } from '@mustika/server-kit/people/approval-ask.ts';
import { verifyPassword } from '@mustika/server-kit/secrets/password.ts';
import { penggunaErrors } from '../pengguna.errors.ts';
import { type AkunPengguna, findPengguna } from '../sesi.query.ts';
import { type LangkahDua, langkahDua } from '../totp-periksa.query.ts';
import { otorisasiCommand } from './otorisasi.command.ts';

/** Told with the hours the store has set, by which PostgreSQL refused. */
export function tellHours(error: Error, { session }: Pick<Ctx, 'session'>): never {
  if (error.message !== penggunaErrors.OTORISASI_BUKAN_ORANG_LAIN.code) throw error;
  reject(penggunaErrors.OTORISASI_BUKAN_ORANG_LAIN, { jam: readSetting(session.store, 'EMPAT_MATA_JAM') });
}

/** The one way in: PostgreSQL asks once more who may agree, and whether the two are two (migration 0220). */
const BERI = 'select beri_otorisasi($1::jsonb)';

/** May this person agree to what somebody of the store asks? */
export const mayApprove = (
  approver: AkunPengguna,
  { kode_toko, user_id }: { kode_toko: string; user_id: string },
): boolean =>
  (approver.level === 'SPV' || approver.level === 'OWN') &&
  !approver.dikunci &&
  !approver.harus_ganti_password &&
  inScope(approver, kode_toko) &&
  approver.user_id !== user_id;

const SUDAH = 'select kode_sudah_diberi($1, $2, $3, $4) as sudah';

/** His second step, as at login; a code that this act already took is good for the rest of what it asks for. */
export async function langkahSetuju(
  ctx: Ctx,
  input: { requester: string; kode_toko: string; user_id: string; op_hash: string; kode: string | null },
  keys: readonly ThrottleKey[],
): Promise<LangkahDua | 'SUDAH'> {
  const { deps, scope } = ctx;
  const given = [input.kode_toko, input.requester, input.user_id, input.op_hash];
  const [row] = await deps.db.read(scope, (sql) => rawQuery<{ sudah: boolean }>(sql, SUDAH, given));
  if (row?.sudah) return 'SUDAH';
  try {
    return await langkahDua(ctx, input.user_id, input.kode);
  } catch (error) {
    if (input.kode === null) await deps.throttle.release(keys);
    else await deps.throttle.fail(keys);
    throw error;
  }
}

/** The one thing of the question that this password is for. Errors: OTORISASI_TIDAK_BERLAKU when it is not asked there. */
const yangDiminta = ({ perlu }: Ask, kategori: string, description: string): Approval =>
  perlu.find((one) => one.kategori === kategori && one.description === description) ??
  reject(umum.OTORISASI_TIDAK_BERLAKU);

/**
 * Only SPV and OWN approve (Spec 1 §6), in their own store or as head office, and with a password nobody else was told:
 * who reset it would be the second person himself. The answer to a wrong name, a wrong password, a missing right and the
 * requester himself is the same, and all count as failures. Errors before it: OTORISASI_TIDAK_BERLAKU and OTORISASI_LEWAT about
 * the question; beyond it, told to who knows the password: OTORISASI_PEMILIK, TOTP_DIPERLUKAN, TOTP_SALAH,
 * OTORISASI_BUKAN_ORANG_LAIN.
 */
export const otorisasi = implementCommand(otorisasiCommand, async (input, ctx) => {
  const { deps, scope } = ctx;
  const asked = openAsk(ctx, input.segel);
  const hal = yangDiminta(asked, input.kategori, input.description);
  const keys = approvalKeys(ctx.session.user_id, input.user_id);
  await deps.throttle.begin(keys);
  const approver = await findPengguna(ctx, input.user_id);
  const known = await verifyPassword(input.password, approver?.kata_sandi ?? null, deps.passwordCost);
  if (!known || approver === null || !mayApprove(approver, ctx.session)) {
    await deps.throttle.fail(keys);
    reject(umum.OTORISASI_GAGAL);
  }
  const { kode_toko, user_id: requester } = ctx.session;
  const { op_hash } = asked;
  const langkah_dua = await langkahSetuju(ctx, { ...input, op_hash, kode_toko, requester }, keys);
  await deps.throttle.succeed(keys);
  if (hal.oleh === 'OWN' && approver.level !== 'OWN') reject(penggunaErrors.OTORISASI_PEMILIK);
  const id = randomUUID();
  const { kategori, description, keterangan, no_faktur_group, alasan } = input;
  const act = {
    id,
    approver: input.user_id,
    kategori,
    description,
    keterangan,
    op_hash,
    langkah_dua,
    alasan,
  };
  // He stands at the till of whoever asks, and reads what that screen shows.
  const w = { ...act, terbaca: readBy(hal, ctx.session), saat: deps.clock.now().toString() };
  const given = deps.db.tx(scope, async (sql, audit) => {
    await rawQuery(sql, BERI, [JSON.stringify(w)]);
    const isi = { approver: input.user_id, kategori, description, keterangan, no_faktur_group, alasan };
    audit({ aksi: 'otorisasi.diberikan', objek: id, isi: { ...isi, langkah_dua } });
  });
  await given.catch((error: Error) => tellHours(error, ctx));
  return { data: { _id: id } };
});
