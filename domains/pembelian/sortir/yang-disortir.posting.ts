/** What is to be sorted, line by line: the pieces and lots that are named, where each goes, and what it joins. */
import { NOL_RUPIAH, type Rupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import type { RowsOf } from '@mustika/server-kit/database.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';
import { barangErrors } from '../../barang/barang.errors.ts';
import { gerakErrors } from '../../barang/gerak-barang.errors.ts';
import { bacaBarcodeBaru } from '../../barang/gerak-barang.query.ts';
import { GUDANG_BELI, GUDANG_HANCUR, kembar } from '../../barang/gerak-barang.rule.ts';
import { lotErrors } from '../../lot/lot.errors.ts';
import { bacaLot, bacaLotDiBaki } from '../../lot/lot.query.ts';
import type { LotTersimpan, LotTujuan } from '../../lot/lot.rule.ts';
import { pembelianErrors as salah } from '../pembelian.errors.ts';
import { sortirErrors } from './sortir.errors.ts';
import { lotKelompok, type TujuanSortir } from './sortir.rule.ts';
import type { sortirPembelian } from './sortir-pembelian.document.ts';
import {
  type BakiSortir,
  type BarangSortir,
  bacaBakiSortir,
  bacaBarangSortir,
} from './sortir-pembelian.query.ts';

export type Simpan = Row<typeof sortirPembelian.transitions.simpan.fields>;
type BarisPiece = Simpan['barang'][number];

export const bacaSortir = ({ barang, lot }: Simpan, { scope: { kode_toko } }: Ctx) => ({
  found: bacaBarangSortir(
    kode_toko,
    barang.map((b) => b.kode_barcode),
  ),
  baki: bacaBakiSortir(
    kode_toko,
    [...barang, ...lot].flatMap((b) => b.ke_baki ?? []),
  ),
  dari: bacaLot(
    kode_toko,
    lot.map((b) => b.kode_lot),
  ),
  ke: bacaLotDiBaki(kode_toko, ['CUCI', 'MANUAL', 'PATRI', 'ROSOK'], null),
  register: bacaBarcodeBaru(barang.length + lot.length),
});
export type Bacaan = RowsOf<ReturnType<typeof bacaSortir>>;

/** Bought, still there, and nobody doubts its weight. */
function potong(barang: readonly BarisPiece[], found: readonly BarangSortir[]): BarangSortir[] {
  const codes = barang.map((b) => b.kode_barcode);
  const twin = kembar(codes);
  if (twin) reject(salah.BARANG_DUA_KALI, { kode_barcode: twin });
  return codes.map((kode_barcode) => {
    const b = found.find((one) => one.kode_barcode === kode_barcode);
    if (!b) reject(salah.BARANG_BELI_TIDAK_ADA, { kode_barcode });
    if (b.susut > 0 && b.keputusan !== 'SETUJU')
      reject(salah.SUSUT_BELUM_DISETUJUI, { kode_barcode, keputusan: b.keputusan ?? 'MENUNGGU' });
    return b;
  });
}

/** Where a line goes: the tray it is sold from, that of scrap, or where it lies already. */
function tempatDari(
  { tujuan, ke_baki }: { tujuan: TujuanSortir; ke_baki: string | null },
  { baki_beli, baki, path }: { baki_beli: string; baki: readonly BakiSortir[]; path: string },
): { gudang: string; baki: string } {
  if (tujuan === 'ROSOK') {
    const hancur =
      baki.find((t) => t.kode_gudang === GUDANG_HANCUR) ?? reject(gerakErrors.BAKI_HANCUR_TIDAK_ADA);
    return { gudang: GUDANG_HANCUR, baki: hancur.kode_baki };
  }
  if (tujuan !== 'JUAL') return { gudang: GUDANG_BELI, baki: baki_beli };
  if (ke_baki === null) reject(sortirErrors.BAKI_JUAL_KOSONG, { path });
  const jual =
    baki.find((t) => t.kode_baki === ke_baki) ?? reject(barangErrors.BAKI_TIDAK_ADA, { ke_baki, path });
  if (!jual.dijual) reject(sortirErrors.BAKI_BUKAN_JUAL, { ke_baki, path });
  return { gudang: jual.kode_gudang, baki: jual.kode_baki };
}

/** A line before anybody knows its codes: what it is, what it becomes, and where. */
export type Disortir = {
  /** Its row in the list of the form. */
  baris: number;
  tujuan: TujuanSortir;
  tempat: { gudang: string; baki: string };
  nama_barang: string;
  kode_group: string;
  kode_dept: string;
  kadar: BarangSortir['kadar'];
  kode_barcode: string;
  ongkos: Rupiah;
  piece: BarangSortir | null;
  lot: LotTersimpan | null;
  banyak: { qty: number; berat: BarangSortir['berat'] };
};

export function dariPiece(input: Simpan, { found, baki }: Bacaan): Disortir[] {
  return potong(input.barang, found).map((piece, at): Disortir => {
    const baris = input.barang[at] as BarisPiece;
    const ongkos = baris.ongkos ?? NOL_RUPIAH;
    if (ongkos > 0 && baris.tujuan !== 'JUAL')
      reject(sortirErrors.ONGKOS_BUKAN_JUAL, { path: `barang.${at}.ongkos` });
    const { nama_barang, kode_group, kode_dept, kadar, kode_barcode, berat } = piece;
    return {
      ...{ baris: at, nama_barang, kode_group, kode_dept, kadar, kode_barcode, ongkos, piece, lot: null },
      ...{
        tujuan: baris.tujuan,
        tempat: tempatDari(baris, { baki_beli: piece.kode_baki, baki, path: `barang.${at}.ke_baki` }),
        banyak: { qty: 1, berat },
      },
    };
  });
}

export function dariLot(input: Simpan, { dari, baki }: Bacaan): Disortir[] {
  return input.lot.map((baris, at): Disortir => {
    const { kode_lot: kode_barcode, qty, berat, tujuan } = baris;
    const lot =
      dari.find((one) => one.kode_lot === kode_barcode) ?? reject(lotErrors.LOT_TIDAK_ADA, { kode_barcode });
    const { nama_lot, kode_group, kode_dept, kadar, letak } = lot;
    if (lot.jenis_lot !== 'BALENAN' || kode_group === null || kode_dept === null)
      reject(sortirErrors.BUKAN_LOT_BELI, { kode_barcode });
    const tempat = tempatDari(baris, {
      ...{ baki, path: `lot.${at}.ke_baki` },
      baki_beli: letak.split('/')[1] ?? '',
    });
    return {
      ...{
        baris: at,
        nama_barang: nama_lot,
        kode_group,
        kode_dept,
        kadar,
        kode_barcode,
      },
      ...{ tujuan, tempat, ongkos: NOL_RUPIAH, piece: null, lot, banyak: { qty, berat } },
    };
  });
}

/** The lot that a line joins; nothing where it stays a piece. */
export function lotTujuan({ tujuan, tempat, nama_barang, ...b }: Disortir): LotTujuan | null {
  const sifat = { kadar: b.kadar, kode_group: b.kode_group, kode_dept: b.kode_dept, ada_faktur: false };
  if (tujuan !== 'JUAL') return lotKelompok(tujuan, { ...sifat, nama: nama_barang }, tempat);
  return b.lot ? { ...sifat, jenis_lot: 'MANUAL', tempat, batch: '', nama_lot: nama_barang } : null;
}
