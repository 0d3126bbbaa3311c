/** Serves what orders come to, pieces on the trays, and pictures of what is wanted. */
import { NOL_RUPIAH, rupiah, sum } from '@mustika/kernel/amount.ts';
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { one, statement } from '@mustika/server-kit/database.ts';
import { bacaHariBuka } from '@mustika/server-kit/document/open-day.ts';
import { keepEarlyPhoto } from '@mustika/server-kit/files/early-photo.ts';
import { servePhoto } from '@mustika/server-kit/files/serve-photo.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import {
  bacaAcuanDipesan,
  bacaBarangPo,
  bacaTarifTitip,
  bukanBarangPo,
} from '../titipan/bahan-titip.query.ts';
import { hargaDipesan, mukaMinimal } from '../titipan/dipesan.rule.ts';
import { barangSiap, fotoPesanan, fotoPesananUnggah, hitungPesanan } from './pesanan.command.ts';
import { pesananErrors as salah } from './pesanan.errors.ts';
import { FOTO_PESANAN } from './pesanan.query.ts';
import { janjiPesanan } from './simpan-pesanan.posting.ts';

const FOTO = 'select foto from pesanan_barang where kode_toko = $1 and no_pesanan = $2 and urut::text = $3';

const SIAP = `select b.kode_barcode, b.nama_barang, b.berat, b.kode_group, b.kode_dept, b.kode_baki, count(*) over () as total
  from barang b join gudang w on w.kode_toko = b.kode_toko and w.kode_gudang = b.kode_gudang and w.dijual
 where b.kode_toko = $1 and b.status = 'TERSEDIA' and ($2::text is null or b.kode_barcode = $2)
   and ($3::text is null or starts_with(b.kode_barcode, $3) or strpos(b.nama_barang, $3) > 0)
 order by b.tanggal_masuk desc, b.kode_barcode limit $4 offset $5`;

type Siap = Inside<typeof barangSiap.answer>[number] & { total: number };

export const pesananCommands = [
  implementCommand(hitungPesanan, async ({ barang, tgl_janji }, { deps, scope, session }) => {
    const { store } = session;
    const { hari, ...acuan } = await deps.db.batch(scope, {
      ...bacaAcuanDipesan(scope.kode_toko, barang),
      tarif: bacaTarifTitip(),
      hari: bacaHariBuka(scope.kode_toko),
    });
    const facts = { store, hari: one(hari).tanggal };
    const harga = hargaDipesan(barang, acuan, facts, salah.PESANAN_BUKAN_EMAS).map((satu) => satu.harga);
    const total = rupiah(harga.reduce((jumlah, h) => jumlah + h.total, 0));
    return {
      data: {
        barang: harga.map((h) => ({ harga_per_gram: h.harga_per_gram, ongkos: h.ongkos, total: h.total })),
        ppn_transaksi_rp: harga.length > 0 ? sum(harga.map((h) => h.ppn_transaksi_rp)) : NOL_RUPIAH,
        ...{ total, uang_muka_min: mukaMinimal(total, store), tgl_janji: janjiPesanan(tgl_janji, facts) },
      },
    };
  }),
  implementCommand(barangSiap, async ({ kode_barcode, q, limit, skip }, { deps, scope }) => {
    const asked = statement<Siap>(
      'pesanan_barang_siap',
      SIAP,
      ...[scope.kode_toko, kode_barcode, q, limit ?? 20, skip ?? 0],
    );
    const { rows, po } = await deps.db.batch(scope, {
      rows: asked,
      po: bacaBarangPo(scope.kode_toko, [kode_barcode ?? q ?? '']),
    });
    // Somebody has it in hand: why it is not there is said.
    if (rows.length === 0) bukanBarangPo(po);
    return { data: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
  }),
  implementCommand(fotoPesananUnggah, async (_input, ctx, { request }) => ({
    data: { key: await keepEarlyPhoto(FOTO_PESANAN, ctx, request, salah.FOTO_PESANAN_TIDAK_ADA) },
  })),
  implementCommand(fotoPesanan, async ({ no_pesanan, urut, lebar }, ctx, http) => {
    const asked = statement<{ foto: string | null }>(
      'pesanan_foto_satu',
      FOTO,
      ...[ctx.scope.kode_toko, no_pesanan, urut],
    );
    const [row] = await ctx.deps.db.rows(ctx.scope, asked);
    const key = row?.foto ?? reject(salah.FOTO_PESANAN_TIDAK_ADA, { no_pesanan, urut });
    return servePhoto(ctx.deps.photos, http, key, lebar);
  }),
];
