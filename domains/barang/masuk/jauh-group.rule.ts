/** What is far from its group: a karat or a cost that lost a factor on its way in. Asked about, by file and by hand. docs/decisions/0137. */
import { formatPersen, formatRupiah, hargaBerat, miligram } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { barangErrors } from '../barang.errors.ts';
import type { Acuan, BarisBarang, Salah } from './barang-baru.rule.ts';
import { jauhCap } from './karat-berkas.rule.ts';

/**
 * A share of one written for a percentage, 0,75 for 75 %, would be a piece without gold. Below half of what its group is made
 * of hardly a piece is; above it the specification allows up to 500. The spec does not say. Goods without gold have no karat.
 */
function jauhKadar(
  { kadar, kode_group }: Pick<BarisBarang, 'kadar' | 'kode_group'>,
  { grup }: Pick<Acuan, 'grup'>,
): Salah[] {
  const milik = grup.get(kode_group);
  if (!milik || milik.aksesoris || kadar === null || kadar * 2 >= milik.kadar) return [];
  return [{ kolom: 'kadar', sebab: `kadar jauh di bawah ${formatPersen(milik.kadar)} milik group` }];
}

/** How many times less and more than its metal a piece may cost: lost thousands are a thousand times less, sen a hundred times more. */
const JAUH = { bawah: 200, atas: 50 } as const;

/**
 * Rp 1.337 for three grams of 750 is a cost in thousands, and would be the cost of what is sold for ever. Nought is said on purpose; what
 * has stones or a price of its own is worth more than its metal, and goods without gold have no cost by weight. Ours.
 */
function jauhModal(baris: BarisBarang, { grup }: Pick<Acuan, 'grup'>): Salah[] {
  const milik = grup.get(baris.kode_group);
  if (!milik || milik.aksesoris || milik.markis || milik.harga_modal === 0 || !baris.harga_modal) return [];
  const modal = hargaBerat(
    milik.harga_modal,
    miligram(Math.min(baris.berat ?? baris.berat_asli, baris.berat_asli)),
  );
  const kata = `${formatRupiah(modal)} menurut group`;
  if (baris.harga_modal * JAUH.bawah < modal)
    return [{ kolom: 'harga_modal', sebab: `harga modal jauh di bawah ${kata}` }];
  const berhias =
    baris.harga_atribut !== null || baris.nama_atribut !== null || (baris.batu ?? []).length > 0;
  const tertera = baris.harga_bandrol !== null || baris.kode_bandrol !== null;
  return baris.harga_modal > modal * JAUH.atas && !berhias && !tertera
    ? [{ kolom: 'harga_modal', sebab: `harga modal jauh di atas ${kata}` }]
    : [];
}

/** What somebody has to look at twice before the line is taken. */
export const jauhDariGroup = (baris: BarisBarang, acuan: Pick<Acuan, 'grup'>): Salah[] => [
  ...jauhKadar(baris, acuan),
  ...jauhCap(baris, acuan),
  ...jauhModal(baris, acuan),
];

/** All of it in one refusal, each at its column of the list: whoever sends the same again with `yakin` has read it. */
export function tanyaJauh(jauh: readonly (Salah & { baris: number })[], daftar = 'baris'): never {
  const detail = jauh.map(({ baris, kolom, sebab }) => ({
    path: `${daftar}.${baris}.${kolom}`,
    message: sebab,
  }));
  reject(barangErrors.JAUH_DARI_GROUP, detail);
}
