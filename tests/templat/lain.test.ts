/** No test of anything: makes before the first of them what is made once in a run, beside what takes longest (hidup.test.ts). */
import { ensureTemplate } from '@mustika/server-kit/testing.ts';
import { inject, test } from 'vitest';
import { DUA_TOKO } from '../contoh/server-barang.ts';
import { CONTOH, CONTOH_KOSONG } from '../contoh/server-contoh.ts';
import { DEMO, RAMAI } from '../kit/app.ts';
import { MASTER } from '../kit/master.ts';

test.each([RAMAI, DEMO, MASTER, DUA_TOKO, CONTOH, CONTOH_KOSONG])('$name is there', async (template) => {
  await ensureTemplate(inject('pgUrl'), template);
});
