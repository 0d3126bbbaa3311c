/** Protects: a shop with a drawer for its loans books them there, counts it by itself, and fills it from the other drawer. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { bukuUang } from '../../tests/kit/buku.ts';
import { dipinjam, ditebus, hargaTaksir, hutangBaru, tagihan } from '../../tests/kit/hutang.ts';
import { atur, denganIzin, gantiHari, numberOf } from '../../tests/kit/jual.ts';
import { isiLaci } from '../../tests/kit/uang.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaTaksir(kit);
  await isiLaci(kit, 10_000_000, 'KASIR1');
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

async function laci(): Promise<Record<string, number>> {
  const { rows } = await kit.owner.query(
    "select akun || ' ' || dimensi as laci, saldo::bigint::float8 as saldo from saldo_uang where kode_toko = 'JKT1' and akun in ('KAS', 'KAS_GADAI') and dimensi in ('KASIR1', 'SPV1') and saldo <> 0",
  );
  return Object.fromEntries(rows.map((row) => [row.laci, row.saldo]));
}
async function pindah(asal: string, tujuan: string, jumlah: number) {
  const { rows } = await kit.owner.query(
    "select kode_transaksi from kode_transaksi where arah = 'MUTASI' and aktif limit 1",
  );
  const isi = {
    kategori: rows[0].kode_transaksi,
    asal,
    tujuan,
    jumlah,
    keterangan: 'modal gadai',
    kasir: 'KASIR1',
  };
  return kit.as('SPV1').post('cash/mutasi-uang-cash', isi);
}

test('without it there is none, and loans go through the drawer of the shop', async () => {
  expect(await pindah('CASH', 'GADAI', 1_000_000)).toMatchObject({
    status: 409,
    code: 'LACI_GADAI_TIDAK_ADA',
  });
  await ditebus(kit, await dipinjam(kit, 1_000_000));
  expect(Object.keys(await laci()).filter((name) => name.startsWith('KAS_GADAI'))).toEqual([]);
});

let no = '';
test('it lends what was put into it and no more, on account 110200', async () => {
  await atur(kit, { LACI_GADAI_MODULE: 'true' });
  expect(await kit.as('KASIR1').post('hutang/simpan', hutangBaru(1_000_000))).toMatchObject({
    code: 'SALDO_KAS_KURANG',
  });
  const semula = await laci();
  const nomor = numberOf(await pindah('CASH', 'GADAI', 3_000_000));
  expect(await bukuUang(kit.owner, nomor)).toEqual([
    '1 MUTASI_CASH/LACI KAS:KASIR1 > KAS_GADAI:KASIR1 3.000.000',
  ]);
  no = await dipinjam(kit, 1_000_000);
  expect(await laci()).toEqual({
    'KAS KASIR1': (semula['KAS KASIR1'] as number) - 3_000_000,
    'KAS_GADAI KASIR1': 2_000_000,
  });
  const { rows } = await kit.owner.query(
    "select distinct dari_nomor from buku_uang where no_dokumen = $1 and dari_akun = 'KAS_GADAI'",
    [no],
  );
  expect(rows).toEqual([{ dari_nomor: '110200' }]);
  expect(await pindah('GADAI', 'GADAI', 1)).toMatchObject({ status: 400, code: 'SATU_SISI_CASH' });
});

test('what is paid comes back into it; on a later day out of the loan drawer of whoever takes it back', async () => {
  await ditebus(kit, no);
  expect((await laci())['KAS_GADAI KASIR1']).toBe(3_000_000 + (await bunga(no)));
  await gantiHari(kit, '2026-11-22');
  const body = { no_faktur_hutang: no, alasan: 'salah tekan', kasir: 'KASIR1' };
  const call = { method: 'POST' as const, path: 'hutang/batal-lunas', body };
  const spv = { user_id: 'SPV1', password: 'sandi-uji-coba' };
  const semula = await laci();
  const dibayar = 1_000_000 + (await bunga(no));
  numberOf(await denganIzin(kit.as('OWNER'), call, spv, { portal: 'JKT1' }));
  expect(await laci()).toEqual({
    ...semula,
    'KAS_GADAI KASIR1': (semula['KAS_GADAI KASIR1'] as number) - dibayar,
  });
});

async function bunga(nomor: string): Promise<number> {
  const { rows } = await kit.owner.query(
    'select sum(bunga)::integer as bunga from hutang_gerak where no_faktur_hutang = $1 and not batal',
    [nomor],
  );
  return rows[0].bunga;
}

test('closing counts it as a drawer of its own', async () => {
  const { data } = await kit.as('SPV1').get('tutup-toko/periksa');
  const semua = JSON.stringify(data);
  expect(semua).toContain('KAS_GADAI');
  expect((await tagihan(kit, await dipinjam(kit, 500_000))).bunga).toBeGreaterThan(0);
});
