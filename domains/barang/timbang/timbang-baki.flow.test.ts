/** Protects: a tray is weighed once at a time against all that lies on it, the figure says who said it, and no book is touched. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { atur, denganIzin, nota, numberOf, potongan, SANDI_OWNER, terjual } from '../../../tests/kit/jual.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const mulai = (
  kode_toko: string | null,
  kode_gudang: string | null = 'TOKO',
  siapa = 'SPV1',
): Promise<Answer> => kit.as(siapa).post('timbang-baki/start', { kode_gudang, kode_toko });
const simpan = (no_dokumen: string, more: object): Promise<Answer> =>
  kit.as('SPV1').post('timbang-baki/update', { no_dokumen, cara: 'KETIK', ...more });
const pindah = async (kode: string, ke_baki: string): Promise<void> => {
  numberOf(await kit.as('SPV1').post('pindah-barang/simpan', { ke_baki, barang: [{ kode_barcode: kode }] }));
};
const butir = async (): Promise<string[]> =>
  (await kit.as('SPV1').get('tutup-toko/periksa')).data.periksa.map((one: { kode: string }) => one.kode);

/** A tray of its own, with the pieces of vector 30: 125.430 g, with plastic, attributes and tags on them. */
async function bakiVektor(): Promise<void> {
  const { owner } = kit;
  await owner.query(
    "select set_config('app.kode_toko', 'JKT1', false), set_config('app.user_id', 'OWNER', false)",
  );
  await owner.query(
    "insert into baki (kode_toko, kode_baki, kode_gudang, nama_baki, berat_baki) values ('JKT1', 'V30', 'TOKO', 'VEKTOR', 210500)",
  );
  await owner.query(
    "insert into para_bandrol (kode_toko, kode_bandrol, keterangan, berat_bandrol) values ('JKT1', 'V30', 'VEKTOR', 1000)",
  );
  const satu = {
    kode_group: '750',
    kode_dept: 'CC',
    kode_gudang: 'TOKO',
    kode_baki: 'V30',
    nama_barang: 'CINCIN VEKTOR',
  };
  const lekat = { kode_bandrol: 'V30', berat_plastik: 0.9, berat_atribut: 1.6, harga_modal: 1_000_000 };
  const baris = [100.43, 25].map((berat_asli, n) => ({
    ...satu,
    ...lekat,
    berat_asli,
    kode_barcode: `VEKTOR0${n}`,
  }));
  const call = { method: 'POST', path: 'barang/simpan', body: { baris } } as const;
  expect(await denganIzin(kit.as('SPV1'), call, SANDI_OWNER)).toMatchObject({ status: 200 });
}

test('vector 30: begun, gone on with, weighed by the scale, read in list, sheet, paper and report', async () => {
  await bakiVektor();
  const first = await mulai('V30');
  expect(first, first.text).toMatchObject({
    data: {
      lanjut: false,
      data_timbang: [
        {
          ...{ kode_gudang: 'TOKO', kode_baki: 'V30', jumlah_barang: 2, berat: 125.43, berat_baki: 210.5 },
          ...{ berat_plastik: 1.8, berat_atribut: 3.2, berat_bandrol: 2, total: 342.93, toleransi: 0.05 },
        },
      ],
    },
  });
  const nomor = numberOf(first);
  expect((await mulai('V30')).data).toMatchObject({ lanjut: true, no_dokumen: nomor });
  expect((await kit.as('SPV1').get('timbang-baki?status=OPEN')).data).toMatchObject([
    { no_dokumen: nomor, status: 'OPEN', timbangan: null },
  ]);
  expect(await butir()).toContain('TIMBANG_BAKI');
  const hasil = await simpan(nomor, { timbangan: 342.91, cara: 'TIMBANGAN', bacaan: 'ST,+0342.910  g' });
  expect(hasil, hasil.text).toMatchObject({
    data: { total: 342.93, timbangan: 342.91, selisih: 0.02, status: 'DONE' },
  });
  expect(await butir()).not.toContain('TIMBANG_BAKI');
  kit.clock.advance({ seconds: 60 });
  await pindah('VEKTOR01', 'KL01');
  const satu = await kit.as('SPV1').get(`timbang-baki/satu?no_dokumen=${nomor}`);
  expect(satu.data).toMatchObject({
    ...{ cara: 'TIMBANGAN', bacaan: 'ST,+0342.910  g' },
    aktivitas: [
      { user_id: 'SPV1', kegiatan: 'PINDAH BARANG', kode_barcode: 'VEKTOR01', qty: -1, berat: -25 },
    ],
  });
  const pdf = await kit.as('SPV1').post('timbang-baki/bukti', { no_dokumen: nomor });
  expect(pdf.bytes.subarray(0, 5).toString(), pdf.text).toBe('%PDF-');
  const laporan = async (path: string) => (await kit.as('OWNER').get(path, { portal: 'JKT1' })).data;
  expect(await laporan('reportbarang/timbang-baki?hasil=SESUAI')).toMatchObject([
    {
      no_dokumen: nomor,
      kode_baki: 'V30',
      selisih: 0.02,
      hasil: 'SESUAI',
      cara: 'TIMBANGAN',
      user_id: 'SPV1',
    },
  ]);
  expect(await laporan('reportbarang/aktivitas-timbang-baki')).toMatchObject([
    { no_dokumen: nomor, kode_barcode: 'VEKTOR01', jumlah_qty: -1, berat: -25, kegiatan: 'PINDAH BARANG' },
  ]);
});

test('what a person typed says so, whatever it claims; the tolerance is that of the store', async () => {
  const total = (await mulai('CC01')).data.data_timbang[0].total as number;
  await kit.as('SPV1').put('timbang-baki/reset', {});
  await atur(kit, { TOLERANSI_TIMBANG_BAKI: '1000' });
  const { no_dokumen, data_timbang } = (await mulai('CC01')).data;
  expect(data_timbang[0].toleransi).toBe(1);
  const laku = {
    timbangan: Math.round(total * 1000 + 900) / 1000,
    cara: 'TIMBANGAN',
    bacaan: 'ST,+00001.000  g',
  };
  expect((await simpan(no_dokumen, laku)).data).toMatchObject({ selisih: -0.9 });
  const { data } = await kit.as('SPV1').get(`timbang-baki/satu?no_dokumen=${no_dokumen}`);
  expect(data).toMatchObject({ cara: 'KETIK', bacaan: null });
  await atur(kit, { TOLERANSI_TIMBANG_BAKI: null });
});

test('a piece that is sold between the books and the scale makes the weighing begin anew', async () => {
  const [kode] = (await potongan(kit, 'TIMB', 1)) as [string];
  const { no_dokumen, data_timbang } = (await mulai('CC01')).data;
  const [sebelum] = data_timbang;
  await terjual(kit.as('KASIR1'), nota([kode], 3_676_500));
  expect(await simpan(no_dokumen, { timbangan: 10 })).toMatchObject({
    status: 409,
    code: 'ISI_BAKI_BERUBAH',
  });
  const lagi = (await mulai('CC01')).data;
  expect(lagi).toMatchObject({ lanjut: true, no_dokumen });
  expect(sebelum.jumlah_barang - lagi.data_timbang[0].jumlah_barang).toBe(1);
  expect(await simpan(no_dokumen, { timbangan: 10 })).toMatchObject({ status: 200 });
});

test('what cannot be weighed says why in the prescribed words; reset gives up all that goes on', async () => {
  expect(await mulai('CC01', null)).toMatchObject({ status: 400, message: 'Mohon Untuk Pilih Kode Gudang' });
  expect(await mulai(null)).toMatchObject({ status: 400, message: 'Mohon Untuk Pilih Kode Baki' });
  expect(await mulai('TIDAKADA')).toMatchObject({ status: 404, message: 'Data Tidak Tersedia' });
  expect(await mulai('CC01', 'BELI')).toMatchObject({ status: 400, code: 'GUDANG_BUKAN_MILIK_BAKI' });
  const reset = (key: string): Promise<Answer> => kit.as('SPV1').put('timbang-baki/reset', {}, { key });
  expect(await reset('reset-kosong-0001')).toMatchObject({ status: 404, message: 'Data Tidak Tersedia' });
  await mulai('CC01');
  await mulai('KL01');
  expect((await reset('reset-timbang-0001')).data).toEqual({ jumlah: 2 });
  expect((await reset('reset-timbang-0001')).data).toEqual({ jumlah: 2 });
  expect((await kit.as('SPV1').get('timbang-baki?status=OPEN')).data).toEqual([]);
});
