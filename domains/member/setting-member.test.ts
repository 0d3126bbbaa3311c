/** Protects: codes count as they are set, a card ends on its day, and what is on a card is what may be on one. */
import { describe, expect, test } from 'vitest';
import { bungkus, LEBAR_KARTU, sisiBelakang, sisiDepan, TINGGI_KARTU } from './kartu-member.rule.ts';
import { berlakuSampai, kodeMember, SETTING_MEMBER_AWAL, samarHp } from './setting-member.rule.ts';

test.each([
  ['JKT1', 6, 123, 'JKT1000123'],
  ['', 4, 9999, '9999'],
  ['GOLD', 4, 10_000, null],
])('code %s of %i digits, number %i: %s', (awalan, panjang, nomor, kode) =>
  expect(kodeMember(awalan, panjang, nomor)).toBe(kode),
);

test.each([
  ['2026-11-21', 0, null],
  ['2026-11-21', 12, '2027-11-20'],
  ['2026-01-31', 1, '2026-02-27'],
  ['2024-02-29', 12, '2025-02-27'],
])('registered %s for %i months: until %s', (dari, bulan, sampai) =>
  expect(berlakuSampai(dari, bulan)).toBe(sampai),
);

test('of a telephone number a card shows the last four digits', () => {
  expect(samarHp('6281234567890')).toBe('••••••••7890');
  expect(samarHp('628')).toBe('628');
});

const ukur = (teks: string, ukuran: number): number => (teks.length * ukuran) / 2;
const bahan = {
  setting: {
    ...SETTING_MEMBER_AWAL,
    tampil_no_hp: true,
    masa_berlaku_bulan: 24,
    ketentuan: 'TUNJUKKAN KARTU INI',
  },
  pemegang: {
    kode_member: 'JKT1000123',
    nama_member: 'SITI',
    no_hp: '6281234567890',
    tgl_daftar: '2026-11-21',
  },
  toko: { nama_toko: 'TOKO EMAS', alamat_toko: 'JL. MAWAR 1', logo: false },
  ukur,
};

describe('a card', () => {
  test.each(['QR', 'CODE128'] as const)(
    'with %s says who holds it and until when, all of it on the card',
    (jenis_kode) => {
      const setting = { ...bahan.setting, jenis_kode };
      const depan = sisiDepan({ ...bahan, setting });
      const words = depan.flatMap((item) => (item.is === 'teks' ? [item.teks] : []));
      expect(words).toEqual([
        'TOKO EMAS',
        'KARTU MEMBER',
        'JKT1 0001 23',
        'SITI',
        '••••••••7890   Berlaku s/d 20 Nov 2028',
      ]);
      expect(depan).toContainEqual(
        expect.objectContaining({
          is: 'kode',
          isi: 'JKT1000123',
          jenis: jenis_kode === 'QR' ? 'qrcode' : 'code128',
        }),
      );
      for (const item of [...depan, ...sisiBelakang({ ...bahan, setting })])
        if (item.is !== 'gambar') {
          expect(item.x + item.lebar, JSON.stringify(item)).toBeLessThanOrEqual(LEBAR_KARTU + 1e-9);
          expect(item.y, JSON.stringify(item)).toBeLessThanOrEqual(TINGGI_KARTU);
        }
    },
  );

  test('keeps to itself what the shop does not show', () => {
    const setting = {
      ...bahan.setting,
      tampil_no_hp: false,
      tampil_berlaku: false,
      tampil_alamat_toko: false,
    };
    const all = JSON.stringify([sisiDepan({ ...bahan, setting }), sisiBelakang({ ...bahan, setting })]);
    expect(all).not.toMatch(/7890|Berlaku|MAWAR/);
  });
});

test('terms wrap at words and keep the line breaks of whoever wrote them', () => {
  expect(bungkus('SATU DUA TIGA\nEMPAT', 10, 2, 9, ukur)).toEqual(['SATU DUA', 'TIGA', 'EMPAT']);
  expect(bungkus('A B C D', 1, 2, 2, ukur)).toHaveLength(2);
});
