/** What destroying goods without a barcode does to lots, goods and money, and who must agree. Domain R8.3. */
import { ALASAN } from '@mustika/kernel/approval.ts';
import { type Transfer, uangTransfer } from '@mustika/kernel/transfer.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { bacaBarcodeBaru, bacaTujuanHancur } from '../barang/gerak-barang.query.ts';
import { tujuanHancur } from '../barang/gerak-barang.rule.ts';
import { bacaLot, bacaLotDiBaki } from '../lot/lot.query.ts';
import {
  akunLot,
  batalLot,
  jumlahLot,
  lotRosok,
  nilaiGeser,
  rincianLot,
  siapkanLot,
  transferLot,
  tulisLot,
} from '../lot/lot.rule.ts';
import { kodeLot, lotDisebut, TRX_HANCUR } from './barang-manual.rule.ts';
import { hancurManual } from './hancur-manual.document.ts';

const simpan = implementTransition(hancurManual.transitions.simpan, {
  reads: ({ kondisi_barang, barang }, { scope: { kode_toko } }) => ({
    acuan: bacaTujuanHancur(kode_toko, kondisi_barang),
    dari: bacaLot(kode_toko, kodeLot(barang)),
    rosok: bacaLotDiBaki(kode_toko, ['ROSOK'], null),
    register: bacaBarcodeBaru(barang.length),
  }),
  decide: ({ kondisi_barang, keterangan, barang }, { acuan, dari, rosok, register }, { hari }) => {
    const { tujuan, tempat, akun } = tujuanHancur(acuan, kondisi_barang);
    const nama = { kategori: TRX_HANCUR, jenis: tujuan };
    const asal = lotDisebut(barang, dari);
    const wadah = 'luar' in tempat ? [] : asal.map((lot) => lotRosok(lot, tempat));
    const { kode, meja, tulis } = siapkanLot(wadah, [...dari, ...rosok], register, hari);
    const uang: Transfer[] = [];
    for (const [at, b] of barang.entries()) {
      const ke = kode[at];
      if (ke !== undefined) uang.push(...nilaiGeser([meja.geser(b.kode_lot, ke, { ...b, baris: at })], nama));
      else {
        const lot = meja.satu(b.kode_lot);
        uang.push(
          ...uangTransfer(
            akunLot(lot),
            { akun },
            meja.keluar(b.kode_lot, { ...b, baris: at }, tempat).nilai,
            nama,
          ),
        );
      }
    }
    const keluar = meja.gerak.filter((g) => g.arah === 'KELUAR');
    const { qty, berat, nilai } = jumlahLot(keluar.map((g) => g.isi));
    const jawaban = { jumlah_barang: qty, berat, harga_modal: nilai };
    const kepala = { kondisi_barang, tujuan, keterangan, ...jawaban };
    return {
      perlu: [
        {
          kategori: 'barang',
          description: 'manual item destruction',
          rincian: [
            { label: 'Kondisi', nilai: `${kondisi_barang} (${tujuan})` },
            ...keluar.map(rincianLot),
            { label: ALASAN, nilai: keterangan },
          ],
        },
      ],
      tulis: [...tulis, ...tulisLot(meja.gerak), { penulis: 'hancur_manual', baris: [kepala] }],
      transfers: [...uang, ...transferLot(meja.gerak)],
      audit: { ...kepala, barang: barang.map((b) => [b.kode_lot, b.qty, b.berat]) },
      jawaban,
    };
  },
});

const batal = implementReversal(hancurManual, hancurManual.transitions.batal, {
  description: 'manual item destruction cancellation',
  kategoriBalik: () => `BATAL ${TRX_HANCUR}`,
  tulis: [batalLot()],
});

export const hancurManualDocument = implementDocument(hancurManual, { simpan, batal });
