/** Wear beyond the tolerance with the living word about it, for the screen. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { daftarSusut } from './validasi-susut.command.ts';

const LIST = `select l.no_faktur, l.no_faktur_group, l.tanggal, l.kode_barcode, l.nama_barang, l.kode_group, l.kondisi_barang, p.kasir,
    p.nama_customer, l.berat_nota, l.berat, l.susut,
    l.harga_nota - l.harga_nota_efektif as nilai_susut, l.harga, l.foto is not null as foto, coalesce(v.keputusan, 'MENUNGGU') as status,
    v.no_dokumen, v.berat_disetujui, v.alasan, s.user_id as divalidasi_oleh
  from pembelian_barang l
  join pembelian p on p.kode_toko = l.kode_toko and p.no_faktur_group = l.no_faktur_group
  left join validasi_susut_barang v on v.kode_toko = l.kode_toko and v.no_faktur = l.no_faktur and not v.batal
  left join validasi_susut s on s.kode_toko = v.kode_toko and s.no_dokumen = v.no_dokumen
 where l.kode_toko = $1 and l.susut > 0 and not l.batal
   and exists (select from peristiwa e where e.kode_toko = l.kode_toko and e.no_dokumen = l.no_faktur_group and e.ke_status = 'DONE')
   and ($2::text is null or $2 = 'SEMUA' or coalesce(v.keputusan, 'MENUNGGU') = $2)
   and ($3::date is null or l.tanggal >= $3) and ($4::date is null or l.tanggal <= $4)
 order by (v.no_dokumen is null) desc, l.tanggal desc, l.no_faktur limit 1000`;

type Baris = Inside<typeof daftarSusut.answer>[number];

export const susutCommands = [
  implementCommand(daftarSusut, async ({ status, tgl_awal, tgl_akhir }, ctx) => {
    const values = [ctx.scope.kode_toko, status, tgl_awal, tgl_akhir];
    const data = await ctx.deps.db.rows(ctx.scope, statement<Baris>('susut_daftar', LIST, ...values));
    return { data, total: data.length };
  }),
];
