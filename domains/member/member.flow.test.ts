/** Protects: a customer is found as people speak of him, and is entered once. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
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
  for (const no of ['081234567890', '62 812 3456 7890', '%2B62812345678', '812 3456 7890', '8123456'])
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

test('his yes to be written to is taken where he is known, and taken back, in a store that writes no messages', async () => {
  const made = await kasir().post('member/simpan', { nama_member: 'BU SETUJU', no_hp: '081912128181' });
  expect(made, made.text).toMatchObject({ status: 200, data: { setuju: false } });
  const { kode_member, no_hp } = made.data;
  const spv = kit.as('SPV1');
  for (const setuju of [true, false]) {
    expect(await spv.post('whatsapp/setuju', { no_hp, setuju })).toMatchObject({ status: 200 });
    expect(await spv.get(`member/get/by-kode-member/${kode_member}`)).toMatchObject({ data: { setuju } });
  }
  const { rows } = await kit.owner.query("select isi from audit where aksi = 'wa.setuju' order by seq");
  expect(rows).toEqual([{ isi: { setuju: true } }, { isi: { setuju: false } }]);
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

describe('a member is put right', () => {
  const satu = async (kode: string) => (await kasir().get(`member/get/by-kode-member/${kode}`)).data;
  const daftar = async (nama_member: string, no_hp: string) =>
    (await kasir().post('member/simpan', { nama_member, no_hp })).data.kode_member as string;

  test('his number and name change, his code, points and notas do not, and everybody reads who did it', async () => {
    const kode = await daftar('BU SALAH KETIK', '081900003333');
    await kit.owner.query('set session_replication_role = replica');
    await kit.owner.query(`insert into member_poin values ('JKT1', $1, 12)`, [kode]);
    await kit.owner.query('reset session_replication_role');
    const { versi } = await satu(kode);
    const baru = {
      nama_member: 'bu betul',
      no_hp: '0819-0000-3344',
      alamat: 'JL BARU 1',
      tgl_lahir: '1985-11-23',
      versi,
    };
    const saved = await kit.as('SPV1').put(`member/ubah/${kode}`, baru);
    expect(saved, saved.text).toMatchObject({
      status: 200,
      message: 'Member Berhasil Disimpan',
      data: {
        kode_member: kode,
        nama_member: 'BU BETUL',
        no_hp: '6281900003344',
        poin: 12,
        versi: versi + 1,
      },
    });
    expect((await kasir().get('member/get/by-hp?no_hp=081900003344')).data).toMatchObject([
      { kode_member: kode },
    ]);
    expect((await kasir().get('member/get/by-hp?no_hp=081900003333')).data).toEqual([]);
    const { data: riwayat } = await kit.as('SPV1').get(`member/riwayat/${kode}`);
    expect(riwayat).toMatchObject([
      {
        aksi: 'ubah',
        user_id: 'SPV1',
        sebelum: { nama_member: 'BU SALAH KETIK', no_hp: '6281900003333' },
        sesudah: { nama_member: 'BU BETUL', no_hp: '6281900003344', tgl_lahir: '1985-11-23' },
      },
      { aksi: 'tambah', user_id: 'KASIR1' },
    ]);
    await kit.owner.query('set session_replication_role = replica');
    await kit.owner.query('delete from member_poin where kode_member = $1', [kode]);
    await kit.owner.query('reset session_replication_role');
  });

  test('a number too short, somebody else’s number and a stale sheet are refused in words', async () => {
    const kode = await daftar('PAK DITOLAK', '081900004444');
    const isi = { nama_member: 'PAK DITOLAK', no_hp: '081900004444', versi: 1 };
    const ubah = (more: object) => kasir().put(`member/ubah/${kode}`, { ...isi, ...more });
    expect(await ubah({ no_hp: '081234567' })).toMatchObject({
      status: 400,
      code: 'NO_HP_TIDAK_LENGKAP',
      message: 'No HP Minimal 10 Angka',
    });
    const lain = await daftar('PAK PUNYA', '081900005555');
    expect(await ubah({ no_hp: '+62 819-0000-5555' })).toMatchObject({
      status: 409,
      code: 'NO_HP_TERDAFTAR',
      detail: { kode_member: lain },
    });
    expect(await ubah({ versi: 7 })).toMatchObject({ status: 409, code: 'SUDAH_BERUBAH' });
    expect(await kasir().put('member/ubah/JKT1999999', isi)).toMatchObject({ code: 'MEMBER_TIDAK_ADA' });
    expect(await satu(kode)).toMatchObject({ no_hp: '6281900004444', versi: 1 });
  });

  test('two who take one number at once: one gets it, and saving what is there changes nothing', async () => {
    const dua = [await daftar('PAK A', '081900006661'), await daftar('PAK B', '081900006662')];
    const both = await Promise.all(
      dua.map((kode, index) =>
        kit.as(index === 0 ? 'KASIR1' : 'KASIR2').put(`member/ubah/${kode}`, {
          nama_member: 'PAK REBUT',
          no_hp: '081900006663',
          versi: 1,
        }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kode = await daftar('BU SAMA', '081900007777');
    const sama = { nama_member: 'BU SAMA', no_hp: '081900007777', versi: 1 };
    expect((await kasir().put(`member/ubah/${kode}`, sama)).data).toMatchObject({ versi: 1 });
  });
});
