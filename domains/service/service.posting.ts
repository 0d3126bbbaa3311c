/** Everything a job does to money and gold. Pure. Domain 12.4 (SERVICE, SERVICE AMBIL, BATAL SERVICE); docs/decisions/0092. */
import { NOL_RUPIAH, type Rupiah, rupiah, subtract } from '@mustika/kernel/amount.ts';
import { type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import { akunLot, dariSimpanan, type GerakLot, OLAH, transferLot } from '../lot/lot.rule.ts';
import { bagiRata } from '../pajak/ppn.rule.ts';
import type { BayarKeluar } from '../pembayaran/bayar-keluar.rule.ts';
import { type PoinMember, poinDiberi } from '../pembayaran/poin.rule.ts';
import { type BayarMasuk, keluarkanUang, terimaUang } from '../pembayaran/tempat-uang.rule.ts';
import type { GerakEmas } from './service.query.ts';
import { TRX_AMBIL, TRX_BATAL, TRX_SERVICE } from './service.rule.ts';

const MUKA: UjungUang = { akun: 'UANG_MUKA_SERVICE' };

/** Money ahead: a debt of the shop, and what of it is the tax office's already. Domain 13; docs/decisions/0027. */
export const postMuka = (bayar: readonly BayarMasuk[], kasir: string, ppn: Rupiah): Transfer[] => [
  ...terimaUang(bayar, { dari: MUKA, kasir, kategori: TRX_SERVICE }),
  ...uangTransfer({ akun: 'PPN_KELUARAN' }, MUKA, ppn, { kategori: TRX_SERVICE, jenis: 'PPN' }),
];

export type Diambil = {
  kasir: string;
  /** The rest, or what is paid back of what was too much. */
  masuk: readonly BayarMasuk[];
  keluar: readonly BayarKeluar[];
  ongkos: Rupiah;
  emas_rp: Rupiah;
  /** What of both is no tax. */
  bersih: Rupiah;
  /** The tax of the whole, less what was remitted of the money ahead. */
  ppn: Rupiah;
  poin: PoinMember & { poin_rp: Rupiah };
  emas: readonly GerakLot[];
};

/** The work is the customer's, so what it brought is income, and the gold in it is sold. */
export function postAmbil({
  kasir,
  masuk,
  keluar,
  ongkos,
  emas_rp,
  bersih,
  ppn,
  poin,
  emas,
}: Diambil): Transfer[] {
  const [jasa = NOL_RUPIAH, gold = NOL_RUPIAH] = bagiRata(bersih, [ongkos, emas_rp]);
  const nama = (jenis: string) => ({ kategori: TRX_AMBIL, jenis });
  const pajak: UjungUang = { akun: 'PPN_KELUARAN' };
  return [
    ...terimaUang(masuk, { dari: MUKA, kasir, kategori: TRX_AMBIL }),
    ...keluarkanUang(keluar, { ke: MUKA, kasir, kategori: TRX_AMBIL }),
    ...(ppn < 0
      ? uangTransfer(MUKA, pajak, rupiah(-ppn), nama('PPN'))
      : uangTransfer(pajak, MUKA, ppn, nama('PPN'))),
    ...uangTransfer({ akun: 'PENDAPATAN_SERVICE' }, MUKA, jasa, nama('ONGKOS')),
    ...uangTransfer({ akun: 'PENJUALAN_EMAS' }, MUKA, gold, nama('EMAS')),
    ...emas.flatMap(({ lot, isi }) => uangTransfer(akunLot(lot), { akun: 'HPP' }, isi.nilai, nama('HPP'))),
    ...transferLot(emas),
    ...poinDiberi(poin, nama('POIN')),
  ];
}

/** What a job moved from lot to lot, the other way round: the last first. */
export function postEmasKembali(gerak: readonly GerakEmas[]): Transfer[] {
  const nama = { kategori: TRX_BATAL, jenis: 'EMAS' };
  const balik = gerak.toReversed();
  const uang = balik.flatMap((g, at) => {
    const asal = balik[at + 1];
    // A pair: into the lot of the job, and before it out of the shop's.
    return g.arah === 'MASUK' && asal ? uangTransfer(akunLot(g), akunLot(asal), g.nilai, nama) : [];
  });
  return [
    ...uang,
    ...transferLot(
      balik.map(({ arah, ...lot }): GerakLot => {
        const { berat, qty, nilai, murni } = lot;
        return {
          lot: dariSimpanan(lot),
          arah: arah === 'MASUK' ? 'KELUAR' : 'MASUK',
          isi: { berat, qty, nilai, murni },
          lawan: OLAH,
        };
      }),
    ),
  ];
}

/** All the money goes back, with the tax that was remitted of it. */
export const postBatal = (keluar: BayarKeluar, kasir: string, ppn: Rupiah): Transfer[] => [
  ...keluarkanUang([keluar], { ke: MUKA, kasir, kategori: TRX_BATAL }),
  ...uangTransfer(MUKA, { akun: 'PPN_KELUARAN' }, ppn, { kategori: TRX_BATAL, jenis: 'PPN' }),
];

/** A row of service_gerak; `subtract` where money goes back. */
export const gerakService = (
  jenis: 'MASUK' | 'AWAL' | 'BATAL_AWAL' | 'TAMBAH' | 'AMBIL' | 'BATAL' | 'BATAL_AMBIL',
  jumlah: number,
  ppn: number,
) => ({ penulis: 'service_gerak', baris: [{ jenis, jumlah, ppn }] });

/** What is left to pay; below nothing where the work came to less than was paid. */
export const sisaService = ({ total, uang_muka }: { total: Rupiah; uang_muka: Rupiah }): Rupiah =>
  subtract(total, uang_muka);
