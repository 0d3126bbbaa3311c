/** Implementations of the domain, for the composition root. */
import { implementDocument, OLEH_PENULIS } from '@mustika/server-kit/document/document-runner.ts';
import { closingPoDocument } from './closing/closing-po.posting.ts';
import { closingCommands } from './closing/closing-po.query.ts';
import { imporPoCommand } from './impor/impor-po.query.ts';
import { batalPreOrder, tambahPreOrder, validasiPreOrder } from './jalan-pre-order.posting.ts';
import { laporanClosingBarangPoSql } from './laporan/laporan-closing-barang-po.query.ts';
import { laporanOutstandPoSql } from './laporan/laporan-outstand-po.query.ts';
import { laporanPenjualanPoSql } from './laporan/laporan-penjualan-po.query.ts';
import { laporanTransaksiPoSql } from './laporan/laporan-transaksi-po.query.ts';
import { preOrder } from './pre-order.document.ts';
import { kolomPreOrderSql } from './pre-order.query.ts';
import { slipPreOrder } from './pre-order.slip.ts';
import { layananPreOrder } from './pre-order-layani.query.ts';
import { simpanPreOrder } from './simpan-pre-order.posting.ts';

const oleh = OLEH_PENULIS;

export const preOrderDocuments = [
  implementDocument(
    preOrder,
    {
      ...{
        simpan: simpanPreOrder(),
        validasi: validasiPreOrder,
        tambah: tambahPreOrder,
        batal: batalPreOrder,
      },
      ...{ datang: oleh, batal_datang: oleh, batal_datang_semua: oleh, tunggu: oleh, lepas: oleh },
      ...{ ambil_sebagian: oleh, ambil: oleh, ambil_datang: oleh, batal_ambil: oleh },
    },
    { columns: kolomPreOrderSql, slip: slipPreOrder },
  ),
  closingPoDocument,
];
export const preOrderCommands = [...layananPreOrder, ...closingCommands, imporPoCommand];
export const preOrderReports = [
  laporanPenjualanPoSql,
  laporanOutstandPoSql,
  laporanClosingBarangPoSql,
  laporanTransaksiPoSql,
];
