/** What settling a claim does to gold and money, and who must agree. Domain 8, 12.4 KURS_EMAS. */
import {
  beratMurni,
  formatGram,
  formatRupiah,
  type Miligram,
  mulDiv,
  NOL_RUPIAH,
  type Rupiah,
  rupiah,
  sum,
} from '@mustika/kernel/amount.ts';
import { ALASAN, type Rincian } from '@mustika/kernel/approval.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { namaTempat, type Transfer, uangTransfer } from '@mustika/kernel/transfer.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { bacaBarcodeBaru } from '../../barang/gerak-barang.query.ts';
import { GUDANG_BELI, GUDANG_HANCUR } from '../../barang/gerak-barang.rule.ts';
import { bacaLotDiBaki, bacaLotJenis } from '../../lot/lot.query.ts';
import {
  akunLot,
  batalLot,
  dariSimpanan,
  type LotTersimpan,
  lotRosok,
  mejaLot,
  OLAH,
  siapkanLot,
  transferLot,
  tulisLot,
} from '../../lot/lot.rule.ts';
import { bagiNilai } from '../../lot/olah-lot.rule.ts';
import { diTukang } from '../../lot/tempat-lot.rule.ts';
import { bacaRekeningBayar } from '../../pembayaran/bahan-bayar.query.ts';
import { bukanTunai } from '../../pembayaran/cara-bayar.rule.ts';
import { terimaBayar } from '../../pembayaran/periksa-bayar.rule.ts';
import { terimaUang } from '../../pembayaran/tempat-uang.rule.ts';
import { bakiDi, bakiDisebut } from '../baki-hasil.rule.ts';
import { sepuhanErrors as salah } from '../sepuhan.errors.ts';
import { bacaBakiHasil, bacaHargaEmas } from '../sepuhan.query.ts';
import { KATEGORI_SEPUHAN, lotMurni, TRX_LUNAS } from '../sepuhan.rule.ts';
import { lunasTukang } from './lunas-tukang.document.ts';

const KLIRING = { akun: 'KLIRING_PENJUALAN' } as const;
const nama = (jenis: string) => ({ kategori: TRX_LUNAS, jenis });

/** His claim, of which there is so much. */
function tagihanDari(
  ada: readonly LotTersimpan[],
  tukang: string,
  murni: Miligram,
  path: string,
): LotTersimpan {
  const milik = namaTempat(diTukang(tukang));
  const lot = ada.find(({ letak }) => letak === milik);
  if (!lot || lot.berat < murni) reject(salah.TAGIHAN_KURANG, { tukang, tagihan: lot?.berat ?? 0, path });
  return lot;
}

const rincianTagihan = (tukang: string, murni: Miligram): Rincian[] => [
  { label: 'Tukang', nilai: tukang },
  { label: 'Murni', nilai: `${formatGram(murni)} g` },
];

const TANPA_UANG = { jumlah: NOL_RUPIAH, kurs: null, selisih_kurs: 0 } as const;

const emas = implementTransition(lunasTukang.transitions.emas, {
  reads: ({ hasil, ke_baki }, { scope: { kode_toko } }) => ({
    tagihan: bacaLotJenis(kode_toko, 'TAGIHAN'),
    ada: bacaLotDiBaki(kode_toko, ['MURNI', 'ROSOK'], null),
    baki: bacaBakiHasil(kode_toko, ke_baki),
    register: bacaBarcodeBaru(hasil.length),
  }),
  decide: ({ tukang, hasil, ke_baki, keterangan }, { tagihan, ada, baki, register }, { hari }) => {
    const murni = hasil.map(({ berat, kadar }) => beratMurni(berat, kadar));
    const semua = sum(murni);
    const lot = tagihanDari(tagihan, tukang, semua, 'hasil');
    const simpan = () => bakiDisebut(baki, ke_baki) ?? bakiDi(baki, GUDANG_BELI);
    const { kode, meja, tulis } = siapkanLot(
      hasil.map(({ jenis, kadar }) =>
        jenis === 'ROSOK'
          ? lotRosok({ kadar, ada_faktur: false }, bakiDi(baki, GUDANG_HANCUR))
          : lotMurni(kadar, simpan()),
      ),
      [lot, ...ada],
      register,
      hari,
    );
    const lunas = meja.keluar(lot.kode_lot, { berat: semua, qty: 0 }, OLAH);
    const masuk = hasil.map(({ berat }, at) => ({ berat, qty: 0, murni: murni[at] ?? (0 as Miligram) }));
    const bagian = bagiNilai(lunas.nilai, masuk);
    const uang = masuk.flatMap((isi, at) => {
      const nilai = bagian[at] ?? NOL_RUPIAH;
      const ke = kode[at] ?? '';
      meja.masuk(ke, { ...isi, nilai }, OLAH);
      return uangTransfer(akunLot(lot), akunLot(meja.satu(ke)), nilai, nama('EMAS'));
    });
    const kepala = {
      cara: 'EMAS',
      tukang,
      murni: semua,
      ...TANPA_UANG,
      harga_modal: lunas.nilai,
      keterangan,
    };
    return {
      tulis: [...tulis, ...tulisLot(meja.gerak), { penulis: 'lunas_tukang', baris: [kepala] }],
      transfers: [...uang, ...transferLot(meja.gerak)],
      audit: { ...kepala, hasil: hasil.map((b) => [b.jenis, b.kadar, b.berat]) },
      jawaban: { murni: semua, jumlah: NOL_RUPIAH, harga_modal: lunas.nilai },
    };
  },
});

/** Part of the claim is gone: what it cost, and the lot's own movement. */
function lepaskan(ada: readonly LotTersimpan[], tukang: string, murni: Miligram, luar: 'SUPPLIER' | 'SUSUT') {
  const lot = tagihanDari(ada, tukang, murni, 'murni');
  const meja = mejaLot([dariSimpanan(lot)]);
  const { nilai } = meja.keluar(lot.kode_lot, { berat: murni, qty: 0 }, { luar });
  return { dari: akunLot(lot), nilai, gerak: meja.gerak };
}

/** Money beyond the cost is a gain of the gold price, less a loss. */
const selisih = (jumlah: Rupiah, modal: Rupiah): Transfer[] =>
  jumlah >= modal
    ? uangTransfer({ akun: 'KURS_EMAS' }, KLIRING, rupiah(jumlah - modal), nama('KURS'))
    : uangTransfer(KLIRING, { akun: 'KURS_EMAS' }, rupiah(modal - jumlah), nama('KURS'));

const uang = implementTransition(lunasTukang.transitions.uang, {
  pays: ({ bayar }) => bukanTunai(bayar),
  reads: ({ bayar }, { scope: { kode_toko } }) => ({
    tagihan: bacaLotJenis(kode_toko, 'TAGIHAN'),
    harga: bacaHargaEmas(kode_toko),
    rekening: bacaRekeningBayar(kode_toko, bayar),
  }),
  decide: (
    { tukang, murni, jumlah, keterangan, ...input },
    { tagihan, harga: [harga], rekening },
    { ctx, store },
  ) => {
    const { dari, nilai, gerak } = lepaskan(tagihan, tukang, murni, 'SUPPLIER');
    const kurs = rupiah(mulDiv(jumlah, 1000, murni, 'half-up'));
    const bayar = terimaBayar(input.bayar, jumlah, rekening, store);
    const kepala = {
      ...{
        cara: 'UANG',
        tukang,
        murni,
        jumlah,
        kurs,
        harga_modal: nilai,
        selisih_kurs: jumlah - nilai,
        keterangan,
      },
    };
    return {
      perlu: [
        {
          kategori: KATEGORI_SEPUHAN,
          description: 'craftsman claim settled with money',
          rincian: [
            ...rincianTagihan(tukang, murni),
            { label: 'Jumlah Uang', nilai: formatRupiah(jumlah) },
            { label: 'Kurs Per Gram', nilai: formatRupiah(kurs) },
            ...(harga ? [{ label: 'Harga Beli 24K Hari Ini', nilai: formatRupiah(harga.harga_beli) }] : []),
          ],
        },
      ],
      tulis: [...tulisLot(gerak), { penulis: 'lunas_tukang', baris: [kepala] }, ...bayar.tulis],
      transfers: [
        ...uangTransfer(dari, KLIRING, nilai, nama('UANG')),
        ...selisih(jumlah, nilai),
        ...terimaUang(bayar.baris, { dari: KLIRING, kasir: ctx.scope.user_id, kategori: TRX_LUNAS }),
        ...transferLot(gerak),
      ],
      audit: kepala,
      jawaban: { murni, jumlah, harga_modal: nilai },
    };
  },
});

const hapus = implementTransition(lunasTukang.transitions.hapus, {
  reads: (_input, { scope: { kode_toko } }) => ({ tagihan: bacaLotJenis(kode_toko, 'TAGIHAN') }),
  decide: ({ tukang, murni, alasan }, { tagihan }) => {
    const { dari, nilai, gerak } = lepaskan(tagihan, tukang, murni, 'SUSUT');
    const kepala = { cara: 'HAPUS', tukang, murni, ...TANPA_UANG, harga_modal: nilai, keterangan: alasan };
    return {
      perlu: [
        {
          kategori: KATEGORI_SEPUHAN,
          description: 'craftsman claim given up',
          rincian: [...rincianTagihan(tukang, murni), { label: ALASAN, nilai: alasan }],
        },
      ],
      tulis: [...tulisLot(gerak), { penulis: 'lunas_tukang', baris: [kepala] }],
      transfers: [
        ...uangTransfer(dari, { akun: 'BEBAN_SUSUT' }, nilai, nama('HAPUS')),
        ...transferLot(gerak),
      ],
      alasan,
      audit: kepala,
      jawaban: { murni, jumlah: NOL_RUPIAH, harga_modal: nilai },
    };
  },
});

const batal = implementReversal(lunasTukang, lunasTukang.transitions.batal, {
  description: 'craftsman claim settlement cancellation',
  rincian: ({ tukang, murni, jumlah }) => [
    ...rincianTagihan(tukang, murni),
    { label: 'Jumlah Uang', nilai: formatRupiah(jumlah) },
  ],
  kategoriBalik: () => `BATAL ${TRX_LUNAS}`,
  tulis: [batalLot()],
});

export const lunasTukangDocument = implementDocument(lunasTukang, { emas, uang, hapus, batal });
