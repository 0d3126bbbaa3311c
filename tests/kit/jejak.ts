/** Reads an explanation as a stranger with a calculator would: every step is done again from what it says it used. */
import type { Jejak, Langkah } from '@mustika/kernel/jejak.ts';
import { expect } from 'vitest';

/** Exact halves away from zero, on fractions: nothing of ours computes it. */
function bagi(pembilang: bigint, penyebut: bigint): number {
  const [n, d] = penyebut < 0n ? [-pembilang, -penyebut] : [pembilang, penyebut];
  const dua = (n < 0n ? -n : n) * 2n + d;
  const hasil = dua / (2n * d);
  return Number(n < 0n ? -hasil : hasil);
}

/** What the step comes to by its own words. */
export function hitungUlang({ rumus, masukan }: Langkah): number {
  const [a = 0n, b = 0n, c = 0n] = masukan.map((one) => BigInt(one.nilai));
  const jumlah = Number(
    masukan.reduce((total, { nilai, kurang }) => total + BigInt(kurang ? -nilai : nilai), 0n),
  );
  switch (rumus) {
    case 'AMBIL':
      return Number(a);
    case 'PER_BERAT':
      return bagi(a * b, 1000n);
    case 'PER_KADAR':
      return bagi(a * b * c, 100_000_000n);
    case 'JUMLAH':
      return jumlah;
    case 'JUMLAH_NOL':
      return Math.max(0, jumlah);
    case 'PERSEN':
      return bagi(a * b, 100_000n);
    case 'PERSEN_BAWAH':
      return Number((a * b) / 100_000n);
    case 'SEBANDING_BAWAH':
      return Number((a * b) / c);
    case 'SEBANDING':
      return bagi(a * b, c);
    case 'BULAT_ATAS':
      return Math.ceil(Number(a) / Number(b)) * Number(b);
    case 'BULAT_BAWAH':
      return Math.floor(Number(a) / Number(b)) * Number(b);
    case 'PALING_BANYAK':
      return Math.min(Number(a), Number(b));
    case 'SELISIH_LEBIH':
      return Number(a - b) > Number(c) ? Number(a - b) : 0;
  }
}

/** Every step holds, a value named after an earlier step is its result, and the last step is the number. */
export function periksaJejak(jejak: Jejak, angka: number): void {
  const hasil = new Map<string, number>();
  for (const satu of jejak) {
    expect(hitungUlang(satu), `${satu.nama} ${satu.rumus}`).toBe(satu.hasil);
    for (const { nama, nilai } of satu.masukan)
      if (hasil.has(nama)) expect(nilai, `${satu.nama} uses ${nama}`).toBe(hasil.get(nama));
    hasil.set(satu.nama, satu.hasil);
  }
  expect(jejak.at(-1)?.hasil).toBe(angka);
}
