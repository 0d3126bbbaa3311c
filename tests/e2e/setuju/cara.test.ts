/**
 * Protects: a supervisor makes a passkey and a PIN in his own window, and agrees with them: with the passkey on his phone and at the
 * till, with the PIN in place of the password; at an address that browsers make none for he is told so.
 */
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PASSWORD } from '../../kit/app.ts';
import { axe, bukaToko, HP_PEMILIK, type Toko } from '../kit/browser.ts';
import { bukaBayar, bukaKasir, jadi, pindaiBaru, sebelum, tawar } from '../kit/kasir.ts';
import { tekan } from '../kit/papan-tombol.ts';

let toko: Toko;
beforeAll(async () => {
  toko = await bukaToko(inject('pgUrl'), (owner) =>
    owner.query(
      "insert into para_system (kode_toko, key, value) select kode_toko, 'PIN_OTORISASI', 'true' from toko where tipe = 'PUSAT'",
    ),
  );
});
afterAll(() => toko?.close());

const foto = async (page: Page, nama: string): Promise<void> => {
  if (process.env['FOTO']) await page.screenshot({ path: `${process.env['FOTO']}/${nama}.png` });
};

/** An authenticator that is always there and opened, as a phone is in the hand of its owner. */
async function perangkatKunci(page: Page): Promise<{ line: CDPSession; id: string }> {
  const line = await page.context().newCDPSession(page);
  await line.send('WebAuthn.enable');
  const { authenticatorId: id } = await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { line, id };
}

/** Browsers make passkeys for names: the same server by the name of this machine. */
async function masuk(page: Page, user_id: string): Promise<void> {
  await page.goto(`${toko.url.replace('127.0.0.1', 'localhost')}/`);
  await page.getByLabel('User ID').fill(user_id);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await tekan(page, 'Control+Enter');
  const lanjut = page.getByRole('button', { name: 'Lanjutkan di perangkat ini' });
  const milikku = page.getByRole('banner').getByRole('button', { name: new RegExp(user_id) });
  await lanjut.or(milikku).first().waitFor();
  if (await lanjut.isVisible()) await lanjut.click();
  await milikku.waitFor();
}

const cara = (page: Page) => page.getByRole('dialog', { name: 'Cara menyetujui' });
async function bukaCara(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: /SPV1/ }).click();
  await page.getByRole('menuitem', { name: 'Cara menyetujui' }).click();
  await cara(page).getByRole('region', { name: 'Passkey' }).waitFor();
}

async function buatPasskey(page: Page): Promise<void> {
  await bukaCara(page);
  await cara(page).getByRole('button', { name: 'Tambah passkey' }).click();
  await cara(page).getByLabel('Nama passkey').fill('HP saya');
  await cara(page).getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await cara(page).getByRole('button', { name: 'Lanjutkan' }).click();
  await cara(page).getByText('Belum pernah dipakai').waitFor();
}

const surat = (page: Page) => page.getByRole('form', { name: /KASIR|TOKO/ });
/** A price that needs a second person, asked at the till. */
async function tawarkan(kasir: Page): Promise<void> {
  await pindaiBaru(toko, kasir);
  await tawar(kasir, '60%');
  await bukaBayar(kasir);
  await tekan(kasir, 'F9');
  await kasir.getByRole('button', { name: 'Setujui', exact: true }).waitFor();
}
const caraTerakhir = async (): Promise<string> =>
  (await toko.owner.query('select cara from otorisasi order by dibuat desc limit 1')).rows[0]?.cara;

test('a passkey is made on the phone and answers there, with nothing typed', async () => {
  const hp = await toko.buka({ viewport: HP_PEMILIK });
  await perangkatKunci(hp);
  await masuk(hp, 'SPV1');
  await buatPasskey(hp);
  await foto(hp, 'cara-hp');
  expect(await axe(hp)).toEqual([]);
  await tekan(hp, 'Escape');
  const kasir = await bukaKasir(toko, 'KASIR1');
  const dulu = await sebelum(toko, kasir, 'KASIR1');
  await tawarkan(kasir);
  await kasir.getByRole('textbox', { name: 'Alasan' }).fill('tetangga toko');
  await kasir.getByRole('button', { name: 'Minta lewat HP supervisor' }).click();
  await hp.getByRole('button', { name: 'Permintaan otorisasi: 1' }).click();
  await surat(hp).getByText('tetangga toko').waitFor();
  await foto(hp, 'jawab-hp');
  await surat(hp).getByRole('button', { name: 'Setujui dengan passkey saya' }).click();
  await jadi(toko, kasir, 'KASIR1', dulu);
  expect(await caraTerakhir()).toBe('PASSKEY');
  expect(await toko.periksa()).toEqual([]);
});

test('the same passkey opens at the till, where its owner has it with him', async () => {
  const hp = await toko.buka({ viewport: HP_PEMILIK });
  const kunci = await perangkatKunci(hp);
  await masuk(hp, 'SPV1');
  await buatPasskey(hp);
  const { credentials } = await kunci.line.send('WebAuthn.getCredentials', { authenticatorId: kunci.id });
  const kasir = await toko.buka();
  await masuk(kasir, 'KASIR1');
  await kasir.goto(`${toko.url.replace('127.0.0.1', 'localhost')}/transaksi-penjualan`);
  const kosong = await perangkatKunci(kasir);
  await tawarkan(kasir);
  // It is not here yet: browsers ask, nobody answers, and the panel stays as it was.
  await kasir.getByRole('button', { name: 'Setujui dengan passkey' }).click();
  await kasir.getByText('Passkey Tidak Dipakai').waitFor();
  // He puts his key in.
  await kosong.line.detach();
  const disini = await perangkatKunci(kasir);
  for (const credential of credentials)
    await disini.line.send('WebAuthn.addCredential', { authenticatorId: disini.id, credential });
  await foto(kasir, 'panel-kasir');
  expect(await axe(kasir)).toEqual([]);
  const dulu = await sebelum(toko, kasir, 'KASIR1');
  await kasir.getByRole('button', { name: 'Setujui dengan passkey' }).click();
  await jadi(toko, kasir, 'KASIR1', dulu);
  expect(await caraTerakhir()).toBe('PASSKEY');
});

test('a PIN is typed where the password would be', async () => {
  const spv = await toko.layar('SPV1');
  await bukaCara(spv);
  await cara(spv)
    .getByText(/Passkey memerlukan alamat https/)
    .waitFor();
  await cara(spv).getByRole('button', { name: 'Buat PIN' }).click();
  await cara(spv).getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await cara(spv).getByRole('textbox', { name: 'PIN enam angka' }).fill('473920');
  await cara(spv).getByRole('textbox', { name: 'Ulangi PIN' }).fill('473921');
  await cara(spv).getByRole('button', { name: 'Simpan' }).click();
  await cara(spv).getByText('Kedua PIN tidak sama').waitFor();
  await cara(spv).getByRole('textbox', { name: 'Ulangi PIN' }).fill('473920');
  await foto(spv, 'cara-pin');
  expect(await axe(spv)).toEqual([]);
  await cara(spv).getByRole('button', { name: 'Simpan' }).click();
  await cara(spv)
    .getByText(/^Dibuat /)
    .waitFor();
  const kasir = await bukaKasir(toko, 'KASIR2');
  const dulu = await sebelum(toko, kasir, 'KASIR2');
  await tawarkan(kasir);
  await kasir.getByLabel('Username').fill('SPV1');
  await kasir.getByRole('textbox', { name: 'Password atau PIN' }).fill('473920');
  await kasir.getByRole('button', { name: 'Setujui', exact: true }).click();
  await jadi(toko, kasir, 'KASIR2', dulu);
  expect(await caraTerakhir()).toBe('PIN');
  expect(await toko.periksa()).toEqual([]);
});
