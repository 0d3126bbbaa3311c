/** Gold between a branch and head office, by weight: what arrives of a lot, and what of it somebody still has to decide about. */
import { add, beratMurni, type Miligram, type Rupiah, subtract } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { bagianLot, type IsiLot, type JenisLot, type SifatLot } from '../../lot/lot.rule.ts';
import { sepuhanErrors as salah } from '../sepuhan.errors.ts';

/** What of a lot on its way nobody has answered for, as both ends read it. */
export type LotDiJalan = Pick<SifatLot, 'jenis_lot' | 'kadar' | 'kode_group' | 'kode_dept' | 'ada_faktur'> & {
  kode_lot: string;
  no_kirim: string;
  dari_toko: string;
  nama_lot: string;
  /** As it was sent. */
  berat: Miligram;
  sisa_qty: number;
  sisa_berat: Miligram;
  sisa_murni: Miligram;
  sisa_modal: Rupiah;
};

/** What the scale of head office says of it. */
export type Ditimbang = { kode_lot: string; berat: Miligram };

/** So much may two scales differ upwards: 20 mg, and a thousandth of what was sent. More has come from somewhere else. */
const TIMBANGAN = 20;
const SERIBU = 1000;

const isiSisa = ({ sisa_berat, sisa_qty, sisa_murni, sisa_modal, ...lot }: LotDiJalan) => ({
  ...lot,
  // On its way it is metal, whose difference of weight has no pieces.
  ...{ jenis_lot: 'KIRIM' as const, berat: sisa_berat, qty: sisa_qty, murni: sisa_murni, nilai: sisa_modal },
});

/**
 * What leaves the way by such a weighing, with all of its pieces, and what arrives: the same, but that a heavier scale adds grams without
 * worth. `path` is where a refusal is shown.
 */
export function tiba(lot: LotDiJalan, berat: Miligram, path?: string): { lepas: IsiLot; masuk: IsiLot } {
  const lebih = berat - lot.sisa_berat;
  if (lebih > TIMBANGAN + Math.floor(lot.berat / SERIBU))
    reject(salah.BERAT_MELEBIHI_KIRIMAN, {
      ...{ kode_lot: lot.kode_lot, dikirim: lot.sisa_berat, berat },
      ...(path ? { path } : {}),
    });
  const lepas = bagianLot(isiSisa(lot), {
    berat: (lebih > 0 ? lot.sisa_berat : berat) as Miligram,
    qty: lot.sisa_qty,
  });
  if (lebih <= 0) return { lepas, masuk: lepas };
  const tambah = subtract(beratMurni(berat, lot.kadar), beratMurni(lot.sisa_berat, lot.kadar));
  return { lepas, masuk: { ...lepas, berat, murni: add(lepas.murni, tambah) } };
}

/** What it is again where it arrives; a group that the store does not have is told by its karat alone. */
export const sifatTiba = (
  { jenis_lot, kadar, kode_group, kode_dept, ada_faktur, nama_lot }: LotDiJalan,
  grup: ReadonlySet<string>,
) => {
  const kenal = kode_group !== null && grup.has(kode_group);
  return {
    ...{ jenis_lot: jenis_lot as JenisLot, kadar, ada_faktur, nama_lot, batch: '' },
    ...{ kode_group: kenal ? kode_group : null, kode_dept: kenal ? kode_dept : null },
  };
};
