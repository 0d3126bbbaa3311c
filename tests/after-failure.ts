/** A journey that fails says what its pages showed: a step that never came tells nothing by itself. */
import { afterEach } from 'vitest';
import { yangTampak } from './e2e/halaman-terbuka.ts';

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const halaman of await yangTampak()) console.error(`${task.name}\n${halaman}`);
});
