/** Validating a purchase that waits: its money and gold move now, out of the drawer of whoever saved it. */
import { reject } from '@mustika/kernel/errors.ts';
import { implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { gerakPoin } from '../../pembayaran/poin.rule.ts';
import { masukLot } from '../lot-beli.posting.ts';
import { pembelian } from '../pembelian.document.ts';
import { pembelianErrors as salah } from '../pembelian.errors.ts';
import { bukanNotaKami, postPembelian } from '../pembelian.posting.ts';
import { bacaBeli } from '../pembelian.query.ts';

export const validasiPembelian = implementTransition(pembelian.transitions.validasi, {
  pays: () => true,
  reads: (input, { scope }) => bacaBeli(scope.kode_toko, input.no_faktur_group),
  decide: (_input, { nota: [nota], barang, bayar }) => {
    if (!nota) reject(salah.NOTA_BELI_TIDAK_ADA);
    return {
      tulis: [{ penulis: 'barang_beli_masuk', baris: [{}] }, ...masukLot(barang), ...gerakPoin([nota])],
      lawan: {
        nomor: nota.nik_sim_passport,
        kode_member: nota.kode_member,
        telp: nota.no_hp_customer,
        nama: nota.nama_customer,
      },
      tanpaNota: bukanNotaKami(barang),
      transfers: postPembelian({ ...nota, barang, bayar }),
      audit: { total: nota.total },
      jawaban: { total: nota.total },
    };
  },
});
