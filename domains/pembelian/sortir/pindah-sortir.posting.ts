/** What moving sorted gold does to lots and money, and who must agree. Domain 7. */
import { reject } from '@mustika/kernel/errors.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { gerakErrors } from '../../barang/gerak-barang.errors.ts';
import { bacaBarcodeBaru } from '../../barang/gerak-barang.query.ts';
import { GUDANG_BELI, GUDANG_HANCUR } from '../../barang/gerak-barang.rule.ts';
import { lotErrors } from '../../lot/lot.errors.ts';
import { bacaLot, bacaLotDiBaki } from '../../lot/lot.query.ts';
import {
  batalLot,
  jumlahLot,
  type LotTersimpan,
  nilaiGeser,
  rincianLot,
  siapkanLot,
  transferLot,
  tulisLot,
} from '../../lot/lot.rule.ts';
import { KATEGORI_PURCHASE } from '../persetujuan-pembelian.rule.ts';
import { pindahSortir } from './pindah-sortir.document.ts';
import { sortirErrors } from './sortir.errors.ts';
import { type Kelompok, lotKelompok, TRX_PINDAH } from './sortir.rule.ts';
import { type BakiSortir, bacaBakiBeli, bacaBakiSortir } from './sortir-pembelian.query.ts';

const BERKELOMPOK: ReadonlySet<string> = new Set(['BALENAN', 'CUCI', 'PATRI', 'ROSOK']);

/** Scrap lies in the room of scrap, everything else in that of bought goods; what comes out of scrap lies on its first tray. */
function tempatBaru(
  lot: LotTersimpan,
  tujuan: Kelompok,
  hancur: BakiSortir | undefined,
  beli: string | undefined,
) {
  if (tujuan === 'ROSOK')
    return { gudang: GUDANG_HANCUR, baki: (hancur ?? reject(gerakErrors.BAKI_HANCUR_TIDAK_ADA)).kode_baki };
  const [gudang, baki = ''] = lot.letak.split('/');
  if (gudang === GUDANG_BELI) return { gudang, baki };
  return { gudang: GUDANG_BELI, baki: beli ?? reject(sortirErrors.BAKI_BELI_KOSONG) };
}

const simpan = implementTransition(pindahSortir.transitions.simpan, {
  reads: ({ tujuan, barang }, { scope: { kode_toko } }) => ({
    baki: bacaBakiSortir(kode_toko, []),
    beli: bacaBakiBeli(kode_toko),
    dari: bacaLot(
      kode_toko,
      barang.map((b) => b.kode_lot),
    ),
    ke: bacaLotDiBaki(kode_toko, [tujuan], null),
    register: bacaBarcodeBaru(barang.length),
  }),
  decide: ({ tujuan, keterangan, barang }, { baki, beli, dari, ke, register }, { hari }) => {
    const asal = barang.map(({ kode_lot }) => {
      const lot =
        dari.find((one) => one.kode_lot === kode_lot) ?? reject(lotErrors.LOT_TIDAK_ADA, { kode_lot });
      if (!BERKELOMPOK.has(lot.jenis_lot)) reject(sortirErrors.BUKAN_LOT_SORTIR, { kode_lot });
      if (lot.jenis_lot === tujuan) reject(sortirErrors.SORTIR_SAMA, { kode_lot });
      return lot;
    });
    const wadah = asal.map((lot) =>
      lotKelompok(
        tujuan,
        { ...lot, nama: lot.nama_lot },
        tempatBaru(lot, tujuan, baki[0], beli[0]?.kode_baki),
      ),
    );
    const { kode, meja, tulis } = siapkanLot(wadah, [...dari, ...ke], register, hari);
    const geser = barang.map((b, at) => meja.geser(b.kode_lot, kode[at] ?? '', { ...b, baris: at }));
    const { qty, berat, nilai } = jumlahLot(geser.map((one) => one.isi));
    const jawaban = { jumlah_barang: qty, berat, harga_modal: nilai };
    const kepala = { tujuan, keterangan, ...jawaban };
    return {
      // Scrap that becomes goods again is worth more than anybody weighed: somebody else looks.
      perlu: asal.some((lot) => lot.jenis_lot === 'ROSOK')
        ? [
            {
              kategori: KATEGORI_PURCHASE,
              description: 'scrap sorted back',
              rincian: geser.map(rincianLot),
            },
          ]
        : [],
      tulis: [...tulis, ...tulisLot(meja.gerak), { penulis: 'pindah_sortir', baris: [kepala] }],
      transfers: [...nilaiGeser(geser, { kategori: TRX_PINDAH, jenis: tujuan }), ...transferLot(meja.gerak)],
      audit: { ...kepala, barang: barang.map((b) => [b.kode_lot, b.qty, b.berat]) },
      jawaban,
    };
  },
});

const batal = implementReversal(pindahSortir, pindahSortir.transitions.batal, {
  description: 'sorting move cancellation',
  kategoriBalik: () => `BATAL ${TRX_PINDAH}`,
  tulis: [batalLot()],
});

export const pindahSortirDocument = implementDocument(pindahSortir, { simpan, batal });
