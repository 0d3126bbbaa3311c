/** What of the audit is something that was brought in. */

/** Acts of the audit by which something of another till comes in, and the screen each is done on. */
export const LANGKAH_PINDAH: Readonly<Record<string, string>> = {
  'member.impor': '/data-member',
  'tambah_barang.simpan': '/tambah-barang-banyak',
  'saldo_awal.simpan': '/saldo-awal',
  'nota_lama.impor': '/nota-lama',
};

/** By what name the columns of its files are remembered: the words that begin it. */
export const SUSUNAN_PINDAH: Readonly<Record<string, string>> = {
  'member.impor': 'member',
  'tambah_barang.simpan': 'barang',
  'saldo_awal.simpan': 'saldo-awal',
  'nota_lama.impor': 'nota',
};
