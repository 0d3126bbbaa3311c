/**
 * Protects: a shop goes on with the program of before on the schema of the one that followed: whatever columns that one added, it
 * sells, buys back, lends and closes a day, under way as well as after a start.
 */
import { readFileSync } from 'node:fs';
import { migrate } from '@mustika/server-kit/schema/migrate.ts';
import type pg from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { HARI, type Kit, testApp } from '../kit/app.ts';
import { BELI_BAKU, beli, dibeli, jualDulu } from '../kit/beli.ts';
import { dipinjam, hargaTaksir } from '../kit/hutang.ts';
import { SANDI_OWNER } from '../kit/jual.ts';
import { hitungLaci, isiTutup, tutup } from '../kit/tutup.ts';

const BESOK = readFileSync(new URL('besok.sql', import.meta.url), 'utf8');
let kit: Kit;
afterEach(() => kit?.close());

/** As the newer program leaves it: tables, the writers made of them, what it knows. */
async function besok(owner: pg.Client): Promise<void> {
  await owner.query(BESOK);
  await owner.query('select pasang_semua_penulis()');
  await owner.query("insert into migrasi (nama, sidik) values ('9000_besok.sql', 'x')");
}

async function jualBeliPinjam(tanda: string): Promise<void> {
  await jualDulu(kit, `${tanda}BESOK01`);
  await jualDulu(kit, `${tanda}BESOK02`);
  await dibeli(kit.as('KASIR1'), beli([`${tanda}BESOK01`], BELI_BAKU));
  await dipinjam(kit, 1_000_000);
}

test('while it runs, and until the day is closed', async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaTaksir(kit);
  await jualBeliPinjam('A');
  await besok(kit.owner);
  await jualBeliPinjam('B');
  const spv = kit.as('SPV1');
  await hitungLaci(kit, spv);
  const closed = await tutup(spv, await isiTutup(spv), SANDI_OWNER);
  expect(closed, closed.text).toMatchObject({ status: 200 });
  const { rows } = await kit.owner.query(
    "select status, besok_isi from hari_toko where kode_toko = 'JKT1' and tanggal = $1",
    [HARI],
  );
  expect(rows).toEqual([{ status: 'CLOSED', besok_isi: 7 }]);
  expect(await kit.periksa()).toEqual([]);
});

test('started on it', async () => {
  kit = await testApp({ pgUrl: inject('pgUrl'), sebelum: besok });
  expect(await migrate({ url: kit.url, login: false })).toEqual([]);
  await hargaTaksir(kit);
  await jualBeliPinjam('C');
  expect(await kit.periksa()).toEqual([]);
});
