/**
 * Requests of persons about what is kept of them: written down, worked on, answered within the hours of the law. The specification has
 * none; UU 27/2022 asks for them. docs/decisions/0167.
 */
import { baris, deret, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { detail_authorization } from '@mustika/kernel/approval.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { SETENGAH_JAM } from '@mustika/kernel/date.ts';
import { angka, kode, pilihan, tanggal, teks, uang, waktu, ya } from '@mustika/kernel/field.ts';
import { all, level, orang } from '@mustika/kernel/gate.ts';
import {
  JENIS_HALANGAN,
  JENIS_PERMINTAAN,
  KEADAAN_PERMINTAAN,
  LANGKAH_PERMINTAAN,
} from './permintaan.rule.ts';

export const LAYAR_PERMINTAAN = '/permintaan-data-diri';
/** Those who may read identities whole, and no program of others. */
export const gerbangPermintaan = all(orang, level('OWN', 'SU', 'MU', 'SPV'));

const screens = [LAYAR_PERMINTAAN];
const gate = gerbangPermintaan;
const MEMBER = { jenis: 'MEMBER', kunci: 'kode_member' } as const;
const kosong = { opsional: true } as const;
const id = kode('Permintaan', { asTyped: true, min: 36, max: 36 });
const jenis = pilihan('Permintaan', JENIS_PERMINTAAN);

const permintaan = objek({
  id,
  kode_toko: kode(''),
  jenis,
  keadaan: pilihan('', KEADAAN_PERMINTAAN),
  kode_member: kode('', kosong),
  nama: teks(''),
  no_hp: kode('', kosong),
  bukti: teks('', kosong),
  isi: teks('', kosong),
  masuk: waktu(''),
  tenggat: waktu(''),
  selesai: waktu('', kosong),
  /** Hours that are left of an open one; below zero it is late. */
  sisa_jam: angka('', kosong),
  /** Answered after its time, or open and past it. */
  lewat: ya(''),
  penangan: kode('', kosong),
  alasan: teks('', kosong),
  /** Of a correction that was answered: when the change was made, and by whom. */
  diubah_pada: waktu('', kosong),
  diubah_oleh: kode('', kosong),
  langkah: baris({
    langkah: pilihan('', LANGKAH_PERMINTAAN),
    waktu: waktu(''),
    user_id: kode(''),
    keterangan: teks('', kosong),
  }),
});
export type Permintaan = WireOf<typeof permintaan>;

/** Of the stores one may look into: the open ones first, the next to be answered at the top. */
export const daftarPermintaan = defineCommand({
  name: 'permintaan-data',
  label: 'Permintaan Data Diri',
  method: 'GET',
  path: 'permintaan-data',
  screens,
  gate,
  orang: MEMBER,
  fields: {},
  answer: deret(permintaan),
});

export const catatPermintaan = defineCommand({
  name: 'permintaan-data-catat',
  label: 'Catat Permintaan',
  path: 'permintaan-data',
  screens,
  gate,
  fields: {
    jenis,
    /** By his code, his card or his telephone; left out where he is no member. */
    kode_member: kode('Kode Member', {
      opsional: true,
      max: 40,
      member: { nama: 'nama_member', no_hp: 'no_hp' },
    }),
    nama: teks('Nama', { opsional: true, max: 60 }),
    no_hp: teks('No HP', { opsional: true, max: 20 }),
    bukti: teks('Bukti Diri', { asTyped: true, min: 3, max: 160 }),
    isi: teks('Isi Permintaan', { opsional: true, asTyped: true, max: 400 }),
    /** When it came in: now where they are left out, the beginning of the day without an hour. */
    tgl_masuk: tanggal('Tanggal Masuk', kosong),
    jam_masuk: pilihan('Jam Masuk', SETENGAH_JAM, kosong),
  },
  answer: objek({ id, tenggat: waktu('') }),
  message: 'Permintaan Berhasil Dicatat',
});

const hasil = objek({ id, keadaan: pilihan('', KEADAAN_PERMINTAAN) });

export const kerjakanPermintaan = defineCommand({
  name: 'permintaan-data-kerjakan',
  label: 'Kerjakan Permintaan',
  path: 'permintaan-data/{id}/kerjakan',
  screens,
  gate,
  fields: { id },
  answer: hasil,
  message: 'Permintaan Dikerjakan',
});

export const tolakPermintaan = defineCommand({
  name: 'permintaan-data-tolak',
  label: 'Tolak Permintaan',
  path: 'permintaan-data/{id}/tolak',
  screens,
  gate,
  fields: { id, alasan: teks('Alasan', { asTyped: true, min: 4, max: 400 }) },
  answer: hasil,
  message: 'Permintaan Ditolak',
});

/** A correction names the change that answered it by itself: the last one of the member since it came in. */
export const selesaiPermintaan = defineCommand({
  name: 'permintaan-data-selesai',
  label: 'Selesaikan Permintaan',
  path: 'permintaan-data/{id}/selesai',
  screens,
  gate,
  fields: { id, keterangan: teks('Jawaban Diberikan', { asTyped: true, min: 4, max: 400 }) },
  answer: hasil,
  message: 'Permintaan Selesai',
});

export const BERKAS_PERMINTAAN = [
  ['pdf', 'PDF'],
  ['xlsx', 'Excel'],
  ['json', 'JSON'],
] as const;

/** Everything that is kept of him, for him. Entered as a read of a person before the first row. */
export const berkasPermintaan = defineCommand({
  name: 'permintaan-data-berkas',
  label: 'Berkas Data Diri',
  path: 'permintaan-data/{id}/berkas',
  screens,
  gate,
  fields: { id, format: pilihan('Berkas', BERKAS_PERMINTAAN, { initial: 'pdf' }) },
  idempotent: false,
});

const pratinjau = objek({
  kode_member: kode('', kosong),
  /** What keeps him from being deleted. */
  halangan: baris({
    jenis: pilihan('', JENIS_HALANGAN),
    kode_toko: kode(''),
    no_dokumen: kode('', kosong),
    jumlah: uang(''),
  }),
  /** What goes at once, counted. */
  pergi: objek({ member: ya(''), perubahan: angka(''), persetujuan: ya(''), pesan: angka('') }),
  /** What stays of him on documents, by the last day it does. */
  tinggal: baris({
    isi: pilihan('', [
      ['NOTA', 'Nama, telepon dan alamat di dokumen'],
      ['IDENTITAS', 'Nomor identitas, tanggal lahir, pekerjaan dan sumber dana di dokumen'],
    ]),
    sampai: tanggal(''),
    dokumen: angka(''),
  }),
});
export type Pratinjau = WireOf<typeof pratinjau>;

/** What would go and what stays until when, before anybody decides. */
export const pratinjauHapus = defineCommand({
  name: 'permintaan-data-pratinjau',
  label: 'Pratinjau Hapus Data',
  method: 'GET',
  path: 'permintaan-data/{id}/pratinjau',
  screens,
  gate,
  orang: MEMBER,
  fields: { id },
  answer: pratinjau,
});

/** It cannot be taken back: the owner agrees, or a second person where it is he who asks. */
export const hapusDataDiri = defineCommand({
  name: 'permintaan-data-hapus',
  label: 'Hapus Data Diri',
  path: 'permintaan-data/{id}/hapus',
  screens,
  gate,
  fields: { id, detail_authorization },
  answer: hasil,
  message: 'Data Diri Berhasil Dihapus',
});
