/** A shop beside both marketplaces of the tests, whose clocks are its own, and what a flow does there again and again. */
import type { Kit } from '../app.ts';
import { testApp } from '../app.ts';
import { atur } from '../jual.ts';
import { pesanShopee, type ShopeeUji, shopeeUji } from './shopee.ts';
import { beliDiSana } from './simulator.ts';
import { pesanTiktok, type TiktokUji, tiktokUji } from './tiktok.ts';
import { alamatWebhook, type Penyedia } from './toko-marketplace.ts';

export const PENYEDIA: readonly Penyedia[] = ['SHOPEE', 'TIKTOK'];
/** What each calls an order that is to be sent, that was sent, that is through, and one that is cancelled. */
export const KATA: Record<Penyedia, { siap: string; dikirim: string; selesai: string; batal: string }> = {
  SHOPEE: { siap: 'READY_TO_SHIP', dikirim: 'SHIPPED', selesai: 'COMPLETED', batal: 'CANCELLED' },
  TIKTOK: { siap: 'AWAITING_SHIPMENT', dikirim: 'IN_TRANSIT', selesai: 'COMPLETED', batal: 'CANCEL' },
};

export type Sim = { SHOPEE: ShopeeUji; TIKTOK: TiktokUji };
export type Pasar = { kit: Kit; sim: Sim; tutup(): Promise<void> };

export async function bukaPasar(pgUrl: string): Promise<Pasar> {
  const kit = await testApp({ pgUrl });
  const detik = () => Math.floor(kit.clock.now().epochMilliseconds / 1000);
  const [SHOPEE, TIKTOK] = await Promise.all([shopeeUji(detik), tiktokUji(detik)]);
  await atur(kit, { MARKETPLACE_INTEGRATION_MODULE: 'true' });
  return {
    ...{ kit, sim: { SHOPEE, TIKTOK } },
    tutup: async () => {
      await kit.close();
      await Promise.all([SHOPEE.tutup(), TIKTOK.tutup()]);
    },
  };
}

/** They behave again, and nobody called yet. */
export function bersihkan(sim: Sim): void {
  for (const one of [sim.SHOPEE, sim.TIKTOK])
    Object.assign(one, { ulah: [], ulahDi: '', sela: null, panggilan: [] });
}

/** A message that an order changed, as this marketplace signs it. `id`: what TikTok Shop calls the message. */
export const pesanDari = (sim: Sim, penyedia: Penyedia, no: string, id: string) =>
  penyedia === 'SHOPEE'
    ? pesanShopee(sim.SHOPEE, no, alamatWebhook('SHOPEE'))
    : pesanTiktok(sim.TIKTOK, no, id);

/** Somebody buys it there; the number of the order. */
export function beliSatu(sim: Sim, penyedia: Penyedia, kode: string): string {
  const pesan = beliDiSana(sim[penyedia], kode, KATA[penyedia].siap);
  if (!pesan) throw new Error(`${kode} tidak dapat dibeli di sana`);
  return pesan.no;
}
