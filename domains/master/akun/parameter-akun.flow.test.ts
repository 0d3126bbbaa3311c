/** Protects: a journal or a kode transaksi moves money only where its kind allows, and nobody redirects it alone. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import {
  denganOtorisasi,
  HARGA_BAKU,
  hanyaPemilik,
  hargaGrup,
  type Kebutuhan,
  masukkan,
  nota,
  setujui,
  terjual,
} from '../../../tests/kit/jual.ts';
import { house } from '../../house.ts';
import { GOLONGAN_AKUN } from './akun.resource.ts';

let kit: Kit;
const SPV = { user_id: 'SPV1', password: 'sandi-uji-coba' };
const OWNER = { user_id: 'OWNER', password: 'sandi-uji-coba' };
const portal = { portal: 'JKT1' };
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await kit.owner.query(
    "insert into para_system (kode_toko, key, value) values ('JKT1', 'NAGAFIN_ACCOUNTING_MODULE', 'true') on conflict do nothing",
  );
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

type Tempat = { _id: string; kode_akun: string; jenis_akun: string; nomor_akun: string; golongan: string };
type Jurnal = { trx: string; type: string; detail_akun: Tempat[] };

const daftar = async (): Promise<Jurnal[]> =>
  (await kit.as('OWNER').get('para-akun-transaksi', portal)).data as Jurnal[];
const simpan = (trx: string, type: string, detail_akun: object[], more: object = {}): Promise<Answer> =>
  kit.as('OWNER').put(`para-akun-transaksi/${trx}/${type}`, { detail_akun, ...more }, portal);
const disetujui = async (trx: string, type: string, detail_akun: object[]): Promise<Answer> => {
  const asked = await simpan(trx, type, detail_akun);
  expect(asked, asked.text).toMatchObject({ code: 'OTORISASI_DIPERLUKAN' });
  const detail_authorization = await setujui(kit.as('OWNER'), asked.detail as Kebutuhan, SPV, portal);
  return simpan(trx, type, detail_akun, { detail_authorization });
};
const baru = (nomor_akun: string, nama_akun: string, sisi: string, golongan: string): Promise<Answer> =>
  kit.as('OWNER').post('akuns/create', { nomor_akun, nama_akun, sisi, golongan, manual: false });

test('the kinds of accounts are the same in the declaration and in the database', async () => {
  const { rows } = await kit.owner.query('select golongan from golongan_akun order by 1');
  expect(rows.map((row) => row.golongan)).toEqual([...GOLONGAN_AKUN].sort());
});

describe('Parameter Akun', () => {
  test('lists what documents post, and saves every journal of its list', async () => {
    const jurnal = await daftar();
    const named = jurnal.map(({ trx, type }) => `${trx}/${type}`);
    expect(named).toEqual([
      '*/*',
      ...[...house.journals.keys()].filter((name) => name !== 'JURNAL_UMUM/JURNAL'),
    ]);
    expect(named).toContain('TAMBAH_DP_TITIPAN/CASH');
    for (const { trx, type, detail_akun } of jurnal)
      expect(await simpan(trx, type, detail_akun), `${trx}/${type}`).toMatchObject({
        status: 200,
        message: 'Data Berhasil Diedit',
      });
  });

  test('another account needs a second person, who reads what moves; postings from then on follow it', async () => {
    await hargaGrup(kit);
    await masukkan(kit, { kode_barcode: 'PETA0001' }, { kode_barcode: 'PETA0002' });
    await terjual(kit.as('KASIR1'), nota(['PETA0001'], HARGA_BAKU));
    await baru('410110', 'PENJUALAN EMAS TUA', 'K', 'PENJUALAN');
    const ganti = [{ kode_akun: 'PENJUALAN_EMAS', jenis_akun: 'KREDIT', nomor_akun: '410110' }];
    const asked = await simpan('PENJUALAN', 'JUAL', ganti);
    expect(asked).toMatchObject({ status: 403, code: 'OTORISASI_DIPERLUKAN' });
    const [{ rincian }] = asked.detail.perlu;
    expect(rincian[0]).toEqual({
      label: 'PENJUALAN JUAL PENJUALAN EMAS KREDIT',
      nilai: '410100 PENJUALAN EMAS menjadi 410110 PENJUALAN EMAS TUA',
    });
    expect(rincian[1].nilai).toMatch(/^\d+ baris, Rp [\d.]+$/);
    // Until somebody agreed nothing has changed.
    const peta = async () =>
      (await daftar())
        .find((one) => one.trx === 'PENJUALAN' && one.type === 'JUAL')
        ?.detail_akun.find((one) => one.kode_akun === 'PENJUALAN_EMAS')?.nomor_akun;
    expect(await peta()).toBe('410100');
    expect(await disetujui('PENJUALAN', 'JUAL', ganti)).toMatchObject({ status: 200 });
    expect(await peta()).toBe('410110');
    const nomor = await terjual(kit.as('KASIR1'), nota(['PETA0002'], HARGA_BAKU));
    const { rows } = await kit.owner.query(
      "select distinct dari_nomor from buku_uang where no_dokumen = $1 and dari_akun = 'PENJUALAN_EMAS'",
      [nomor],
    );
    expect(rows).toEqual([{ dari_nomor: '410110' }]);
    expect(await disetujui('PENJUALAN', 'JUAL', [{ ...ganti[0], nomor_akun: '410100' }])).toMatchObject({
      status: 200,
    });
  });

  test('no role of any journal takes an account of another kind', async () => {
    const { rows } = await kit.owner.query(
      'select nomor_akun, golongan, sisi from akun where aktif order by 1',
    );
    for (const { trx, type, detail_akun } of await daftar())
      for (const { kode_akun, jenis_akun, golongan } of detail_akun) {
        const lain = rows.find((row) => row.golongan !== golongan);
        expect(
          await simpan(trx, type, [{ kode_akun, jenis_akun, nomor_akun: lain.nomor_akun }]),
          `${trx}/${type} ${kode_akun}`,
        ).toMatchObject({ status: 400, code: 'AKUN_BUKAN_GOLONGAN_PERAN' });
      }
    // The reproduction of the audit: the stock of the shop booked as sales.
    expect(
      await simpan('PENJUALAN', 'HPP', [
        { kode_akun: 'PERSEDIAAN_TOKO', jenis_akun: 'KREDIT', nomor_akun: '410100' },
      ]),
    ).toMatchObject({ code: 'AKUN_BUKAN_GOLONGAN_PERAN' });
  });

  test('refuses a role that is not of the journal, and an account that is none', async () => {
    const kas = { kode_akun: 'KAS', jenis_akun: 'DEBET', nomor_akun: '110100' };
    expect(await simpan('PENJUALAN', 'CASH', [{ ...kas, kode_akun: 'HPP' }])).toMatchObject({
      code: 'PERAN_TIDAK_ADA',
    });
    expect(await simpan('PENJUALAN', 'CASH', [{ ...kas, nomor_akun: '999999' }])).toMatchObject({
      code: 'ACUAN_TIDAK_ADA',
    });
    expect(await simpan('PENJUALAN', 'TIDAK_ADA', [kas])).toMatchObject({ code: 'JURNAL_TIDAK_ADA' });
  });
});

describe('kode transaksi', () => {
  const kode = (more: object) => ({
    kode_transaksi: 'UJI',
    nama_transaksi: 'UJI COBA',
    arah: 'MASUK',
    ...more,
  });
  const buat = (more: object) => kit.as('OWNER').post('paratransaksi/create', kode(more));

  test('names no account that documents keep, whichever way the money goes', async () => {
    const { rows } = await kit.owner.query(
      `select a.nomor_akun, d.arah from akun a join golongan_akun g using (golongan), (values ('MASUK'), ('KELUAR'), ('KEDUANYA')) d (arah)
        where a.aktif and not (coalesce(g.kas, '') in ('KEDUANYA', d.arah)) order by 1, 2`,
    );
    expect(rows.map((row) => row.nomor_akun)).toEqual(
      expect.arrayContaining([
        '110100',
        '110300',
        '130100',
        '150200',
        '210300',
        '220100',
        '320100',
        '410100',
      ]),
    );
    for (const row of rows)
      expect(await buat(row), JSON.stringify(row)).toMatchObject({
        status: 400,
        code: 'AKUN_BUKAN_LAWAN_KAS',
      });
  });

  test('is made and pointed elsewhere by two people, and by no file', async () => {
    const isi = kode({
      kode_transaksi: 'PARKIR',
      nama_transaksi: 'UANG PARKIR',
      arah: 'KELUAR',
      nomor_akun: '530900',
    });
    const owner = kit.as('OWNER');
    const asked = await owner.post('paratransaksi/create', isi, portal);
    const detail_authorization = await setujui(owner, asked.detail as Kebutuhan, SPV, portal);
    expect(await owner.post('paratransaksi/create', { ...isi, detail_authorization }, portal)).toMatchObject({
      status: 200,
    });
    expect(await owner.put('paratransaksi/update/PARKIR', { nama_transaksi: 'PARKIR MOBIL' })).toMatchObject({
      status: 200,
    });
    expect(await owner.put('paratransaksi/update/PARKIR', { nomor_akun: '520200' })).toMatchObject({
      status: 403,
      detail: { perlu: [{ rincian: [{ label: 'PARKIR Nomor Akun', nilai: '530900 menjadi 520200' }] }] },
    });
  });

  test('of money that stays ours names no account, and brings none in or out', async () => {
    const mutasi = { arah: 'TAMBAH', kategori: 'MUTASI', jumlah: 777_000, keterangan: 'uang entah' };
    expect(await kit.as('SPV1').post('cash/uang-kas', mutasi)).toMatchObject({ code: 'ARAH_KATEGORI_SALAH' });
    expect(await buat({ arah: 'MUTASI', nomor_akun: '530900' })).toMatchObject({ status: 400 });
  });

  test('of a chain that had one on a closed account moves nothing any more', async () => {
    await kit.owner.query('alter table kode_transaksi disable trigger jaga_kode_transaksi');
    await kit.owner.query(
      "insert into kode_transaksi (kode_transaksi, nama_transaksi, arah, nomor_akun) values ('LAMA', 'KODE LAMA', 'MASUK', '130100')",
    );
    await kit.owner.query('alter table kode_transaksi enable always trigger jaga_kode_transaksi');
    const isi = { arah: 'TAMBAH', kategori: 'LAMA', jumlah: 1_000, keterangan: 'kode lama' };
    expect(await kit.as('SPV1').post('cash/uang-kas', isi)).toMatchObject({ code: 'AKUN_KATEGORI_TERTUTUP' });
  });
});

describe('capital', () => {
  test.each([
    ['put in', { arah: 'TAMBAH', kategori: 'TAMBAH_MODAL' }],
    ['taken out', { arah: 'AMBIL', kategori: 'PRIVE' }],
  ])('%s needs the owner, who needs nobody', async (_what, isi) => {
    const body = { ...isi, jumlah: 10_000, keterangan: 'urusan pemilik' };
    const spv = kit.as('SPV1');
    await kit.owner.query("update pengguna set level = 'SPV' where user_id = 'KASIR2'");
    await denganOtorisasi(
      spv,
      'cash/uang-kas',
      { arah: 'TAMBAH', kategori: 'TAMBAH_MODAL', jumlah: 50_000, keterangan: 'isi' },
      OWNER,
    );
    const lain = { user_id: 'KASIR2', password: 'sandi-uji-coba' };
    await hanyaPemilik(spv, (await spv.post('cash/uang-kas', body)).detail, lain);
    expect(await denganOtorisasi(spv, 'cash/uang-kas', body, OWNER)).toMatchObject({ status: 200 });
    const own = await kit.as('OWNER').post('cash/uang-kas', { ...body, kasir: 'SPV1' }, portal);
    expect(own, own.text).toMatchObject({ status: 200 });
  });
});
