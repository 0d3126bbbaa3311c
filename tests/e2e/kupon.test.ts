// Goal: a coupon of one sale pays a part of the next, scanned like a piece or typed in the payment sheet, and what is due falls;
// points of a member do so too.
// Method: the real server and the built web app in a real Chromium; keys arrive as a wedge scanner sends them.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { axe, bukaToko, type Toko } from './kit/browser.ts';
import { bukaBayar, bukaKasir, lembarBayar, pindaiBaru, simpan } from './kit/kasir.ts';
import { ketik, pindai, tekan, terfokus } from './kit/papan-tombol.ts';

let toko: Toko;
let kasir: Page;

beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'));
  await toko.owner.query(
    "insert into para_system (kode_toko, key, value) values ('JKT1', 'KUPON_PENJUALAN_MODULE', 'true')",
  );
  await toko.owner.query("delete from para_kupon where kode_toko = 'JKT1'");
  await toko.owner.query(
    `insert into para_kupon (kode_toko, kode_kupon, nama_kupon, nominal, jumlah_kupon, nilai_kupon, undian, mulai_berlaku,
       sampai_berlaku, masa_hari) values ('JKT1', 'BELANJA', 'KUPON BELANJA', 100000, 2, 50000, false, '2026-11-01', '2026-12-31', 30)`,
  );
});
beforeEach(async () => {
  kasir = await bukaKasir(toko, 'KASIR1');
});
afterAll(() => toko?.close());

const kupon = async (no_faktur_group: string): Promise<string[]> =>
  (
    await toko.owner.query('select kode from kupon where no_faktur_group = $1 order by urut', [
      no_faktur_group,
    ])
  ).rows.map(({ kode }) => (kode as string).replace(/(.{4})(?=.)/g, '$1-'));

test('two coupons pay, one scanned over the counter and one typed in the sheet; used ones are refused by their reason', async () => {
  await pindaiBaru(toko, kasir);
  await bukaBayar(kasir);
  const pertama = await simpan(toko, kasir, 'KASIR1');
  const [satu, dua] = (await kupon(pertama.no_faktur_group)) as [string, string];

  await pindaiBaru(toko, kasir);
  await pindai(kasir, satu);
  await kasir.locator('#pesan-pindai').getByText(satu).waitFor();
  await bukaBayar(kasir);
  const lembar = lembarBayar(kasir);
  await lembar.getByText(satu).waitFor();
  const isian = lembar.getByLabel('Scan kode kupon');
  await isian.fill(satu);
  await isian.press('Enter');
  await lembar.getByText('Kupon Sudah Ada Di Nota Ini').waitFor();
  await isian.fill(dua);
  await isian.press('Enter');
  await lembar.getByText(dua).waitFor();
  const kedua = await simpan(toko, kasir, 'KASIR1');
  const { rows } = await toko.owner.query(
    `select (select sum(diterima)::int from pembayaran y where y.no_dokumen = p.no_faktur_group and y.jenis = 'KUPON') as kupon,
            (select sum(diterima)::int from pembayaran y where y.no_dokumen = p.no_faktur_group and y.jenis = 'CASH') as tunai,
            total::int as total from penjualan p where no_faktur_group = $1`,
    [kedua.no_faktur_group],
  );
  expect(rows[0]).toMatchObject({ kupon: 100_000, tunai: rows[0].total - 100_000 });

  await pindaiBaru(toko, kasir);
  await pindai(kasir, satu);
  await kasir
    .locator('#pesan-pindai')
    .getByText(/Kupon Sudah Dipakai/)
    .waitFor();
  expect(await toko.periksa()).toEqual([]);
});

test('a member pays with points: typed, too many are told, and all that he has by one press', async () => {
  const { rows: punya } = await toko.owner.query<{ kode_member: string; no_hp: string; poin: number }>(
    `select m.kode_member, m.no_hp, p.poin::int from member_poin p join member m using (kode_member)
      where p.kode_toko = 'JKT1' and p.poin between 10 and 100 and m.aktif and m.no_hp like '62%' order by 1 limit 1`,
  );
  const [{ kode_member, no_hp, poin }] = punya as [{ kode_member: string; no_hp: string; poin: number }];
  await pindaiBaru(toko, kasir);
  await tekan(kasir, 'F4');
  await kasir.getByRole('combobox', { name: 'Member' }).fill(`0${no_hp.slice(2)}`);
  await kasir.getByRole('option').filter({ hasText: kode_member }).waitFor();
  await tekan(kasir, 'Enter');
  await bukaBayar(kasir);
  const lembar = lembarBayar(kasir);
  const isian = lembar.getByLabel(/^Poin dipakai/);
  const uang = lembar.getByLabel('Uang diterima');
  const semula = await uang.inputValue();
  await isian.fill('99999');
  await lembar.getByText('Poin Member Tidak Cukup').waitFor();
  // The rest changes with every key of another field: the caret stays, and the amount follows.
  await isian.fill('');
  await terfokus(isian);
  await ketik(kasir, '10');
  await expect.poll(() => isian.inputValue()).toBe('10');
  const rupiah = (text: string): number => Number(text.replace(/\D/g, ''));
  await expect.poll(async () => rupiah(await uang.inputValue())).toBe(rupiah(semula) - 50_000);
  await tekan(kasir, 'Backspace');
  await expect.poll(() => isian.inputValue()).toBe('1');
  await terfokus(isian);
  await lembar.getByRole('button', { name: `Pakai ${poin}` }).click();
  await lembar.getByText(`Rp ${new Intl.NumberFormat('id').format(poin * 5000)}`, { exact: true }).waitFor();
  if (process.env['FOTO']) await kasir.screenshot({ path: process.env['FOTO'] });
  expect(await axe(kasir)).toEqual([]);
  const nota = await simpan(toko, kasir, 'KASIR1');
  const { rows } = await toko.owner.query(
    'select jenis, diterima::int as jumlah from pembayaran where no_dokumen = $1 order by urut',
    [nota.no_faktur_group],
  );
  expect(rows).toEqual([
    { jenis: 'POIN', jumlah: poin * 5000 },
    { jenis: 'CASH', jumlah: nota.total - poin * 5000 },
  ]);
  expect(await toko.periksa()).toEqual([]);
});
