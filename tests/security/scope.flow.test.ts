/** Protects: a head-office user with a list of stores acts for those stores only, whichever store a body names. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../kit/app.ts';
import { unggah } from '../kit/unggah.ts';
import { beriMenu, semuaMenu } from './people.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await kit.owner.query(
    `insert into pengguna (user_id, nama, level, kode_toko, lingkup, kata_sandi)
     select 'AREA', 'AREA', 'MU', kode_toko, '{BDG1}', 'x' from toko where tipe = 'PUSAT'`,
  );
  await beriMenu(kit, 'AREA', semuaMenu);
});
afterAll(async () => {
  expect(await kit?.periksa()).toEqual([]);
  await kit?.close();
});

const luar = { status: 403, code: 'TOKO_LAIN', detail: { kode_toko: ['JKT1'] } };
const terbit = (toko: string[]) => ({
  tabel: 'grup',
  toko: toko.map((kode_toko) => ({ kode_toko })),
  harga: [{ kode: '375', kolom: 'harga', nilai: 577_501 }],
});

test('prices: he sees, sends and takes back those of his stores', async () => {
  const area = kit.as('AREA');
  const { data } = await area.get('harga/publikasi/bahan?tabel=grup');
  const kode = (row: { kode_toko: string }): string => row.kode_toko;
  expect(data.toko.map(kode)).toEqual(expect.arrayContaining(['BDG1']));
  expect(data.toko.map(kode)).not.toContain('JKT1');
  expect(JSON.stringify(data.harga)).not.toContain('JKT1');
  expect(await area.post('harga/publikasi', terbit(['BDG1', 'JKT1']))).toMatchObject(luar);
  const nanti = { ...terbit(['JKT1', 'BDG1']), berlaku_mulai: kit.clock.now().add({ hours: 5 }).toString() };
  const { data: semua } = await kit.as('OWNER').post('harga/publikasi', nanti);
  expect(await area.post('harga/publikasi/tarik', { id: semua.id })).toMatchObject(luar);
  const { data: daftar } = await area.get('harga/publikasi');
  expect(daftar.map(kode)).toEqual(['BDG1']);
  expect((await kit.as('OWNER').post('harga/publikasi/tarik', { id: semua.id })).status).toBe(200);
});

test('settings: he reads and changes those of his stores', async () => {
  const area = kit.as('AREA');
  const { data } = await area.get('setelan/BATAS_KEMBALIAN/toko');
  expect(data.map((row: { kode_toko: string }) => row.kode_toko)).toEqual(expect.arrayContaining(['BDG1']));
  expect(data.map((row: { kode_toko: string }) => row.kode_toko)).not.toContain('JKT1');
  const isi = (...toko: string[]) => ({
    value: '100000',
    versi: 0,
    alasan: 'UJI',
    toko: toko.map((kode_toko) => ({ kode_toko })),
  });
  expect(await area.put('para-system/key/BATAS_KEMBALIAN', isi('BDG1', 'JKT1'))).toMatchObject(luar);
});

test('the row of a store is changed by who acts for it, from a file too', async () => {
  const area = kit.as('AREA');
  const nama = (who: string, kode: string) =>
    kit.as(who).put(`tokos/update/${kode}`, { nama_toko: 'NAMA LAIN' });
  expect(await nama('AREA', 'JKT1')).toMatchObject(luar);
  expect(await area.delete('tokos/delete/JKT1')).toMatchObject(luar);
  expect(await area.call('PUT', 'tokos/aktifkan/JKT1')).toMatchObject(luar);
  const file = { nama: 'toko.csv', isi: 'kode_toko,nama_toko\nJKT1,NAMA LAIN\n' };
  expect(await unggah(area, 'tokos/import', { file })).toMatchObject({ status: 403, code: 'TOKO_LAIN' });
  expect((await nama('AREA', 'BDG1')).status).toBe(200);
  expect((await nama('OWNER', 'JKT1')).status).toBe(200);
});

test('a design of the nota goes to his stores', async () => {
  const area = kit.as('AREA');
  const { data } = await area.get('rancangan-nota/toko');
  expect(data.map((row: { kode_toko: string }) => row.kode_toko)).toEqual(['BDG1']);
  const isi = { jenis_nota: 'PENJUALAN', media: 'DESKTOP', toko: [{ kode_toko: 'JKT1' }] };
  expect(await area.post('rancangan-nota/salin', isi)).toMatchObject({ code: 'TOKO_TUJUAN_SALAH' });
});

test('parameters are copied between his stores only', async () => {
  const area = kit.as('AREA');
  expect(await area.post('tokos/salin-parameter', { dari: 'JKT1', ke: 'BDG1' })).toMatchObject(luar);
  expect(await area.post('tokos/salin-parameter', { dari: 'BDG1', ke: 'JKT1' })).toMatchObject(luar);
});

test('the people of a deactivated store are out, whoever of them was logged in', async () => {
  const kasir = kit.as('KASIR1-SBY');
  expect((await kasir.get('users/sesi')).status).toBe(200);
  expect((await kit.as('OWNER').delete('tokos/delete/SBY1')).status).toBe(200);
  kit.clock.advance({ seconds: 6 });
  expect(await kasir.get('users/sesi')).toMatchObject({ status: 401 });
  expect((await kit.as('OWNER').call('PUT', 'tokos/aktifkan/SBY1')).status).toBe(200);
  const pusat = (await kit.owner.query("select kode_toko from toko where tipe = 'PUSAT'")).rows[0].kode_toko;
  expect(await kit.as('OWNER').delete(`tokos/delete/${pusat}`)).toMatchObject({
    code: 'INPUT_TIDAK_VALID',
    message: 'Kantor Pusat Tidak Dapat Dinonaktifkan',
  });
});

describe('reading', () => {
  const AWAL = 'tgl_awal=2026-09-01&tgl_akhir=2026-11-30';
  const toko = async (who: string, filter: string): Promise<string[]> => {
    const { data } = await kit.as(who).get(`penjualan/get/report-global-jenis?${AWAL}&${filter}`);
    return [...new Set((data as { toko: string }[]).map((row) => row.toko))].sort();
  };
  beforeAll(async () => {
    await kit.owner.query(
      `insert into pengguna (user_id, nama, level, kode_toko, lingkup, kata_sandi)
       select 'AREA2', 'AREA2', 'MU', kode_toko, '{BDG1,SBY1}', 'x' from toko where tipe = 'PUSAT'`,
    );
    await beriMenu(kit, 'AREA2', semuaMenu);
  });

  test('a global report answers all his stores at once, and a list he writes himself adds none', async () => {
    expect(await toko('OWNER', 'lingkup=SEMUA')).toEqual(['BDG1', 'JKT1', 'SBY1']);
    expect(await toko('AREA', 'lingkup=SEMUA')).toEqual(['BDG1']);
    expect(await toko('AREA', 'lingkup=PILIHAN&daftar_toko=JKT1,BDG1')).toEqual(['BDG1']);
    expect(await toko('AREA2', 'lingkup=SEMUA')).toEqual(['BDG1', 'SBY1']);
    expect(await toko('AREA2', 'lingkup=PILIHAN&daftar_toko=SBY1,JKT1')).toEqual(['SBY1']);
  });

  test('the ledger of all stores is the sum of his', async () => {
    const saldo = async (who: string, filter: string, portal?: string): Promise<number> => {
      const options = portal ? { portal } : {};
      const { data } = await kit.as(who).get(`akuntansi/neraca-saldo?${AWAL}&${filter}`, options);
      return (data as { debit: number }[]).reduce((sum, row) => sum + row.debit, 0);
    };
    const satu = await Promise.all(
      ['PUSAT', 'BDG1', 'SBY1'].map((kode) =>
        saldo('OWNER', 'cakupan=TOKO', kode === 'PUSAT' ? undefined : kode),
      ),
    );
    const jumlah = satu.reduce((sum, one) => sum + one, 0);
    expect(jumlah).toBeGreaterThan(0);
    expect(await saldo('AREA2', 'cakupan=SEMUA')).toBe(jumlah);
    expect(await saldo('OWNER', 'cakupan=SEMUA')).toBeGreaterThan(jumlah);
  });

  test('the dashboard counts and names his branches only', async () => {
    const { data } = await kit.as('AREA').get('dashboard/ringkas');
    expect((data.per_toko as { kode_toko: string }[]).map((one) => one.kode_toko)).toEqual(['BDG1']);
  });

  test('a transaction reads what its setting names and writes its own store alone', async () => {
    const satu = { kode_toko: 'PUSAT', user_id: 'AREA' };
    const baca = (lintas: boolean | string[]) =>
      kit.deps.db.read({ ...satu, lintas }, async (sql) => {
        const rows = await sql
          .selectFrom('penjualan')
          .select('kode_toko')
          .distinct()
          .orderBy('kode_toko')
          .execute();
        return rows.map((row) => row.kode_toko);
      });
    expect(await baca(false)).toEqual([]);
    expect(await baca([])).toEqual([]);
    expect(await baca(['BDG1'])).toEqual(['BDG1']);
    expect(await baca(["BDG1' or true--"])).toEqual([]);
    expect(await baca(true)).toEqual(['BDG1', 'JKT1', 'SBY1']);
    const tulis = kit.deps.db.tx({ ...satu, lintas: ['BDG1'] }, (sql) =>
      sql.updateTable('grup').set({ nama_group: 'X' }).where('kode_toko', '=', 'BDG1').executeTakeFirst(),
    );
    expect((await tulis).numUpdatedRows).toBe(0n);
  });
});
