/** What of the audit is something that was brought in. */

/** `layar`: where it is done. `susunan`: what the name begins with by which the columns of its files are remembered. */
type LangkahPindah = { layar: string; susunan: string };

/** Acts of the audit by which something of another till comes in. */
export const LANGKAH_PINDAH: Readonly<Record<string, LangkahPindah>> = {
  'member.impor': { layar: '/data-member', susunan: 'member' },
  'tambah_barang.simpan': { layar: '/tambah-barang-banyak', susunan: 'barang' },
  'saldo_awal.simpan': { layar: '/saldo-awal', susunan: 'saldo-awal' },
  'nota_lama.impor': { layar: '/nota-lama', susunan: 'nota' },
};
