/** What goods without a barcode that come in do to lots, goods and money, and who must agree. */
import type { MiliPersen } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { bacaBarcodeBaru } from '../barang/gerak-barang.query.ts';
import { stokAwal } from '../barang/masuk/stok-awal.rule.ts';
import { MANUAL } from '../lot/isian-lot.rule.ts';
import { bacaLotDiBaki } from '../lot/lot.query.ts';
import {
  akunLot,
  batalLot,
  isiBaru,
  jumlahLot,
  type LotTujuan,
  rincianLot,
  siapkanLot,
  transferLot,
  tulisLot,
} from '../lot/lot.rule.ts';
import { manualErrors as salah } from './barang-manual.errors.ts';
import { type AcuanManual, bacaAcuanManual } from './barang-manual.query.ts';
import { KATEGORI } from './barang-manual.rule.ts';
import { tambahManual } from './tambah-manual.document.ts';

type Baris = { kode_group: string; kode_dept: string; kode_baki: string; ada_faktur: boolean };

/** The lot that takes such goods. No gold is finer than fine gold, whatever its group says. */
function lotManual({ kode_group, kode_dept, kode_baki, ada_faktur }: Baris, acuan: AcuanManual): LotTujuan {
  if (acuan.aksesoris) reject(salah.GROUP_AKSESORIS, { kode_group });
  return {
    ...{ jenis_lot: MANUAL, kode_group, kode_dept, ada_faktur, batch: '' },
    kadar: Math.min(acuan.kadar, 100_000) as MiliPersen,
    tempat: { gudang: acuan.kode_gudang, baki: kode_baki },
    nama_lot: `${acuan.nama_dept} ${acuan.nama_group}`,
  };
}

const simpan = implementTransition(tambahManual.transitions.simpan, {
  reads: ({ barang }, { scope: { kode_toko } }) => ({
    acuan: bacaAcuanManual(kode_toko, barang),
    ada: bacaLotDiBaki(
      kode_toko,
      [MANUAL],
      barang.map((b) => b.kode_baki),
    ),
    register: bacaBarcodeBaru(barang.length),
  }),
  decide: ({ barang, supplier, keterangan }, { acuan, ada, register }, { hari, ctx: { session } }) => {
    const { kode, meja, tulis } = siapkanLot(
      barang.map((b, at) => lotManual(b, acuan[at] as AcuanManual)),
      ada,
      register,
      hari,
    );
    const jenis = supplier === null ? 'AWAL' : 'SUPPLIER';
    const dari: UjungUang = supplier ? { akun: 'UTANG_SUPPLIER', dimensi: supplier } : { akun: 'MODAL' };
    barang.forEach(({ berat, modal_total, qty }, at) => {
      const { kadar, kode_lot } = meja.satu(kode[at] ?? '');
      meja.masuk(kode_lot, isiBaru(kadar, berat, modal_total, qty), { luar: jenis });
    });
    const { qty, berat, nilai } = jumlahLot(meja.gerak.map((g) => g.isi));
    const jawaban = { jumlah_barang: qty, berat, harga_modal: nilai };
    const kepala = { supplier, keterangan, ...jawaban };
    return {
      perlu: supplier === null ? stokAwal(meja.gerak.map(rincianLot), nilai, session) : [],
      tulis: [...tulis, ...tulisLot(meja.gerak), { penulis: 'tambah_manual', baris: [kepala] }],
      transfers: [
        ...meja.gerak.flatMap((g) =>
          uangTransfer(dari, akunLot(g.lot), g.isi.nilai, { kategori: KATEGORI, jenis }),
        ),
        ...transferLot(meja.gerak),
      ],
      audit: { ...kepala, barang: meja.gerak.map(({ lot, isi }) => [lot.kode_lot, isi.qty, isi.berat]) },
      jawaban,
    };
  },
});

const batal = implementReversal(tambahManual, tambahManual.transitions.batal, {
  description: 'manual item intake cancellation',
  kategoriBalik: () => `BATAL ${KATEGORI}`,
  tulis: [batalLot()],
});

export const tambahManualDocument = implementDocument(tambahManual, { simpan, batal });
