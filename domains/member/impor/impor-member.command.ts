/**
 * A list of members from another till, or from our own export. Who is there already is not changed: what differs is named, and
 * put right where somebody sees him. Spec 1 §2.2 has an export only; the import is ours.
 */
import { defineCommand } from '@mustika/kernel/command.ts';
import { type Fields, kode } from '@mustika/kernel/field.ts';
import { level } from '@mustika/kernel/gate.ts';
import { importShape } from '@mustika/kernel/resource-answers.ts';
import { type KolomTujuan, SEBUTAN_TELEPON } from '@mustika/kernel/text/peta-kolom.ts';
import { KOLOM_EXPORT_MEMBER } from '../export/export-member.command.ts';
import { dataMember } from '../member.command.ts';

/** Multipart: `file`, `mode`, `pratinjau`, `peta` and `petakan`, as imports of masters take them. */
export const imporMember = defineCommand({
  name: 'member-import',
  label: 'Import Member',
  path: 'member/import',
  screens: ['/data-member'],
  gate: level('OWN', 'SU', 'MU', 'SPV'),
  fields: {},
  answer: importShape,
});

/** What a list may hold. The code is our own: it tells who somebody is, and is given to nobody. */
export const ISIAN_IMPOR: Fields = {
  ...(dataMember as Fields),
  kode_member: kode('Kode Member', { opsional: true, max: 20 }),
};

const SEBUTAN: Readonly<Record<string, readonly string[]>> = {
  nama_member: ['nama', 'nama pelanggan', 'nama customer', 'pelanggan', 'customer', 'name', 'member name'],
  no_hp: SEBUTAN_TELEPON,
  alamat: ['alamat lengkap', 'alamat rumah', 'address'],
  tgl_lahir: ['lahir', 'tgl lahir', 'tanggal lahir', 'ulang tahun', 'birthday', 'date of birth'],
  no_kartu: ['no anggota', 'kode pelanggan', 'kode customer', 'no member', 'kartu', 'id', 'no'],
};

/** Without which nobody is a member. */
export const WAJIB_IMPOR: ReadonlySet<string> = new Set(['nama_member', 'no_hp']);

export const KOLOM_IMPOR_MEMBER: readonly KolomTujuan[] = Object.entries(ISIAN_IMPOR).map(([nama, field]) => {
  const ekspor = (KOLOM_EXPORT_MEMBER as Fields)[nama]?.label;
  return {
    ...{ nama, wajib: WAJIB_IMPOR.has(nama), sebutan: SEBUTAN[nama] ?? [] },
    milik: [nama, field.label, ...(ekspor === undefined ? [] : [ekspor])],
  };
});
