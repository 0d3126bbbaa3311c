/** The scan: one named statement answers everything a till needs to know about a piece. */

import type { Inside } from '@mustika/kernel/answer.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { HARGA_DASAR } from '../master/harga/parameter-harga-emas.resource.ts';
import { aturanPpn, type PotongPpn, type PpnBarang, ppnBarang, type TarifPpn } from '../pajak/ppn.rule.ts';
import { BERJUMLAH } from './aksesoris/berjumlah.rule.ts';
import { barangErrors } from './barang.errors.ts';
import { bacaBarcode } from './barcode.rule.ts';
import { barangReadyCommand } from './cari-barang.command.ts';
import { aturanHarga } from './harga-barang.rule.ts';
import { type BarisHarga, hargaKini, type kartuBarang } from './kartu-barang.rule.ts';

/** The columns of a piece and of what prices it; `$1` is the store. Shared by scan, list and label. */
export const KOLOM_SQL = `b.kode_barcode, b.kode_intern, b.nama_barang, b.kode_group, b.kode_dept, b.kode_gudang, b.kode_baki,
  b.kode_baki as kode_toko, b.status, b.berat, b.berat_asli, b.kadar, b.kadar_cetak, b.tipe_ongkos, b.ongkos, b.nama_atribut,
  b.berat_atribut, b.harga_atribut, b.berat_plastik, b.kode_bandrol, b.size, b.harga_modal, b.golongan_modal, b.harga_bandrol, b.supplier, b.ada_faktur_masukan, b.no_faktur_masukan,
  b.foto is not null as ada_foto, b.cetak_label, b.no_masuk, b.tanggal_masuk, b.no_terakhir, b.versi, b.diubah_oleh, b.diubah_pada,
  g.harga as harga_group, g.kadar_jual, g.markis,
  (select h.harga_jual from parameter_harga_emas h where h.kode_toko = $1 and h.kode_harga = '${HARGA_DASAR}' and h.aktif)
    as harga_24k,
  case when b.status = '${BERJUMLAH}' then
    (select s.jumlah from stok_aksesoris s where s.kode_toko = b.kode_toko and s.kode_barcode = b.kode_barcode) end as stok`;

export const DARI_SQL =
  'from barang b join grup g on g.kode_toko = b.kode_toko and g.kode_group = b.kode_group';

/** What PPN asks: the open day and the rates, a handful of which the day picks one. A third of a scan, where nobody takes it. */
const PPN = `,
    (select h.tanggal from hari_toko h where h.kode_toko = b.kode_toko and h.status = 'OPEN') as hari,
    (select jsonb_agg(jsonb_build_object('kelas_ppn', t.kelas_ppn, 'mulai_berlaku', t.mulai_berlaku, 'tarif', t.tarif,
       'kode_faktur', t.kode_faktur)) from parameter_ppn t where t.aktif) as tarif_ppn`;

const readySql = (
  more: string,
): string => `select ${KOLOM_SQL}, g.aksesoris, j.golongan_ppn, g.versi as versi_group, j.nama_dept, (j.berlian or berbatu_berlian(b.kode_toko, b.kode_barcode)) as berlian, w.dijual,
    p.user_id as dipegang_oleh, p.keranjang, p.sampai as dipegang_sampai, d.user_id as terakhir_oleh, d.jenis as terakhir_jenis,
    exists (select from pembelian_barang q where q.kode_toko = b.kode_toko and q.kode_barcode = b.kode_barcode and not q.batal)
      as pernah_dibeli${more}
  ${DARI_SQL}
  join jenis j on j.kode_dept = b.kode_dept
  join gudang w on w.kode_toko = b.kode_toko and w.kode_gudang = b.kode_gudang
  left join barang_pegang p on p.kode_toko = b.kode_toko and p.kode_barcode = b.kode_barcode and p.sampai > $3::timestamptz
  left join dokumen d on d.kode_toko = b.kode_toko and d.no_dokumen = b.no_terakhir
 where b.kode_toko = $1 and b.kode_barcode = $2`;
const READY = readySql('');
const READY_PPN = readySql(PPN);

/** What the price computes is not selected. */
type Dihitung = 'ongkos_rp' | 'harga_jual' | 'harga_per_gram' | 'harga_emas' | 'pembulatan';
export type BarisKartu = Omit<Inside<typeof kartuBarang>, Dihitung> & BarisHarga;

type BarisSiap = BarisKartu &
  PotongPpn &
  Omit<Inside<typeof barangReadyCommand.answer>, keyof BarisKartu | Dihitung | 'ppn'> & {
    hari?: string | null;
    tarif_ppn?: TarifPpn[] | null;
  };

const readyStatement = (ppn: boolean, ...of: [kode_toko: string, kode_barcode: string, saat: string]) =>
  statement<BarisSiap>(ppn ? 'barang_ready_ppn' : 'barang_ready', ppn ? READY_PPN : READY, ...of);

/** A selected row with the price it wears now. */
export function kartuOf<R extends BarisKartu>(row: R, ctx: Ctx): R & Inside<typeof kartuBarang> {
  const { total, ...harga } = hargaKini(row, aturanHarga(ctx.session.store));
  return { ...row, ...harga, harga_jual: total };
}

/** How the piece is taxed if it is sold now. Null where the store takes no PPN. */
function ppnOf({ hari, tarif_ppn, ...potong }: BarisSiap, ctx: Ctx): PpnBarang | null {
  const aturan = aturanPpn(ctx.session.store);
  return aturan && hari ? ppnBarang(aturan, tarif_ppn ?? [], hari, potong) : null;
}

export const barangReady = implementCommand(barangReadyCommand, async ({ kode_barcode }, ctx) => {
  const code = bacaBarcode(kode_barcode);
  const saat = ctx.deps.clock.now().toString();
  const ppn = aturanPpn(ctx.session.store) !== null;
  const [row] = await ctx.deps.db.rows(ctx.scope, readyStatement(ppn, ctx.scope.kode_toko, code, saat));
  if (!row) reject(barangErrors.BARANG_TIDAK_ADA, { kode_barcode: code });
  return { data: { ...kartuOf(row, ctx), ppn: ppnOf(row, ctx) } };
});
