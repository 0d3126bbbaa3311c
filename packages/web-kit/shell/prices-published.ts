/** Head office published prices: every open browser of the store says so and shows the way to them. */
import { t } from '../language/i18n.ts';
import { toastInfo } from '../notices.tsx';
import { useSession } from '../session.ts';
import { useSocketEvent } from '../socket.ts';

export function usePricesPublished(): void {
  useSocketEvent('harga-diterbitkan', ({ kode_toko }) => {
    const { user, portal } = useSession.getState();
    // Head office hears of every store; it follows them on the screen itself.
    if (user && kode_toko === (portal ?? user.kode_toko)) toastInfo(t('hargaDiterbitkan'));
  });
}
