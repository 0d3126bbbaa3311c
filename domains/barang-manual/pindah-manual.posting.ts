/** What moving goods without a barcode does to lots, goods and money, and who must agree. */
import { reject } from '@mustika/kernel/errors.ts';
import { namaTempat } from '@mustika/kernel/transfer.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { barangErrors } from '../barang/barang.errors.ts';
import { bacaBakiTujuan, bacaBarcodeBaru } from '../barang/gerak-barang.query.ts';
import { MANUAL } from '../lot/isian-lot.rule.ts';
import { bacaLot, bacaLotDiBaki } from '../lot/lot.query.ts';
import {
  batalLot,
  jumlahLot,
  nilaiGeser,
  rincianLot,
  siapkanLot,
  transferLot,
  tulisLot,
} from '../lot/lot.rule.ts';
import { manualErrors as salah } from './barang-manual.errors.ts';
import { KATEGORI, kodeLot, lotDisebut } from './barang-manual.rule.ts';
import { pindahManual } from './pindah-manual.document.ts';

const simpan = implementTransition(pindahManual.transitions.simpan, {
  reads: ({ ke_baki, barang }, { scope: { kode_toko } }) => ({
    baki: bacaBakiTujuan(kode_toko, ke_baki),
    dari: bacaLot(kode_toko, kodeLot(barang)),
    ke: bacaLotDiBaki(kode_toko, [MANUAL], [ke_baki]),
    register: bacaBarcodeBaru(barang.length),
  }),
  decide: ({ ke_baki, keterangan, barang }, { baki: [baki], dari, ke, register }, { hari }) => {
    if (!baki) reject(barangErrors.BAKI_TIDAK_ADA, { ke_baki });
    const { kode_gudang: ke_gudang, dijual } = baki;
    const tempat = { gudang: ke_gudang, baki: ke_baki };
    const asal = lotDisebut(barang, dari);
    if (asal.some((lot) => lot.letak === namaTempat(tempat))) reject(salah.BAKI_MANUAL_SAMA, { ke_baki });
    const tujuan = asal.map((lot) => ({ ...lot, tempat, batch: '' }));
    const { kode, meja, tulis } = siapkanLot(tujuan, [...dari, ...ke], register, hari);
    const pindah = barang.map((b, at) => meja.geser(b.kode_lot, kode[at] ?? '', { ...b, baris: at }));
    const { qty, berat } = jumlahLot(pindah.map((p) => p.isi));
    const jawaban = { jumlah_barang: qty, berat };
    const kepala = { ke_gudang, ke_baki, keterangan, ...jawaban };
    const rincian = [...pindah.map(rincianLot), { label: 'Ke Baki', nilai: namaTempat(tempat) }];
    return {
      perlu: dijual ? [] : [{ kategori: 'barang', description: 'manual item move out of sale', rincian }],
      tulis: [...tulis, ...tulisLot(meja.gerak), { penulis: 'pindah_manual', baris: [kepala] }],
      transfers: [...nilaiGeser(pindah, { kategori: KATEGORI, jenis: 'PINDAH' }), ...transferLot(meja.gerak)],
      audit: { ...kepala, barang: barang.map((b) => [b.kode_lot, b.qty, b.berat]) },
      jawaban,
    };
  },
});

const batal = implementReversal(pindahManual, pindahManual.transitions.batal, {
  description: 'manual item move cancellation',
  kategoriBalik: () => `BATAL ${KATEGORI}`,
  tulis: [batalLot()],
});

export const pindahManualDocument = implementDocument(pindahManual, { simpan, batal });
