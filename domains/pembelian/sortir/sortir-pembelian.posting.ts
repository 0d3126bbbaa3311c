/** What sorting does to pieces, lots, gold and money, and who must agree. Domain 7, 12.4 SORTIR. */
import { add, type Rupiah, sum } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { type Transfer, uangTransfer } from '@mustika/kernel/transfer.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import {
  type Facts,
  implementDocument,
  implementTransition,
} from '@mustika/server-kit/document/document-runner.ts';
import { batalGerak, gerakBarang, pindahBarang, rincianBarang } from '../../barang/gerak-barang.rule.ts';
import { akunStok } from '../../barang/golongan-modal.rule.ts';
import { lotErrors } from '../../lot/lot.errors.ts';
import { akunLot, batalLot, isiBaru, OLAH, siapkanLot, transferLot, tulisLot } from '../../lot/lot.rule.ts';
import { pembelianErrors as salah } from '../pembelian.errors.ts';
import { KATEGORI_PURCHASE } from '../persetujuan-pembelian.rule.ts';
import { sortirErrors } from './sortir.errors.ts';
import { TRX_SORTIR } from './sortir.rule.ts';
import { sortirPembelian } from './sortir-pembelian.document.ts';
import type { KartuLama } from './sortir-pembelian.query.ts';
import {
  type Bacaan,
  bacaSortir,
  type Disortir,
  dariKeping,
  dariLot,
  dariPiece,
  lotTujuan,
} from './yang-disortir.posting.ts';

/** Every line does its work: what left, what came, what that is worth. */
function kerjakan(lines: readonly Disortir[], rows: Bacaan, { hari, ctx }: Facts) {
  const keping = lines.filter((l) => l.kartu);
  const kodeBaru = rows.register.slice(0, keping.length).map(({ kode }) => kode);
  if (kodeBaru.length < keping.length) reject(lotErrors.STOK_LOT_BERUBAH);
  const berlot = lines.flatMap((l) => {
    const tujuan = lotTujuan(l);
    return tujuan ? [{ l, tujuan }] : [];
  });
  const siap = siapkanLot(
    berlot.map((one) => one.tujuan),
    [...rows.dari, ...rows.ke],
    rows.register.slice(keping.length),
    hari,
  );
  const ke = new Map<Disortir, string>([
    ...keping.map((l, at): [Disortir, string] => [l, kodeBaru[at] as string]),
    ...berlot.map(({ l }, at): [Disortir, string] => [l, siap.kode[at] as string]),
  ]);
  const uang: Transfer[] = [];
  const barang: Transfer[] = [];
  const baru: object[] = [];
  const baris = lines.map((l, at) => {
    const ke_kode = ke.get(l) as string;
    const nama = { kategori: TRX_SORTIR, jenis: l.tujuan };
    let modal: Rupiah;
    if (l.kartu) {
      const stok = { akun: akunStok(l.kartu.golongan_modal) };
      const asal = l.piece ? { akun: 'PERSEDIAAN_BELI' as const } : akunLot(siap.meja.satu(l.kode_barcode));
      const dariLot = { ...l.banyak, baris: l.baris, daftar: 'keping' };
      modal = l.piece?.harga_modal ?? siap.meja.keluar(l.kode_barcode, dariLot, OLAH).nilai;
      uang.push(
        ...uangTransfer(asal, stok, modal, nama),
        ...uangTransfer({ akun: 'KAS', dimensi: ctx.scope.user_id }, stok, l.ongkos, {
          ...nama,
          jenis: 'ONGKOS',
        }),
      );
      const { kadar, banyak } = l;
      barang.push(pindahBarang({ kode_barcode: ke_kode, berat: banyak.berat, kadar }, OLAH, l.tempat));
      baru.push(kartuBaru({ ...l, kartu: l.kartu }, ke_kode, modal, hari));
    } else if (l.piece) {
      modal = l.piece.harga_modal;
      const lot = siap.meja.satu(ke_kode);
      siap.meja.masuk(ke_kode, isiBaru(l.kadar, l.banyak.berat, modal, l.banyak.qty), OLAH, l.kode_barcode);
      uang.push(...uangTransfer({ akun: 'PERSEDIAAN_BELI' }, akunLot(lot), modal, nama));
    } else {
      const lama = siap.meja.satu(l.kode_barcode);
      const { isi, ke: tujuan } = siap.meja.geser(l.kode_barcode, ke_kode, {
        ...l.banyak,
        baris: l.baris,
        daftar: 'lot',
      });
      modal = isi.nilai;
      uang.push(...uangTransfer(akunLot(lama), akunLot(tujuan), modal, nama));
    }
    return { urut: at + 1, ...barisDari(l, ke_kode, modal, hari) };
  });
  return { siap, uang, barang, baru, baris, kodeBaru };
}

/** The card of a piece that is for sale again: what it was, under a new code, at what it cost with the work on it. */
function kartuBaru(
  {
    nama_barang,
    kode_group,
    kode_dept,
    kadar,
    banyak: { berat },
    kartu,
    ...l
  }: Disortir & { kartu: KartuLama },
  kode_barcode: string,
  modal: Rupiah,
  tanggal_masuk: string,
) {
  return {
    ...{ kode_barcode, nama_barang, kode_group, kode_dept, berat, berat_asli: berat, kadar, ...kartu },
    ...{
      kode_gudang: l.tempat.gudang,
      kode_baki: l.tempat.baki,
      harga_modal: add(modal, l.ongkos),
      tanggal_masuk,
    },
    ...{ ada_faktur_masukan: false, batu: kartu.batu ?? [] },
  };
}

const barisDari = (l: Disortir, ke_kode: string, harga_modal: Rupiah, tanggal: string) => ({
  ...{ tanggal, kode_barcode: l.kode_barcode, lot: l.lot !== null, nama_barang: l.nama_barang },
  ...{
    kode_group: l.kode_group,
    kode_dept: l.kode_dept,
    kadar: l.kadar,
    qty: l.banyak.qty,
    berat: l.banyak.berat,
  },
  ...{
    harga_modal,
    ongkos: l.ongkos,
    tujuan: l.tujuan,
    ke_kode,
    ke_gudang: l.tempat.gudang,
    ke_baki: l.tempat.baki,
  },
});

const simpan = implementTransition(sortirPembelian.transitions.simpan, {
  // The work is paid out of the drawer.
  pays: ({ barang, keping }) => [...barang, ...keping].some((b) => (b.ongkos ?? 0) > 0),
  reads: bacaSortir,
  decide: (input, rows, facts) => {
    const lines = [...dariPiece(input, rows), ...dariLot(input, rows), ...dariKeping(input, rows)];
    if (lines.length === 0) reject(sortirErrors.SORTIR_KOSONG);
    const { siap, uang, barang, baru, baris, kodeBaru } = kerjakan(lines, rows, facts);
    const pieces = lines.flatMap((l) => l.piece ?? []);
    const gerak = gerakBarang(pieces, { status: 'DISORTIR', tempat: OLAH, tolak: salah.BARANG_BELI_BERUBAH });
    const modal = sum(baris.map((b) => b.harga_modal));
    const jawaban = {
      jumlah_barang: lines.reduce((total, l) => total + l.banyak.qty, 0),
      berat: sum(lines.map((l) => l.banyak.berat)),
      harga_modal: modal,
      ongkos: sum(lines.map((l) => l.ongkos)),
    };
    const kepala = {
      ...jawaban,
      jumlah_barang: Math.max(1, jawaban.jumlah_barang),
      keterangan: input.keterangan,
    };
    return {
      perlu: dilebur(baris),
      tulis: [
        ...(pieces.length > 0 ? [gerak.tulis] : []),
        ...(baru.length > 0 ? [{ penulis: 'barang_baru', baris: baru }] : []),
        ...siap.tulis,
        ...tulisLot(siap.meja.gerak),
        { penulis: 'sortir_pembelian', baris: [kepala] },
        { penulis: 'sortir_pembelian_barang', baris },
      ],
      transfers: [...uang, ...gerak.transfers, ...barang, ...transferLot(siap.meja.gerak)],
      audit: { ...kepala, barang: lines.map((l) => [l.kode_barcode, l.tujuan, l.banyak.berat]) },
      jawaban: { ...jawaban, kode_barcode: kodeBaru },
    };
  },
});

/** What is melted is gone as what it was: somebody else agrees. */
function dilebur(baris: readonly ReturnType<typeof barisDari>[]) {
  const rosok = baris.filter(({ tujuan }) => tujuan === 'ROSOK');
  if (rosok.length === 0) return [];
  return [
    { kategori: KATEGORI_PURCHASE, description: 'purchase sorted to melt', rincian: rincianBarang(rosok) },
  ];
}

const batal = implementReversal(sortirPembelian, sortirPembelian.transitions.batal, {
  description: 'purchase sorting cancellation',
  kategoriBalik: () => `BATAL ${TRX_SORTIR}`,
  tulis: [
    { penulis: 'sortir_pembelian_batal', baris: [{}] },
    batalGerak(sortirErrors.HASIL_SORTIR_DIPROSES),
    batalLot(),
  ],
});

export const sortirPembelianDocument = implementDocument(sortirPembelian, { simpan, batal });
