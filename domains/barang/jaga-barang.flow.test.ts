/** Protects: nobody alone makes stock into the owner's capital, or lowers a tag before the till can ask. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, PASSWORD, testApp } from '../../tests/kit/app.ts';
import { bukuUang } from '../../tests/kit/buku.ts';
import { denganIzin, hargaGrup, type Kebutuhan, masukkan, setujui } from '../../tests/kit/jual.ts';

let kit: Kit;
const OWNER = { user_id: 'OWNER', password: PASSWORD };

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await masukkan(kit, { kode_barcode: 'JAGABRG1' });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const baris = [
  {
    ...{ kode_group: '750', kode_dept: 'CC', kode_gudang: 'TOKO', kode_baki: 'CC01' },
    ...{ nama_barang: 'CINCIN STOK AWAL', berat_asli: 10, harga_modal: 9_000_000 },
  },
];

test('stock without a supplier is capital: the owner says so, with its cost in front of him', async () => {
  const spv = kit.as('SPV1');
  const asked = await spv.post('barang/simpan', { baris });
  expect(asked).toMatchObject({
    code: 'OTORISASI_DIPERLUKAN',
    detail: { perlu: [{ description: 'opening stock', oleh: 'OWN' }] },
  });
  expect(JSON.stringify(asked.detail)).toContain('9.000.000');
  const bySpv = await setujui(spv, asked.detail as Kebutuhan, {
    user_id: 'SPV1-BDG',
    password: PASSWORD,
  }).catch(() => []);
  expect(await spv.post('barang/simpan', { baris, detail_authorization: bySpv })).toMatchObject({
    code: 'OTORISASI_DIPERLUKAN',
  });
  const saved = await denganIzin(spv, { method: 'POST', path: 'barang/simpan', body: { baris } }, OWNER);
  expect(await bukuUang(kit.owner, saved.data.no_dokumen)).toEqual([
    '1 TAMBAH_BARANG/AWAL MODAL > PERSEDIAAN_TOKO 9.000.000',
  ]);
  // Taken back, it is read which piece that is and what it cost.
  const [kode] = saved.data.kode_barcode as [string];
  const batal = await spv.post('barang/batal', {
    no_dokumen: saved.data.no_dokumen,
    alasan: 'salah timbang',
  });
  expect(batal.detail, batal.text).toMatchObject({
    perlu: [
      {
        rincian: expect.arrayContaining([
          { label: kode, nilai: 'CINCIN STOK AWAL, 10,000 g, modal Rp 9.000.000' },
        ]),
      },
    ],
  });
});

test('a lower tag and another printed karat are signed, a new name is not', async () => {
  const spv = kit.as('SPV1');
  const { barang } = (await spv.get('barang/riwayat/JAGABRG1')).data;
  const kini = Object.fromEntries(
    [
      ...['nama_barang', 'kadar_cetak', 'tipe_ongkos', 'ongkos', 'nama_atribut', 'harga_atribut', 'size'],
      ...['kode_intern', 'harga_bandrol', 'supplier', 'ada_faktur_masukan', 'no_faktur_masukan', 'versi'],
    ].map((name) => [name, barang[name]]),
  );
  const ubah = (more: object) => spv.put('barang/ubah/JAGABRG1', { ...kini, ...more });
  for (const more of [{ ongkos: 5_000 }, { harga_bandrol: 10 }, { kadar_cetak: '24K' }, { harga_atribut: 0 }])
    expect(await ubah(more), JSON.stringify(more)).toMatchObject({ code: 'OTORISASI_DIPERLUKAN' });
  // A tenth too many is a typing error before it is a price.
  expect(await ubah({ ongkos: 3_500_000 })).toMatchObject({ code: 'OTORISASI_DIPERLUKAN' });
  expect(await ubah({ nama_barang: 'CINCIN NAMA BARU' })).toMatchObject({ status: 200, data: { versi: 2 } });
  const turun = {
    method: 'PUT',
    path: 'barang/ubah/JAGABRG1',
    body: { ...kini, nama_barang: 'CINCIN NAMA BARU', ongkos: 5_000, versi: 2 },
  } as const;
  expect(await denganIzin(spv, turun, OWNER)).toMatchObject({ status: 200, data: { versi: 3 } });
  const { rows } = await kit.owner.query(
    "select isi ->> 'disetujui' as oleh from audit where kode_toko = 'JKT1' and aksi = 'barang.ubah' order by seq desc limit 1",
  );
  expect(rows).toEqual([{ oleh: 'OWNER' }]);
});
