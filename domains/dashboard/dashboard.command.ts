/** The calls behind the dashboard. Spec 1 §2.2, §3 (chart data), §7. */
import { defineCommand } from '@mustika/kernel/command.ts';
import { pilihan } from '@mustika/kernel/field.ts';
import { pusat } from '@mustika/kernel/gate.ts';
import { ringkasanPusat } from './pusat/pusat.rule.ts';
import { grafik, ringkasan } from './ringkasan.rule.ts';

const screens = ['/dashboard'];

/**
 * Sales as a chart: today by the hour, or the open day's month by the day. The answer has the prescribed shape of all
 * chart calls; totals of other trades are 0 here, because each trade has its own call. Loans have none: `total_hutang` is what was
 * lent in the same days, here and in the other charts.
 */
export const penjualanChartCommand = defineCommand({
  name: 'penjualan-chart',
  label: 'Grafik Penjualan',
  method: 'GET',
  path: 'penjualan/chart',
  screens,
  fields: { type: pilihan('Type', ['today', 'monthly'], { kosong: 'Type Tidak Boleh Kosong' }) },
  answer: grafik,
});

/** Purchases as a chart, the same way. */
export const pembelianChartCommand = defineCommand({
  name: 'pembelian-chart',
  label: 'Grafik Pembelian',
  method: 'GET',
  path: 'pembelian/chart',
  screens,
  fields: penjualanChartCommand.fields,
  answer: grafik,
});

/** Repairs as a chart, by the day they were fetched: then they are income. */
export const serviceChartCommand = defineCommand({
  name: 'service-chart',
  label: 'Grafik Service',
  method: 'GET',
  path: 'service/chart',
  screens,
  fields: penjualanChartCommand.fields,
  answer: grafik,
});

/** Orders as a chart, by the day they were taken, at what they are thought to cost. */
export const pesananChartCommand = defineCommand({
  name: 'pesanan-chart',
  label: 'Grafik Pesanan',
  method: 'GET',
  path: 'pesanan/chart',
  screens,
  fields: penjualanChartCommand.fields,
  answer: grafik,
});

/** Everything else the page shows, in one call. The spec does not say how the dashboard gets it. */
export const dashboardRingkasCommand = defineCommand({
  name: 'dashboard-ringkas',
  label: 'Ringkasan Hari Ini',
  method: 'GET',
  path: 'dashboard/ringkas',
  screens,
  fields: {},
  answer: ringkasan,
});

/** The chain at a glance, for head office whichever branch it picked. The spec does not say how the screen gets it. */
export const dashboardPusatCommand = defineCommand({
  name: 'dashboard-pusat',
  label: 'Ringkasan Semua Toko',
  method: 'GET',
  path: 'dashboard/pusat',
  gate: pusat,
  screens: ['/dashboardPusat'],
  fields: {},
  answer: ringkasanPusat,
});
