/** Protects: the reports of goods tie to the books and to the pieces, and price as the till does. */
import { addDays } from '@mustika/kernel/date.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, HARI, type Kit, testApp } from '../../../tests/kit/app.ts';
import { beli, dibeli, jualDulu } from '../../../tests/kit/beli.ts';
import { atur, denganOtorisasi, masukkan } from '../../../tests/kit/jual.ts';

let kit: Kit;
let notaBeli: string;
const PERIODE = `tgl_awal=${HARI.slice(0, 7)}-01&tgl_akhir=${HARI}`;

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await jualDulu(kit, 'LAPBRG01');
  await jualDulu(kit, 'LAPBRG02');
  notaBeli = await dibeli(kit.as('KASIR1'), beli([{ kode_barcode: 'LAPBRG01', berat: 3.2 }], 3_402_500));
  const masuk = { baris: [{ ...PIECE, nama_barang: 'GELANG SALAH MASUK', kode_barcode: 'LAPBRG03' }] };
  const { data } = await denganOtorisasi(kit.as('SPV1'), 'barang/simpan', masuk, PEMILIK);
  const body = { no_dokumen: data.no_dokumen, alasan: 'salah hitung' };
  await denganOtorisasi(kit.as('SPV1'), 'barang/batal', body, PEMILIK);
  await kit.as('OWNER').post('group/create', { ...ACC }, { portal: 'JKT1' });
  await masukkan(kit, {
    kode_barcode: 'LAPBRG04',
    harga_modal: 40_000,
    ...({ kode_group: 'ACC', harga_bandrol: 60_000 } as object),
  });
});
afterAll(() => kit?.close());

const PEMILIK = { user_id: 'OWNER', password: 'sandi-uji-coba' };
const PIECE = {
  kode_group: '750',
  kode_dept: 'CC',
  kode_gudang: 'TOKO',
  kode_baki: 'CC01',
  berat_asli: 2.5,
  harga_modal: 2_000_000,
};
const ACC = {
  kode_group: 'ACC',
  nama_group: 'AKSESORIS',
  harga: 0,
  harga_modal: 0,
  kadar: 1,
  kadar_jual: 1,
  markis: true,
  aksesoris: true,
};

type Baris = Record<string, string | number | null>;
type Laporan = Omit<Answer, 'data'> & { data: Baris[]; totals: Record<string, number> };
const laporan = async (path: string, who = 'OWNER'): Promise<Laporan> => {
  const answer = (await kit
    .as(who)
    .get(path, { portal: who === 'OWNER' ? 'JKT1' : undefined } as never)) as Laporan;
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer;
};
const satu = async (text: string): Promise<Baris> => (await kit.owner.query(text)).rows[0] as Baris;
const jumlah = (rows: readonly Baris[], column: string): number =>
  rows.reduce((total, row) => total + Math.round(Number(row[column] ?? 0) * 1000), 0) / 1000;

/** Every piece of the store with the price the item list computes by the rule. */
async function daftar(): Promise<Baris[]> {
  const rows: Baris[] = [];
  for (let skip = 0; ; skip += 100) {
    const { data } = await kit
      .as('OWNER')
      .get(`barang/list?status=TERSEDIA,DITAHAN&skip=${skip}&limit=100`, { portal: 'JKT1' });
    rows.push(...data);
    if (data.length < 100) return rows;
  }
}

test.each([
  ['GRAM, up to 500', {}],
  ['PERSENTASE, up to 1.000', { kategori_harga: 'PERSENTASE', PEMBULATAN: '1000' }],
  ['GRAM, down', { kategori_harga: 'GRAM', PENJUALAN_PEMBULATAN_KEBAWAH_MODULE: 'true' }],
])('a report prices every piece as the rule does: %s', async (_name, settings) => {
  await atur(kit, settings as Record<string, string>);
  const pieces = await daftar();
  const { data } = await laporan('barang/laporan-analisis-harga-barang');
  const price = new Map(pieces.map((row) => [row['kode_barcode'], row['harga_jual']]));
  expect(data.length).toBe(pieces.length);
  for (const row of data)
    expect(row['harga_jual'], String(row['kode_barcode'])).toBe(price.get(row['kode_barcode'] as string));
  const prices = data.map((row) => Number(row['harga_jual']));
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  const { data: naik } = await laporan('barang/laporan-analisis-harga-barang?sort_by=HARGA_MIN&kode_dept=CC');
  expect(new Set(naik.map((row) => row['kode_dept']))).toEqual(new Set(['CC']));
  expect(Number(naik[0]?.['harga_jual'])).toBeLessThanOrEqual(Number(naik.at(-1)?.['harga_jual']));
  const jual = await laporan('reportbarang/stock-jual');
  expect(jual.totals['nilai_jual']).toBe(jumlah(pieces, 'harga_jual'));
  await atur(kit, { kategori_harga: 'GRAM', PEMBULATAN: '500', PENJUALAN_PEMBULATAN_KEBAWAH_MODULE: null });
});

test('stock by its age ties to the balance of the day, and a day of the past shows what lay there then', async () => {
  const umur = await laporan(`reportbarang/umur-stok?per_tanggal=${HARI}`);
  const saldo = await laporan(`barang/get/saldobarang?tgl_awal=${HARI}&tgl_akhir=${HARI}`);
  expect(umur.totals['kode_barcode']).toBe(saldo.totals['akhir_qty']);
  expect(umur.totals['berat']).toBe(saldo.totals['akhir']);
  expect(umur.totals['berat_murni']).toBe(saldo.totals['akhir_murni']);
  const kemarin = addDays(HARI as never, -1);
  const dulu = await laporan(`reportbarang/umur-stok?per_tanggal=${kemarin}`);
  expect(dulu.totals['berat']).toBe(saldo.totals['awal']);
  // Bought back today: yesterday it was the customer's.
  expect(dulu.data.some((row) => row['kode_barcode'] === 'LAPBRG01')).toBe(false);
  expect(umur.data.find((row) => row['kode_barcode'] === 'LAPBRG01')).toMatchObject({
    kelompok: '0-30',
    berat: 3.2,
  });
  const lama = await laporan(`reportbarang/umur-stok?per_tanggal=${HARI}&umur=0-30&kode_baki=CC01`);
  expect(new Set(lama.data.map((row) => row['kode_baki']))).toEqual(new Set(['CC01']));
  for (const row of lama.data) expect(Number(row['hari'])).toBeLessThanOrEqual(30);
});

test('an empty price analysis says so in the prescribed words', async () => {
  const { rows } = await kit.owner.query('select kode_dept from jenis order by 1');
  expect(rows.length).toBeGreaterThan(0);
  expect((await laporan('barang/laporan-analisis-harga-barang?kode_dept=TIDAKADA')).data).toEqual([]);
});

test('names with their sizes add up to the stock, each name with its own sums', async () => {
  const stok = await satu(
    "select count(*)::int as jumlah, sum(berat)::float8 / 1000 as berat from barang where kode_toko = 'JKT1' and status in ('TERSEDIA', 'DITAHAN')",
  );
  for (const group_by of ['NAMA BARANG', 'NAMA BARANG DAN SIZE']) {
    const { data, totals } = await laporan(
      `reportbarang/kelompok-barang?group_by=${encodeURIComponent(group_by)}`,
    );
    expect(totals).toMatchObject({ jumlah: stok['jumlah'], berat: stok['berat'] });
    for (const row of data as unknown as {
      nama_barang: string;
      jumlah: number;
      berat: number;
      detail: Baris[];
    }[]) {
      expect(row.jumlah).toBe(jumlah(row.detail, 'jumlah'));
      expect(row.berat).toBe(jumlah(row.detail, 'berat'));
      if (group_by === 'NAMA BARANG') expect(row.detail).toMatchObject([{ size: null }]);
    }
  }
});

test('the summary ends where the pieces are, whichever way it is cut', async () => {
  const buku = await satu(
    "select sum(masuk_qty - keluar_qty)::int as qty, sum(masuk_berat - keluar_berat)::float8 / 1000 as berat from gerak_barang where kode_toko = 'JKT1' and left(tempat, 1) <> '@'",
  );
  for (const berdasarkan of ['GROUP', 'JENIS', 'GUDANG', 'BAKI']) {
    const { data, totals } = await laporan(`barang/get/saldobarang?${PERIODE}&berdasarkan=${berdasarkan}`);
    expect(totals, berdasarkan).toMatchObject({ akhir_qty: buku['qty'], akhir: buku['berat'] });
    for (const row of data) {
      const n = (name: string): number => Math.round(Number(row[name]) * 1000);
      const akhir = n('awal') + n('tambah') + n('masuk') + n('beli') - n('keluar') - n('jual') - n('hancur');
      expect(akhir, `${berdasarkan} ${row['kode']}`).toBe(n('akhir'));
      expect(n('awal_qty') + n('masuk_qty') - n('keluar_qty')).toBe(n('akhir_qty'));
    }
  }
  const beli = await laporan(
    `barang/get/saldobarang?tgl_awal=${HARI}&tgl_akhir=${HARI}&berdasarkan=GUDANG&kode_gudang=BELI`,
  );
  expect(beli.data).toMatchObject([{ kode: 'BELI', beli: 3.2 }]);
});

test('the balance is the owner’s alone while it is hidden', async () => {
  await atur(kit, { HIDE_SALDO_BARANG_SUMMARY: 'true' });
  expect((await laporan('barang/get/saldobarang')).data[0]).toHaveProperty('akhir');
  const spv = (await laporan('barang/get/saldobarang', 'SPV1')).data[0] as Baris;
  expect(spv).toHaveProperty('jual');
  for (const hidden of ['awal_qty', 'awal', 'akhir_qty', 'akhir', 'akhir_murni'])
    expect(spv).not.toHaveProperty(hidden);
  await atur(kit, { HIDE_SALDO_BARANG_SUMMARY: null });
});

test('stock jual and stock beli are the pieces of their warehouses', async () => {
  const jual = await satu(
    "select count(*)::int as jumlah, sum(harga_modal)::float8 as modal from barang where kode_toko = 'JKT1' and status in ('TERSEDIA', 'DITAHAN') and kode_gudang = 'TOKO'",
  );
  expect((await laporan('reportbarang/stock-jual')).totals).toMatchObject({
    jumlah: jual['jumlah'],
    harga_modal: jual['modal'],
  });
  const beli = await satu(
    "select count(*)::int as jumlah, sum(harga_modal)::float8 as harga from barang where kode_toko = 'JKT1' and status = 'DIBELI'",
  );
  const { data, totals } = await laporan('reportbarang/stock-beli');
  expect(totals).toMatchObject({ kode_barcode: beli['jumlah'], harga: beli['harga'] });
  const buku = await satu(
    "select sum(case when ke_akun = 'PERSEDIAAN_BELI' then jumlah else 0 end - case when dari_akun = 'PERSEDIAAN_BELI' then jumlah else 0 end)::float8 as saldo from buku_uang where kode_toko = 'JKT1'",
  );
  expect(totals['harga']).toBe(buku['saldo']);
  expect(data.find((row) => row['kode_barcode'] === 'LAPBRG01')).toMatchObject({
    no_faktur_group: notaBeli,
    tanggal: HARI,
    umur: 0,
    kondisi_barang: 'MULUS',
    berat: 3.2,
    harga: 3_402_500,
    harga_rata: 1_063_281,
  });
});

test('accessories are those of marked groups', async () => {
  expect((await laporan('reportbarang/barang-acc')).data).toMatchObject([
    { kode_group: 'ACC', kode_barcode: 'LAPBRG04', harga_modal: 40_000 },
  ]);
});

test('intakes tell weight and cost of that day, also of what was bought back since', async () => {
  const { data, totals } = await laporan(`reportbarang/tambah-barang?${PERIODE}`);
  const rows = new Map(data.map((row) => [row['kode_barcode'], row]));
  expect(rows.get('LAPBRG01')).toMatchObject({
    berat: 3.25,
    harga_modal: 2_950_000,
    tempat: 'TOKO/CC01',
    status: 'SAH',
  });
  expect(rows.get('LAPBRG03')).toMatchObject({
    berat: -2.5,
    harga_modal: -2_000_000,
    berat_batal: 2.5,
    status: 'BATAL',
  });
  const buku = await satu(
    "select sum(case when dari_tempat in ('@AWAL', '@SUPPLIER') then berat else -berat end)::float8 / 1000 as berat from buku_barang where kode_toko = 'JKT1' and '@' in (left(dari_tempat, 1), left(ke_tempat, 1)) and no_dokumen in (select no_dokumen from dokumen where jenis = 'tambah_barang') and tanggal >= '2026-11-01'",
  );
  expect(totals['berat']).toBe(buku['berat']);
  const uang = await satu(
    "select sum(case when ke_akun in ('PERSEDIAAN_TOKO', 'PERSEDIAAN_AKSESORIS') then jumlah else -jumlah end)::float8 as modal from buku_uang where kode_toko = 'JKT1' and array['PERSEDIAAN_TOKO', 'PERSEDIAAN_AKSESORIS'] && array[ke_akun, dari_akun] and no_dokumen in (select no_dokumen from dokumen where jenis = 'tambah_barang') and tanggal >= '2026-11-01'",
  );
  expect(totals['harga_modal']).toBe(uang['modal']);
});

test('fast and slow kinds: what was sold is what the list of sales says', async () => {
  const jual = (await kit
    .as('OWNER')
    .get(`penjualan/get/report?${PERIODE}&status=SAH`, { portal: 'JKT1' })) as Laporan;
  const cepat = await laporan(`reportbarang/managerial-analisys?${PERIODE}&sort=NOMINAL`);
  expect(cepat.totals).toMatchObject({
    nominal: jual.totals['total'],
    berat: jual.totals['berat'],
    qty: jual.total,
  });
  const nominal = cepat.data.map((row) => Number(row['nominal']));
  expect(nominal).toEqual(nominal.toSorted((a, b) => b - a));
  const lambat = await laporan(
    `reportbarang/managerial-analisys?${PERIODE}&sort=NOMINAL&gerak=SLOW%20MOVING`,
  );
  expect(Number(lambat.data[0]?.['nominal'])).toBe(Math.min(...nominal));
  const cc = cepat.data.find((row) => row['kode_dept'] === 'CC') as Baris;
  const buku = await satu(
    `select sum(g.masuk_berat - g.keluar_berat)::float8 as akhir,
        coalesce(sum(g.masuk_berat - g.keluar_berat) filter (where g.tanggal < '${HARI.slice(0, 7)}-01'), 0)::float8 as awal
       from gerak_barang g join barang b using (kode_toko, kode_barcode)
      where g.kode_toko = 'JKT1' and b.kode_dept = 'CC' and left(g.tempat, 1) <> '@'`,
  );
  expect(cc['stok']).toBe(Number(buku['akhir']) / 1000);
  const putaran = (Number(cc['berat']) * 1000 * 2 * 100) / (Number(buku['awal']) + Number(buku['akhir']));
  expect(cc['perputaran']).toBeCloseTo(putaran, 2);
});
