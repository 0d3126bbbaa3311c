/** Protects: whoever agrees to what is done with a loan agrees to the figures he read, and to what is paid out by it. */
import { formatRupiah, rupiah } from '@mustika/kernel/amount.ts';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../tests/kit/app.ts';
import { bayarBunga, dipinjam, hargaTaksir, tagihan } from '../../tests/kit/hutang.ts';
import { atur, type Kebutuhan, numberOf, SANDI_OWNER, setujui } from '../../tests/kit/jual.ts';
import { isiLaci } from '../../tests/kit/uang.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaTaksir(kit);
  await isiLaci(kit, 50_000_000, 'KASIR1');
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const kasir = () => kit.as('KASIR1');

test('what was agreed to be taken back is that payment, and not the one after it', async () => {
  const no = await dipinjam(kit, 3_000_000, { nama_customer: 'IBU DUA KALI' });
  const { bunga } = await tagihan(kit, no);
  numberOf(await bayarBunga(kit, no, 500));
  const body = { no_faktur_hutang: no, alasan: 'salah tekan' };
  const minta = async (izin: object[] = []) =>
    kit.as('SPV1').post('hutang/batal-bunga', { ...body, detail_authorization: izin });
  const yang = ({ detail }: Answer) =>
    (detail as { perlu: { rincian: { label: string; nilai: string }[] }[] }).perlu[0]?.rincian.find(
      ({ label }) => label === 'Yang Dibatalkan',
    )?.nilai;
  const pertama = await minta();
  expect(yang(pertama)).toContain('bunga dan denda Rp 500');
  const izin = await setujui(kit.as('SPV1'), pertama.detail as Kebutuhan, SANDI_OWNER);
  numberOf(await bayarBunga(kit, no, bunga - 500));
  const kedua = await minta(izin);
  expect(kedua, kedua.text).toMatchObject({ status: 403, code: 'OTORISASI_DIPERLUKAN' });
  expect(yang(kedua)).toContain(`bunga dan denda ${formatRupiah(rupiah(bunga - 500))}`);
  expect(await minta(await setujui(kit.as('SPV1'), kedua.detail as Kebutuhan, SANDI_OWNER))).toMatchObject({
    ...{ status: 200, data: { bunga: bunga - 500 } },
  });
});

test('whoever agrees to an act on a document agrees to it as it stood: one that moved on asks anew', async () => {
  const no = await dipinjam(kit, 1_000_000, { nama_customer: 'IBU PINDAH' });
  const body = { no_faktur_hutang: no, alasan: 'salah orang' };
  const batal = (izin: object[] = []) =>
    kit.as('SPV1').post('hutang/batal', { ...body, detail_authorization: izin });
  const izin = await setujui(kit.as('SPV1'), (await batal()).detail as Kebutuhan, SANDI_OWNER);
  const tempat = { no_faktur_hutang: no, tempat_simpan: 'BRANKAS 9' };
  numberOf(await kit.as('SPV1').post('hutang/tempat', tempat));
  const lagi = await batal(izin);
  expect(lagi).toMatchObject({ status: 403, code: 'OTORISASI_DIPERLUKAN' });
  numberOf(await batal(await setujui(kit.as('SPV1'), lagi.detail as Kebutuhan, SANDI_OWNER)));
});

test('what a renewal lends more is paid out: measured alone, and with what the same person got today', async () => {
  const siapa = { nama_customer: 'IBU TAMBAH', no_hp_customer: '081277776666' };
  const lama = await dipinjam(kit, 1_000_000, siapa);
  await atur(kit, { BATAS_KELUAR_KASIR: '1500000', BATAS_KELUAR_LAWAN: '1500000' });
  const diminta = async (jumlah_hutang: number) => {
    const isi = { no_faktur_lama: lama, jumlah_hutang, lama_pinjam: 1, berat_plastik: 5.25, bayar: [] };
    const total = (await tagihan(kit, lama)).lunas - jumlah_hutang;
    const answer = await kasir().post('hutang/peremajaan', { ...isi, total });
    expect(answer, answer.text).toMatchObject({ status: 403, code: 'OTORISASI_DIPERLUKAN' });
    return (answer.detail as Kebutuhan).perlu.map(({ description }) => description);
  };
  expect(await diminta(1_400_000)).toEqual(['debt renewal']);
  // Less than the ceiling by itself: with the million of this morning it is more.
  expect(await diminta(2_000_000)).toEqual(['debt renewal', 'payout above ceiling']);
  expect(await diminta(3_000_000)).toEqual(['debt renewal', 'payout above ceiling']);
  await atur(kit, { BATAS_KELUAR_KASIR: null, BATAS_KELUAR_LAWAN: null });
});
