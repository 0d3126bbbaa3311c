/** One whole day at a counter, act by act, as a cashier and a supervisor do it with keys. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { pecahanUntuk } from '../../../domains/tutup-toko/pecahan.rule.ts';
import { pindah, type Toko } from './browser.ts';
import { barisDari, bukaBayar, bukaKasir, kolomPindai, lembarBayar, setujui, simpan } from './kasir.ts';
import { judulDari, ke, ketik, pindai, sampai, tekan, terfokus } from './papan-tombol.ts';

export const KASIR = 'KASIR1';
export const SPV = 'SPV1';

export type Hari = { toko: Toko; kasir: Page; spv: Page };

export async function mulaiHari(toko: Toko): Promise<Hari> {
  const kasir = await bukaKasir(toko, KASIR, { bergerak: true });
  const spv = await toko.layar(SPV, '', { bergerak: true });
  return { toko, kasir, spv };
}

/** The documents of a kind so far; what a person counts to know that one more was written. */
const banyak = async (toko: Toko, jenis: string): Promise<number> =>
  (
    await toko.owner.query<{ n: number }>(
      "select count(*)::int as n from dokumen where kode_toko = 'JKT1' and jenis = $1",
      [jenis],
    )
  ).rows[0]?.n ?? 0;

export type CaraJual = 'CASH' | 'DEBET' | 'TRANSFER';

async function pindaiSemua({ kasir }: Hari, kode: readonly string[]): Promise<void> {
  await ke(kasir, '/transaksi-penjualan');
  await terfokus(kolomPindai(kasir));
  for (const one of kode) {
    await pindai(kasir, one);
    await barisDari(kasir, one).waitFor();
  }
}

/** Scans the pieces and is paid; answers the number of the nota. */
export async function jual(hari: Hari, kode: readonly string[], cara: CaraJual = 'CASH'): Promise<string> {
  await pindaiSemua(hari, kode);
  await bukaBayar(hari.kasir);
  await bayarDengan(hari.kasir, cara);
  return (await simpan(hari.toko, hari.kasir, KASIR)).no_faktur_group;
}

/** Sells `baru` and takes `lama` in for it; whoever owes the rest settles it in cash. */
export async function tukar(hari: Hari, baru: string, lama: string): Promise<string> {
  const { toko, kasir } = hari;
  await pindaiSemua(hari, [baru]);
  await tekan(kasir, 'Alt+u');
  const lembar = kasir.getByRole('dialog', { name: 'Barang tukar' });
  await terfokus(lembar.getByLabel('Scan barang yang ditukar'));
  await pindai(kasir, lama);
  await lembar.getByRole('article').filter({ hasText: lama }).waitFor();
  const nama = lembar.getByLabel('Nama', { exact: true });
  if (await nama.isVisible()) await nama.fill('SITI RAHAYU');
  const nik = lembar.getByLabel('NIK / SIM / Passport');
  if (await nik.isVisible()) await nik.fill('3174012345670001');
  await tekan(kasir, 'Escape');
  await lembar.waitFor({ state: 'detached' });
  await bukaBayar(kasir);
  return (await simpan(toko, kasir, KASIR)).no_faktur_group;
}

async function bayarDengan(page: Page, cara: CaraJual): Promise<void> {
  if (cara === 'CASH') return;
  await tekan(page, cara === 'DEBET' ? 'Alt+2' : 'Alt+4');
  await page.getByRole('radio', { checked: true, name: cara === 'DEBET' ? /EDC/ : /GIRO/ }).waitFor();
  if (cara === 'TRANSFER') return;
  await tekan(page, 'Enter');
  await ketik(page, '4321', 30);
}

/** Buys back what a nota or a barcode names, piece `kode`, in good condition, for cash. */
export async function beliBalik({ toko, kasir }: Hari, pindaian: string, kode: string): Promise<string> {
  const sebelum = await banyak(toko, 'pembelian');
  await ke(kasir, '/transaksi-pembelian');
  await terfokus(kasir.getByLabel('Scan barcode atau nota'));
  await pindai(kasir, pindaian);
  const baris = barisDari(kasir, kode);
  await baris.waitFor();
  await tekan(kasir, 'ArrowDown');
  await tekan(kasir, 'Enter');
  await tekan(kasir, 'Enter');
  await ketik(kasir, 'mulus');
  await kasir.getByRole('option', { name: 'MULUS' }).waitFor();
  await tekan(kasir, 'Enter');
  await baris.getByText('MULUS').waitFor();
  await tekan(kasir, 'F8');
  await lembarBayar(kasir).waitFor();
  // Another seller each time: what one person is paid in a day has a ceiling of its own.
  await lembarBayar(kasir).getByLabel('Nama Penjual').fill('SITI RAHAYU');
  await lembarBayar(kasir)
    .getByLabel('NIK / SIM / Passport')
    .fill(String(3_174_012_345_670_001 + sebelum));
  await tekan(kasir, 'F9');
  await sampai(kasir, 'F9', async () => !(await lembarBayar(kasir).isVisible()));
  expect(await banyak(toko, 'pembelian')).toBe(sebelum + 1);
  const nomor = await terakhir(toko, 'pembelian');
  await kasir.getByRole('status').filter({ hasText: nomor }).waitFor();
  return nomor;
}

const terakhir = async (toko: Toko, jenis: string): Promise<string> =>
  (
    await toko.owner.query<{ no_dokumen: string }>(
      "select no_dokumen from dokumen where kode_toko = 'JKT1' and jenis = $1 order by no_dokumen desc limit 1",
      [jenis],
    )
  ).rows[0]?.no_dokumen ?? '';

const status = async (toko: Toko, nomor: string): Promise<string> =>
  (
    await toko.owner.query<{ status: string }>(
      "select status from dokumen where kode_toko = 'JKT1' and no_dokumen = $1",
      [nomor],
    )
  ).rows[0]?.status ?? '';

/** Takes a document of today back with the owner's signature. */
export async function batal({ toko, spv }: Hari, layar: string, nomor: string): Promise<void> {
  await spv.goto(`${toko.url}${layar}?no_faktur_group=${nomor}`);
  const alasan = spv.getByRole('textbox', { name: 'Alasan' });
  await alasan.waitFor();
  await alasan.fill('salah pilih barang');
  await tekan(spv, 'Control+Enter');
  await sampai(spv, 'Control+Enter', () => spv.getByLabel('Username').isVisible());
  await setujui(spv, 'OWNER');
  // The answer to the signed act may be the one that is lost.
  const selesai = async () => (await status(toko, nomor)) === 'CANC' && !(await alasan.isVisible());
  await sampai(spv, 'Control+Enter', selesai);
}

/** The modal of a money screen, come to as by a link of the house. */
async function bukaGerak(page: Page, layar: string): Promise<Locator> {
  await pindah(page, layar);
  // The address changes first: until its heading is there, the buttons are those of the screen before.
  await page.getByRole('heading', { level: 1, name: judulDari(layar), exact: true }).waitFor();
  await page
    .getByRole('button', { name: /^(Tambah|Mutasi|Gesek|Kirim)/ })
    .first()
    .click();
  const lembar = page.getByRole('dialog').filter({ has: page.locator('form') });
  await lembar.waitFor();
  return lembar;
}

/** A first digit that arrives before the screen has painted the caret, and a drawer nobody has. */
export async function jariCepat(toko: Toko, spv: Page): Promise<{ jumlah: string; terkirim: number }> {
  const sebelum = await banyak(toko, 'mutasi_uang');
  const lembar = await bukaGerak(spv, '/uang-kas');
  const jumlah = lembar.getByRole('textbox', { name: 'Jumlah Rp' });
  await jumlah.evaluate((field) => {
    field.focus();
    document.execCommand('insertText', false, '5');
  });
  await ketik(spv, '000000', 30);
  const laci = lembar.getByRole('combobox', { name: 'Laci Kasir' });
  await laci.focus();
  await ketik(spv, 'KASIR99');
  await tekan(spv, 'Tab');
  await lembar.getByText('Data Yang Anda Cari Tidak Ada').waitFor();
  await tekan(spv, 'Control+Enter');
  await terfokus(laci);
  const hasil = {
    jumlah: await jumlah.inputValue(),
    terkirim: (await banyak(toko, 'mutasi_uang')) - sebelum,
  };
  await lembar.getByRole('button', { name: 'Tutup' }).click();
  await lembar.waitFor({ state: 'detached' });
  return hasil;
}

export type Isian = readonly (readonly [label: string, nilai: string])[];

/** Fills a money form label by label and saves, with the owner's signature where it asks; a lost answer leaves the form open, and the same save is pressed again. */
export async function gerakUang(hari: Hari, layar: string, jenis: string, isian: Isian) {
  const { toko, spv: page } = hari;
  const sebelum = await banyak(toko, jenis);
  const lembar = await bukaGerak(page, layar);
  for (const [label, nilai] of isian) {
    const field = lembar
      .getByRole('textbox', { name: label })
      .or(lembar.getByRole('combobox', { name: label }));
    await field.first().focus();
    await ketik(page, nilai);
    await tekan(page, 'Enter');
  }
  await tekan(page, 'Control+Enter');
  const izin = page.getByLabel('Username');
  const selesai = async () => (await banyak(toko, jenis)) > sebelum && !(await lembar.isVisible());
  await sampai(page, 'Control+Enter', async () => (await izin.isVisible()) || (await selesai()));
  if (await izin.isVisible()) {
    await setujui(page, 'OWNER');
    await sampai(page, 'Control+Enter', selesai);
  }
  expect(await banyak(toko, jenis)).toBe(sebelum + 1);
}

/** What should lie in each drawer, in the order in which they are counted. */
const laci = async (toko: Toko): Promise<{ kasir: string; saldo: number }[]> =>
  (
    await toko.owner.query<{ kasir: string; saldo: number }>(
      "select dimensi as kasir, saldo::bigint::float8 as saldo from saldo_uang where kode_toko = 'JKT1' and akun = 'KAS' order by 1",
    )
  ).rows;

/** Types what lies in a drawer, note by note. */
async function hitung(page: Page, jumlah: number): Promise<void> {
  const lembar = new Map(pecahanUntuk(jumlah).map((one) => [one.nominal, one.lembar]));
  const fields = await page
    .locator('[data-lembar]')
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-lembar'))));
  for (const nominal of fields) {
    await ketik(page, String(lembar.get(nominal) ?? 0));
    await tekan(page, 'Enter');
  }
}

/** Gives every reason, counts every drawer, has the owner sign: the day is closed. */
export async function tutupHari({ toko, spv }: Hari): Promise<void> {
  await spv.goto(`${toko.url}/tutup-toko`);
  await spv.getByText('Daftar periksa').waitFor();
  const alasan = spv.getByRole('textbox', { name: /^Alasan: / });
  for (let n = await alasan.count(); n > 0; n -= 1) await alasan.nth(n - 1).fill('sudah diketahui');
  await tekan(spv, 'F9');
  for (const { kasir, saldo } of await laci(toko)) {
    await spv.getByText(`Uang di laci ${kasir}`).waitFor();
    await terfokus(spv.getByLabel('Lembar 100.000'));
    await hitung(spv, saldo);
    await tekan(spv, 'Control+Enter');
    await spv.getByRole('row').filter({ hasText: kasir }).getByText('Cocok').waitFor();
  }
  await tekan(spv, 'F9');
  const panel = spv.getByRole('group', { name: 'Perlu Otorisasi' });
  await sampai(spv, 'F9', () => panel.isVisible());
  // Seen is not yet focused: what is typed at once may land beneath.
  await setujui(spv, 'OWNER');
  await sampai(spv, 'F9', () => spv.getByRole('heading', { name: /^Tutup Toko \d/ }).isVisible());
}
