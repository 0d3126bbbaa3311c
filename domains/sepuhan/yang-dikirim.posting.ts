/** What leaves with a shipment, to whomever: lots and pieces of the shop become lots of the shipment at what they cost. */
import type { Miligram, Rupiah } from '@mustika/kernel/amount.ts';
import type { Rincian } from '@mustika/kernel/approval.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import type { RowsOf } from '@mustika/server-kit/database.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';
import { barangErrors } from '../barang/barang.errors.ts';
import { bacaBarcodeBaru } from '../barang/gerak-barang.query.ts';
import { gerakBarang, kembar, rincianBarang } from '../barang/gerak-barang.rule.ts';
import { lotErrors } from '../lot/lot.errors.ts';
import { bacaLot } from '../lot/lot.query.ts';
import {
  akunLot,
  isiBaru,
  jumlahLot,
  type LotTersimpan,
  type LotTujuan,
  OLAH,
  rincianLot,
  siapkanLot,
  transferLot,
  tulisLot,
} from '../lot/lot.rule.ts';
import { sepuhanErrors as salah } from './sepuhan.errors.ts';
import { bacaKeping, type Keping } from './sepuhan.query.ts';

/** What is asked to go. */
export type Dikirim = {
  lot: readonly { kode_lot: string; qty: number; berat: Miligram }[];
  barang: readonly { kode_barcode: string }[];
};

export const bacaDikirim = ({ lot, barang }: Dikirim, { scope: { kode_toko } }: Ctx) => ({
  dari: bacaLot(
    kode_toko,
    lot.map((b) => b.kode_lot),
  ),
  keping: bacaKeping(
    kode_toko,
    barang.map((b) => b.kode_barcode),
  ),
  register: bacaBarcodeBaru(lot.length + barang.length),
});
type Bacaan = RowsOf<ReturnType<typeof bacaDikirim>>;

/** Where it goes: what a lot and a piece become, what refuses a piece, and whether somebody counts them there. */
export type Ke = {
  lot: (lot: LotTersimpan) => LotTujuan;
  keping: (piece: Keping) => LotTujuan;
  dihitung: boolean;
  nama: { kategori: string; jenis: string };
};

/** Pieces by their codes, each of them once and still there. */
function kepingDari(codes: readonly string[], found: readonly Keping[]): Keping[] {
  const twin = kembar(codes);
  if (twin) reject(salah.LOT_DUA_KALI, { kode_barcode: twin });
  return codes.map(
    (kode_barcode) =>
      found.find((one) => one.kode_barcode === kode_barcode) ??
      reject(barangErrors.BARANG_TIDAK_ADA, { kode_barcode }),
  );
}

/** Where the cost of a piece lay. */
const akunKeping = ({ status }: Keping): UjungUang => ({
  akun: status === 'ROSOK' ? 'PERSEDIAAN_ROSOK' : 'PERSEDIAAN_BELI',
});

/** All that a shipment does to pieces, lots, gold and money; the shipment itself is written by its document. */
export function kirimkan(input: Dikirim, { dari, keping, register }: Bacaan, ke: Ke, hari: string) {
  const pieces = kepingDari(
    input.barang.map((b) => b.kode_barcode),
    keping,
  );
  if (input.lot.length + pieces.length === 0) reject(salah.KIRIMAN_KOSONG);
  const asal = input.lot.map(
    ({ kode_lot }) =>
      dari.find((one) => one.kode_lot === kode_lot) ?? reject(lotErrors.LOT_TIDAK_ADA, { kode_lot }),
  );
  const tujuan = [...asal.map(ke.lot), ...pieces.map(ke.keping)];
  const { kode, meja, tulis } = siapkanLot(tujuan, dari, register, hari);
  const uang: Transfer[] = [];
  for (const [at, b] of input.lot.entries()) {
    const lot = meja.satu(b.kode_lot);
    const di = meja.satu(kode[at] ?? '');
    const isi = meja.keluar(b.kode_lot, { ...b, baris: at, daftar: 'lot' }, di.tempat);
    meja.masuk(di.kode_lot, ke.dihitung ? isi : { ...isi, qty: 0 }, lot.tempat);
    uang.push(...uangTransfer(akunLot(lot), akunLot(di), isi.nilai, ke.nama));
  }
  for (const [at, piece] of pieces.entries()) {
    const di = meja.satu(kode[input.lot.length + at] ?? '');
    const isi = isiBaru(piece.kadar, piece.berat, piece.harga_modal, ke.dihitung ? 1 : 0);
    meja.masuk(di.kode_lot, isi, OLAH, piece.kode_barcode);
    uang.push(...uangTransfer(akunKeping(piece), akunLot(di), piece.harga_modal, ke.nama));
  }
  const gerak = gerakBarang(pieces, {
    status: 'DISORTIR',
    tempat: OLAH,
    tolak: barangErrors.BARANG_TIDAK_ADA,
  });
  const isiKe = (arah: 'MASUK' | 'KELUAR') =>
    jumlahLot(meja.gerak.filter((g) => g.arah === arah).map(({ isi }) => isi));
  const { berat, nilai, murni } = isiKe('MASUK');
  const jumlah_barang = isiKe('KELUAR').qty + pieces.length;
  const rincian: Rincian[] = [
    ...meja.gerak.filter(({ arah }) => arah === 'KELUAR').map(rincianLot),
    ...rincianBarang(pieces),
  ];
  return {
    /** Lots of the shipment with all that is in them now. */
    jadi: [...new Set(kode)].map((kode_lot) => meja.satu(kode_lot)),
    jumlah: { jumlah_barang, berat, murni, harga_modal: nilai as Rupiah },
    rincian,
    tulis: [...(pieces.length > 0 ? [gerak.tulis] : []), ...tulis, ...tulisLot(meja.gerak)],
    transfers: [...uang, ...gerak.transfers, ...transferLot(meja.gerak)],
    audit: { lot: input.lot.map((b) => [b.kode_lot, b.qty, b.berat]), barang: input.barang.length },
  };
}
