/** Protects: the map of trays says what lies where, how old it is and when it was counted, and moving on it is pindah-barang. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import { denganOtorisasi, numberOf, potongan, SANDI_OWNER } from '../../../tests/kit/jual.ts';
import type { Petak } from './peta-baki.command.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const peta = async (): Promise<Petak[]> => (await kit.as('SPV1').get('baki/peta')).data;
const petak = async (kode: string): Promise<Petak> =>
  (await peta()).find((satu) => satu.kode_baki === kode) as Petak;
const post = async (path: string, body: object): Promise<string> =>
  numberOf(await kit.as('SPV1').post(path, body));
/** With a second person. */
const berdua = async (path: string, body: object): Promise<string> =>
  numberOf(await denganOtorisasi(kit.as('SPV1'), path, body, SANDI_OWNER));

test('every tray with its pieces, grams and age, as the pieces themselves have them', async () => {
  const { rows } = await kit.owner.query(
    `select b.kode_baki, count(*)::int as jumlah, sum(b.berat)::float8 / 1000 as berat,
            max((select max(tanggal) from hari_toko h where h.kode_toko = 'JKT1') - b.tanggal_masuk) as tertua
       from barang b join status_stok using (status) where b.kode_toko = 'JKT1' group by 1 order by 1`,
  );
  const isi = (await peta()).filter((satu) => (satu.jumlah ?? 0) > 0);
  const angka = isi.map(({ kode_baki, jumlah, berat, tertua }) => ({ kode_baki, jumlah, berat, tertua }));
  expect(angka.toSorted((a, b) => (a.kode_baki < b.kode_baki ? -1 : 1))).toEqual(rows);
  expect(isi.every((satu) => satu.umur !== null && satu.umur <= (satu.tertua ?? 0))).toBe(true);
});

test('counted as a whole it says so, by one group it does not; what was missed is told, a count taken back is none', async () => {
  const [satu = '', dua = ''] = await potongan(kit, 'PETA', 2);
  await post('pindah-barang/simpan', {
    ke_baki: 'CC02',
    barang: [{ kode_barcode: satu }, { kode_barcode: dua }],
  });
  const ada = (await petak('CC02')).jumlah;
  const grup = await post('stock-opname/mulai', { kode_baki: 'CC02', kode_group: '750', buta: false });
  expect(await petak('CC02')).toMatchObject({ no_opname: null, sedang: false });
  await berdua('stock-opname/batal', { no_dokumen: grup, alasan: 'hanya satu grup' });
  const nomor = await post('stock-opname/mulai', { kode_baki: 'CC02', buta: false });
  expect(await petak('CC02')).toMatchObject({ sedang: true });
  const { rows } = await kit.owner.query(
    'select kode_barcode from stock_opname_barang where no_dokumen = $1 and kode_barcode <> $2',
    [nomor, dua],
  );
  await kit.as('SPV1').post('stock-opname/pindai', {
    ...{ no_dokumen: nomor, kode: rows.map((row) => ({ kode: row.kode_barcode })) },
  });
  await berdua('stock-opname/selesai', {
    no_dokumen: nomor,
    alasan: [{ kode: dua, alasan: 'SUDAH DICARI' }],
  });
  expect(await petak('CC02')).toMatchObject({
    ...{ jumlah: ada, sedang: false, no_opname: nomor, hari_hitung: 0, selisih: 1 },
  });
  // The move of the map is the document of the list; a tray counted before stays counted.
  await post('pindah-barang-satu-baki/simpan', { dari_baki: 'CC02', ke_baki: 'CC01' });
  expect(await petak('CC02')).toMatchObject({ jumlah: 0, umur: null, no_opname: nomor });
  await berdua('stock-opname/batal', { no_dokumen: nomor, alasan: 'salah baki' });
  expect(await petak('CC02')).toMatchObject({ no_opname: null, selisih: null });
});
