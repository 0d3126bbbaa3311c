/** No test of anything: makes before the first of them what is made once in a run. A template that cannot be made says so here. */
import { EMPTY, ensureTemplate } from '@mustika/server-kit/testing.ts';
import { inject, test } from 'vitest';
import { PENUH } from '../invariants/full-shop.ts';
import { RANTAI } from '../kit/app.ts';
import { HIDUP } from '../kit/hidup.ts';

test.each([EMPTY, RANTAI, HIDUP, PENUH])('$name is there', async (template) => {
  await ensureTemplate(inject('pgUrl'), template);
});
