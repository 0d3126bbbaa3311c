/** Login, dashboards, sub-menu pages and the public pages: the routes that belong to no trade. Spec 1 §2.2. */
import { publik, pusat } from '@mustika/kernel/gate.ts';
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { privacyScreen, termsScreen } from './public-pages.rule.ts';
import { SUB_MENUS } from './sub-menu.rule.ts';

/** Login; a logged-in user is sent on to /home. */
export const loginScreen = defineScreen({ path: '/', title: 'Login', gate: publik });

/** Where login leads. Shows the dashboard to those whose access tree has it, and the menu to the others. */
export const homeScreen = defineScreen({ path: '/home', title: 'Beranda' });

/** Landing place of links from outside (notifications, WhatsApp); shows the same page as /home. */
export const landingScreen = defineScreen({ path: '/landingpages', title: 'Beranda' });

export const dashboardScreen = defineScreen({ path: '/dashboard', title: 'Dashboard', group: 'dashboard' });

/** The chain at a glance, for head office. */
export const dashboardPusatScreen = defineScreen({
  path: '/dashboardPusat',
  title: 'Dashboard Pusat',
  antar: true,
  group: 'dashboard',
  gate: pusat,
});

export const notFoundScreen = defineScreen({ path: '/404', title: 'Halaman Tidak Ditemukan' });

/** An empty page inside the frame: the target of print windows and of the mobile wrapper's warm start. */
export const blankScreen = defineScreen({ path: '/blank', title: 'Halaman Kosong' });

/** The pages that list one menu group each; they are reached from the sidebar's group names. */
const subMenuScreens = SUB_MENUS.map(({ path, title }) => defineScreen({ path, title }));

export const navigasi = defineDomain(
  'navigasi',
  'Navigasi',
  loginScreen,
  homeScreen,
  landingScreen,
  dashboardScreen,
  dashboardPusatScreen,
  ...subMenuScreens,
  notFoundScreen,
  blankScreen,
  termsScreen,
  privacyScreen,
);
