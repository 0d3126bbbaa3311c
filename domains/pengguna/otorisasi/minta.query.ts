/** Acts that wait for somebody elsewhere: asking, looking, taking back, and the answer of whoever may agree. */
import { randomUUID } from 'node:crypto';
import type { Inside } from '@mustika/kernel/answer.ts';
import { approvalsSeenBy, readBy, saysWhy } from '@mustika/kernel/approval.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { rawQuery, statement } from '@mustika/server-kit/database.ts';
import { pusatDari } from '@mustika/server-kit/http/broadcast.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { refuseBeyond } from '@mustika/server-kit/http/portal.ts';
import { openAsk } from '@mustika/server-kit/people/approval-ask.ts';
import { penggunaErrors } from '../pengguna.errors.ts';
import { antreDitarik, antrePush } from '../push/antre-push.query.ts';
import { type AkunPengguna, findPengguna } from '../sesi.query.ts';
import { type Bukti, buktikan, mayApprove } from './bukti.query.ts';
import {
  type HalDiminta,
  lihatMintaCommand,
  mintaOtorisasiCommand,
  otorisasiMasukCommand,
  putusMintaCommand,
  tarikMintaCommand,
} from './minta.command.ts';
import { tellHours } from './otorisasi.query.ts';
import { tantangMintaCommand } from './passkey.command.ts';
import { passkeySaya, permintaanPasskey } from './passkey.query.ts';

/** A hint to every open browser of the store and of head office; who may agree asks what waits for him. */
const kabarkan = ({ deps }: Ctx, kode_toko: string): void =>
  void deps.sockets.current?.to([`toko:${kode_toko}`, ...pusatDari(kode_toko)]).emit('otorisasi-masuk', {});

const minta = implementCommand(mintaOtorisasiCommand, async ({ segel, alasan }, ctx) => {
  const { deps, scope } = ctx;
  const { op_hash, perlu, barang, sampai } = openAsk(ctx, segel);
  if (!alasan && !saysWhy(perlu)) reject(penggunaErrors.ALASAN_OTORISASI);
  const saat = deps.clock.now().toString();
  const w = { id: randomUUID(), op_hash, perlu, barang, alasan, sampai, saat };
  const [row] = await deps.db.tx(scope, async (sql, audit) => {
    const rows = await rawQuery<{ id: string }>(sql, 'select minta_otorisasi($1::jsonb) as id', [
      JSON.stringify(w),
    ]);
    const id = rows[0]?.id ?? w.id;
    await antrePush(sql, 'push_minta', scope.kode_toko, id);
    await antreDitarik(sql, scope, saat);
    const untuk = perlu.map((one) => one.description);
    audit({ aksi: 'otorisasi.diminta', objek: id, isi: { untuk } });
    return rows;
  });
  kabarkan(ctx, scope.kode_toko);
  return { data: row ?? reject(umum.TIDAK_DITEMUKAN) };
});

type Permintaan = Inside<typeof lihatMintaCommand.answer>;

const MILIKKU = `select id, case when keadaan = 'MENUNGGU' and sampai <= $4::timestamptz then 'LEWAT' else keadaan end as keadaan,
    greatest(0, ceil(extract(epoch from sampai - $4::timestamptz)))::integer as sisa, diputus_oleh, alasan, izin
  from otorisasi_minta where kode_toko = $1 and requester = $2 and id::text = $3`;

const lihat = implementCommand(lihatMintaCommand, async ({ id }, { deps, scope }) => {
  const mine = [scope.kode_toko, scope.user_id, id, deps.clock.now().toString()];
  const [row] = await deps.db.rows(scope, statement<Permintaan>('otorisasi_milikku', MILIKKU, ...mine));
  return { data: row ?? reject(umum.TIDAK_DITEMUKAN) };
});

const tarik = implementCommand(tarikMintaCommand, async ({ id }, ctx) => {
  await ctx.deps.db.tx(ctx.scope, async (sql) => {
    await rawQuery(sql, 'select tarik_otorisasi(id) from otorisasi_minta where id::text = $1', [id]);
    await antreDitarik(sql, ctx.scope, ctx.deps.clock.now().toString());
  });
  kabarkan(ctx, ctx.scope.kode_toko);
  return { data: null };
});

const MASUK = `select m.id, m.kode_toko, t.nama_toko, m.requester, p.nama, m.perlu, m.barang, m.alasan_minta as alasan, m.dibuat,
    ceil(extract(epoch from m.sampai - $2::timestamptz))::integer as sisa
  from otorisasi_minta m join toko t using (kode_toko) join pengguna p on p.user_id = m.requester
 where m.keadaan = 'MENUNGGU' and m.sampai > $2::timestamptz and m.requester <> $1 order by m.dibuat desc, m.id limit 100`;

/** Rows beyond his stores are closed to him by row security, as everywhere. */
const masuk = implementCommand(otorisasiMasukCommand, async (_input, { deps, scope, session }) => {
  const rows = await deps.db.rows(
    scope,
    statement<Inside<typeof otorisasiMasukCommand.answer>[number]>(
      'otorisasi_masuk',
      MASUK,
      session.user_id,
      deps.clock.now().toString(),
    ),
  );
  const terbaca = (perlu: readonly HalDiminta[]) => approvalsSeenBy(perlu, session) as HalDiminta[];
  return { data: rows.map((row) => ({ ...row, perlu: terbaca(row.perlu) })) };
});

type Diminta = {
  requester: string;
  op_hash: string;
  perlu: HalDiminta[];
  keadaan: string;
  diputus_oleh: string | null;
};
const DIMINTA =
  'select requester, op_hash, perlu, keadaan, diputus_oleh from otorisasi_minta where kode_toko = $1 and id::text = $2';

/** What may be answered is looked at before anything is asked of him. */
function periksa(ctx: Ctx, approver: AkunPengguna, diminta: Diminta, kode_toko: string): void {
  const { requester, perlu } = diminta;
  if (!mayApprove(approver, { kode_toko, requester })) reject(umum.OTORISASI_GAGAL);
  if (ctx.session.level !== 'OWN' && perlu.some((one) => one.oleh === 'OWN'))
    reject(penggunaErrors.OTORISASI_PEMILIK);
}

/** The request, where it is one of a store of his. */
async function cariDiminta(ctx: Ctx, { id, kode_toko }: { id: string; kode_toko: string }) {
  const { deps, session } = ctx;
  refuseBeyond(session, [kode_toko]);
  const scope = { kode_toko, user_id: session.user_id, lintas: false };
  const asked = statement<Diminta>('otorisasi_diminta', DIMINTA, kode_toko, id);
  const [diminta] = await deps.db.rows(scope, asked);
  return { scope, diminta: diminta ?? reject(umum.TIDAK_DITEMUKAN) };
}

/** What is agreed to with a password or PIN, or with what a passkey signed. */
const buktiOf = ({ password, kode, passkey }: Bahan, host: string | undefined): Bukti =>
  passkey === null ? { kata: password, kode } : { passkey, host };
type Bahan = { password: string | null; kode: string | null; passkey: string | null };

const tantangan = implementCommand(tantangMintaCommand, async (input, ctx, io) => {
  const { diminta } = await cariDiminta(ctx, input);
  const { requester, op_hash } = diminta;
  const untuk = { kode_toko: input.kode_toko, requester, approver: ctx.session.user_id, op_hash };
  return { data: await permintaanPasskey(ctx, untuk, await passkeySaya(ctx), io.request.headers.host) };
});

const putus = implementCommand(putusMintaCommand, async (input, ctx, io) => {
  const { deps, session } = ctx;
  const { id, kode_toko, setuju, keterangan } = input;
  const { scope, diminta } = await cariDiminta(ctx, input);
  // The answer was lost on its way, and he presses again.
  if (diminta.diputus_oleh === session.user_id && diminta.keadaan === (setuju ? 'SETUJU' : 'TOLAK'))
    return { data: { id } };
  const approver = await findPengguna(ctx, session.user_id);
  if (!approver) reject(umum.OTORISASI_GAGAL);
  periksa(ctx, approver, diminta, kode_toko);
  if (setuju && !keterangan && diminta.perlu.some((one) => one.perlu_keterangan))
    reject(penggunaErrors.PERLU_KETERANGAN);
  const { requester, op_hash } = diminta;
  const tentang = { kode_toko, requester, op_hash, user_id: session.user_id };
  // A no costs nothing: whoever can read the request can also leave it.
  const bukti = buktiOf(input, io.request.headers.host);
  const terbukti = setuju ? await buktikan(ctx, tentang, bukti) : null;
  const { cara, langkah_dua } = terbukti ?? { cara: null, langkah_dua: 'TIDAK' };
  const terbaca = diminta.perlu.map((one) => readBy(one, session));
  const w = { id, setuju, keterangan, cara, langkah_dua, terbaca, saat: deps.clock.now().toString() };
  const written = deps.db.tx(scope, async (sql, audit) => {
    await rawQuery(sql, 'select putus_otorisasi($1::jsonb)', [JSON.stringify(w)]);
    await antrePush(sql, 'push_tutup', kode_toko, id);
    const untuk = diminta.perlu.map((one) => one.description);
    const isi = { requester, approver: session.user_id, untuk, keterangan, cara, langkah_dua };
    audit({ aksi: setuju ? 'otorisasi.diberikan' : 'otorisasi.ditolak', objek: id, isi });
  });
  await written.catch((error: Error) => tellHours(error, ctx));
  deps.sockets.current?.to(`user:${requester}`).emit('otorisasi-putus', { id });
  kabarkan(ctx, kode_toko);
  return { data: { id } };
});

export const mintaCommands = [minta, lihat, tarik, masuk, tantangan, putus];
