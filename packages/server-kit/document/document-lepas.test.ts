/** Protects: a transition says what it lets out beside its books exactly where its document declares it. */
import { miligram, miliPersen, rupiah } from '@mustika/kernel/amount.ts';
import { defineDocument } from '@mustika/kernel/document.ts';
import { NIHIL } from '@mustika/kernel/lepas/lepas.ts';
import type { Transfer } from '@mustika/kernel/transfer.ts';
import { expect, test } from 'vitest';
import { ukurPelepasan } from './document-lepas.ts';
import type { Decision } from './document-runner.ts';

const langkah = (path: string) =>
  ({ from: [], to: 'DONE', path, label: 'Uji', fields: {}, screens: [], message: 'Uji' }) as const;
const uji = defineDocument({
  ...{ name: 'uji', label: 'Uji', series: 'XX', states: ['DONE'], lepas: { HARGA: ['simpan'] } },
  transitions: { simpan: langkah('uji/simpan'), lain: langkah('uji/lain') },
});
/** Nothing leaves, so nobody's day is read. */
const ukur = (transition: string, decision: Decision) =>
  ukurPelepasan([uji, transition], decision, [], {} as Parameters<typeof ukurPelepasan>[3]);

test('what is declared is said, what is not is not', async () => {
  await expect(ukur('simpan', {})).rejects.toThrow('uji.simpan does not say what it lets out as HARGA');
  await expect(ukur('simpan', { terikat: NIHIL })).resolves.toMatchObject({ dicatat: null });
  await expect(ukur('lain', { terikat: NIHIL })).rejects.toThrow('uji.lain says');
  await expect(ukur('lain', { potongan: rupiah(0) })).rejects.toThrow('as POTONGAN');
});

test('gold of a customer does not come in unsaid', async () => {
  const masuk: Transfer = {
    ...{ buku: 'barang', dari: { luar: 'PELANGGAN' }, ke: { gudang: 'BELI', baki: 'B1' }, kode_barcode: 'A' },
    ...{ qty: 1, berat: miligram(1000), kadar: miliPersen(75_000) },
  };
  await expect(ukur('lain', { transfers: [masuk] })).rejects.toThrow('takes gold of a customer');
});
