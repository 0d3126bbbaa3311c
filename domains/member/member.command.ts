/** Finding and quickly adding a customer at the till. Wish 31; the member screens come with their own issue. */
import { deret, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, tanggal, teks } from '@mustika/kernel/field.ts';

const kolomMember = {
  kode_member: kode(''),
  nama_member: teks(''),
  no_hp: kode(''),
  alamat: teks('', { opsional: true }),
  tgl_lahir: tanggal('', { opsional: true }),
  poin: angka(''),
};
/** A member as the till finds him. */
const member = objek(kolomMember);
export type MemberTemu = WireOf<typeof member>;
const screens = ['/transaksi-penjualan', '/setting-member'];

export const memberByKode = defineCommand({
  name: 'member-by-kode',
  label: 'Member Menurut Kode',
  method: 'GET',
  path: 'member/get/by-kode-member/{kode_member}',
  screens,
  orang: { jenis: 'MEMBER', kunci: 'kode_member' },
  fields: { kode_member: kode('Kode Member', { kosong: 'Kode Member Tidak Boleh Kosong' }) },
  answer: member,
});

/** By phone number, in any of the ways people write it. */
export const memberByHp = defineCommand({
  name: 'member-by-hp',
  label: 'Member Menurut No HP',
  method: 'GET',
  path: 'member/get/by-hp',
  screens,
  orang: { jenis: 'MEMBER', kunci: 'kode_member' },
  fields: { no_hp: teks('No HP', { min: 4, max: 20 }) },
  answer: deret(member),
});

/** By the beginning of a name, or of any word in it. */
export const memberByNama = defineCommand({
  name: 'member-by-nama',
  label: 'Member Menurut Nama',
  method: 'GET',
  path: 'member/get/by-nama',
  screens,
  orang: { jenis: 'MEMBER', kunci: 'kode_member' },
  fields: { nama: teks('Nama', { min: 2, max: 60 }) },
  answer: deret(member),
});

export const simpanMember = defineCommand({
  name: 'member-simpan',
  label: 'Member Baru',
  path: 'member/simpan',
  screens: ['/transaksi-penjualan'],
  fields: {
    nama_member: teks('Nama Member', { min: 2, max: 60 }),
    no_hp: teks('No HP', { min: 8, max: 20 }),
    alamat: teks('Alamat', { opsional: true, max: 160 }),
    tgl_lahir: tanggal('Tanggal Lahir', { opsional: true }),
    /** Code or phone number of the member who brought him; Get Point AFILIASI says what that earns. It never changes. */
    kode_pengundang: kode('Diundang Oleh', { opsional: true, max: 20 }),
  },
  answer: objek({ ...kolomMember, kode_pengundang: kode('', { opsional: true }) }),
  message: 'Member Berhasil Disimpan',
});
