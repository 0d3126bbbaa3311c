/** Loans with collateral: for now the parameters they are made by, in menu order. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { bungaHutangResource } from './bunga-hutang.resource.ts';
import { hutangPokokResource } from './hutang-pokok.resource.ts';
import { kondisiPinjamanResource } from './kondisi-pinjaman.resource.ts';
import { plafondHutangResource } from './plafond-hutang.resource.ts';
import { plafondKadarHutangResource } from './plafond-kadar-hutang.resource.ts';

export const hutang = defineDomain(
  'hutang',
  'Hutang',
  kondisiPinjamanResource,
  plafondHutangResource,
  plafondKadarHutangResource,
  hutangPokokResource,
  bungaHutangResource,
);
