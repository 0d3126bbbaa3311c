/** The card of a piece that is taken out of a lot: what the shop's lists say of its group and kind, as of any new piece. Domain R3.3. */
import { formatPersen, type Miligram, type MiliPersen, NOL_RUPIAH } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { golonganModal } from '../../barang/golongan-modal.rule.ts';
import { ongkosBawaan, type ParameterOngkos } from '../../barang/masuk/barang-baru.rule.ts';
import { sortirErrors } from './sortir.errors.ts';

type Acuan = {
  kode_lot: string;
  kadar_cetak: string | null;
  markis: boolean;
  aksesoris: boolean;
  berlian: boolean;
  parameter: ParameterOngkos[] | null;
};
type Jenis = { kode_barcode: string; kode_group: string; kode_dept: string; kadar: MiliPersen };

/** A markis piece is sold at a price of its own, which sorting does not ask for: it is not made this way. */
export function kartuDariLot(lot: Jenis, berat: Miligram, acuan: readonly Acuan[], path: string) {
  const { kode_barcode, kode_group, kode_dept, kadar } = lot;
  const satu = acuan.find((one) => one.kode_lot === kode_barcode);
  if (!satu || satu.markis) reject(sortirErrors.LOT_BUKAN_KEPING, { kode_barcode, path });
  const kosong = { kode_group, kode_dept, tipe_ongkos: null, ongkos: null };
  return {
    ...ongkosBawaan(kosong, berat, satu.parameter ?? []),
    kadar_cetak: satu.kadar_cetak ?? `${formatPersen(kadar)}%`,
    ...{ nama_atribut: null, berat_atribut: 0 as Miligram, harga_atribut: NOL_RUPIAH },
    ...{ size: null, foto: null, golongan_modal: golonganModal(satu), batu: null },
  };
}
