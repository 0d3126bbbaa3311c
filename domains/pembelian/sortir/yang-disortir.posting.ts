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
import { kartuDariLot } from './kartu-dari-lot.rule.ts';
import { sortirErrors } from './sortir.errors.ts';
import { lotKelompok, type TujuanSortir } from './sortir.rule.ts';
import type { sortirPembelian } from './sortir-pembelian.document.ts';
import {
  type BakiSortir,
  type BarangSortir,
  bacaAcuanLot,
  bacaBakiSortir,
  bacaBarangSortir,
  type KartuLama,
} from './sortir-pembelian.query.ts';

export type Simpan = Row<typeof sortirPembelian.transitions.simpan.fields>;
type BarisPiece = Simpan['barang'][number];

export const bacaSortir = ({ barang, lot, keping }: Simpan, { scope: { kode_toko } }: Ctx) => ({
  found: bacaBarangSortir(
    kode_toko,
    barang.map((b) => b.kode_barcode),
  ),
  baki: bacaBakiSortir(
    kode_toko,
    [...barang, ...lot, ...keping].flatMap((b) => b.ke_baki ?? []),
  ),
  dari: bacaLot(
    kode_toko,
    [...lot, ...keping].map((b) => b.kode_lot),
  ),
  acuan: bacaAcuanLot(
    kode_toko,
    keping.map((b) => b.kode_lot),
  ),
  ke: bacaLotDiBaki(kode_toko, ['CUCI', 'MANUAL', 'PATRI', 'ROSOK'], null),
  register: bacaBarcodeBaru(barang.length + lot.length + keping.length),
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
  /** What its new card says, where it becomes a piece with a code of its own. */
  kartu: KartuLama | null;
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
        kartu: baris.tujuan === 'JUAL' ? piece.kartu : null,
        tempat: tempatDari(baris, { baki_beli: piece.kode_baki, baki, path: `barang.${at}.ke_baki` }),
        banyak: { qty: 1, berat },
      },
    };
  });
}

/** A bought lot whose goods have a group and a kind. */
function lotDibeli(kode_barcode: string, { dari }: Bacaan) {
  const lot =
    dari.find((one) => one.kode_lot === kode_barcode) ?? reject(lotErrors.LOT_TIDAK_ADA, { kode_barcode });
  const { nama_lot, kode_group, kode_dept, kadar } = lot;
  if (lot.jenis_lot !== 'BALENAN' || kode_group === null || kode_dept === null)
    reject(sortirErrors.BUKAN_LOT_BELI, { kode_barcode });
  return { nama_barang: nama_lot, kode_group, kode_dept, kadar, kode_barcode, piece: null, lot };
}

export function dariLot(input: Simpan, rows: Bacaan): Disortir[] {
  return input.lot.map((baris, at): Disortir => {
    const { kode_lot, qty, berat, tujuan } = baris;
    const apa = lotDibeli(kode_lot, rows);
    const baki_beli = apa.lot.letak.split('/')[1] ?? '';
    const tempat = tempatDari(baris, { baki: rows.baki, path: `lot.${at}.ke_baki`, baki_beli });
    return {
      ...apa,
      ...{ baris: at, tujuan, tempat, ongkos: NOL_RUPIAH, kartu: null, banyak: { qty, berat } },
    };
  });
}

/** A piece out of a lot: one of its pieces, at its share of the cost. */
export function dariKeping(input: Simpan, rows: Bacaan): Disortir[] {
  return input.keping.map((baris, at): Disortir => {
    const apa = lotDibeli(baris.kode_lot, rows);
    const jual = { tujuan: 'JUAL', ke_baki: baris.ke_baki } as const;
    const tempat = tempatDari(jual, { baki: rows.baki, path: `keping.${at}.ke_baki`, baki_beli: '' });
    const kartu = kartuDariLot(apa, baris.berat, rows.acuan, `keping.${at}.kode_lot`);
    return {
      ...{ ...apa, nama_barang: baris.nama_barang ?? apa.nama_barang },
      ...{ baris: at, tujuan: 'JUAL', tempat, ongkos: baris.ongkos ?? NOL_RUPIAH, kartu },
      banyak: { qty: 1, berat: baris.berat },
    };
  });
}

/** The lot that a line joins; nothing where it is a piece. */
export function lotTujuan({ tujuan, tempat, nama_barang, ...b }: Disortir): LotTujuan | null {
  if (b.kartu) return null;
  const sifat = { kadar: b.kadar, kode_group: b.kode_group, kode_dept: b.kode_dept, ada_faktur: false };
  if (tujuan !== 'JUAL') return lotKelompok(tujuan, { ...sifat, nama: nama_barang }, tempat);
  return { ...sifat, jenis_lot: 'MANUAL', tempat, batch: '', nama_lot: nama_barang };
}
