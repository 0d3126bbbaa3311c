/** Reads a stored purchase line as it was, with what counted then. */
import { reject } from '@mustika/kernel/errors.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { pembelianErrors as salah } from '../pembelian.errors.ts';
import { type BarisDibeli, jelasBeliCommand } from './jelas-beli.command.ts';

const BARIS = `select l.no_faktur, l.no_faktur_group, l.kode_barcode, l.nama_barang, l.kondisi_barang, l.kode_harga, l.kode_rugi,
    l.kode_kategori, l.berat_nota, l.berat, l.susut, l.harga_nota, l.harga_nota_efektif, l.potongan, l.rugi_nota,
    l.potongan_kategori, l.potongan_manual, l.pembulatan, l.harga_sistem, l.harga, l.nota_lama, e.waktu,
    (select j.no_faktur_group from penjualan_barang j where j.kode_toko = l.kode_toko and j.no_faktur = l.no_faktur_jual) as no_nota_jual,
    versi_harga(l.kode_toko, 'para_harga_beli', 'harga_per_gram', l.kode_harga, l.tanggal, null) as asal,
    persetujuan_peristiwa(e.kode_toko, e.otorisasi) as persetujuan
  from pembelian_barang l
  join peristiwa e on e.kode_toko = l.kode_toko and e.no_dokumen = l.no_faktur_group and e.urut = 1
 where l.kode_toko = $1 and l.no_faktur = $2`;

export const jelasBeliCommands = [
  implementCommand(jelasBeliCommand, async ({ no_faktur }, ctx) => {
    const asked = statement<BarisDibeli>('jelas_beli', BARIS, ctx.scope.kode_toko, no_faktur);
    const [row] = await ctx.deps.db.rows(ctx.scope, asked);
    return { data: row ?? reject(salah.NOTA_BELI_TIDAK_ADA, { no_faktur }) };
  }),
];
