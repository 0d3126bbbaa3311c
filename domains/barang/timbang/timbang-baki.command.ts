/** Beginning a weighing and clearing the list of those that are going on. Spec 1 §7. */
import { objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, ref, ya } from '@mustika/kernel/field.ts';
import { bakiResource } from '../../master/baki.resource.ts';
import { gudangResource } from '../../master/gudang.resource.ts';
import { dataTimbang } from './timbang-baki.document.ts';

const screens = ['/timbang-baki'];

/** `kode_toko` is the tray (Spec 1 §3, Domain 17.3). Of a tray that is being weighed it answers that weighing, as it is now. */
export const timbangMulai = defineCommand({
  name: 'timbang-baki-start',
  label: 'Mulai Timbang Baki',
  path: 'timbang-baki/start',
  screens,
  fields: {
    kode_gudang: ref('Gudang', () => gudangResource, { kosong: 'Mohon Untuk Pilih Kode Gudang' }),
    kode_toko: ref('Baki', () => bakiResource, { kosong: 'Mohon Untuk Pilih Kode Baki' }),
  },
  answer: objek({
    no_dokumen: kode(''),
    data_timbang: dataTimbang,
    /** It had been begun before, and goes on. */
    lanjut: ya(''),
  }),
  failed: 'Data Tidak Tersedia',
});

/** Every weighing that is going on is given up. */
export const timbangReset = defineCommand({
  name: 'timbang-baki-reset',
  label: 'Reset Timbang Baki',
  method: 'PUT',
  path: 'timbang-baki/reset',
  screens,
  fields: {},
  answer: objek({ jumlah: angka('') }),
  message: 'Timbang Baki Berhasil Direset',
  failed: 'Data Tidak Tersedia',
});
