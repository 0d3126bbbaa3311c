/** Checking a coupon at the counter, by its code or by its nota. Spec 1 §2.2 (cek-kupon). */
import { baris, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, pilihan, tanggal, teks, uang, waktu, ya } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';

/** A coupon, and where it was used if it was; `waktu_pakai` only the store of its use tells. */
export const kuponFields = {
  kode: kode(''),
  urut: angka(''),
  keadaan: pilihan('', ['BERLAKU', 'DIPAKAI', 'BATAL']),
  nama_kupon: teks(''),
  nilai_kupon: uang(''),
  undian: ya(''),
  berlaku_sampai: tanggal(''),
  toko_pakai: kode('', { opsional: true }),
  no_pakai: kode('', { opsional: true }),
  /** BAYAR: it paid the nota `no_pakai`; POTONGAN was handed in by hand, before coupons paid. */
  cara: pilihan('', ['BAYAR', 'POTONGAN', 'UNDIAN'], { opsional: true }),
  waktu_pakai: waktu('', { opsional: true }),
  oleh: kode('', { opsional: true }),
};

export const cekKuponCommand = defineCommand({
  name: 'cek-kupon',
  label: 'Cek Kupon',
  method: 'GET',
  path: 'cek-kupon',
  // The till asks before it lays a coupon on the counter.
  screens: ['/cek-kupon', '/transaksi-penjualan'],
  gate: flag('KUPON_PENJUALAN_MODULE'),
  fields: { kode: kode('Kode Kupon Atau Nomor Nota', { min: 4, max: 50 }) },
  /** One coupon, or all of a nota. What only the branch of the sale knows is null elsewhere. */
  answer: objek({
    toko: kode(''),
    no_faktur_group: kode(''),
    program: teks(''),
    nilai_kupon: uang(''),
    undian: ya(''),
    berlaku_sampai: tanggal(''),
    tanggal: tanggal('', { opsional: true }),
    total: uang('', { opsional: true }),
    nama_customer: teks('', { opsional: true }),
    kode_member: kode('', { opsional: true }),
    kupon: baris({
      ...kuponFields,
      status: pilihan('', ['BERLAKU', 'DIPAKAI', 'KADALUARSA', 'BATAL']),
    }),
  }),
});
export type KuponDicari = WireOf<typeof cekKuponCommand.answer>;
export type Kupon = KuponDicari['kupon'][number];
