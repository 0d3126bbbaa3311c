/** Protects: codes of new members follow the setting, two who change it are told, and a card is drawn for its member. */
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../tests/kit/app.ts';
import { unggah } from '../../tests/kit/unggah.ts';
import { SETTING_MEMBER_AWAL } from './setting-member.rule.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const ISI = { ...SETTING_MEMBER_AWAL, awalan: '', ketentuan: '' };
const simpan = (isi: object, versi: number): Promise<Answer> =>
  kit.as('SPV1').put('setting-member', { ...ISI, ...isi, versi });
const daftar = (no_hp: string): Promise<Answer> =>
  kit.as('KASIR1').post('member/simpan', { nama_member: 'BU KARTU', no_hp });
const foto = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#224466' } })
    .jpeg()
    .toBuffer();

test('a store that set nothing counts as it always did', async () => {
  expect((await kit.as('SPV1').get('setting-member')).data).toMatchObject({
    ...ISI,
    versi: 0,
    diubah_oleh: null,
  });
  expect((await daftar('081300000001')).data.kode_member).toMatch(/^JKT1\d{6}$/);
});

test('new codes follow the setting; two stores that share letters never draw one number twice', async () => {
  const saved = await simpan({ awalan: 'vip', panjang_nomor: 4 }, 0);
  expect(saved, saved.text).toMatchObject({
    status: 200,
    message: 'Setting Kartu Member Berhasil Disimpan',
    data: { awalan: 'VIP', versi: 1 },
  });
  await kit
    .as('OWNER')
    .put('setting-member', { ...ISI, awalan: 'VIP', panjang_nomor: 4, versi: 0 }, { portal: 'BDG1' });
  const both = await Promise.all([
    daftar('081300000002'),
    kit.as('KASIR1-BDG').post('member/simpan', { nama_member: 'BU BANDUNG', no_hp: '081300000003' }),
  ]);
  expect(both.map(({ data }) => data.kode_member).sort()).toEqual(['VIP0001', 'VIP0002']);
  const { rows } = await kit.owner.query("select tgl_daftar::text from member where kode_member = 'VIP0001'");
  expect(rows).toEqual([{ tgl_daftar: '2026-11-21' }]);
  await kit.owner.query(
    "insert into member (kode_member, nama_member, no_hp, kode_toko_asal) values ('VIP9999', 'TERAKHIR', '6281300000009', 'JKT1')",
  );
  expect(await daftar('081300000004')).toMatchObject({ status: 409, code: 'NOMOR_MEMBER_HABIS' });
});

test('who saves over a change is told; every change is in the log with what it was', async () => {
  const twins = await Promise.all([simpan({ awalan: 'AA' }, 1), simpan({ awalan: 'BB' }, 1)]);
  expect(twins.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(twins.find(({ status }) => status === 409)).toMatchObject({ code: 'SUDAH_BERUBAH' });
  expect(await simpan({ awalan: 'A-B' }, 2)).toMatchObject({ status: 400, code: 'AWALAN_DITOLAK' });
  const { rows } = await kit.owner.query(
    "select isi from audit where kode_toko = 'JKT1' and aksi = 'setting_member.ubah' order by seq",
  );
  expect(rows.map(({ isi }) => [isi.sebelum.awalan, isi.sesudah.awalan.length])).toEqual([
    ['', 3],
    ['VIP', 2],
  ]);
});

test('the preview draws the member, his code and the picture; another store names no picture of this one', async () => {
  const { data } = await unggah(kit.as('SPV1'), 'setting-member/gambar', {
    image: { nama: 'depan.jpg', isi: await foto(), jenis: 'image/jpeg' },
  });
  expect(data.gambar).toMatch(/^JKT1\/KARTU-[0-9a-f]{16}\.jpg$/);
  const shown = await kit
    .as('SPV1')
    .post('setting-member/pratinjau', { ...ISI, gambar_depan: data.gambar, kode_member: 'VIP0001' });
  expect(shown, shown.text).toMatchObject({ status: 200, data: { kode_member: 'VIP0001' } });
  const [depan, belakang] = shown.data.sisi as [string, string];
  expect(depan).toContain('data:image/jpeg;base64,');
  expect(belakang).not.toContain('data:image');
  const png = await sharp(Buffer.from(depan)).png().toBuffer();
  expect((await sharp(png).metadata()).format).toBe('png');
  expect(
    await kit.as('SPV1-BDG').post('setting-member/pratinjau', { ...ISI, gambar_depan: data.gambar }),
  ).toMatchObject({ status: 404, code: 'GAMBAR_KARTU_TIDAK_ADA' });
  expect(
    await kit.as('SPV1').post('setting-member/pratinjau', { ...ISI, kode_member: 'HANTU' }),
  ).toMatchObject({
    status: 404,
    code: 'MEMBER_TIDAK_ADA',
  });
});

test('a printed card has two sides of card size, and the print is in the log once per click', async () => {
  const print = () =>
    kit.as('SPV1').post('member/kartu', { kode_member: 'VIP0001' }, { key: 'cetak-kartu-1' });
  const [satu, dua] = [await print(), await print()];
  expect(satu.status, satu.text).toBe(200);
  expect(dua.status).toBe(200);
  const pdf = satu.bytes.toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
  expect(pdf).toContain('/MediaBox [0 0 242.645669 153.070866]');
  const { rows } = await kit.owner.query(
    "select objek from audit where kode_toko = 'JKT1' and aksi = 'member.cetak_kartu'",
  );
  expect(rows).toEqual([{ objek: 'VIP0001' }]);
});

test('a cashier without the menu neither reads nor prints', async () => {
  expect(await kit.as('KASIR1').get('setting-member')).toMatchObject({ status: 403 });
  expect(await kit.as('KASIR1').post('member/kartu', { kode_member: 'VIP0001' })).toMatchObject({
    status: 403,
  });
});
