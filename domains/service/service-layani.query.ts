/** Serves what work comes to, pieces that were sold here, and pictures of pieces. */
import { NOL_RUPIAH, sum } from '@mustika/kernel/amount.ts';
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { one, statement } from '@mustika/server-kit/database.ts';
import { bacaHariBuka } from '@mustika/server-kit/document/open-day.ts';
import { keepEarlyPhoto } from '@mustika/server-kit/files/early-photo.ts';
import { servePhoto } from '@mustika/server-kit/files/serve-photo.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { barangTerjual, fotoService, fotoServiceUnggah, hitungService } from './service.command.ts';
import { serviceErrors as salah } from './service.errors.ts';
import { bacaTarifJasa, bacaTarifService, FOTO_SERVICE } from './service.query.ts';
import { jumlahService } from './service.rule.ts';
import { janji, ongkosBarang, ppnHari } from './simpan-service.posting.ts';

const FOTO = `select case $4 when 'sesudah' then foto_sesudah else foto end as foto from service_barang
  where kode_toko = $1 and no_dokumen = $2 and urut::text = $3`;

/** Whose it is is said of the piece that was scanned, not of every piece that is looked through. */
const TERJUAL = `select x.*, count(*) over () as total from (
    select distinct on (l.kode_barcode) l.kode_barcode, l.nama_barang, l.berat, l.no_faktur_group, l.tanggal,
           case when l.kode_barcode in ($2, $3) then p.kode_member end as kode_member,
           case when l.kode_barcode in ($2, $3) then coalesce(p.nama_customer, m.nama_member) end as nama_customer,
           case when l.kode_barcode in ($2, $3) then coalesce(p.no_hp_customer, m.no_hp) end as no_hp_customer
      from penjualan_barang l
      join penjualan p on p.kode_toko = l.kode_toko and p.no_faktur_group = l.no_faktur_group
      join dokumen d on d.kode_toko = l.kode_toko and d.no_dokumen = l.no_faktur_group and d.status = 'DONE'
      left join member m on m.kode_member = p.kode_member
     where l.kode_toko = $1 and not l.lot and l.berat > 0 and ($2::text is null or l.kode_barcode = $2)
       and ($3::text is null or starts_with(l.kode_barcode, $3))
     order by l.kode_barcode, l.tanggal desc, l.no_faktur_group desc) x
  order by x.tanggal desc, x.kode_barcode limit $4 offset $5`;

type Terjual = Inside<typeof barangTerjual.answer>[number] & { total: number };

export const serviceCommands = [
  implementCommand(hitungService, async ({ barang, tgl_janji }, { deps, scope, session }) => {
    const { store } = session;
    const rows = await deps.db.batch(scope, {
      tarif: bacaTarifService(
        scope.kode_toko,
        barang.map((b) => b.kode_deskripsi),
      ),
      jasa: bacaTarifJasa(),
      hari: bacaHariBuka(scope.kode_toko),
    });
    const facts = { store, hari: one(rows.hari).tanggal };
    const ongkos = ongkosBarang(barang, rows.tarif, facts);
    const { ppn_transaksi_rp, total } = jumlahService(
      ongkos.length > 0 ? sum(ongkos) : NOL_RUPIAH,
      NOL_RUPIAH,
      ppnHari(facts, rows.jasa),
    );
    return {
      data: {
        barang: ongkos.map((satu) => ({ ongkos: satu })),
        ...{ ppn_transaksi_rp, total, tgl_janji: janji(tgl_janji, facts) },
      },
    };
  }),
  implementCommand(barangTerjual, async ({ kode_barcode, q, limit, skip }, { deps, scope }) => {
    const asked = statement<Terjual>(
      'service_barang_terjual',
      TERJUAL,
      ...[scope.kode_toko, kode_barcode, q, limit ?? 20, skip ?? 0],
    );
    const rows = await deps.db.rows(scope, asked);
    return { data: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
  }),
  implementCommand(fotoServiceUnggah, async (_input, ctx, { request }) => ({
    data: { key: await keepEarlyPhoto(FOTO_SERVICE, ctx, request, salah.FOTO_SERVICE_TIDAK_ADA) },
  })),
  implementCommand(fotoService, async ({ no_dokumen, urut, saat, lebar }, ctx, http) => {
    const asked = statement<{ foto: string | null }>(
      'service_foto_satu',
      FOTO,
      ...[ctx.scope.kode_toko, no_dokumen, urut, saat],
    );
    const [row] = await ctx.deps.db.rows(ctx.scope, asked);
    const key = row?.foto ?? reject(salah.FOTO_SERVICE_TIDAK_ADA, { no_dokumen, urut });
    return servePhoto(ctx.deps.photos, http, key, lebar);
  }),
];
