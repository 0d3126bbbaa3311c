/**
 * Protects: gold that is sold to another trader collects PPh 22 beside its price, owes it, reports it and gives it back with
 * the sale; nobody else is asked for it. Domain 13.5; docs/decisions/0027.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { bukuUang } from '../../tests/kit/buku.ts';
import {
  atur,
  denganOtorisasi,
  HARGA_BAKU,
  hargaGrup,
  jual,
  nota,
  potongBaru,
} from '../../tests/kit/jual.ts';
import { barangBaru, jualLama, TUKAR_BAKU, tukar } from '../../tests/kit/tukar.ts';

const OWNER = { user_id: 'OWNER', password: 'sandi-uji-coba' };
/** 0.25 % of the DPP of vector 34 (3.636.499) and of the price without PPN, down. */
const PPH_DPP = 9_091;
const PPH_HARGA = 9_191;
const PEDAGANG = { pembeli: 'PEDAGANG', npwp_customer: '3171012345678901', nama_customer: 'TOKO MAS JAYA' };

let kit: Kit;
const potong = potongBaru(() => kit, 'PPHA', { ada_faktur_masukan: true });
const kasir = () => kit.as('KASIR1');

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
});
beforeEach(() =>
  atur(kit, { PPH22_PENJUALAN_MODULE: 'true', PPN_TRANSAKSI_MODULE: 'true', PPH22_PERSEN: null }),
);
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const utang = async (): Promise<number> =>
  (
    await kit.owner.query(
      `select coalesce(sum(case when dari_akun = 'UTANG_PPH' then jumlah::bigint else -jumlah::bigint end), 0)::int as saldo
         from buku_uang where kode_toko = 'JKT1' and 'UTANG_PPH' in (dari_akun, ke_akun)`,
    )
  ).rows[0].saldo;
const dibayar = (kode: string, pph: number, more: object = {}, total = HARGA_BAKU) =>
  nota([kode], total, { ...PEDAGANG, bayar: [{ jenis: 'CASH', jumlah: total + pph }], ...more });
const nomorOf = (answer: { status: number; text: string; data: Record<string, unknown> }): string => {
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data['no_dokumen'] as string;
};
const batal = (no_faktur_group: string) =>
  denganOtorisasi(kit.as('SPV1'), 'penjualan/batal', { no_faktur_group, alasan: 'salah nota' }, OWNER);

describe('a sale to another trader', () => {
  test('collects 0.25 % of the price without PPN on top of it, owes it, and gives it back with the sale', async () => {
    const kode = await potong();
    expect(await jual(kasir(), dibayar(kode, 0))).toMatchObject({
      code: 'BAYAR_KURANG',
      detail: { kurang: PPH_DPP },
    });
    const no = nomorOf(await jual(kasir(), dibayar(kode, PPH_DPP)));
    expect((await bukuUang(kit.owner, no)).slice(4)).toEqual([
      '1 PENJUALAN/JUAL PPN_KELUARAN > KLIRING_PENJUALAN 40.001',
      '1 PENJUALAN/PPH22 UTANG_PPH > KLIRING_PENJUALAN 9.091',
      '1 PENJUALAN/CASH KLIRING_PENJUALAN > KAS:KASIR1 3.685.591',
      '1 PENJUALAN/HPP PERSEDIAAN_TOKO > HPP 2.950.000',
    ]);
    const { data } = await kasir().post('penjualan/get/bynota', { no_faktur_group: no });
    expect(data.dataJualGrouped).toMatchObject({ pembeli: 'PEDAGANG', pph22: PPH_DPP, total: HARGA_BAKU });
    const { data: struk } = await kasir().post('penjualan/cetak', { no_faktur_group: no });
    for (const teks of ['PPh 22', '9.091', '3.685.591', '3171012345678901'])
      expect(struk.text).toContain(teks);
    expect(await utang()).toBe(PPH_DPP);
    expect(await batal(no)).toMatchObject({ status: 200 });
    expect(await utang()).toBe(0);
  });

  test('is saved and validated later with the same figure; cancelled while it waits it owes nothing', async () => {
    await atur(kit, { VALIDASI_PENJUALAN_MODULE: 'true', PPN_TRANSAKSI_MODULE: null });
    const gugur = nomorOf(await jual(kasir(), dibayar(await potong(), PPH_HARGA)));
    const no = nomorOf(await jual(kasir(), dibayar(await potong(), PPH_HARGA)));
    await atur(kit, { PPH22_PERSEN: '1000' });
    expect(await batal(gugur)).toMatchObject({ status: 200 });
    expect(await utang()).toBe(0);
    await kit.as('SPV1').post('penjualan/validasi', { no_faktur_group: no });
    await atur(kit, { VALIDASI_PENJUALAN_MODULE: null });
    expect(await utang()).toBe(PPH_HARGA);
    await batal(no);
    expect(await utang()).toBe(0);
  });

  test('who is free of it says by which letter and pays the price alone; with it a trade-in settles as ever', async () => {
    const bebas = { pembeli: 'PEDAGANG_BEBAS', no_bebas_pph22: 'SKB-0012/2026' };
    const no = nomorOf(await jual(kasir(), dibayar(await potong(), 0, bebas)));
    const { data } = await kasir().post('penjualan/get/bynota', { no_faktur_group: no });
    expect(data.dataJualGrouped).toMatchObject({ ...bebas, pph22: 0 });
    expect(await utang()).toBe(0);
  });

  test('stands in the tax recap with its PPh 22, and with a minus when it is taken back', async () => {
    const no = nomorOf(await jual(kasir(), dibayar(await potong(), PPH_DPP)));
    await batal(no);
    const lagi = nomorOf(await jual(kasir(), dibayar(await potong(), PPH_DPP)));
    const rekap = JSON.parse((await kit.as('SPV1').get('penjualan/get/report-rekap-pajak')).text);
    const baris = (rekap.data as Record<string, unknown>[]).filter((row) =>
      [no, lagi].includes(row['no_faktur_group'] as string),
    );
    expect(baris.map((row) => [row['pph22'], row['npwp_customer'], row['status']])).toEqual([
      [PPH_DPP, PEDAGANG.npwp_customer, 'SAH'],
      [-PPH_DPP, PEDAGANG.npwp_customer, 'BATAL'],
      [PPH_DPP, PEDAGANG.npwp_customer, 'SAH'],
    ]);
    expect(rekap.totals.pph22).toBe(await utang());
  });

  test('other goods are no gold trade, and the rate is a setting', async () => {
    await kit.owner.query("update jenis set golongan_ppn = 'LAIN' where kode_dept = 'CC'");
    nomorOf(await jual(kasir(), dibayar(await potong(), 0)));
    await kit.owner.query("update jenis set golongan_ppn = null where kode_dept = 'CC'");
    await atur(kit, { PPH22_PERSEN: '500' });
    nomorOf(await jual(kasir(), dibayar(await potong(), 18_182)));
  });
});

test.each([
  ['a trader without a number', { npwp_customer: undefined }, 'NPWP_PEDAGANG_KOSONG'],
  ['a number without a name', { nama_customer: undefined }, 'NAMA_FAKTUR_KOSONG'],
  ['a letter of somebody who is not free', { no_bebas_pph22: 'SKB-1' }, 'NO_BEBAS_TIDAK_SESUAI'],
  ['somebody free without a letter', { pembeli: 'PEDAGANG_BEBAS' }, 'NO_BEBAS_TIDAK_SESUAI'],
])('%s is refused', async (_what, more, code) => {
  expect(await jual(kasir(), dibayar(await potong(), PPH_DPP, more))).toMatchObject({ status: 400, code });
});

test('a trade-in or a deposit does not settle a nota that collects PPh 22', async () => {
  await atur(kit, { PPN_TRANSAKSI_MODULE: null });
  await jualLama(kit, 'PPHATKR1');
  await barangBaru(kit, 'PPHATKR2');
  const body = tukar(['PPHATKR2'], ['PPHATKR1'], TUKAR_BAKU, PEDAGANG);
  expect(await kasir().post('penjualan/simpan', body)).toMatchObject({
    status: 400,
    code: 'PPH22_TANPA_SISI',
  });
});

test('nobody is asked where the module is off, and a final consumer never', async () => {
  const konsumen = nota([await potong()], HARGA_BAKU, { pembeli: 'KONSUMEN' });
  nomorOf(await jual(kasir(), konsumen));
  await atur(kit, { PPH22_PENJUALAN_MODULE: null });
  nomorOf(await jual(kasir(), nota([await potong()], HARGA_BAKU)));
  expect(await jual(kasir(), dibayar(await potong(), PPH_DPP))).toMatchObject({
    status: 400,
    code: 'PPH22_TIDAK_AKTIF',
  });
});
