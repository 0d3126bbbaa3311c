/**
 * Members leave the shop as a file: who agreed to hear of it, or everybody where the owner says so. Spec 1 §2.2 names the screen
 * (export-data-member) and nothing else; Domain 14.3: lawful basis, data masked for who need not see them, every taking known.
 */
import { objek, type WireOf } from '@mustika/kernel/answer.ts';
import { detail_authorization } from '@mustika/kernel/approval.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, pilihan, tanggal, teks, ya } from '@mustika/kernel/field.ts';
import { RAHASIA } from '@mustika/kernel/rahasia.ts';
import { lingkupToko } from '@mustika/kernel/report.ts';

const screens = ['/export-data-member'];

/** Columns of the file, under these names. A telephone is masked, and an address missing, for who may not see identities whole. */
export const KOLOM_EXPORT_MEMBER = {
  toko: kode('TOKO'),
  kode_member: kode('KODE MEMBER'),
  no_kartu: kode('NO KARTU'),
  nama_member: teks('NAMA'),
  no_hp: kode('NO HP', { segel: true }),
  tgl_lahir: tanggal('TANGGAL LAHIR'),
  alamat: teks('ALAMAT', { gate: RAHASIA.identitas }),
  tgl_daftar: tanggal('TERDAFTAR'),
  poin: angka('POIN'),
  setuju: ya('SETUJU DIKABARI'),
};

/** Whom the file is about; the second needs the owner. */
const CAKUPAN_EXPORT_MEMBER = [
  ['SETUJU', 'Yang setuju dikabari'],
  ['SEMUA', 'Semua, juga yang tidak setuju'],
] as const;

/** How many the file would hold, before anybody is asked for it. Of members who are in use. */
export const jumlahExportMember = defineCommand({
  name: 'export-member-jumlah',
  label: 'Jumlah Export Data Member',
  method: 'GET',
  path: 'member/export/jumlah',
  screens,
  fields: lingkupToko,
  answer: objek({ setuju: angka(''), semua: angka('') }),
});
export type JumlahExport = WireOf<typeof jumlahExportMember.answer>;

/**
 * The file. A second person agrees to exactly this one, of members who did not agree the owner (if it is not he who asks); who took what,
 * why and on whose word is in the log before its first row. His consent is that to be written to (`setuju_wa`, by his number): the one the house asks for.
 */
export const exportMember = defineCommand({
  name: 'export-member',
  label: 'Export Data Member',
  path: 'member/export',
  screens,
  fields: {
    cakupan: pilihan('Member', CAKUPAN_EXPORT_MEMBER, { initial: 'SETUJU' }),
    ...lingkupToko,
    format: pilihan('Berkas', ['XLSX', 'CSV'], { initial: 'XLSX' }),
    alasan: teks('Alasan Export', { min: 4, max: 200, asTyped: true }),
    detail_authorization,
  },
  idempotent: false,
});
