/** The access tree of a user and the template of a level: read, changed, copied. Spec 1 §3 (akses), §6. */
import { bebas, deret, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, daftar, kode, pilihan, teks, ya } from '@mustika/kernel/field.ts';
import { LEVELS, level } from '@mustika/kernel/gate.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { tokoResource } from '../../master/toko.resource.ts';
import type { KelompokHak } from './hak-akses.rule.ts';

/** IKUT: nothing decided, the template of the level counts. */
export const PILIHAN_HAK = ['IKUT', 'TAMPIL', 'SEMBUNYI'] as const;

/** Levels with a template that counts: owner and super user see everything (Spec 1 §6). */
export const LEVEL_BERTEMPLAT = ['MU', 'SPV', 'DEV', 'KASIR'] as const;

export const dataUsersScreen = defineScreen({
  path: '/data-users',
  title: 'Data Users',
  group: 'pengaturan',
  reads: () => [tokoResource],
});
export const hakAksesUsersScreen = defineScreen({
  path: '/hak-akses-users',
  title: 'Hak Akses Users',
  group: 'pengaturan',
});

const LAYAR = [hakAksesUsersScreen.path];
const path = kode('Hak', { asTyped: true, max: 120 });
/** Everything a tree can hold; a changed tree travels as its changes only. */
const MAKS = 5000;

const diubah = angka('');
/** `terkunci`: rights the asker lacks, shown, but not his to give or take. */
const pohon = { boleh_ubah: ya(''), terkunci: deret(kode('')), pohon: bebas<KelompokHak[]>() };

/** The whole tree of a user, each node with his own decision, the template's, and what comes of both. */
export const hakPenggunaCommand = defineCommand({
  name: 'hak-akses-user',
  label: 'Hak Akses Pengguna',
  method: 'GET',
  path: 'hak-akses/user/{user_id}',
  screens: LAYAR,
  fields: { user_id: kode('User ID') },
  answer: objek({
    user_id: kode(''),
    nama: teks(''),
    level: pilihan('', LEVELS),
    kode_toko: kode(''),
    ...pohon,
  }),
});

/**
 * Changes decisions about a user. Each change says what was read before it, so that of two people who edit one tree the
 * second is told. `disalin_dari`: the user whose rights were taken over; kept with every decision that equals his.
 */
export const ubahHakPenggunaCommand = defineCommand({
  name: 'hak-akses-ubah',
  label: 'Ubah Hak Akses',
  method: 'PUT',
  path: 'hak-akses/user/{user_id}',
  screens: LAYAR,
  fields: {
    user_id: kode('User ID'),
    disalin_dari: kode('Disalin Dari', { opsional: true }),
    perubahan: daftar(
      'Daftar Perubahan',
      { path, sebelum: pilihan('Sebelum', PILIHAN_HAK), sesudah: pilihan('Sesudah', PILIHAN_HAK) },
      { maxRows: MAKS },
    ),
  },
  answer: objek({ user_id: kode(''), diubah }),
  message: 'Hak Akses Berhasil Disimpan',
});

const bertemplat = pilihan('Level', LEVEL_BERTEMPLAT);

export const templatCommand = defineCommand({
  name: 'hak-akses-templat',
  label: 'Templat Hak Akses',
  method: 'GET',
  path: 'hak-akses/templat/{level}',
  screens: LAYAR,
  fields: { level: bertemplat },
  /** `pengikut`: users who follow it. */
  answer: objek({ level: bertemplat, pengikut: angka(''), ...pohon }),
});

export type JawabHak = WireOf<typeof hakPenggunaCommand.answer> | WireOf<typeof templatCommand.answer>;

/** A template is the whole chain's: only owner and super user change one. It reaches everybody who follows it at once. */
export const ubahTemplatCommand = defineCommand({
  name: 'hak-akses-templat-ubah',
  label: 'Ubah Templat Hak Akses',
  method: 'PUT',
  path: 'hak-akses/templat/{level}',
  screens: LAYAR,
  gate: level('OWN', 'SU'),
  fields: {
    level: bertemplat,
    perubahan: daftar(
      'Daftar Perubahan',
      {
        path,
        sebelum: pilihan('Sebelum', ['TAMPIL', 'SEMBUNYI']),
        sesudah: pilihan('Sesudah', ['TAMPIL', 'SEMBUNYI']),
      },
      { maxRows: MAKS },
    ),
  },
  answer: objek({ level: bertemplat, diubah }),
  message: 'Templat Berhasil Disimpan',
});
