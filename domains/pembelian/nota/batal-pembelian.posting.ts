/** Cancelling a purchase: the pieces go back to where they came from, the money into where it came out of. */
import { formatRupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { implementTransition, laciBatal } from '@mustika/server-kit/document/document-runner.ts';
import { batalLot } from '../../lot/lot.rule.ts';
import { gerakPoin } from '../../pembayaran/poin.rule.ts';
import { pembelian } from '../pembelian.document.ts';
import { pembelianErrors as salah } from '../pembelian.errors.ts';
import { bacaBeli } from '../pembelian.query.ts';
import { BATAL_BELI, KATEGORI_PURCHASE } from '../persetujuan-pembelian.rule.ts';

export const batalPembelian = implementTransition(pembelian.transitions.batal, {
  reads: (input, { scope }) => bacaBeli(scope.kode_toko, input.no_faktur_group),
  decide: (input, { nota: [nota], barang }, facts) => {
    if (!nota) reject(salah.NOTA_BELI_TIDAK_ADA);
    return {
      perlu: [
        {
          kategori: KATEGORI_PURCHASE,
          description: BATAL_BELI,
          rincian: [
            { label: 'No Nota', nilai: nota.no_faktur_group },
            { label: 'Total', nilai: formatRupiah(nota.total) },
            { label: 'Uang kembali', nilai: formatRupiah(nota.bayar) },
            { label: 'Alasan', nilai: input.alasan },
          ],
        },
      ],
      // Points that the purchase gave are withdrawn with it, if they are still there. Domain R4.11.
      tulis: [
        { penulis: 'pembelian_batal', baris: [{}] },
        ...(barang.some((b) => b.lot) ? [batalLot()] : []),
        ...(facts.dokumen?.status === 'DONE' ? gerakPoin([nota], -1) : []),
      ],
      laci: laciBatal(facts, input.kasir),
      kategoriBalik: 'BATAL PEMBELIAN',
      alasan: input.alasan,
      audit: { total: nota.total, alasan: input.alasan },
      jawaban: { total: nota.total },
    };
  },
});
