/** Protects: a scanned piece belongs to one cart at a time, and a cart put aside is taken up by one till. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import { HARGA_BAKU, hargaGrup, jual, masukkan, nota } from '../../../tests/kit/jual.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await masukkan(kit, ...Array.from({ length: 9 }, (_, n) => ({ kode_barcode: `UJIK100${n}` })));
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const [satu, dua] = [() => kit.as('KASIR1'), () => kit.as('KASIR2')];
const pegang = (who: typeof satu, keranjang: string, kode_barcode: string) =>
  who().post('keranjang/pegang', { keranjang, kode_barcode });

describe('holding a piece', () => {
  test('the other cart hears who has it, and cannot sell it', async () => {
    expect(await pegang(satu, 'keranjang-a', 'UJIK1000')).toMatchObject({
      status: 200,
      data: { sampai: '2026-11-21T03:15:00Z' },
    });
    expect(await pegang(dua, 'keranjang-b', 'UJIK1000')).toMatchObject({
      status: 409,
      code: 'BARANG_DIPEGANG',
      message: 'Barang Sedang Dipegang KASIR1',
    });
    expect((await jual(dua(), nota(['UJIK1000'], HARGA_BAKU, { keranjang: 'keranjang-b' }))).code).toBe(
      'BARANG_DIPEGANG',
    );
    expect((await jual(dua(), nota(['UJIK1000'], HARGA_BAKU))).code).toBe('BARANG_DIPEGANG');
    expect((await jual(satu(), nota(['UJIK1000'], HARGA_BAKU, { keranjang: 'keranjang-a' }))).status).toBe(
      200,
    );
    expect(
      (await kit.owner.query("select from barang_pegang where kode_barcode = 'UJIK1000'")).rowCount,
    ).toBe(0);
  });

  test('holding again prolongs; letting go and a quarter of an hour free it', async () => {
    await pegang(satu, 'keranjang-a', 'UJIK1001');
    kit.clock.advance({ minutes: 10 });
    expect((await pegang(satu, 'keranjang-a', 'UJIK1001')).status).toBe(200);
    kit.clock.advance({ minutes: 10 });
    expect((await pegang(dua, 'keranjang-b', 'UJIK1001')).code).toBe('BARANG_DIPEGANG');
    await satu().post('keranjang/lepas', {
      keranjang: 'keranjang-a',
      barang: [{ kode_barcode: 'UJIK1001' }],
    });
    expect((await pegang(dua, 'keranjang-b', 'UJIK1001')).status).toBe(200);
    kit.clock.advance({ minutes: 16 });
    expect((await pegang(satu, 'keranjang-a', 'UJIK1001')).status).toBe(200);
  });

  test.each([
    ['UJIK1007', 'Shopee 241100', 'mp|SHOPEE|241100'],
    ['UJIK1008', 'KASIR2', `LURING-${'a'.repeat(32)}`],
  ])(
    '%s, which %s holds, is nobody’s who says he is called like it',
    async (kode_barcode, siapa, keranjang) => {
      await kit.owner.query("insert into barang_pegang values ('JKT1', $1, $2, $3, '2027-01-01T00:00:00Z')", [
        kode_barcode,
        siapa,
        keranjang,
      ]);
      expect(await pegang(satu, keranjang, kode_barcode)).toMatchObject({ code: 'INPUT_TIDAK_VALID' });
      expect(
        await satu().post('keranjang/simpan', {
          keranjang,
          label: 'X',
          isi: '{}',
          barang: [{ kode_barcode }],
        }),
      ).toMatchObject({ code: 'INPUT_TIDAK_VALID' });
      expect(await satu().post('keranjang/lepas', { keranjang, barang: [] })).toMatchObject({
        code: 'INPUT_TIDAK_VALID',
      });
      expect((await jual(satu(), nota([kode_barcode], HARGA_BAKU, { keranjang }))).code).toBe(
        'BARANG_DIPEGANG',
      );
      const ada = await kit.owner.query('delete from barang_pegang where keranjang = $1', [keranjang]);
      expect(ada.rowCount).toBe(1);
    },
  );

  test('a cart lets go only of its own pieces', async () => {
    await pegang(satu, 'keranjang-a', 'UJIK1002');
    await dua().post('keranjang/lepas', { keranjang: 'keranjang-b' });
    expect((await pegang(dua, 'keranjang-b', 'UJIK1002')).code).toBe('BARANG_DIPEGANG');
  });

  test('a piece that is gone or unknown is named', async () => {
    expect((await pegang(satu, 'keranjang-a', 'UJIK1000')).code).toBe('BARANG_SUDAH_BERUBAH');
    expect(await pegang(satu, 'keranjang-a', 'TIDAKADA')).toMatchObject({
      status: 404,
      code: 'BARCODE_TIDAK_ADA',
    });
    expect((await pegang(() => kit.as('KASIR1-BDG'), 'keranjang-c', 'UJIK1003')).code).toBe(
      'BARCODE_TIDAK_ADA',
    );
  });

  test('of ten tills one gets it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => pegang(n % 2 ? satu : dua, `keranjang-${100 + n}`, 'UJIK1003')),
    );
    expect(answers.filter((a) => a.status === 200)).toHaveLength(1);
  });
});

describe('a cart put aside', () => {
  const isi = JSON.stringify({ barang: ['UJIK1005', 'UJIK1006'], catatan: 'Nanti sore' });
  const simpan = (more: object = {}) =>
    satu().post('keranjang/simpan', {
      keranjang: 'keranjang-d',
      label: 'ibu baju merah',
      isi,
      barang: [{ kode_barcode: 'UJIK1005' }, { kode_barcode: 'UJIK1006' }],
      ...more,
    });

  test('keeps its pieces, is listed, and is taken up once as it was', async () => {
    expect(await simpan()).toMatchObject({ status: 200, message: 'Keranjang Berhasil Ditahan' });
    expect((await pegang(dua, 'keranjang-e', 'UJIK1006')).code).toBe('BARANG_DIPEGANG');
    const list = await dua().get('keranjang');
    expect(list.data).toMatchObject([
      { id: 'keranjang-d', label: 'IBU BAJU MERAH', user_id: 'KASIR1', isi: JSON.parse(isi) },
    ]);
    const both = await Promise.all(
      [satu, dua].map((who) => who().post('keranjang/ambil', { keranjang: 'keranjang-d' })),
    );
    expect(both.map((a) => a.status).sort()).toEqual([200, 404]);
    expect(both.find((a) => a.status === 404)?.message).toBe('Keranjang Sudah Diambil Kasir Lain');
    expect(
      (await jual(dua(), nota(['UJIK1005', 'UJIK1006'], 2 * HARGA_BAKU, { keranjang: 'keranjang-d' })))
        .status,
    ).toBe(200);
  });

  test('is not seen, taken or overwritten by another store', async () => {
    await simpan({ barang: [{ kode_barcode: 'UJIK1007' }] });
    const other = kit.as('KASIR1-BDG');
    expect((await other.get('keranjang')).data).toEqual([]);
    expect((await other.post('keranjang/ambil', { keranjang: 'keranjang-d' })).status).toBe(404);
    expect((await satu().get('keranjang')).data).toHaveLength(1);
  });

  test('must be JSON and hold only free pieces', async () => {
    expect((await simpan({ isi: 'bukan json' })).code).toBe('JSON_RUSAK');
    expect((await simpan({ keranjang: 'keranjang-f', barang: [{ kode_barcode: 'UJIK1005' }] })).code).toBe(
      'BARANG_SUDAH_BERUBAH',
    );
  });
});
