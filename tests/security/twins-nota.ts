/** The designs of notas, and notas of the till of before, used once each for the twins. */
import type { Answer, Kit } from '../kit/app.ts';
import { detikDari, notaLuring, nyalakanLuring, paketLuring } from '../kit/luring.ts';
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

/** What KASIR1 took along, and a nota of it that is refused: its piece was sold meanwhile. */
async function kasusLuring(kit: Kit): Promise<object> {
  await nyalakanLuring(kit);
  const paket = await paketLuring(kit.as('KASIR1'));
  const kode = paket.barang[0]?.kode_barcode ?? '';
  const body = notaLuring(paket, [kode], { ke: 1, detik: detikDari(kit) });
  return { ...body, sebab: 'BARANG_SUDAH_BERUBAH', rincian: 'Barang Sudah Berubah' };
}
const dari = async (kit: Kit, text: string): Promise<string> => (await kit.owner.query(text)).rows[0].kunci;

export const NOTA_KEMBAR: Record<string, (kit: Kit) => Promise<Answer>> = {
  'POST luring/kasus': async (kit) => kit.as('KASIR1').post('luring/kasus', await kasusLuring(kit)),
  'POST luring/selesai': async (kit) => {
    const no_luring = await dari(
      kit,
      "select no_luring as kunci from kasus_luring where keadaan = 'TERBUKA' limit 1",
    );
    return kit.as('OWNER').post('luring/selesai', { no_luring, alasan: 'kembar' }, portal);
  },
  'POST luring/tarik': async (kit) => {
    const paket = await dari(kit, "select id as kunci from paket_luring where keadaan = 'AKTIF' limit 1");
    return kit.as('OWNER').post('luring/tarik', { paket, alasan: 'kembar' }, portal);
  },
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
