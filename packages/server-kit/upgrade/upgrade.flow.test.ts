/**
 * Protects: a till that asks while the program is renewed is told so and tries again; whether the program of before may go on is
 * answered as its own start would.
 */
import { expect, inject, test } from 'vitest';
import { withNewDatabase } from '../../../database/schema/today.ts';
import { onDatabase } from '../postgres/one-connection.ts';
import { showPage } from './page.ts';
import { mayRun, ranHere } from './way-back.ts';

test('a page for people, a refusal for calls, and nothing once it is over', async () => {
  const page = await showPage('127.0.0.1', 0);
  page.tell('migrasi 0001_<a>.sql');
  const at = `http://127.0.0.1:${page.port}`;
  const shown = await fetch(`${at}/penjualan`, { headers: { accept: 'text/html' } });
  expect([shown.status, shown.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await shown.text()).toContain('<p>migrasi 0001_&lt;a>.sql</p>');
  const call = await fetch(`${at}/api/v1/penjualan/simpan`, { method: 'POST', body: '{}' });
  expect(call.status).toBe(503);
  expect(await call.json()).toEqual({
    code: 'SIBUK',
    message: 'Mustika sedang diperbarui: migrasi 0001_<a>.sql',
  });
  expect((await fetch(`${at}/siap`)).status).toBe(503);
  await page.close();
  await expect(fetch(`${at}/siap`)).rejects.toThrow('fetch failed');
});

test('the program of before goes on where nothing it needs was taken away', () =>
  withNewDatabase(inject('pgUrl'), async (url) => {
    const run = (text: string): Promise<unknown> => onDatabase(url, (client) => client.query(text));
    await run("create table migrasi (nama text primary key); insert into migrasi values ('0001_a.sql')");
    const tua = await ranHere(url);
    expect(await mayRun(url, tua)).toBe(true);
    await run(
      "alter table migrasi add perlu text; insert into migrasi values ('0630_oldest_program.sql', '0630_oldest_program.sql')",
    );
    expect(await mayRun(url, tua)).toBe(false);
    const kemarin = await ranHere(url);
    await run("insert into migrasi values ('0701_c.sql', null), ('0702_d.sql', '0001_a.sql')");
    expect([await mayRun(url, kemarin), await mayRun(url, tua)]).toEqual([true, false]);
    await run("insert into migrasi values ('0703_e.sql', '0701_c.sql')");
    expect(await mayRun(url, kemarin)).toBe(false);
  }));
