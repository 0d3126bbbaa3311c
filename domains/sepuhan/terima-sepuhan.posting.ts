/** What receiving from a craftsman does to lots, pieces and money. Domain 7, 12.4 SEPUHAN/TERIMA, LEBUR/SELESAI, PESANAN/JADI. */
import { add, type Miligram, NOL_RUPIAH, type Rupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import type { RowsOf } from '@mustika/server-kit/database.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import {
  type Facts,
  implementDocument,
  implementTransition,
} from '@mustika/server-kit/document/document-runner.ts';
import { checkEarlyPhotos, readEarlyPhotos } from '@mustika/server-kit/files/early-photo.ts';
import { bacaBarcodeBaru } from '../barang/gerak-barang.query.ts';
import { GUDANG_BELI, GUDANG_HANCUR, kembar } from '../barang/gerak-barang.rule.ts';
import { acuanOf, acuanStatement } from '../barang/masuk/acuan-masuk.query.ts';
import { lotErrors } from '../lot/lot.errors.ts';
import { bacaLotBatch, bacaLotDiBaki } from '../lot/lot.query.ts';
import {
  batalLot,
  type JenisLot,
  jumlahLot,
  type LotTersimpan,
  lotRosok,
  transferLot,
  tulisLot,
} from '../lot/lot.rule.ts';
import { bakiDi, bakiDisebut } from './baki-hasil.rule.ts';
import { kepingJadi } from './jadi/barang-jadi.posting.ts';
import { barisMasuk, type KartuJadi, kartuJadi } from './jadi/barang-jadi.rule.ts';
import { FOTO_BUAT } from './jadi/foto-jadi.query.ts';
import { bebankanOngkos, kerjakan, type Olahan, type Upah } from './olahan.posting.ts';
import { sepuhanErrors as salah } from './sepuhan.errors.ts';
import { bacaBakiHasil, bacaKirimanLot, type Kiriman } from './sepuhan.query.ts';
import { lotMurni, type Pekerjaan, persenSusut, TRX_TERIMA } from './sepuhan.rule.ts';
import { terimaSepuhan } from './terima-sepuhan.document.ts';

const { cuci: CUCI, lebur: LEBUR, jadi: JADI } = terimaSepuhan.transitions;

type Kepala = { ongkos: Rupiah | null; ongkos_dibayar: Upah['dibayar'] | null; keterangan: string | null };

/** `baru` codes at most: of lots that are new, and of pieces. */
const bacaBahan = (kode_toko: string, kode: readonly string[], ke_baki: string | null, baru: number) => ({
  batch: bacaLotBatch(kode_toko, kode),
  kiriman: bacaKirimanLot(kode_toko, kode),
  baki: bacaBakiHasil(kode_toko, ke_baki),
  beli: bacaLotDiBaki(kode_toko, ['BALENAN'], null),
  murni: bacaLotDiBaki(kode_toko, ['MURNI'], null),
  rosok: bacaLotDiBaki(kode_toko, ['ROSOK'], null),
  register: bacaBarcodeBaru(baru + 1),
});
type Bacaan = RowsOf<ReturnType<typeof bacaBahan>>;

/** The one shipment that all of it belongs to: of such work, and nobody has closed it. */
function satuKiriman(
  kode: readonly string[],
  kerja: readonly Pekerjaan[],
  { batch, kiriman }: Bacaan,
): Kiriman {
  const twin = kembar(kode);
  if (twin) reject(salah.LOT_DUA_KALI, { kode_lot: twin });
  for (const kode_lot of kode) {
    const lot = batch.find((one) => one.kode_lot === kode_lot);
    if (!lot || lot.jenis_lot === 'SUSUT') reject(salah.BUKAN_DI_TUKANG, { kode_lot });
  }
  const [satu, lain] = kiriman;
  if (lain) reject(salah.BEDA_KIRIMAN);
  if (!satu) reject(salah.KIRIMAN_CUCI_TIDAK_ADA);
  if (!kerja.includes(satu.pekerjaan)) reject(salah.BUKAN_PEKERJAAN_INI, { pekerjaan: satu.pekerjaan });
  if (satu.ditutup) reject(salah.KIRIMAN_CUCI_DITUTUP, { no_kirim: satu.no_kirim });
  return satu;
}

const lotBahan = (kode_lot: string, { batch }: Bacaan): LotTersimpan =>
  batch.find((one) => one.kode_lot === kode_lot) ?? reject(salah.BUKAN_DI_TUKANG, { kode_lot });

/** What is received: the works that come this way, and what they made. */
type Datang = { kerja: readonly Pekerjaan[]; olahan: readonly Olahan[] };

function terima({ kerja, olahan }: Datang, kepala: Kepala, rows: Bacaan, facts: Facts) {
  const kode = olahan.flatMap(({ bahan }) => bahan.map((b) => b.kode_lot));
  const kiriman = satuKiriman(kode, kerja, rows);
  const { no_kirim, pekerjaan, tukang } = kiriman;
  const ada = [...rows.batch, ...rows.beli, ...rows.murni, ...rows.rosok];
  const made = kerjakan(olahan, kiriman, { ada, register: rows.register }, facts);
  const ongkos = kepala.ongkos ?? NOL_RUPIAH;
  const dibayar = kepala.ongkos_dibayar ?? 'TUNAI';
  const upah = bebankanOngkos({ ongkos, dibayar, tukang }, made, facts);
  const masuk = jumlahLot(made.isiBahan);
  const jadi = jumlahLot(made.hasil.map(({ isi }) => isi));
  const keping = kepingJadi(made.hasil, upah.ongkos, facts.hari);
  const baris = {
    ...{ no_kirim, pekerjaan, tukang, berat_bahan: masuk.berat, murni_bahan: masuk.murni },
    ...{ jumlah_barang: jadi.qty, berat: jadi.berat, murni: jadi.murni },
    ...{ susut: made.hilang, susut_persen: persenSusut(made.hilang, masuk.murni) },
    ...{ nilai_susut: made.nilaiSusut, ongkos, harga_modal: add(jadi.nilai, ongkos) },
    ...{ ongkos_dibayar: dibayar, keterangan: kepala.keterangan },
  };
  return {
    tulis: [
      { penulis: 'kiriman_terbuka', baris: [{ no_kirim }] },
      ...keping.kartu,
      ...made.tulis,
      ...tulisLot(upah.gerak),
      { penulis: 'terima_sepuhan', baris: [baris] },
      { penulis: 'terima_sepuhan_bahan', baris: made.bahan },
      ...keping.baris,
    ],
    transfers: [...made.uang, ...upah.uang, ...keping.transfers, ...transferLot(upah.gerak)],
    audit: { ...baris, bahan: kode, ...keping.audit },
    jawaban: {
      ...{ no_kirim, berat: baris.berat, murni: baris.murni, susut: baris.susut as Miligram },
      harga_modal: baris.harga_modal,
    },
  };
}

type Cuci = Row<typeof CUCI.fields>;
type Lebur = Row<typeof LEBUR.fields>;
type BarangJadi = Row<typeof JADI.fields>;

/** Each line is a conversion of its own: the same goods at the same karat, lighter. */
function olahanCuci({ barang }: Cuci, rows: Bacaan): Olahan[] {
  return barang.map(({ kode_lot, qty, berat_bahan, berat }, at) => {
    const { kadar, kode_group, kode_dept, ada_faktur, nama_lot } = lotBahan(kode_lot, rows);
    const jenis_lot: JenisLot = 'BALENAN';
    const ke = { jenis_lot, kadar, kode_group, kode_dept, ada_faktur, nama_lot, batch: '' };
    return {
      bahan: [{ kode_lot, qty, berat_bahan }],
      hasil: [{ berat, kadar, qty, ke: { ...ke, tempat: bakiDi(rows.baki, GUDANG_BELI) } }],
      mulai: at,
    };
  });
}

type Logam = Lebur['hasil'][number];
/** Bars lie where it is said, rest with the scrap. */
function logam(hasil: readonly Logam[], ke_baki: string | null, { baki }: Bacaan) {
  const disebut = bakiDisebut(baki, ke_baki);
  return hasil.map(({ jenis, kadar, berat }) => ({
    ...{ berat, kadar, qty: 0 },
    ke:
      jenis === 'ROSOK'
        ? lotRosok({ kadar, ada_faktur: false }, bakiDi(baki, GUDANG_HANCUR))
        : lotMurni(kadar, disebut ?? bakiDi(baki, GUDANG_BELI)),
  }));
}

/** All of it is one melt. What it was bought with decides nothing about bars any more. */
function olahanLebur({ bahan, hasil, ke_baki }: Lebur, rows: Bacaan): Olahan[] {
  return [
    {
      mulai: 0,
      bahan: bahan.map((b) => ({ ...b, qty: lotBahan(b.kode_lot, rows).qty })),
      hasil: logam(hasil, ke_baki, rows),
    },
  ];
}

/** Pieces are made of all of it, and what is left of it is metal again. */
function olahanJadi({ bahan, sisa, ke_baki }: BarangJadi, kartu: readonly KartuJadi[], rows: Bacaan) {
  const keping = kartu.map((satu) => ({ berat: satu.berat, kadar: satu.kadar, qty: 1, keping: satu }));
  return [
    {
      mulai: 0,
      bahan: bahan.map((b) => ({ ...b, qty: 0 })),
      hasil: [...keping, ...logam(sisa, ke_baki, rows)],
    },
  ];
}

const membayar = ({ ongkos, ongkos_dibayar }: Kepala): boolean =>
  ongkos_dibayar !== 'HUTANG' && (ongkos ?? 0) > 0;

const cuci = implementTransition(CUCI, {
  pays: membayar,
  reads: ({ barang }, { scope: { kode_toko } }) =>
    bacaBahan(
      kode_toko,
      barang.map((b) => b.kode_lot),
      null,
      barang.length,
    ),
  decide: (input, rows, facts) =>
    terima({ kerja: ['CUCI', 'PATRI'], olahan: olahanCuci(input, rows) }, input, rows, facts),
});

const lebur = implementTransition(LEBUR, {
  pays: membayar,
  reads: ({ bahan, hasil, ke_baki }, { scope: { kode_toko } }) =>
    bacaBahan(
      kode_toko,
      bahan.map((b) => b.kode_lot),
      ke_baki,
      hasil.length,
    ),
  decide: (input, rows, facts) =>
    terima({ kerja: ['LEBUR'], olahan: olahanLebur(input, rows) }, input, rows, facts),
});

/** Codes that nothing ever had: for the pieces, and for what else is new. */
function kodeKeping(banyak: number, register: Bacaan['register']) {
  if (register.length < banyak) reject(lotErrors.STOK_LOT_BERUBAH);
  return [register.slice(0, banyak).map(({ kode }) => kode), register.slice(banyak)] as const;
}

const jadi = implementTransition(JADI, {
  pays: membayar,
  reads: ({ bahan, barang, sisa, ke_baki }, { scope: { kode_toko } }) => ({
    ...bacaBahan(
      kode_toko,
      bahan.map((b) => b.kode_lot),
      ke_baki,
      barang.length + sisa.length,
    ),
    difoto: readEarlyPhotos(FOTO_BUAT, kode_toko, barang),
    acuan: acuanStatement(
      kode_toko,
      barang.map((b) => barisMasuk(b)),
    ),
  }),
  decide: (input, { acuan, difoto, ...rows }, facts) => {
    const [kode_barcode, register] = kodeKeping(input.barang.length, rows.register);
    checkEarlyPhotos(input.barang, difoto, salah.FOTO_JADI_TIDAK_ADA);
    const kartu = kartuJadi(input.barang, kode_barcode, acuanOf(acuan));
    const datang = { kerja: ['BUAT'], olahan: olahanJadi(input, kartu, rows) } as const;
    const made = terima(datang, input, { ...rows, register }, facts);
    return { ...made, jawaban: { ...made.jawaban, kode_barcode } };
  },
});

const batal = implementReversal(terimaSepuhan, terimaSepuhan.transitions.batal, {
  description: 'craftsman receipt cancellation',
  kategoriBalik: () => `BATAL ${TRX_TERIMA}`,
  tulis: [{ penulis: 'terima_sepuhan_batal', baris: [{}] }, batalLot()],
});

export const terimaSepuhanDocument = implementDocument(terimaSepuhan, { cuci, lebur, jadi, batal });
