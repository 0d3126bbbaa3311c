/** The personal data of a buyer in the cart: when the till asks for them, what is missing, and how they travel. Domain 14.2. */
import { add, type Rupiah } from '@mustika/kernel/amount.ts';
import { type DataDiri, dataDiriKurang, type KolomDataDiri } from '../../member/data-diri.rule.ts';
import type { HitunganTukar } from '../tukar/tukar.rule.ts';
import { tukarDari } from '../tukar/tukar.rule.ts';
import type { Keranjang } from './keranjang.rule.ts';

/** `diminta`: what the server wanted to know beyond what the sum of this cart asks for (IDENTITAS_DIPERLUKAN). */
export type DiriKeranjang = Partial<DataDiri> & { diminta?: readonly KolomDataDiri[] };

type Isi = Pick<Keranjang, 'diri' | 'pelanggan' | 'tukar'>;

/** What is known of the buyer, wherever it was typed. */
export function diriDari({ diri, pelanggan, tukar }: Isi): DataDiri {
  const { penjual } = tukarDari({ ...(tukar ? { tukar } : {}) });
  return {
    nama_customer: pelanggan?.nama ?? diri?.nama_customer ?? penjual.nama_customer,
    nik_sim_passport: diri?.nik_sim_passport ?? penjual.nik_sim_passport,
    alamat_customer: diri?.alamat_customer ?? penjual.alamat_customer,
    tanggal_lahir: diri?.tanggal_lahir ?? null,
    pekerjaan: diri?.pekerjaan ?? null,
    sumber_dana: diri?.sumber_dana ?? null,
  };
}

/** The sum that counts: what is sold and what is traded in. */
export const mintaDiri = (k: Isi, total: Rupiah, tukar: HitunganTukar, batas: Rupiah): boolean =>
  k.diri?.diminta !== undefined || add(total, tukar.total) >= batas;

/** Fields the payment sheet shows. A name that was chosen stands already; the address of a member is asked only when missing. */
export const isianDiri = ({ diri, pelanggan }: Isi): KolomDataDiri[] => [
  ...(pelanggan ? [] : (['nama_customer'] as const)),
  'nik_sim_passport',
  ...(!pelanggan?.kode_member || diri?.diminta?.includes('alamat_customer')
    ? (['alamat_customer'] as const)
    : []),
  'tanggal_lahir',
  'pekerjaan',
  'sumber_dana',
];

/** The first field that is still empty; the server judges the rest. */
export function diriKurang(k: Isi): KolomDataDiri | null {
  const kurang = dataDiriKurang(diriDari(k), { jumlah: 0, batas: 0 as Rupiah, hari: '9999-12-31' });
  return isianDiri(k).find((kolom) => kurang.includes(kolom)) ?? null;
}

/** What travels of it. Name and address of a member are the shop's own unless they were asked for. */
export function badanDiri(k: Isi): { isi: object; bayar: readonly [] } {
  if (!k.diri) return { isi: {}, bayar: [] };
  const isi = diriDari(k);
  const kolom = isianDiri(k).filter((satu) => isi[satu]);
  return { isi: Object.fromEntries(kolom.map((satu) => [satu, isi[satu]])), bayar: [] };
}
