/** Articles by quantity in the branch of the tests: boxes on the shelf of accessories. */
import { expect } from 'vitest';
import type { Answer, Kit } from './app.ts';
import { denganIzin, denganOtorisasi, SANDI_OWNER } from './jual.ts';

/** Where the demo chain keeps them. */
export const RAK = { kode_group: 'AKS', kode_dept: 'AK', kode_baki: 'AKS01' } as const;
export const HARGA_KOTAK = 25_000;

type Kotak = { jumlah?: number; modal_total?: number; harga_bandrol?: number };

/** Puts a new article with its first stock on the shelf, the owner's own; answers the number of its document. */
export async function kotakBaru(kit: Kit, kode_barcode: string, isi: Kotak = {}): Promise<string> {
  const nama_barang = `KOTAK ${kode_barcode}`;
  const body = {
    ...RAK,
    barcode: kode_barcode,
    nama_barang,
    harga_bandrol: HARGA_KOTAK,
    jumlah: 10,
    modal_total: 100_000,
  };
  const answer = await denganOtorisasi(
    kit.as('SPV1'),
    'stock-aksesoris/baru',
    { ...body, ...isi },
    SANDI_OWNER,
  );
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data.no_dokumen as string;
}

/** More of it from a supplier. */
export const tambahKotak = (
  kit: Kit,
  kode_barcode: string,
  jumlah: number,
  modal_total: number,
): Promise<Answer> =>
  kit
    .as('SPV1')
    .post('stock-aksesoris/tambah', { supplier: 'UBS', barang: [{ kode_barcode, jumlah, modal_total }] });

/** Some of it out of the stock, agreed to by the owner where it may go at all. */
export function ambilKotak(kit: Kit, kode_barcode: string, jumlah: number, untuk = 'PAKAI'): Promise<Answer> {
  const body = { untuk, keterangan: 'untuk etalase', barang: [{ kode_barcode, jumlah }] };
  return denganIzin(kit.as('SPV1'), { method: 'POST', path: 'stock-aksesoris/ambil', body }, SANDI_OWNER);
}

export const batalStok = (kit: Kit, no_dokumen: string): Promise<Answer> => {
  const body = { no_dokumen, alasan: 'salah hitung' };
  return denganIzin(kit.as('SPV1'), { method: 'POST', path: 'stock-aksesoris/batal', body }, SANDI_OWNER);
};

/** What there is for sale and what it is worth, and how much is held. */
export async function stokOf(kit: Kit, kode_barcode: string): Promise<number[]> {
  const { rows } = await kit.owner.query(
    'select jumlah, nilai::bigint::float8 as nilai, tahan_jumlah, tahan_nilai::bigint::float8 as tahan_nilai from stok_aksesoris where kode_barcode = $1',
    [kode_barcode],
  );
  return Object.values(rows[0] as Record<string, number>);
}
