/** The agent of a till and what is printed by it, once each for the twins. */
import type { Pencetak, TimbanganAgen } from '@mustika/kernel/agen/agen.ts';
import { kirim, pasang } from '../kit/agen.ts';
import type { Answer, Kit } from '../kit/app.ts';

const portal = { portal: 'JKT1' };
const PENCETAK: Pencetak = {
  ...{ nama: 'Kembar', bentuk: 'ESCPOS', jalur: 'JARINGAN', alamat: '127.0.0.1:9', status: true },
  ...{ geser_x: 0, geser_y: 0 },
};
const PEMBACA = { jalur: 'BERKAS', alamat: '/dev/ttyUSB9', kecepatan: 57_600 };
const TIMBANGAN: TimbanganAgen = {
  ...{ jalur: 'JARINGAN', alamat: '127.0.0.1:9', bicara: '9600 8N1', perintah: '', tiap: 500 },
};
const STRUK = [{ kertas: 'STRUK', pencetak: 'Kembar' }];

/** The job that the call before it made. */
const idTugas = async (kit: Kit): Promise<string> =>
  (await kit.owner.query("select id from tugas_cetak where kode_toko = 'JKT1' order by dibuat, id limit 1"))
    .rows[0].id;

export const KEMBAR_PERANGKAT: Record<string, (kit: Kit) => Promise<Answer>> = {
  'POST agen/kode': async (kit) => {
    const answer = await kit.as('OWNER').post('agen/kode', { nama: 'Kembar' }, portal);
    await pasang(kit, answer.data.kode);
    return answer;
  },
  'PUT agen/setelan': (kit) =>
    kit.as('OWNER').put('agen/setelan', { pencetak: [PENCETAK], kertas: STRUK }, portal),
  'PUT agen/sidik': (kit) => kit.as('OWNER').put('agen/sidik', { sidik: [PEMBACA] }, portal),
  'PUT agen/timbangan': (kit) => kit.as('OWNER').put('agen/timbangan', { timbangan: [TIMBANGAN] }, portal),
  'POST agen/tugas': (kit) => kirim(kit.as('OWNER'), 'NOTA KEMBAR', portal),
  'POST agen/tugas/putus': async (kit) =>
    kit
      .as('OWNER')
      .post('agen/tugas/putus', { id: await idTugas(kit), tindakan: 'BATAL', pencetak: null }, portal),
  'POST agen/uji': (kit) => kit.as('OWNER').post('agen/uji', { pencetak: 'Kembar' }, portal),
  'POST agen/cabut': async (kit) => {
    const { id } = (await kit.as('OWNER').get('agen', portal)).data.agen;
    return kit.as('OWNER').post('agen/cabut', { id }, portal);
  },
};
