/** How far the stores have come on their way to a first nota. */
import { defineCommand } from '@mustika/kernel/command.ts';
import { level } from '@mustika/kernel/gate.ts';
import { keadaanMulai } from './langkah.rule.ts';

/** What a store still needs for its first nota. The spec does not say. */
export const mulaiCommand = defineCommand({
  name: 'mulai',
  label: 'Langkah Pertama',
  method: 'GET',
  path: 'mulai',
  gate: level('OWN', 'SU', 'MU', 'SPV'),
  screens: ['/dashboard', '/mulai'],
  fields: {},
  answer: keadaanMulai,
});
