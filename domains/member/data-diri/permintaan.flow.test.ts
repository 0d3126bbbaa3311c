/**
 * Protects: what somebody asks about his data is written down with its deadline, goes no way that is not declared, and its answer is there
 * before it is done; a file for him holds all of him, whoever may not read identities gets none, and the chain of the audit names nobody.
 */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { atur, HARGA_BAKU, hargaGrup, nota, potongBaru, terjual } from '../../../tests/kit/jual.ts';

let kit: Kit;
const potong = potongBaru(() => kit, 'DATA');
const NIK = '3174012345670099';
const SIAPA = {
  nama_member: 'IBU SEKAR',
  no_hp: '081298765001',
  alamat: 'JL KENANGA 9',
  tgl_lahir: '1985-02-03',
};

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const spv = () => kit.as('SPV1');
const PATH = 'permintaan-data';
const catat = async (isi: object): Promise<string> => {
  const answer = await spv().post(PATH, { bukti: 'KTP asli dilihat', ...isi });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data.id;
};
const satu = async (id: string) =>
  ((await spv().get(PATH)).data as { id: string }[]).find((row) => row.id === id);
const kerjakan = (id: string): Promise<Answer> => spv().post(`${PATH}/${id}/kerjakan`, {});
const selesai = (id: string): Promise<Answer> =>
  spv().post(`${PATH}/${id}/selesai`, { keterangan: 'diserahkan langsung' });
const memberBaru = async (isi: object = {}): Promise<string> => {
  const answer = await kit.as('KASIR1').post('member/simpan', { ...SIAPA, ...isi });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data.kode_member;
};

test('an answer is owed within the hours of the setting, counted from its arrival, and what is late is said', async () => {
  const kode_member = await memberBaru({ no_hp: '081298765002' });
  const id = await catat({ jenis: 'AKSES', kode_member: '0812-9876-5002' });
  const ada = await satu(id);
  expect(ada).toMatchObject({ kode_member, nama: 'IBU SEKAR', keadaan: 'MASUK', sisa_jam: 72, lewat: false });
  const kemarin = await catat({ jenis: 'AKSES', kode_member, tgl_masuk: '2026-11-20', jam_masuk: '10:00' });
  expect(await satu(kemarin)).toMatchObject({ tenggat: '2026-11-23T03:00:00.000Z', sisa_jam: 48 });
  await atur(kit, { JAWAB_DATA_DIRI_JAM: '24' });
  const cepat = await catat({ jenis: 'HAPUS', nama: 'Pak Lain', no_hp: '081298765003' });
  expect(await satu(cepat)).toMatchObject({ kode_member: null, nama: 'PAK LAIN', sisa_jam: 24 });
  await atur(kit, { JAWAB_DATA_DIRI_JAM: '72' });
  kit.clock.advance({ hours: 26 });
  kit.lupakan();
  expect(await satu(cepat)).toMatchObject({ sisa_jam: -2, lewat: true });
  expect(((await spv().get(PATH)).data as { id: string }[]).map((row) => row.id).slice(0, 3)).toEqual([
    cepat,
    kemarin,
    id,
  ]);
  expect((await spv().get('dashboard/ringkas')).data.data_diri).toEqual({ terbuka: 3, lewat: 1 });
  expect((await kit.as('KASIR1').get('dashboard/ringkas')).data.data_diri).toEqual({ terbuka: 0, lewat: 0 });
});

test.each([
  ['nobody', { jenis: 'AKSES' }, 400, 'PERMINTAAN_SIAPA'],
  ['a name alone', { jenis: 'AKSES', nama: 'PAK A' }, 400, 'PERMINTAAN_SIAPA'],
  ['half a number', { jenis: 'AKSES', nama: 'PAK A', no_hp: '0812345' }, 400, 'NO_HP_TIDAK_LENGKAP'],
  ['a member who is none', { jenis: 'AKSES', kode_member: 'JKT1999999' }, 404, 'MEMBER_TIDAK_ADA'],
  [
    'tomorrow',
    { jenis: 'AKSES', nama: 'PAK A', no_hp: '081234567890', tgl_masuk: '2026-12-30' },
    400,
    'PERMINTAAN_MASUK',
  ],
  ['a kind that is none', { jenis: 'LUPA', nama: 'PAK A', no_hp: '081234567890' }, 400, 'INPUT_TIDAK_VALID'],
])('%s is not written down', async (_name, isi, status, code) =>
  expect(await spv().post(PATH, { bukti: 'KTP', ...isi })).toMatchObject({ status, code }),
);

test('goes only where it may, with every step in its log and nobody named in the chain of the audit', async () => {
  const id = await catat({ jenis: 'AKSES', nama: 'BU RARA', no_hp: '081298765004', isi: 'minta data saya' });
  expect(await selesai(id)).toMatchObject({ status: 409, code: 'PERMINTAAN_SUDAH' });
  expect(await kerjakan(id)).toMatchObject({ status: 200, data: { keadaan: 'DIKERJAKAN' } });
  expect(await kerjakan(id)).toMatchObject({ code: 'PERMINTAAN_SUDAH' });
  expect(await spv().post(`${PATH}/${id}/hapus`, {})).toMatchObject({ code: 'PERMINTAAN_LAIN' });
  const tolak = () => spv().post(`${PATH}/${id}/tolak`, { alasan: 'Tidak dapat membuktikan diri' });
  expect(await tolak()).toMatchObject({ status: 200, data: { keadaan: 'DITOLAK' } });
  expect(await tolak()).toMatchObject({ code: 'PERMINTAAN_SUDAH' });
  const row = (await satu(id)) as unknown as { langkah: object[] };
  expect(row).toMatchObject({ keadaan: 'DITOLAK', alasan: 'Tidak dapat membuktikan diri', penangan: 'SPV1' });
  expect(row.langkah).toMatchObject([
    { langkah: 'MASUK', user_id: 'SPV1' },
    { langkah: 'DIKERJAKAN', user_id: 'SPV1' },
    { langkah: 'DITOLAK', keterangan: 'Tidak dapat membuktikan diri' },
  ]);
  const { rows } = await kit.owner.query(
    "select isi from audit where aksi = 'permintaan_data' and objek = $1 order by seq",
    [id],
  );
  expect(rows.map(({ isi }) => isi)).toEqual([
    { jenis: 'AKSES', langkah: 'MASUK' },
    { jenis: 'AKSES', langkah: 'DIKERJAKAN' },
    { jenis: 'AKSES', langkah: 'DITOLAK' },
  ]);
  for (const lain of ['00000000-0000-4000-8000-000000000000', 'x'.repeat(36)])
    expect(await kerjakan(lain)).toMatchObject({ status: 404, code: 'PERMINTAAN_TIDAK_ADA' });
});

test('a file for him holds all that is kept of him, his number whole, and is entered as a read of him before it is made', async () => {
  const kode_member = await memberBaru();
  await kit.as('KASIR1').put(`member/ubah/${kode_member}`, { ...SIAPA, alamat: 'JL MAWAR 77', versi: 1 });
  await spv().post('whatsapp/setuju', { no_hp: SIAPA.no_hp, setuju: true });
  const diri = { nik_sim_passport: NIK, tanggal_lahir: '1985-02-03', pekerjaan: 'Guru', sumber_dana: 'Gaji' };
  const dengan = await terjual(
    kit.as('KASIR1'),
    nota([await potong()], HARGA_BAKU, { kode_member, ...diri }),
  );
  const hp = { nama_customer: 'IBU SEKAR', no_hp_customer: SIAPA.no_hp };
  const tanpa = await terjual(kit.as('KASIR1'), nota([await potong()], HARGA_BAKU, hp));
  const orangLain = await terjual(
    kit.as('KASIR1'),
    nota([await potong()], HARGA_BAKU, { nama_customer: 'PAK JONI' }),
  );
  const id = await catat({ jenis: 'AKSES', kode_member });
  const berkas = (format: string, oleh = 'SPV1'): Promise<Answer> =>
    kit.as(oleh).post(`${PATH}/${id}/berkas`, { format });
  expect(await berkas('json')).toMatchObject({ code: 'PERMINTAAN_SUDAH' });
  await kerjakan(id);
  expect(await selesai(id)).toMatchObject({ code: 'PERMINTAAN_TANPA_BERKAS' });
  expect((await berkas('json', 'KASIR1')).status).toBe(403);
  const json = await berkas('json');
  expect(json.headers['content-disposition']).toMatch(/data-diri-JKT1-2026-11-22-.{8}\.json/);
  const { data } = JSON.parse(json.bytes.toString()) as {
    data: { bagian: string; perihal: string; isi: string }[];
  };
  const bagian = (nama: string) =>
    data.filter((one) => one.bagian === nama).map((one) => `${one.perihal}: ${one.isi}`);
  expect(bagian('Data member')).toEqual(
    expect.arrayContaining(['Nama: IBU SEKAR', 'No HP: 6281298765001', 'Alamat: JL MAWAR 77']),
  );
  expect(bagian('Persetujuan')).toEqual(['Dikabari lewat WhatsApp: Setuju · JKT1']);
  expect(
    bagian('Dokumen')
      .map((one) => one.split(':')[0])
      .sort(),
  ).toEqual([dengan, tanpa].sort());
  expect(bagian('Data diri di dokumen').join()).toContain(`NIK / SIM / Passport ${NIK}`);
  expect(bagian('Poin').join()).toContain(dengan);
  expect(bagian('Perubahan data').join()).toMatch(/dari alamat JL KENANGA 9 · menjadi alamat JL MAWAR 77/);
  expect(json.bytes.toString()).not.toContain(orangLain);
  expect((await berkas('pdf')).bytes.subarray(0, 4).toString()).toBe('%PDF');
  expect((await berkas('xlsx')).bytes.subarray(0, 2).toString()).toBe('PK');
  const { rows } = await kit.owner.query(
    "select i.orang from baca_orang b join baca_orang_isi i using (kode_toko, id) where b.panggilan = 'permintaan-data-berkas'",
  );
  expect(rows).toEqual([{ orang: kode_member }, { orang: kode_member }, { orang: kode_member }]);
  expect(await selesai(id)).toMatchObject({ status: 200, data: { keadaan: 'SELESAI' } });
});

test('a correction is done by the change that answers it, and knows it', async () => {
  const kode_member = await memberBaru({ no_hp: '081298765005' });
  const id = await catat({ jenis: 'KOREKSI', kode_member, isi: 'alamat salah' });
  await kerjakan(id);
  expect(await selesai(id)).toMatchObject({ status: 409, code: 'PERMINTAAN_TANPA_KOREKSI' });
  await kit
    .as('KASIR1')
    .put(`member/ubah/${kode_member}`, { ...SIAPA, no_hp: '081298765005', alamat: 'JL BARU 1', versi: 1 });
  expect(await selesai(id)).toMatchObject({ status: 200 });
  expect(await satu(id)).toMatchObject({ keadaan: 'SELESAI', diubah_oleh: 'KASIR1' });
  const bukanMember = await catat({ jenis: 'KOREKSI', nama: 'PAK ADI', no_hp: '081298765006' });
  await kerjakan(bukanMember);
  expect(await selesai(bukanMember)).toMatchObject({ status: 200 });
});

test('what changed of a member is sealed in the audit without its words, and told as before', async () => {
  const kode_member = await memberBaru({ no_hp: '081298765007' });
  const { rows } = await kit.owner.query(
    "select isi from audit where objek = $1 and aksi = 'member.tambah'",
    [kode_member],
  );
  expect(JSON.stringify(rows)).not.toMatch(/SEKAR|81298765007|KENANGA/);
  const { data } = await kit.as('SPV1').get(`member/riwayat/${kode_member}`);
  expect(data).toMatchObject([{ aksi: 'tambah', user_id: 'KASIR1', sesudah: { nama_member: 'IBU SEKAR' } }]);
});

test('who has no right to it does nothing, and another store acts in its own', async () => {
  expect((await kit.as('KASIR1').get(PATH)).status).toBe(403);
  expect(
    (await kit.as('KASIR1').post(PATH, { jenis: 'AKSES', nama: 'A B', no_hp: '081234567890', bukti: 'KTP' }))
      .status,
  ).toBe(403);
  const id = await catat({ jenis: 'AKSES', nama: 'PAK ANU', no_hp: '081298765008' });
  expect(await kit.as('SPV1-BDG').post(`${PATH}/${id}/kerjakan`, {})).toMatchObject({ status: 404 });
});
