/** Damage to loans. */
import type { Damage } from '../../tests/kit/damage.ts';

const BERJALAN =
  "where tutup is null and no_faktur_hutang in (select no_dokumen from dokumen where status = 'DONE')";

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'POKOK_HUTANG',
    'a loan that says it lent more',
    `update hutang set jumlah_hutang = jumlah_hutang + 1 ${BERJALAN}`,
  ],
  [
    'POKOK_HUTANG',
    'a principal taken out of the book',
    "delete from buku_uang where ke_akun = 'PIUTANG_GADAI' and kategori = 'HUTANG'",
  ],
  [
    'GERAK_HUTANG',
    'interest that reached the book and not the loan',
    "update hutang_gerak set bunga = bunga - 500 where jenis = 'LUNAS' and not batal",
  ],
  [
    'KEPALA_HUTANG',
    'a loan that says more was paid on it',
    `update hutang set bunga_dibayar = bunga_dibayar + 500 ${BERJALAN}`,
  ],
  [
    'KEPALA_HUTANG',
    'a due date that was moved without an extension',
    `update hutang set tgl_jatuh_tempo = tgl_jatuh_tempo + 30 ${BERJALAN}`,
  ],
  [
    'KEPALA_HUTANG',
    'lateness that says it was settled',
    `update hutang set denda_lunas = tgl_jatuh_tempo + 300 ${BERJALAN}`,
  ],
  [
    'SYARAT_HUTANG',
    'a rate that the deed does not say',
    `update hutang set bunga = bunga + 1000 ${BERJALAN}`,
  ],
  [
    'SYARAT_HUTANG',
    'a rate lowered by less than the rounding of its interest',
    `update hutang set bunga = bunga - 1 ${BERJALAN}`,
  ],
  [
    'SYARAT_HUTANG',
    'a late fee that the deed does not say',
    `update hutang set denda = denda + 100 ${BERJALAN}`,
  ],
  [
    'SYARAT_HUTANG',
    'a pledge that says it may be sold at once',
    `update hutang set tenggang = tenggang + 30 ${BERJALAN}`,
  ],
  [
    'SYARAT_HUTANG',
    'an extension of a month that is one of a year, in its row and in the head',
    `with h as (update hutang set bulan_tempo = bulan_tempo + 1, denda_lunas = tanggal, tgl_jatuh_tempo = tgl_jatuh_tempo + 365 ${BERJALAN}
       returning kode_toko, no_faktur_hutang, tgl_jatuh_tempo)
     insert into hutang_gerak (kode_toko, no_faktur_hutang, urut, no_dokumen, peristiwa, tanggal, jenis, bulan, tgl_jatuh_tempo)
       select g.kode_toko, g.no_faktur_hutang, 999, g.no_dokumen, g.peristiwa, g.tanggal, 'BUNGA', 1, h.tgl_jatuh_tempo
         from hutang_gerak g join h using (kode_toko, no_faktur_hutang) where g.jenis = 'CAIR' and not g.batal`,
  ],
  [
    'SYARAT_HUTANG',
    'a first due date that the deed does not say',
    `update hutang set tempo_awal = tempo_awal + 30 ${BERJALAN}`,
  ],
  [
    'KEPALA_HUTANG',
    'a redeemed loan that runs again',
    "update dokumen set status = 'DONE' where no_dokumen = (select max(no_faktur_hutang) from hutang where tutup = 'LUNAS')",
  ],
  [
    'BARANG_HUTANG',
    'a pledge that left while its loan runs',
    `update hutang_barang set keadaan = 'DITEBUS' where no_faktur_hutang in (select no_faktur_hutang from hutang ${BERJALAN})`,
  ],
  [
    'BARANG_HUTANG',
    'a pledge lighter than its deed',
    'update hutang_barang set berat = berat - 1 where urut = 1',
  ],
  [
    'BUNGA_HUTANG',
    'interest for days that never were',
    "update hutang_gerak set bunga_hitung = 0 where jenis = 'LUNAS' and not batal",
  ],
  [
    'AKRUAL_HUTANG',
    'interest that says it was booked',
    `update hutang set bunga_akrual = bunga_akrual + 500 ${BERJALAN}`,
  ],
  [
    'AMBIL_HUTANG',
    'a pledge that the shop kept for less than its auction says',
    'update hutang_ambil set nilai = nilai - 1 where not batal',
  ],
  [
    'AMBIL_HUTANG',
    'a pledge that became more gold than it was',
    'update hutang_ambil set berat = berat + 1000 where not batal',
  ],
  [
    'BAYAR_HUTANG',
    'a payment smaller than it was',
    "update pembayaran set jumlah = jumlah - 1 where no_dokumen in (select no_faktur_hutang from hutang) and arah = 'MASUK' and jenis = 'CASH'",
  ],
];
