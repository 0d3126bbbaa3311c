/** Where the inputs of a number come from: which version of a parameter, who set it and when. Features 2. */
import { deret } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { teks } from '@mustika/kernel/field.ts';
import { asalAngka } from '@mustika/kernel/jejak.ts';
import { groupResource } from './group.resource.ts';

/** Between the keys of several sources. */
export const PISAH = '~~';

/**
 * Sources by their keys (`kunciSumber`), joined by `~~`. Whoever may read the groups may ask: prices,
 * conditions and settings are what he sells by; costs are not among them.
 */
export const sumberCommand = defineCommand({
  name: 'penjelasan-sumber',
  label: 'Asal Angka',
  method: 'GET',
  path: 'penjelasan/sumber',
  list: () => groupResource,
  fields: { kunci: teks('Kunci', { asTyped: true, max: 4000 }) },
  answer: deret(asalAngka),
});
