/** Protects: a due date moves no further than interest was paid for, unless somebody says so, and a month of lateness is paid once. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { bayarBunga, dipinjam, hargaTaksir, tagihan } from '../../tests/kit/hutang.ts';
import { atur, denganIzin, gantiHari, numberOf, SANDI_OWNER } from '../../tests/kit/jual.ts';
import { isiLaci } from '../../tests/kit/uang.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaTaksir(kit);
  await isiLaci(kit, 100_000_000, 'KASIR1');
  await atur(kit, { MODE_BUNGA: 'BULANAN' });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const kasir = () => kit.as('KASIR1');
const satu = async (no: string) =>
  (await kasir().get(`hutang/satu?no_faktur_hutang=${no}`)).data as Record<string, unknown>;
/** Interest and late fee of today, as sheet and list say it and as the till asks for it. */
async function terutang(no: string): Promise<{ bunga: number; denda: number }> {
  const { bunga, denda } = (await tagihan(kit, no)) as unknown as { bunga: number; denda: number };
  expect(await satu(no)).toMatchObject({ bunga_kini: bunga, denda_kini: denda });
  return { bunga, denda };
}

describe('an extension', () => {
  let no = '';
  beforeAll(async () => {
    no = await dipinjam(kit, 3_000_000);
  });

  test('vector 45: a month paid is a month; more of it is asked of a second person, who reads how much', async () => {
    const minta = { perpanjang: 24 };
    expect(await bayarBunga(kit, no, 60_000, { perpanjang: 2 })).toMatchObject({
      status: 403,
      detail: {
        perlu: [
          {
            description: 'debt extension',
            rincian: expect.arrayContaining([
              { label: 'Bunga Dibayar', nilai: 'Rp 60.000 (1 bulan)' },
              { label: 'Jatuh Tempo', nilai: '21 Des 2026 → 21 Feb 2027' },
            ]),
          },
        ],
      },
    });
    const lama = await bayarBunga(kit, no, 60_000, minta);
    expect(lama).toMatchObject({ status: 403, detail: { perlu: [{ oleh: 'OWN' }] } });
    const answer = await bayarBunga(kit, no, 60_000, { perpanjang: 1 });
    expect(answer).toMatchObject({ status: 200, data: { tgl_jatuh_tempo: '2027-01-21' } });
  });

  test('nothing paid, nothing extended, whoever says so', async () => {
    const nol = { no_faktur_hutang: no, jumlah: 0, perpanjang: 1, bayar: [] };
    const call = { method: 'POST' as const, path: 'hutang/bayar-bunga', body: nol };
    expect(await denganIzin(kasir(), call)).toMatchObject({ status: 409, code: 'PERPANJANG_TANPA_BAYAR' });
  });

  test('beyond what the store grants a loan in all it is the owner’s word', async () => {
    await atur(kit, { PERPANJANG_HUTANG: '1' });
    await gantiHari(kit, '2026-12-22');
    expect(await bayarBunga(kit, no, 60_000, { perpanjang: 1 })).toMatchObject({
      status: 403,
      detail: { perlu: [{ description: 'debt extension', oleh: 'OWN' }] },
    });
    await atur(kit, { PERPANJANG_HUTANG: null });
    numberOf(await bayarBunga(kit, no, 60_000, { perpanjang: 1 }));
    expect(await satu(no)).toMatchObject({ tgl_jatuh_tempo: '2027-02-21' });
  });
});

describe('a loan that is late', () => {
  let no = '';
  beforeAll(async () => {
    await atur(kit, { DENDA_HUTANG: '2000' });
    await gantiHari(kit, '2027-10-23');
    no = await dipinjam(kit, 600_000);
    await gantiHari(kit, '2028-03-01');
  });

  test('vector 42: four months have begun and are paid once, also when the extension does not reach today', async () => {
    const { bunga, denda } = await terutang(no);
    expect(denda).toBe(48_000);
    numberOf(await bayarBunga(kit, no, bunga + denda, { perpanjang: 1 }));
    expect(await satu(no)).toMatchObject({ tgl_jatuh_tempo: '2027-12-23' });
    expect(await terutang(no)).toEqual({ bunga: 0, denda: 0 });
  });

  test('the next month is owed when it begins, and taken back the payment is owed again', async () => {
    await gantiHari(kit, '2028-03-23');
    expect((await terutang(no)).denda).toBe(0);
    await gantiHari(kit, '2028-03-24');
    expect((await terutang(no)).denda).toBe(12_000);
    const batal = { no_faktur_hutang: no, alasan: 'salah tekan' };
    const body = { method: 'POST' as const, path: 'hutang/batal-bunga', body: batal };
    numberOf(
      await denganIzin(
        kit.as('OWNER'),
        body,
        { user_id: 'SPV1', password: 'sandi-uji-coba' },
        { portal: 'JKT1' },
      ),
    );
    expect((await terutang(no)).denda).toBe(60_000);
  });

  test('what is forgiven stays forgiven', async () => {
    const { bunga, denda } = await terutang(no);
    const body = { no_faktur_hutang: no, jumlah: bunga, potongan: denda, perpanjang: 2 };
    const isi = { ...body, bayar: [{ jenis: 'CASH', jumlah: bunga }] };
    numberOf(
      await denganIzin(kasir(), { method: 'POST', path: 'hutang/bayar-bunga', body: isi }, SANDI_OWNER),
    );
    expect(await terutang(no)).toEqual({ bunga: 0, denda: 0 });
  });
});
