/** Protects: what is scanned at a counter is asked of the server each time; while nothing is answered, an answer of before is none. */
import { keepAnswers } from '@mustika/web-kit/sending/reach.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { cariJual } from '../../pembelian/beli/beli-panggilan.store.ts';
import { barangSiap, jualUntukTukar } from './jual-panggilan.store.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a piece that is sold', barangSiap],
  ['one that is traded in', jualUntukTukar],
  ['one that is bought back', cariJual],
])('%s', async (_what, ask) => {
  const kept = new Map<string, unknown>();
  keepAnswers({
    keep: (address, body) => kept.set(address, body),
    again: async (address) => kept.get(address),
    drop: (address) => kept.delete(address),
  });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: [] }), { status: 200 }));
  await ask('AAAAAAA1');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network error')));
  await expect(ask('AAAAAAA1')).rejects.toMatchObject({ code: 'KONEKSI' });
});
