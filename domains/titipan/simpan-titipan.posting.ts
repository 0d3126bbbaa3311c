/** The decision of `titipan/simpan`: pieces priced and checked like those of a sale, the down payment like its payments. */
import { type Rupiah, rupiah, subtract, sum } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import { tahu } from '@mustika/kernel/rahasia.ts';
import { type Facts, implementTransition } from '@mustika/server-kit/document-runner.ts';
import { nomorHp } from '../member/no-hp.rule.ts';
import { aturanPpn } from '../pajak/ppn.rule.ts';
import { type CaraBayar, tanpaKembali } from '../pembayaran/cara-bayar.rule.ts';
import { type Bayar, periksaBayar } from '../pembayaran/periksa-bayar.rule.ts';
import type { BarangSiapJual, MemberRow } from '../penjualan/bahan-penjualan.rule.ts';
import { type HargaBaris, hargaSetuju, jumlahkan } from '../penjualan/hitung-penjualan.rule.ts';
import {
  hitungSemua,
  periksaBarang,
  periksaMember,
  periksaSales,
  ppnToko,
  type Terhitung,
} from '../penjualan/periksa-penjualan.rule.ts';
import { batasPenjualan, persetujuanPenjualan } from '../penjualan/persetujuan-penjualan.rule.ts';
import { type simpanTitipanFields, titipan } from './titipan.document.ts';
import { titipanErrors as salah } from './titipan.errors.ts';
import { type BarangTitip, postTitip } from './titipan.posting.ts';
import {
  bacaBakiTitip,
  bacaBarangTitip,
  bacaMemberTitip,
  bacaRekeningTitip,
  bacaSalesTitip,
  bacaTarifTitip,
} from './titipan.query.ts';
import { DITITIP, GUDANG_TITIP, ppnUangMuka } from './titipan.rule.ts';

type SimpanTitipan = Row<typeof simpanTitipanFields>;

const unik = (values: readonly (string | null)[]): string[] => [...new Set(values.filter((v) => v !== null))];

export const simpanTitipan = implementTransition(titipan.transitions.simpan, {
  reads: (input, { scope, deps }) => ({
    barang: bacaBarangTitip(
      scope.kode_toko,
      unik(input.barang.map((b) => b.kode_barcode)),
      deps.clock.now().toString(),
    ),
    sales: bacaSalesTitip(scope.kode_toko, unik(input.barang.map((b) => b.kode_sales))),
    rekening: bacaRekeningTitip(scope.kode_toko, unik(input.bayar.map((b) => b.no_rekening))),
    member: bacaMemberTitip(input.kode_member),
    baki: bacaBakiTitip(scope.kode_toko),
    tarif: bacaTarifTitip(),
  }),
  decide: (input, { barang, sales, rekening, member, baki: [baki], tarif }, facts) => {
    const siapa = customer(input, periksaMember(input, member, facts.store));
    periksaBarang(input, barang);
    periksaSales(input, sales, facts.store);
    periksaTawaranTitip(input);
    const ppn = ppnToko(facts.store, tarif, facts.hari);
    const lines = hitungSemua(input, barang, facts.store, ppn);
    if (input.uang_muka > input.total)
      reject(salah.UANG_MUKA_LEBIH, { uang_muka: input.uang_muka, total: input.total });
    const bayar = bayarTitip(periksaBayar(input, input.uang_muka, rekening, facts.store));
    if (!baki) reject(salah.BAKI_TITIP_TIDAK_ADA);
    return tulis(input, lines, bayar, { ...siapa, baki: baki.kode_baki }, facts);
  },
});

/** Without a binding price there is nothing to bargain about yet: the price of the day of pick-up will be. */
function periksaTawaranTitip({ jenis_harga, barang }: SimpanTitipan): void {
  if (jenis_harga === 'MENGIKAT') return;
  const khusus = barang.find(
    (b) => b.harga_per_gram !== null || b.ongkos !== null || b.harga_total !== null || (b.diskon ?? 0) > 0,
  );
  if (khusus) reject(salah.TAWARAN_TANPA_IKATAN, { kode_barcode: khusus.kode_barcode });
}

/** Who left the money: a member, or a name with a telephone number. */
function customer(input: SimpanTitipan, member: MemberRow | null) {
  const nama_customer = input.nama_customer ?? member?.nama_member ?? null;
  const no_hp = input.no_hp_customer ? nomorHp(input.no_hp_customer) : (member?.no_hp ?? null);
  if (!nama_customer || (!member && !no_hp)) reject(salah.NAMA_HP_HARUS_DIISI);
  return {
    kode_member: member?.kode_member ?? null,
    nama_customer,
    no_hp_customer: no_hp || null,
    alamat_customer: input.alamat_customer ?? member?.alamat ?? null,
  };
}

/** Payments less the change, which comes out of the cash. */
export const bayarTitip = ({ baris, kembali }: { baris: readonly Bayar[]; kembali: number }) => ({
  baris: tanpaKembali(baris as readonly (Bayar & { jenis: CaraBayar })[], rupiah(kembali)).filter(
    (b) => b.jumlah > 0,
  ),
  kembali: rupiah(kembali),
});

/** A payment of a deposit: its field offers no deposit to pay with. */
export type BayarTitipan = ReturnType<typeof bayarTitip>['baris'][number];

/** Rows of titipan_bayar. */
export const barisBayarTitip = (baris: readonly BayarTitipan[]): object[] =>
  baris.map((b, index) => ({ ...b, urut: index + 1, arah: 'MASUK' }));

type Siapa = ReturnType<typeof customer> & { baki: string };

function tulis(
  input: SimpanTitipan,
  lines: readonly Terhitung[],
  bayar: ReturnType<typeof bayarTitip>,
  { baki, ...siapa }: Siapa,
  { store, hari, ctx, memposting }: Facts,
) {
  const kasir = ctx.scope.user_id;
  const jumlah = jumlahkan(lines.map((l) => l.harga));
  const { uang_muka, jenis_harga } = input;
  const ppn = ppnUangMuka(
    uang_muka,
    lines.map((l) => l.harga),
    aturanPpn(store),
  );
  const barang = lines.map((l): BarangTitip => ({ ...l.barang, baki_titip: baki }));
  const dinilai = lines.map(({ barang: b, harga }) => ({ ...b, ...harga }));
  const kepala = {
    tanggal: hari,
    jenis_harga,
    ...siapa,
    kasir,
    jumlah_barang: lines.length,
    berat: lines.reduce((total, l) => total + l.barang.berat, 0),
    ...jumlah,
    ppn_tambahan: sum(lines.map((l) => ppnTambahan(l.harga))),
    uang_muka,
    keterangan: input.keterangan,
  };
  return {
    perlu:
      jenis_harga === 'MENGIKAT'
        ? persetujuanPenjualan(dinilai, batasPenjualan(store), tahu('modal', ctx.session))
        : [],
    tulis: [
      { penulis: 'barang', baris: lines.map((l) => tahan(l.barang, memposting, baki, input.keranjang)) },
      { penulis: 'titipan', baris: [kepala] },
      { penulis: 'titipan_barang', baris: lines.map((l, index) => baris(l, index + 1, baki)) },
      { penulis: 'titipan_bayar', baris: barisBayarTitip(bayar.baris) },
      ...(memposting
        ? [{ penulis: 'titipan_gerak', baris: [{ jenis: 'MASUK', jumlah: uang_muka, ppn }] }]
        : []),
    ],
    transfers: memposting ? postTitip(barang, bayar.baris, kasir, ppn) : [],
    audit: {
      total: jumlah.total,
      uang_muka,
      jenis_harga,
      customer: siapa.kode_member ?? siapa.nama_customer,
      barang: lines.map((l) => [l.barang.kode_barcode, l.harga.total]),
    },
    jawaban: { total: jumlah.total, uang_muka, kembali: bayar.kembali },
  };
}

/** Posted, the piece waits in gudang TITIP; until then it is held where it lies. */
const tahan = (b: BarangSiapJual, memposting: boolean, baki: string, keranjang: string | null): object => ({
  kode_barcode: b.kode_barcode,
  dari_status: 'TERSEDIA',
  ke_status: memposting ? DITITIP : 'DITAHAN',
  ...(memposting ? { ke_gudang: GUDANG_TITIP, ke_baki: baki } : {}),
  versi: b.versi,
  keranjang,
});

function baris({ barang, input, harga }: Terhitung, urut: number, baki_titip: string): object {
  const {
    kode_barcode,
    kode_group,
    kode_dept,
    kode_gudang,
    kode_baki,
    berat,
    kadar,
    kadar_cetak,
    harga_modal,
    golongan_modal,
  } = barang;
  return {
    urut,
    ...{ kode_barcode, kode_group, kode_dept, kode_gudang, kode_baki, baki_titip },
    kode_sales: input.kode_sales,
    nama_barang: input.nama_barang ?? barang.nama_barang,
    finishing: input.finishing,
    ...{ berat, kadar, kadar_cetak, harga_modal, golongan_modal },
    ...harga,
    ppn_tambahan: ppnTambahan(harga),
  };
}

/** Tax that comes on top of the agreed price. */
const ppnTambahan = (harga: HargaBaris): Rupiah => subtract(harga.total, hargaSetuju(harga));
