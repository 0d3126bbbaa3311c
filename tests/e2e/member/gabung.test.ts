/**
 * Protects: head office sees who may be there twice and why, looks at both side by side, chooses what stays, and with a second person's
 * word makes them one; the till finds him by the old card from then on, and one act takes it back.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { axe, bukaToko, HP_PEMILIK, pindah, type Toko } from '../kit/browser.ts';
import { bukaKasir, setujui } from '../kit/kasir.ts';
import { ketik, tekan } from '../kit/papan-tombol.ts';

/** One person twice: another branch, another number, a card. */
const DUA_KALI = `insert into member (kode_member, nama_member, no_hp, alamat, kode_toko_asal, tgl_lahir, no_kartu, tgl_daftar) values
  ('JKT1999001', 'BU GANDA SARI', '6281234560001', 'JL. MELATI 5', 'JKT1', '1984-02-03', null, '2025-01-02'),
  ('BDG1999001', 'BU GANDA  SARI', '6281234560002', null, 'BDG1', '1984-02-03', 'RFIDGANDA1', '2025-06-07')`;

let toko: Toko;
beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'), (owner) => owner.query(DUA_KALI));
});
afterAll(() => toko?.close());

const foto = async (page: Page, nama: string): Promise<void> => {
  if (process.env['FOTO']) await page.screenshot({ path: `${process.env['FOTO']}/${nama}.png` });
};
const menunjuk = async (kode_member: string): Promise<string | null> =>
  (await toko.owner.query('select digabung_ke from member where kode_member = $1', [kode_member])).rows[0]
    .digabung_ke;

test('a pair that looks like one person is merged, with what was chosen of each', async () => {
  const pusat = await toko.layar('PUSAT', '/data-member');
  await pusat.getByRole('button', { name: 'Kemungkinan ganda' }).click();
  const baris = pusat.locator('[data-table="member-ganda"] [data-at]').filter({ hasText: 'BU GANDA SARI' });
  await baris.getByText('Nama dan tanggal lahir sama').waitFor();
  await foto(pusat, 'ganda');
  await baris.first().click();
  const lembar = pusat.getByRole('dialog', { name: 'Gabung Member' });
  await lembar.getByRole('radio', { name: '6281234560002' }).check();
  expect(await axe(pusat)).toEqual([]);
  await foto(pusat, 'gabung');
  await lembar.getByLabel('Alasan').fill('pindah nomor, orang yang sama');
  await tekan(pusat, 'Control+Enter');
  await setujui(pusat, 'OWNER');
  await foto(pusat, 'setuju');
  await lembar.waitFor({ state: 'detached' });
  expect(await menunjuk('BDG1999001')).toBe('JKT1999001');
  const { rows } = await toko.owner.query(
    "select no_hp, no_kartu from member where kode_member = 'JKT1999001'",
  );
  expect(rows).toEqual([{ no_hp: '6281234560002', no_kartu: 'RFIDGANDA1' }]);
});

test('the till finds him by the card that was merged', async () => {
  const kasir = await bukaKasir(toko, 'KASIR1');
  await tekan(kasir, 'F4');
  await ketik(kasir, 'BDG1999001');
  await kasir.getByRole('option').filter({ hasText: 'JKT1999001' }).click();
  await kasir.getByRole('button', { name: /BU GANDA SARI/ }).waitFor();
});

test('one act takes it back, on a telephone, too', async () => {
  const pusat = await toko.layar('PUSAT', '/data-member?kode_member=JKT1999001', {
    viewport: HP_PEMILIK,
    gelap: true,
  });
  const lembar = pusat.getByRole('dialog');
  await lembar.getByRole('tab', { name: 'Riwayat' }).click();
  await lembar.getByText('GABUNG · PUSAT').waitFor();
  await foto(pusat, 'riwayat-hp');
  await lembar.getByRole('tab', { name: 'Gabungan' }).click();
  await lembar.getByRole('button', { name: 'Batalkan gabungan' }).click();
  await foto(pusat, 'gabungan-hp');
  expect(await axe(pusat)).toEqual([]);
  await lembar.getByLabel('Alasan').fill('ternyata saudaranya');
  await tekan(pusat, 'Control+Enter');
  await setujui(pusat, 'OWNER');
  await lembar.getByText('Belum ada member lain yang digabung ke sini.').waitFor();
  expect(await menunjuk('BDG1999001')).toBeNull();
  await pindah(pusat, '/data-member', '?gabung=JKT1999001+BDG1999001');
  await pusat.getByRole('dialog', { name: 'Gabung Member' }).getByRole('radio').first().waitFor();
  await foto(pusat, 'gabung-hp');
  expect(await toko.periksa()).toEqual([]);
});
