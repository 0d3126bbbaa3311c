/** Pieces that a craftsman made: their cards at what they cost, and their way onto their trays. Domain 12.4 PESANAN/JADI. */
import { add, NOL_RUPIAH, type Rupiah } from '@mustika/kernel/amount.ts';
import { letak, pindahBarang } from '../../barang/gerak-barang.rule.ts';
import { OLAH } from '../../lot/lot.rule.ts';
import type { Datang } from '../olahan.posting.ts';

/** `ongkos`: what of his wage each of `hasil` bears. Nothing where no piece came. */
export function kepingJadi(hasil: readonly Datang[], ongkos: readonly Rupiah[], hari: string) {
  const jadi = hasil.flatMap(({ keping, isi }, at) => {
    const upah = ongkos[at] ?? NOL_RUPIAH;
    return keping ? [{ kartu: keping, isi, upah, modal: add(isi.nilai, upah) }] : [];
  });
  if (jadi.length === 0) return { kartu: [], baris: [], transfers: [], audit: {} };
  return {
    kartu: [
      {
        penulis: 'barang_baru',
        baris: jadi.map(({ kartu, modal }) => ({ ...kartu, harga_modal: modal, tanggal_masuk: hari })),
      },
    ],
    baris: [
      {
        penulis: 'terima_sepuhan_barang',
        baris: jadi.map(({ kartu, isi, upah, modal }, at) => ({
          ...{
            urut: at + 1,
            tanggal: hari,
            kode_barcode: kartu.kode_barcode,
            nama_barang: kartu.nama_barang,
          },
          ...{ kode_group: kartu.kode_group, kode_dept: kartu.kode_dept, kadar: kartu.kadar },
          ...{ berat: kartu.berat, murni: isi.murni, ongkos: upah, harga_modal: modal },
          ...{ ke_gudang: kartu.kode_gudang, ke_baki: kartu.kode_baki },
        })),
      },
    ],
    transfers: jadi.map(({ kartu }) => pindahBarang(kartu, OLAH, letak(kartu))),
    audit: { barang: jadi.map(({ kartu, modal }) => [kartu.kode_barcode, kartu.berat, modal]) },
  };
}
