/**
 * What a counter asks about goods without our nota, whether they are bought or traded in: what they are, what they weigh
 * and what they are priced by. Weight in grams and karat in percent, as typed; no errors, only answers. Domain R4.6,
 * Spec 1 §6.
 */
import { formatAngka, toThousandths } from '@mustika/kernel/amount.ts';
import { type Fields, gram, kadar, pilihan, ref, teks } from '@mustika/kernel/field.ts';
import { groupResource } from '../../master/group.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';
import type { basisTanpaNota } from '../hitung-pembelian.rule.ts';
import type { AsalNota } from '../rugi-nota.rule.ts';
import type { AcuanLayar } from './keranjang-beli.rule.ts';

export type IsiTanpaNota = {
  nama_barang: string | null;
  kode_group: string | null;
  kode_dept: string | null;
  kadar: number | string | null;
  kode_harga: string | null;
  berat: number | string | null;
  asal_nota: AsalNota;
};
type SalahTanpaNota = Partial<Record<keyof IsiTanpaNota, string>>;
type Basis = ReturnType<typeof basisTanpaNota>;

/** Nothing typed yet; most such goods come from nowhere we know. */
export const TANPA_NOTA_KOSONG: IsiTanpaNota = {
  nama_barang: null,
  kode_group: null,
  kode_dept: null,
  kadar: null,
  kode_harga: null,
  berat: null,
  asal_nota: 'TANPA NOTA',
};

/** Where such goods may come from. */
const ASAL_TANPA_NOTA = ['TANPA NOTA', 'TOKO LAIN'] as const;

/** The form of both counters; a list of buying prices is offered where they price by it. */
export const isianTanpaNota = (basis: Basis, harga: AcuanLayar['harga']): Fields => ({
  nama_barang: teks('Nama Barang', { dicetak: true, max: 100 }),
  berat: gram('Berat Timbang', { ditimbang: true }),
  kode_group: ref('Group', () => groupResource),
  kode_dept: ref('Jenis', () => jenisResource),
  kadar: kadar('Kadar Hasil Uji'),
  ...(basis !== 'KADAR' && {
    kode_harga: pilihan(
      'Kode Harga',
      harga.map((h) => [h.kode_harga, `${h.kode_harga} - ${formatAngka(h.harga_per_gram)}/g`] as const),
      { opsional: basis !== 'KODE_HARGA' },
    ),
  }),
  asal_nota: pilihan('Asal Nota', ASAL_TANPA_NOTA),
});

/** Milligram or milli-percent of what was typed; nothing and half a number are 0. */
export const mili = (value: number | string | null): number =>
  typeof value === 'number' ? (toThousandths(value) ?? 0) : 0;

/** What is missing, by the field it is missing from; an empty object when nothing is. Texts of Spec 1 §6 and §8. */
export function salahTanpaNota(isi: IsiTanpaNota, basis: Basis): SalahTanpaNota {
  const salah: SalahTanpaNota = {};
  if (!isi.nama_barang) salah.nama_barang = 'Nama Barang Tidak Boleh Kosong';
  else if (isi.nama_barang.length < 6) salah.nama_barang = 'Nama Barang Minimal 6 Karakter';
  if (!isi.kode_group) salah.kode_group = 'Kode Group Harus Diisi !!!';
  if (!isi.kode_dept) salah.kode_dept = 'Jenis Tidak Boleh Kosong';
  if (mili(isi.kadar) <= 0) salah.kadar = 'Kadar Tidak Boleh Kosong';
  else if (mili(isi.kadar) > 100_000) salah.kadar = 'Kadar Maksimal 100';
  if (basis === 'KODE_HARGA' && !isi.kode_harga) salah.kode_harga = 'Kode Harga Tidak Boleh Kosong';
  if (mili(isi.berat) <= 0) salah.berat = 'Berat Tidak Boleh Kosong';
  return salah;
}
