/** Birthdays of members, told on the dashboard and beside the list of members. Domain R9.5. */
import { baris } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, tanggal, teks } from '@mustika/kernel/field.ts';

/** Members whose birthday is the business date. Domain R9.5. */
export const ulangTahunCommand = defineCommand({
  name: 'member-ulang-tahun',
  label: 'Ulang Tahun Hari Ini',
  method: 'GET',
  path: 'member/find-current-birthday',
  screens: ['/dashboard', '/data-member'],
  orang: { jenis: 'MEMBER', kunci: 'kode_member' },
  fields: {},
  answer: baris({
    kode_member: kode(''),
    nama_member: teks(''),
    no_hp: kode('', { opsional: true }),
    tgl_lahir: tanggal(''),
    umur: angka(''),
  }),
});
