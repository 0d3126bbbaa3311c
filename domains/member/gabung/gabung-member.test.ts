/** Protects: what two rows say once they are one, what they say apart again, and that a yes is never made. */
import { expect, test } from 'vitest';
import { type DataGabung, digabung, dipisah, setujuDicabut } from './gabung-member.rule.ts';

const satu: DataGabung = {
  nama_member: 'SITI',
  no_hp: '6281',
  alamat: null,
  tgl_lahir: '1990-01-31',
  no_kartu: 'AAAA',
};
const dua: DataGabung = {
  nama_member: 'SITTI',
  no_hp: '6282',
  alamat: 'JL. DUA',
  tgl_lahir: null,
  no_kartu: null,
};
const KE = { nama_member: 'KE', no_hp: 'KE', alamat: 'KE', tgl_lahir: 'KE', no_kartu: 'KE' } as const;

test.each([
  ['nothing chosen of the other', {}, satu, dua],
  [
    'his name and address',
    { nama_member: 'DARI', alamat: 'DARI' },
    { ...satu, nama_member: 'SITTI', alamat: 'JL. DUA' },
    dua,
  ],
  ['his number changes places', { no_hp: 'DARI' }, { ...satu, no_hp: '6282' }, { ...dua, no_hp: '6281' }],
  ['a card that he has not is not chosen', { no_kartu: 'DARI' }, satu, dua],
  ['his empty birthday is', { tgl_lahir: 'DARI' }, { ...satu, tgl_lahir: null }, dua],
] as const)('%s', (_what, dipilih, ke, dari) => {
  expect(digabung(satu, dua, { ...KE, ...dipilih })).toEqual({ ke, dari });
});

const catatan = { lama: dua, lama_ke: satu, baru: { ...satu, nama_member: 'SITTI', no_hp: '6282' } };
test.each([
  ['as it was left', catatan.baru, satu],
  [
    'changed since, it stays',
    { ...catatan.baru, nama_member: 'SITI AMINAH' },
    { ...satu, nama_member: 'SITI AMINAH' },
  ],
  ['another number since', { ...catatan.baru, no_hp: '6289' }, { ...satu, no_hp: '6289' }],
] as const)('apart again: %s', (_what, kini, ke) => {
  expect(dipisah(catatan, kini)).toEqual(ke);
});

test('his number goes with him, however it came here', () => {
  const tetap = { lama: dua, lama_ke: satu, baru: satu };
  expect(dipisah(tetap, { ...satu, no_hp: '6282' })).toEqual(satu);
});

test.each([
  ['both', ['1', '2'], ['1', '2'], []],
  ['one of them', ['1', '2'], ['2'], ['2']],
  ['nobody', ['1', '2'], [], []],
  ['one who has no number', ['1', null], ['1'], ['1']],
] as const)('a yes of %s', (_what, nomor, setuju, dicabut) => {
  expect(setujuDicabut(nomor, new Set<string>(setuju))).toEqual(dicabut);
});
