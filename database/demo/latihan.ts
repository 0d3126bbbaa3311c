/** Practice in the mornings of the last two weeks: real tasks, worked with the slips of beginners, scored by the rules of the house. */

import {
  type Bukti,
  type NotaBeli,
  type NotaJual,
  TANPA_BUKTI,
} from '@mustika/domains/latihan/bukti.rule.ts';
import { KETENTUAN, type Latihan, skorDari } from '@mustika/domains/latihan/latihan.rule.ts';
import { buatTugas } from '@mustika/domains/latihan/tugas.query.ts';
import { nilai, type Tugas } from '@mustika/domains/latihan/tugas.rule.ts';
import { miligram, mulDiv, NOL_RUPIAH, rupiah } from '@mustika/kernel/amount.ts';
import { barisJual, NOTA_KOSONG, penjualan, tunai } from './jual.ts';
import { insert } from './people.ts';
import { type Random, seeded } from './random.ts';
import { type Dunia, jalankan } from './till.ts';

/** Who practises what on which day of the fortnight. */
const RENCANA: readonly { hari: number; siapa: string; latihan: Latihan }[] = [
  { hari: 1, siapa: 'KASIR2', latihan: 'JUAL' },
  { hari: 2, siapa: 'KASIR2', latihan: 'JUAL' },
  { hari: 3, siapa: 'KASIR1', latihan: 'HUTANG' },
  { hari: 4, siapa: 'KASIR2', latihan: 'BELI' },
  { hari: 5, siapa: 'SPV1', latihan: 'TUTUP' },
  { hari: 6, siapa: 'SPV1', latihan: 'HARGA' },
  { hari: 8, siapa: 'KASIR1', latihan: 'TUKAR' },
  { hari: 9, siapa: 'KASIR2', latihan: 'BELI' },
  { hari: 10, siapa: 'SPV1', latihan: 'OPNAME' },
  { hari: 11, siapa: 'KASIR2', latihan: 'TUKAR' },
  { hari: 12, siapa: 'KASIR2', latihan: 'JUAL' },
  { hari: 13, siapa: 'SPV1', latihan: 'TUTUP' },
];
/** Days it takes; a store that is younger has nobody who practised. */
export const FORTNIGHT = 14;

const NOTA = { no: 'LATIHAN', status: 'CLOSE' };
type Kembali = Extract<Tugas, { jenis: 'BELI' | 'TUKAR' }>['lama'];

/** The old piece: weighed with its plastic, or judged kinder than it is, by whoever is not careful yet. */
const diterima = (lama: Kembali, lalai: () => boolean): NotaBeli['barang'] => [
  {
    ...{ kode_barcode: lama.kode_barcode, no_faktur_jual: lama.no_faktur, manual: NOL_RUPIAH },
    berat: lalai() ? miligram(lama.berat + 200) : lama.berat,
    kondisi_barang: lalai() ? 'RUSAK' : lama.kondisi_barang,
  },
];

const terjual = (kode_barcode: string, harga: NotaJual['total'], diskon = NOL_RUPIAH): NotaJual['barang'] => [
  { kode_barcode, sebelum_diskon: harga, diskon },
];

/** What somebody leaves behind who forgets one thing in so many. */
function kerjakan(tugas: Tugas, lalai: () => boolean): Bukti {
  const beli = { ...NOTA, nama_customer: null, cara: ['CASH'] };
  switch (tugas.jenis) {
    case 'JUAL': {
      const diskon = lalai() ? NOL_RUPIAH : tugas.diskon;
      const total = rupiah(tugas.total + tugas.diskon - diskon);
      const kode_member = lalai() ? null : tugas.kode_member;
      const barang = terjual(tugas.kode_barcode, tugas.harga, diskon);
      const uang = { total, kembali: rupiah(tugas.uang - total), cara: ['CASH'] };
      return { ...TANPA_BUKTI, jual: [{ ...NOTA, ...uang, kode_member, barang }], batal: lalai() ? 1 : 0 };
    }
    case 'BELI': {
      const nama_customer = lalai() ? 'SITI' : tugas.nama_customer;
      const barang = diterima(tugas.lama, lalai);
      return { ...TANPA_BUKTI, beli: [{ ...beli, tukar: false, nama_customer, barang }] };
    }
    case 'TUKAR': {
      const barang = terjual(tugas.kode_barcode, tugas.harga);
      const uang = { total: tugas.harga, kembali: NOL_RUPIAH, cara: ['CASH', 'TUKAR'] };
      return {
        ...TANPA_BUKTI,
        jual: [{ ...NOTA, ...uang, kode_member: null, barang }],
        beli: [{ ...beli, tukar: true, barang: diterima(tugas.lama, lalai) }],
      };
    }
    case 'PENYORTIRAN': {
      const { jual, lebur, ke_baki } = tugas;
      const barang = [
        { kode_barcode: jual.kode_barcode, tujuan: 'JUAL' as const, ke_baki },
        {
          kode_barcode: lebur.kode_barcode,
          tujuan: lalai() ? ('CUCI' as const) : ('ROSOK' as const),
          ke_baki: 'HANCUR',
        },
      ];
      return { ...TANPA_BUKTI, sortir: [{ status: 'DONE', barang }] };
    }
    case 'TUTUP': {
      const dua = lalai() ? tugas.laci.slice(0, 1) : [];
      return { ...TANPA_BUKTI, tutup: [{ status: 'CLOSE' }], hitungan: [...dua, ...tugas.laci] };
    }
    default:
      return kerjakanLain(tugas, lalai);
  }
}

/** A loan, a price of the day, a count; the others are nobody's in the fortnight. */
function kerjakanLain(tugas: Tugas, lalai: () => boolean): Bukti {
  switch (tugas.jenis) {
    case 'HUTANG': {
      const { berat, kadar, tebus, ...surat } = tugas;
      const berat_plastik = lalai() ? berat : surat.berat_plastik;
      const barang = [{ berat: lalai() ? miligram(berat + 300) : berat, kadar }];
      const ditebus = lalai() ? [] : [{ no: tebus.no, potongan: NOL_RUPIAH }];
      return { ...TANPA_BUKTI, hutang: [{ ...NOTA, ...surat, berat_plastik, barang }], ditebus };
    }
    case 'HARGA': {
      // Who forgets what the shop pays forgets all that hangs on it.
      const lupa = lalai() ? ['harga_beli', 'harga_per_gram'] : [];
      const harga = tugas.harga.map(({ jadi, ...satu }) =>
        lupa.includes(satu.kolom) ? satu : { ...satu, harga: jadi },
      );
      return { ...TANPA_BUKTI, harga };
    }
    case 'OPNAME': {
      const { kode_baki, isi, hilang, asing } = tugas;
      const ketemu = isi.filter((kode) => kode !== asing);
      const salah_baki = lalai() ? [] : [asing];
      return {
        ...TANPA_BUKTI,
        opname: [{ status: lalai() ? 'OPEN' : 'DONE', kode_baki, ketemu, hilang: [hilang], salah_baki }],
      };
    }
    default:
      throw new Error(`nobody practises ${tugas.jenis} here`);
  }
}

const hex = ({ between }: Random, length: number): string =>
  Array.from({ length }, () => between(0, 15).toString(16)).join('');
const uuid = (random: Random): string => [8, 4, 4, 4, 12].map((length) => hex(random, length)).join('-');
/** A hash of nothing that anybody could know. */
const acak = (random: Random): string => `\\x${hex(random, 64)}`;

/** Whoever practises takes one of these back, and finds what a bank has paid: plain sales, for cash and by card, to nobody that is known. */
export async function jualUntukDilatih(dunia: Dunia): Promise<void> {
  const { kode_toko, suffix } = dunia.toko;
  for (const kartu of [false, false, false, true]) {
    const potong = dunia.stok.pop();
    if (!potong) return;
    const { total, baris } = await barisJual(dunia, potong, 'S1', 0);
    const edc = { jenis: 'DEBET', jumlah: total, no_rekening: `EDC-BCA-${kode_toko}`, kartu_akhir: '4321' };
    const bayar = [kartu ? edc : tunai(total)];
    await jalankan(dunia, `KASIR1${suffix}`, penjualan, 'simpan', {
      ...NOTA_KOSONG,
      total,
      barang: [baris],
      bayar,
    });
    dunia.terjual.push(potong);
  }
}

/** The drills of the morning, `sisa` days before the demo ends; they were done before the shop opened. */
export async function berlatih(dunia: Dunia, sisa: number): Promise<void> {
  const ke = FORTNIGHT - sisa;
  for (const { siapa, latihan } of RENCANA.filter(({ hari }) => hari === ke)) {
    const { deps, toko } = dunia;
    const random = seeded(toko.seed * 100 + ke);
    const id = uuid(random);
    const orang = { kode_toko: toko.kode_toko, user_id: `${siapa}${toko.suffix}` };
    const run = { ...orang, id, nama: siapa, level: siapa === 'SPV1' ? 'SPV' : 'KASIR', latihan } as const;
    const tugas = await buatTugas(deps, run, latihan, toko.kode_toko);
    // Beginners slip less from week to week, and get faster.
    const detik = mulDiv(KETENTUAN[latihan].par, 190 - ke * 7, 100, 'half-up') + random.between(-15, 15);
    const kriteria = nilai(
      tugas,
      kerjakan(tugas, () => random.chance(0.5 - ke * 0.035)),
      detik,
    );
    const selesai = dunia.clock.now().subtract({ minutes: 20 });
    const mulai = selesai.subtract({ seconds: detik }).toString();
    const lembar = { ...orang, id, latihan };
    const tiket = { tiket_hash: acak(random), perangkat_hash: acak(random) };
    const waktu = { dibuat: mulai, ditukar: mulai, berakhir: selesai.toString(), mulai };
    await insert(dunia.client, 'latihan_sesi', [{ ...lembar, ...tiket, ...waktu, tugas }]);
    await insert(dunia.client, 'latihan_hasil', [
      { ...lembar, skor: skorDari(kriteria), detik, mulai, selesai: selesai.toString(), kriteria },
    ]);
  }
}
