/** Protects: the till asks for personal data exactly when the sum or the server wants them, and sends each once. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { expect, test } from 'vitest';
import { tanpaTukar } from '../tukar/tukar.rule.ts';
import { badanDiri, diriKurang, isianDiri, mintaDiri } from './diri.rule.ts';

const rp = (n: number): Rupiah => n as Rupiah;
const MEMBER = { kode_member: 'JKT1000001', nama: 'SITI', no_hp: null, poin: 0 };
const LENGKAP = {
  nik_sim_passport: '3174012345670001',
  alamat_customer: 'JL MELATI',
  tanggal_lahir: '1980-01-02',
  pekerjaan: 'GURU',
  sumber_dana: 'GAJI',
};

test('asked from the line on, both sides together, or when the server asks', () => {
  const polos = { pelanggan: null };
  const tukar = { ...tanpaTukar(rp(0)), total: rp(40) };
  expect(mintaDiri(polos, rp(59), tukar, rp(100))).toBe(false);
  expect(mintaDiri(polos, rp(60), tukar, rp(100))).toBe(true);
  expect(mintaDiri({ ...polos, diri: { diminta: ['pekerjaan'] } }, rp(1), tukar, rp(100))).toBe(true);
});

test('a name that was chosen is not asked again, the address of a member only when the server misses it', () => {
  expect(isianDiri({ pelanggan: null })).toContain('nama_customer');
  expect(isianDiri({ pelanggan: MEMBER })).not.toContain('nama_customer');
  expect(isianDiri({ pelanggan: MEMBER })).not.toContain('alamat_customer');
  expect(isianDiri({ pelanggan: MEMBER, diri: { diminta: ['alamat_customer'] } })).toContain(
    'alamat_customer',
  );
});

test('what is missing is named in order; what is there travels', () => {
  expect(diriKurang({ pelanggan: null, diri: LENGKAP })).toBe('nama_customer');
  expect(diriKurang({ pelanggan: MEMBER, diri: { ...LENGKAP, pekerjaan: null } })).toBe('pekerjaan');
  expect(diriKurang({ pelanggan: MEMBER, diri: LENGKAP })).toBeNull();
  expect(badanDiri({ pelanggan: null }).isi).toEqual({});
  const { alamat_customer: _rumah, ...tanpaAlamat } = LENGKAP;
  expect(badanDiri({ pelanggan: MEMBER, diri: LENGKAP }).isi).toEqual(tanpaAlamat);
});
