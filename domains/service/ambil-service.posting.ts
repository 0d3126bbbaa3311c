/** Fetching a job, taking that back the same day, and taking the whole job back with all its money. Domain R6.9, 2.4. */
import { formatRupiah, NOL_RUPIAH, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import { one } from '@mustika/server-kit/database.ts';
import {
  type Decision,
  type Facts,
  implementTransition,
  laciBatal,
} from '@mustika/server-kit/document/document-runner.ts';
import { bacaIsiBatch } from '../lot/lot.query.ts';
import { batalLot, type LotTersimpan, siapkanLot, tulisLot } from '../lot/lot.rule.ts';
import { aturanPoin, type BacaanPoin, poinDidapat, TANPA_POIN } from '../member/poin-didapat.rule.ts';
import { bacaRekeningBayar } from '../pembayaran/bahan-bayar.query.ts';
import { bayaranKeluar, salahKeluar, tulisKeluar } from '../pembayaran/bayar-keluar.rule.ts';
import { bukanTunai } from '../pembayaran/cara-bayar.rule.ts';
import { pembayaranErrors } from '../pembayaran/pembayaran.errors.ts';
import { periksaKeluar, type RekeningRow, terimaBayar } from '../pembayaran/periksa-bayar.rule.ts';
import { gerakPoin } from '../pembayaran/poin.rule.ts';
import { orangInduk, uangOrang } from '../pembayaran/uang-orang.query.ts';
import { kabarService } from './kabar-service.rule.ts';
import { service } from './service.document.ts';
import { serviceErrors as salah } from './service.errors.ts';
import { gerakService, postAmbil, postBatal, postEmasKembali, sisaService } from './service.posting.ts';
import { bacaGerakEmas, bacaPoinService, bacaService, type ServiceRow } from './service.query.ts';
import { KATEGORI_SERVICE, TRX_AMBIL } from './service.rule.ts';

type Ambil = Row<typeof service.transitions.ambil.fields>;

const PELANGGAN = { luar: 'PELANGGAN' } as const;

/** Points of a member, where Get Point has a row for jobs. Domain R9.1, R4.11. */
function poinService(s: ServiceRow, bacaan: BacaanPoin, { store, hari }: Facts) {
  if (s.kode_member === null) return TANPA_POIN;
  const { dpp, total, berat } = s;
  const potong = [{ kode_group: '', berat, harga: dpp ?? total }];
  return poinDidapat(aturanPoin(store, bacaan), { potong, uang: dpp ?? total, total, hari }, 'TIDAK');
}

/** What is paid back of what was too much: out of the drawer what is not transferred. */
function kembalikan(lebih: Rupiah, { transfer, no_rekening }: Ambil, rekening: readonly RekeningRow[]) {
  if (lebih === 0) return [];
  const isian = { transfer: transfer ?? NOL_RUPIAH, no_rekening };
  const wrong = salahKeluar(lebih, isian, pembayaranErrors.BAYAR_LEBIH.message);
  if (wrong) reject(pembayaranErrors.BAYAR_LEBIH, { path: wrong.kolom }, wrong.pesan);
  return bayaranKeluar(lebih, isian).map((b) => ({
    ...b,
    no_rekening: periksaKeluar(
      b,
      rekening.find((r) => r.no_rekening === b.no_rekening),
    ),
  }));
}

/** All the gold of the job goes with its pieces. */
function emasPergi(batch: readonly LotTersimpan[], hari: string) {
  const { meja } = siapkanLot([], batch, [], hari);
  for (const { kode_lot, berat, qty } of batch) meja.keluar(kode_lot, { berat, qty }, PELANGGAN);
  return meja.gerak;
}

export const ambilService = implementTransition(service.transitions.ambil, {
  pays: (input) => bukanTunai(input.bayar) || input.harus_bayar < 0,
  reads: (input, ctx) => {
    const { kode_toko } = ctx.scope;
    return {
      ...bacaService(kode_toko, input.no_dokumen),
      ...orangInduk(input, ctx, kode_toko, input.no_dokumen),
      batch: bacaIsiBatch(kode_toko, input.no_dokumen),
      rekening: bacaRekeningBayar(kode_toko, [...input.bayar, input]),
      poin: bacaPoinService(kode_toko),
    };
  },
  decide: (input, { service: [s], batch, rekening, poin, orang }, facts) => {
    if (!s) reject(salah.SERVICE_TIDAK_ADA);
    const { store, ctx, hari } = facts;
    const sisa = sisaService(s);
    if (input.harus_bayar !== sisa)
      reject(
        salah.JUMLAH_SERVICE_BERUBAH,
        { path: 'harus_bayar', sisa },
        `${salah.JUMLAH_SERVICE_BERUBAH.message}: ${formatRupiah(sisa)}`,
      );
    const kurang = rupiah(Math.max(0, sisa));
    const lebih = rupiah(Math.max(0, -sisa));
    const bayar = terimaBayar(input.bayar, kurang, rekening, store);
    const keluar = kembalikan(lebih, input, rekening);
    const dapat = poinService(s, one(poin), facts);
    const emas = emasPergi(batch, hari);
    const { no_dokumen, kode_member, total } = s;
    const milik = { kode_member, ...dapat };
    const ppn = rupiah(s.ppn_transaksi_rp - s.ppn_muka);
    return {
      lawan: { kode_member, telp: s.no_hp_customer, nama: s.nama_customer },
      tulis: [
        ...tulisLot(emas),
        ...gerakPoin([milik]),
        ...bayar.tulis,
        ...tulisKeluar(keluar),
        ...uangOrang({ jenis: 'SERVICE', jumlah: kurang, no_induk: no_dokumen }, input, s, { orang }, facts),
        gerakService('AMBIL', sisa, ppn),
        { penulis: 'service_ubah', baris: [{ tgl_ambil: hari, poin: dapat.poin }] },
      ],
      transfers: postAmbil({
        ...{ kasir: ctx.scope.user_id, masuk: bayar.baris, keluar, ongkos: s.ongkos, emas_rp: s.emas_rp },
        ...{ bersih: s.dpp ?? total, ppn, poin: milik, emas },
      }),
      antre: kabarService(store, 'AMBIL'),
      audit: { total, sisa, customer: kode_member ?? s.nama_customer },
      jawaban: { total, kembali: rupiah(bayar.kembali + lebih), poin: dapat.poin },
    };
  },
});

const rincian = (s: ServiceRow, alasan: string, uang: string) => [
  { label: 'No Service', nilai: s.no_dokumen },
  { label: 'Customer', nilai: s.nama_customer },
  { label: 'Uang kembali', nilai: uang },
  { label: 'Alasan', nilai: alasan },
];

/** What a job that is in the books gives back. */
function lunaskan(
  s: ServiceRow,
  keluar: { jenis: 'CASH' | 'TRANSFER'; no_rekening: string | null; jumlah: Rupiah },
  emas: readonly Parameters<typeof postEmasKembali>[0][number][],
  { ctx }: Facts,
): Decision {
  const { uang_muka, ppn_muka } = s;
  return {
    tulis: [
      ...(emas.length > 0 ? [batalLot()] : []),
      ...(uang_muka > 0 ? [...tulisKeluar([keluar]), gerakService('BATAL', -uang_muka, -ppn_muka)] : []),
    ],
    transfers: [...postBatal(keluar, ctx.scope.user_id, ppn_muka), ...postEmasKembali(emas)],
  };
}

export const batalService = implementTransition(service.transitions.batal, {
  pays: () => true,
  reads: (input, { scope }) => ({
    ...bacaService(scope.kode_toko, input.no_dokumen),
    emas: bacaGerakEmas(scope.kode_toko, input.no_dokumen),
    rekening: bacaRekeningBayar(scope.kode_toko, [input]),
  }),
  decide: (input, { service: [s], emas, rekening: [rekening] }, facts) => {
    if (!s) reject(salah.SERVICE_TIDAK_ADA);
    const { cara_kembali, alasan } = input;
    const jumlah = s.uang_muka;
    const no_rekening =
      jumlah > 0 ? periksaKeluar({ jenis: cara_kembali, no_rekening: input.no_rekening }, rekening) : null;
    // What was never validated is in no book.
    const isi =
      s.status === 'OPEN' ? {} : lunaskan(s, { jenis: cara_kembali, no_rekening, jumlah }, emas, facts);
    return {
      ...isi,
      lawan: { kode_member: s.kode_member, telp: s.no_hp_customer, nama: s.nama_customer },
      perlu: [
        {
          kategori: KATEGORI_SERVICE,
          description: 'repair cancellation',
          rincian: rincian(s, alasan, `${formatRupiah(jumlah)} ${cara_kembali}`),
        },
      ],
      antre: s.status === 'OPEN' ? [] : kabarService(facts.store, 'BATAL'),
      alasan,
      audit: { uang_muka: jumlah, cara_kembali, alasan },
      jawaban: { kembali: jumlah },
    };
  },
});

export const batalAmbilService = implementTransition(service.transitions.batalAmbil, {
  reads: (input, { scope }) => ({
    ...bacaService(scope.kode_toko, input.no_dokumen),
    emas: bacaGerakEmas(scope.kode_toko, input.no_dokumen),
  }),
  decide: (input, { service: [s], emas }, facts) => {
    if (!s) reject(salah.SERVICE_TIDAK_ADA);
    const { hari, ctx, dokumen } = facts;
    if (s.tgl_ambil !== hari && ctx.session.level !== 'OWN')
      reject(salah.BATAL_AMBIL_BEDA_HARI, { tanggal: s.tgl_ambil });
    const sisa = sisaService(s);
    const { alasan, kasir } = input;
    return {
      perlu: [
        {
          kategori: KATEGORI_SERVICE,
          description: 'repair pick-up cancellation',
          rincian: rincian(s, alasan, formatRupiah(sisa)),
        },
      ],
      tulis: [
        ...(emas.length > 0 ? [{ penulis: 'lot_batal', baris: [{ peristiwa: dokumen?.peristiwa }] }] : []),
        ...gerakPoin([s], -1),
        gerakService('BATAL_AMBIL', -sisa, -(s.ppn_transaksi_rp - s.ppn_muka)),
        { penulis: 'service_ubah', baris: [{ tgl_ambil: null, poin: 0 }] },
      ],
      laci: s.tgl_ambil === hari ? null : laciBatal(facts, kasir ?? null),
      kategoriBalik: `BATAL ${TRX_AMBIL}`,
      alasan,
      audit: { total: s.total, alasan },
      jawaban: { total: s.total },
    };
  },
});
