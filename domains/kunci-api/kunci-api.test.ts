/** Protects: what a key must be, what a tick gives and takes, and what a line of the audit tells. */
import { miligram, miliPersen } from '@mustika/kernel/amount.ts';
import { tanggal } from '@mustika/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { house } from '../house.ts';
import {
  aksiUntuk,
  type BarisJejak,
  daftarKejadian,
  type Gerak,
  jenisGerak,
  kejadianUntuk,
  pesanDari,
} from './kejadian.rule.ts';
import { isJaringan, salahKunci } from './kunci-api.rule.ts';
import { centangLayar, centangTindakan, saringLayar, terpilih } from './pilih-hak.view.ts';

const HARI = tanggal('2026-11-21');

describe('a key', () => {
  const baik = { nama: 'TOKO WEB', hak: ['/data-barang'], alamat: [], berlaku_sampai: tanggal('2027-11-21') };
  test.each([
    ['is right', {}, null],
    ['has a name of capitals', { nama: 'toko web' }, 'NAMA_KUNCI_SALAH'],
    ['has no space at the end', { nama: 'TOKO ' }, 'NAMA_KUNCI_SALAH'],
    ['may something', { hak: [] }, 'HAK_KUNCI_SALAH'],
    ['may nothing of people', { hak: ['/data-users'] }, 'HAK_KUNCI_SALAH'],
    ['has the screen of its act', { hak: ['/master-group#ubah'] }, 'HAK_KUNCI_SALAH'],
    ['comes from networks', { alamat: ['rumah'] }, 'ALAMAT_KUNCI_SALAH'],
    ['ends', { berlaku_sampai: tanggal('2030-01-01') }, 'MASA_KUNCI_SALAH'],
    ['has not ended', { berlaku_sampai: HARI }, 'MASA_KUNCI_SALAH'],
  ])('%s', (_what, more, code) => {
    expect(salahKunci(house, { ...baik, ...more }, HARI)?.code ?? null).toBe(code);
  });

  test.each([
    ['203.0.113.7', true],
    ['203.0.113.0/24', true],
    ['0.0.0.0/0', true],
    ['2001:db8::/32', true],
    ['::1', true],
    ['::/0', true],
    ['2001:db8:0:1:2:3:4:FFFF', true],
    ['1:2', false],
    ['1::2::3', false],
    [':::', false],
    ['2001:db8:0:1:2:3:4:5:6', false],
    ['1:2:3:4::5:6:7:8', false],
    ['20011::1', false],
    ['::1/64/64', false],
    ['::1/', false],
    [':1', false],
    ['203.0.113.256', false],
    ['203.0.113.010', false],
    ['203.0.113.0/33', false],
    ['2001:db8::/129', false],
    ['contoh.co.id', false],
    ["1.1.1.1'", false],
  ])('%s is a network: %s', (alamat, ya) => expect(isJaringan(alamat)).toBe(ya));
});

describe('rights on the screen', () => {
  const layar = {
    ...{ path: '/master-group', judul: 'Master Group', kelompok: 'Data Master' },
    tindakan: [{ path: '/master-group#ubah', judul: 'Ubah' }],
  };
  test('an act brings its screen, and a screen that is taken takes its acts', () => {
    const hak = centangTindakan([], layar, '/master-group#ubah', true);
    expect(hak).toEqual(['/master-group', '/master-group#ubah']);
    expect(centangLayar([...hak, '/lain'], layar, false)).toEqual(['/lain']);
    expect(centangTindakan(hak, layar, '/master-group#ubah', false)).toEqual(['/master-group']);
  });
  test('a search finds a screen by its act, and a group counts what is given', () => {
    expect(saringLayar([layar], 'UBAH')).toHaveLength(1);
    expect(saringLayar([layar], 'tidak ada')).toEqual([]);
    const [kelompok] = saringLayar([layar], '');
    expect(kelompok && terpilih(kelompok, new Set(['/master-group#ubah', '/x']))).toBe(1);
  });
});

describe('what is told', () => {
  const semua = new Set(daftarKejadian(house).map(({ kejadian }) => kejadian));
  const baris: BarisJejak = {
    ...{ seq: 7, waktu: '2026-11-21T03:00:00Z', aksi: 'penjualan.simpan', objek: 'JKT1-FJ-261121-0001' },
    ...{ peristiwa: 1, ke_status: 'DONE', tanggal: '2026-11-21' },
  };
  const gerak = (dari_tempat: string, ke_tempat: string): Gerak => ({
    ...{ no_dokumen: baris.objek, peristiwa: 1, kode_barcode: 'A1', dari_tempat, ke_tempat, qty: 1 },
    ...{ berat: miligram(3250), kadar: miliPersen(75_000) },
  });
  const ids = (mau: ReadonlySet<string>, ...moves: Gerak[]) =>
    pesanDari('JKT1', baris, moves, mau).map(({ id }) => id);

  test.each([
    ['@SUPPLIER', 'TOKO/CC01', 'barang.masuk'],
    ['@PELANGGAN', 'TOKO/CC01', 'barang.masuk'],
    ['TOKO/CC01', '@PELANGGAN', 'barang.terjual'],
    ['TOKO/CC01', '@KIRIM', 'barang.keluar'],
    ['TOKO/CC01', 'TOKO/CC02', 'barang.pindah'],
    ['@KIRIM', '@HANCUR', null],
  ])('from %s to %s is %s', (dari, ke, jenis) =>
    expect(jenisGerak({ dari_tempat: dari, ke_tempat: ke })).toBe(jenis),
  );

  test('an event is told by its place in the chain, and each kind of move once', () => {
    const moves = [gerak('TOKO/CC01', '@PELANGGAN'), gerak('TOKO/CC01', '@PELANGGAN')];
    expect(ids(semua, ...moves)).toEqual(['JKT1.7.penjualan.simpan', 'JKT1.7.barang.terjual']);
    expect(ids(new Set(['barang.terjual']), ...moves)).toEqual(['JKT1.7.barang.terjual']);
    expect(ids(new Set(['barang.masuk']), ...moves)).toEqual([]);
  });

  test('a key hears of what it may read, and the audit is asked for no more', () => {
    const boleh = kejadianUntuk(house, ['/lihat-penjualan']);
    expect(boleh.has('penjualan.simpan')).toBe(true);
    expect([...boleh].filter((one) => /^(barang|harga|hutang)\./.test(one))).toEqual([]);
    expect(aksiUntuk(house, new Set(['penjualan.simpan']), ['/lihat-penjualan'])).toEqual([
      'penjualan.simpan',
    ]);
    expect(aksiUntuk(house, new Set(['harga.berubah']), ['/master-group'])).toContain('grup.ubah');
    expect(aksiUntuk(house, new Set(['harga.berubah']), [])).toEqual([]);
  });
});
