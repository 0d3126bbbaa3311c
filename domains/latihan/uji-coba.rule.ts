/** Who makes trials. docs/decisions/0153. */
import { all, any, level, pusat, sarana } from '@mustika/kernel/gate.ts';

/** A trial is the whole shop, so it is for its owner and for head office; where the server has no room for practice there is none. */
export const BOLEH_UJI_COBA = all(sarana('RUANG_LATIHAN'), any(level('OWN'), all(pusat, level('SU', 'MU'))));
