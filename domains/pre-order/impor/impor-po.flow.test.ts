// Protects: a list of pre-orders is stored whole or not at all, says of each cell what is wrong, and its money is in the drawer.
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import { bukuUang, jumlahBaris } from '../../../tests/kit/buku.ts';
import { atur, hargaGrup } from '../../../tests/kit/jual.ts';
import { unggah } from '../../../tests/kit/unggah.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await atur(kit, { PRE_ORDER_MODULE: 'true' });
  await hargaGrup(kit);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const KEPALA = 'nama_customer,no_hp_customer,nama_barang,kode_group,kode_dept,berat,qty,ongkos,uang_muka';
const BAIK = [
  'IBU DAFTAR,081277700001,GELANG DAFTAR A,750,CC,3.250,2,150000,500000',
  'IBU DAFTAR,081277700001,GELANG DAFTAR B,750,CC,3.250,1,150000,0',
  'BAPAK DAFTAR,081277700002,GELANG DAFTAR A,750,CC,3.250,1,150000,250000',
];
const impor = (baris: readonly string[], fields: Record<string, string> = {}, key?: string) =>
  unggah(
    kit.as('KASIR1'),
    'pre-order/import',
    { ...fields, file: { nama: 'daftar.csv', isi: [KEPALA, ...baris].join('\r\n') } },
    key ? { key } : {},
  );

test('cells that are wrong are named, and nothing is stored', async () => {
  const sebelum = await jumlahBaris(kit.owner, ['dokumen', 'pre_order']);
  const answer = await impor([
    ...BAIK,
    'IBU SALAH,0812,GELANG DAFTAR A,999X,CC,3.250,2,150000,0',
    'IBU SALAH,081277700003,CC,750,ZZ,0,0,150000,x',
  ]);
  expect(answer, answer.text).toMatchObject({ status: 200, data: { baris: 5, benar: 3, tersimpan: 0 } });
  const { salah } = answer.data as { salah: { baris: number; kolom: string; sebab: string }[] };
  expect(salah.map((one) => `${one.baris} ${one.kolom}: ${one.sebab}`)).toEqual([
    '5 no_hp_customer: no hp tidak dikenal',
    '5 kode_group: group tidak ada',
    '6 nama_barang: nama barang harus lebih dari 5 karakter',
    '6 berat: berat nol',
    '6 qty: qty harus 1 sampai 500',
    '6 uang_muka: bukan angka',
    '6 kode_dept: jenis tidak ada',
  ]);
  expect(await jumlahBaris(kit.owner, ['dokumen', 'pre_order'])).toEqual(sebelum);
});

test('rows of one customer are one pre-order, all are stored once, their money is in the drawer', async () => {
  const pratinjau = await impor(BAIK, { pratinjau: 'ya' });
  expect(pratinjau.data).toMatchObject({
    preorders: 2,
    total: 4 * 3_562_500,
    uang_muka: 750_000,
    tersimpan: 0,
  });
  const key = crypto.randomUUID();
  const answer = await impor(BAIK, {}, key);
  expect(answer, answer.text).toMatchObject({ status: 200, data: { tersimpan: 2 } });
  const { nomor } = answer.data as { nomor: string[] };
  expect(await bukuUang(kit.owner, String(nomor[0]))).toEqual([
    '1 PRE ORDER/CASH UANG_MUKA_PRE_ORDER > KAS:KASIR1 500.000',
  ]);
  const { rows } = await kit.owner.query(
    'select p.berkas, t.jumlah_barang from pre_order p join titipan t on t.no_titipan = p.no_po where p.no_po = any ($1) order by p.no_po',
    [nomor],
  );
  expect(rows).toEqual([
    { berkas: 'daftar.csv', jumlah_barang: 3 },
    { berkas: 'daftar.csv', jumlah_barang: 1 },
  ]);
  // Sent again with the same key it is answered as it was.
  expect((await impor(BAIK, {}, key)).data).toMatchObject({ nomor });
});

test('an offer in words of its own is asked about once, and its next list goes in as the last one did', async () => {
  const daftar = (nama: string) =>
    [
      'TOKO PUSAT',
      'Pemesan;HP;Barang;Golongan;Berat (gr);Pcs;DP',
      `${nama};0812-7770-0009;GELANG DAFTAR A;750;3,250;2;250.000`,
      'TOTAL;;;;;2;250.000',
    ].join('\n');
  const kirim = (nama: string, fields: Record<string, string>, key?: string) =>
    unggah(
      kit.as('KASIR1'),
      'pre-order/import',
      { ...fields, file: { nama: 'tawaran.csv', isi: daftar(nama) } },
      key ? { key } : {},
    );
  const tanya = { pratinjau: 'ya', petakan: 'ya' };
  const { data } = await kirim('IBU TAWAR', tanya);
  expect(data).toMatchObject({
    ...{ baris: 0, benar: 0 },
    kolom: {
      ...{ baris_judul: 2, tanya: true, kurang: ['kode_dept'], sumber: null },
      dari: { nama_customer: 'Pemesan', no_hp_customer: 'HP', nama_barang: 'Barang', kode_group: 'Golongan' },
    },
  });
  const peta = { dari: data.kolom.dari, tetap: { kode_dept: 'CC' }, sumber: 'TOKO PUSAT' };
  const lihat = await kirim('IBU TAWAR', { ...tanya, peta: JSON.stringify(peta) });
  expect(lihat.data).toMatchObject({
    ...{ baris: 2, benar: 1, uang_muka: 250_000 },
    salah: [{ baris: 4, kolom: 'nama_barang', sebab: 'baris jumlah, bukan barang' }],
    contoh: [{ berat: 3.25, qty: 2 }],
  });
  const tanpaJumlah = (nama: string) => daftar(nama).split('\n').slice(0, 3).join('\n');
  const simpan = () =>
    unggah(
      kit.as('KASIR1'),
      'pre-order/import',
      { peta: JSON.stringify(peta), file: { nama: 'tawaran.csv', isi: tanpaJumlah('IBU TAWAR') } },
      { key: 'po-peta-1' },
    );
  const [satu, dua] = [await simpan(), await simpan()];
  expect(satu.data, satu.text).toMatchObject({ tersimpan: 1 });
  expect(dua.data).toMatchObject({ nomor: satu.data.nomor });
  const lagi = await kirim('BAPAK TAWAR', tanya);
  expect(lagi.data).toMatchObject({ benar: 1, kolom: { tanya: false, sumber: 'TOKO PUSAT' } });
  // Nobody can be asked without a screen.
  expect(await kirim('IBU TAWAR', {})).toMatchObject({ status: 400, code: 'KOLOM_TIDAK_LENGKAP' });
});
