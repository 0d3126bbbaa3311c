/**
 * Protects: where the specification has words for a failure, a fault of ours says them and not the general sentence. The fault
 * is made in the database: what the act needs is not there.
 */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, PASSWORD, testApp } from '../kit/app.ts';
import { tanya } from '../kit/izin.ts';
import { rekening } from '../kit/uang.ts';

let kit: Kit;
let bank: string;
let no_reff: string;
const pindah = { jumlah: 1000, keterangan: 'pindah saldo', kategori: 'MUTASI' };
const keBank = async (asal: object): Promise<object> => {
  const { rows } = await kit.owner.query(
    "select kode_bank from rekening where kode_toko = 'JKT1' and no_rekening = $1",
    [bank],
  );
  return { ...pindah, ...asal, tujuan: rows[0].kode_bank, tujuan_rekening: bank };
};

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  bank = await rekening(kit, 'bisa_transfer');
  const modal = { arah: 'TAMBAH', kategori: 'LAIN', jumlah: 10_000_000, keterangan: 'modal laci' };
  await kit.as('SPV1').post('cash/uang-kas', modal);
  const kirim = { asal: 'CASH', jumlah: 1000, keterangan: 'setoran' };
  no_reff = (await kit.as('SPV1').post('kirim-uang', kirim)).data.no_dokumen;
  const harga = { kode_harga: 'GAGAL', harga_per_gram: 900_000 };
  expect((await kit.as('OWNER').post('para-harga-beli/create', harga, { portal: 'JKT1' })).status).toBe(200);
  await kit.owner.query('alter function catat(text, jsonb) rename to catat_hilang');
  await kit.owner.query('alter function beri_otorisasi(jsonb) rename to beri_otorisasi_hilang');
  await kit.owner.query('revoke insert, update on para_harga_beli, kategori from mustika_app');
});
afterAll(() => kit?.close());

const portal = { portal: 'JKT1' };
const acts: [string, string, () => Promise<Answer>][] = [
  [
    'Spec 2 §8: bank movement failed',
    'Gagal Menambahkan Mutasi Uang Bank',
    async () => {
      const { rows } = await kit.owner.query(
        "select no_rekening, kode_bank from rekening where kode_toko = 'JKT1' and aktif and no_rekening <> $1 limit 1",
        [bank],
      );
      const asal = { asal: rows[0].kode_bank, asal_rekening: rows[0].no_rekening };
      return kit.as('SPV1').post('cash/mutasi-uang-bank', await keBank(asal));
    },
  ],
  [
    'Spec 2 §8: cash movement failed',
    'Gagal Menambahkan Mutasi Cash',
    async () =>
      kit.as('SPV1').post('cash/mutasi-uang-cash', await keBank({ asal: 'CASH', asal_rekening: null })),
  ],
  [
    'Spec 1 §8: money was not sent',
    'Kirim Uang Gagal, Silahkan Coba Beberapa Saat Lagi',
    () => kit.as('SPV1').post('kirim-uang', { asal: 'CASH', jumlah: 1000, keterangan: 'setoran' }),
  ],
  [
    'Spec 1 §8: money was not received',
    'Terima Uang Pusat Gagal',
    () => kit.as('PUSAT').put(`kirim-uang/${no_reff}/reception`, {}),
  ],
  [
    'Spec 2 §8: price parameter failed, misspelt as prescribed',
    'Terjadi Kesalhaan Saat Mengirim Data',
    () =>
      kit.as('OWNER').post('para-harga-beli/create', { kode_harga: 'LAIN', harga_per_gram: 900_000 }, portal),
  ],
  [
    'Spec 2 §8: price parameter not removed',
    'Gagal Menghapus Data',
    () => kit.as('OWNER').call('DELETE', 'para-harga-beli/delete/GAGAL', undefined, portal),
  ],
  [
    'Spec 1 §8: an approval was not given',
    'Terjadi Kesalahan Saat Mengirim Data',
    () =>
      kit.as('KASIR1').post('authorization', {
        ...{ user_id: 'SPV1', password: PASSWORD, segel: tanya(kit, 'KASIR1').segel },
        ...{ kategori: 'sales', description: 'sale under cost' },
      }),
  ],
  [
    'Spec 1 §8: a weighing was not begun',
    'Data Tidak Tersedia',
    () => kit.as('SPV1').post('timbang-baki/start', { kode_gudang: 'TOKO', kode_toko: 'CC01' }),
  ],
  [
    'a row of any other list was not saved',
    'Terjadi Kesalahan Saat Mengirim Data',
    () => kit.as('OWNER').post('kategori/create', { kode_kategori: 'GAGAL', nama_kategori: 'GAGAL' }, portal),
  ],
  [
    'every other fault',
    'Terjadi Kesalahan Saat Request Data',
    () =>
      kit
        .as('SPV1')
        .post('cash/uang-kas', { arah: 'TAMBAH', kategori: 'LAIN', jumlah: 1, keterangan: 'modal' }),
  ],
];

test.each(acts)('%s', async (_where, message, act) => {
  const answer = await act();
  expect(answer, answer.text).toMatchObject({ status: 500, code: 'KESALAHAN_SERVER', message });
});

test('Spec 1 §8: invalid export data', async () => {
  const isi = { data: 'BARANG', tgl_awal: '2026-11-21', tgl_akhir: '2026-11-20', alasan: 'sensus' };
  expect(await kit.as('SU').post('export-csv/unduh', isi, portal)).toMatchObject({
    ...{ status: 400, message: 'Invalid data' },
    detail: [{ path: 'tgl_awal', message: 'Tanggal Awal Tidak Boleh Setelah Tanggal Akhir' }],
  });
});
