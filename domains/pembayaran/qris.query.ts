/** Draws the code of an account for an amount. */
import { reject } from '@mustika/kernel/errors.ts';
import { bacaQris, qrisBernominal } from '@mustika/kernel/text/qris.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { symbolOf } from '@mustika/server-kit/output/symbol.ts';
import { pembayaranErrors as salah } from './pembayaran.errors.ts';
import { qrisCommand } from './qris.command.ts';

const STIKER = 'select qris from rekening where kode_toko = $1 and no_rekening = $2 and aktif and bisa_qris';

const tampil = implementCommand(qrisCommand, async ({ no_rekening, jumlah }, { deps, scope }) => {
  const [row] = await deps.db.rows(
    scope,
    statement<{ qris: string | null }>('qris_stiker', STIKER, scope.kode_toko, no_rekening),
  );
  if (!row) reject(salah.REKENING_TIDAK_SESUAI, { no_rekening, jenis: 'QRIS' });
  const qris = bacaQris(row.qris ?? '');
  if (typeof qris === 'string') reject(salah.QRIS_BELUM_ADA, { no_rekening });
  const { nama, kota, nmid } = qris;
  const teks = qrisBernominal(qris, jumlah);
  return { data: { jumlah, nama, kota, nmid, teks, gambar: symbolOf('qrcode', teks) } };
});

export const qrisCommands = [tampil];
