/** Protects: members leave the shop on the word of two people, with consent unless the owner says so, masked, formula-safe and logged. */
import { parse } from 'csv-parse/sync';
import readXlsx from 'read-excel-file/node';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Answer, type Kit, testApp } from '../../../tests/kit/app.ts';
import { denganIzin, hanyaPemilik, type Kebutuhan, SANDI_OWNER } from '../../../tests/kit/jual.ts';

let kit: Kit;
const SETUJU = ['JKT1000001', 'JKT1000002'];
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await kit.owner.query(
    `insert into setuju_wa (no_hp, setuju, kode_toko_asal, user_id, waktu)
     select no_hp, kode_member <> 'JKT1000003', 'JKT1', 'SPV1', now() from member where kode_member = any ($1)`,
    [[...SETUJU, 'JKT1000003', 'BDG1000001']],
  );
  await kit.owner.query("update member set nama_member = '=1+1 BU RINI' where kode_member = 'JKT1000001'");
  await kit.owner.query(
    "insert into hak_akses (user_id, path, is_show) values ('KASIR1', '/export-data-member', true) on conflict (user_id, path) do update set is_show = true",
  );
  kit.deps.sessions.forget('KASIR1');
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const isi = (more: object = {}) => ({
  cakupan: 'SETUJU',
  lingkup: 'TOKO',
  format: 'CSV',
  alasan: 'undangan pameran',
  ...more,
});
const ambil = (user: string, more: object = {}, who?: object): Promise<Answer> =>
  denganIzin(kit.as(user), { method: 'POST', path: 'member/export', body: isi(more) }, who);
const baris = (answer: Answer) =>
  parse(answer.bytes, { columns: true, bom: true, delimiter: ';' }) as Record<string, string>[];

test('holds who agreed, of the own store, whole for who may see identities and safe for a spreadsheet', async () => {
  expect((await kit.as('SPV1').get('member/export/jumlah?lingkup=SEMUA')).data).toMatchObject({ setuju: 2 });
  const answer = await ambil('SPV1', { lingkup: 'SEMUA' }, SANDI_OWNER);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.headers['content-disposition']).toContain('data-member-JKT1-2026-11-21-SPV1.csv');
  const rows = baris(answer);
  expect(rows.map((b) => b['kode_member'])).toEqual(SETUJU);
  const { rows: ada } = await kit.owner.query('select no_hp, alamat from member where kode_member = $1', [
    SETUJU[0],
  ]);
  expect(rows[0]).toMatchObject({
    nama_member: "'=1+1 BU RINI",
    no_hp: `="${ada[0].no_hp}"`,
    alamat: ada[0].alamat,
    setuju: 'YA',
  });
  const { rows: audit } = await kit.owner.query(
    "select user_id, objek, isi from audit where kode_toko = 'JKT1' and aksi = 'export_member'",
  );
  expect(audit).toMatchObject([
    {
      user_id: 'SPV1',
      objek: 'SETUJU',
      isi: { alasan: 'undangan pameran', banyak: 2, utuh: true, lingkup: 'SEMUA', disetujui: 'OWNER' },
    },
  ]);
  const { rows: baca } = await kit.owner.query(
    "select i.orang from baca_orang b join baca_orang_isi i using (kode_toko, id) where b.panggilan = 'export-member'",
  );
  expect(baca).toEqual([{ orang: '*' }]);
});

test('is masked for whoever may not see identities, in a workbook too', async () => {
  const answer = await ambil('KASIR1', { format: 'XLSX' });
  expect(answer.status, answer.text).toBe(200);
  const [sheet] = (await readXlsx(answer.bytes)) as unknown as [{ data: unknown[][] }];
  const text = JSON.stringify(sheet.data);
  expect(text).toContain("'=1+1 BU RINI");
  const { rows } = await kit.owner.query('select no_hp, alamat from member where kode_member = any ($1)', [
    SETUJU,
  ]);
  for (const { no_hp, alamat } of rows) {
    expect(text).not.toContain(no_hp);
    expect(text).toContain(`*${(no_hp as string).slice(-4)}`);
    expect(text).not.toContain(alamat);
  }
});

test('of members who did not agree only the owner decides, and head office reads every store', async () => {
  const body = isi({ cakupan: 'SEMUA' });
  const ditolak = await kit.as('SPV1').post('member/export', body);
  expect(ditolak).toMatchObject({ status: 403, code: 'OTORISASI_DIPERLUKAN' });
  await hanyaPemilik(
    kit.as('KASIR1'),
    (await kit.as('KASIR1').post('member/export', body)).detail as Kebutuhan,
  );
  const answer = await ambil('SPV1', { cakupan: 'SEMUA' }, SANDI_OWNER);
  const { rows } = await kit.owner.query(
    "select count(*)::int as n from member where aktif and kode_toko_asal = 'JKT1'",
  );
  expect(baris(answer)).toHaveLength(rows[0].n);
  const { data } = await kit.as('PUSAT').get('member/export/jumlah?lingkup=SEMUA');
  expect(data).toMatchObject({ setuju: 3 });
});

test('an approval is for one file alone, and a screen that is hidden closes it', async () => {
  const ask = kit.as('SPV1');
  const first = await ask.post('member/export', isi());
  const { segel, perlu } = first.detail as Kebutuhan;
  const [{ kategori, description }] = perlu as [{ kategori: string; description: string }];
  const given = await ask.post('authorization', { ...SANDI_OWNER, kategori, description, segel });
  const detail_authorization = [{ _id: given.data._id as string }];
  for (const lain of [{ alasan: 'lain lagi' }, { format: 'XLSX' }, { cakupan: 'SEMUA' }])
    expect((await ask.post('member/export', { ...isi(lain), detail_authorization })).status).toBe(403);
  expect((await ask.post('member/export', { ...isi(), detail_authorization })).status).toBe(200);
  expect((await ask.post('member/export', { ...isi(), detail_authorization })).status).toBe(403);
  expect((await kit.as('KASIR2').post('member/export', isi())).status).toBe(403);
});
