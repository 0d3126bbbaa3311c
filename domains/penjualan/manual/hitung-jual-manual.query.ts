/** What a nota of goods without a barcode comes to, worked out by the rules that save it. */
import { type Miligram, type Rupiah, sum } from '@mustika/kernel/amount.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Reads } from '@mustika/server-kit/database.ts';
import type { Facts } from '@mustika/server-kit/document/document-runner.ts';
import { bacaHariBuka } from '@mustika/server-kit/document/open-day.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { jumlahkan } from '../../jual/hitung-penjualan.rule.ts';
import { hargaSemua, periksaBarang, ppnToko } from '../../jual/periksa-penjualan.rule.ts';
import { pph22Baris } from '../../pajak/pph22.rule.ts';
import type { BeliManual, Bersama } from '../../pembelian/manual/beli-manual.rule.ts';
import { bacaBarang, bacaTarifPpn } from '../penjualan.query.ts';
import { hitungJualManual } from './hitung-jual-manual.command.ts';
import { barisNota } from './jual-manual.rule.ts';

type Ditanya = { barang: readonly BeliManual[]; asal_nota: Bersama['asal_nota'] };
/** How the domain that buys values what is traded in; the composition root brings it. */
export type NilaiTukar<R extends Reads> = {
  baca: (ditanya: Ditanya, ctx: Ctx) => R;
  nilai: (
    ditanya: Ditanya,
    rows: never,
    hari: Pick<Facts, 'store' | 'hari'>,
  ) => { nama_barang: string; berat: Miligram; harga_rata: Rupiah; harga: Rupiah }[];
};

export const hitungJualManualCommand = <R extends Reads>({ baca, nilai }: NilaiTukar<R>) =>
  implementCommand(hitungJualManual, async (input, ctx) => {
    const { kode_toko } = ctx.scope;
    const ditukar = { barang: input.tukar, asal_nota: input.asal_nota };
    const barang = input.barang.map(barisNota(null));
    const store = await ctx.deps.stores.get(kode_toko);
    const kode = [...new Set(barang.map((b) => b.kode_barcode))];
    const { hari, dibaca, tarif, ...rows } = await ctx.deps.db.batch(ctx.scope, {
      ...(input.tukar.length > 0 ? baca(ditukar, ctx) : {}),
      hari: bacaHariBuka(kode_toko),
      dibaca: bacaBarang(kode_toko, kode, ctx.deps.clock.now().toString()),
      tarif: bacaTarifPpn(),
    });
    const [buka] = hari;
    if (!buka || !store) reject(umum.TOKO_TUTUP);
    periksaBarang({ barang, keranjang: null }, dibaca, { lot: true });
    const lines = hargaSemua({ barang }, dibaca, store, ppnToko(store, tarif, buka.tanggal));
    const harga = lines.map((l) => l.harga);
    const { total, ppn_transaksi_rp } = jumlahkan(harga);
    const tukar = input.tukar.length > 0 ? nilai(ditukar, rows as never, { store, hari: buka.tanggal }) : [];
    return {
      data: {
        ...{ total, ppn_transaksi_rp, pph22: sum(pph22Baris(input.pembeli, harga, store)) },
        nilai_tukar: sum(tukar.map((b) => b.harga)),
        barang: lines.map(({ barang: { nama_barang, berat }, harga: { harga_per_gram, total }, jumlah }) => ({
          ...{ nama_barang: `${jumlah} ${nama_barang}`, berat, harga_per_gram, total },
        })),
        tukar,
      },
    };
  });
