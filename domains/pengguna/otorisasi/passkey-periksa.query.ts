/** Checking what a passkey signed. */
import { reject } from '@mustika/kernel/errors.ts';
import { statement } from '@mustika/server-kit/database.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';
import { type PasskeySite, passkeySite, saidBy, signedWith } from '@mustika/server-kit/secrets/passkey.ts';
import { penggunaErrors } from '../pengguna.errors.ts';
import { pakaiTantangan, type UntukApa } from './tantangan.query.ts';

/** The site, where browsers make passkeys for it. Errors: PASSKEY_ALAMAT. */
export const situsPasskey = (ctx: Ctx, host: string | undefined): PasskeySite =>
  passkeySite(ctx.deps.config, host) ?? reject(penggunaErrors.PASSKEY_ALAMAT);

type Baris = { user_id: string; id: string; kunci: Buffer };
const CARI = 'select user_id, id, kunci from pengguna_passkey where id = $1 and dicabut is null';

/** Whose passkey answered, by what it says of itself. */
export async function pasanganPasskey(ctx: Ctx, jawaban: string): Promise<Baris | null> {
  const asked = statement<Baris>('passkey_cari', CARI, saidBy(jawaban).id);
  return (await ctx.deps.db.call(asked))[0] ?? null;
}

/** Compare-and-set: of two that sign with one count the second is a copy, and so is one that counts backwards. */
const MAJU = `update pengguna_passkey set hitungan = $2, dipakai = $3 where id = $1 and dicabut is null
  and (hitungan < $2 or hitungan = 0 and $2 = 0) returning id`;

const catatMundur = (ctx: Ctx, user_id: string, isi: object): Promise<void> =>
  ctx.deps.db.tx(ctx.scope, async (_sql, audit) =>
    audit({ aksi: 'passkey.mundur', objek: user_id, isi: { ...isi, peminta: ctx.session.user_id } }),
  );

/**
 * Did this passkey sign exactly this question, opened by its owner? The question is used up whatever the answer. Errors:
 * OTORISASI_TIDAK_BERLAKU about the question, PASSKEY_MUNDUR for one that counts backwards.
 */
export async function periksaPasskey(
  ctx: Ctx,
  untuk: Omit<UntukApa, 'cara'>,
  milik: Baris,
  { jawaban, situs }: { jawaban: string; situs: PasskeySite },
): Promise<boolean> {
  const { challenge } = saidBy(jawaban);
  await pakaiTantangan(ctx, { ...untuk, cara: 'PASSKEY' }, challenge);
  const hitungan = await signedWith(situs, challenge, jawaban, milik);
  if (hitungan === null) return false;
  const values = [milik.id, hitungan, ctx.deps.clock.now().toString()];
  if ((await ctx.deps.db.call({ name: 'passkey_maju', text: MAJU, values })).length > 0) return true;
  await catatMundur(ctx, milik.user_id, { hitungan });
  return reject(penggunaErrors.PASSKEY_MUNDUR);
}
