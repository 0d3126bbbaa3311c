/** Protects: what did not come as it was sent is at neither end until somebody settles it, and both books say where it ended. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, HARI, type Kit, testApp } from '../../tests/kit/app.ts';
import { bukuBarang, bukuUang } from '../../tests/kit/buku.ts';
import { atur, gantiHari, potongan } from '../../tests/kit/jual.ts';
import { jawabUji, kembalikan, kirimBarangUji, putuskan, tarik, terimaUji } from '../../tests/kit/kirim.ts';
import { periksaTutup } from '../../tests/kit/tutup.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const barang = async (kode_toko: string, kode: string) =>
  (
    await kit.owner.query(
      'select status, kode_baki, berat::float8, harga_modal::float8 from barang where kode_toko = $1 and kode_barcode = $2',
      [kode_toko, kode],
    )
  ).rows[0];

/** Four pieces: the first comes, the others are missing, lighter and refused. */
async function berbeda(mark: string) {
  const { no_kirim, kode } = await kirimBarangUji(kit, mark, 4);
  const [baik, tiada, ringan, tolak] = kode as [string, string, string, string];
  const no_terima = await terimaUji(kit, no_kirim, [
    { kode_barcode: tiada, hasil: 'TIDAK_ADA', catatan: 'tidak di paket' },
    { kode_barcode: ringan, berat: 3.2 },
    { kode_barcode: tolak, hasil: 'DITOLAK', catatan: 'penyok' },
  ]);
  return { no_kirim, no_terima, baik, tiada, ringan, tolak };
}

test('only what came as it was sent is in the stock of the receiver; the rest waits with its cost', async () => {
  const { no_kirim, no_terima, baik, tiada, ringan } = await berbeda('SLSA');
  expect(await bukuUang(kit.owner, no_kirim)).toEqual([
    '1 KIRIM_BARANG/KIRIM PERSEDIAAN_TOKO > BARANG_DALAM_PENGIRIMAN:BDG1 11.800.000',
    '2 KIRIM_BARANG/DITERIMA BARANG_DALAM_PENGIRIMAN:BDG1 > RK_CABANG:BDG1 2.950.000',
  ]);
  expect(await bukuBarang(kit.owner, no_terima)).toEqual([`1 ${baik} @KIRIM > TOKO/CC01 3.250`]);
  expect(await barang('JKT1', tiada)).toMatchObject({ status: 'DIKIRIM' });
  expect(await barang('BDG1', ringan)).toBeUndefined();
  const { data } = await kit.as('SPV1').get(`kirim-barang/satu?no_dokumen=${no_kirim}`);
  expect(data).toMatchObject({
    status: 'TERIMA',
    dijalan: 0,
    selisih: 3,
    penerima: 'SPV1-BDG',
    diterima: HARI,
  });
  expect(data.barang.map((b: { keadaan: string }) => b.keadaan)).toEqual([
    ...['BAIK', 'TIDAK_ADA', 'BERAT_BEDA', 'DITOLAK'],
  ]);
  expect(data.barang[2]).toMatchObject({ berat: 3.25, berat_terima: 3.2 });
});

describe('settled', () => {
  test('taken after all at the weight of the scale, refused ones back without a second person, missing ones lost', async () => {
    const { no_kirim, tiada, ringan, tolak } = await berbeda('SLSB');
    // It weighed something else there: what comes back may be another piece.
    const beda = { no_dokumen: no_kirim, ke_baki: 'KL01', alasan: 'salah timbang' };
    expect(
      await kit.as('SPV1').post('kirim-barang/kembali', { ...beda, barang: [{ kode_barcode: ringan }] }),
    ).toMatchObject({ status: 403, code: 'OTORISASI_DIPERLUKAN' });
    const susulan = await putuskan(kit, 'susulan', {
      ...{ no_kirim, ke_baki: 'AT01', barang: [{ kode_barcode: ringan }] },
    });
    const kembali = { no_dokumen: no_kirim, ke_baki: 'KL01', alasan: 'penyok di jalan' };
    const balik = await kit
      .as('SPV1')
      .post('kirim-barang/kembali', { ...kembali, barang: [{ kode_barcode: tolak }] });
    expect(balik, balik.text).toMatchObject({ status: 200, data: { jumlah_barang: 1, berat: 3.25 } });
    // What was missing is another matter: whoever says that it is back, or lost, needs a second person.
    for (const [path, more] of [
      ['kirim-barang/kembali', { ke_baki: 'KL01' }],
      ['kirim-barang/hilang', {}],
    ] as const)
      expect(
        await kit.as('SPV1').post(path, {
          ...{ no_dokumen: no_kirim, alasan: 'dicari', barang: [{ kode_barcode: tiada }] },
          ...more,
        }),
      ).toMatchObject({ status: 403, code: 'OTORISASI_DIPERLUKAN' });
    await putuskan(kit, 'hilang', { no_dokumen: no_kirim, barang: [{ kode_barcode: tiada }] });
    expect(await bukuUang(kit.owner, no_kirim)).toEqual([
      '1 KIRIM_BARANG/KIRIM PERSEDIAAN_TOKO > BARANG_DALAM_PENGIRIMAN:BDG1 11.800.000',
      '2 KIRIM_BARANG/DITERIMA BARANG_DALAM_PENGIRIMAN:BDG1 > RK_CABANG:BDG1 2.950.000',
      '3 KIRIM_BARANG/DITERIMA BARANG_DALAM_PENGIRIMAN:BDG1 > RK_CABANG:BDG1 2.950.000',
      '4 KIRIM_BARANG/KEMBALI BARANG_DALAM_PENGIRIMAN:BDG1 > PERSEDIAAN_TOKO 2.950.000',
      '5 KIRIM_BARANG/HILANG BARANG_DALAM_PENGIRIMAN:BDG1 > BARANG_HILANG 2.950.000',
    ]);
    expect((await bukuBarang(kit.owner, no_kirim)).slice(4)).toEqual([
      `4 ${tolak} @KIRIM > TOKO/KL01 3.250`,
      `5 ${tiada} @KIRIM > @HANCUR 3.250`,
    ]);
    expect(await bukuUang(kit.owner, susulan)).toEqual([
      '1 TERIMA_BARANG/TERIMA RK_CABANG:JKT1 > PERSEDIAAN_TOKO 2.950.000',
    ]);
    expect(await bukuBarang(kit.owner, susulan)).toEqual([`1 ${ringan} @KIRIM > TOKO/AT01 3.200`]);
    expect(await barang('BDG1', ringan)).toEqual({
      ...{ status: 'TERSEDIA', kode_baki: 'AT01', berat: 3200, harga_modal: 2_950_000 },
    });
    expect(await barang('JKT1', tolak)).toMatchObject({ status: 'TERSEDIA', kode_baki: 'KL01' });
    expect(await barang('JKT1', tiada)).toMatchObject({ status: 'HILANG' });
    // Nothing is left to settle, and no piece is settled twice.
    const lagi = { no_dokumen: no_kirim, alasan: 'sekali lagi', barang: [{ kode_barcode: tiada }] };
    expect(await kit.as('SPV1').post('kirim-barang/hilang', lagi)).toMatchObject({
      ...{ status: 409, code: 'BARANG_TANPA_SELISIH' },
    });
  });

  test('a refused piece that came back is sent again, and a lost one is gone for the reports', async () => {
    const { no_kirim, tolak } = await berbeda('SLSC');
    const kembali = { no_dokumen: no_kirim, ke_baki: 'CC01', barang: [{ kode_barcode: tolak }] };
    await kembalikan(kit, kembali);
    const lagi = await kit
      .as('SPV1')
      .post('kirim-barang/simpan', { tujuan: 'BDG1', barang: [{ kode_barcode: tolak }] });
    expect(lagi, lagi.text).toMatchObject({ status: 200 });
    await terimaUji(kit, lagi.data.no_dokumen);
    expect(await barang('BDG1', tolak)).toMatchObject({ status: 'TERSEDIA' });
  });
});

test('answers that are none', async () => {
  const { no_kirim, kode } = await kirimBarangUji(kit, 'SLSD', 2);
  const [satu = ''] = kode;
  const salah = async (barang: object[], code: string) =>
    expect(await jawabUji(kit, no_kirim, barang)).toMatchObject({ code });
  await salah([{ kode_barcode: 'BUKANDIA' }], 'BARCODE_BUKAN_KIRIMAN');
  await salah([{ kode_barcode: satu }, { kode_barcode: satu }], 'BARCODE_DUA_KALI');
  await salah([{ kode_barcode: satu, hasil: 'BERAT_BEDA' }], 'BERAT_TERIMA_KOSONG');
  await salah([{ kode_barcode: satu, hasil: 'BERAT_BEDA', berat: 3.25 }], 'BERAT_TERIMA_SAMA');
  const tanpaBaki = { no_kirim, barang: [] };
  expect(await kit.as('SPV1-BDG').post('kirim-barang/terima', tanpaBaki)).toMatchObject({
    code: 'BAKI_TUJUAN_KOSONG',
  });
  expect(
    await kit.as('SPV1-BDG').post('kirim-barang/terima-susulan', {
      ...{ no_kirim, ke_baki: 'CC01', alasan: 'terlalu cepat', barang: [{ kode_barcode: satu }] },
    }),
  ).toMatchObject({ code: 'KIRIMAN_BELUM_DITERIMA' });
  // Nothing of it is wanted: no tray is asked for, and everything travels back.
  const semua = kode.map((kode_barcode) => ({ kode_barcode, hasil: 'DITOLAK' }));
  expect(await kit.as('SPV1-BDG').post('kirim-barang/terima', { no_kirim, barang: semua })).toMatchObject({
    ...{ status: 200, data: { jumlah_barang: 0, selisih: 2 } },
  });
});

type Laporan = Answer & { totals: Record<string, number> };
const laporan = async (kode_toko: string, path: string): Promise<Laporan> => {
  const answer = await kit
    .as('OWNER')
    .get(`${path}tgl_awal=${HARI}&tgl_akhir=${HARI}`, { portal: kode_toko });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer as Laporan;
};
const gerakUang = async (kode_toko: string, jenis: string, akun: string): Promise<number> =>
  (
    await kit.owner.query(
      `select coalesce(sum(case when $3 = ke_akun then jumlah else -jumlah end), 0)::float8 as n from buku_uang
        where kode_toko = $1 and jenis = $2 and $3 in (dari_akun, ke_akun)`,
      [kode_toko, jenis, akun],
    )
  ).rows[0].n;

test('the report ties to the books of either store, and the gold of the day to what came and went', async () => {
  await berbeda('SLSE');
  const satu = async (kode_toko: string, gerak: string) =>
    (await laporan(kode_toko, `reportbarang/kirim-barang?gerak=${gerak}&`)).totals['harga_modal'] ?? 0;
  expect(await satu('JKT1', 'KELUAR')).toBe(await gerakUang('JKT1', 'KIRIM', 'BARANG_DALAM_PENGIRIMAN'));
  expect(await satu('JKT1', 'BALIK')).toBe(await gerakUang('JKT1', 'KEMBALI', 'PERSEDIAAN_TOKO'));
  expect(await satu('JKT1', 'HILANG')).toBe(await gerakUang('JKT1', 'HILANG', 'BARANG_HILANG'));
  expect(await satu('BDG1', 'MASUK')).toBe(await gerakUang('BDG1', 'TERIMA', 'PERSEDIAAN_TOKO'));
  const emas = async (kode_toko: string, kolom: string) =>
    (await laporan(kode_toko, 'tutup-toko/harian-emas?')).totals[kolom];
  const gram = async (kode_toko: string, luar: string, arah: 'dari' | 'ke') =>
    (
      await kit.owner.query(
        `select coalesce(sum(berat), 0)::float8 / 1000 as n from buku_barang
          where kode_toko = $1 and ${arah}_tempat = $2 and left(${arah === 'dari' ? 'ke' : 'dari'}_tempat, 1) <> '@'`,
        [kode_toko, luar],
      )
    ).rows[0].n;
  expect(await emas('JKT1', 'kirim')).toBe(await gram('JKT1', '@KIRIM', 'ke'));
  expect(await emas('JKT1', 'terima')).toBe(await gram('JKT1', '@KIRIM', 'dari'));
  expect(await emas('BDG1', 'terima')).toBe(await gram('BDG1', '@KIRIM', 'dari'));
});

test('the closing asks both ends about what is between them', async () => {
  const { no_kirim } = await kirimBarangUji(kit, 'SLSF', 1);
  const tanya = async (user: string) => (await periksaTutup(kit.as(user))).periksa;
  expect(await tanya('SPV1')).toContainEqual(
    expect.objectContaining({
      ...{ kode: 'KIRIM_BARANG', sifat: 'ALASAN', layar: '/kirim-barang' },
      rincian: expect.arrayContaining([`${no_kirim} · BDG1 · 1 pcs`]),
    }),
  );
  expect(await tanya('SPV1-BDG')).toContainEqual(
    expect.objectContaining({
      ...{ kode: 'TERIMA_BARANG', layar: '/terima-barang' },
      rincian: expect.arrayContaining([`${no_kirim} · 1 pcs`]),
    }),
  );
});

test('the report of the online store shows what went to it and came from it, and nothing else', async () => {
  await atur(kit, { KIRIM_BARANG_ONLINE_STORE_MODULE: 'true', TOKO_ONLINE: 'SBY1' });
  const online = async () => laporan('JKT1', 'reportbarang/kirim-barang-online?');
  expect((await online()).data).toEqual([]);
  const [kode_barcode = ''] = await potongan(kit, 'SLSH', 1);
  const body = { tujuan: 'SBY1', barang: [{ kode_barcode }] };
  expect(await kit.as('SPV1').post('kirim-barang/simpan', body)).toMatchObject({ status: 200 });
  expect((await online()).data).toMatchObject([{ gerak: 'KELUAR', lawan: 'SBY1', kode_barcode }]);
  await atur(kit, { TOKO_ONLINE: 'JKT1' });
  expect((await online()).data.length).toBeGreaterThan(1);
});

test('a shipment that nobody answered is called back on a later day, at its own day in the books', async () => {
  const { no_kirim, kode } = await kirimBarangUji(kit, 'SLSG', 1);
  await gantiHari(kit, '2026-11-22');
  await tarik(kit, no_kirim);
  expect(await barang('JKT1', kode[0] as string)).toMatchObject({ status: 'TERSEDIA', kode_baki: 'CC01' });
  const { rows } = await kit.owner.query(
    'select tanggal::text, sum(jumlah)::float8 as jumlah from buku_uang where no_dokumen = $1 group by 1 order by 1',
    [no_kirim],
  );
  expect(rows).toEqual([
    { tanggal: '2026-11-21', jumlah: 2_950_000 },
    { tanggal: '2026-11-22', jumlah: 2_950_000 },
  ]);
});
