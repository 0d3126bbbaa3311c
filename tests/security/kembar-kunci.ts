/** Keys of the API and who is told by them, once each for the twins. */
import { type Answer, type Kit, PASSWORD } from '../kit/app.ts';
import { berlangganan, buatKunci, isianKunci } from '../kit/kunci.ts';

const HAK = ['/data-barang'];
const owner = (kit: Kit, path: string, body: object): Promise<Answer> => kit.as('OWNER').post(path, body);
const ALAMAT = 'http://127.0.0.1:9/kabar';

const langganan = async (kit: Kit, nama: string): Promise<string> =>
  (await berlangganan(kit, await buatKunci(kit, { nama, hak: HAK }), ALAMAT, ['barang.masuk'])).id;

/** A message that has nowhere to go, set aside by hand. */
async function sisih(kit: Kit, id: string): Promise<void> {
  await owner(kit, 'kunci-api/kejadian/coba', { id });
  await kit.owner.query("update kirim_kejadian set status = 'MATI', selesai = now() where langganan = $1", [
    id,
  ]);
}

export const KEMBAR_KUNCI: Record<string, (kit: Kit) => Promise<Answer>> = {
  'POST kunci-api/buat': (kit) => owner(kit, 'kunci-api/buat', isianKunci({ nama: 'KEMBAR', hak: HAK })),
  'PUT kunci-api/ubah': async (kit) => {
    const { id } = await buatKunci(kit, { nama: 'KEMBAR UBAH', hak: HAK });
    const { nama: _nama, ...isi } = isianKunci({ nama: '', hak: HAK }) as Record<string, unknown>;
    return kit.as('OWNER').put('kunci-api/ubah', { id, versi: 1, ...isi });
  },
  'POST kunci-api/putar': async (kit) => {
    const { id } = await buatKunci(kit, { nama: 'KEMBAR PUTAR', hak: HAK });
    return owner(kit, 'kunci-api/putar', { id, jam: 1, password: PASSWORD });
  },
  'POST kunci-api/cabut': async (kit) =>
    owner(kit, 'kunci-api/cabut', { id: (await buatKunci(kit, { nama: 'KEMBAR CABUT', hak: HAK })).id }),
  'POST kunci-api/kejadian/langganan': async (kit) =>
    owner(kit, 'kunci-api/kejadian/langganan', {
      ...{ kunci: (await buatKunci(kit, { nama: 'KEMBAR KABAR', hak: HAK })).id, nama: 'X', alamat: ALAMAT },
      ...{ kejadian: [{ kejadian: 'barang.masuk' }], password: PASSWORD },
    }),
  'POST kunci-api/kejadian/putar': async (kit) =>
    owner(kit, 'kunci-api/kejadian/putar', {
      id: await langganan(kit, 'KEMBAR RAHASIA'),
      jam: 1,
      password: PASSWORD,
    }),
  'POST kunci-api/kejadian/keadaan': async (kit) =>
    owner(kit, 'kunci-api/kejadian/keadaan', { id: await langganan(kit, 'KEMBAR HENTI'), aktif: false }),
  'POST kunci-api/kejadian/ulang': async (kit) =>
    owner(kit, 'kunci-api/kejadian/ulang', { id: await langganan(kit, 'KEMBAR ULANG'), sejak: '2026-11-21' }),
  'POST kunci-api/kejadian/coba': async (kit) =>
    owner(kit, 'kunci-api/kejadian/coba', { id: await langganan(kit, 'KEMBAR COBA') }),
  'POST kunci-api/kejadian/kirim-lagi': async (kit) => {
    const id = await langganan(kit, 'KEMBAR LAGI');
    await sisih(kit, id);
    return owner(kit, 'kunci-api/kejadian/kirim-lagi', { id, urut: 1 });
  },
};
