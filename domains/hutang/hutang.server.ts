/** Implementations of the domain, for the composition root. */
import { implementDocument, OLEH_PENULIS } from '@mustika/server-kit/document/document-runner.ts';
import { awalHutang, batalAwalHutang } from './awal/awal-hutang.posting.ts';
import { hutang } from './hutang.document.ts';
import { kolomHutang } from './hutang.query.ts';
import { slipHutang } from './hutang.slip.ts';
import { hutangLayanan } from './hutang-layani.query.ts';
import {
  batalBunga,
  batalHutang,
  batalKelebihan,
  batalLelang,
  batalLunas,
  bayarBunga,
  lunasHutang,
} from './jalan-hutang.posting.ts';
import { cetakLabelPaket } from './label/label-paket.query.ts';
import { laporanBatalHutangSql } from './laporan/laporan-batal-hutang.query.ts';
import { laporanGlobalStockPinjamSql } from './laporan/laporan-global-stock-pinjam.query.ts';
import { laporanHutangLunasSql } from './laporan/laporan-hutang-lunas.query.ts';
import { laporanKualitasHutangSql } from './laporan/laporan-kualitas-hutang.query.ts';
import { laporanLelangHutangSql } from './laporan/laporan-lelang-hutang.query.ts';
import { laporanPenebusanDetailSql } from './laporan/laporan-penebusan-detail.query.ts';
import { laporanPenebusanRekapSql } from './laporan/laporan-penebusan-rekap.query.ts';
import { laporanPinjamanDetailSql } from './laporan/laporan-pinjaman-detail.query.ts';
import { laporanPinjamanRekapSql } from './laporan/laporan-pinjaman-rekap.query.ts';
import { laporanStockHutangSql } from './laporan/laporan-stock-hutang.query.ts';
import { laporanTransaksiHutangSql } from './laporan/laporan-transaksi-hutang.query.ts';
import { tarifPinjamanSql } from './laporan/tarif-pinjaman.query.ts';
import { ambilJaminan } from './lelang/ambil-jaminan.posting.ts';
import {
  bayarKelebihan,
  daluwarsaHutang,
  lelangHutang,
  peringatanHutang,
  tempatHutang,
} from './lelang/lelang-hutang.posting.ts';
import { hutangImpacts, pantauCommands } from './pantau-hutang.query.ts';
import { perbaruiHutang } from './perbarui-hutang.posting.ts';
import { kirimPilihanLewat, pilihanCommands } from './pilihan/pilihan-hutang.query.ts';
import { simpanHutang } from './simpan-hutang.posting.ts';
import { validasiHutang } from './validasi-hutang.posting.ts';

export const hutangDocument = implementDocument(
  hutang,
  {
    ...{ awal: awalHutang, batalAwal: batalAwalHutang },
    ...{ simpan: simpanHutang, validasi: validasiHutang, perbarui: perbaruiHutang },
    ...{ bayarBunga, lunas: lunasHutang, lanjut: OLEH_PENULIS, batalLanjut: OLEH_PENULIS },
    ...{ batal: batalHutang, batalBunga, batalLunas, batalLelang, batalKelebihan },
    ...{ peringatan: peringatanHutang, lelang: lelangHutang, ambil: ambilJaminan, bayarKelebihan },
    ...{ daluwarsa: daluwarsaHutang, tempat: tempatHutang },
  },
  { columns: kolomHutang, slip: slipHutang },
);
export const hutangDocuments = [hutangDocument];
export const hutangCommands = [...hutangLayanan, ...pilihanCommands, ...pantauCommands, cetakLabelPaket];
export { hutangImpacts, kirimPilihanLewat };
export const hutangReports = [
  laporanTransaksiHutangSql,
  laporanHutangLunasSql,
  laporanPinjamanDetailSql,
  laporanBatalHutangSql,
  laporanLelangHutangSql,
  laporanStockHutangSql,
  laporanPinjamanRekapSql,
  tarifPinjamanSql,
  laporanPenebusanRekapSql,
  laporanPenebusanDetailSql,
  laporanGlobalStockPinjamSql,
  laporanKualitasHutangSql,
];
