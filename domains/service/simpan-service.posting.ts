/** Taking pieces in: charged by the list or by hand, promised for a day, paid ahead in part or whole; or once more under warranty. Domain R6.9. */

import { formatRupiah, NOL_RUPIAH, type Rupiah, rupiah, sum } from '@mustika/kernel/amount.ts';
import type { Approval } from '@mustika/kernel/approval.ts';
import { addDays, daysBetween, formatTanggal, type Tanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import {
  type Facts,
  implementTransition,
  type Writing,
} from '@mustika/server-kit/document/document-runner.ts';
import { checkEarlyPhotos, readEarlyPhotos } from '@mustika/server-kit/files/early-photo.ts';
import { periksaMember } from '../jual/periksa-pembeli.rule.ts';
import { pelangganBernama } from '../member/pelanggan-bernama.rule.ts';
import { pajakErrors } from '../pajak/pajak.errors.ts';
import { aturanPpn, type PpnBarang, ppnJasa, type TarifPpn } from '../pajak/ppn.rule.ts';
import { bacaMemberDiMeja, bacaRekeningBayar } from '../pembayaran/bahan-bayar.query.ts';
import { bukanTunai } from '../pembayaran/cara-bayar.rule.ts';
import { terimaBayar } from '../pembayaran/periksa-bayar.rule.ts';
import { orangBaru, uangOrang } from '../pembayaran/uang-orang.query.ts';
import { kabarService } from './kabar-service.rule.ts';
import { service } from './service.document.ts';
import { serviceErrors as salah } from './service.errors.ts';
import { gerakService, postMuka } from './service.posting.ts';
import {
  bacaService,
  bacaTarifJasa,
  bacaTarifService,
  bacaTerjual,
  FOTO_SERVICE,
  type TerjualRow,
} from './service.query.ts';
import {
  barisService,
  jumlahService,
  KATEGORI_SERVICE,
  ongkosDaftar,
  ppnBagian,
  type Tarif,
} from './service.rule.ts';

type Simpan = Row<typeof service.transitions.simpan.fields>;
type Masuk = Simpan['barang'][number] & { ongkos: Rupiah; no_faktur_jual: string | null };

/** The rule of a day; a store that takes PPN has a rate for it. */
export function ppnHari(facts: Pick<Facts, 'store' | 'hari'>, tarif: readonly TarifPpn[]): PpnBarang | null {
  const aturan = aturanPpn(facts.store);
  if (!aturan) return null;
  return ppnJasa(aturan, tarif, facts.hari) ?? reject(pajakErrors.TARIF_PPN_TIDAK_ADA, { kelas_ppn: 'JASA' });
}

/** When it is promised for: as long from now as the store takes, unless told; never a day that is over. */
export function janji(tgl_janji: Tanggal | null, { store, hari }: Pick<Facts, 'store' | 'hari'>): Tanggal {
  if (tgl_janji !== null && tgl_janji < hari)
    reject(salah.JANJI_SEBELUM_HARI_INI, { path: 'tgl_janji', hari });
  return tgl_janji ?? addDays(hari, readSetting(store, 'LAMA_SERVICE_HARI'));
}

/** The charge of each piece. Errors: work that is in no list, a charge that nobody said. */
export function ongkosBarang(
  barang: readonly Pick<Simpan['barang'][number], 'kode_deskripsi' | 'berat' | 'ongkos'>[],
  tarif: readonly Tarif[],
  { store }: Pick<Facts, 'store'>,
): Rupiah[] {
  const berdaftar = store.flags.has('PARAMETER_DESKRIPSI_SERVICE_MODULE');
  return barang.map((b, at) => {
    if (berdaftar && b.kode_deskripsi !== null && !tarif.some((t) => t.kode_deskripsi === b.kode_deskripsi))
      reject(salah.PEKERJAAN_TIDAK_ADA, { path: `barang.${at}.kode_deskripsi` });
    return (
      b.ongkos ??
      ongkosDaftar(b, tarif) ??
      reject(salah.ONGKOS_SERVICE_KOSONG, { path: `barang.${at}.ongkos` })
    );
  });
}

/** Charges that somebody put below the list. */
function diturunkan(barang: readonly Masuk[], tarif: readonly Tarif[]): Approval[] {
  const turun = barang.flatMap((b) => {
    const menurut = ongkosDaftar(b, tarif);
    return menurut !== null && b.ongkos < menurut
      ? [{ label: b.nama_barang, nilai: `${formatRupiah(b.ongkos)} dari ${formatRupiah(menurut)}` }]
      : [];
  });
  return turun.length === 0
    ? []
    : [{ kategori: KATEGORI_SERVICE, description: 'fee lowering', rincian: turun }];
}

function barangMasuk({ barang }: Simpan, ongkos: readonly Rupiah[], terjual: readonly TerjualRow[]): Masuk[] {
  return barang.map((b, at) => {
    const nota = terjual.find((row) => row.kode_barcode === b.kode_barcode);
    if (b.kode_barcode !== null && !nota)
      reject(salah.BARANG_TIDAK_TERJUAL, { path: `barang.${at}.kode_barcode`, kode_barcode: b.kode_barcode });
    return { ...b, ongkos: ongkos[at] ?? NOL_RUPIAH, no_faktur_jual: nota?.no_faktur_group ?? null };
  });
}

type Kepala = Pick<Simpan, 'kode_tukang' | 'keterangan'> &
  ReturnType<typeof pelangganBernama> & { tgl_janji: Tanggal; no_service_awal: string | null };

/** The rows of a job that comes in. */
function tulisMasuk(
  kepala: Kepala,
  barang: readonly Masuk[],
  jumlah: ReturnType<typeof jumlahService>,
  uang_muka: Rupiah,
  { ctx, hari }: Facts,
): Writing[] {
  const satu = {
    ...{ tanggal: hari, kasir: ctx.scope.user_id, jumlah_barang: barang.length },
    ...{ berat: sum(barang.map((b) => b.berat)), perkiraan: jumlah.total },
    ...kepala,
    ...jumlah,
    uang_muka,
  };
  return [
    { penulis: 'service', baris: [satu] },
    {
      penulis: 'service_barang',
      baris: barisService
        .rows(barang)
        .map((row, at) => ({ ...row, no_faktur_jual: barang[at]?.no_faktur_jual })),
    },
  ];
}

export const simpanService = implementTransition(service.transitions.simpan, {
  pays: (input) => bukanTunai(input.bayar),
  reads: (input, ctx) => {
    const { kode_toko } = ctx.scope;
    return {
      ...orangBaru(input, ctx),
      tarif: bacaTarifService(
        kode_toko,
        input.barang.map((b) => b.kode_deskripsi),
      ),
      jasa: bacaTarifJasa(),
      foto: readEarlyPhotos(FOTO_SERVICE, kode_toko, input.barang),
      terjual: bacaTerjual(
        kode_toko,
        input.barang.map((b) => b.kode_barcode),
      ),
      rekening: bacaRekeningBayar(kode_toko, input.bayar),
      member: bacaMemberDiMeja(input.kode_member),
    };
  },
  decide: (input, { tarif, jasa, foto, terjual, rekening, member, ...rows }, facts) => {
    const { store, memposting, ctx } = facts;
    const siapa = pelangganBernama(
      input,
      periksaMember(input, member, store),
      salah.PELANGGAN_SERVICE_KOSONG,
    );
    checkEarlyPhotos(input.barang, foto, salah.FOTO_SERVICE_TIDAK_ADA);
    const barang = barangMasuk(input, ongkosBarang(input.barang, tarif, facts), terjual);
    const jumlah = jumlahService(sum(barang.map((b) => b.ongkos)), NOL_RUPIAH, ppnHari(facts, jasa));
    const { uang_muka } = input;
    const { total } = jumlah;
    if (uang_muka > total) reject(salah.UANG_MUKA_SERVICE_LEBIH, { path: 'uang_muka', total, uang_muka });
    const bayar = terimaBayar(input.bayar, uang_muka, rekening, store);
    const ppn = ppnBagian(uang_muka, jumlah);
    const { kode_tukang, keterangan } = input;
    const kepala = {
      ...siapa,
      kode_tukang,
      keterangan,
      tgl_janji: janji(input.tgl_janji, facts),
      no_service_awal: null,
    };
    return {
      perlu: diturunkan(barang, tarif),
      tulis: [
        ...tulisMasuk(kepala, barang, jumlah, uang_muka, facts),
        ...bayar.tulis,
        ...uangOrang({ jenis: 'SERVICE', jumlah: uang_muka }, input, siapa, rows, facts),
        ...(memposting && uang_muka > 0 ? [gerakService('MASUK', uang_muka, ppn)] : []),
      ],
      transfers: memposting ? postMuka(bayar.baris, ctx.scope.user_id, ppn) : [],
      antre: memposting ? kabarService(store, 'MASUK') : [],
      audit: {
        total,
        uang_muka,
        customer: siapa.kode_member ?? siapa.nama_customer,
        barang: barang.map((b) => [b.nama_barang, b.kode_deskripsi, b.berat, b.ongkos]),
      },
      jawaban: { total, uang_muka, kembali: bayar.kembali },
    };
  },
});

export const garansiService = implementTransition(service.transitions.garansi, {
  reads: (input, { scope }) => ({
    ...bacaService(scope.kode_toko, input.no_service_awal),
    jasa: bacaTarifJasa(),
  }),
  decide: (input, { service: [awal], barang: asal, jasa }, facts) => {
    const { store, hari, memposting } = facts;
    const { no_service_awal, kode_tukang, keterangan, kondisi } = input;
    if (!awal) reject(salah.SERVICE_TIDAK_ADA, { no_service_awal });
    if (awal.status !== 'CLOS' || awal.tgl_ambil === null)
      reject(salah.BUKAN_SERVICE_DIAMBIL, { status: awal.status });
    const dipilih = [...new Set(input.barang.map((b) => b.urut))].map((urut, at) => {
      const lama = asal.find((b) => b.urut === urut);
      return lama ?? reject(salah.BARANG_GARANSI_TIDAK_ADA, { path: `barang.${at}.urut`, urut });
    });
    const barang = dipilih.map(
      (b): Masuk => ({
        ...{ kode_barcode: b.kode_barcode, no_faktur_jual: b.no_faktur_jual, nama_barang: b.nama_barang },
        ...{
          kode_deskripsi: b.kode_deskripsi,
          kondisi,
          berat: b.berat_keluar ?? b.berat,
          ongkos: NOL_RUPIAH,
          foto: null,
        },
      }),
    );
    const jumlah = jumlahService(NOL_RUPIAH, NOL_RUPIAH, ppnHari(facts, jasa));
    const lama = daysBetween(awal.tgl_ambil, hari);
    const batas = readSetting(store, 'GARANSI_SERVICE_HARI');
    const { kode_member, nama_customer, no_hp_customer, alamat_customer } = awal;
    const kepala = {
      ...{
        kode_member,
        nama_customer,
        no_hp_customer,
        alamat_customer,
        kode_tukang,
        keterangan,
        no_service_awal,
      },
      tgl_janji: janji(input.tgl_janji, facts),
    };
    return {
      perlu:
        lama <= batas
          ? []
          : [
              {
                kategori: KATEGORI_SERVICE,
                description: 'repair outside warranty',
                rincian: [
                  { label: 'Service Pertama', nilai: no_service_awal },
                  { label: 'Customer', nilai: nama_customer },
                  { label: 'Diambil', nilai: `${formatTanggal(awal.tgl_ambil)}, ${lama} dari ${batas} hari` },
                ],
              },
            ],
      tulis: tulisMasuk(kepala, barang, jumlah, NOL_RUPIAH, facts),
      antre: memposting ? kabarService(store, 'MASUK') : [],
      audit: { no_service_awal, barang: barang.map((b) => b.nama_barang) },
      jawaban: { total: NOL_RUPIAH, uang_muka: NOL_RUPIAH, kembali: rupiah(0) },
    };
  },
});

export const validasiService = implementTransition(service.transitions.validasi, {
  reads: (input, { scope }) => bacaService(scope.kode_toko, input.no_dokumen),
  decide: (_input, { service: [s], bayar }, { store }) => {
    if (!s) reject(salah.SERVICE_TIDAK_ADA);
    const { uang_muka } = s;
    const ppn = ppnBagian(uang_muka, s);
    return {
      tulis: uang_muka > 0 ? [gerakService('MASUK', uang_muka, ppn)] : [],
      // The drawer is that of the cashier who took the money.
      transfers: postMuka(bayar, s.kasir, ppn),
      antre: kabarService(store, 'MASUK'),
      audit: { uang_muka },
      jawaban: { uang_muka },
    };
  },
});
