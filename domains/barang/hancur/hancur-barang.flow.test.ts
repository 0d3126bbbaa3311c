/** Protects: what is destroyed leaves the counter once, agreed to, at its cost, and can come back whole. */
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { bukuBarang, bukuUang } from '../../../tests/kit/buku.ts';
import { atur, denganOtorisasi, numberOf, potongan, SANDI_OWNER } from '../../../tests/kit/jual.ts';
import { teksPdf } from '../../../tests/kit/pdf.ts';
import { unggah } from '../../../tests/kit/unggah.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

test.each([
  ['ROSOK', 'PERSEDIAAN_ROSOK', 'HANCUR/HANCUR'],
  ['HILANG', 'BARANG_HILANG', '@HANCUR'],
])('%s: the worth goes to %s, the piece to %s, and both come back', async (kondisi_barang, akun, tempat) => {
  const [kode_barcode = ''] = await potongan(kit, kondisi_barang.slice(0, 4), 1);
  const body = { kondisi_barang, keterangan: 'patah', barang: [{ kode_barcode }] };
  const tanya = (await kit.as('SPV1').post('hancur-barang/simpan', body)).detail as {
    perlu: { rincian: { label: string; nilai: string }[] }[];
  };
  // Who agrees reads which piece, what it weighs and what it cost.
  expect(tanya.perlu[0]?.rincian.map((r) => `${r.label}: ${r.nilai}`)).toEqual([
    `Kondisi: ${kondisi_barang} (${kondisi_barang})`,
    'Barang: 1 pcs, 3,250 g, modal Rp 2.950.000',
    `${kode_barcode}: CINCIN UJI COBA, 3,250 g, modal Rp 2.950.000`,
    'Alasan: PATAH',
  ]);
  const nomor = numberOf(await denganOtorisasi(kit.as('SPV1'), 'hancur-barang/simpan', body, SANDI_OWNER));
  expect(await bukuUang(kit.owner, nomor)).toEqual([
    `1 HANCUR BARANG/${kondisi_barang} PERSEDIAAN_TOKO > ${akun} 2.950.000`,
  ]);
  expect(await bukuBarang(kit.owner, nomor)).toEqual([`1 ${kode_barcode} TOKO/CC01 > ${tempat} 3.250`]);
  const batal = { no_dokumen: nomor, alasan: 'salah pilih' };
  const back = await denganOtorisasi(kit.as('SPV1'), 'hancur-barang/batal', batal, SANDI_OWNER);
  expect(back, back.text).toMatchObject({ status: 200, data: { jumlah_barang: 1, berat: 3.25 } });
  const { data } = await kit.as('SPV1').get(`barang/ready/kode-barcode/${kode_barcode}`);
  expect(data).toMatchObject({ status: 'TERSEDIA', kode_baki: 'CC01' });
});

test('photographed: kept with the document, shown on its paper, asked for where the store wants it, and nobody else’s', async () => {
  const [kode_barcode = ''] = await potongan(kit, 'HBFT', 1);
  const isi = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#a40' } })
    .jpeg()
    .toBuffer();
  const { key } = (
    await unggah(kit.as('SPV1'), 'hancur-barang/foto', { image: { nama: 'a.jpg', isi, jenis: 'image/jpeg' } })
  ).data;
  expect(key).toMatch(/^JKT1\/HANCUR-[0-9a-f]{16}\.jpg$/);
  const body = { kondisi_barang: 'ROSOK', keterangan: 'patah', barang: [{ kode_barcode }] };
  await atur(kit, { HANCUR_DENGAN_FOTO: 'true' });
  const simpan = (more: object) => kit.as('SPV1').post('hancur-barang/simpan', { ...body, ...more });
  expect((await simpan({})).code).toBe('FOTO_HANCUR_WAJIB');
  expect((await simpan({ foto: 'BDG1/HANCUR-0000000000000000.jpg' })).code).toBe('FOTO_HANCUR_TIDAK_ADA');
  const path = 'hancur-barang/simpan';
  const no_dokumen = numberOf(
    await denganOtorisasi(kit.as('SPV1'), path, { ...body, foto: key }, SANDI_OWNER),
  );
  await atur(kit, { HANCUR_DENGAN_FOTO: null });
  const satu = await kit.as('SPV1').get(`hancur-barang/satu?no_dokumen=${no_dokumen}`);
  expect(satu.data).toMatchObject({ foto: true });
  const dilihat = await kit.as('SPV1').get(`hancur-barang/foto/${no_dokumen}`);
  expect([dilihat.status, dilihat.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await kit.as('SPV1-BDG').get(`hancur-barang/foto/${no_dokumen}`)).status).toBe(404);
  const bukti = () => kit.as('SPV1').post('hancur-barang/bukti', { no_dokumen });
  const dengan = await bukti();
  expect(dengan.bytes.includes('DCTDecode')).toBe(true);
  // The paper does not wait for a picture that cannot be read.
  await kit.deps.photos.remove(key);
  const tanpa = await bukti();
  expect([tanpa.status, tanpa.bytes.includes('DCTDecode')]).toEqual([200, false]);
  expect(JSON.stringify(teksPdf(tanpa.bytes))).toContain('Tidak Dapat Ditampilkan');
});

test('the report ties to what left the stock of goods in the books', async () => {
  const kode = await potongan(kit, 'HBLP', 2);
  const body = {
    kondisi_barang: 'ROSOK',
    keterangan: 'patah',
    barang: kode.map((kode_barcode) => ({ kode_barcode })),
  };
  const nomor = numberOf(await denganOtorisasi(kit.as('SPV1'), 'hancur-barang/simpan', body, SANDI_OWNER));
  const { data, totals } = (await kit
    .as('OWNER')
    .get('reportbarang/hancur-barang', { portal: 'JKT1' })) as Answer & {
    totals: Record<string, number>;
  };
  expect(data).toContainEqual(
    expect.objectContaining({ no_dokumen: nomor, kode_barcode: kode[0], disetujui: 'OWNER', status: 'SAH' }),
  );
  const { rows } = await kit.owner.query(
    `select sum(case when dari_akun = 'PERSEDIAAN_TOKO' then jumlah else -jumlah end)::float8 as modal from buku_uang
      where kode_toko = 'JKT1' and 'PERSEDIAAN_TOKO' in (dari_akun, ke_akun) and no_dokumen like '%-HB-%'`,
  );
  expect([totals.harga_modal, totals.jumlah_qty]).toEqual([rows[0].modal, 3]);
});
