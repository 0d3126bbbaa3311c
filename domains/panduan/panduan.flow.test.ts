/** Protects: a person reads the handbook about what he may open, without what he may not know; a search finds, and the file is whole. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Halaman } from '../../packages/kernel/text/halaman.ts';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { teksPdf } from '../../tests/kit/pdf.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterAll(() => kit?.close());

type Baris = { halaman: string; judul: string; grup: string; ringkas: string };
const daftar = async (siapa: string, q = ''): Promise<Baris[]> =>
  (await kit.as(siapa).get(`panduan${q ? `?q=${encodeURIComponent(q)}` : ''}`)).data as Baris[];
const halaman = (siapa: string, nama: string) => kit.as(siapa).get(`panduan/halaman?halaman=${nama}`);
const sel = ({ bagian }: Halaman): string[] => bagian.flatMap(({ tabel }) => tabel?.baris.flat() ?? []);

test('a cashier reads about the screens of his menus and no others, an owner about all', async () => {
  const kasir = await daftar('KASIR1');
  const owner = await daftar('OWNER');
  expect(kasir.filter(({ grup }) => grup === 'pelajaran')).toHaveLength(10);
  expect(kasir.map((satu) => satu.halaman)).toContain('transaksi-penjualan');
  expect(kasir.map((satu) => satu.halaman)).not.toContain('settingsystem');
  expect(owner.map((satu) => satu.halaman)).toContain('settingsystem');
  expect(owner.length).toBeGreaterThan(kasir.length);
  expect(kasir.filter(({ ringkas }) => ringkas === '')).toEqual([]);
  expect(await halaman('KASIR1', 'settingsystem')).toMatchObject({ status: 404, code: 'PANDUAN_TIDAK_ADA' });
  expect(await halaman('KASIR1', 'tidak-ada')).toMatchObject({ status: 404, code: 'PANDUAN_TIDAK_ADA' });
  expect(await kit.siapa().get('panduan')).toMatchObject({ status: 401 });
});

test('a page has what is typed, what is done, who may, and what to do about a refusal', async () => {
  const { data } = await halaman('OWNER', 'uang-kas');
  const isi = data as Halaman;
  expect(isi).toMatchObject({ judul: 'Uang Kas', kelompok: 'Keuangan', layar: '/uang-kas' });
  expect(isi.kata[0]).toContain('tunai');
  expect(sel(isi)).toEqual(
    expect.arrayContaining(['Jumlah Rp', 'Batal Mutasi Uang', 'Saldo Kas Tidak Cukup']),
  );
  expect(isi.tautan['/master-kode-transaksi']).toEqual({ judul: 'Master Kode Transaksi', buka: true });
});

test('what a person may not know is on no page of his', async () => {
  const kolom = async (siapa: string) => sel((await halaman(siapa, 'laporan-barang-detail')).data as Halaman);
  expect(await kolom('SPV1')).toContain('MODAL');
  const kasir = (await daftar('KASIR1')).map((satu) => satu.halaman);
  const semua = await Promise.all(kasir.map(async (nama) => (await halaman('KASIR1', nama)).data as Halaman));
  expect(semua.filter((satu) => sel(satu).includes('MODAL')).map((satu) => satu.halaman)).toEqual([]);
});

test('a search finds by title first, then by the words of a page', async () => {
  const [pertama] = await daftar('OWNER', 'stock opname');
  expect(pertama?.judul.toLowerCase()).toContain('stock opname');
  expect((await daftar('OWNER', 'plafond taksiran')).map((satu) => satu.halaman)).toContain(
    'transaksi-hutang',
  );
  expect(await daftar('OWNER', 'kata yang tidak pernah ditulis')).toEqual([]);
});

test('a group as PDF has its contents with page numbers, and every page of it', async () => {
  const berkas = await kit.as('OWNER').get('panduan/pdf?grup=service');
  expect(berkas.headers['content-type']).toBe('application/pdf');
  const teks = teksPdf(berkas.bytes).map((satu) => satu.teks);
  for (const { judul } of (await daftar('OWNER')).filter(({ grup }) => grup === 'service'))
    expect(teks.filter((satu) => satu === judul).length, judul).toBeGreaterThan(1);
  expect(teks).toContain('Service Selesai');
  expect(await kit.as('OWNER').get('panduan/pdf?grup=tidak')).toMatchObject({ status: 404 });
});
