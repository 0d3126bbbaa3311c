/** Jobs that come over with the opening balances, and their way back. docs/decisions/0134. */
import { NOL_RUPIAH } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { nomorHp } from '@mustika/kernel/phone.ts';
import { implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import {
  BATAL_SALDO_AWAL,
  keteranganAwal,
  transferMuka,
  tulisIsiAwal,
  tulisMasukAwal,
} from '../../pembayaran/saldo-awal.rule.ts';
import { service } from '../service.document.ts';
import { serviceErrors as salah } from '../service.errors.ts';
import { gerakService } from '../service.posting.ts';
import { bacaService, bacaTarifJasa } from '../service.query.ts';
import { jumlahService, ppnBagian } from '../service.rule.ts';
import { ppnHari } from '../simpan-service.posting.ts';
import { salahServiceAwal } from './awal-service.rule.ts';

const datang = (transition: typeof service.transitions.awal | typeof service.transitions.awalKerja) =>
  implementTransition(transition, {
    reads: () => ({ jasa: bacaTarifJasa() }),
    decide: ({ rangkai, ...row }, { jasa }, { store, hari, ctx }) => {
      const found = salahServiceAwal(row, hari);
      if (found) reject(found.salah, { path: found.kolom });
      const { tanggal, nama_barang, kondisi, berat, ongkos, uang_muka } = row;
      // It keeps the tax of the day it came in, wherever that was.
      const jumlah = jumlahService(ongkos, NOL_RUPIAH, ppnHari({ store, hari: tanggal }, jasa));
      const { total } = jumlah;
      if (uang_muka > total) reject(salah.UANG_MUKA_SERVICE_LEBIH, { path: 'uang_muka', total, uang_muka });
      const ppn = ppnBagian(uang_muka, jumlah);
      const kasir = ctx.scope.user_id;
      const kepala = {
        ...{ tanggal, kasir, jumlah_barang: 1, berat, perkiraan: total, ...jumlah, uang_muka },
        ...{ kode_member: null, alamat_customer: null, nama_customer: row.nama_customer },
        ...{ no_hp_customer: nomorHp(row.no_hp_customer), kode_tukang: row.kode_tukang },
        ...{ tgl_janji: row.tgl_janji, no_service_awal: null },
        keterangan: keteranganAwal(row),
      };
      const barang = { urut: 1, nama_barang, kondisi, berat, ongkos, foto: null, kode_deskripsi: null };
      return {
        tulis: [
          { penulis: 'service', baris: [kepala] },
          { penulis: 'service_barang', baris: [{ ...barang, kode_barcode: null, no_faktur_jual: null }] },
          ...(uang_muka > 0 ? [tulisMasukAwal(uang_muka), gerakService('AWAL', uang_muka, ppn)] : []),
          tulisIsiAwal({ rangkai, no_lama: row.no_lama }),
        ],
        transfers: transferMuka({ akun: 'UANG_MUKA_SERVICE' }, { uang: uang_muka, ppn, kasir }),
        audit: { no_lama: row.no_lama, uang_muka, total },
        jawaban: { uang_muka },
      };
    },
  });

export const awalService = datang(service.transitions.awal);
export const awalKerjaService = datang(service.transitions.awalKerja);

export const batalAwalService = implementTransition(service.transitions.batalAwal, {
  reads: ({ no_dokumen }, { scope }) => bacaService(scope.kode_toko, no_dokumen),
  decide: ({ alasan }, { service: [s] }, { dokumen }) => {
    if (!s) reject(salah.SERVICE_TIDAK_ADA);
    const { uang_muka, ppn_muka } = s;
    // More money, another promise, a craftsman: whatever happened to it here happened here.
    if (dokumen?.peristiwa !== 1) reject(salah.SERVICE_AWAL_SUDAH_BERGERAK, { no_dokumen: s.no_dokumen });
    return {
      tulis: uang_muka > 0 ? [gerakService('BATAL_AWAL', -uang_muka, -ppn_muka)] : [],
      kategoriBalik: BATAL_SALDO_AWAL,
      alasan,
      audit: { uang_muka, alasan },
      jawaban: { uang_muka },
    };
  },
});
