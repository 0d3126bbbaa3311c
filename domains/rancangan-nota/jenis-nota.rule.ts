/** The kinds of nota somebody can design: whatever a domain prints and has declared. */
import type { JenisNota } from '@mustika/kernel/rancangan-nota.ts';
import { notaCicilan } from '../cicilan/nota-cicilan.rule.ts';
import { notaHutang } from '../hutang/nota-hutang.rule.ts';
import { notaPembelian } from '../pembelian/nota/nota-pembelian.rule.ts';
import { notaPenjualan, notaTukar } from '../penjualan/nota/nota-penjualan.rule.ts';
import { notaPesanan } from '../pesanan/nota-pesanan.rule.ts';
import { notaPreOrder } from '../pre-order/nota-pre-order.rule.ts';
import { notaService, notaServiceAmbil } from '../service/nota-service.rule.ts';
import { notaTitipan } from '../titipan/nota-titipan.rule.ts';

/** In the order the designer offers them; a further kind joins by its declaration here. */
export const JENIS_NOTA: readonly JenisNota[] = [
  notaPenjualan,
  notaTukar,
  notaPembelian,
  notaTitipan,
  notaCicilan,
  notaHutang,
  notaService,
  notaServiceAmbil,
  notaPesanan,
  notaPreOrder,
];

/** The declaration of a kind. */
export const jenisNotaOf = (jenis: string): JenisNota | undefined =>
  JENIS_NOTA.find((one) => one.jenis === jenis);
