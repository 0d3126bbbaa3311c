/** The receipt designer: how each store's notas and slips look. Spec 1 §2.2, §6; Domain 15.1. */
import { any, flag, level, not } from '@mustika/kernel/gate.ts';
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import {
  bacaGambar,
  bacaRancangan,
  buangDraf,
  kembalikanRancangan,
  pratinjauKertas,
  pratinjauSlip,
  salinRancangan,
  simpanKertas,
  simpanSlip,
  terbitkanRancangan,
  tokoSalin,
  unggahGambar,
  versiRancangan,
} from './rancangan-nota.command.ts';

/** Owner and super user where the store keeps its notas to them, else everybody with the menu. Spec 1 §6. */
const pemilik = any(not(flag('SETTING_NOTA_OWNER_ONLY')), level('OWN', 'SU'));

export const settingNota = defineScreen({
  path: '/setting-nota',
  title: 'Setting Nota',
  group: 'pengaturan',
  gate: pemilik,
});
export const settingNotaSlip = defineScreen({
  path: '/setting-nota-slip',
  title: 'Setting Nota Slip',
  group: 'pengaturan',
  gate: pemilik,
});

export const rancanganNota = defineDomain(
  'rancangan-nota',
  'Rancangan Nota',
  settingNota,
  settingNotaSlip,
  tokoSalin,
  bacaGambar,
  unggahGambar,
  bacaRancangan,
  versiRancangan,
  simpanKertas,
  simpanSlip,
  pratinjauKertas,
  pratinjauSlip,
  terbitkanRancangan,
  buangDraf,
  kembalikanRancangan,
  salinRancangan,
);
