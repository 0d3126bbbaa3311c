/** What happens to a job: worked on, finished by weight with the gold that went in. Domain R6.9. */

import {
  formatGram,
  formatRupiah,
  hargaBerat,
  type Miligram,
  miligram,
  NOL_MILIGRAM,
  NOL_RUPIAH,
  persenDari,
  type Rupiah,
  rupiah,
  sum,
} from '@mustika/kernel/amount.ts';
import type { Approval } from '@mustika/kernel/approval.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { readEarlyPhotos } from '@mustika/server-kit/files/early-photo.ts';
import { bacaBarcodeBaru } from '../barang/gerak-barang.query.ts';
import { bacaIsiBatch, bacaLot } from '../lot/lot.query.ts';
import {
  type LotTersimpan,
  type LotTujuan,
  nilaiGeser,
  siapkanLot,
  transferLot,
  tulisLot,
} from '../lot/lot.rule.ts';
import { DI_SERVICE } from '../lot/tempat-lot.rule.ts';
import { aturanPpn } from '../pajak/ppn.rule.ts';
import { LOT_EMAS } from './hasil-service.rule.ts';
import { kabarService } from './kabar-service.rule.ts';
import { service } from './service.document.ts';
import { serviceErrors as salah } from './service.errors.ts';
import { sisaService } from './service.posting.ts';
import {
  bacaHargaEmas,
  bacaService,
  FOTO_SERVICE,
  type ServiceBarangRow,
  type ServiceRow,
} from './service.query.ts';
import { jumlahService, KATEGORI_SERVICE, ppnTersimpan, TRX_SERVICE } from './service.rule.ts';

export const kerjaService = implementTransition(service.transitions.kerja, {
  reads: (input, { scope }) => bacaService(scope.kode_toko, input.no_dokumen),
  decide: ({ kode_tukang }, { service: [s] }, { store }) => {
    if (!s) reject(salah.SERVICE_TIDAK_ADA);
    const tukang = kode_tukang ?? s.kode_tukang;
    return {
      tulis: [{ penulis: 'service_ubah', baris: [{ kode_tukang: tukang, tgl_selesai: null }] }],
      antre: kabarService(store, 'KERJA'),
      audit: { kode_tukang: tukang },
    };
  },
});

type Selesai = Row<typeof service.transitions.selesai.fields>['barang'][number];
/** A piece when the work is done; `baru` is the gold that went in now. */
type Hasil = { asal: ServiceBarangRow; isi: Selesai; ongkos: Rupiah; baru: Miligram; baru_rp: Rupiah };

/** What of fine gold such gold costs a gram, where nobody says. */
const hargaLot = ({ kadar }: LotTersimpan, harga_24k: Rupiah | undefined): Rupiah | null =>
  harga_24k === undefined ? null : persenDari(harga_24k, kadar, 'half-up');

/** The gold of one line: nothing, or a lot of the shop's trays with a weight and a price. */
function emasBaris(isi: Selesai, at: number, lots: readonly LotTersimpan[], harga_24k: Rupiah | undefined) {
  const di = (kolom: string) => ({ path: `barang.${at}.${kolom}` });
  const berat = isi.emas_berat ?? NOL_MILIGRAM;
  if (isi.kode_lot === null && berat === 0) return { baru: NOL_MILIGRAM, baru_rp: NOL_RUPIAH };
  if (isi.kode_lot === null) return reject(salah.EMAS_TIDAK_LENGKAP, di('kode_lot'));
  if (berat === 0) return reject(salah.EMAS_TIDAK_LENGKAP, di('emas_berat'));
  const lot = lots.find((one) => one.kode_lot === isi.kode_lot);
  if (!lot || !(LOT_EMAS as readonly string[]).includes(lot.jenis_lot) || lot.letak.startsWith('@'))
    return reject(salah.LOT_BUKAN_EMAS_TOKO, { ...di('kode_lot'), kode_lot: isi.kode_lot });
  const harga =
    isi.harga_emas ?? hargaLot(lot, harga_24k) ?? reject(salah.EMAS_TIDAK_LENGKAP, di('harga_emas'));
  return { baru: berat, baru_rp: hargaBerat(harga, berat) };
}

function hasilBarang(
  barang: readonly Selesai[],
  asal: readonly ServiceBarangRow[],
  lots: readonly LotTersimpan[],
  harga_24k: Rupiah | undefined,
): Hasil[] {
  const urut = new Set(barang.map((b) => b.urut));
  if (urut.size !== barang.length || barang.length !== asal.length)
    reject(salah.BARANG_SERVICE_KURANG, { path: 'barang' });
  return barang.map((isi, at) => {
    const satu =
      asal.find((b) => b.urut === isi.urut) ?? reject(salah.BARANG_SERVICE_KURANG, { path: `barang.${at}` });
    return {
      asal: satu,
      isi,
      ongkos: isi.ongkos ?? satu.ongkos_akhir ?? satu.ongkos,
      ...emasBaris(isi, at, lots, harga_24k),
    };
  });
}

const emasSemua = ({ asal, baru }: Hasil): Miligram => miligram(asal.emas_berat + baru);

/** Who must agree: to gold that is missing beyond what the store allows, and to a charge below the one that was agreed. */
function persetujuan(no_dokumen: string, hasil: readonly Hasil[], tolak: Miligram): Approval[] {
  const hilang = hasil.flatMap((h) => {
    const susut = h.asal.berat + emasSemua(h) - h.isi.berat_keluar;
    return susut > tolak
      ? [
          {
            label: h.asal.nama_barang,
            nilai: `hilang ${formatGram(miligram(susut))} g, wajar ${formatGram(tolak)} g`,
          },
        ]
      : [];
  });
  const turun = hasil.flatMap(({ asal, ongkos }) =>
    ongkos < asal.ongkos
      ? [{ label: asal.nama_barang, nilai: `${formatRupiah(ongkos)} dari ${formatRupiah(asal.ongkos)}` }]
      : [],
  );
  const satu = (description: string, rincian: Approval['rincian']): Approval[] =>
    rincian.length === 0
      ? []
      : [
          {
            kategori: KATEGORI_SERVICE,
            description,
            rincian: [{ label: 'No Service', nilai: no_dokumen }, ...rincian],
          },
        ];
  return [...satu('repair weight loss', hilang), ...satu('fee lowering', turun)];
}

type Register = Parameters<typeof siapkanLot>[2];

/** The gold leaves its lots for one of the job, and is still ours. */
function tambahEmas(
  no_dokumen: string,
  hasil: readonly Hasil[],
  {
    lots,
    batch,
    register,
  }: { lots: readonly LotTersimpan[]; batch: readonly LotTersimpan[]; register: Register },
  hari: string,
) {
  const pakai = hasil.filter(({ baru }) => baru > 0);
  const tujuan = pakai.map(({ isi }): LotTujuan => {
    const { kadar, ada_faktur } = lots.find((lot) => lot.kode_lot === isi.kode_lot) as LotTersimpan;
    return {
      ...{ jenis_lot: 'SERVICE', kadar, ada_faktur, kode_group: null, kode_dept: null },
      ...{ tempat: DI_SERVICE, batch: no_dokumen, nama_lot: `EMAS ${no_dokumen}` },
    };
  });
  const { kode, meja, tulis } = siapkanLot(tujuan, [...lots, ...batch], register, hari);
  const geser = pakai.map(({ isi, baru }, at) =>
    meja.geser(String(isi.kode_lot), String(kode[at]), {
      berat: baru,
      qty: 0,
      baris: hasil.findIndex((h) => h.isi === isi),
    }),
  );
  return {
    tulis: [...tulis, ...tulisLot(meja.gerak)],
    transfers: [...nilaiGeser(geser, { kategori: TRX_SERVICE, jenis: 'EMAS' }), ...transferLot(meja.gerak)],
  };
}

export const selesaiService = implementTransition(service.transitions.selesai, {
  reads: (input, { scope: { kode_toko } }) => {
    const lot = input.barang.flatMap(({ kode_lot }) => (kode_lot === null ? [] : [kode_lot]));
    return {
      ...bacaService(kode_toko, input.no_dokumen),
      lots: bacaLot(kode_toko, [...new Set(lot)]),
      batch: bacaIsiBatch(kode_toko, input.no_dokumen),
      register: bacaBarcodeBaru(lot.length),
      harga: bacaHargaEmas(kode_toko),
      foto: readEarlyPhotos(
        FOTO_SERVICE,
        kode_toko,
        input.barang.map((b) => ({ foto: b.foto_sesudah })),
      ),
    };
  },
  decide: (input, rows, { store, hari }) => {
    const [s] = rows.service;
    if (!s) reject(salah.SERVICE_TIDAK_ADA);
    const { no_dokumen } = input;
    const asing = input.barang.findIndex(
      (b) =>
        b.foto_sesudah !== null &&
        !rows.foto.some((row) => row.foto === b.foto_sesudah) &&
        !lama(b, rows.barang),
    );
    if (asing >= 0) reject(salah.FOTO_SERVICE_TIDAK_ADA, { path: `barang.${asing}.foto_sesudah` });
    const hasil = hasilBarang(input.barang, rows.barang, rows.lots, rows.harga[0]?.harga_jual);
    const jumlah = jumlahAkhir(s, hasil, aturanPpn(store)?.pembulatan ?? 'half-up');
    const emas = tambahEmas(no_dokumen, hasil, rows, hari);
    const { ongkos, emas_rp, dpp, ppn_transaksi_rp, total } = jumlah;
    const berat_keluar = sum(hasil.map((h) => h.isi.berat_keluar));
    return {
      perlu: persetujuan(no_dokumen, hasil, readSetting(store, 'TOLERANSI_SUSUT_SERVICE')),
      tulis: [
        ...emas.tulis,
        { penulis: 'service_hasil', baris: hasil.map(barisHasil) },
        {
          penulis: 'service_ubah',
          baris: [{ ongkos, emas_rp, dpp, ppn_transaksi_rp, total, berat_keluar, tgl_selesai: hari }],
        },
      ],
      transfers: emas.transfers,
      antre: kabarService(store, 'SELESAI'),
      audit: {
        total,
        berat_keluar,
        barang: hasil.map((h) => [h.asal.nama_barang, h.isi.berat_keluar, h.ongkos, h.baru]),
      },
      jawaban: { total, sisa: sisaService({ total, uang_muka: s.uang_muka }) },
    };
  },
});

/** A picture that the line has already. */
const lama = ({ urut, foto_sesudah }: Selesai, barang: readonly ServiceBarangRow[]): boolean =>
  barang.some((b) => b.urut === urut && b.foto_sesudah === foto_sesudah);

const jumlahAkhir = (s: ServiceRow, hasil: readonly Hasil[], pembulatan: 'half-up' | 'down') =>
  jumlahService(
    sum(hasil.map((h) => h.ongkos)),
    rupiah(s.emas_rp + sum(hasil.map((h) => h.baru_rp))),
    ppnTersimpan(s, pembulatan),
  );

const barisHasil = (h: Hasil) => ({
  ...{ urut: h.asal.urut, berat_keluar: h.isi.berat_keluar, ongkos_akhir: h.ongkos },
  ...{ emas_berat: emasSemua(h), emas_rp: rupiah(h.asal.emas_rp + h.baru_rp) },
  foto_sesudah: h.isi.foto_sesudah ?? h.asal.foto_sesudah,
});
