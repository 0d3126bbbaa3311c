/** Protects: what the card says a choice costs is what the counter then asks for it, on the screen, on paper and in the message. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import { bayarBunga, dipinjam, hargaTaksir, perbarui, tuakan } from '../../../tests/kit/hutang.ts';
import { atur, numberOf } from '../../../tests/kit/jual.ts';
import { teksPdf } from '../../../tests/kit/pdf.ts';
import {
  lewatPenyedia,
  type PenyediaWaUji,
  penyediaWaUji,
} from '../../../tests/kit/simulator/penyedia-wa.ts';
import { isiLaci } from '../../../tests/kit/uang.ts';

let kit: Kit;
let penyedia: PenyediaWaUji;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  penyedia = await penyediaWaUji();
  await hargaTaksir(kit);
  await isiLaci(kit, 100_000_000, 'KASIR1');
  await atur(kit, { DENDA_HUTANG: '2000', WHATSAPP_MODULE: 'true' });
  const saved = await kit
    .as('OWNER')
    .put('whatsapp-setting/penyedia', lewatPenyedia(penyedia), { portal: 'JKT1' });
  expect(saved, saved.text).toMatchObject({ status: 200 });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(async () => {
  await kit?.close();
  await penyedia?.tutup();
});

type Cara = { cara: string; pokok: number; bayar: number };
type Kartu = { taksir: number; pada: { tanggal: string; bunga: number; denda: number; cara: Cara[] }[] };
const kartu = async (no: string, more = ''): Promise<Kartu> => {
  const answer = await kit.as('KASIR1').get(`hutang/pilihan?no_faktur_hutang=${no}${more}`);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data as unknown as Kartu;
};
const satu = (k: Kartu, cara: string): Cara => k.pada[0]?.cara.find((one) => one.cara === cara) as Cara;

test('each choice is asked for exactly what the card said, also late', async () => {
  for (const cara of ['PERPANJANG', 'SEBAGIAN', 'TAMBAH']) {
    const no = await dipinjam(kit, 2_000_000);
    await tuakan(kit, no, 40);
    const { pokok, bayar } = satu(await kartu(no, '&sebagian=700000'), cara);
    if (cara === 'PERPANJANG') numberOf(await bayarBunga(kit, no, bayar, { perpanjang: 1 }));
    else numberOf(await perbarui(kit, no, pokok, bayar));
  }
  const no = await dipinjam(kit, 2_000_000);
  const k = await kartu(no);
  expect(satu(k, 'JUAL').bayar).toBe(satu(k, 'TEBUS').bayar - k.taksir);
  expect(await kit.as('KASIR1').get(`hutang/pilihan?no_faktur_hutang=${no}&sebagian=2000000`)).toMatchObject({
    status: 400,
    code: 'SEBAGIAN_TERLALU_BESAR',
  });
});

test('an overdue loan has a second day: the last one before more is owed', async () => {
  const no = await dipinjam(kit, 1_000_000);
  await tuakan(kit, no, 50);
  const { pada } = await kartu(no);
  expect(pada).toHaveLength(2);
  const [kini, nanti] = pada as [Kartu['pada'][0], Kartu['pada'][0]];
  expect(nanti.tanggal > kini.tanggal && nanti.denda === kini.denda && kini.denda > 0).toBe(true);
});

let no = '';
test('on paper stands what the screen says', async () => {
  no = await dipinjam(kit, 3_000_000);
  const { pada } = await kartu(no);
  const bukti = await kit.as('KASIR1').post('hutang/pilihan/bukti', { no_faktur_hutang: no });
  expect(bukti.headers['content-type']).toBe('application/pdf');
  const teks = teksPdf(bukti.bytes).map((one) => one.teks);
  for (const { cara } of pada)
    for (const { bayar } of cara)
      expect(teks.join('\n')).toContain(
        `${bayar < 0 ? 'terima' : 'bayar'} Rp ${Math.abs(bayar).toLocaleString('id-ID')}`,
      );
  expect(teks.join(' ')).toContain(no);
});

test('it is sent to the number on the deed, to nobody who did not agree, and of nothing that is over', async () => {
  const kirim = () => kit.as('KASIR1').post('hutang/pilihan/kirim', { no_faktur_hutang: no });
  expect(await kirim()).toMatchObject({ code: 'WA_BELUM_SETUJU' });
  numberOf(await kit.as('KASIR1').post('whatsapp/setuju', { no_hp: '081298765432', setuju: true }));
  expect(await kirim()).toMatchObject({ status: 200, data: { success: true, status: 'TERKIRIM' } });
  const [pesan] = penyedia.diterima;
  const { pada } = await kartu(no);
  expect(pesan).toMatchObject({ to: '6281298765432' });
  for (const bagian of [no, 'Tebus semua: bayar Rp 3.0', 'Jual ke toko senilai taksiran: terima'])
    expect(pesan?.text?.body).toContain(bagian);
  expect(pesan?.text?.body.match(/Perpanjang, bayar bunga/g)).toHaveLength(pada.length);
  numberOf(await perbarui(kit, no, 3_000_000, satu(await kartu(no), 'PERPANJANG').bayar));
  expect(await kirim()).toMatchObject({ status: 409, code: 'HUTANG_BERUBAH' });
  expect(penyedia.diterima).toHaveLength(1);
});
