/** The look: a person's theme, and the company's and a store's mark. The specification shows neither; ours, as the issue asks. */
import { objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { pilihan, ya } from '@mustika/kernel/field.ts';
import { level, publik } from '@mustika/kernel/gate.ts';
import { AKSEN, SKEMA } from './tampilan.rule.ts';

const pengatur = level('OWN', 'SU', 'MU');
const screens = ['/tampilan'];

/** What a person chose (null: as the company), what the company chose, and which marks there are. */
const answer = objek({
  skema: pilihan('', SKEMA, { opsional: true }),
  aksen: pilihan('', AKSEN, { opsional: true }),
  perusahaan: objek({ skema: pilihan('', SKEMA), aksen: pilihan('', AKSEN) }),
  logo: objek({ toko: ya(''), perusahaan: ya('') }),
});

/** What I chose and what the company chose; every screen needs it. */
export const tampilanCommand = defineCommand({
  name: 'tampilan',
  label: 'Tampilan',
  method: 'GET',
  path: 'tampilan',
  fields: {},
  answer,
});

/** My own choice; left empty it follows the company. */
export const simpanTampilan = defineCommand({
  name: 'tampilan-simpan',
  label: 'Simpan Tampilan',
  method: 'PUT',
  path: 'tampilan',
  fields: {
    skema: pilihan('Tema', SKEMA, { opsional: true }),
    aksen: pilihan('Warna Aksen', AKSEN, { opsional: true }),
  },
  answer,
  message: 'Tampilan Berhasil Disimpan',
});

/** The company's mark, for the page before login; nothing when there is none. */
export const logoUmum = defineCommand({
  name: 'logo-umum',
  label: 'Logo Perusahaan',
  method: 'GET',
  path: 'logo',
  gate: publik,
  fields: {},
});

/** The mark of the store in use, else the company's. */
export const logoTokoCommand = defineCommand({
  name: 'logo-toko',
  label: 'Logo Toko',
  method: 'GET',
  path: 'logo/toko',
  fields: {},
});

/** A picture as multipart part `image`; of head office it is the mark of the company. */
export const unggahLogo = defineCommand({
  name: 'logo-unggah',
  label: 'Unggah Logo',
  path: 'logo/unggah',
  screens,
  gate: pengatur,
  fields: {},
  answer,
  message: 'Logo Berhasil Disimpan',
});

export const hapusLogo = defineCommand({
  name: 'logo-hapus',
  label: 'Hapus Logo',
  method: 'DELETE',
  path: 'logo',
  screens,
  gate: pengatur,
  fields: {},
  answer,
  message: 'Logo Berhasil Dihapus',
});
