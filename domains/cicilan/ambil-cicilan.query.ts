/** What handing over the pieces of a plan comes to, worked out by the rules of the sale that does it. */
import { rupiah } from '@mustika/kernel/amount.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { bacaHariBuka } from '@mustika/server-kit/document/open-day.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { jumlahkan } from '../jual/hitung-penjualan.rule.ts';
import { hargaSemua, ppnToko } from '../jual/periksa-penjualan.rule.ts';
import { bacaBarangTitip, bacaTarifTitip } from '../titipan/bahan-titip.query.ts';
import { pakaiTitipan } from '../titipan/titipan.rule.ts';
import { bolehDiambil } from './ambil-cicilan.posting.ts';
import { hitungAmbilCicilan } from './cicilan.command.ts';
import { bacaCicilan } from './cicilan.query.ts';

export const ambilCommands = [
  implementCommand(hitungAmbilCicilan, async ({ no_cicilan }, ctx) => {
    const { deps, scope } = ctx;
    const { kode_toko } = scope;
    const store = await deps.stores.get(kode_toko);
    const { cicilan, barang, hari, tarif } = await deps.db.batch(scope, {
      ...bacaCicilan(kode_toko, no_cicilan),
      hari: bacaHariBuka(kode_toko),
      tarif: bacaTarifTitip(),
    });
    const plan = bolehDiambil(no_cicilan, cicilan[0]);
    const [buka] = hari;
    if (!buka || !store) reject(umum.TOKO_TUTUP);
    const codes = barang.map((b) => b.kode_barcode);
    const kini = await deps.db.rows(scope, bacaBarangTitip(kode_toko, codes, deps.clock.now().toString()));
    const kosong = { jumlah: null, nama_barang: null, harga_per_gram: null, ongkos: null, diskon: null };
    const lines = codes.map((kode_barcode) => ({
      ...{ ...kosong, harga_total: null, finishing: null, kode_sales: null },
      kode_barcode,
    }));
    const tetap = new Map(barang.map((b) => [b.kode_barcode, b]));
    const harga = hargaSemua({ barang: lines }, kini, store, ppnToko(store, tarif, buka.tanggal), tetap);
    const { total } = jumlahkan(harga.map((l) => l.harga));
    const { dipakai, kembali } = pakaiTitipan(plan.saldo, barang, codes, total);
    const kurang = rupiah(total - dipakai);
    return { data: { no_cicilan, total, cicilan: rupiah(dipakai + kembali), kurang, kembali } };
  }),
];
