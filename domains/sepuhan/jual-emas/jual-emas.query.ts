/** What a sale of gold reads, when it is asked what it comes to and when it is made. */
import { rupiah } from '@mustika/kernel/amount.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { bacaHariBuka } from '@mustika/server-kit/document/open-day.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { keuanganErrors } from '../../keuangan/keuangan.errors.ts';
import type { UsahaSupplier } from '../../keuangan/supplier/pajak-rosok.rule.ts';
import { bacaLot } from '../../lot/lot.query.ts';
import type { TarifPpn } from '../../pajak/ppn.rule.ts';
import { hitungJualEmas } from './hitung-jual-emas.command.ts';
import { type BarisJualEmas, nilaiJualEmas } from './jual-emas.rule.ts';

/** Who buys, and what decides about the tax. */
type Pembeli = UsahaSupplier & { nama_supplier: string };

const PEMBELI = `select s.nama_supplier, s.jenis_supplier, s.no_bebas_pph22
  from supplier_barang s where s.kode_toko = $1 and s.kode_supplier = $2`;

export const bacaJualEmas = (
  kode_toko: string,
  { kode_supplier, barang }: { kode_supplier: string; barang: readonly BarisJualEmas[] },
) => ({
  lots: bacaLot(
    kode_toko,
    barang.map((b) => b.kode_lot),
  ),
  pembeli: statement<Pembeli>('jual_emas_pembeli', PEMBELI, kode_toko, kode_supplier),
  tarif: statement<TarifPpn>(
    'jual_emas_tarif',
    'select kelas_ppn, mulai_berlaku, tarif, kode_faktur from parameter_ppn where aktif',
  ),
});

export const hitungJualEmasCommand = implementCommand(
  hitungJualEmas,
  async (input, { deps, scope, session }) => {
    const { lots, pembeli, tarif, hari } = await deps.db.batch(scope, {
      ...bacaJualEmas(scope.kode_toko, input),
      hari: bacaHariBuka(scope.kode_toko),
    });
    const [[usaha], [buka]] = [pembeli, hari];
    if (!buka) reject(umum.TOKO_TUTUP);
    if (!usaha) reject(keuanganErrors.SUPPLIER_TIDAK_ADA, { kode_supplier: input.kode_supplier });
    const made = nilaiJualEmas(input, lots, { store: session.store, tarif, hari: buka.tanggal, usaha });
    const { murni_jual, total, ppn, pph22 } = made;
    return {
      data: {
        ...{ murni_jual, total, ppn, pph22, jumlah: rupiah(total + pph22) },
        barang: made.baris.map((b) => ({
          ...{ nama_lot: b.lot.nama_lot, kadar: b.kadar, murni: b.murni_jual, total: b.total },
        })),
      },
    };
  },
);
