/** Conversions of what comes back from a craftsman: so much of a shipment becomes lots of the shop or pieces, with their worth and his wage. */
import { add, type Miligram, NOL_RUPIAH, type Rupiah, subtract, sum } from '@mustika/kernel/amount.ts';
import type { Transfer, UjungUang } from '@mustika/kernel/transfer.ts';
import type { Facts } from '@mustika/server-kit/document/document-runner.ts';
import { akunStok } from '../barang/golongan-modal.rule.ts';
import {
  akunLot,
  type IsiLot,
  jumlahLot,
  type LotTersimpan,
  type LotTujuan,
  OLAH,
  siapkanLot,
} from '../lot/lot.rule.ts';
import { alirkan, bagiNilai, type Hasil, olahLot } from '../lot/olah-lot.rule.ts';
import { diTukang } from '../lot/tempat-lot.rule.ts';
import type { KartuJadi } from './jadi/barang-jadi.rule.ts';
import type { Kiriman } from './sepuhan.query.ts';
import { bagi, menjadiLain, normaSusut, TRX_TERIMA, utangOngkos } from './sepuhan.rule.ts';

/** What goes into one. */
type Bahan = { kode_lot: string; qty: number; berat_bahan: Miligram };
/** What comes of it: gold of a lot, or a piece for sale with a code of its own. */
type Jadi = Hasil & ({ ke: LotTujuan } | { keping: KartuJadi });
/** What is made of what: lines of the material, and what it becomes. */
export type Olahan = { bahan: readonly Bahan[]; hasil: readonly Jadi[]; mulai: number };
type Sumber = { ada: readonly LotTersimpan[]; register: readonly { kode: string }[] };

/** What of the fine gold that is missing is owed by the craftsman until the shipment is closed. */
const lotSusut = ({ no_kirim, tukang }: Kiriman): LotTujuan => ({
  ...{ jenis_lot: 'SUSUT', kadar: 100_000 as LotTujuan['kadar'], kode_group: null, kode_dept: null },
  ...{ ada_faktur: false, tempat: diTukang(tukang), batch: no_kirim, nama_lot: `SUSUT ${no_kirim}` },
});

/** What came: where its worth lies, what it carries, and its card where it is a piece. */
export type Datang = { akun: UjungUang; isi: IsiLot; keping: KartuJadi | null };
type Dikerjakan = {
  uang: Transfer[];
  bahan: object[];
  isiBahan: IsiLot[];
  hasil: Datang[];
  hilang: number;
  nilaiSusut: Rupiah;
};

export function kerjakan(
  olahan: readonly Olahan[],
  kiriman: Kiriman,
  { ada, register }: Sumber,
  { hari, store }: Facts,
) {
  const { pekerjaan, perlakuan } = kiriman;
  const norma = normaSusut(kiriman, store);
  const nama = { kategori: TRX_TERIMA, jenis: pekerjaan };
  const tujuan = olahan.flatMap(({ hasil }) => hasil.flatMap((h) => ('ke' in h ? [h.ke] : [])));
  const { kode, meja, tulis } = siapkanLot([...tujuan, lotSusut(kiriman)], ada, register, hari);
  const kodeSusut = kode.at(-1) as string;
  const total: Dikerjakan = {
    ...{ uang: [], bahan: [], isiBahan: [], hasil: [], hilang: 0, nilaiSusut: NOL_RUPIAH },
  };
  let ke = 0;
  const datang = (satu: Jadi, isi: IsiLot): Datang => {
    if ('keping' in satu)
      return { akun: { akun: akunStok(satu.keping.golongan_modal) }, isi, keping: satu.keping };
    const lot = meja.satu(kode[ke++] as string);
    return { akun: akunLot(lot), isi: meja.masuk(lot.kode_lot, isi, OLAH), keping: null };
  };
  for (const { bahan, hasil, mulai } of olahan) {
    const daftar = menjadiLain(pekerjaan) ? 'bahan' : 'barang';
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
    const jadi = hasil.map((satu, at) =>
      datang(satu, { ...(made.hasil[at] as IsiLot), nilai: nilai[at] ?? NOL_RUPIAH }),
    );
    const sampai: [UjungUang, Rupiah][] = jadi.map((one) => [one.akun, one.isi.nilai]);
    if (made.susut.murni > 0) {
      const { murni } = made.susut;
      meja.masuk(kodeSusut, { berat: murni, qty: 0, murni, nilai: made.susut.nilai }, OLAH);
      sampai.push([akunLot(meja.satu(kodeSusut)), made.susut.nilai]);
    }
    total.uang.push(...alirkan(dari, sampai, nama));
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

/** A wage, and whether it is paid now. */
export type Upah = { ongkos: Rupiah; dibayar: 'TUNAI' | 'HUTANG'; tukang: string };

/** His wage is cost of what came, or of what he made where he gave metal back beside it; `ongkos` is its share of each. */
export function bebankanOngkos(
  { ongkos, dibayar, tukang }: Upah,
  { hasil, meja }: Pick<ReturnType<typeof kerjakan>, 'hasil' | 'meja'>,
  { ctx }: Facts,
) {
  const keping = hasil.filter((satu) => satu.keping !== null);
  const kena = keping.length > 0 ? keping : hasil;
  const bagian = bagiNilai(
    ongkos,
    kena.map(({ isi }) => isi),
  );
  const tambah = new Map(kena.map(({ isi }, at) => [isi, bagian[at] ?? NOL_RUPIAH]));
  const uang = alirkan(
    [[dibayar === 'HUTANG' ? utangOngkos(tukang) : { akun: 'KAS', dimensi: ctx.scope.user_id }, ongkos]],
    kena.map(({ akun, isi }) => [akun, tambah.get(isi) ?? NOL_RUPIAH]),
    { kategori: TRX_TERIMA, jenis: 'ONGKOS' },
  );
  const gerak = meja.gerak.map((g) => {
    const lebih = tambah.get(g.isi);
    return lebih === undefined ? g : { ...g, isi: { ...g.isi, nilai: add(g.isi.nilai, lebih) } };
  });
  return { uang, gerak, ongkos: hasil.map(({ isi }) => tambah.get(isi) ?? NOL_RUPIAH) };
}
