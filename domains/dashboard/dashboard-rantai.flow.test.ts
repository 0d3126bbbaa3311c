/** Protects: the chain has one today. A branch that closed its day goes on being shown on it, beside those that still sell. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { HARI, type Kit, PASSWORD, testApp } from '../../tests/kit/app.ts';
import { atur, HARGA_BAKU, hargaGrup, masukkan, nota, numberOf, terjual } from '../../tests/kit/jual.ts';
import { hitungLaci, isiTutup, tutup } from '../../tests/kit/tutup.ts';
import type { Ringkasan } from './ringkasan.rule.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await masukkan(kit, { kode_barcode: 'RANTAI01' });
  await terjual(kit.as('KASIR1'), nota(['RANTAI01'], HARGA_BAKU));
});
afterAll(() => kit?.close());

const ringkas = async (): Promise<Ringkasan> =>
  (await kit.as('OWNER').get('dashboard/ringkas')).data as Ringkasan;
const bulan = async (): Promise<string[]> =>
  (await kit.as('OWNER').get('penjualan/chart?type=monthly')).data.datagram_penjualan.map(
    ({ waktu }: { waktu: string }) => waktu,
  );

test('closing one branch changes no figure of the day', async () => {
  const sebelum = await ringkas();
  expect(sebelum.hari_ini.tanggal).toBe(HARI);
  expect(sebelum.hari_ini.omzet).toBeGreaterThan(0);
  const hari = await bulan();
  const spv = kit.as('SPV1');
  await hitungLaci(kit, spv);
  expect((await tutup(spv, await isiTutup(spv), { user_id: 'OWNER', password: PASSWORD })).status).toBe(200);
  kit.lupakan();
  const { per_toko, ...sesudah } = await ringkas();
  const jkt1 = (toko: Ringkasan['per_toko']) => toko.find(({ kode_toko }) => kode_toko === 'JKT1');
  expect(sesudah.hari_ini).toEqual(sebelum.hari_ini);
  expect(sesudah.sebelumnya).toEqual(sebelum.sebelumnya);
  expect(sesudah.pembanding).toEqual(sebelum.pembanding);
  expect(sesudah.nota_terakhir).toEqual(sebelum.nota_terakhir);
  // The branch is closed for the day that is shown, whatever day it has opened since.
  expect(jkt1(sebelum.per_toko)).toMatchObject({ buka: true });
  expect(jkt1(per_toko)).toEqual({ ...jkt1(sebelum.per_toko), buka: false });
  expect(await bulan()).toEqual(hari);
});

test('past midnight the chain is on the day that somebody has opened', async () => {
  kit.clock.advance({ hours: 15 });
  kit.lupakan();
  expect((await ringkas()).hari_ini.tanggal).toBe('2026-11-22');
});

test('what is on its way for more than a day is told to the owner, until somebody has it', async () => {
  const bdg = kit.as('SPV1-BDG');
  await atur(kit, { KIRIM_BARANG_MODULE: 'true' }, 'BDG1');
  await bdg.post('cash/uang-kas', {
    ...{ arah: 'TAMBAH', kategori: 'LAIN', jumlah: 2_000_000, keterangan: 'modal laci' },
  });
  const uang = numberOf(
    await bdg.post('kirim-uang', { asal: 'CASH', jumlah: 1_500_000, keterangan: 'setoran' }),
  );
  const { rows: barang } = await kit.owner.query<{ kode_barcode: string }>(
    `select kode_barcode from barang where kode_toko = 'BDG1' and status = 'TERSEDIA' and kode_gudang = 'TOKO' order by berat limit 2`,
  );
  const kiriman = numberOf(await bdg.post('kirim-barang/simpan', { tujuan: 'SBY1', barang }));
  const dijalan = async () =>
    (await ringkas()).dijalan.map((d) => [d.kode_toko, d.tujuan, d.no_dokumen, d.barang, d.uang]);
  expect(await dijalan()).toEqual([]);
  kit.clock.advance({ hours: 25 });
  kit.lupakan();
  expect(await dijalan()).toEqual([
    ['BDG1', 'SBY1', kiriman, 2, null],
    ['BDG1', 'PUSAT', uang, null, 1_500_000],
  ]);
  expect((await kit.as('KASIR1-BDG').get('dashboard/ringkas')).data.dijalan).toEqual([]);
  expect((await kit.as('PUSAT').put(`kirim-uang/${uang}/reception`, {})).status).toBe(200);
  expect(await dijalan()).toEqual([['BDG1', 'SBY1', kiriman, 2, null]]);
});
