/**
 * The member card: how member codes count up, how long a card is good for, and what it shows. Spec 1 §2.2 names the screen
 * setting-member ("Member card setting") and shows no fields; Domain R9.5 names kode, nama, telp and the day of registration.
 */
import { deret, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, catatan, foto, kode, pilihan, teks, waktu, ya } from '@mustika/kernel/field.ts';
import type { JENIS_KODE, WARNA_KARTU } from './setting-member.rule.ts';

const screens = ['/setting-member'];

const isi = {
  awalan: kode('Awalan Kode', { opsional: true, max: 8 }),
  panjang_nomor: angka('Panjang Nomor', { min: 4, max: 10, initial: 6 }),
  masa_berlaku_bulan: angka('Masa Berlaku (Bulan)', { min: 0, max: 120, initial: 0 }),
  judul: teks('Judul Kartu', { max: 40, asTyped: true }),
  warna: pilihan('Warna Kartu', [
    ['GELAP', 'Gelap'],
    ['TERANG', 'Terang'],
    ['EMAS', 'Emas'],
  ] satisfies [(typeof WARNA_KARTU)[number], string][]),
  jenis_kode: pilihan('Kode Di Kartu', [
    ['QR', 'QR'],
    ['CODE128', 'Barcode'],
  ] satisfies [(typeof JENIS_KODE)[number], string][]),
  tampil_no_hp: ya('Tampilkan No HP'),
  tampil_berlaku: ya('Tampilkan Masa Berlaku'),
  tampil_alamat_toko: ya('Tampilkan Alamat Toko'),
  ketentuan: catatan('Ketentuan Di Belakang Kartu', { opsional: true, asTyped: true }),
  gambar_depan: foto('Gambar Depan', { opsional: true }),
  gambar_belakang: foto('Gambar Belakang', { opsional: true }),
};

/** Texts left empty are stored as such. */
const tersimpan = { ...isi, awalan: kode(''), ketentuan: catatan(''), versi: angka('') };

export const settingMemberCommand = defineCommand({
  name: 'setting-member',
  label: 'Setting Kartu Member',
  method: 'GET',
  path: 'setting-member',
  screens,
  fields: {},
  answer: objek({
    ...tersimpan,
    diubah_oleh: kode('', { opsional: true }),
    diubah_pada: waktu('', { opsional: true }),
  }),
});

export type SettingTersimpan = WireOf<typeof settingMemberCommand.answer>;

/** `versi` is the one that was read: who saves over somebody else's change is told so. */
export const simpanSettingMember = defineCommand({
  name: 'setting-member-simpan',
  label: 'Simpan Setting Kartu Member',
  method: 'PUT',
  path: 'setting-member',
  screens,
  fields: { ...isi, versi: angka('Versi', { min: 0 }) },
  answer: objek(tersimpan),
  message: 'Setting Kartu Member Berhasil Disimpan',
});

/** The card as it would be, drawn by what prints it: an SVG for each side. Writes nothing. */
export const pratinjauKartu = defineCommand({
  name: 'setting-member-pratinjau',
  label: 'Pratinjau Kartu Member',
  path: 'setting-member/pratinjau',
  screens,
  fields: { ...isi, kode_member: kode('Kode Member', { opsional: true, max: 30 }) },
  answer: objek({ kode_member: kode(''), sisi: deret(teks('')) }),
  idempotent: false,
});

/** A picture for a side of the card, multipart part `image`; it is shown once the setting that names it is saved. */
export const unggahGambarKartu = defineCommand({
  name: 'setting-member-gambar',
  label: 'Gambar Kartu Member',
  path: 'setting-member/gambar',
  screens,
  fields: {},
  answer: objek({ gambar: foto('') }),
});

/** The card of a member as a PDF of two pages, front and back, 85.6 x 54 mm. Every print is in the log. */
export const cetakKartu = defineCommand({
  name: 'member-kartu',
  label: 'Cetak Kartu Member',
  path: 'member/kartu',
  screens,
  orang: { jenis: 'MEMBER', kunci: 'kode_member' },
  fields: { kode_member: kode('Kode Member', { kosong: 'Kode Member Tidak Boleh Kosong', max: 30 }) },
});
