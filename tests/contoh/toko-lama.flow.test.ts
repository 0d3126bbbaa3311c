/**
 * Protects: a family that leaves another till (300 pieces, 600 members, 40 loans, 25 plans, 12 deposits, debts to suppliers) brings its
 * files as that till gave them out, finds its own totals here, and closes its first day.
 */
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../kit/app.ts';
import { syaratCicil } from '../kit/cicil.ts';
import { hargaTaksir } from '../kit/hutang.ts';
import { denganOtorisasi, gantiHari, hargaGrup, numberOf, SANDI_OWNER } from '../kit/jual.ts';
import { hitungLaci, isiTutup, tutup } from '../kit/tutup.ts';
import { rekening } from '../kit/uang.ts';
import { unggah } from '../kit/unggah.ts';

/** The last evening of the old till. */
const AKHIR = '2026-11-30';
const PORTAL = { portal: 'JKT1' };
const SUMBER = 'KASIR LAMA';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  for (const harga of [hargaGrup, hargaTaksir, syaratCicil]) await harga(kit);
  await gantiHari(kit, AKHIR);
  for (const kode_supplier of ['HWT', 'KING HALIM', 'UBS'])
    await kit.as('SPV1').post('supplier-barang', { kode_supplier, nama_supplier: kode_supplier });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const berkas = (nama: string) => ({
  nama,
  isi: readFileSync(new URL(`./toko-lama/${nama}`, import.meta.url)),
});
type Peta = { dari: Record<string, string>; tetap: Record<string, string> };
const dengan = ({ dari, tetap }: Peta): string => JSON.stringify({ dari, tetap, sumber: SUMBER });
const owner = () => kit.as('OWNER');
const satu = async (sql: string, values: unknown[] = []) => (await kit.owner.query(sql, values)).rows[0];

/** A file of the old till as rows of a list of the form, the way a browser asks: first what its columns are, then with what was said. */
async function baca(
  bagian: string,
  nama: string,
  ubah: (usul: Peta) => Peta = (usul) => usul,
): Promise<Answer> {
  const isian = { bagian, petakan: 'ya', file: berkas(nama) };
  const usul = await unggah(owner(), 'saldo-awal/berkas', { ...isian, pratinjau: 'ya' }, PORTAL);
  expect(usul.data, usul.text).toMatchObject({ kolom: { tanya: true }, isi: {} });
  const answer = await unggah(
    owner(),
    'saldo-awal/berkas',
    { ...isian, peta: dengan(ubah(usul.data.kolom)) },
    PORTAL,
  );
  expect(answer.data.salah, nama).toEqual([]);
  return answer;
}

describe('a family', () => {
  test('brings its members, found by card and telephone', async () => {
    const isian = { petakan: 'ya', file: berkas('member.csv') };
    const { data } = await unggah(owner(), 'member/import', { ...isian, pratinjau: 'ya' }, PORTAL);
    const peta = dengan(data.kolom);
    const answer = await unggah(
      owner(),
      'member/import',
      { ...isian, mode: 'yang-benar', peta },
      { ...PORTAL, key: 'lama-member' },
    );
    expect(answer.data, answer.text).toMatchObject({ tersimpan: 600 });
    expect(answer.data.salah).toMatchObject([{ sebab: 'Baris Jumlah, Bukan Data' }]);
  });

  test('brings its pieces, each in its group and on its tray', async () => {
    const isian = { petakan: 'ya', file: berkas('barang.csv') };
    const { data } = await unggah(owner(), 'barang/import', { ...isian, pratinjau: 'ya' }, PORTAL);
    const { kode_gudang: _tempat, ...dari } = data.kolom.dari;
    const peta = dengan({ dari: { ...dari, kode_baki: 'Tempat' }, tetap: { kode_gudang: 'TOKO' } });
    const terbaca = { ...isian, peta };
    const master = await unggah(owner(), 'barang/import/master', terbaca, { ...PORTAL, key: 'lama-master' });
    expect(master.data, master.text).toMatchObject({
      ...{ grup: [{ kode_group: 'EMASMURNI', kadar: 99.9 }], jenis: [], baki: { length: 8 } },
    });
    const simpan = { ...terbaca, mode: 'yang-benar' };
    const answer = await unggah(owner(), 'barang/import', simpan, { ...PORTAL, key: 'lama-barang' });
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
    await kit.owner.query("select set_config('app.kode_toko', 'JKT1', false)");
    await kit.owner.query(
      "update grup set harga = kadar::bigint * 16 where kode_toko = 'JKT1' and not aksesoris",
    );
    kit.deps.stores.forget('JKT1');
  });

  test('brings all that runs in one document, and its totals are those of the old till', async () => {
    const bagian = {
      hutang: await baca('hutang', 'gadai.csv'),
      cicilan: await baca('cicilan', 'cicilan.csv'),
      titipan: await baca('titipan', 'titipan.csv', ({ dari: { harga: _h, ...dari } }) => ({
        dari: { ...dari, jenis_harga: 'Harga' },
        tetap: {},
      })),
      supplier: await baca('supplier', 'hutang-supplier.csv'),
      poin: await baca('poin', 'member.csv', ({ dari }) => ({ dari: { ...dari, member: 'No' }, tetap: {} })),
    };
    const jumlah = Object.values(bagian).flatMap(({ data }) => data.jumlah);
    expect(jumlah.filter((one) => one.berkas !== null)).toEqual([
      { kolom: 'jumlah_hutang', dibaca: '326.200.000', berkas: '326.200.000' },
      { kolom: 'sisa', dibaca: '138.002.000', berkas: '138.002.000' },
      { kolom: 'uang_muka', dibaca: '39.350.000', berkas: '39.350.000' },
      { kolom: 'jumlah', dibaca: '91.018.000', berkas: '91.018.000' },
      { kolom: 'poin', dibaca: '38.292', berkas: '38.292' },
    ]);
    const isi = Object.fromEntries(Object.entries(bagian).map(([nama, { data }]) => [nama, data.isi[nama]]));
    const body = {
      ...isi,
      kas: [{ kasir: 'KASIR1', laci: 'KAS', jumlah: 44_142_000 }],
      bank: [{ no_rekening: await rekening(kit, 'bisa_transfer'), jumlah: 128_276_415 }],
    };
    expect(isi['hutang'][0]).toMatchObject({ kadar: 70, bunga: 2, no_hp_customer: '6286272082904' });
    // Four deposits bind a price that nobody wrote down, with more money on them than their pieces cost: each is told at its cell.
    const ditolak = await kit.as('SPV1').post('saldo-awal/simpan', body);
    expect(ditolak).toMatchObject({ status: 400, code: 'UANG_MUKA_LEBIH' });
    const lebih = (ditolak.detail as { path: string }[]).map(({ path }) => Number(path.split('.')[1]));
    expect(lebih.map((at) => isi['titipan'][at].no_lama)).toEqual(['TT-009', 'TT-010', 'TT-011', 'TT-012']);
    for (const at of lebih) isi['titipan'][at].jenis_harga = 'TIDAK_MENGIKAT';
    const no = numberOf(await denganOtorisasi(kit.as('SPV1'), 'saldo-awal/simpan', body, SANDI_OWNER));
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
