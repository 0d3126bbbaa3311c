/** Checks the approver and stores an approval that fits one act only. */
import { randomUUID } from 'node:crypto';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { implementCommand, inScope } from '@mustika/server-kit/http.ts';
import { verifyPassword } from '@mustika/server-kit/password.ts';
import { loginKeys } from '@mustika/server-kit/throttle.ts';
import { otorisasiCommand } from './otorisasi.command.ts';
import { findPengguna } from './sesi.query.ts';

/** Minutes an approval may wait for its act. */
const UMUR_MENIT = 5;

/**
 * Only SPV and OWN approve (Spec 1 §6), in their own store or as head office, and with a password nobody else was told:
 * who reset it would be the second person himself. The answer to a wrong name, a wrong password, a missing right and the
 * requester himself is the same, and all count as failures.
 */
export const otorisasi = implementCommand(otorisasiCommand, async (input, ctx) => {
  const { deps, session, scope } = ctx;
  const keys = loginKeys(input.user_id, ctx.device, ctx.address);
  await deps.throttle.begin(keys);
  const approver = await findPengguna(ctx, input.user_id);
  const known = await verifyPassword(input.password, approver?.kata_sandi ?? null, deps.passwordCost);
  const mayApprove =
    approver !== null &&
    (approver.level === 'SPV' || approver.level === 'OWN') &&
    !approver.dikunci &&
    !approver.harus_ganti_password &&
    inScope(approver, session.kode_toko) &&
    approver.user_id !== session.user_id;
  if (!known || !mayApprove) {
    await deps.throttle.fail(keys);
    reject(umum.OTORISASI_GAGAL);
  }
  await deps.throttle.succeed(keys);
  const id = randomUUID();
  const now = deps.clock.now();
  await deps.db.tx(scope, async (sql, audit) => {
    await sql
      .insertInto('otorisasi')
      .values({
        kode_toko: scope.kode_toko,
        id,
        kategori: input.kategori,
        description: input.description,
        keterangan: input.keterangan,
        op_hash: input.op_hash,
        requester: session.user_id,
        approver: input.user_id,
        dibuat: now.toString(),
        berakhir: now.add({ minutes: UMUR_MENIT }).toString(),
      })
      .execute();
    const { kategori, description, keterangan, no_faktur_group, alasan } = input;
    audit({
      aksi: 'otorisasi.diberikan',
      objek: id,
      isi: { approver: input.user_id, kategori, description, keterangan, no_faktur_group, alasan },
    });
  });
  return { data: { _id: id } };
});
