/** A till that takes trays along, and the notas it makes of them while nothing is answered, as the browser would. */
import { createHmac } from 'node:crypto';
import { expect } from 'vitest';
import { base32 } from '../../domains/pembelian/nota/nota-qr.rule.ts';
import { nomorLuring, PANJANG_TANDA, teksLuring } from '../../domains/penjualan/luring/luring.rule.ts';
import type { IsiPaket } from '../../domains/penjualan/luring/paket-luring.rule.ts';
import type { Answer, Caller, Kit } from './app.ts';
import { atur } from './jual.ts';

/** The module, with limits that are in nobody's way. */
export const nyalakanLuring = (kit: Kit, lain: Record<string, string> = {}): Promise<void> =>
  atur(kit, {
    JUAL_TANPA_JARINGAN_MODULE: 'true',
    LURING_BATAS_NOTA: '99000000',
    LURING_BATAS_TOTAL: '900000000',
    ...lain,
  });

export const mintaPaket = (who: Caller, baki: readonly string[] = ['CC01']): Promise<Answer> =>
  who.post('luring/siapkan', { baki: baki.map((kode_baki) => ({ kode_baki })), menunggu: 0 });

export async function paketLuring(who: Caller, baki?: readonly string[]): Promise<IsiPaket> {
  const answer = await mintaPaket(who, baki);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return JSON.parse(answer.data.isi);
}

export const detikDari = (kit: Kit): number => Math.trunc(kit.clock.now().epochMilliseconds / 1000);

type Isi = { ke: number; detik: number; ubah?: object };

/** The body of `penjualan/luring`; `ubah` is changed before the code is made, as a till would that lies. */
export function notaLuring(paket: IsiPaket, codes: readonly string[], { ke, detik, ubah = {} }: Isi) {
  const total = codes.reduce(
    (sum, kode) => sum + (paket.barang.find((b) => b.kode_barcode === kode)?.harga.total ?? 0),
    0,
  );
  const polos = {
    ...{ paket: paket.id, no_luring: nomorLuring(paket.urut, ke), detik, total, tunai: total },
    barang: codes.map((kode_barcode) => ({ kode_barcode, kode_sales: 'S1' })),
    ...ubah,
  };
  const kunci = Buffer.from(paket.rahasia, 'base64');
  const tanda = base32(createHmac('sha256', kunci).update(teksLuring(polos)).digest()).slice(
    0,
    PANJANG_TANDA,
  );
  return { ...polos, tanda };
}
