/** What destroying bought pieces does to gold and money, and who must agree. Domain 12.4 SORTIR → ROSOK, HANCUR. */

import { formatRupiah, type Miligram, type MiliPersen, type Rupiah, sum } from '@mustika/kernel/amount.ts';
import { ALASAN } from '@mustika/kernel/approval.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { bacaTujuanHancur } from '../../barang/gerak-barang.query.ts';
import {
  batalGerak,
  gerakBarang,
  kembar,
  rincianBarang,
  rincianJumlah,
  tujuanHancur,
} from '../../barang/gerak-barang.rule.ts';
import { pembelianErrors as salah } from '../pembelian.errors.ts';
import { KATEGORI_PURCHASE } from '../persetujuan-pembelian.rule.ts';
import { hancurPembelian, type simpanHancurFields } from './hancur-pembelian.document.ts';

type Simpan = Row<typeof simpanHancurFields>;

/** Where the worth of a destroyed piece goes. */
export type Tujuan = 'ROSOK' | 'HILANG';

/** Pieces are destroyed, or come back from it. Ours, after the words of the other approvals. */
const HANCUR = 'purchase destruction';
const BATAL_HANCUR = 'purchase destruction cancellation';

/** Cash category of the event and of its way back. */
const KATEGORI = 'HANCUR PEMBELIAN';

export type BarangHancur = {
  kode_barcode: string;
  nama_barang: string;
  kode_group: string;
  kode_dept: string;
  kode_gudang: string;
  kode_baki: string;
  berat: Miligram;
  kadar: MiliPersen;
  harga_modal: Rupiah;
  versi: number;
  status: string;
  no_faktur_beli: string;
  tgl_beli: Tanggal;
  susut: Miligram;
  /** The living word about its wear. */
  keputusan: 'SETUJU' | 'TOLAK' | null;
};

/** A bought piece with the purchase it came from. */
export const BARANG_DIBELI = `select b.kode_barcode, b.nama_barang, b.kode_group, b.kode_dept, b.kode_gudang, b.kode_baki, b.berat, b.kadar, b.harga_modal,
    b.versi, b.status, l.no_faktur as no_faktur_beli, l.tanggal as tgl_beli, l.susut, v.keputusan
  from barang b
  join asal_beli l on l.kode_toko = b.kode_toko and l.kode_barcode = b.kode_barcode and l.no_faktur_group = b.no_terakhir
   and not l.batal
  left join validasi_susut_barang v on v.kode_toko = l.kode_toko and v.no_faktur = l.no_faktur and not v.batal
 where b.kode_toko = $1 and b.status = 'DIBELI'`;

const bacaBarang = (kode_toko: string, kode: readonly string[]) =>
  statement<BarangHancur>(
    'hancur_barang',
    `${BARANG_DIBELI} and b.kode_barcode = any ($2::text[])`,
    kode_toko,
    kode,
  );

/** Goods leave gudang BELI at their cost: scrap stays ours in gudang HANCUR, what is lost is in no place of ours. */
export const gerakHancur = (
  barang: readonly BarangHancur[],
  { tujuan, tempat, akun }: ReturnType<typeof tujuanHancur>,
) =>
  gerakBarang(barang, {
    status: tujuan,
    tempat,
    modal: { dari: { akun: 'PERSEDIAAN_BELI' }, ke: { akun }, kategori: KATEGORI, jenis: tujuan },
    tolak: salah.BARANG_BELI_BERUBAH,
  });

/** Bought on that day, still there, and nobody doubts its weight. */
function periksa(input: Simpan, rows: readonly BarangHancur[]): BarangHancur[] {
  const codes = input.barang.map((b) => b.kode_barcode);
  const twin = kembar(codes);
  if (twin) reject(salah.BARANG_DUA_KALI, { kode_barcode: twin });
  return codes.map((kode_barcode) => {
    const found = rows.find((b) => b.kode_barcode === kode_barcode);
    if (!found) reject(salah.BARANG_BELI_TIDAK_ADA, { kode_barcode });
    if (found.tgl_beli !== input.tgl_beli)
      reject(salah.TANGGAL_BELI_BEDA, { kode_barcode, tgl_beli: found.tgl_beli });
    if (found.susut > 0 && found.keputusan !== 'SETUJU')
      reject(salah.SUSUT_BELUM_DISETUJUI, { kode_barcode, keputusan: found.keputusan ?? 'MENUNGGU' });
    return found;
  });
}

const barisHancur = (b: BarangHancur, index: number, tanggal: Tanggal, kode_baki: string): object => {
  const { kode_barcode, no_faktur_beli, nama_barang, kode_group, kode_dept, berat, kadar, harga_modal } = b;
  return {
    ...{ kode_barcode, no_faktur_beli, nama_barang, kode_group, kode_dept, berat, kadar, harga_modal },
    urut: index + 1,
    tanggal,
    kode_baki,
  };
};

export const simpanHancur = implementTransition(hancurPembelian.transitions.simpan, {
  reads: (input, { scope }) => ({
    found: bacaBarang(
      scope.kode_toko,
      input.barang.map((b) => b.kode_barcode),
    ),
    acuan: bacaTujuanHancur(scope.kode_toko, input.kondisi_barang),
  }),
  decide: (input, { found, acuan }, { hari, ctx }) => {
    const { kondisi_barang, tgl_beli, keterangan } = input;
    const ke = tujuanHancur(acuan, kondisi_barang);
    const { tujuan, baki } = ke;
    const barang = periksa(input, found);
    const berat = sum(barang.map((b) => b.berat));
    const nilai = sum(barang.map((b) => b.harga_modal));
    const gerak = gerakHancur(barang, ke);
    const kepala = { tanggal: hari, tgl_beli, kondisi_barang, tujuan, keterangan, berat, nilai };
    return {
      perlu: [
        {
          kategori: KATEGORI_PURCHASE,
          description: HANCUR,
          rincian: [
            { label: 'Tanggal Beli', nilai: tgl_beli },
            { label: 'Kondisi', nilai: `${kondisi_barang} (${tujuan})` },
            ...rincianBarang(barang),
            ...(keterangan ? [{ label: ALASAN, nilai: keterangan }] : []),
          ],
        },
      ],
      tulis: [
        gerak.tulis,
        {
          penulis: 'hancur_pembelian',
          baris: [{ ...kepala, user_id: ctx.scope.user_id, jumlah_barang: barang.length }],
        },
        {
          penulis: 'hancur_pembelian_barang',
          baris: barang.map((b, index) => barisHancur(b, index, hari, baki)),
        },
      ],
      transfers: gerak.transfers,
      audit: { ...kepala, barang: barang.map((b) => [b.kode_barcode, b.berat, b.harga_modal]) },
      jawaban: { jumlah: barang.length, berat, nilai },
    };
  },
});

export const batalHancur = implementReversal(hancurPembelian, hancurPembelian.transitions.batal, {
  description: BATAL_HANCUR,
  rincian: ({ jumlah_barang, berat, nilai }) => [
    rincianJumlah(jumlah_barang, berat),
    { label: 'Nilai', nilai: formatRupiah(nilai) },
  ],
  kategoriBalik: () => `BATAL ${KATEGORI}`,
  tulis: [batalGerak(salah.BARANG_HANCUR_DIPROSES), { penulis: 'hancur_pembelian_batal', baris: [{}] }],
});
