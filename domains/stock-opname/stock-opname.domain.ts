/** Stock opname: counting what lies in the store, in menu order. Spec 1 §2.2. */

import { flag } from '@mustika/kernel/gate.ts';
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { groupResource } from '../master/group.resource.ts';
import { gudangResource } from '../master/gudang.resource.ts';
import { jenisResource } from '../master/jenis.resource.ts';
import { laporanStockOpnameGlobal } from './global/laporan-stock-opname-global.report.ts';
import { jenisGlobal, stockOpnameGlobal } from './global/stock-opname-global.document.ts';
import { laporanStockOpname, laporanStockOpnameRfid } from './laporan-stock-opname.report.ts';
import {
  bukaOpname,
  kemajuanOpname,
  pindaiOpname,
  selisihOpname,
  timbangOpname,
  ulangOpname,
} from './stock-opname.command.ts';
import { stockOpname as stockOpnameDocument } from './stock-opname.document.ts';

const reads = () => [gudangResource, bakiResource, groupResource, jenisResource];

export const stockOpnameScreen = defineScreen({
  path: '/stock-opname',
  title: 'Stock Opname',
  group: 'barang',
  reads,
});

export const stockOpnameRfidScreen = defineScreen({
  path: '/stock-opname-rfid',
  title: 'Stock Opname RFID',
  group: 'barang',
  gate: flag('RFID_MODULE'),
  reads,
});

export const stockOpnameGlobalScreen = defineScreen({
  path: '/stock-opname-global',
  title: 'Stock Opname Global',
  group: 'barang',
  gate: flag('OPNAME_GLOBAL_DAILY_MODULE'),
});

/** Packets of pledges in the safe, counted by their labels. */
export const opnameJaminanScreen = defineScreen({
  path: '/opname-jaminan',
  title: 'Opname Jaminan',
  group: 'hutang',
});

export const stockOpname = defineDomain(
  'stock-opname',
  'Stock Opname',
  stockOpnameScreen,
  stockOpnameGlobalScreen,
  stockOpnameRfidScreen,
  opnameJaminanScreen,
  laporanStockOpname,
  laporanStockOpnameRfid,
  laporanStockOpnameGlobal,
  stockOpnameDocument,
  stockOpnameGlobal,
  jenisGlobal,
  pindaiOpname,
  timbangOpname,
  ulangOpname,
  bukaOpname,
  kemajuanOpname,
  selisihOpname,
);
