/** Protects: a weight that is put on the scale is kept with the line that said it, once; every other one counts as typed by whoever typed it. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { bilaDiminta, hargaGrup, MODAL_BAKU, numberOf, SANDI_OWNER } from '../../../tests/kit/jual.ts';
import { kirimBarangUji } from '../../../tests/kit/kirim.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const baca = (bacaan: string, umur = 4) => ({ bacaan, alat: 'MEJA 1', umur });
const keping = (kode_barcode: string, berat_asli: number) => ({
  ...{ kode_barcode, kode_group: '750', kode_dept: 'CC', kode_gudang: 'TOKO', kode_baki: 'CC01' },
  ...{
    nama_barang: 'CINCIN TIMBANG',
    berat_asli,
    tipe_ongkos: 'GRAM',
    ongkos: 35_000,
    harga_modal: MODAL_BAKU,
  },
});
/** Takes pieces into stock with what the scale said; a second person agrees where he is asked. */
const masuk = (baris: object[], detail_timbangan: object[], key?: string): Promise<Answer> =>
  bilaDiminta(
    kit.as('SPV1'),
    { method: 'POST', path: 'barang/simpan', body: { baris, detail_timbangan } },
    SANDI_OWNER,
    key ? { key } : {},
  );
const dibaca = async (no_dokumen: string, kode_toko = 'JKT1') => {
  const { rows } = await kit.owner.query(
    'select peristiwa, user_id, berat, ditimbang, bacaan from peristiwa_timbang where kode_toko = $1 and no_dokumen = $2',
    [kode_toko, no_dokumen],
  );
  return rows;
};

test('each weight has the line that says it, a line is good once, and what moved or is no such weight says nothing', async () => {
  const baris = [keping('BCTA1000', 3.25), keping('BCTA1001', 3.25), keping('BCTA1002', 4.1)];
  const lines = [baca('US,GS,+  4.100g'), baca('ST,GS,+  3.250g', 61), baca('ST,GS,+  9.000g')];
  const no = numberOf(await masuk(baris, lines));
  const [row] = await dibaca(no);
  expect(row).toMatchObject({ peristiwa: 1, user_id: 'SPV1', berat: 3, ditimbang: 1 });
  const now = kit.clock.now().epochMilliseconds;
  const [line] = row.bacaan;
  expect(line).toMatchObject({ kolom: 'baris.0.berat_asli', bacaan: 'ST,GS,+  3.250g', alat: 'MEJA 1' });
  expect(Temporal.Instant.from(line.pada).epochMilliseconds).toBeLessThanOrEqual(now - 61_000);
  const { data } = await kit.as('SPV1').get(`barang/masuk/satu?no_dokumen=${no}`);
  expect(data.riwayat[0].timbangan).toMatchObject({ berat: 3, ditimbang: 1 });
});

test('a twin of the call is the same call, whatever it says of the scale', async () => {
  const key = crypto.randomUUID();
  const baris = [keping('BCTB1000', 3.25)];
  const no = numberOf(await masuk(baris, [baca('+3.250 g')], key));
  expect(numberOf(await masuk(baris, [], key))).toBe(no);
  expect(await dibaca(no)).toHaveLength(1);
});

test('a line of another hour and one of no scale are refused in words', async () => {
  for (const line of [baca('+3.250 g', 3601), { ...baca('x'.repeat(61)) }])
    expect(await masuk([keping('BCTC1000', 3.25)], [line])).toMatchObject({ code: 'INPUT_TIDAK_VALID' });
});

test('who receives a shipment weighs on his own scale, and only what he weighs', async () => {
  const { no_kirim, kode } = await kirimBarangUji(kit, 'BCTD', 2);
  const [satu = ''] = kode;
  const body = { no_kirim, ke_baki: 'AT01', barang: [{ kode_barcode: satu, berat: 3.24 }] };
  const answer = await kit
    .as('SPV1-BDG')
    .post('kirim-barang/terima', { ...body, detail_timbangan: [baca('ST,GS,+  3.240g')] });
  expect(await dibaca(numberOf(answer), 'BDG1')).toMatchObject([
    { user_id: 'SPV1-BDG', berat: 1, ditimbang: 1 },
  ]);
  expect(await dibaca(no_kirim)).toEqual([]);
});

test('the report says by person what was typed, and ties to the events', async () => {
  const lihat = (query = '') =>
    kit.as('OWNER').get(`barang/get/report-bacaan-timbangan?user_id=SPV1${query}`, { portal: 'JKT1' });
  const { data, totals } = await lihat();
  const { rows } = await kit.owner.query(
    "select sum(ditimbang)::integer as ditimbang, sum(berat - ditimbang)::integer as diketik from peristiwa_timbang where kode_toko = 'JKT1' and user_id = 'SPV1' and tanggal = (select tanggal from hari_toko where kode_toko = 'JKT1' and status = 'OPEN')",
  );
  expect(totals).toMatchObject(rows[0]);
  expect(data[0]).toMatchObject({
    jenis: 'TAMBAH BARANG',
    ditimbang: 1,
    diketik: 2,
    bacaan: 'ST,GS,+  3.250g',
  });
  const typed = await lihat('&berat=DIKETIK');
  expect(typed.data.every((row: { diketik: number }) => row.diketik > 0)).toBe(true);
  expect((await kit.as('KASIR1').get('barang/get/report-bacaan-timbangan')).status).toBe(403);
});

test('a closing says who typed what his scale could have said', async () => {
  const { data } = await kit.as('SPV1').get('tutup-toko/periksa');
  expect(data.periksa).toContainEqual(
    expect.objectContaining({
      ...{ kode: 'BERAT_DIKETIK', jumlah: 4, sifat: 'INFO', layar: '/laporan-bacaan-timbangan' },
      rincian: ['SPV1 · 4 / 6'],
    }),
  );
});
