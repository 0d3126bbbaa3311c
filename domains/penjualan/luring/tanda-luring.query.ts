/** The code of a nota that was sold without the network: made with what its package brought along, which lies here sealed. */
import { createHmac, randomBytes } from 'node:crypto';
import type { Ctx } from '@mustika/server-kit/http/http.ts';
import { base32 } from '../../pembelian/nota/nota-qr.rule.ts';
import { type NotaLuring, PANJANG_TANDA, teksLuring } from './luring.rule.ts';

const untuk = (paket: string) => ({ apa: 'paket-luring', pemilik: paket });

/** The secret of a package: as the till gets it, and as it is stored. */
export function rahasiaBaru(paket: string, { deps }: Ctx): { terang: string; segel: string } {
  const terang = randomBytes(32).toString('base64');
  return { terang, segel: deps.secrets.seal(untuk(paket), terang) };
}

export function tandaLuring(nota: NotaLuring, segel: string, { deps }: Ctx): string {
  const kunci = Buffer.from(deps.secrets.open(untuk(nota.paket), segel), 'base64');
  return base32(createHmac('sha256', kunci).update(teksLuring(nota)).digest()).slice(0, PANJANG_TANDA);
}
