import { expect, test } from 'vitest';
import type { RingkasanPusat } from './pusat.rule.ts';
import { bandingDari, barisToko, peringatan, persenRencana } from './toko-rantai.view.ts';

const toko = (kode_toko: string, more: object = {}) => ({
  ...{ kode_toko, nama_toko: kode_toko, buka: true, omzet: 5, nota: 1, berat: 1 },
  ...{ stok: { barang: 1, berat: 1 }, telat: { hutang: 0, cicilan: 0 }, ...more },
});
const lain = (kode_toko: string, more: object = {}) => ({
  ...{
    kode_toko,
    sebelumnya: 1,
    tahun_lalu: 2,
    beli: 3,
    emas: 4,
    emas_murni: 3,
    pinjaman: 0,
    pinjaman_rp: 0,
  },
  ...{ pesanan_telat: 0, ...more },
});
const data = {
  ringkas: {
    per_toko: [
      toko('B'),
      toko('A', { nota: 0, telat: { hutang: 2, cicilan: 1 } }),
      toko('C', { buka: false, nota: 0 }),
    ],
    belum_validasi: [
      { kode_toko: 'B', jenis: 'penjualan', jumlah: 2 },
      { kode_toko: 'B', jenis: 'titipan', jumlah: 1 },
    ],
  },
  per_toko: [lain('A'), lain('B', { pesanan_telat: 4 }), lain('C')],
  uang: [{ kode_toko: 'B', nama_toko: 'B', kas: -1, bank: 7, kartu: 0 }],
} as unknown as RingkasanPusat;

test('each branch is one row of what is said of it, in the order of the day', () => {
  const said = barisToko(data).map(({ kode_toko, kas, bank, menunggu }) => [kode_toko, kas, bank, menunggu]);
  expect(said).toEqual([
    ['B', -1, 7, 3],
    ['A', 0, 0, 0],
    ['C', 0, 0, 0],
  ]);
});

test('what head office is told: an open branch without a nota, who is late, a drawer below nothing', () => {
  expect(
    peringatan(barisToko(data)).map(({ kode_toko, apa, jumlah }) => `${kode_toko} ${apa} ${jumlah}`),
  ).toEqual(['B pesanan 4', 'B kasMinus 1', 'A belumJual 1', 'A telat 3']);
});

test('a chain without a year behind it is held against the day before', () => {
  expect(bandingDari({ ...data, tgl_tahun_lalu: null }).apa).toBe('tahun_lalu');
  const muda = {
    ...data,
    ringkas: { ...data.ringkas, sebelumnya: { tanggal: '2026-11-20' }, sampai_jam_ini: true },
    per_toko: [lain('A', { tahun_lalu: 0 })],
  } as unknown as RingkasanPusat;
  expect(bandingDari(muda)).toEqual({ apa: 'sebelumnya', tanggal: '2026-11-20', sebagian: true });
});

test.each([
  [0, 0, null],
  [5, 0, null],
  [0, 10, 0],
  // A plan is reached when it is, not a rupiah before.
  [9_999_999, 10_000_000, 99],
  [10_000_000, 10_000_000, 100],
  [-1, 10, -10],
])('%i sold of a plan of %i is %s percent', (omzet, rencana, persen) => {
  expect(persenRencana(omzet, rencana)).toBe(persen);
});
