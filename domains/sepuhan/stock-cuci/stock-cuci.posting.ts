/** What typed weights do to lots, gold and money, and who must agree. */
import { beratMurni, formatGram, type Miligram, NOL_RUPIAH, subtract } from '@mustika/kernel/amount.ts';
import { ALASAN, type Rincian } from '@mustika/kernel/approval.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import { uangTransfer } from '@mustika/kernel/transfer.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { bacaBarcodeBaru } from '../../barang/gerak-barang.query.ts';
import { GUDANG_BELI, GUDANG_HANCUR, kembar } from '../../barang/gerak-barang.rule.ts';
import { stokAwal } from '../../barang/masuk/stok-awal.rule.ts';
import { bacaLot, bacaLotDiBaki } from '../../lot/lot.query.ts';
import {
  akunLot,
  batalLot,
  dariSimpanan,
  type GerakLot,
  isiBaru,
  type Lot,
  type LotTujuan,
  lotRosok,
  mejaLot,
  rincianLot,
  siapkanLot,
  transferLot,
  tulisLot,
} from '../../lot/lot.rule.ts';
import { bakiDi, bakiDisebut } from '../baki-hasil.rule.ts';
import { sepuhanErrors as salah } from '../sepuhan.errors.ts';
import { bacaBakiHasil } from '../sepuhan.query.ts';
import { KATEGORI_SEPUHAN, lotMurni } from '../sepuhan.rule.ts';
import { stockCuci } from './stock-cuci.document.ts';
import { bacaNamaBarang, type NamaBarang } from './stock-cuci.query.ts';
import { KODE_STOCK, TRX_STOCK_CUCI } from './stock-cuci.rule.ts';

const { masuk: MASUK, timbang: TIMBANG } = stockCuci.transitions;
type Baris = Row<typeof MASUK.fields>['barang'][number];

/** What it is from now on. What is washed or mended comes back as goods of a group and a kind. */
function lotBaru(b: Baris, at: number, nama: NamaBarang | undefined, tempat: Lot['tempat']): LotTujuan {
  const { jenis_lot, kadar, kode_group, kode_dept } = b;
  if (jenis_lot === 'ROSOK') return lotRosok({ kadar, ada_faktur: false }, tempat);
  if (jenis_lot === 'MURNI') return lotMurni(kadar, tempat);
  if (kode_group === null || kode_dept === null)
    reject(salah.GROUP_JENIS_KOSONG, {
      path: `barang.${at}.${kode_group === null ? 'kode_group' : 'kode_dept'}`,
    });
  const { nama_group, nama_dept } = nama ?? { nama_group: null, nama_dept: null };
  return {
    ...{ jenis_lot, kadar, kode_group, kode_dept, ada_faktur: false, tempat, batch: '' },
    nama_lot: `${nama_dept ?? kode_dept} ${nama_group ?? kode_group}`,
  };
}

/** Net of what came and what is gone. */
const bersih = (gerak: readonly GerakLot[]) => {
  let [jumlah_barang, berat, harga_modal] = [0, 0, 0];
  for (const { arah, isi } of gerak) {
    const kali = arah === 'MASUK' ? 1 : -1;
    jumlah_barang += isi.qty;
    berat += kali * isi.berat;
    harga_modal += kali * isi.nilai;
  }
  return { jumlah_barang, berat: berat as Miligram, harga_modal: harga_modal as Lot['nilai'] };
};

const masuk = implementTransition(MASUK, {
  reads: ({ barang, ke_baki }, { scope: { kode_toko } }) => ({
    nama: bacaNamaBarang(kode_toko, barang),
    baki: bacaBakiHasil(kode_toko, ke_baki),
    ada: bacaLotDiBaki(kode_toko, KODE_STOCK, null),
    register: bacaBarcodeBaru(barang.length),
  }),
  decide: ({ barang, ke_baki, keterangan }, { nama, baki, ada, register }, { hari, ctx: { session } }) => {
    const disebut = bakiDisebut(baki, ke_baki);
    const tujuan = barang.map((b, at) =>
      lotBaru(
        b,
        at,
        nama[at],
        b.jenis_lot === 'ROSOK' ? bakiDi(baki, GUDANG_HANCUR) : (disebut ?? bakiDi(baki, GUDANG_BELI)),
      ),
    );
    const { kode, meja, tulis } = siapkanLot(tujuan, ada, register, hari);
    for (const [at, { berat, qty, modal_total, kadar }] of barang.entries())
      meja.masuk(kode[at] ?? '', isiBaru(kadar, berat, modal_total, qty), { luar: 'AWAL' });
    const jawaban = bersih(meja.gerak);
    const kepala = { cara: 'MASUK', keterangan, ...jawaban };
    return {
      perlu: stokAwal(meja.gerak.map(rincianLot), jawaban.harga_modal, session),
      tulis: [...tulis, ...tulisLot(meja.gerak), { penulis: 'stock_cuci', baris: [kepala] }],
      transfers: [
        ...meja.gerak.flatMap(({ lot, isi }) =>
          uangTransfer({ akun: 'MODAL' }, akunLot(lot), isi.nilai, {
            ...{ kategori: TRX_STOCK_CUCI, jenis: 'MASUK' },
          }),
        ),
        ...transferLot(meja.gerak),
      ],
      audit: { ...kepala, barang: meja.gerak.map(({ lot, isi }) => [lot.kode_lot, isi.qty, isi.berat]) },
      jawaban,
    };
  },
});

const SUSUT = { luar: 'SUSUT' } as const;

const timbang = implementTransition(TIMBANG, {
  reads: ({ lot }, { scope: { kode_toko } }) => ({
    ada: bacaLot(
      kode_toko,
      lot.map((b) => b.kode_lot),
    ),
  }),
  decide: ({ lot, keterangan }, { ada }) => {
    const twin = kembar(lot.map((b) => b.kode_lot));
    if (twin) reject(salah.LOT_DUA_KALI, { kode_lot: twin });
    const milik = ada.filter(
      ({ jenis_lot, letak }) =>
        (KODE_STOCK as readonly string[]).includes(jenis_lot) && !letak.startsWith('@'),
    );
    const meja = mejaLot(milik.map(dariSimpanan));
    const rincian = lot.map(({ kode_lot, berat }, at): Rincian => {
      const lama = meja.satu(kode_lot);
      const beda = subtract(berat, lama.berat);
      if (beda === 0) reject(salah.BERAT_TIDAK_BERUBAH, { kode_lot, path: `lot.${at}.berat` });
      // The pieces are those that were counted, until nothing is left of them.
      if (beda < 0)
        meja.keluar(kode_lot, { berat: -beda as Miligram, qty: berat === 0 ? lama.qty : 0 }, SUSUT);
      else {
        const murni = subtract(beratMurni(berat, lama.kadar), beratMurni(lama.berat, lama.kadar));
        meja.masuk(kode_lot, { berat: beda, qty: 0, nilai: NOL_RUPIAH, murni }, SUSUT);
      }
      return { label: lama.nama_lot, nilai: `${formatGram(lama.berat)} g → ${formatGram(berat)} g` };
    });
    const jawaban = bersih(meja.gerak);
    const kepala = { cara: 'TIMBANG', keterangan, ...jawaban };
    return {
      perlu: [
        {
          kategori: KATEGORI_SEPUHAN,
          description: 'refining stock weighed anew',
          rincian: [...rincian, { label: ALASAN, nilai: keterangan }],
        },
      ],
      tulis: [...tulisLot(meja.gerak), { penulis: 'stock_cuci', baris: [kepala] }],
      transfers: [
        ...meja.gerak.flatMap(({ lot: satu, isi }) =>
          uangTransfer(akunLot(satu), { akun: 'BEBAN_SUSUT' }, isi.nilai, {
            ...{ kategori: TRX_STOCK_CUCI, jenis: 'TIMBANG' },
          }),
        ),
        ...transferLot(meja.gerak),
      ],
      alasan: keterangan,
      audit: { ...kepala, lot: lot.map((b) => [b.kode_lot, b.berat]) },
      jawaban,
    };
  },
});

const batal = implementReversal(stockCuci, stockCuci.transitions.batal, {
  description: 'refining stock cancellation',
  kategoriBalik: () => `BATAL ${TRX_STOCK_CUCI}`,
  tulis: [batalLot()],
});

export const stockCuciDocument = implementDocument(stockCuci, { masuk, timbang, batal });
