/** What a batch reads: the pieces with the codes of their designs, lines that wait, and for whom a piece is held already. */

import { NOL_RUPIAH, sum } from '@mustika/kernel/amount.ts';
import type { Inside } from '@mustika/kernel/answer.ts';
import { type RowsOf, statement } from '@mustika/server-kit/database.ts';
import { bacaHariBuka } from '@mustika/server-kit/document/open-day.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import {
  bacaBarangPo,
  bacaBarangTitip,
  bacaTarifTitip,
  bukanBarangPo,
} from '../../titipan/bahan-titip.query.ts';
import { hargaDatang } from '../../titipan/dipesan.rule.ts';
import { preOrderErrors as salah } from '../pre-order.errors.ts';
import type { BarisPoRow } from '../pre-order.query.ts';
import { type BarisMenunggu, bagikan, type Dibagi, kodeBaris, kodeUsulan } from './bagi-datang.rule.ts';
import { menungguPo, usulanPo } from './closing-po.command.ts';

/** A line that waits, with what was promised of it. */
export type MenungguRow = BarisMenunggu &
  Omit<BarisPoRow, keyof BarisMenunggu> & { kode_sales: string | null; nama_customer: string };

/** Lines with what has not come of them, whoever waits longest first. */
const MENUNGGU = `select b.*, (b.qty - b.datang - b.batal)::integer as sisa, p.kode_sales, t.nama_customer, t.tanggal
  from pre_order_barang b
  join pre_order p on p.kode_toko = b.kode_toko and p.no_po = b.no_po
  join titipan t on t.kode_toko = b.kode_toko and t.no_titipan = b.no_po
  join dokumen d on d.kode_toko = b.kode_toko and d.no_dokumen = b.no_po and d.status in ('PESAN', 'DONE')
 where b.kode_toko = $1 and b.datang + b.batal < b.qty`;

/** Only lines of the groups of these pieces, and those that were named by hand. */
export const bacaDatang = (kode_toko: string, barang: Diminta, saat: string) => {
  const kode = barang.map((b) => b.kode_barcode);
  return {
    siap: bacaBarangTitip(kode_toko, kode, saat),
    model: statement<{ kode_barcode: string; kode_intern: string | null }>(
      'closing_model',
      'select kode_barcode, kode_intern from barang where kode_toko = $1 and kode_barcode = any ($2)',
      kode_toko,
      kode,
    ),
    po: bacaBarangPo(kode_toko, kode),
    menunggu: statement<MenungguRow>(
      'closing_menunggu',
      `${MENUNGGU} and (b.no_po || '/' || b.urut = any ($3)
        or b.kode_group in (select x.kode_group from barang x where x.kode_toko = $1 and x.kode_barcode = any ($2)))
      order by t.tanggal, b.no_po, b.urut`,
      kode_toko,
      kode,
      barang.flatMap((b) => b.baris ?? []),
    ),
    tarif: bacaTarifTitip(),
  };
};
type Bacaan = RowsOf<ReturnType<typeof bacaDatang>>;

/** What is asked of a batch. */
export type Diminta = readonly { kode_barcode: string; baris: string | null }[];

/** Which line each of these pieces gets. Errors: one that is held for a pre-order already. */
export function usulkan(barang: Diminta, { siap, model, menunggu, po }: Bacaan): Dibagi<MenungguRow>[] {
  bukanBarangPo(po);
  const datang = barang.flatMap(({ kode_barcode, baris }) => {
    const piece = siap.find((one) => one.kode_barcode === kode_barcode);
    const kode_intern = model.find((one) => one.kode_barcode === kode_barcode)?.kode_intern ?? null;
    return piece ? [{ ...piece, kode_intern, baris }] : [];
  });
  return bagikan(datang, menunggu);
}

const SEBAB = {
  TIDAK_MENUNGGU: salah.PO_TIDAK_MENUNGGU,
  BEDA_GROUP: salah.BARANG_PO_BEDA,
  LENGKAP: salah.BARIS_PO_LENGKAP,
} as const;
/** The refusal of a piece that finds no line. */
export const sebabTanpaBaris = (sebab: keyof typeof SEBAB) => SEBAB[sebab];

const DAFTAR = `select m.no_po || '/' || m.urut as baris, m.nama_barang, m.nama_customer, m.kode_group, m.kode_dept, m.kode_intern, m.berat,
       m.sisa, m.tanggal, (select max(o.tanggal) from hari_toko o where o.kode_toko = $1) - m.tanggal as umur, count(*) over ()::integer as semua
  from (${MENUNGGU}) m
 where ($2::text is null or m.no_po || '/' || m.urut = $2)
   and ($3::text is null or strpos(m.no_po, $3) > 0 or m.no_po || '/' || m.urut = $3 or strpos(m.nama_barang, $3) > 0 or strpos(m.nama_customer, $3) > 0)
 order by m.tanggal, m.no_po, m.urut limit $4 offset $5`;
type Baris = Inside<typeof menungguPo.answer>[number] & { semua: number };

export const closingCommands = [
  implementCommand(menungguPo, async ({ baris, q, limit, skip }, { deps, scope }) => {
    const asked = statement<Baris>(
      'closing_daftar_menunggu',
      DAFTAR,
      ...[scope.kode_toko, baris, q, limit ?? 20, skip ?? 0],
    );
    const rows = await deps.db.rows(scope, asked);
    return { data: rows.map(({ semua: _semua, ...row }) => row), total: rows[0]?.semua ?? 0 };
  }),
  implementCommand(usulanPo, async ({ barang }, { deps, scope, session }) => {
    const { hari, ...rows } = await deps.db.batch(scope, {
      ...bacaDatang(scope.kode_toko, barang, deps.clock.now().toString()),
      hari: bacaHariBuka(scope.kode_toko),
    });
    const ada = barang.filter((b) => rows.siap.some((one) => one.kode_barcode === b.kode_barcode));
    const dibagi = usulkan(ada, rows);
    const [buka] = hari;
    const harga = buka && hargaDatang({ store: session.store, hari: buka.tanggal, tarif: rows.tarif });
    const semua = ada.flatMap(({ kode_barcode }, at) => {
      const piece = rows.siap.find((one) => one.kode_barcode === kode_barcode);
      const satu = dibagi[at];
      if (!piece || !satu || !('line' in satu)) return [];
      const { line } = satu;
      return [
        {
          ...{ kode_barcode, nama_customer: line.nama_customer, untuk: kodeBaris(line) },
          total: harga ? harga(piece, line).total : NOL_RUPIAH,
        },
      ];
    });
    const tanpa = ada.flatMap(({ kode_barcode }, at) => {
      const satu = dibagi[at];
      return satu && 'sebab' in satu ? [`${kode_barcode}: ${sebabTanpaBaris(satu.sebab).message}`] : [];
    });
    const total = semua.length > 0 ? sum(semua.map((b) => b.total)) : NOL_RUPIAH;
    const sebab = tanpa.length > 0 ? tanpa.join(' · ') : null;
    return { data: { barang: semua, total, sebab, usulan: kodeUsulan(ada, dibagi) } };
  }),
];
