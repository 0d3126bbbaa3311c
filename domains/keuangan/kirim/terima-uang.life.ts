/** The life of money that head office receives. */
import { defineLife } from '../../../tests/kit/life.ts';
import { kirim, terima } from '../../../tests/kit/uang.ts';
import { terimaUang } from './kirim-uang.document.ts';

/** How received money lives. */
export const LIFE = defineLife(terimaUang, {
  final: 'what arrived has arrived; money that should not have goes back by a movement of its own',
  reportsIn: { 'laporan-terima-uang-pusat': 'PUSAT' },
  lives: [async (kit) => terima(kit, await kirim(kit))],
});
