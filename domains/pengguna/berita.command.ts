/** Announcements to people, levels and stores, with who has seen them. Spec 1 §2.2 (hak-akses-news) names the screen only. */
import { baris, deret, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import {
  angka,
  catatan,
  daftar,
  kode,
  pilihan,
  ref,
  tanggal,
  teks,
  waktu,
  ya,
} from '@mustika/kernel/field.ts';
import { LEVELS } from '@mustika/kernel/gate.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { tokoResource } from '../master/toko.resource.ts';
import { LEVEL_PENGGUNA } from './data-users.command.ts';

export const hakAksesNewsScreen = defineScreen({
  path: '/hak-akses-news',
  title: 'Hak Akses News',
  group: 'pengaturan',
  reads: () => [tokoResource],
});

const LAYAR = [hakAksesNewsScreen.path];
const id = kode('Berita', { asTyped: true, min: 36, max: 36 });

/** Empty lists mean everybody the writer may reach. */
export const isianBerita = {
  judul: teks('Judul', { asTyped: true, max: 120 }),
  isi: catatan('Isi Berita', { asTyped: true, max: 4000 }),
  level: daftar('Level', { level: pilihan('Level', LEVEL_PENGGUNA) }, { opsional: true, maxRows: 10 }),
  toko: daftar('Toko', { kode_toko: ref('Kode Toko', () => tokoResource) }, { opsional: true, maxRows: 500 }),
  orang: daftar('Pengguna', { user_id: kode('User ID') }, { opsional: true, maxRows: 500 }),
  wajib: ya('Wajib Dibaca', { initial: false }),
  mulai: tanggal('Tanggal Awal', { initial: 'today' }),
  sampai: tanggal('Tanggal Akhir', { opsional: true }),
};

/** An announcement as it is kept. */
export const berita = {
  judul: teks(''),
  isi: catatan(''),
  level: deret(pilihan('', LEVELS)),
  toko: deret(kode('')),
  orang: deret(kode('')),
  wajib: ya(''),
  mulai: tanggal(''),
  sampai: tanggal('', { opsional: true }),
};

/** Announcements written in the stores the asker may look into, newest first, with how many have seen each. */
export const daftarBeritaCommand = defineCommand({
  name: 'news',
  label: 'Daftar Berita',
  method: 'GET',
  path: 'news',
  screens: LAYAR,
  fields: {
    skip: angka('Skip', { opsional: true }),
    limit: angka('Limit', { opsional: true, min: 1, max: 1000 }),
  },
  answer: baris({
    id,
    ...berita,
    dibuat: waktu(''),
    dibuat_oleh: kode(''),
    versi: angka(''),
    status: pilihan('', ['BERLAKU', 'AKAN DATANG', 'SELESAI', 'DITARIK']),
    /** How many it is for, and how many of them have seen it. */
    penerima: angka(''),
    dibaca: angka(''),
  }),
});
export type Berita = WireOf<typeof daftarBeritaCommand.answer>[number];

export const tambahBeritaCommand = defineCommand({
  name: 'news-create',
  label: 'Tambah Berita',
  path: 'news/create',
  screens: LAYAR,
  fields: isianBerita,
  answer: objek({ id, ...berita }),
  message: 'Berhasil Menyimpan Data',
});

export const ubahBeritaCommand = defineCommand({
  name: 'news-update',
  label: 'Ubah Berita',
  method: 'PUT',
  path: 'news/update/{id}',
  screens: LAYAR,
  fields: { id, ...isianBerita, versi: angka('Versi') },
  answer: objek({ id, ...berita, versi: angka('') }),
  message: 'Berhasil Mengedit Data',
});

/** Withdraws: nobody is shown it any more, who had read it stays known. */
export const tarikBeritaCommand = defineCommand({
  name: 'news-delete',
  label: 'Tarik Berita',
  method: 'DELETE',
  path: 'news/delete/{id}',
  screens: LAYAR,
  fields: { id },
  answer: objek({ id }),
  message: 'Berita Ditarik',
});

/** Everybody an announcement is for, with when he first saw it. */
export const penerimaBeritaCommand = defineCommand({
  name: 'news-penerima',
  label: 'Penerima Berita',
  method: 'GET',
  path: 'news/penerima/{id}',
  screens: LAYAR,
  fields: { id },
  answer: baris({
    user_id: kode(''),
    nama: teks(''),
    level: pilihan('', LEVELS),
    kode_toko: kode(''),
    dibaca: waktu('', { opsional: true }),
  }),
});

/** Mine: what counts today, unread first. */
export const beritaSayaCommand = defineCommand({
  name: 'news-saya',
  label: 'Berita Saya',
  method: 'GET',
  path: 'news/saya',
  fields: {},
  answer: baris({
    id,
    judul: berita.judul,
    isi: berita.isi,
    wajib: berita.wajib,
    mulai: berita.mulai,
    dibuat: waktu(''),
    dibuat_oleh: kode(''),
    dibaca: waktu('', { opsional: true }),
  }),
});

/** The receipt: I have seen it. The first time counts. */
export const bacaBeritaCommand = defineCommand({
  name: 'news-baca',
  label: 'Baca Berita',
  path: 'news/baca',
  fields: { id },
  answer: objek({ id }),
});
