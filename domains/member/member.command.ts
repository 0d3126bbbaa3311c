/** Finding and quickly adding a customer at the till. Wish 31; the member screens come with their own issue. */
import { defineCommand } from '@mustika/kernel/command.ts';
import { kode, tanggal, teks } from '@mustika/kernel/field.ts';

const screens = ['/transaksi-penjualan', '/setting-member'];

export const memberByKode = defineCommand({
  name: 'member-by-kode',
  label: 'Member Menurut Kode',
  method: 'GET',
  path: 'member/get/by-kode-member/{kode_member}',
  screens,
  orang: { jenis: 'MEMBER', kunci: 'kode_member' },
  fields: { kode_member: kode('Kode Member', { kosong: 'Kode Member Tidak Boleh Kosong' }) },
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
  message: 'Member Berhasil Disimpan',
});
