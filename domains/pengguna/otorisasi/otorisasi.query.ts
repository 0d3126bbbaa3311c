/** Checks the approver and stores an approval that fits one act only. */
import { randomUUID } from 'node:crypto';
import { type Approval, readBy } from '@mustika/kernel/approval.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { rawQuery } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { type Ask, openAsk } from '@mustika/server-kit/people/approval-ask.ts';
import { penggunaErrors } from '../pengguna.errors.ts';
import { buktikan, type Terbukti } from './bukti.query.ts';
import { otorisasiCommand } from './otorisasi.command.ts';
import { otorisasiPasskeyCommand, tantangPasskeyCommand } from './passkey.command.ts';
import { permintaanPasskey } from './passkey.query.ts';

/** Told with the hours the store has set, by which PostgreSQL refused. */
export function tellHours(error: Error, { session }: Pick<Ctx, 'session'>): never {
  if (error.message !== penggunaErrors.OTORISASI_BUKAN_ORANG_LAIN.code) throw error;
  reject(penggunaErrors.OTORISASI_BUKAN_ORANG_LAIN, { jam: readSetting(session.store, 'EMPAT_MATA_JAM') });
}

/** The one way in: PostgreSQL asks once more who may agree, and whether the two are two (migration 0220). */
const BERI = 'select beri_otorisasi($1::jsonb)';

/** The one thing of the question that this password is for. Errors: OTORISASI_TIDAK_BERLAKU when it is not asked there. */
const yangDiminta = ({ perlu }: Ask, kategori: string, description: string): Approval =>
  perlu.find((one) => one.kategori === kategori && one.description === description) ??
  reject(umum.OTORISASI_TIDAK_BERLAKU);

type Kata = { keterangan: string | null; alasan: string | null; no_faktur_group: string | null };

/**
 * Writes the approval of each of these things of the question, all or none, and answers their ids. Errors: OTORISASI_PEMILIK,
 * OTORISASI_BUKAN_ORANG_LAIN.
 */
export async function beri(
  ctx: Ctx,
  { op_hash }: Ask,
  hal: readonly Approval[],
  terbukti: Terbukti,
  kata: Kata,
): Promise<string[]> {
  const { deps, scope, session } = ctx;
  const { approver, cara, langkah_dua } = terbukti;
  if (approver.level !== 'OWN' && hal.some(({ oleh }) => oleh === 'OWN'))
    reject(penggunaErrors.OTORISASI_PEMILIK);
  const saat = deps.clock.now().toString();
  const { no_faktur_group, ...words } = kata;
  const given = deps.db.tx(scope, async (sql, audit) => {
    const ids: string[] = [];
    for (const one of hal) {
      const { kategori, description } = one;
      const id = randomUUID();
      // A code counts once; what else this act asks for stands on it.
      const langkah = ids.length > 0 && langkah_dua !== 'TIDAK' ? 'SUDAH' : langkah_dua;
      const act = {
        id,
        approver: approver.user_id,
        kategori,
        description,
        op_hash,
        cara,
        langkah_dua: langkah,
      };
      // He stands at the till of whoever asks, and reads what that screen shows.
      const w = { ...act, ...words, terbaca: readBy(one, session), saat };
      await rawQuery(sql, BERI, [JSON.stringify(w)]);
      const isi = { approver: approver.user_id, kategori, description, ...kata, no_faktur_group };
      audit({ aksi: 'otorisasi.diberikan', objek: id, isi: { ...isi, cara, langkah_dua: langkah } });
      ids.push(id);
    }
    return ids;
  });
  return given.catch((error: Error) => tellHours(error, ctx));
}

/** What was said with it. Errors: PERLU_KETERANGAN where one of the things wants a word of who agrees. */
export function kataOf({ keterangan, alasan, no_faktur_group }: Kata, hal: Ask['perlu']): Kata {
  if (!keterangan && hal.some((one) => one.perlu_keterangan)) reject(penggunaErrors.PERLU_KETERANGAN);
  return { keterangan, alasan, no_faktur_group };
}

/**
 * What he shows is proven in one place (`buktikan`). Errors before it: OTORISASI_TIDAK_BERLAKU and OTORISASI_LEWAT about the
 * question; beyond it, told to who has proven himself: OTORISASI_PEMILIK, OTORISASI_BUKAN_ORANG_LAIN.
 */
export const otorisasi = implementCommand(otorisasiCommand, async (input, ctx) => {
  const asked = openAsk(ctx, input.segel);
  const hal = yangDiminta(asked, input.kategori, input.description);
  const { kode_toko, user_id: requester } = ctx.session;
  const tentang = { kode_toko, requester, op_hash: asked.op_hash, user_id: input.user_id };
  const terbukti = await buktikan(ctx, tentang, { kata: input.password, kode: input.kode });
  const { keterangan, alasan, no_faktur_group } = input;
  const [_id = ''] = await beri(ctx, asked, [hal], terbukti, { keterangan, alasan, no_faktur_group });
  return { data: { _id } };
});

const tantangan = implementCommand(tantangPasskeyCommand, async ({ segel }, ctx, io) => {
  const { kode_toko, user_id: requester } = ctx.session;
  const { op_hash } = openAsk(ctx, segel);
  // None is named: his passkey says who he is, and a till is told of nobody which ones he has.
  const untuk = { kode_toko, requester, approver: null, op_hash };
  return { data: await permintaanPasskey(ctx, untuk, [], io.request.headers.host) };
});

const denganPasskey = implementCommand(otorisasiPasskeyCommand, async (input, ctx, io) => {
  const asked = openAsk(ctx, input.segel);
  const { kode_toko, user_id: requester } = ctx.session;
  const tentang = { kode_toko, requester, op_hash: asked.op_hash, user_id: null };
  const terbukti = await buktikan(ctx, tentang, { passkey: input.jawaban, host: io.request.headers.host });
  return { data: { izin: await beri(ctx, asked, asked.perlu, terbukti, kataOf(input, asked.perlu)) } };
});

export const otorisasiCommands = [otorisasi, tantangan, denganPasskey];
