/**
 * What the shop must know of a customer from BATAS_IDENTITAS on, whichever way the gold goes: this nota together with what the
 * same person bought and sold in the store that day. Domain 14.1, 14.2; docs/decisions/0028. Every field is sealed at rest.
 */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { kode, tanggal, teks } from '@mustika/kernel/field.ts';
import { readSetting, type Toko } from '@mustika/kernel/settings/settings.ts';
import { memberErrors } from './member.errors.ts';

const diminta = { opsional: true, bilaDiminta: true } as const;

/** What the code of a member fills of a document that names its customer. */
export const kodeMember = kode('Kode Member', {
  opsional: true,
  member: { nama_customer: 'nama_member', no_hp_customer: 'no_hp', alamat_customer: 'alamat' },
});

/** The fields a nota has for it beside number, name and address. */
export const dataDiriFields = {
  tanggal_lahir: tanggal('Tanggal Lahir', { ...diminta, segel: true }),
  pekerjaan: teks('Pekerjaan', { ...diminta, max: 60, segel: true }),
  sumber_dana: teks('Sumber Dana', { ...diminta, max: 60, segel: true }),
};

/** All of it beside the name, for what a document does not ask otherwise. */
export const identitasFields = {
  nik_sim_passport: kode('NIK / SIM / Passport', { ...diminta, max: 30, segel: true }),
  alamat_customer: teks('Alamat Customer', { ...diminta, dicetak: true, max: 160 }),
  ...dataDiriFields,
};

/** In the order in which they are asked. */
export const DATA_DIRI = [
  'nama_customer',
  'nik_sim_passport',
  'alamat_customer',
  'tanggal_lahir',
  'pekerjaan',
  'sumber_dana',
] as const;
export type KolomDataDiri = (typeof DATA_DIRI)[number];
export type DataDiri = Readonly<Record<KolomDataDiri, string | null>>;

/** The columns of a head that a nota did not have before there was more to know. */
export const dataDiriDari = ({
  nik_sim_passport,
  tanggal_lahir,
  pekerjaan,
  sumber_dana,
}: DataDiri): Pick<DataDiri, 'nik_sim_passport' | 'tanggal_lahir' | 'pekerjaan' | 'sumber_dana'> => ({
  nik_sim_passport,
  tanggal_lahir,
  pekerjaan,
  sumber_dana,
});

/** `jumlah`: this nota and the others of the person, Rp. `hari` (yyyy-MM-dd): nobody is born after it. Answers what is missing. */
export function dataDiriKurang(
  isi: DataDiri,
  { jumlah, batas, hari }: { jumlah: number; batas: Rupiah; hari: string },
): KolomDataDiri[] {
  if (jumlah < batas) return [];
  return DATA_DIRI.filter(
    (kolom) => !isi[kolom]?.trim() || (kolom === 'tanggal_lahir' && (isi[kolom] ?? '') >= hari),
  );
}

/** Errors: IDENTITAS_DIPERLUKAN with the columns that are missing in `kurang`, which a screen then asks for. */
export function periksaDataDiri(
  isi: DataDiri,
  member: { nama_member: string; alamat: string | null } | null,
  { jumlah, hari, store }: { jumlah: number; hari: string; store: Pick<Toko, 'settings'> },
): void {
  const lengkap = {
    ...isi,
    nama_customer: isi.nama_customer ?? member?.nama_member ?? null,
    alamat_customer: isi.alamat_customer ?? member?.alamat ?? null,
  };
  const kurang = dataDiriKurang(lengkap, { jumlah, batas: readSetting(store, 'BATAS_IDENTITAS'), hari });
  if (kurang.length > 0) reject(memberErrors.IDENTITAS_DIPERLUKAN, { kurang });
}
