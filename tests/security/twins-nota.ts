/** The designs of notas, and notas of the till of before, used once each for the twins. */
import type { Answer, Kit } from '../kit/app.ts';
import { unggah } from '../kit/unggah.ts';

const portal = { portal: 'JKT1' };

/** The design of a deposit, saved as it was read. */
async function simpanRancangan(kit: Kit, media: string, bentuk: 'kertas' | 'slip'): Promise<Answer> {
  const who = kit.as('OWNER');
  const { terbit } = (await who.get(`rancangan-nota/TITIPAN/${media}`, portal)).data;
  const isi = { jenis_nota: 'TITIPAN', ...(bentuk === 'kertas' ? { media } : {}), rev: 0, ...terbit.isi };
  return who.post(`rancangan-nota/${bentuk}/simpan`, isi, portal);
}

const LAMA = {
  nama: 'nota.csv',
  isi: 'no_nota;tgl_jual;nama_barang;kode_group;berat;harga\nKEMBAR1;2024-01-02;CINCIN KEMBAR;750;3;3000000\n',
};

export const NOTA_KEMBAR: Record<string, (kit: Kit) => Promise<Answer>> = {
  'POST nota-lama/import': (kit) => unggah(kit.as('OWNER'), 'nota-lama/import', { file: LAMA }, portal),
  'POST rancangan-nota/kertas/simpan': (kit) => simpanRancangan(kit, 'DESKTOP', 'kertas'),
  'POST rancangan-nota/buang': (kit) =>
    kit.as('OWNER').post('rancangan-nota/buang', { jenis_nota: 'TITIPAN', media: 'DESKTOP', rev: 1 }, portal),
  'POST rancangan-nota/slip/simpan': (kit) => simpanRancangan(kit, 'SLIP', 'slip'),
  'POST rancangan-nota/terbit': (kit) =>
    kit.as('OWNER').post('rancangan-nota/terbit', { jenis_nota: 'TITIPAN', media: 'SLIP', rev: 1 }, portal),
  'POST rancangan-nota/kembali': (kit) =>
    kit
      .as('OWNER')
      .post('rancangan-nota/kembali', { jenis_nota: 'TITIPAN', media: 'SLIP', versi: 0 }, portal),
  'POST rancangan-nota/salin': (kit) =>
    kit
      .as('OWNER')
      .post(
        'rancangan-nota/salin',
        { jenis_nota: 'TITIPAN', media: 'SLIP', toko: [{ kode_toko: 'BDG1' }, { kode_toko: 'SBY1' }] },
        portal,
      ),
};
