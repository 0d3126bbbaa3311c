/** Asking for a proof pack of a period, and fetching it. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { today } from '@mustika/kernel/date.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { askFile, keptFile, openKept } from '@mustika/server-kit/background/kept-file.ts';
import { rawQuery, type Scope, type Sql, statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { akuntansiErrors as salah } from '../akuntansi.errors.ts';
import { ambilPaket, daftarPaket, mintaPaket } from './paket-bukti.command.ts';
import { namaPaket, PAKET_BUKTI, salahPeriode } from './paket-bukti.rule.ts';

const DAFTAR = `select id, cakupan, tgl_awal::text, tgl_akhir::text, alasan, status, baris, galat, dibuat, sampai, sidik
  from export_minta where kode_toko = $1 and user_id = $2 and data = $3 order by dibuat desc, id limit 50`;
const bacaDaftar = (kode_toko: string, user_id: string) =>
  statement<Inside<typeof daftarPaket.answer>[number]>(
    'paket_daftar',
    DAFTAR,
    ...[kode_toko, user_id, PAKET_BUKTI],
  );

/** The same wish while it is worked on is no second one. */
const SEDANG = `select id from export_minta where kode_toko = $1 and user_id = $2 and data = $3 and status in ('ANTRI', 'JALAN')
  and cakupan = $4 and tgl_awal = $5 and tgl_akhir = $6`;

type Wish = { cakupan: 'TOKO' | 'SEMUA'; tgl_awal: string; tgl_akhir: string; alasan: string };

async function minta(
  tx: Sql,
  scope: Scope,
  wish: Wish,
  saat: string,
): Promise<{ id: string; baru: boolean }> {
  const id = await askFile(tx, scope, { data: PAKET_BUKTI, ...wish }, saat);
  if (id !== null) return { id, baru: true };
  const { cakupan, tgl_awal, tgl_akhir } = wish;
  const values = [scope.kode_toko, scope.user_id, PAKET_BUKTI, cakupan, tgl_awal, tgl_akhir];
  const [sama] = await rawQuery<{ id: string }>(tx, SEDANG, values);
  return sama ? { id: sama.id, baru: false } : reject(salah.PAKET_MASIH_JALAN);
}

export const paketBuktiCommands = [
  implementCommand(mintaPaket, async ({ tgl_awal, tgl_akhir, cakupan, alasan }, ctx) => {
    const { deps, scope, session, key } = ctx;
    const periode = salahPeriode(tgl_awal, tgl_akhir, today(deps.clock, session.store.zona));
    if (periode) reject(umum.INPUT_TIDAK_VALID, [periode]);
    if (cakupan === 'SEMUA' && scope.lintas === false) reject(umum.TIDAK_BERHAK);
    const wish: Wish = { cakupan: cakupan === 'SEMUA' ? 'SEMUA' : 'TOKO', tgl_awal, tgl_akhir, alasan };
    const hasil = await deps.db.tx({ ...scope, lintas: false }, (tx, audit) =>
      once(tx, key, { paket_bukti: wish }, async () => {
        const { id, baru } = await minta(tx, scope, wish, deps.clock.now().toString());
        const { alasan: untuk, ...periode } = wish;
        if (baru) audit({ aksi: 'paket_bukti.minta', objek: id, isi: { ...periode, alasan: untuk } });
        return { id };
      }),
    );
    return { data: hasil };
  }),
  implementCommand(daftarPaket, async (_input, { deps, scope }) => ({
    data: await deps.db.rows({ ...scope, lintas: false }, bacaDaftar(scope.kode_toko, scope.user_id)),
  })),
  implementCommand(ambilPaket, async ({ id }, ctx, { reply }) => {
    const { deps, scope } = ctx;
    const jadi = await keptFile(ctx, id, [PAKET_BUKTI]);
    if (!jadi) reject(salah.PAKET_TIDAK_ADA, { id });
    await deps.db.tx({ ...scope, lintas: false }, async (_tx, audit) =>
      audit({ aksi: 'paket_bukti.ambil', objek: id, isi: {} }),
    );
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="${namaPaket(scope.kode_toko, jadi)}"`)
      .header('x-content-type-options', 'nosniff')
      .send(openKept(ctx, id, jadi));
  }),
];
