/** A family that leaves another till: its files as that till gave them out (tests/contoh/toko-lama), brought in the way a browser does. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Answer, Kit } from './app.ts';
import { syaratCicil } from './cicil.ts';
import { hargaTaksir } from './hutang.ts';
import { atur, denganOtorisasi, gantiHari, hargaGrup, numberOf, SANDI_OWNER } from './jual.ts';
import { rekening } from './uang.ts';
import { unggah } from './unggah.ts';

/** The last evening of the old till. */
const AKHIR = '2026-11-30';
const PORTAL = { portal: 'JKT1' };
const SUMBER = 'KASIR LAMA';

/** What the owner knows of his shop on that evening: the totals that the old till gave out. */
export const JUMLAH_LAMA = {
  BARANG: { banyak: 300, berat: 2323.39, jumlah: 2_062_970_500 },
  MEMBER: { banyak: 600 },
  POIN: { banyak: 38_292 },
  HUTANG: { banyak: 40, jumlah: 326_200_000 },
  CICILAN: { banyak: 25, jumlah: 138_002_000 },
  TITIPAN: { banyak: 12, jumlah: 39_350_000 },
  SUPPLIER: { jumlah: 91_018_000 },
  KAS: { jumlah: 44_142_000 },
  BANK: { jumlah: 128_276_415 },
} as const;

const berkas = (nama: string) => ({
  nama,
  isi: readFileSync(new URL(`../contoh/toko-lama/${nama}`, import.meta.url)),
});
type Peta = { dari: Record<string, string>; tetap: Record<string, string> };
const dengan = ({ dari, tetap }: Peta): string => JSON.stringify({ dari, tetap, sumber: SUMBER });

/** The evening on which it moves, with what a shop has before it begins. */
export async function malamPindah(kit: Kit): Promise<void> {
  for (const harga of [hargaGrup, hargaTaksir, syaratCicil]) await harga(kit);
  await gantiHari(kit, AKHIR);
  await atur(kit, { SUPPLIER_BARANG_MODULE: 'true' });
  for (const kode_supplier of ['HWT', 'KING HALIM', 'UBS']) {
    const isi = { kode_supplier, nama_supplier: kode_supplier };
    const answer = await kit.as('SPV1').post('supplier-barang/create', isi);
    if (answer.code !== 'SUDAH_ADA') expect(answer, answer.text).toMatchObject({ status: 200 });
  }
}

export async function bawaMember(kit: Kit): Promise<Answer> {
  const isian = { petakan: 'ya', file: berkas('member.csv') };
  const { data } = await unggah(kit.as('OWNER'), 'member/import', { ...isian, pratinjau: 'ya' }, PORTAL);
  const peta = dengan(data.kolom);
  const sent = { ...isian, mode: 'yang-benar', peta };
  return unggah(kit.as('OWNER'), 'member/import', sent, { ...PORTAL, key: 'lama-member' });
}

/** Groups and trays that its file names and the shop lacks, then its pieces. Those that name a supplier are owed to him. */
export async function bawaBarang(kit: Kit, supplier = true): Promise<{ master: Answer; barang: Answer }> {
  const owner = kit.as('OWNER');
  const isian = { petakan: 'ya', file: berkas('barang.csv') };
  const { data } = await unggah(owner, 'barang/import', { ...isian, pratinjau: 'ya' }, PORTAL);
  const { kode_gudang: _tempat, supplier: pemasok, ...dari } = data.kolom.dari;
  const punya = supplier ? { supplier: pemasok } : {};
  const peta = dengan({ dari: { ...dari, ...punya, kode_baki: 'Tempat' }, tetap: { kode_gudang: 'TOKO' } });
  const terbaca = { ...isian, peta };
  const master = await unggah(owner, 'barang/import/master', terbaca, { ...PORTAL, key: 'lama-master' });
  const simpan = { ...terbaca, mode: 'yang-benar' };
  return { master, barang: await unggah(owner, 'barang/import', simpan, { ...PORTAL, key: 'lama-barang' }) };
}

/** What its gold sells for. */
export async function hargaEmas(kit: Kit): Promise<void> {
  await kit.owner.query("select set_config('app.kode_toko', 'JKT1', false)");
  await kit.owner.query(
    "update grup set harga = kadar::bigint * 16 where kode_toko = 'JKT1' and not aksesoris",
  );
  kit.deps.stores.forget('JKT1');
}

/** A file of the old till as rows of a list of the form, the way a browser asks: first what its columns are, then with what was said. */
async function baca(
  kit: Kit,
  bagian: string,
  nama: string,
  ubah: (usul: Peta) => Peta = (usul) => usul,
): Promise<Answer> {
  const owner = kit.as('OWNER');
  const isian = { bagian, petakan: 'ya', file: berkas(nama) };
  const usul = await unggah(owner, 'saldo-awal/berkas', { ...isian, pratinjau: 'ya' }, PORTAL);
  expect(usul.data, usul.text).toMatchObject({ kolom: { tanya: true }, isi: {} });
  const sent = { ...isian, peta: dengan(ubah(usul.data.kolom)) };
  const answer = await unggah(owner, 'saldo-awal/berkas', sent, PORTAL);
  expect(answer.data.salah, nama).toEqual([]);
  return answer;
}

/** The lists of the form, read from its files. */
export const bacaSaldo = async (kit: Kit): Promise<Record<string, Answer>> => ({
  hutang: await baca(kit, 'hutang', 'gadai.csv'),
  cicilan: await baca(kit, 'cicilan', 'cicilan.csv'),
  titipan: await baca(kit, 'titipan', 'titipan.csv', ({ dari: { harga: _h, ...dari } }) => ({
    dari: { ...dari, jenis_harga: 'Harga' },
    tetap: {},
  })),
  supplier: await baca(kit, 'supplier', 'hutang-supplier.csv'),
  poin: await baca(kit, 'poin', 'member.csv', ({ dari }) => ({ dari: { ...dari, member: 'No' }, tetap: {} })),
});

// biome-ignore lint/suspicious/noExplicitAny: the shape is what a test is about to check.
type Baris = any;

/** The form with these lists, and what was counted in drawer and bank. */
export async function isiSaldo(kit: Kit, bagian: Record<string, Answer>): Promise<Record<string, Baris[]>> {
  const isi = Object.fromEntries(Object.entries(bagian).map(([nama, { data }]) => [nama, data.isi[nama]]));
  return {
    ...isi,
    kas: [{ kasir: 'KASIR1', laci: 'KAS', jumlah: JUMLAH_LAMA.KAS.jumlah }],
    bank: [{ no_rekening: await rekening(kit, 'bisa_transfer'), jumlah: JUMLAH_LAMA.BANK.jumlah }],
  };
}

/** Deposits whose bound price nobody wrote down, with more money on them than their pieces cost. */
export const TITIPAN_LEBIH = ['TT-009', 'TT-010', 'TT-011', 'TT-012'];

/** The form is sent, and the owner agrees; answers its number. */
export const simpanLama = async (kit: Kit, body: object): Promise<string> =>
  numberOf(await denganOtorisasi(kit.as('SPV1'), 'saldo-awal/simpan', body, SANDI_OWNER));
