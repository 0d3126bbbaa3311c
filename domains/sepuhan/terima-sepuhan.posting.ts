/** What receiving from a craftsman does to lots and money. Domain 7, 12.4 SEPUHAN/TERIMA, LEBUR/SELESAI. */
import { add, type Miligram, NOL_RUPIAH, type Rupiah, subtract, sum } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import type { Transfer, UjungUang } from '@mustika/kernel/transfer.ts';
import type { RowsOf } from '@mustika/server-kit/database.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import {
  type Facts,
  implementDocument,
  implementTransition,
} from '@mustika/server-kit/document/document-runner.ts';
import { bacaBarcodeBaru } from '../barang/gerak-barang.query.ts';
import { GUDANG_BELI, GUDANG_HANCUR, kembar } from '../barang/gerak-barang.rule.ts';
import { bacaLotBatch, bacaLotDiBaki } from '../lot/lot.query.ts';
import {
  akunLot,
  batalLot,
  type IsiLot,
  type JenisLot,
  jumlahLot,
  type Lot,
  type LotTersimpan,
  type LotTujuan,
  lotRosok,
  OLAH,
  siapkanLot,
  transferLot,
  tulisLot,
} from '../lot/lot.rule.ts';
import { alirkan, bagiNilai, type Hasil, olahLot } from '../lot/olah-lot.rule.ts';
import { diTukang } from '../lot/tempat-lot.rule.ts';
import { bakiDi, bakiDisebut } from './baki-hasil.rule.ts';
import { sepuhanErrors as salah } from './sepuhan.errors.ts';
import { bacaBakiHasil, bacaKirimanLot, type Kiriman } from './sepuhan.query.ts';
import { bagi, lotMurni, normaSusut, persenSusut, TRX_TERIMA } from './sepuhan.rule.ts';
import { terimaSepuhan } from './terima-sepuhan.document.ts';

const { cuci: CUCI, lebur: LEBUR } = terimaSepuhan.transitions;

type Bahan = { kode_lot: string; qty: number; berat_bahan: Miligram };
/** What is made of what: lines of the material, and the lots that it becomes. */
type Olahan = { bahan: Bahan[]; hasil: (Hasil & { ke: LotTujuan })[]; mulai: number };
type Kepala = { ongkos: Rupiah | null; keterangan: string | null };

const bacaBahan = (kode_toko: string, kode: readonly string[], ke_baki: string | null, lot: number) => ({
  batch: bacaLotBatch(kode_toko, kode),
  kiriman: bacaKirimanLot(kode_toko, kode),
  baki: bacaBakiHasil(kode_toko, ke_baki),
  beli: bacaLotDiBaki(kode_toko, ['BALENAN'], null),
  murni: bacaLotDiBaki(kode_toko, ['MURNI'], null),
  rosok: bacaLotDiBaki(kode_toko, ['ROSOK'], null),
  register: bacaBarcodeBaru(lot + 1),
});
type Bacaan = RowsOf<ReturnType<typeof bacaBahan>>;

/** The one shipment that all of it belongs to, and that nobody has closed. */
function satuKiriman(kode: readonly string[], { batch, kiriman }: Bacaan): Kiriman {
  const twin = kembar(kode);
  if (twin) reject(salah.LOT_DUA_KALI, { kode_lot: twin });
  for (const kode_lot of kode) {
    const lot = batch.find((one) => one.kode_lot === kode_lot);
    if (!lot || lot.jenis_lot === 'SUSUT') reject(salah.BUKAN_DI_TUKANG, { kode_lot });
  }
  const [satu, lain] = kiriman;
  if (lain) reject(salah.BEDA_KIRIMAN);
  if (!satu) reject(salah.KIRIMAN_CUCI_TIDAK_ADA);
  if (satu.ditutup) reject(salah.KIRIMAN_CUCI_DITUTUP, { no_kirim: satu.no_kirim });
  return satu;
}

const lotBahan = (kode_lot: string, { batch }: Bacaan): LotTersimpan =>
  batch.find((one) => one.kode_lot === kode_lot) ?? reject(salah.BUKAN_DI_TUKANG, { kode_lot });

/** What of the fine gold that is missing is owed by the craftsman until the shipment is closed. */
const lotSusut = ({ no_kirim, tukang }: Kiriman): LotTujuan => ({
  ...{ jenis_lot: 'SUSUT', kadar: 100_000 as LotTujuan['kadar'], kode_group: null, kode_dept: null },
  ...{ ada_faktur: false, tempat: diTukang(tukang), batch: no_kirim, nama_lot: `SUSUT ${no_kirim}` },
});

type Dikerjakan = {
  uang: Transfer[];
  bahan: object[];
  isiBahan: IsiLot[];
  hasil: { lot: Lot; isi: IsiLot }[];
  hilang: number;
  nilaiSusut: Rupiah;
};

function kerjakan(olahan: readonly Olahan[], kiriman: Kiriman, rows: Bacaan, { hari, store }: Facts) {
  const { pekerjaan, perlakuan } = kiriman;
  const norma = normaSusut(kiriman, store);
  const nama = { kategori: TRX_TERIMA, jenis: pekerjaan };
  const { kode, meja, tulis } = siapkanLot(
    [...olahan.flatMap(({ hasil }) => hasil.map(({ ke }) => ke)), lotSusut(kiriman)],
    [...rows.batch, ...rows.beli, ...rows.murni, ...rows.rosok],
    rows.register,
    hari,
  );
  const kodeSusut = kode.at(-1) as string;
  const total: Dikerjakan = {
    uang: [],
    bahan: [],
    isiBahan: [],
    hasil: [],
    hilang: 0,
    nilaiSusut: NOL_RUPIAH,
  };
  let ke = 0;
  for (const { bahan, hasil, mulai } of olahan) {
    const daftar = pekerjaan === 'LEBUR' ? 'bahan' : 'barang';
    const asal = bahan.map((b) => meja.satu(b.kode_lot));
    const isi = bahan.map((b, at) =>
      meja.keluar(b.kode_lot, { berat: b.berat_bahan, qty: b.qty, baris: mulai + at, daftar }, OLAH),
    );
    const masuk = jumlahLot(isi);
    const made = olahLot(masuk, hasil, { perlakuan, norma });
    // Gold that was missing before and is there now is owed no more.
    const kembali = Math.min(made.lebih, meja.satu(kodeSusut).berat) as Miligram;
    const dari: [UjungUang, Rupiah][] = asal.map((lot, at) => [akunLot(lot), isi[at]?.nilai ?? NOL_RUPIAH]);
    let tambahan = NOL_RUPIAH;
    if (kembali > 0) {
      const lama = meja.satu(kodeSusut);
      tambahan = meja.keluar(kodeSusut, { berat: kembali, qty: 0 }, OLAH).nilai;
      dari.push([akunLot(lama), tambahan]);
    }
    const nilai = bagiNilai(add(sum(made.hasil.map((h) => h.nilai)), tambahan), made.hasil);
    const jadi = made.hasil.map((satu, at) => {
      const kode_lot = kode[ke + at] as string;
      const lot = meja.satu(kode_lot);
      return { lot, isi: meja.masuk(kode_lot, { ...satu, nilai: nilai[at] ?? NOL_RUPIAH }, OLAH) };
    });
    ke += hasil.length;
    const tujuan: [UjungUang, Rupiah][] = jadi.map((one) => [akunLot(one.lot), one.isi.nilai]);
    if (made.susut.murni > 0) {
      const { murni } = made.susut;
      meja.masuk(kodeSusut, { berat: murni, qty: 0, murni, nilai: made.susut.nilai }, OLAH);
      tujuan.push([akunLot(meja.satu(kodeSusut)), made.susut.nilai]);
    }
    total.uang.push(...alirkan(dari, tujuan, nama));
    const hilang = made.susut.murni - made.lebih;
    const bagian = bagi(
      hilang,
      isi.map(({ murni }) => murni),
    );
    total.bahan.push(
      ...asal.map((lot, at) => ({
        urut: total.bahan.length + at + 1,
        ...{ kode_lot: lot.kode_lot, nama_lot: lot.nama_lot, kadar: lot.kadar, berat: isi[at]?.berat },
        ...{ murni: isi[at]?.murni, harga_modal: isi[at]?.nilai, susut: bagian[at] },
      })),
    );
    total.isiBahan.push(...isi);
    total.hasil.push(...jadi);
    total.hilang += hilang;
    total.nilaiSusut = subtract(add(total.nilaiSusut, made.susut.nilai), tambahan);
  }
  return { ...total, meja, tulis };
}

/** His wage is cost of what came. */
function bayarOngkos(ongkos: Rupiah, { hasil, meja }: ReturnType<typeof kerjakan>, { ctx }: Facts) {
  if (ongkos === 0) return { uang: [], gerak: meja.gerak };
  const bagian = bagiNilai(
    ongkos,
    hasil.map(({ isi }) => isi),
  );
  const uang = alirkan(
    [[{ akun: 'KAS', dimensi: ctx.scope.user_id }, ongkos]],
    hasil.map(({ lot }, at) => [akunLot(lot), bagian[at] ?? NOL_RUPIAH]),
    { kategori: TRX_TERIMA, jenis: 'ONGKOS' },
  );
  const tambah = new Map(hasil.map(({ isi }, at) => [isi, bagian[at] ?? NOL_RUPIAH]));
  const gerak = meja.gerak.map((g) => {
    const lebih = tambah.get(g.isi);
    return lebih === undefined ? g : { ...g, isi: { ...g.isi, nilai: add(g.isi.nilai, lebih) } };
  });
  return { uang, gerak };
}

function terima(olahan: readonly Olahan[], kepala: Kepala, rows: Bacaan, facts: Facts) {
  const kode = olahan.flatMap(({ bahan }) => bahan.map((b) => b.kode_lot));
  const kiriman = satuKiriman(kode, rows);
  const made = kerjakan(olahan, kiriman, rows, facts);
  const ongkos = kepala.ongkos ?? NOL_RUPIAH;
  const { uang, gerak } = bayarOngkos(ongkos, made, facts);
  const masuk = jumlahLot(made.isiBahan);
  const jadi = jumlahLot(made.hasil.map(({ isi }) => isi));
  const { no_kirim, pekerjaan, tukang } = kiriman;
  const baris = {
    ...{ no_kirim, pekerjaan, tukang, berat_bahan: masuk.berat, murni_bahan: masuk.murni },
    ...{ jumlah_barang: jadi.qty, berat: jadi.berat, murni: jadi.murni },
    ...{ susut: made.hilang, susut_persen: persenSusut(made.hilang, masuk.murni) },
    ...{ nilai_susut: made.nilaiSusut, ongkos, harga_modal: add(jadi.nilai, ongkos) },
    keterangan: kepala.keterangan,
  };
  return {
    tulis: [
      { penulis: 'kiriman_terbuka', baris: [{ no_kirim }] },
      ...made.tulis,
      ...tulisLot(gerak),
      { penulis: 'terima_sepuhan', baris: [baris] },
      { penulis: 'terima_sepuhan_bahan', baris: made.bahan },
    ],
    transfers: [...made.uang, ...uang, ...transferLot(gerak)],
    audit: { ...baris, bahan: kode },
    jawaban: {
      ...{ no_kirim, berat: baris.berat, murni: baris.murni, susut: baris.susut as Miligram },
      harga_modal: baris.harga_modal,
    },
  };
}

type Cuci = Row<typeof CUCI.fields>;
type Lebur = Row<typeof LEBUR.fields>;

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

/** All of it is one melt. What it was bought with decides nothing about bars any more. */
function olahanLebur({ bahan, hasil, ke_baki }: Lebur, rows: Bacaan): Olahan[] {
  const disebut = bakiDisebut(rows.baki, ke_baki);
  const simpan = () => disebut ?? bakiDi(rows.baki, GUDANG_BELI);
  return [
    {
      mulai: 0,
      bahan: bahan.map((b) => ({ ...b, qty: lotBahan(b.kode_lot, rows).qty })),
      hasil: hasil.map(({ jenis, kadar, berat }) => ({
        ...{ berat, kadar, qty: 0 },
        ke:
          jenis === 'ROSOK'
            ? lotRosok({ kadar, ada_faktur: false }, bakiDi(rows.baki, GUDANG_HANCUR))
            : lotMurni(kadar, simpan()),
      })),
    },
  ];
}

const membayar = ({ ongkos }: Kepala): boolean => (ongkos ?? 0) > 0;

const cuci = implementTransition(CUCI, {
  pays: membayar,
  reads: ({ barang }, { scope: { kode_toko } }) =>
    bacaBahan(
      kode_toko,
      barang.map((b) => b.kode_lot),
      null,
      barang.length,
    ),
  decide: (input, rows, facts) => terima(olahanCuci(input, rows), input, rows, facts),
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
  decide: (input, rows, facts) => terima(olahanLebur(input, rows), input, rows, facts),
});

const batal = implementReversal(terimaSepuhan, terimaSepuhan.transitions.batal, {
  description: 'craftsman receipt cancellation',
  kategoriBalik: () => `BATAL ${TRX_TERIMA}`,
  tulis: [{ penulis: 'terima_sepuhan_batal', baris: [{}] }, batalLot()],
});

export const terimaSepuhanDocument = implementDocument(terimaSepuhan, { cuci, lebur, batal });
