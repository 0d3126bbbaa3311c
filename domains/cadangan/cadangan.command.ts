/** How safe the rows of the shop are. */
import { kadang, objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { level } from '@mustika/kernel/gate.ts';
import { cadangan } from './cadangan.rule.ts';

/** The last backup as its owner reads it; nothing where the house makes none and never has. docs/decisions/0130. */
export const cadanganCommand = defineCommand({
  name: 'cadangan',
  label: 'Cadangan Terakhir',
  method: 'GET',
  path: 'cadangan',
  gate: level('OWN', 'SU', 'MU'),
  screens: ['/mulai'],
  fields: {},
  answer: objek({ terakhir: kadang(cadangan) }),
});
