/** Protects: what is published is what the next loan is made at, and no paper speaks of a licence that the shop has not. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import { dipinjam, hargaTaksir } from '../../../tests/kit/hutang.ts';
import { atur } from '../../../tests/kit/jual.ts';
import { semuaModul } from '../../../tests/kit/modul.ts';
import { teksPdf } from '../../../tests/kit/pdf.ts';
import { isiLaci } from '../../../tests/kit/uang.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl'), sebelum: (db) => semuaModul(db) });
  await hargaTaksir(kit);
  await isiLaci(kit, 50_000_000, 'KASIR1');
  await kit.owner.query(
    "delete from para_bunga_hutang where kode_toko = 'JKT1'; delete from plafond_hutang where kode_toko = 'JKT1'; delete from plafond_hutang_kadar where kode_toko = 'JKT1'",
  );
});
afterAll(async () => {
  expect(await kit?.periksa()).toEqual([]);
  await kit?.close();
});

const portal = { portal: 'JKT1' };
const owner = () => kit.as('OWNER');
const tarif = async (): Promise<string[]> =>
  (
    (await owner().get('hutang/get/tarif', portal)).data as Record<
      'bagian' | 'uraian' | 'ketentuan',
      string
    >[]
  ).map(({ bagian, uraian, ketentuan }) => `${bagian} | ${uraian} | ${ketentuan}`);

test('a shop without rates publishes nothing; with them it says what a loan costs, and the loan costs that', async () => {
  expect(await tarif()).toEqual([]);
  expect(
    await owner().post(
      'para-bunga-hutang/create',
      { kode_bunga: 'A', keterangan: 'KECIL', jumlah_min: 1, jumlah_max: 5_000_000, bunga: 1.75 },
      portal,
    ),
  ).toMatchObject({ status: 200 });
  expect(
    await owner().post(
      'plafond-hutang-kadar/create',
      {
        kode_plafond_kadar: 'K',
        keterangan: 'TUA',
        kadar_mulai: 70,
        tipe_plafond: 'RP',
        persentase: 70,
        harga_per_gram: 650_000,
      },
      portal,
    ),
  ).toMatchObject({ status: 200 });
  expect(await tarif()).toEqual([
    '1. BUNGA | Pinjaman Rp 1 sampai Rp 5.000.000 | 1,75 % per 30 hari',
    '1. BUNGA | Pinjaman lainnya | 2 % per 30 hari',
    '2. CARA HITUNG | Bunga dihitung | Bunga sebulan dibagi 30 untuk setiap hari',
    '2. CARA HITUNG | Bunga paling sedikit | 1 hari',
    '2. CARA HITUNG | Pembulatan | Ke atas ke kelipatan Rp 500',
    '3. BIAYA | Biaya administrasi | Tidak ada',
    '3. BIAYA | Denda terlambat | Tidak ada',
    '4. PINJAMAN PALING BANYAK | Kadar mulai 70 % | Rp 650.000 per gram',
    '4. PINJAMAN PALING BANYAK | Barang lainnya | 70 % dari nilai taksir',
    '5. JATUH TEMPO DAN LELANG | Jatuh tempo | Tanggal yang sama di bulan jatuh tempo',
    '5. JATUH TEMPO DAN LELANG | Lelang | Setelah 7 hari lewat jatuh tempo dan sesudah pemberitahuan',
    '5. JATUH TEMPO DAN LELANG | Kelebihan hasil lelang | Milik customer, dapat diambil selama satu tahun',
  ]);
  const no = await dipinjam(kit, 2_000_000);
  expect((await kit.as('KASIR1').get(`hutang/satu?no_faktur_hutang=${no}`)).data).toMatchObject({
    bunga: 1.75,
  });
});

test('settings that change are published as they bind, the licence only where there is one', async () => {
  await atur(kit, {
    MODE_BUNGA: '15_HARIAN',
    BIAYA_ADM_HUTANG: '10000',
    DENDA_HUTANG: '500',
    BASIS_TEMPO: '30_HARI',
  });
  const kini = (await tarif()).join('\n');
  expect(kini).toContain('Setengah bunga sebulan untuk setiap 15 hari yang dimulai');
  expect(kini).toContain('Biaya administrasi | Rp 10.000');
  expect(kini).toContain('0,5 % dari pokok untuk setiap bulan yang dimulai setelah jatuh tempo');
  expect(kini).toContain('30 hari untuk setiap bulan');
  const kertas = async () =>
    teksPdf((await owner().get('hutang/get/tarif/pdf', portal)).bytes)
      .map(({ teks }) => teks)
      .join(' ');
  expect(await kertas()).not.toMatch(/gadai|izin/i);
  await atur(kit, { NOMOR_IZIN_GADAI: 'KEP-12/OJK/2026' });
  expect(await kertas()).toContain('KEP-12/OJK/2026');
});
