/**
 * Protects: a report that was scheduled goes out when it should, once, in its maker's name and with no more than he may then; what the post
 * office says is written down, tried again or told; nobody sends what he may not have.
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { tasks } from '../../apps/server/implementations.ts';
import { type Answer, type Kit, testApp } from '../../tests/kit/app.ts';
import { type KantorSurel, kantorSurel } from '../../tests/kit/simulator/kantor-surel.ts';

let kit: Kit;
let kantor: KantorSurel;

beforeAll(async () => {
  kantor = await kantorSurel();
  kit = await testApp({ pgUrl: inject('pgUrl'), env: kantor.env });
});
beforeEach(() => {
  kantor.surat.length = 0;
  kantor.ulah.length = 0;
  kantor.alamat = {};
  kit.clock.advance({ seconds: 1 });
});
afterEach(async () => {
  await kit.owner.query('delete from kirim_laporan; delete from jadwal_laporan');
  expect(await kit.periksa()).toEqual([]);
});
afterAll(async () => {
  await kit?.close();
  await kantor?.tutup();
});

const JKT = { portal: 'JKT1' };
const PATH = 'laporan-terjadwal';
const isian = {
  ...{
    nama: 'Penjualan kemarin',
    laporan: 'laporan-transaksi-penjualan',
    rentang: 'kemarin',
    format: 'xlsx',
  },
  ...{ ulang: 'HARIAN', jam: '07:00' },
  tujuan: [{ surel: 'Pemilik@Toko.id' }, { surel: 'pemilik@toko.id' }],
};
const buat = (lain: object = {}, oleh = 'OWNER'): Promise<Answer> =>
  kit.as(oleh).post(PATH, { ...isian, ...lain }, JKT);
const lihat = async () => (await kit.as('OWNER').get(PATH, JKT)).data.jadwal;

/** So many hours later, when nobody is logged in any more. */
function maju(hours: number): void {
  kit.clock.advance({ hours });
  kit.lupakan();
}

/** The workers, as often as there is work; what waits its pause waits for the clock. */
async function bekerja(): Promise<void> {
  await tasks['jadwal_laporan']?.({}, kit.deps);
  const { rows } = await kit.owner.query(
    "select kode_toko, id from kirim_laporan where status in ('ANTRI', 'ULANG') order by saat",
  );
  for (const row of rows) await tasks['kirim_laporan']?.(row, kit.deps);
}

test('it goes out when its time has come, once whoever is woken, and next at the same time of the next day', async () => {
  const { data } = await buat();
  // It is ten past ten on the 21st in Jakarta: seven is tomorrow.
  expect(data.berikut).toBe('2026-11-22T00:00:00Z');
  await bekerja();
  expect(kantor.surat).toEqual([]);
  maju(24);
  await Promise.all([bekerja(), bekerja()]);
  await bekerja();
  expect(kantor.surat).toHaveLength(1);
  const [surat] = kantor.surat;
  expect(surat).toMatchObject({ dari: 'laporan@mustika.example', ke: ['pemilik@toko.id'] });
  expect(surat?.berkas.map(({ nama }) => nama)).toEqual(['laporan-transaksi-penjualan_JKT1_2026-11-21.xlsx']);
  expect(surat?.berkas[0]?.isi.subarray(0, 2).toString()).toBe('PK');
  expect(await lihat()).toMatchObject([
    { berikut: '2026-11-23T00:00:00.000Z', aktif: true, kiriman: [{ status: 'TERKIRIM', percobaan: 1 }] },
  ]);
  const { rows } = await kit.owner.query(
    "select user_id, isi->>'atas_nama' as nama from audit where aksi = 'laporan_terjadwal.terkirim'",
  );
  expect(rows).toEqual([{ user_id: 'SISTEM', nama: 'OWNER' }]);
});

test('servers that were off for a week send one letter, not seven', async () => {
  await buat();
  maju(24 * 8);
  await bekerja();
  await bekerja();
  expect(kantor.surat).toHaveLength(1);
});

test('a post office that says later is asked again after a pause; one that says no is not', async () => {
  await buat({ format: 'pdf' });
  const [{ id }] = await lihat();
  kantor.ulah.push({ kode: 451 });
  await kit.as('OWNER').post(`${PATH}/${id}/kirim`, {}, JKT);
  await bekerja();
  expect((await lihat())[0].kiriman).toMatchObject([{ status: 'ULANG', percobaan: 1 }]);
  await bekerja();
  expect(kantor.surat).toHaveLength(0);
  kit.clock.advance({ minutes: 2 });
  await bekerja();
  expect(kantor.surat[0]?.berkas[0]?.isi.subarray(0, 4).toString()).toBe('%PDF');
  kit.clock.advance({ seconds: 1 });
  kantor.ulah.push({ kode: 550 });
  await kit.as('OWNER').post(`${PATH}/${id}/kirim`, {}, JKT);
  await bekerja();
  maju(1);
  await bekerja();
  expect(kantor.surat).toHaveLength(1);
  expect((await lihat())[0]).toMatchObject({ aktif: true });
  expect((await lihat())[0].kiriman[0]).toMatchObject({ status: 'GAGAL', percobaan: 1 });
  expect((await lihat())[0].kiriman[0].galat).toMatch(/^SMTP 550/);
});

test('whoever may not any more sends nothing: it stops by itself and says why, and only its maker turns it on', async () => {
  await buat();
  const [{ id }] = await lihat();
  await kit.owner.query("update pengguna set aktif = false where user_id = 'OWNER'");
  maju(24);
  await bekerja();
  await kit.owner.query("update pengguna set aktif = true where user_id = 'OWNER'");
  expect(kantor.surat).toEqual([]);
  expect(await lihat()).toMatchObject([
    { aktif: false, sebab: 'OWNER Tidak Berhak Lagi Atas Laporan Ini', kiriman: [{ status: 'GAGAL' }] },
  ]);
  expect(await kit.as('SU').put(`${PATH}/${id}/aktif`, { aktif: true }, JKT)).toMatchObject({
    status: 403,
    code: 'JADWAL_BUKAN_MILIK',
  });
  expect((await kit.as('OWNER').put(`${PATH}/${id}/aktif`, { aktif: true }, JKT)).status).toBe(200);
  expect(await lihat()).toMatchObject([{ aktif: true, sebab: null }]);
  expect((await kit.as('SU').put(`${PATH}/${id}/aktif`, { aktif: false }, JKT)).status).toBe(200);
  maju(48);
  await bekerja();
  expect(kantor.surat).toEqual([]);
});

test.each([
  ['days that stand still', { rentang: null }, 422, 'JADWAL_TANGGAL_TETAP'],
  ['days of its own', { cari: [{ nama: 'tgl_awal', nilai: '2026-11-01' }] }, 422, 'JADWAL_TANGGAL_TETAP'],
  ['no report', { laporan: 'laporan-apa' }, 403, 'JADWAL_LAPORAN_LAIN'],
  ['no filter of it', { cari: [{ nama: 'apa', nilai: '1' }] }, 400, 'INPUT_TIDAK_VALID'],
  ['an address with a second one', { tujuan: [{ surel: 'a@b.id,c@d.id' }] }, 400, 'SUREL_TIDAK_VALID'],
  ['nobody', { tujuan: [] }, 400, 'INPUT_TIDAK_VALID'],
  ['no weekday', { ulang: 'MINGGUAN' }, 422, 'JADWAL_HARI'],
  ['an eighth weekday', { ulang: 'MINGGUAN', hari: 8 }, 422, 'JADWAL_HARI'],
] as const)('refused: %s', async (_name, lain, status, code) => {
  expect(await buat(lain)).toMatchObject({ status, code });
});

test('a cashier and a supervisor schedule nothing, and see nothing', async () => {
  expect((await kit.as('SPV1').post(PATH, isian)).status).toBe(403);
  expect((await kit.as('KASIR1').get(PATH)).status).toBe(403);
});

test('one that was off at its moment is about that moment, not about the morning after', async () => {
  await buat({ rentang: 'hariIni', jam: '23:30' });
  maju(24);
  await bekerja();
  expect(kantor.surat[0]?.berkas[0]?.nama).toMatch(/_2026-\d\d-\d\d\.xlsx$/);
  const [{ kiriman }] = await lihat();
  const hari = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Jakarta' }).format(
    Date.parse(kiriman[0].saat),
  );
  expect(kantor.surat[0]?.berkas[0]?.nama).toContain(`_${hari}.`);
  expect(
    hari <
      new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Jakarta' }).format(kit.clock.now().epochMilliseconds),
  ).toBe(true);
});

test('an address that the post office does not take is told, and is not among those in the audit', async () => {
  await buat({ tujuan: [{ surel: 'pemilik@toko.id' }, { surel: 'salah@toko.id' }] });
  const [{ id }] = await lihat();
  kantor.alamat = { 'salah@toko.id': 550 };
  await kit.as('OWNER').post(`${PATH}/${id}/kirim`, {}, JKT);
  await bekerja();
  expect((await lihat())[0].kiriman).toMatchObject([
    { status: 'GAGAL', galat: 'Tidak Diterima: salah@toko.id' },
  ]);
  const { rows } = await kit.owner.query(
    "select isi->'tujuan' as tujuan from audit where aksi = 'laporan_terjadwal.terkirim' order by waktu desc, seq desc limit 1",
  );
  expect(rows).toEqual([{ tujuan: ['pemilik@toko.id'] }]);
});

test('whoever does not answer for a store any more sends nothing, and may have the report himself', async () => {
  await buat();
  await kit.owner.query("update pengguna set level = 'SPV' where user_id = 'OWNER'");
  maju(24);
  await bekerja();
  await kit.owner.query("update pengguna set level = 'OWN' where user_id = 'OWNER'");
  kit.lupakan();
  expect(kantor.surat).toEqual([]);
  expect(await lihat()).toMatchObject([{ aktif: false }]);
});

test('turned off, what waits goes nowhere, and nobody sends it in its maker’s name', async () => {
  await buat();
  const [{ id }] = await lihat();
  await kit.as('OWNER').post(`${PATH}/${id}/kirim`, {}, JKT);
  await kit.as('SU').put(`${PATH}/${id}/aktif`, { aktif: false }, JKT);
  await bekerja();
  expect(kantor.surat).toEqual([]);
  expect(await kit.as('SU').post(`${PATH}/${id}/kirim`, {}, JKT)).toMatchObject({
    status: 409,
    code: 'JADWAL_MATI',
  });
});

test('its maker changes when, what of and to whom it goes; what is asked stays, and what it was stands in the audit', async () => {
  await buat({ cari: [{ nama: 'kode_group', nilai: 'CINCIN' }] });
  const [{ id, cari }] = await lihat();
  expect(cari).toEqual([{ nama: 'kode_group', nilai: 'CINCIN', label: 'Group', kata: 'CINCIN' }]);
  const baru = {
    ...{ nama: 'Bulan lalu', rentang: 'bulanLalu', format: 'pdf', ulang: 'BULANAN', hari: 1, jam: '08:00' },
    tujuan: [{ surel: 'akuntan@toko.id' }],
  };
  expect(await kit.as('SU').put(`${PATH}/${id}`, baru, JKT)).toMatchObject({ code: 'JADWAL_BUKAN_MILIK' });
  for (const [lain, code] of [
    [{ rentang: null }, 'JADWAL_TANGGAL_TETAP'],
    [{ hari: null }, 'JADWAL_HARI'],
    [{ tujuan: [{ surel: 'a b@c.id' }] }, 'SUREL_TIDAK_VALID'],
  ] as const)
    expect(await kit.as('OWNER').put(`${PATH}/${id}`, { ...baru, ...lain }, JKT)).toMatchObject({ code });
  expect(await lihat()).toMatchObject([{ nama: 'Penjualan kemarin', ulang: 'HARIAN' }]);
  const saved = await kit.as('OWNER').put(`${PATH}/${id}`, baru, JKT);
  expect(saved, saved.text).toMatchObject({ status: 200 });
  expect(saved.data.berikut).toMatch(/-01T01:00:00Z$/);
  maju(24);
  await bekerja();
  expect(kantor.surat).toEqual([]);
  maju(24 * 31);
  await bekerja();
  expect(kantor.surat).toMatchObject([{ ke: ['akuntan@toko.id'] }]);
  expect(await lihat()).toMatchObject([{ nama: 'Bulan lalu', cari: [{ nilai: 'CINCIN' }] }]);
  const { rows } = await kit.owner.query("select isi from audit where aksi = 'laporan_terjadwal.ubah'");
  expect(rows).toMatchObject([
    { isi: { sebelum: { ulang: 'HARIAN', tujuan: ['pemilik@toko.id'] }, sesudah: { ulang: 'BULANAN' } } },
  ]);
  expect(await kit.as('OWNER').put(`${PATH}/00000000-0000-4000-8000-000000000000`, baru, JKT)).toMatchObject({
    status: 404,
    code: 'JADWAL_TIDAK_ADA',
  });
});

test('letters wait for the one that is on its way, and who is through with one wakes the next', async () => {
  await buat();
  const [{ id }] = await lihat();
  for (let kali = 0; kali < 2; kali += 1) {
    await kit.as('OWNER').post(`${PATH}/${id}/kirim`, {}, JKT);
    kit.clock.advance({ seconds: 1 });
  }
  const antri = (await kit.owner.query('select kode_toko, id from kirim_laporan order by saat')).rows;
  await kit.owner.query("update kirim_laporan set status = 'KIRIM', diubah = $2 where id = $1", [
    ...[antri[0].id, kit.clock.now().toString()],
  ]);
  await tasks['kirim_laporan']?.(antri[1], kit.deps);
  expect(kantor.surat).toEqual([]);
  await kit.owner.query("update kirim_laporan set status = 'ANTRI' where id = $1", [antri[0].id]);
  await kit.owner.query(
    "select graphile_worker.remove_job(key) from graphile_worker.jobs where key like 'laporan|%'",
  );
  await tasks['kirim_laporan']?.(antri[0], kit.deps);
  expect(kantor.surat).toHaveLength(1);
  const { rows } = await kit.owner.query(
    "select key from graphile_worker.jobs where key like 'laporan|%' and task_identifier = 'kirim_laporan'",
  );
  expect(rows).toEqual([{ key: `laporan|JKT1|${antri[1].id}` }]);
});

test('a filter that the report has not any more stops it and says so, once', async () => {
  await buat();
  await kit.owner.query(`update jadwal_laporan set cari = '[{"nama": "dulu", "nilai": "1"}]'`);
  maju(24);
  await bekerja();
  await bekerja();
  expect(await lihat()).toMatchObject([
    {
      ...{ aktif: false, sebab: 'Filter Atau Berkas Laporan Ini Sudah Berubah, Buat Jadwal Baru' },
      kiriman: [{ status: 'GAGAL', percobaan: 1 }],
    },
  ]);
});

test('a server without a post office promises no letter, and says so', async () => {
  const tanpa = await testApp({ pgUrl: inject('pgUrl'), env: { SMTP_URL: '' } });
  expect(await tanpa.as('OWNER').post(PATH, isian, JKT)).toMatchObject({
    status: 409,
    code: 'SUREL_BELUM_DIATUR',
  });
  expect((await tanpa.as('OWNER').get(PATH, JKT)).data).toMatchObject({ siap: false, jadwal: [] });
  await tanpa.close();
});
