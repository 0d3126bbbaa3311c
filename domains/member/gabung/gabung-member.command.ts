/**
 * Two members who are one person: found, looked at side by side, made one, and taken apart again. The specification knows no such act;
 * docs/decisions/0166 says what follows and what does not. Head office and owners do it, as whatever touches every store, and a second
 * person agrees.
 */
import { baris, deret, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { detail_authorization } from '@mustika/kernel/approval.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, pilihan, tanggal, teks, uang, waktu, ya } from '@mustika/kernel/field.ts';
import { any, level, pusat } from '@mustika/kernel/gate.ts';

const screens = ['/data-member'];
const gate = any(pusat, level('OWN', 'SU'));
const orang = { jenis: 'MEMBER', kunci: 'kode_member' } as const;
const kosong = 'Kode Member Tidak Boleh Kosong';

/** Why two members may be one person; several of them for some. */
export const SEBAB_GANDA = [
  ['NAMA_LAHIR', 'Nama dan tanggal lahir sama'],
  ['NAMA_ALAMAT', 'Nama dan alamat sama'],
  ['NO_HP', 'No HP yang satu adalah kode atau kartu yang lain'],
  ['NO_KARTU', 'No kartu sama'],
  ['IDENTITAS', 'Nomor identitas sama di nota'],
] as const;

/** Two rows a pair, the one who was there first before the other. */
export const calonGanda = defineCommand({
  name: 'member-ganda',
  label: 'Kemungkinan Ganda',
  method: 'GET',
  path: 'member/gabung/calon',
  screens,
  gate,
  orang,
  fields: {},
  answer: baris({
    pasangan: angka(''),
    kode_member: kode(''),
    nama_member: teks(''),
    no_hp: kode('', { opsional: true }),
    tgl_lahir: tanggal('', { opsional: true }),
    alamat: teks('', { opsional: true }),
    nama_toko_asal: teks(''),
    sebab: teks(''),
  }),
});
export type CalonGanda = WireOf<typeof calonGanda.answer>[number];

const sisi = objek({
  kode_member: kode(''),
  nama_member: teks(''),
  no_hp: kode('', { opsional: true }),
  alamat: teks('', { opsional: true }),
  tgl_lahir: tanggal('', { opsional: true }),
  no_kartu: kode('', { opsional: true }),
  kode_pengundang: kode('', { opsional: true }),
  nama_toko_asal: teks(''),
  tgl_daftar: tanggal(''),
  setuju: ya(''),
  versi: angka(''),
  /** Codes that were merged into his before. */
  gabungan: deret(kode('')),
  /** Documents that name him, over all stores. */
  dokumen: angka(''),
  poin: baris({
    kode_toko: kode(''),
    nama_toko: teks(''),
    poin: angka(''),
    /** Its day is open, so that points can move there; a store that trades no more keeps them. */
    buka: ya(''),
    aktif: ya(''),
  }),
  tanggungan: baris({ jenis: teks(''), no_dokumen: kode(''), kode_toko: kode(''), nilai: uang('') }),
});
export type SisiGabung = WireOf<typeof sisi>;

/** The one who stays and the one who goes, in this order. */
export const pratinjauGabung = defineCommand({
  name: 'member-gabung-pratinjau',
  label: 'Pratinjau Gabung Member',
  method: 'GET',
  path: 'member/gabung/pratinjau',
  screens,
  gate,
  orang,
  fields: {
    ke: kode('Member Yang Tinggal', { kosong, max: 20 }),
    dari: kode('Member Yang Digabung', { kosong, max: 20 }),
  },
  answer: deret(sisi),
});

const DIPILIH = [
  ['KE', 'Yang tinggal'],
  ['DARI', 'Yang digabung'],
] as const;

/** Whose word stays, for each thing a member says of himself. */
export const pilihanGabung = {
  nama_member: pilihan('Nama Member', DIPILIH, { initial: 'KE' }),
  no_hp: pilihan('No HP', DIPILIH, { initial: 'KE' }),
  alamat: pilihan('Alamat', DIPILIH, { initial: 'KE' }),
  tgl_lahir: pilihan('Tanggal Lahir', DIPILIH, { initial: 'KE' }),
  no_kartu: pilihan('No Kartu / RFID', DIPILIH, { initial: 'KE' }),
};

const alasan = teks('Alasan', { min: 4, max: 200 });

/** `versi` and `versi_dari` are what was looked at: somebody who was faster is not overwritten. */
export const gabungMember = defineCommand({
  name: 'member-gabung',
  label: 'Gabung Member',
  path: 'member/gabung',
  screens,
  gate,
  fields: {
    ke: kode('Member Yang Tinggal', { kosong, max: 20 }),
    dari: kode('Member Yang Digabung', { kosong, max: 20 }),
    versi: angka('Versi', { min: 1 }),
    versi_dari: angka('Versi', { min: 1 }),
    ...pilihanGabung,
    alasan,
    detail_authorization,
  },
  /** Points that went with him, over all stores. */
  answer: objek({ kode_member: kode(''), dari: kode(''), poin: angka('') }),
  message: 'Member Berhasil Digabung',
});

export const pisahMember = defineCommand({
  name: 'member-pisah',
  label: 'Batal Gabung Member',
  path: 'member/pisah',
  screens,
  gate,
  fields: { kode_member: kode('Kode Member', { kosong, max: 20 }), alasan, detail_authorization },
  answer: objek({ kode_member: kode(''), ke: kode(''), poin: angka('') }),
  message: 'Gabungan Member Berhasil Dibatalkan',
});

/** Who was merged into this one and is not apart again, the last first. */
export const gabunganMember = defineCommand({
  name: 'member-gabungan',
  label: 'Gabungan Member',
  method: 'GET',
  path: 'member/gabung/dari/{kode_member}',
  screens,
  gate,
  orang,
  fields: { kode_member: kode('Kode Member', { kosong }) },
  answer: baris({
    kode_member: kode(''),
    nama_member: teks(''),
    no_hp: kode('', { opsional: true }),
    waktu: waktu(''),
    user_id: kode(''),
    disetujui: kode(''),
    alasan: teks(''),
  }),
});
export type Gabungan = WireOf<typeof gabunganMember.answer>[number];
