/** Protects: a store that is PKP takes the right PPN, shows it, books it, gives it back, and never at another day's rate. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { HARI, type Kit, testApp } from '../../tests/kit/app.ts';
import { BELI_TANPA_PPN, beli, dibeli } from '../../tests/kit/beli.ts';
import { bukuUang } from '../../tests/kit/buku.ts';
import {
  atur,
  denganIzin,
  denganOtorisasi,
  gantiHari,
  HARGA_BAKU,
  hargaGrup,
  jual,
  MODAL_BAKU,
  nota,
  potongBaru,
  terjual,
} from '../../tests/kit/jual.ts';

const OWNER = { user_id: 'OWNER', password: 'sandi-uji-coba' };
const SPV = { user_id: 'SPV1', password: 'sandi-uji-coba' };
/** Vector 34. */
const PPN_DALAM = 40_001;

let kit: Kit;
const potong = potongBaru(() => kit, 'PAJA', { ada_faktur_masukan: true });

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
});
beforeEach(() => atur(kit, { PPN_TRANSAKSI_MODULE: 'true', PPN_CARA: null, PPN_PEMBULATAN: null }));
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const kasir = () => kit.as('KASIR1');
const pajakOf = async (no: string) =>
  (
    await kit.owner.query(
      `select kelas_ppn, ppn_transaksi_value::int as tarif, kode_faktur, ppn_cara, dpp::int, ppn_transaksi_rp::int as ppn, total::int
         from penjualan_barang where no_faktur_group = $1 order by urut`,
      [no],
    )
  ).rows;
const saldoPpn = async (): Promise<number> =>
  (
    await kit.owner.query(
      `select coalesce(sum(case when dari_akun = 'PPN_KELUARAN' then jumlah else -jumlah end), 0)::int as saldo from buku_uang
        where kode_toko = 'JKT1' and 'PPN_KELUARAN' in (dari_akun, ke_akun)`,
    )
  ).rows[0].saldo;

describe('what a taxed sale writes', () => {
  test('a price that holds its PPN: every part of it shares the DPP, the sum is exact (vectors 34 and 40)', async () => {
    const no = await terjual(kasir(), nota([await potong()], HARGA_BAKU));
    expect(await bukuUang(kit.owner, no)).toEqual([
      '1 PENJUALAN/JUAL PENJUALAN_EMAS > KLIRING_PENJUALAN 3.375.371',
      '1 PENJUALAN/JUAL ONGKOS > KLIRING_PENJUALAN 112.513',
      '1 PENJUALAN/JUAL PENJUALAN_BERLIAN > KLIRING_PENJUALAN 148.368',
      '1 PENJUALAN/JUAL PEMBULATAN > KLIRING_PENJUALAN 247',
      '1 PENJUALAN/JUAL PPN_KELUARAN > KLIRING_PENJUALAN 40.001',
      '1 PENJUALAN/CASH KLIRING_PENJUALAN > KAS:KASIR1 3.676.500',
      '1 PENJUALAN/HPP PERSEDIAAN_TOKO > HPP 2.950.000',
    ]);
    expect(await pajakOf(no)).toEqual([
      {
        kelas_ppn: 'EMAS_FAKTUR',
        tarif: 1100,
        kode_faktur: '05',
        ppn_cara: 'INKLUSIF',
        dpp: 3_636_499,
        ppn: PPN_DALAM,
        total: HARGA_BAKU,
      },
    ]);
  });

  test.each([
    [true, null, 40_442],
    [true, 'FLOOR', 40_441],
    [false, null, 60_662],
    [false, 'FLOOR', 60_662],
  ])('PPN on top, faktur %s, %s (vector 33)', async (ada_faktur_masukan, PPN_PEMBULATAN, ppn) => {
    await atur(kit, { PPN_CARA: 'EKSKLUSIF', PPN_PEMBULATAN });
    const no = await terjual(kasir(), nota([await potong({ ada_faktur_masukan })], HARGA_BAKU + ppn));
    expect(await bukuUang(kit.owner, no)).toEqual([
      '1 PENJUALAN/JUAL PENJUALAN_EMAS > KLIRING_PENJUALAN 3.412.500',
      '1 PENJUALAN/JUAL ONGKOS > KLIRING_PENJUALAN 113.750',
      '1 PENJUALAN/JUAL PENJUALAN_BERLIAN > KLIRING_PENJUALAN 150.000',
      '1 PENJUALAN/JUAL PEMBULATAN > KLIRING_PENJUALAN 250',
      `1 PENJUALAN/JUAL PPN_KELUARAN > KLIRING_PENJUALAN ${ppn.toLocaleString('id-ID')}`,
      `1 PENJUALAN/CASH KLIRING_PENJUALAN > KAS:KASIR1 ${(HARGA_BAKU + ppn).toLocaleString('id-ID')}`,
      '1 PENJUALAN/HPP PERSEDIAAN_TOKO > HPP 2.950.000',
    ]);
    expect(await pajakOf(no)).toMatchObject([{ dpp: HARGA_BAKU, ppn }]);
  });

  test('a discount takes its tax along, and the till’s total counts', async () => {
    await atur(kit, { PPN_CARA: 'EKSKLUSIF', MAKS_DISKON_PERSEN: '5000' });
    const kode = await potong();
    const harga = HARGA_BAKU - 100_000;
    expect(await jual(kasir(), nota([{ kode_barcode: kode, diskon: 100_000 }], harga))).toMatchObject({
      status: 409,
      code: 'HARGA_BERUBAH',
      detail: { total: harga + 39_342 },
    });
    const no = await terjual(kasir(), nota([{ kode_barcode: kode, diskon: 100_000 }], harga + 39_342));
    expect(await pajakOf(no)).toMatchObject([{ dpp: harga, ppn: 39_342 }]);
  });

  test('a faktur in somebody’s name needs the name', async () => {
    const kode = await potong();
    const npwp = { npwp_customer: '3171012345678901' };
    expect(await jual(kasir(), nota([kode], HARGA_BAKU, npwp))).toMatchObject({
      status: 400,
      code: 'NAMA_FAKTUR_KOSONG',
    });
    const no = await terjual(kasir(), nota([kode], HARGA_BAKU, { ...npwp, nama_customer: 'PT MAJU' }));
    const { data } = await kasir().post('penjualan/get/bynota', { no_faktur_group: no });
    expect(data.dataJualGrouped).toMatchObject({
      npwp_customer: '************8901',
      ppn_cara: 'INKLUSIF',
      ppn_transaksi_rp: PPN_DALAM,
    });
    const { data: struk } = await kasir().post('penjualan/cetak', { no_faktur_group: no });
    for (const teks of ['Termasuk PPN 1,1%', '40.001', '3171012345678901', 'PPN tidak diganti'])
      expect(struk.text).toContain(teks);
  });

  test('nothing where the module is off', async () => {
    await atur(kit, { PPN_TRANSAKSI_MODULE: 'false' });
    const no = await terjual(kasir(), nota([await potong()], HARGA_BAKU));
    expect(await pajakOf(no)).toMatchObject([{ kelas_ppn: null, dpp: null, ppn: 0 }]);
    expect((await bukuUang(kit.owner, no)).join()).not.toContain('PPN');
  });

  test('it is gone when the nota is cancelled, and comes with the validation', async () => {
    const awal = await saldoPpn();
    const no = await terjual(kasir(), nota([await potong()], HARGA_BAKU));
    expect(await saldoPpn()).toBe(awal + PPN_DALAM);
    const batal = { no_faktur_group: no, alasan: 'pembeli batal' };
    expect(await denganOtorisasi(kit.as('SPV1'), 'penjualan/batal', batal, OWNER)).toMatchObject({
      status: 200,
    });
    expect(await saldoPpn()).toBe(awal);
    await atur(kit, { VALIDASI_PENJUALAN_MODULE: 'true' });
    const buka = await terjual(kasir(), nota([await potong()], HARGA_BAKU));
    expect(await saldoPpn()).toBe(awal);
    await kit.as('SPV1').post('penjualan/validasi', { no_faktur_group: buka });
    expect(await saldoPpn()).toBe(awal + PPN_DALAM);
    await atur(kit, { VALIDASI_PENJUALAN_MODULE: null });
  });

  test('under cost is what is left after the tax (Domain R3.14)', async () => {
    const pas = await potong({ harga_modal: HARGA_BAKU - PPN_DALAM });
    expect(await jual(kasir(), nota([pas], HARGA_BAKU))).toMatchObject({ status: 200 });
    const rugi = await potong({ harga_modal: HARGA_BAKU - PPN_DALAM + 1 });
    expect(await jual(kasir(), nota([rugi], HARGA_BAKU))).toMatchObject({
      code: 'OTORISASI_DIPERLUKAN',
      detail: { perlu: [{ kategori: 'sales', description: 'sale under cost' }] },
    });
  });

  test('points by rupiah are given for what the shop keeps (Domain R9.2)', async () => {
    const satuPoinPer = (per_rp: number) =>
      kit.owner.query(
        "update para_poin set type_poin = 'RP', per_gram = null, per_rp = $1 where kode_toko = 'JKT1'",
        [per_rp],
      );
    await satuPoinPer(3_636_500);
    const sold = await jual(kasir(), nota([await potong()], HARGA_BAKU, { kode_member: 'JKT1000003' }));
    expect(sold.data).toMatchObject({ poin: 0 });
    await satuPoinPer(3_636_499);
    const lagi = await jual(kasir(), nota([await potong()], HARGA_BAKU, { kode_member: 'JKT1000003' }));
    expect(lagi.data).toMatchObject({ poin: 1 });
  });
});

describe('the class of a piece', () => {
  const ppn = async (kode: string) => (await kasir().get(`barang/ready/kode-barcode/${kode}`)).data.ppn;

  test('the scan tells the till what the server will take', async () => {
    expect(await ppn(await potong())).toEqual({
      cara: 'INKLUSIF',
      pembulatan: 'half-up',
      kelas_ppn: 'EMAS_FAKTUR',
      tarif: 1.1,
      kode_faktur: '05',
    });
    await atur(kit, { PPN_TRANSAKSI_MODULE: null });
    expect(await ppn(await potong())).toBeNull();
  });

  test('a faktur number at intake is a faktur; editing it is in the history', async () => {
    const spv = kit.as('SPV1');
    const kode = await potong({ ada_faktur_masukan: false, no_faktur_masukan: '05002600000001' });
    expect(await ppn(kode)).toMatchObject({ kelas_ppn: 'EMAS_FAKTUR' });
    const { data } = await spv.get(`barang/riwayat/${kode}`);
    const isi = Object.fromEntries(
      [
        'nama_barang',
        'kadar_cetak',
        'tipe_ongkos',
        'ongkos',
        'nama_atribut',
        'harga_atribut',
        'size',
        'kode_intern',
        'harga_bandrol',
        'supplier',
        'versi',
      ].map((name) => [name, data.barang[name]]),
    );
    const tanpa = { ...isi, ada_faktur_masukan: false, no_faktur_masukan: '05002600000001' };
    expect(await spv.put(`barang/ubah/${kode}`, tanpa)).toMatchObject({ status: 400 });
    const ubah = {
      method: 'PUT',
      path: `barang/ubah/${kode}`,
      body: { ...tanpa, no_faktur_masukan: null },
    } as const;
    expect(await spv.put(ubah.path, ubah.body)).toMatchObject({
      code: 'OTORISASI_DIPERLUKAN',
      detail: { perlu: [{ rincian: [{ label: 'Ada Faktur Masukan', nilai: 'YA menjadi TIDAK' }] }] },
    });
    expect(await denganIzin(spv, ubah, OWNER)).toMatchObject({ status: 200 });
    expect(await ppn(kode)).toMatchObject({ kelas_ppn: 'EMAS_TANPA_FAKTUR', tarif: 1.65 });
    expect((await spv.get(`barang/riwayat/${kode}`)).data.ubahan).toMatchObject([
      {
        user_id: 'SPV1',
        sebelum: { ada_faktur_masukan: true, no_faktur_masukan: '05002600000001' },
        sesudah: { ada_faktur_masukan: false, no_faktur_masukan: null },
      },
    ]);
  });

  test('gold that came back has lost its faktur until the purchase is cancelled', async () => {
    const kode = await potong();
    await terjual(kasir(), nota([kode], HARGA_BAKU, { nama_customer: 'SITI' }));
    const no_faktur_group = await dibeli(kasir(), beli([kode], BELI_TANPA_PPN));
    expect(await ppn(kode)).toMatchObject({ kelas_ppn: 'EMAS_TANPA_FAKTUR' });
    const batal = { no_faktur_group, alasan: 'salah timbang' };
    await denganOtorisasi(kit.as('SPV1'), 'pembelian/batal', batal, OWNER);
    expect(await ppn(kode)).toMatchObject({ kelas_ppn: 'EMAS_FAKTUR' });
  });

  test('a ring of 24K is jewellery, a bar of the same group is not taxed', async () => {
    const sold = async (kode: string) => {
      const { harga_jual } = (await kasir().get(`barang/ready/kode-barcode/${kode}`)).data;
      return (await pajakOf(await terjual(kasir(), nota([kode], harga_jual))))[0];
    };
    const murni = { kode_group: '999', ada_faktur_masukan: false };
    const cincin = await potong(murni);
    expect(await ppn(cincin)).toMatchObject({ kelas_ppn: 'EMAS_TANPA_FAKTUR', tarif: 1.65 });
    expect(await sold(cincin)).toMatchObject({ kelas_ppn: 'EMAS_TANPA_FAKTUR', tarif: 1650 });
    const batang = await potong({ ...murni, kode_dept: 'LM', kode_baki: 'LM01' });
    expect(await ppn(batang)).toMatchObject({ kelas_ppn: 'BEBAS', tarif: 0, kode_faktur: '07' });
    expect(await sold(batang)).toMatchObject({ kelas_ppn: 'BEBAS', tarif: 0, ppn: 0 });
  });

  test('accessories are no gold unless their kind says what they are', async () => {
    const kode = await potong();
    const owner = kit.as('OWNER');
    const portal = { portal: 'JKT1' };
    // What a kind is taxed as needs somebody, what a group holds nobody.
    const ubah = async (path: string, body: object) => {
      const changed = path.startsWith('jenis')
        ? await denganIzin(owner, { method: 'PUT', path, body }, SPV, portal)
        : await owner.put(path, body, portal);
      expect(changed, changed.text).toMatchObject({ status: 200 });
    };
    await ubah('group/update/750', { aksesoris: true });
    expect(await ppn(kode)).toMatchObject({ kelas_ppn: 'NON_EMAS', tarif: 1.1 });
    await ubah('jenis/update/CC', { golongan_ppn: 'LAIN' });
    expect(await ppn(kode)).toMatchObject({ kelas_ppn: 'LAIN', tarif: 11, kode_faktur: '04' });
    await ubah('group/update/750', { aksesoris: false });
    await ubah('jenis/update/CC', { golongan_ppn: null });
    expect(await ppn(kode)).toMatchObject({ kelas_ppn: 'EMAS_FAKTUR' });
  });
});

describe('rates', () => {
  const owner = () => kit.as('OWNER');
  const baru = (kode_tarif: string, mulai_berlaku: string, tarif = 1.2, kelas_ppn = 'EMAS_FAKTUR') => ({
    kode_tarif,
    kelas_ppn,
    mulai_berlaku,
    tarif,
    kode_faktur: '05',
    dasar_hukum: 'PMK BARU',
  });

  test('what something was sold under stands; the law changes from a coming day, and that day’s sales follow', async () => {
    await terjual(kasir(), nota([await potong()], HARGA_BAKU));
    const dipakai = { status: 409, code: 'TARIF_PPN_DIPAKAI' };
    expect(await owner().put('parameter-ppn/update/EMAS-FAKTUR', { tarif: 1.2 })).toMatchObject(dipakai);
    expect(await owner().delete('parameter-ppn/delete/EMAS-FAKTUR')).toMatchObject(dipakai);
    expect(await owner().post('parameter-ppn/create', baru('HARI-INI', HARI))).toMatchObject(dipakai);
    const besok = {
      method: 'POST',
      path: 'parameter-ppn/create',
      body: baru('BESOK', '2026-11-22'),
    } as const;
    expect(await owner().post(besok.path, besok.body)).toMatchObject({ code: 'OTORISASI_DIPERLUKAN' });
    expect(await denganIzin(kit.as('MU'), besok, OWNER)).toMatchObject({ status: 200 });
    expect(
      await owner().put('parameter-ppn/update/EMAS-FAKTUR', { dasar_hukum: 'PMK 48/2023' }),
    ).toMatchObject({ status: 200 });
    await gantiHari(kit, '2026-11-22');
    const no = await terjual(kasir(), nota([await potong()], HARGA_BAKU));
    expect(await pajakOf(no)).toMatchObject([{ tarif: 1200, ppn: 43_595 }]);
    expect(await owner().delete('parameter-ppn/delete/BESOK')).toMatchObject(dipakai);
  });

  test('a class without a rate in force refuses the sale instead of taking nothing', async () => {
    await kit.owner.query("update jenis set golongan_ppn = 'LAIN' where kode_dept = 'CC'");
    const kode = await potong();
    expect(await owner().delete('parameter-ppn/delete/BARANG-LAIN')).toMatchObject({ status: 200 });
    expect(await jual(kasir(), nota([kode], HARGA_BAKU))).toMatchObject({
      status: 409,
      code: 'TARIF_PPN_TIDAK_ADA',
    });
    await owner().call('PUT', 'parameter-ppn/aktifkan/BARANG-LAIN');
    const no = await terjual(kasir(), nota([kode], HARGA_BAKU));
    expect(await pajakOf(no)).toMatchObject([{ tarif: 11_000, dpp: 3_312_162, ppn: 364_338 }]);
    await kit.owner.query("update jenis set golongan_ppn = null where kode_dept = 'CC'");
  });

  test('a cashier keeps no rates', async () => {
    expect((await kasir().post('parameter-ppn/create', baru('X', '2027-01-01'))).status).toBe(403);
  });
});

test('a store that becomes PKP names its NPWP and takes PPN from then on', async () => {
  const owner = kit.as('OWNER');
  await atur(kit, { PPN_TRANSAKSI_MODULE: null });
  expect(await owner.put('tokos/update/JKT1', { npwp: null, pkp: true })).toMatchObject({ status: 400 });
  expect(await owner.put('tokos/update/JKT1', { pkp: true })).toMatchObject({ status: 200 });
  const kode = await potong({ harga_modal: MODAL_BAKU });
  expect(await pajakOf(await terjual(kasir(), nota([kode], HARGA_BAKU)))).toMatchObject([
    { ppn_cara: 'INKLUSIF' },
  ]);
  expect(await owner.put('tokos/update/JKT1', { pkp: false })).toMatchObject({ status: 200 });
  const lagi = await terjual(kasir(), nota([await potong()], HARGA_BAKU));
  expect(await pajakOf(lagi)).toMatchObject([{ ppn_cara: null }]);
});
