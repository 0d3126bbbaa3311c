import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startMaster } from '../../tests/kit/master.ts';

// Goal: what the database itself refuses, whoever asks; each case fails when its guard is dropped.

let on: Awaited<ReturnType<typeof startMaster>>;
beforeAll(async () => {
  on = await startMaster(inject('pgUrl'));
  await on.call('POST', 'group/create', {
    body: {
      kode_group: '750',
      nama_group: 'EMAS 750',
      harga: 1_000_000,
      harga_modal: 0,
      kadar: 75,
      kadar_jual: 75,
      markis: false,
      aksesoris: false,
    },
  });
});
afterAll(() => on?.stop());

describe('guards of the tables', () => {
  const asOwner = async (text: string): Promise<string> => {
    const client = new pg.Client({ connectionString: on.url });
    await client.connect();
    const outcome = await client.query(text).then(
      () => 'done',
      (error: { code: string }) => error.code,
    );
    await client.end();
    return outcome;
  };

  test.each([
    ['update perubahan_harga set harga_baru = 1', 'MU002'],
    ['truncate perubahan_harga', 'MU002'],
    ["update toko set aktif = false where tipe = 'PUSAT'", '23514'],
    ["update toko set tipe = 'PUSAT' where kode_toko = 'JKT1'", '23505'],
    ["update gudang set aktif = false where kode_gudang = 'BELI'", '23514'],
    ['update grup set kadar = 0', '23514'],
    ['set role mustika_app; delete from bank', '42501'],
    ['set role mustika_app; insert into perubahan_harga default values', '42501'],
  ])('%s is refused', async (text, code) => expect(await asOwner(text)).toBe(code));

  test('what postings read raises the version of the store, once per statement', async () => {
    const versi = () =>
      on.db.read({ kode_toko: 'JKT1', user_id: 'X', lintas: false }, async (sql) => {
        const row = await sql
          .selectFrom('versi_toko')
          .select('versi')
          .where('kode_toko', '=', 'JKT1')
          .executeTakeFirst();
        return row?.versi as number;
      });
    const before = await versi();
    await asOwner("update para_akun_transaksi set versi = versi + 1 where kode_toko = 'JKT1'");
    expect(await versi()).toBe(before + 1);
  });
});
