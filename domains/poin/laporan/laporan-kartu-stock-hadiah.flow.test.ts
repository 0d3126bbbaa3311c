/** Protects: the card of a gift adds up, from the stock before the period to what lies there now, and its rows lead to their documents. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ambilKotak, kotakBaru, stokOf, tambahKotak } from '../../../tests/kit/aksesoris.ts';
import { HARI, type Kit, testApp } from '../../../tests/kit/app.ts';
import { denganOtorisasi, gantiHari, nota, SANDI_SPV, terjual } from '../../../tests/kit/jual.ts';
import { diberiPoin, hadiahBaru, hadiahDitukar } from '../../../tests/kit/poin.ts';

const BESOK = '2026-11-22';
const KODE = 'KSHADIAH';
let kit: Kit;
const nomor: Record<string, string> = {};
const hadiah = { kode_hadiah: 'UJIKARTU', jumlah: 2 };

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  nomor['baru'] = await kotakBaru(kit, KODE, { jumlah: 20 });
  await hadiahBaru(kit, 'UJIKARTU', KODE, 5);
  const siapa = await diberiPoin(kit, 40);
  await hadiahDitukar(kit, siapa, hadiah, 10);
  await gantiHari(kit, BESOK);
  kit.deps.stores.forget('JKT1');
  nomor['tambah'] = (await tambahKotak(kit, KODE, 6, 60_000)).data.no_dokumen;
  nomor['tukar'] = await hadiahDitukar(kit, siapa, hadiah, 10);
  nomor['batal'] = await hadiahDitukar(kit, siapa, hadiah, 10);
  const body = { no_dokumen: nomor['batal'], alasan: 'pilih yang lain' };
  expect(await denganOtorisasi(kit.as('KASIR1'), 'tukar-point/batal', body, SANDI_SPV)).toMatchObject({
    status: 200,
  });
  nomor['rusak'] = (await ambilKotak(kit, KODE, 3, 'RUSAK')).data.no_dokumen;
  nomor['jual'] = await terjual(kit.as('KASIR1'), nota([{ kode_barcode: KODE, jumlah: 1 }], 25_000));
});
afterAll(async () => {
  expect(await kit?.periksa()).toEqual([]);
  await kit?.close();
});

const kartu = (awal: string, akhir: string) =>
  kit
    .as('SPV1')
    .get(`hadiah/get/report-kartu-stock?tgl_awal=${awal}&tgl_akhir=${akhir}&kode_hadiah=UJIKARTU`);
const disebut = (no: unknown): string =>
  Object.entries(nomor).find(([, satu]) => satu === no)?.[0] ?? String(no);

test('opening, in, out, correction and what is left, row by row', async () => {
  const { data, totals } = (await kartu(BESOK, BESOK)) as unknown as {
    data: Record<string, unknown>[];
    totals: Record<string, number>;
  };
  expect(
    data.map((b) =>
      [
        disebut(b['no_dokumen']),
        b['jenis'],
        b['awal'],
        b['masuk'],
        b['keluar'],
        b['koreksi'],
        b['saldo'],
      ].join(' '),
    ),
  ).toEqual([
    'null SALDO AWAL 18 0 0 0 18',
    'tambah MASUK 0 6 0 0 24',
    // The clock of the tests stands: what happened at one moment is in the order of its numbers.
    'rusak RUSAK 0 0 0 3 21',
    'jual PENJUALAN 0 0 1 0 20',
    'tukar TUKAR POIN 0 0 2 0 18',
    'batal TUKAR POIN 0 0 2 0 16',
    'batal TUKAR POIN 0 0 -2 0 18',
  ]);
  expect(totals).toMatchObject({ awal: 18, masuk: 6, keluar: 3, koreksi: 3 });
  const { awal = 0, masuk = 0, keluar = 0, koreksi = 0 } = totals;
  expect([awal + masuk - keluar - koreksi]).toEqual((await stokOf(kit, KODE)).slice(0, 1));
});

test('the first day begins with nothing and ends with what the next one begins with', async () => {
  const { data } = await kartu(HARI, HARI);
  expect(data.map((b: Record<string, unknown>) => [disebut(b['no_dokumen']), b['saldo']])).toEqual([
    ['null', 0],
    ['baru', 20],
    [expect.stringMatching(/^JKT1-HD-/), 18],
  ]);
});
