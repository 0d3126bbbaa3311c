/** Protects: a list of members goes in once, by the one rule of telephones, and changes nobody who is there. */
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { denganIzin, SANDI_OWNER } from '../../../tests/kit/jual.ts';
import { unggah } from '../../../tests/kit/unggah.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

type Isi = Record<string, string>;
const impor = (isi: string | Buffer, more: Isi = {}, key = '', nama = 'member.csv'): Promise<Answer> =>
  unggah(kit.as('SPV1'), 'member/import', { file: { nama, isi }, ...more }, key ? { key } : {});
const salah = ({ data }: Answer) =>
  data.salah.map(
    (one: { baris: number; kolom: string; sebab: string }) => `${one.baris} ${one.kolom}: ${one.sebab}`,
  );
const banyak = async () => (await kit.owner.query('select count(*)::int as n from member')).rows[0].n;

/** As an old till gives it out: titles above, words of its own, telephones and birthdays as people write them. */
const LAMA = `TOKO MAS LAMA
PELANGGAN per 30/11/2026

No;Nama Pelanggan;HP;Alamat;Lahir;Poin
M0001;Agus   Santoso ;62-84350932027;JL MELATI 169;21/09/1963;0
M0002;MAYA NINGSIH;085755869602;;24 Jan 1992;0
M0003;HADI SUSANTI;83737274856;JL MELATI 19;;12
M0004;MAYA NINGSIH;+62 857-5586-9602;;;0
M0005;TONO;12345;;31/02/1990;0
TOTAL;5 orang;;;;12
`;
const PETA = {
  dari: { nama_member: 'Nama Pelanggan', no_hp: 'HP', alamat: 'Alamat', tgl_lahir: 'Lahir', no_kartu: 'No' },
  tetap: {},
  sumber: 'TOKO LAMA',
};

describe('a list of another till', () => {
  test('is asked about first', async () => {
    const { data } = await impor(LAMA, { pratinjau: 'ya', petakan: 'ya' });
    expect(data).toMatchObject({
      baris: 0,
      kolom: { baris_judul: 4, tanya: true, kurang: [], tidak_dipakai: ['Poin'] },
    });
    expect(data.kolom.dari).toEqual(PETA.dari);
  });
  test('names each of its faults and stores nothing of a preview', async () => {
    const before = await banyak();
    const answer = await impor(LAMA, { pratinjau: 'ya', petakan: 'ya', peta: JSON.stringify(PETA) });
    expect(answer.data).toMatchObject({ baris: 6, benar: 3, tambah: 3, tersimpan: 0 });
    expect(salah(answer)).toEqual([
      '8 no_hp: Sama Dengan Baris 6',
      '9 no_hp: No HP Minimal 8 Karakter',
      expect.stringMatching(/^9 tgl_lahir: /),
      '10 nama_member: Baris Jumlah, Bukan Data',
    ]);
    expect(await banyak()).toBe(before);
  });
  test('goes in once, found by every number it had, and the next one needs no question', async () => {
    const before = await banyak();
    const isi = { mode: 'yang-benar', petakan: 'ya', peta: JSON.stringify(PETA) };
    const [satu, dua] = await Promise.all([impor(LAMA, isi, 'member-1'), impor(LAMA, isi, 'member-1')]);
    expect(satu?.data, satu?.text).toMatchObject({ tersimpan: 3 });
    expect(dua?.data).toEqual(satu?.data);
    expect(await banyak()).toBe(before + 3);
    const { data } = await kit.as('KASIR1').get('member/get/by-hp?no_hp=0843-5093-2027');
    expect(data).toMatchObject([
      {
        nama_member: 'AGUS SANTOSO',
        no_hp: '6284350932027',
        tgl_lahir: '1963-09-21',
        no_kartu: 'M0001',
        setuju: false,
      },
    ]);
    expect((await kit.as('KASIR1').get('member/get/by-kode-member/M0003')).data.no_hp).toBe('6283737274856');
    const lagi = await impor(LAMA, { pratinjau: 'ya', petakan: 'ya' });
    expect(lagi.data).toMatchObject({ benar: 3, tambah: 0, kolom: { tanya: false, sumber: 'TOKO LAMA' } });
  });
  test('whoever is there is not changed by a list', async () => {
    const answer = await impor('Nama Member;No HP\nAGUS LAIN;084350932027\n', { mode: 'yang-benar' });
    expect([answer.data.tersimpan, salah(answer)]).toEqual([0, ['2 no_hp: No HP Sudah Terdaftar']]);
  });
});

test('a number that the spreadsheet has cut, a code of nobody, a card of somebody: each by its cell', async () => {
  const file = `nama_member;no_hp;no_kartu;kode_member
IBU SATU;6,2812E+12;;
IBU DUA;081299990002;;ZZ99
IBU TIGA;081299990003;JKT1000001;
`;
  expect(salah(await impor(file))).toEqual([
    expect.stringContaining('2 no_hp: No HP Harus Teks'),
    expect.stringContaining('3 kode_member: Kode Member Dibuat Sendiri'),
    '4 no_kartu: No Kartu Sudah Terdaftar',
  ]);
});

test('who may not import is refused, and a file without names is named', async () => {
  const file = { nama: 'a.csv', isi: LAMA };
  expect((await unggah(kit.as('KASIR1'), 'member/import', { file })).status).toBe(403);
  expect(await impor('warna;merah\n1;2\n')).toMatchObject({
    ...{ status: 400, code: 'INPUT_TIDAK_VALID', message: 'Kolom Tidak Ada: Nama Member, No HP' },
  });
});

test.each(['CSV', 'XLSX'])('what we export as %s comes back without a fault', async (format) => {
  const body = { cakupan: 'SEMUA', lingkup: 'TOKO', format, alasan: 'uji bolak balik' };
  const keluar = await denganIzin(
    kit.as('SPV1'),
    { method: 'POST', path: 'member/export', body },
    SANDI_OWNER,
  );
  expect(keluar.status, keluar.text).toBe(200);
  const { data } = await impor(
    keluar.bytes,
    { pratinjau: 'ya', petakan: 'ya' },
    '',
    `member.${format.toLowerCase()}`,
  );
  expect(data.baris).toBeGreaterThan(3);
  expect(data).toMatchObject({
    salah: [],
    tambah: 0,
    benar: data.baris,
    kolom: { tanya: false, kurang: [] },
  });
});

test('a telephone is the same member typed and imported, in every spelling', async () => {
  const nomor = fc.sample(fc.stringMatching(/^8[1-9]\d{8,9}$/), { numRuns: 24, seed: 7 });
  const tulis = [
    ...[(n: string) => `0${n}`, (n: string) => n, (n: string) => `+62${n}`, (n: string) => `62 ${n}`],
    ...[(n: string) => `+62 (0)${n}`, (n: string) => `0${n.slice(0, 3)}-${n.slice(3, 7)}-${n.slice(7)}`],
  ];
  const rows = nomor.map((n, at) => ({
    nama_member: `UJI ${at}`,
    no_hp: (tulis[at % tulis.length] as (n: string) => string)(n),
  }));
  const file = `nama_member;no_hp\n${rows.map((row) => `${row.nama_member};${row.no_hp}`).join('\n')}\n`;
  const answer = await impor(file);
  expect(answer.data, answer.text).toMatchObject({ tersimpan: nomor.length, salah: [] });
  for (const [at, n] of nomor.entries()) {
    const no_hp = (tulis[(at + 1) % tulis.length] as (n: string) => string)(n);
    const typed = await kit.as('KASIR1').post('member/simpan', { nama_member: 'LAIN', no_hp, alamat: null });
    expect(typed, no_hp).toMatchObject({ status: 409, code: 'NO_HP_TERDAFTAR' });
  }
});
