/** Protects: a customer is found as people speak of him, and is entered once. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../tests/kit/app.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());
const kasir = () => kit.as('KASIR1');

test('a new member is found by code, by number however written, and by any word of the name', async () => {
  const made = await kasir().post('member/simpan', {
    nama_member: 'ibu nyi roro',
    no_hp: '0812-3456-7890',
    tgl_lahir: '1990-01-31',
  });
  expect(made, made.text).toMatchObject({
    status: 200,
    message: 'Member Berhasil Disimpan',
    data: { nama_member: 'IBU NYI RORO', no_hp: '6281234567890', poin: 0 },
  });
  const { kode_member } = made.data;
  expect(kode_member).toMatch(/^JKT1\d{6}$/);
  expect((await kasir().get(`member/get/by-kode-member/${kode_member.toLowerCase()}`)).data).toMatchObject({
    kode_member,
  });
  for (const no of ['081234567890', '62 812 3456 7890', '%2B62812345678'])
    expect((await kasir().get(`member/get/by-hp?no_hp=${no}`)).data, no).toMatchObject([{ kode_member }]);
  for (const nama of ['ibu', 'RORO', 'nyi'])
    expect((await kasir().get(`member/get/by-nama?nama=${nama}`)).data, nama).toContainEqual(
      expect.objectContaining({ kode_member }),
    );
});

test('a wildcard is a letter like any other', async () => {
  for (const nama of ['%25%25', '__', '%5C%5C'])
    expect((await kasir().get(`member/get/by-nama?nama=${nama}`)).data, nama).toEqual([]);
});

test('one number, one member, also when two tills enter it at once', async () => {
  const same = { nama_member: 'PAK HARTO', no_hp: '081900001111' };
  const both = await Promise.all(
    [kasir(), kit.as('KASIR2'), kit.as('KASIR1-BDG')].map((who) => who.post('member/simpan', same)),
  );
  expect(both.map((a) => a.status).sort()).toEqual([200, 409, 409]);
  expect(both.find((a) => a.status === 409)).toMatchObject({ code: 'NO_HP_TERDAFTAR' });
});

test('a double click enters one member', async () => {
  const body = { nama_member: 'BU DOBEL', no_hp: '081900002222' };
  const twins = await Promise.all(
    [1, 2].map(() => kasir().post('member/simpan', body, { key: 'member-dobel-1' })),
  );
  expect(twins.map((a) => a.status)).toEqual([200, 200]);
  expect(twins[0]?.data).toEqual(twins[1]?.data);
});

test('an unknown code says so in the words of the spec', async () => {
  expect(await kasir().get('member/get/by-kode-member/JKT1999999')).toMatchObject({
    status: 404,
    message: 'Data Member Tidak Ditemukan',
  });
});

test('a phone number with a digit missing is refused while the customer still stands there', async () => {
  for (const no_hp of ['081234567', '6281234567', '0812345'])
    expect(await kasir().post('member/simpan', { nama_member: 'IBU SALAH', no_hp }), no_hp).toMatchObject({
      status: 400,
    });
  expect(
    (await kasir().post('member/simpan', { nama_member: 'PAK LUAR', no_hp: '+65 9123 4567' })).status,
  ).toBe(200);
});
