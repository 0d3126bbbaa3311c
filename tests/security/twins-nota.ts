/** The designs of notas, used once each for the twins. */
import type { Answer, Kit } from '../kit/app.ts';

const portal = { portal: 'JKT1' };

/** The design of a deposit, saved as it was read. */
async function simpanRancangan(kit: Kit, media: string, bentuk: 'kertas' | 'slip'): Promise<Answer> {
  const who = kit.as('OWNER');
  const { terbit } = (await who.get(`rancangan-nota/TITIPAN/${media}`, portal)).data;
  const isi = { jenis_nota: 'TITIPAN', ...(bentuk === 'kertas' ? { media } : {}), rev: 0, ...terbit.isi };
  return who.post(`rancangan-nota/${bentuk}/simpan`, isi, portal);
}

export const NOTA_KEMBAR: Record<string, (kit: Kit) => Promise<Answer>> = {
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
