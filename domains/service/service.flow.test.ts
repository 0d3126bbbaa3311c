// Protects: a customer's money and our gold are in the books to the rupiah from the day a piece comes in until it is fetched or given back.
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { bukuBarang, bukuUang, jumlahBaris, TABEL_BUKU } from '../../tests/kit/buku.ts';
import { atur, denganOtorisasi, gantiHari, jual, nota, potongan, sampaiHari } from '../../tests/kit/jual.ts';
import { lotDi, MODUL_MANUAL, tambahLot } from '../../tests/kit/lot.ts';
import {
  diambil,
  dibatalkan,
  diselesaikan,
  diterima,
  fotoServis,
  keadaanService,
  selesaiDengan,
  servis,
} from '../../tests/kit/service.ts';
import { bahanPesan } from '../integrasi/isi-pesan.query.ts';

const TABEL = [...TABEL_BUKU, 'service', 'service_barang', 'service_gerak'];
const SISTEM = { kode_toko: 'JKT1', user_id: 'SISTEM', lintas: false };
let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await atur(kit, { [MODUL_MANUAL]: 'true' });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const kasir = () => kit.as('KASIR1');
type Baris = { no_dokumen: string };
const SEMUA: Record<string, string> = { 'report-selesai': '&keadaan=SEMUA' };
/** Its first piece is brought back. */
const garansi = (no_service_awal: string): object => ({
  ...{ no_service_awal, barang: [{ urut: 1 }], kondisi: 'PATAH LAGI', tgl_janji: '2027-01-05' },
});

describe('from the counter to its customer', () => {
  test('money ahead is owed, the rest is paid when it is fetched, and then it is income', async () => {
    const answer = await kasir().post('service/simpan', servis(25_000));
    expect(answer, answer.text).toMatchObject({
      status: 200,
      message: 'Service Berhasil Disimpan',
      data: { status: 'MASUK', total: 75_000, uang_muka: 25_000 },
    });
    const no_dokumen = answer.data['no_dokumen'] as string;
    expect(no_dokumen).toMatch(/^JKT1-SV-261121-\d{4}$/);
    expect(await kasir().post('service/kerja', { no_dokumen, kode_tukang: null })).toMatchObject({
      data: { status: 'KERJA' },
    });
    expect(await diselesaikan(kasir(), no_dokumen)).toMatchObject({ data: { total: 75_000, sisa: 50_000 } });
    expect(await diambil(kasir(), no_dokumen, 50_000)).toMatchObject({
      message: 'Service Berhasil Diambil',
      data: { status: 'CLOS', total: 75_000 },
    });
    expect(await bukuUang(kit.owner, no_dokumen)).toEqual([
      '1 SERVICE/CASH UANG_MUKA_SERVICE > KAS:KASIR1 25.000',
      '4 SERVICE AMBIL/CASH UANG_MUKA_SERVICE > KAS:KASIR1 50.000',
      '4 SERVICE AMBIL/ONGKOS PENDAPATAN_SERVICE > UANG_MUKA_SERVICE 75.000',
    ]);
    expect(await bukuBarang(kit.owner, no_dokumen)).toEqual([]);
    expect(await dibatalkan(kasir(), no_dokumen)).toMatchObject({ code: 'STATUS_TIDAK_SESUAI' });
  });

  test('gold that is worked in stays ours until it is fetched, and is sold then', async () => {
    await tambahLot(kit, {});
    const { kode_lot } = await lotDi(kit, 'CC01');
    const no = await diterima(kasir(), servis(0));
    const emas = { kode_lot, emas_berat: 0.2, harga_emas: 1_200_000, berat_keluar: 5.19 };
    expect(await diselesaikan(kasir(), no, emas)).toMatchObject({ data: { total: 315_000 } });
    const [dikerjakan] = await bukuUang(kit.owner, no);
    expect(dikerjakan).toMatch(
      new RegExp(`^2 SERVICE/EMAS PERSEDIAAN_MANUAL:${kode_lot} > PERSEDIAAN_PROSES:\\w+ 200\\.000$`),
    );
    expect(await diambil(kasir(), no, 315_000)).toMatchObject({ status: 200 });
    const lot = dikerjakan?.match(/PROSES:(\w+)/)?.[1];
    expect((await bukuUang(kit.owner, no)).slice(1)).toEqual([
      '3 SERVICE AMBIL/CASH UANG_MUKA_SERVICE > KAS:KASIR1 315.000',
      '3 SERVICE AMBIL/ONGKOS PENDAPATAN_SERVICE > UANG_MUKA_SERVICE 75.000',
      '3 SERVICE AMBIL/EMAS PENJUALAN_EMAS > UANG_MUKA_SERVICE 240.000',
      `3 SERVICE AMBIL/HPP PERSEDIAAN_PROSES:${lot} > HPP 200.000`,
    ]);
    expect((await bukuBarang(kit.owner, no)).at(-1)).toBe(`3 ${lot} @SERVICE/PELANGGAN > @PELANGGAN 0.200`);
  });

  test('less work than was paid for is paid back when it is fetched', async () => {
    const no = await diterima(kasir(), servis(75_000));
    expect(await diselesaikan(kasir(), no, { ongkos: 50_000 })).toMatchObject({ data: { sisa: -25_000 } });
    expect(await diambil(kasir(), no, -25_000)).toMatchObject({ data: { kembali: 25_000 } });
    expect(await bukuUang(kit.owner, no)).toEqual([
      '1 SERVICE/CASH UANG_MUKA_SERVICE > KAS:KASIR1 75.000',
      '3 SERVICE AMBIL/CASH KAS:KASIR1 > UANG_MUKA_SERVICE 25.000',
      '3 SERVICE AMBIL/ONGKOS PENDAPATAN_SERVICE > UANG_MUKA_SERVICE 50.000',
    ]);
  });

  test('another till that finished it meanwhile changes what is to be paid', async () => {
    const no = await diterima(kasir());
    await diselesaikan(kasir(), no, { ongkos: 90_000 });
    expect(await diambil(kasir(), no, 50_000)).toMatchObject({ status: 409, code: 'JUMLAH_SERVICE_BERUBAH' });
  });
});

describe('what is taken back', () => {
  test('a pick-up of the day goes back to the rupiah', async () => {
    const no_dokumen = await diterima(kasir());
    await diselesaikan(kasir(), no_dokumen);
    await diambil(kasir(), no_dokumen, 50_000);
    const balik = { no_dokumen, alasan: 'salah orang' };
    expect(await denganOtorisasi(kasir(), 'service/batal-ambil', balik)).toMatchObject({
      data: { status: 'DONE' },
    });
    expect((await bukuUang(kit.owner, no_dokumen)).slice(-2)).toEqual([
      '4 BATAL SERVICE AMBIL/CASH KAS:KASIR1 > UANG_MUKA_SERVICE 50.000',
      '4 BATAL SERVICE AMBIL/ONGKOS UANG_MUKA_SERVICE > PENDAPATAN_SERVICE 75.000',
    ]);
    expect(await diambil(kasir(), no_dokumen, 50_000)).toMatchObject({ status: 200 });
  });

  test.each(['MASUK', 'KERJA', 'DONE'])(
    'a job that is %s gives all its money and its gold back',
    async (sampai) => {
      await tambahLot(kit, {});
      const { kode_lot } = await lotDi(kit, 'CC01');
      const no_dokumen = await diterima(kasir(), servis(75_000));
      if (sampai !== 'MASUK') await kasir().post('service/kerja', { no_dokumen, kode_tukang: null });
      if (sampai === 'DONE')
        await diselesaikan(kasir(), no_dokumen, { kode_lot, emas_berat: 0.1, harga_emas: 1_000_000 });
      expect(await keadaanService(kit, no_dokumen)).toBe(`${sampai} ${sampai === 'DONE' ? 175_000 : 75_000}`);
      expect(await dibatalkan(kasir(), no_dokumen)).toMatchObject({
        data: { kembali: 75_000, status: 'CANC' },
      });
      const akhir = (await bukuUang(kit.owner, no_dokumen)).filter((satu) => satu.includes('BATAL SERVICE'));
      expect(akhir[0]).toMatch(/BATAL SERVICE\/CASH KAS:KASIR1 > UANG_MUKA_SERVICE 75\.000$/);
      expect(akhir.length).toBe(sampai === 'DONE' ? 2 : 1);
      expect(await lotDi(kit, 'CC01')).toBeDefined();
    },
  );
});

describe('what a second person is asked', () => {
  test('gold that is missing beyond the tolerance, and a charge below the agreed one', async () => {
    const no = await diterima(kasir());
    expect(await kasir().post('service/selesai', selesaiDengan(no, { berat_keluar: 4.94 }))).toMatchObject({
      code: 'OTORISASI_DIPERLUKAN',
      detail: { perlu: [{ description: 'repair weight loss' }] },
    });
    expect(await kasir().post('service/selesai', selesaiDengan(no, { ongkos: 70_000 }))).toMatchObject({
      detail: { perlu: [{ description: 'fee lowering' }] },
    });
    expect(await kasir().post('service/selesai', selesaiDengan(no, { berat_keluar: 4.95 }))).toMatchObject({
      status: 200,
    });
  });

  test('work that is done once more is free within its days, and after them asked about', async () => {
    const no = await diterima(kasir());
    await diselesaikan(kasir(), no);
    await diambil(kasir(), no, 50_000);
    const answer = await kasir().post('service/garansi', garansi(no));
    expect(answer, answer.text).toMatchObject({ data: { status: 'MASUK', total: 0 } });
    const kedua = answer.data['no_dokumen'] as string;
    expect(await diselesaikan(kasir(), kedua, { berat_keluar: 4.98 })).toMatchObject({ status: 200 });
    expect(await diambil(kasir(), kedua, 0)).toMatchObject({ data: { status: 'CLOS' } });
  });
});

test('PPN is owed of money ahead when it comes, and of the rest when it is fetched', async () => {
  await atur(kit, { PPN_TRANSAKSI_MODULE: 'true' });
  const no = await diterima(kasir(), servis(50_000, [{ ongkos: 101_100 }]));
  await diselesaikan(kasir(), no);
  await diambil(kasir(), no, 51_100);
  expect(await bukuUang(kit.owner, no)).toEqual([
    '1 SERVICE/CASH UANG_MUKA_SERVICE > KAS:KASIR1 50.000',
    '1 SERVICE/PPN PPN_KELUARAN > UANG_MUKA_SERVICE 544',
    '3 SERVICE AMBIL/CASH UANG_MUKA_SERVICE > KAS:KASIR1 51.100',
    '3 SERVICE AMBIL/PPN PPN_KELUARAN > UANG_MUKA_SERVICE 556',
    '3 SERVICE AMBIL/ONGKOS PENDAPATAN_SERVICE > UANG_MUKA_SERVICE 100.000',
  ]);
  const rekap = 'penjualan/get/report-rekap-pajak?tgl_awal=2026-11-21&tgl_akhir=2026-11-21&kelas_ppn=JASA';
  const { data } = await kit.as('SPV1').get(rekap);
  expect(data).toMatchObject([
    { tarif: '1,1%', status: 'UANG MUKA', dpp: 49_456, ppn: 544, total: 50_000 },
    { tarif: '1,1%', status: 'PELUNASAN', dpp: 50_544, ppn: 556, total: 51_100 },
  ]);
  await atur(kit, { PPN_TRANSAKSI_MODULE: null });
});

test('reports count what came in, was finished, fetched and given back', async () => {
  const laporan = async (name: string) =>
    (
      await kit
        .as('SPV1')
        .get(`service/get/${name}?tgl_awal=2026-11-21&tgl_akhir=2026-11-21${SEMUA[name] ?? ''}`)
    ).data as unknown as Baris[];
  const no = await diterima(kasir());
  const lain = await diterima(kasir());
  await dibatalkan(kasir(), lain);
  await diselesaikan(kasir(), no);
  await diambil(kasir(), no, 50_000);
  const baru = async (name: string) =>
    (await laporan(name)).filter((row) => [no, lain].includes(row.no_dokumen));
  expect(await baru('report-masuk')).toMatchObject([
    { no_dokumen: no, pcs: 1, uang_muka: 25_000, status: 'SAH' },
    { no_dokumen: lain, pcs: 1, uang_muka: 25_000, status: 'SAH' },
    { no_dokumen: lain, pcs: -1, uang_muka: -25_000, status: 'BATAL' },
  ]);
  expect(await baru('report-selesai')).toMatchObject([{ no_dokumen: no, susut: 0.02, status: 'DIAMBIL' }]);
  expect(await baru('report-ambil')).toMatchObject([{ no_dokumen: no, total: 75_000, bayar: 50_000 }]);
  expect(await baru('report-batal')).toMatchObject([
    { no_dokumen: lain, kembali: 25_000, disetujui: 'SPV1' },
  ]);
  const { data } = await kit.as('OWNER').get('service/chart?type=today', { portal: 'JKT1' });
  expect(data['total_service']).toBeGreaterThanOrEqual(75_000);
});

test('the label of an envelope has a code that a search finds, and its member is told what waits', async () => {
  const { rows } = await kit.owner.query(
    "select kode_member from member where kode_toko_asal = 'JKT1' and aktif order by 1 limit 1",
  );
  const { kode_member } = rows[0];
  const siapa = { kode_member, nama_customer: undefined, no_hp_customer: undefined };
  const no_dokumen = await diterima(kasir(), servis(25_000, [{}], siapa));
  const label = await kasir().post('service/label', { service: [{ no_dokumen }], format: 'SVG', dpi: null });
  expect(label, label.text).toMatchObject({ status: 200, data: [{ lebar: 60, tinggi: 30 }] });
  expect(await kasir().get(`service?q=${no_dokumen}`)).toMatchObject({ data: [{ no_dokumen }] });
  const { data } = await kasir().get(`member/get/tanggungan/${kode_member}`);
  expect(data).toContainEqual(
    expect.objectContaining({ jenis: 'SERVICE', no_dokumen, jumlah: 50_000, lewat: 0 }),
  );
});

test('a customer hears of every state of it', async () => {
  await atur(kit, { WHATSAPP_MODULE: 'true' });
  const no_dokumen = await diterima(kasir());
  await kasir().post('service/kerja', { no_dokumen, kode_tukang: null });
  await diselesaikan(kasir(), no_dokumen);
  await diambil(kasir(), no_dokumen, 50_000);
  await dibatalkan(kasir(), await diterima(kasir()));
  await atur(kit, { WHATSAPP_MODULE: null });
  const { rows } = await kit.owner.query(
    `select payload ->> 'jenis' as jenis from graphile_worker._private_jobs
      where payload ->> 'jenis' like 'SERVICE%' order by id`,
  );
  expect(rows.map(({ jenis }) => jenis)).toEqual([
    ...['SERVICE', 'SERVICE_KERJA', 'SERVICE_SELESAI', 'SERVICE_AMBIL'],
    ...['SERVICE', 'SERVICE_BATAL'],
  ]);
  const bahan = await kit.deps.db.tx(SISTEM, (sql) => bahanPesan(sql, 'SERVICE_AMBIL', 'JKT1', no_dokumen));
  expect(bahan).toMatchObject({
    penerima: '6281234500077',
    status: 'CLOS',
    nilai: { nomor: no_dokumen, nama_pelanggan: 'IBU SERVIS', total: '75.000', saldo: '75.000', kurang: '0' },
  });
});

test('the closing tells of work that is late', async () => {
  const no = await diterima(kasir(), servis(0, [{}], { tgl_janji: '2026-11-21' }));
  await kit.owner.query("update service set tgl_janji = '2026-11-20' where no_dokumen = $1", [no]);
  const { data } = await kit.as('SPV1').get('tutup-toko/periksa');
  expect(data['periksa']).toContainEqual(
    expect.objectContaining({ kode: 'SERVICE_LEWAT', jumlah: 1, sifat: 'INFO' }),
  );
  await kit.owner.query("update service set tgl_janji = '2027-01-05' where no_dokumen = $1", [no]);
});

test('a piece is pictured as it came and as it left', async () => {
  const [foto, foto_sesudah] = [await fotoServis(kasir()), await fotoServis(kasir())];
  const no = await diterima(kasir(), servis(0, [{ foto }]));
  expect(await kasir().get(`service/foto/${no}/1/sebelum`)).toMatchObject({ status: 200 });
  expect(await kasir().get(`service/foto/${no}/1/sesudah`)).toMatchObject({ code: 'FOTO_SERVICE_TIDAK_ADA' });
  expect(await diselesaikan(kasir(), no, { foto_sesudah })).toMatchObject({ status: 200 });
  expect(await kasir().get(`service/foto/${no}/1/sesudah`)).toMatchObject({ status: 200 });
});

test('a piece that was sold here recalls its nota', async () => {
  const [kode_barcode = ''] = await potongan(kit, 'SVCA', 1);
  const sold = await jual(
    kasir(),
    nota([kode_barcode], 3_676_500, { nama_customer: 'PAK BELI', no_hp_customer: '081377001122' }),
  );
  expect(sold, sold.text).toMatchObject({ status: 200 });
  const { data } = await kasir().get(`service/barang-terjual?q=${kode_barcode}`);
  expect(data).toMatchObject([
    { kode_barcode, nama_barang: 'CINCIN UJI COBA', berat: 3.25, nama_customer: 'PAK BELI' },
  ]);
  const no = await diterima(
    kasir(),
    servis(0, [{ kode_barcode, nama_barang: 'CINCIN UJI COBA', berat: 3.25 }]),
  );
  const { rows } = await kit.owner.query('select no_faktur_jual from service_barang where no_dokumen = $1', [
    no,
  ]);
  expect(rows[0].no_faktur_jual).toBe(sold.data['no_dokumen']);
});

test.each([
  ['nobody to give it back to', { nama_customer: undefined }, 'PELANGGAN_SERVICE_KOSONG'],
  ['more ahead than it comes to', { uang_muka: 75_001 }, 'UANG_MUKA_SERVICE_LEBIH'],
  ['a day that is over', { tgl_janji: '2026-11-20' }, 'JANJI_SEBELUM_HARI_INI'],
  ['a charge that nobody said', { barang: [{ nama_barang: 'GELANG', berat: 10 }] }, 'ONGKOS_SERVICE_KOSONG'],
  [
    'a code that was never sold here',
    { barang: [{ kode_barcode: 'TIADA123', nama_barang: 'GELANG', berat: 10, ongkos: 1000 }] },
    'BARANG_TIDAK_TERJUAL',
  ],
  [
    'a picture that nobody took',
    { barang: [{ nama_barang: 'GELANG', berat: 1, ongkos: 0, foto: 'x.jpg' }] },
    'FOTO_SERVICE_TIDAK_ADA',
  ],
])('%s is refused and nothing is written', async (_what, more, code) => {
  const before = await jumlahBaris(kit.owner, TABEL);
  expect(await kasir().post('service/simpan', { ...servis(0), ...more })).toMatchObject({ code });
  expect(await jumlahBaris(kit.owner, TABEL)).toEqual(before);
});

describe('on another day', () => {
  test('it can be paid back on another day by transfer', async () => {
    const no_dokumen = await diterima(kasir());
    await gantiHari(kit, '2026-11-22');
    const balik = { cara_kembali: 'TRANSFER', no_rekening: '7310455201' };
    expect(await dibatalkan(kasir(), no_dokumen, balik)).toMatchObject({ data: { kembali: 25_000 } });
    expect((await bukuUang(kit.owner, no_dokumen)).at(-1)).toBe(
      '2 BATAL SERVICE/TRANSFER BANK:7310455201 > UANG_MUKA_SERVICE 25.000',
    );
  });

  test('warranty that is over is asked about', async () => {
    const no = await diterima(kasir());
    await diselesaikan(kasir(), no);
    await diambil(kasir(), no, 50_000);
    sampaiHari(kit, '2026-12-30');
    await gantiHari(kit, '2026-12-30');
    expect(await kasir().post('service/garansi', garansi(no))).toMatchObject({
      detail: { perlu: [{ description: 'repair outside warranty' }] },
    });
  });
});
