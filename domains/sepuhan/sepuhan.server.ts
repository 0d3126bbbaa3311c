/** Implementations of the domain, for the composition root. */
import { diTukangCommands } from './di-tukang.query.ts';
import { fotoJadiCommand } from './jadi/foto-jadi.query.ts';
import { jualEmasDocument } from './jual-emas/jual-emas.posting.ts';
import { hitungJualEmasCommand } from './jual-emas/jual-emas.query.ts';
import { kirimCuciDocument } from './kirim-cuci.posting.ts';
import { laporanKirimBarangKepusatSql } from './laporan/laporan-kirim-barang-kepusat.query.ts';
import { laporanRekeningTukangSql } from './laporan/laporan-rekening-tukang.query.ts';
import { laporanSaldoBarangAktifSql } from './laporan/laporan-saldo-barang-aktif.query.ts';
import { laporanStockCuciManualSql } from './laporan/laporan-stock-cuci-manual.query.ts';
import { laporanWastingSepuhanSql } from './laporan/laporan-wasting-sepuhan.query.ts';
import { bayarTukangDocument } from './ongkos/bayar-tukang.posting.ts';
import { utangTukangCommand } from './ongkos/utang-tukang.query.ts';
import { diJalanCommands } from './pusat/di-jalan.query.ts';
import { terimaPusatDocument } from './pusat/terima-pusat.posting.ts';
import { stockCuciDocument } from './stock-cuci/stock-cuci.posting.ts';
import { stockCuciCommands } from './stock-cuci/stock-cuci.query.ts';
import { lunasTukangDocument } from './tagihan/lunas-tukang.posting.ts';
import { tagihanCommands } from './tagihan/tagihan-tukang.query.ts';
import { terimaSepuhanDocument } from './terima-sepuhan.posting.ts';
import { wastingSepuhanDocument } from './wasting-sepuhan.posting.ts';

export const sepuhanDocuments = [
  kirimCuciDocument,
  terimaSepuhanDocument,
  wastingSepuhanDocument,
  terimaPusatDocument,
  stockCuciDocument,
  jualEmasDocument,
  lunasTukangDocument,
  bayarTukangDocument,
];
export const sepuhanCommands = [
  ...diTukangCommands,
  ...diJalanCommands,
  ...stockCuciCommands,
  hitungJualEmasCommand,
  ...tagihanCommands,
  utangTukangCommand,
  fotoJadiCommand,
];
export const sepuhanReports = [
  laporanWastingSepuhanSql,
  laporanRekeningTukangSql,
  laporanKirimBarangKepusatSql,
  laporanSaldoBarangAktifSql,
  laporanStockCuciManualSql,
];
