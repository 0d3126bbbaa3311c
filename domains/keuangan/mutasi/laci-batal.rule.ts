/** The drawer that a cancellation asks for, by itself: whoever sells and buys names it, and needs nothing else of moving money. */
import { ref } from '@mustika/kernel/field.ts';
import { kasirResource } from '../../pengguna/kasir.resource.ts';

/** The drawer that pays or is paid when an earlier day is cancelled; of who cancels when left out. */
export const laciBatalField = ref('Laci Kasir', () => kasirResource, { opsional: true });
