/** Finding a customer, adding him at the till, and putting right what was typed of him. Wish 31. */
import { deret, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, tanggal, teks, ya } from '@mustika/kernel/field.ts';
import { historyShape } from '@mustika/kernel/resource-answers.ts';

const kolomMember = {
  kode_member: kode(''),
  nama_member: teks(''),
  no_hp: kode(''),
  alamat: teks('', { opsional: true }),
  tgl_lahir: tanggal('', { opsional: true }),
  no_kartu: kode('', { opsional: true }),
  poin: angka(''),
  /** Agreed to hear of the shop, at this number. */
  setuju: ya(''),
  versi: angka(''),
  /** Known at the store that asks; where he is known, said for those of others. */
  toko_ini: ya(''),
  nama_toko_asal: teks('', { opsional: true }),
};
/** A member as the till finds him. */
const member = objek(kolomMember);
export type MemberTemu = WireOf<typeof member>;
const screens = [
  '/transaksi-penjualan',
  '/setting-member',
  '/data-member',
  '/transaksi-hutang',
  '/transaksi-cicilan',
  '/lihat-transaksi-member',
];

/** Where somebody new may stand. */
const MEJA = [
  '/transaksi-penjualan',
  '/transaksi-pembelian',
  '/transaksi-hutang',
  '/transaksi-cicilan',
  '/transaksi-pesanan',
  '/transaksi-pre-order',
  '/transaksi-services',
  '/transaksi-jual-beli-manual',
];

/** By code, card, telephone or name, as every counter finds him: those of the own branch first. */
export const memberCari = defineCommand({
  name: 'member-cari',
  label: 'Cari Member',
  method: 'GET',
  path: 'member/cari',
  screens,
  readers: true,
  orang: { jenis: 'MEMBER', kunci: 'kode_member' },
  fields: { q: teks('Cari', { min: 2, max: 60 }) },
  answer: deret(member),
});

/** By the code of his card, by another card or RFID tag of his, or by his number where that is his code. */
export const memberByKode = defineCommand({
  name: 'member-by-kode',
  label: 'Member Menurut Kode',
  method: 'GET',
  path: 'member/get/by-kode-member/{kode_member}',
  screens,
  readers: true,
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
  readers: true,
  orang: { jenis: 'MEMBER', kunci: 'kode_member' },
  fields: { no_hp: teks('No HP', { min: 4, max: 20 }) },
  answer: deret(member),
});

/** By the beginnings of words in his name, in any order. */
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

/** What a member says of himself. */
export const dataMember = {
  nama_member: teks('Nama Member', { dicetak: true, min: 2, max: 60 }),
  no_hp: teks('No HP', { min: 8, max: 20 }),
  alamat: teks('Alamat', { dicetak: true, opsional: true, max: 160 }),
  tgl_lahir: tanggal('Tanggal Lahir', { opsional: true }),
  /** Of a card that is not printed here, or the tag in it. Domain R9.5. */
  no_kartu: kode('No Kartu / RFID', { opsional: true, min: 4, max: 40 }),
};

export const simpanMember = defineCommand({
  name: 'member-simpan',
  label: 'Member Baru',
  path: 'member/simpan',
  screens: MEJA,
  fields: {
    ...dataMember,
    /** Code or phone number of the member who brought him; Get Point AFILIASI says what that earns. It never changes. */
    kode_pengundang: kode('Diundang Oleh', { opsional: true, max: 20 }),
  },
  answer: objek({ ...kolomMember, kode_pengundang: kode('', { opsional: true }) }),
  message: 'Member Berhasil Disimpan',
});

/** What a counter reads of members. */
export const MEMBER_DI_MEJA = [memberCari, memberByKode, memberByHp] as const;

/**
 * Puts right what was typed of a member. His code stays, also where it once was his phone number, and with it his points, his
 * notas and who brought him; what an old nota says of him was true on its day and stays, too. The specification has no such
 * call and asks for no second person.
 */
export const ubahMember = defineCommand({
  name: 'member-ubah',
  label: 'Ubah Member',
  method: 'PUT',
  path: 'member/ubah/{kode_member}',
  screens: ['/transaksi-penjualan', '/data-member'],
  fields: {
    kode_member: kode('Kode Member', { kosong: 'Kode Member Tidak Boleh Kosong' }),
    ...dataMember,
    versi: angka('Versi', { min: 1 }),
  },
  answer: member,
  message: 'Member Berhasil Disimpan',
});

/** Who changed a member, when, and what he was before; of the whole chain, as members are. */
export const riwayatMember = defineCommand({
  name: 'member-riwayat',
  label: 'Riwayat Member',
  method: 'GET',
  path: 'member/riwayat/{kode_member}',
  screens: ['/data-member'],
  fields: { kode_member: kode('Kode Member', { kosong: 'Kode Member Tidak Boleh Kosong' }) },
  answer: historyShape,
});
