/** One icon per menu group. */
import type { MenuGroup } from '@mustika/kernel/screen.ts';
import {
  IconAdjustments,
  IconBook2,
  IconBuildingBank,
  IconCalculator,
  IconCash,
  IconChecklist,
  IconClipboardText,
  IconDatabase,
  IconDiamond,
  IconHome,
  IconReportAnalytics,
  IconShoppingBag,
  IconShoppingCart,
  IconTool,
  IconTools,
  IconUsers,
} from '@tabler/icons-react';

export const GROUP_ICONS: Record<MenuGroup, typeof IconHome> = {
  dashboard: IconHome,
  master: IconDatabase,
  barang: IconDiamond,
  penjualan: IconShoppingCart,
  pesanan: IconClipboardText,
  pembelian: IconShoppingBag,
  service: IconTool,
  hutang: IconBook2,
  member: IconUsers,
  keuangan: IconCash,
  akuntansi: IconCalculator,
  validasi: IconChecklist,
  laporan: IconReportAnalytics,
  utility: IconTools,
  pengaturan: IconAdjustments,
};

/** Icon of the branch picker. */
export const StoreIcon = IconBuildingBank;
