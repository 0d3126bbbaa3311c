/** Orders that come over with the opening balances, and their way back. docs/decisions/0134. */
import { reject } from '@mustika/kernel/errors.ts';
import { nomorHp } from '@mustika/kernel/phone.ts';
import { implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { jumlahkan } from '../../jual/hitung-penjualan.rule.ts';
import { aturanPpn } from '../../pajak/ppn.rule.ts';
import {
  BATAL_SALDO_AWAL,
  keteranganAwal,
  transferMuka,
  tulisIsiAwal,
  tulisMasukAwal,
} from '../../pembayaran/saldo-awal.rule.ts';
import { bacaAcuanDipesan, bacaTarifTitip } from '../../titipan/bahan-titip.query.ts';
import { hargaDipesan } from '../../titipan/dipesan.rule.ts';
import { hargaMengikat } from '../../titipan/harga-mengikat.rule.ts';
import { ppnTambahan } from '../../titipan/tahan-barang.rule.ts';
import { AKUN_TITIP, ppnUangMuka } from '../../titipan/titipan.rule.ts';
import { pesanan } from '../pesanan.document.ts';
import { pesananErrors as salah } from '../pesanan.errors.ts';
import { bacaPesanan } from '../pesanan.query.ts';
import { MUKA_PESANAN } from '../pesanan.rule.ts';
import { salahPesananAwal } from './awal-pesanan.rule.ts';

const datang = (transition: typeof pesanan.transitions.awal | typeof pesanan.transitions.awalKerja) =>
  implementTransition(transition, {
    reads: (row, { scope }) => ({ ...bacaAcuanDipesan(scope.kode_toko, [row]), tarif: bacaTarifTitip() }),
    decide: ({ rangkai, ...row }, acuan, facts) => {
      const { store, hari, ctx } = facts;
      const found = salahPesananAwal(row, hari);
      if (found) reject(found.salah, { path: found.kolom });
      const { kode_group, kode_dept, berat, nama_barang, uang_muka, jenis_harga, tanggal, tgl_janji } = row;
      const group = acuan.group.find((one) => one.kode_group === kode_group);
      if (!group || group.aksesoris || group.markis) reject(salah.PESANAN_BUKAN_EMAS, { path: 'kode_group' });
      const [satu] = hargaDipesan([row], acuan, facts, salah.PESANAN_BUKAN_EMAS);
      const { harga, kadar } = satu as NonNullable<typeof satu>;
      const jumlah = jumlahkan([harga]);
      if (uang_muka > jumlah.total)
        reject(salah.UANG_MUKA_PESANAN_LEBIH, { path: 'uang_muka', total: jumlah.total, uang_muka });
      const ikatan = {
        total: jumlah.total,
        uang_muka,
        lama: null,
        hari: tgl_janji,
        barang: [{ berat, kadar }],
      };
      const ppn = ppnUangMuka(uang_muka, [harga], aturanPpn(store));
      const kasir = ctx.scope.user_id;
      const kepala = {
        ...{
          tanggal,
          jenis: MUKA_PESANAN.jenis,
          jenis_harga,
          kode_member: null,
          alamat_customer: null,
          kasir,
        },
        ...{ nama_customer: row.nama_customer, no_hp_customer: nomorHp(row.no_hp_customer), uang_muka },
        // What was agreed was agreed: nobody is asked for a low deposit.
        mengikat_sampai: jenis_harga === 'MENGIKAT' ? hargaMengikat(store, ikatan).sampai : null,
        ...{ jumlah_barang: 1, berat, ...jumlah, ppn_tambahan: ppnTambahan(harga) },
        keterangan: keteranganAwal(row),
      };
      const isi = {
        nama_barang,
        kode_group,
        kode_dept,
        berat,
        kadar,
        ukuran: null,
        rincian: null,
        foto: null,
      };
      return {
        tulis: [
          { penulis: 'titipan', baris: [kepala] },
          {
            penulis: 'pesanan',
            baris: [{ tgl_janji, kode_tukang: row.kode_tukang, kode_sales: null, no_pesanan_awal: null }],
          },
          {
            penulis: 'pesanan_barang',
            baris: [{ urut: 1, ...isi, ...harga, ppn_tambahan: ppnTambahan(harga) }],
          },
          ...(uang_muka > 0
            ? [
                tulisMasukAwal(uang_muka),
                { penulis: 'titipan_gerak', baris: [{ jenis: 'AWAL', jumlah: uang_muka, ppn }] },
              ]
            : []),
          tulisIsiAwal({ rangkai, no_lama: row.no_lama }),
        ],
        transfers: transferMuka({ akun: AKUN_TITIP[MUKA_PESANAN.jenis] }, { uang: uang_muka, ppn, kasir }),
        audit: { no_lama: row.no_lama, uang_muka, total: jumlah.total },
        jawaban: { uang_muka },
      };
    },
  });

export const awalPesanan = datang(pesanan.transitions.awal);
export const awalKerjaPesanan = datang(pesanan.transitions.awalKerja);

export const batalAwalPesanan = implementTransition(pesanan.transitions.batalAwal, {
  reads: ({ no_pesanan }, { scope }) => bacaPesanan(scope.kode_toko, no_pesanan),
  decide: ({ alasan }, { pesanan: [p] }, { dokumen }) => {
    if (!p) reject(salah.PESANAN_TIDAK_ADA);
    const { saldo, ppn, uang_muka } = p;
    // More money, a craftsman: whatever happened to it here happened here.
    if (dokumen?.peristiwa !== 1) reject(salah.PESANAN_AWAL_SUDAH_BERGERAK, { no_pesanan: p.no_pesanan });
    return {
      tulis: [
        ...(saldo > 0
          ? [{ penulis: 'titipan_gerak', baris: [{ jenis: 'BATAL_AWAL', jumlah: -saldo, ppn: -ppn }] }]
          : []),
        { penulis: 'titipan_batal', baris: [{}] },
      ],
      kategoriBalik: BATAL_SALDO_AWAL,
      alasan,
      audit: { uang_muka, alasan },
      jawaban: { uang_muka },
    };
  },
});
