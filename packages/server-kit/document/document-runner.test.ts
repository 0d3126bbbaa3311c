/** Protects: a step that names no document is found when the module loads, not at the counter. */
import { defineDocument } from '@mustika/kernel/document.ts';
import { kode } from '@mustika/kernel/field.ts';
import { expect, test } from 'vitest';
import { implementDocument } from './document-runner.ts';

const step = { path: 'x', label: '', screens: [], message: '' };
const diam = { decide: () => ({}) };
const made = (field: string) =>
  defineDocument({
    ...{ name: 'x', label: 'X', series: 'XX', states: ['DONE', 'CANC'] },
    transitions: {
      simpan: { ...step, from: [], to: 'DONE', fields: {} },
      batal: { ...step, from: ['DONE'], to: 'CANC', fields: { [field]: kode('No') } },
    },
  });

test('the number is asked for by the name it has in the head, or the step says where it is', () => {
  const nomor = (input: { no_reff: string }) => input.no_reff;
  implementDocument(made('no_dokumen'), { simpan: diam, batal: diam });
  implementDocument(made('no_reff'), { simpan: diam, batal: { ...diam, nomor } });
  expect(() => implementDocument(made('no_reff'), { simpan: diam, batal: diam })).toThrow(
    'document x: batal does not ask for no_dokumen',
  );
});
