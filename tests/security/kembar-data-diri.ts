/** What persons ask about their data, each act as it is sent three times. */
import type { Answer, Kit } from '../kit/app.ts';
import { bilaDiminta, SANDI_SPV } from '../kit/jual.ts';

const portal = { portal: 'JKT1' };
const PATH = 'permintaan-data';
const DIRI = { nama: 'PAK KEMBAR', no_hp: '081277776666', bukti: 'KTP asli' };

/** The newest request of this kind. */
const id = async (kit: Kit, jenis: string): Promise<string> =>
  (
    await kit.owner.query(
      'select id from permintaan_data where jenis = $1 order by selesai nulls first limit 1',
      [jenis],
    )
  ).rows[0].id;
const catat = (kit: Kit, jenis: string): Promise<Answer> =>
  kit.as('OWNER').post(PATH, { ...DIRI, jenis }, portal);
const kerjakan = async (kit: Kit, jenis: string): Promise<Answer> =>
  kit.as('OWNER').post(`${PATH}/${await id(kit, jenis)}/kerjakan`, {}, portal);

/** In the order in which they may be sent. */
export const KEMBAR_DATA_DIRI: Readonly<Record<string, (kit: Kit) => Promise<Answer>>> = {
  'POST permintaan-data': (kit) => catat(kit, 'KOREKSI'),
  'POST permintaan-data/{id}/kerjakan': (kit) => kerjakan(kit, 'KOREKSI'),
  'POST permintaan-data/{id}/selesai': async (kit) =>
    kit.as('OWNER').post(`${PATH}/${await id(kit, 'KOREKSI')}/selesai`, { keterangan: 'dibetulkan' }, portal),
  'POST permintaan-data/{id}/tolak': async (kit) => {
    await catat(kit, 'AKSES');
    return kit.as('OWNER').post(`${PATH}/${await id(kit, 'AKSES')}/tolak`, { alasan: 'bukan dia' }, portal);
  },
  'POST permintaan-data/{id}/hapus': async (kit) => {
    await catat(kit, 'HAPUS');
    await kerjakan(kit, 'HAPUS');
    const path = `${PATH}/${await id(kit, 'HAPUS')}/hapus`;
    return bilaDiminta(kit.as('OWNER'), { method: 'POST', path, body: {} }, SANDI_SPV, portal);
  },
};
