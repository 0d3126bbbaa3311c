/** Reads a stored sale line as it was, with what counted then. */
import { reject } from '@mustika/kernel/errors.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { penjualanErrors as salah } from '../../jual/penjualan.errors.ts';
import { type BarisTerjual, jelasJualCommand } from './jelas-jual.command.ts';

/** Document, its first event, and the line. */
const BARIS = `select l.no_faktur, l.no_faktur_group, l.kode_barcode, l.lot, l.nama_barang, l.kode_group, l.berat, l.harga_sistem, l.harga_per_gram,
    l.harga_emas, l.ongkos, l.harga_atribut, l.diskon, l.pembulatan, l.total,
    (l.total - (l.harga_emas + l.ongkos + l.harga_atribut - l.diskon + l.pembulatan))::bigint as ppn_di_atas, e.waktu,
    versi_harga(l.kode_toko, 'grup', 'harga', l.kode_group, l.tanggal, l.harga_per_gram) as asal,
    persetujuan_peristiwa(e.kode_toko, e.otorisasi) as persetujuan
  from penjualan_barang l
  join peristiwa e on e.kode_toko = l.kode_toko and e.no_dokumen = l.no_faktur_group and e.urut = 1
 where l.kode_toko = $1 and l.no_faktur = $2`;

export const jelasJualCommands = [
  implementCommand(jelasJualCommand, async ({ no_faktur }, ctx) => {
    const asked = statement<BarisTerjual>('jelas_jual', BARIS, ctx.scope.kode_toko, no_faktur);
    const [row] = await ctx.deps.db.rows(ctx.scope, asked);
    return { data: row ?? reject(salah.NOTA_TIDAK_ADA, { no_faktur }) };
  }),
];
