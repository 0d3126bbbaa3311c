/** Protects: what somebody sells earns him what the closest parameter says, once; it is owed, paid once, and taken back with the nota. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { BONUS_BAKU, bayarBonus, berbonus, jualBerbonus, SALES } from '../../../tests/kit/bonus.ts';
import { bukuUang } from '../../../tests/kit/buku.ts';
import {
  atur,
  batalJual,
  denganIzin,
  denganOtorisasi,
  HARGA_BAKU,
  masukkan,
  nota,
  numberOf,
  SANDI_OWNER,
  SANDI_SPV,
  terjual,
} from '../../../tests/kit/jual.ts';
import { isiLaci, rekening } from '../../../tests/kit/uang.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
beforeEach(() => berbonus(kit));
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const spv = () => kit.as('SPV1');
const bayar = (jumlah: number, more: object = {}): Promise<Answer> =>
  spv().post('bayar-bonus-sales/simpan', bayarBonus(jumlah, more));
const batal = (no_dokumen: string): Promise<Answer> =>
  denganOtorisasi(spv(), 'bayar-bonus-sales/batal', { no_dokumen, alasan: 'salah orang' }, SANDI_OWNER);
const utang = async (kode_sales = SALES): Promise<number> => {
  const { data } = await spv().post('bayar-bonus-sales/utang', {});
  return Number(
    (data as object as Record<string, unknown>[]).find((d) => d['kode_sales'] === kode_sales)?.['utang'] ?? 0,
  );
};
const bonusDi = async (no: string): Promise<string[]> =>
  (await bukuUang(kit.owner, no)).filter((line) => line.includes('BONUS'));
const laporan = async (path: string, more = ''): Promise<Record<string, unknown>[]> => {
  const asked = await spv().get(
    `penjualan/${path}?tgl_awal=2026-11-01&tgl_akhir=2026-11-30&kode_sales=${SALES}${more}`,
  );
  return JSON.parse(asked.text).data;
};

test('a piece earns who sold it, nothing where the shop gives none or nobody sold it, and it goes with the nota', async () => {
  const no = await jualBerbonus(kit, 'BNSA0001');
  expect(await bonusDi(no)).toEqual([`1 PENJUALAN/BONUS_SALES UTANG_BONUS:${SALES} > BEBAN_BONUS 3.250`]);
  expect(await utang()).toBe(BONUS_BAKU);
  await batalJual(kit, no);
  expect(await utang()).toBe(0);
  await atur(kit, { BONUS_SALES_TRANSACTION_MODULE: null });
  expect(await bonusDi(await jualBerbonus(kit, 'BNSA0002'))).toEqual([]);
  await atur(kit, { BONUS_SALES_TRANSACTION_MODULE: 'true', DISABLE_KODE_SALES_TRANSACTION: 'true' });
  await masukkan(kit, { kode_barcode: 'BNSA0003' });
  const tanpa = nota([{ kode_barcode: 'BNSA0003', kode_sales: undefined }], HARGA_BAKU);
  expect(await bonusDi(await terjual(kit.as('KASIR1'), tanpa))).toEqual([]);
  await atur(kit, { DISABLE_KODE_SALES_TRANSACTION: null });
});

test('the closest parameter counts, a second person agrees to a new one, and a nota that waits keeps what it was promised', async () => {
  const persen = { keterangan: 'EMAS 750', kode_group: '750', kode_dept: null, bonus: 0, persentase: 1 };
  const isi = { kode_bonus: 'G750', tipe_bonus: 'PERSENTASE', ...persen };
  const call = { method: 'POST', path: 'para-bonus-sales/create', body: isi } as const;
  const ada = await denganIzin(kit.as('OWNER'), call, SANDI_SPV, { portal: 'JKT1' });
  expect(ada, ada.text).toMatchObject({ status: 200 });
  await atur(kit, { VALIDASI_PENJUALAN_MODULE: 'true' });
  const no = await jualBerbonus(kit, 'BNSB0001');
  expect(await bonusDi(no)).toEqual([]);
  await kit.owner.query("update para_bonus_sales set aktif = false where kode_bonus = 'G750'");
  await atur(kit, { VALIDASI_PENJUALAN_MODULE: null });
  expect(await spv().post('penjualan/validasi', { no_faktur_group: no })).toMatchObject({ status: 200 });
  const { rows } = await kit.owner.query(
    'select bonus::float8 as bonus, total::float8 - ppn_transaksi_rp::float8 as harga from penjualan_barang where no_faktur_group = $1',
    [no],
  );
  expect(rows[0].bonus).toBe(Math.floor(rows[0].harga / 100));
  expect(await utang()).toBe(rows[0].bonus);
  await batalJual(kit, no);
});

test('it is paid in parts, by two at once once, never more than is owed, and a nota that is taken back later leaves a claim', async () => {
  const no = await jualBerbonus(kit, 'BNSC0001');
  expect(await bayar(BONUS_BAKU + 1)).toMatchObject({
    ...{ status: 409, code: 'UTANG_BONUS_KURANG', detail: { path: 'jumlah' } },
    message: `Bonus Yang Terutang Kepada ${SALES} Hanya Rp 3.250`,
  });
  await isiLaci(kit, 10_000);
  const no_rekening = await rekening(kit, 'bisa_transfer');
  const satu = await bayar(2_000, { transfer: 500, no_rekening });
  expect(satu, satu.text).toMatchObject({ status: 200, data: { jumlah: 2_000 } });
  expect(await bukuUang(kit.owner, numberOf(satu))).toEqual([
    `1 BAYAR BONUS SALES/CASH KAS:SPV1 > UTANG_BONUS:${SALES} 1.500`,
    `1 BAYAR BONUS SALES/TRANSFER BANK:${no_rekening} > UTANG_BONUS:${SALES} 500`,
  ]);
  const dua = await Promise.all([bayar(1_250), bayar(1_250)]);
  expect(dua.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(dua.find(({ status }) => status === 409)).toMatchObject({ code: 'UTANG_BONUS_KURANG' });
  await batalJual(kit, no);
  expect(await utang()).toBe(-BONUS_BAKU);
  expect(await bayar(1)).toMatchObject({ code: 'UTANG_BONUS_KURANG' });
  // What he earns next is set off against it.
  await jualBerbonus(kit, 'BNSC0002');
  expect(await utang()).toBe(0);
  expect(await batal(numberOf(satu))).toMatchObject({ status: 200 });
  expect(await utang()).toBe(2_000);
});

test('the report agrees with that of the sales, with the books and with its lines; a target holds until another begins', async () => {
  await kit.owner.query(
    `insert into target_sales (kode_toko, kode_target, kode_sales, mulai_berlaku, target_rp, target_berat)
       values ('JKT1', 'T1', $1, '2026-01-01', 1000000, 0), ('JKT1', 'T2', $1, '2026-11-15', 10000000, 100000),
              ('JKT1', 'T3', $1, '2026-12-01', 99000000, 0)`,
    [SALES],
  );
  await jualBerbonus(kit, 'BNSD0001');
  const [baris] = await laporan('report-bonus-sales');
  const perHari = await laporan('get/reportsales');
  const jual = perHari.reduce((total, satu) => total + Number(satu['total']), 0);
  expect(jual).toBeGreaterThan(0);
  expect(baris?.['total']).toBe(jual);
  expect(baris).toMatchObject({
    kode_sales: SALES,
    target_rp: 10_000_000,
    target_berat: 100,
    terutang: await utang(),
  });
  expect(baris?.['capai_rp']).toBe(Math.floor(jual / 100) / 1000);
  const { rows } = await kit.owner.query(
    "select sum(keluar - masuk) filter (where kategori like '%PENJUALAN')::float8 as bonus, sum(masuk - keluar) filter (where kategori like '%BAYAR%')::float8 as dibayar from gerak_uang where akun = 'UTANG_BONUS'",
  );
  expect(baris).toMatchObject(rows[0]);
  const rincian = await laporan('report-rincian-bonus-sales');
  expect(rincian.at(-1)).toMatchObject({ saldo: await utang() });
  const jumlah = (nama: string) => rincian.reduce((total, satu) => total + Number(satu[nama] ?? 0), 0);
  expect([jumlah('bonus'), jumlah('dibayar')]).toEqual([rows[0].bonus, rows[0].dibayar]);
});
