/** Behind the door: the registry and the router. */
import { simpanMember } from '@mustika/domains/member/member.command.ts';
import { knowActs } from '@mustika/web-kit/act.tsx';
import { knowParts } from '@mustika/web-kit/form/parts.tsx';
import { later } from '@mustika/web-kit/later.tsx';
import { HouseProvider } from '@mustika/web-kit/shell/house-context.tsx';
import { RouterProvider } from '@tanstack/react-router';
import { menu } from './menu.ts';
import { router } from './router.tsx';
import { isBuilt } from './screens.ts';

/** Domains that answer in the palette (a barcode, a nota) or show a state in the footer do so from this file. */
import.meta.glob('../../domains/**/palet.widget.tsx', { eager: true });

const screens = menu.screens.filter((screen) => isBuilt(screen.path));
const shown = { ...menu, screens };

knowParts({
  paying: later(async () => (await import('../../domains/pembayaran/bayar-formulir.widget.tsx')).default),
  payingOut: later(async () => (await import('../../domains/pembayaran/keluar-formulir.widget.tsx')).default),
  member: later(async () => (await import('../../domains/pembayaran/member.widget.tsx')).default),
  memberMark: later(
    async () => (await import('../../domains/penjualan/kasir/tanggungan.widget.tsx')).Tanggungan,
  ),
  newMember: {
    form: later(async () => (await import('../../domains/pembayaran/member-baru.widget.tsx')).default),
    add: simpanMember,
  },
  findMembers: async (text, signal) =>
    (await import('../../domains/pembayaran/cari-member.store.ts')).cariMember(text, signal),
});
knowActs({ screens, places: new Map(menu.acts) });

export const Rooms = () => (
  <HouseProvider value={shown}>
    <RouterProvider router={router} />
  </HouseProvider>
);
