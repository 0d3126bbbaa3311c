/** The house: every domain of the product, in menu order. */
import { buildHouse, type House } from '@mustika/kernel/house.ts';
import { navigasi } from './navigasi/navigasi.domain.ts';

export const house: House = buildHouse([navigasi]);
