/**
 * What is read before pieces are held for a customer: pieces, rates, trays. A plan of instalments asks
 * for the same (docs/decisions/0055).
 */
import { reject } from '@mustika/kernel/errors.ts';
import { statement } from '@mustika/server-kit/database.ts';
import type { BarangSiapJual } from '../jual/bahan-penjualan.rule.ts';
import { HARGA_DASAR } from '../master/harga/parameter-harga-emas.resource.ts';
import type { TarifPpn } from '../pajak/ppn.rule.ts';
import type { AcuanGroup, AcuanJenis } from './dipesan.rule.ts';
import type { BarangTitipan, TitipanDiambil } from './pakai-titip.rule.ts';
import { titipanErrors } from './titipan.errors.ts';
import { GUDANG_TITIP } from './titipan.rule.ts';

const BARANG = `select m.*,
    (select e.harga_jual from parameter_harga_emas e where e.kode_toko = m.kode_toko and e.kode_harga = '${HARGA_DASAR}' and e.aktif) as harga_24k,
    case when m.dipegang_sampai > $3::timestamptz then m.pemegang end as dipegang_oleh,
    case when m.dipegang_sampai > $3::timestamptz then m.keranjang end as dipegang_keranjang
  from barang_di_meja m where m.kode_toko = $1 and m.kode_barcode = any ($2)`;

/** Pieces as a sale sees them: a deposit asks its questions. */
export const bacaBarangTitip = (kode_toko: string, barcodes: readonly string[], saat: string) =>
  statement<BarangSiapJual>('titip_barang', BARANG, kode_toko, barcodes, saat);

/** The rates of PPN, of which the day picks one. */
export const bacaTarifTitip = () =>
  statement<TarifPpn>(
    'titip_tarif_ppn',
    'select kelas_ppn, mulai_berlaku, tarif, kode_faktur from parameter_ppn where aktif',
  );

/** What the shop's lists say of groups and kinds today; of all of them where nobody knows yet which ones. */
export const bacaAcuanDipesan = (
  kode_toko: string,
  barang: readonly { kode_group: string; kode_dept: string }[] | null,
) => ({
  group: statement<AcuanGroup>(
    'dipesan_group',
    `select g.kode_group, g.harga as harga_group, g.kadar, g.kadar_jual, g.markis, g.aksesoris,
            (select e.harga_jual from parameter_harga_emas e where e.kode_toko = g.kode_toko and e.kode_harga = '${HARGA_DASAR}' and e.aktif) as harga_24k,
            (select jsonb_agg(to_jsonb(o)) from parameter_ongkos o where o.kode_toko = $1 and o.aktif) as parameter
       from grup g where g.kode_toko = $1 and ($2::text[] is null or g.kode_group = any ($2)) and g.aktif`,
    kode_toko,
    barang?.map((b) => b.kode_group) ?? null,
  ),
  jenis: statement<AcuanJenis>(
    'dipesan_jenis',
    'select kode_dept, golongan_ppn from jenis where $1::text[] is null or kode_dept = any ($1)',
    barang?.map((b) => b.kode_dept) ?? null,
  ),
});

/** The tray pieces wait in: the first of gudang TITIP. */
export const bacaBakiTitip = (kode_toko: string) =>
  statement<{ kode_baki: string }>(
    'titip_baki',
    `select kode_baki from baki where kode_toko = $1 and kode_gudang = '${GUDANG_TITIP}' and aktif order by kode_baki limit 1`,
    kode_toko,
  );

export type BakiJual = { kode_baki: string; kode_gudang: string };

/** A tray pieces may return to: one of a warehouse that sells. */
export const bacaBakiJual = (kode_toko: string, kode_baki: string | null) =>
  statement<BakiJual>(
    'titip_baki_jual',
    `select t.kode_baki, t.kode_gudang from baki t
           join gudang g on g.kode_toko = t.kode_toko and g.kode_gudang = t.kode_gudang and g.dijual and g.aktif
          where t.kode_toko = $1 and t.kode_baki = $2 and t.aktif`,
    kode_toko,
    kode_baki ?? '',
  );

/** Pieces among these that are held for a pre-order, and for which. */
export const bacaBarangPo = (kode_toko: string, kode: readonly string[]) =>
  statement<{ kode_barcode: string; no_po: string }>(
    'titip_barang_po',
    `select l.kode_barcode, t.no_titipan as no_po from titipan_barang l
       join titipan t on t.kode_toko = l.kode_toko and t.no_titipan = l.no_titipan and t.jenis = 'PRE_ORDER'
      where l.kode_toko = $1 and l.kode_barcode = any ($2) and l.keadaan = 'DITITIP'`,
    kode_toko,
    kode,
  );

/** Errors: one that is held for a pre-order already. */
export function bukanBarangPo([found]: readonly { kode_barcode: string; no_po: string }[]): void {
  if (found) reject(titipanErrors.BARANG_SUDAH_PRE_ORDER, found);
}

/** The deposit and the pieces that wait for it. */
export const bacaTitipanJual = (...nomor: [kode_toko: string, no_titipan: string]) => ({
  titipan: statement<TitipanDiambil>(
    'jual_titipan',
    // The later column of one name is the one that is read: what the price is today.
    `select t.*, d.status, d.peristiwa, harga_titipan(t) as jenis_harga, menunggu_titipan(t) as menunggu from titipan t
             join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_titipan
            where t.kode_toko = $1 and t.no_titipan = $2`,
    ...nomor,
  ),
  ditahan: statement<BarangTitipan>(
    'jual_titipan_barang',
    "select * from titipan_barang where kode_toko = $1 and no_titipan = $2 and keadaan = 'DITITIP' order by urut",
    ...nomor,
  ),
});

/** What a piece that came over from the till of before is held by. */
export const bacaBahanAwal = (kode_toko: string, kode_barcode: string, saat: string) => ({
  barang: bacaBarangTitip(kode_toko, [kode_barcode], saat),
  baki: bacaBakiTitip(kode_toko),
  tarif: bacaTarifTitip(),
});
