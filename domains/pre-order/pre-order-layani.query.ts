/** Serves what pre-orders come to, and the prescribed list of them. */
import { NOL_RUPIAH, rupiah, sum } from '@mustika/kernel/amount.ts';
import type { Inside } from '@mustika/kernel/answer.ts';
import { umum } from '@mustika/kernel/errors.ts';
import { one, statement } from '@mustika/server-kit/database.ts';
import { bacaHariBuka } from '@mustika/server-kit/document/open-day.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { bacaAcuanDipesan, bacaTarifTitip } from '../titipan/bahan-titip.query.ts';
import { mukaMinimal } from '../titipan/dipesan.rule.ts';
import {
  daftarPreOrder,
  hitungPreOrder,
  SATU_HALAMAN_PO,
  STATUS_PO,
  type StatusPo,
} from './pre-order.command.ts';
import { hargaPreOrder, janjiPreOrder } from './simpan-pre-order.posting.ts';

const DAFTAR = `select p.no_po, p.tanggal, d.status, p.kode_member, p.nama_customer, p.no_hp_customer, p.tgl_janji, p.jumlah_barang, p.berat,
       (select sum(b.datang) from pre_order_barang b where b.kode_toko = p.kode_toko and b.no_po = p.no_po)::integer as datang,
       (select count(*) from titipan_barang t where t.kode_toko = p.kode_toko and t.no_titipan = p.no_po and t.keadaan = 'DIAMBIL')::integer as diambil,
       p.total, p.uang_muka, p.saldo, count(*) over ()::integer as semua
  from pre_order_dibaca p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_po
 where p.kode_toko = $1 and ($2::text is null or d.status = $2)
 order by p.tanggal desc, p.no_po desc offset $3 limit $4`;

type Po = Inside<typeof daftarPreOrder.answer>['preorders'][number] & { semua: number };

/** The word of the prescribed list for a state. */
const kata = (status: string): string =>
  (Object.keys(STATUS_PO) as StatusPo[]).find((satu) => STATUS_PO[satu] === status) ?? status;

export const layananPreOrder = [
  implementCommand(hitungPreOrder, async ({ barang, tgl_janji }, { deps, scope, session }) => {
    const { store } = session;
    const { hari, ...acuan } = await deps.db.batch(scope, {
      ...bacaAcuanDipesan(scope.kode_toko, barang),
      tarif: bacaTarifTitip(),
      hari: bacaHariBuka(scope.kode_toko),
    });
    const facts = { store, hari: one(hari).tanggal };
    const harga = hargaPreOrder(barang, acuan, facts);
    const total = rupiah(harga.reduce((jumlah, h) => jumlah + h.semua.total, 0));
    return {
      data: {
        barang: harga.map((h, at) => ({
          ...{ qty: barang[at]?.qty ?? 0, harga_satuan: h.satuan.total, total: h.semua.total },
        })),
        ppn_transaksi_rp: harga.length > 0 ? sum(harga.map((h) => h.semua.ppn_transaksi_rp)) : NOL_RUPIAH,
        ...{ total, uang_muka_min: mukaMinimal(total, store), tgl_janji: janjiPreOrder(tgl_janji, facts) },
      },
    };
  }),
  implementCommand(daftarPreOrder, async ({ skip, limit, page, status }, { deps, scope }) => {
    const banyak = limit ?? SATU_HALAMAN_PO;
    const lewati = skip ?? (page === null ? 0 : (page - 1) * banyak);
    const asked = statement<Po>(
      'po_daftar',
      DAFTAR,
      ...[scope.kode_toko, status === null ? null : STATUS_PO[status], lewati, banyak],
    );
    const rows = await deps.db.rows(scope, asked);
    return {
      ...(rows.length === 0 ? { message: umum.TIDAK_DITEMUKAN.message } : {}),
      data: {
        count: rows[0]?.semua ?? 0,
        preorders: rows.map(({ semua: _semua, ...po }) => ({ ...po, status: kata(po.status) })),
      },
    };
  }),
];
