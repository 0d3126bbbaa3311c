/** What a store may switch on and set about loans and instalments. */
import type { Module } from './module.ts';
import { choice, type Setting } from './setting.ts';

export const HUTANG_MODULES = {
  PARAMETER_BUNGA_HUTANG_MODULE: {
    awaited: 'parameter',
    part: 'hutang',
    meaning: 'Parameter bunga hutang.',
  },
  PARAMETER_JUMLAH_HUTANG_POKOK_MODULE: {
    awaited: 'parameter',
    part: 'hutang',
    meaning: 'Parameter hutang pokok (selama HUTANG_POKOK bukan HARGA_EMAS).',
  },
  PLAFOND_HUTANG_MODULE: {
    awaited: 'parameter',
    part: 'hutang',
    meaning: 'Plafond hutang dan plafond per kadar.',
  },
  CICILAN_MODULE: {
    awaited: 'parameter',
    part: 'cicilan',
    meaning: 'Penjualan dengan cicilan dan parameternya.',
  },
} as const satisfies Readonly<Record<string, Module>>;

export const HUTANG_SETTINGS = {
  /** Spec 1 §2.2, Domain R5.2. */
  HUTANG_POKOK: {
    kind: choice('PARAMETER', 'HARGA_EMAS'),
    initial: 'PARAMETER',
    part: 'hutang',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning:
      'Nilai taksir gadai: tabel Parameter Hutang Pokok, atau harga emas hari ini (tabelnya lalu tertutup).',
  },
} as const satisfies Readonly<Record<string, Setting>>;
