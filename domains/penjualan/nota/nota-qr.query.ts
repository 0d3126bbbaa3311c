/** The signed codes of a nota, and the key they are signed with. */
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { gantiKunci, tandaTangani } from '@mustika/server-kit/secrets/signing-key.ts';
import { tanpaPpn } from '../../pajak/ppn.rule.ts';
import { aturanBeli } from '../../pembelian/hitung-pembelian.rule.ts';
import {
  BARANG_PER_QR,
  type BarangQr,
  base32,
  syaratBeli,
  teksQr,
} from '../../pembelian/nota/nota-qr.rule.ts';
import type { NotaDibaca } from '../penjualan.slip.ts';
import { gantiKunciNota } from './nota.command.ts';

/**
 * One code for every few pieces; none for a nota that is not validated or was taken back: what it says would not be so. Goods without a
 * barcode have none: no piece of theirs could be told from another.
 * Notas of before the terms were kept promise what the store promises now. PPN in the price is not promised: it was remitted.
 */
export async function qrNota({ head: kepala, lines: { barang } }: NotaDibaca, ctx: Ctx): Promise<string[]> {
  if (kepala.status !== 'DONE' || kepala.manual) return [];
  const syarat = kepala.syarat_beli ?? syaratBeli(aturanBeli(ctx.session.store));
  const semua = barang.map(
    (b): BarangQr => ({ ...tanpaPpn(b), urut: Number(b.no_faktur.slice(b.no_faktur.lastIndexOf('-') + 1)) }),
  );
  const bagian = Array.from({ length: Math.ceil(semua.length / BARANG_PER_QR) }, (_, i) =>
    semua.slice(i * BARANG_PER_QR, (i + 1) * BARANG_PER_QR),
  );
  const { no_faktur_group, tanggal } = kepala;
  const { kode_toko } = ctx.scope;
  const signed = await tandaTangani(
    ctx.deps.db,
    ctx.scope,
    bagian.map(
      (isi) => (key_id: string) =>
        teksQr({ key_id, kode_toko, no_faktur_group, tanggal, syarat, barang: isi }),
    ),
  );
  return signed.map(({ text, tanda }) => `${text}/${base32(tanda)}`);
}

export const notaQrCommands = [
  implementCommand(gantiKunciNota, async (_input, ctx) => {
    await gantiKunci(ctx.deps.db, ctx.scope);
    return { data: null };
  }),
];
