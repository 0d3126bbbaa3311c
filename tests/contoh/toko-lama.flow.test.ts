/**
 * Protects: a family that leaves another till (300 pieces, 600 members, 40 loans, 25 plans, 12 deposits, debts to suppliers) brings its
 * files as that till gave them out, finds its own totals here, and closes its first day.
 */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../kit/app.ts';
import { SANDI_OWNER } from '../kit/jual.ts';
import {
  bacaSaldo,
  bawaBarang,
  bawaMember,
  hargaEmas,
  isiSaldo,
  malamPindah,
  simpanLama,
  TITIPAN_LEBIH,
} from '../kit/toko-lama.ts';
import { hitungLaci, isiTutup, tutup } from '../kit/tutup.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await malamPindah(kit);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const satu = async (sql: string, values: unknown[] = []) => (await kit.owner.query(sql, values)).rows[0];

describe('a family', () => {
  test('brings its members, found by card and telephone', async () => {
    const answer = await bawaMember(kit);
    expect(answer.data, answer.text).toMatchObject({ tersimpan: 600 });
    expect(answer.data.salah).toMatchObject([{ sebab: 'Baris Jumlah, Bukan Data' }]);
  });

  test('brings its pieces, each in its group and on its tray', async () => {
    const { master, barang: answer } = await bawaBarang(kit);
    expect(master.data, master.text).toMatchObject({
      ...{ grup: [{ kode_group: 'EMASMURNI', kadar: 99.9 }], jenis: [], baki: { length: 8 } },
    });
    expect(answer.data, answer.text.slice(0, 900)).toMatchObject({ baris: 301, tersimpan: 300 });
    expect(answer.data.salah).toMatchObject([{ sebab: 'baris jumlah, bukan barang' }]);
    const masuk = await satu(
      'select count(*)::int as banyak, sum(berat)::int as berat, sum(harga_modal::bigint)::float8 as modal from barang where no_masuk = $1',
      [answer.data.no_dokumen],
    );
    expect(masuk).toEqual({ banyak: 300, berat: 2_323_390, modal: 2_062_970_500 });
    const sr1 = await satu(
      "select kode_group, kode_dept, kode_baki, kadar::int, kadar_cetak from barang where kode_intern = 'SR00001'",
    );
    expect(sr1).toEqual({
      kode_group: '700',
      kode_dept: 'CC',
      kode_baki: 'BAKI4',
      kadar: 70_000,
      kadar_cetak: '16K',
    });
  });

  test('says what its gold sells for', async () => {
    await hargaEmas(kit);
  });

  test('brings all that runs in one document, and its totals are those of the old till', async () => {
    const bagian = await bacaSaldo(kit);
    const jumlah = Object.values(bagian).flatMap(({ data }) => data.jumlah);
    expect(jumlah.filter((one) => one.berkas !== null)).toEqual([
      { kolom: 'jumlah_hutang', dibaca: '326.200.000', berkas: '326.200.000' },
      { kolom: 'sisa', dibaca: '138.002.000', berkas: '138.002.000' },
      { kolom: 'uang_muka', dibaca: '39.350.000', berkas: '39.350.000' },
      { kolom: 'jumlah', dibaca: '91.018.000', berkas: '91.018.000' },
      { kolom: 'poin', dibaca: '38.292', berkas: '38.292' },
    ]);
    const body = await isiSaldo(kit, bagian);
    const { hutang = [], titipan = [] } = body;
    expect(hutang[0]).toMatchObject({ kadar: 70, bunga: 2, no_hp_customer: '6286272082904' });
    // Four deposits bind a price that nobody wrote down, with more money on them than their pieces cost: each is told at its cell.
    const ditolak = await kit.as('SPV1').post('saldo-awal/simpan', body);
    expect(ditolak).toMatchObject({ status: 400, code: 'UANG_MUKA_LEBIH' });
    const lebih = (ditolak.detail as { path: string }[]).map(({ path }) => Number(path.split('.')[1]));
    expect(lebih.map((at) => titipan[at].no_lama)).toEqual(TITIPAN_LEBIH);
    for (const at of lebih) titipan[at].jenis_harga = 'TIDAK_MENGIKAT';
    const no = await simpanLama(kit, body);
    const { data } = await kit.as('SPV1').get(`saldo-awal/satu?no_dokumen=${no}`);
    expect(data).toMatchObject({
      ...{ hutang: 326_200_000, cicilan: 138_002_000, titipan: 39_350_000, supplier: 91_018_000 },
      ...{ kas: 44_142_000, bank: 128_276_415, poin: 38_292, dokumen: { length: 40 + 25 + 12 } },
    });
  });

  test('closes its first day', async () => {
    const spv = kit.as('SPV1');
    await hitungLaci(kit, spv);
    expect(await tutup(spv, await isiTutup(spv), SANDI_OWNER)).toMatchObject({ status: 200 });
  });
});
