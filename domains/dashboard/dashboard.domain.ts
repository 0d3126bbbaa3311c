/** The page of the day. Its route is declared by the navigation domain, because /home shows it too. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { ulangTahunCommand } from '../member/ulang-tahun.command.ts';
import {
  dashboardPusatCommand,
  dashboardRingkasCommand,
  pembelianChartCommand,
  penjualanChartCommand,
  pesananChartCommand,
  serviceChartCommand,
} from './dashboard.command.ts';

export const dashboard = defineDomain(
  'dashboard',
  'Dashboard',
  dashboardRingkasCommand,
  dashboardPusatCommand,
  penjualanChartCommand,
  pembelianChartCommand,
  serviceChartCommand,
  pesananChartCommand,
  ulangTahunCommand,
);
