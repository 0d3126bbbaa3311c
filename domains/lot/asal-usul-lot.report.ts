/** What a lot or a piece was made of, and what became of it. */
import { angka, gram, kode, persen, pilihan, tanggal, teks } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { STATUS_BARANG } from '../barang/kartu-barang.rule.ts';
import { PUNYA_LOT } from './punya-lot.rule.ts';
import { ARAH_TELUSUR } from './telusur-lot.rule.ts';

/** What a step made, where gold came from or went to, and how a piece or a lot stands that it ended in. */
const KEADAAN = [
  ...STATUS_BARANG,
  ...[
    'BARANG BELI',
    'BARANG MANUAL',
    'DIBUAT BARANG',
    'DICUCI',
    'DILEBUR',
    'DIPATRI',
    'EMAS MURNI',
    'SUSUT BELUM DITUTUP',
  ],
  ...['DARI CABANG', 'DARI SUPPLIER', 'SELISIH TIMBANG', 'STOCK AWAL', 'SEBELUMNYA'],
  ...[
    'DALAM PENGIRIMAN',
    'DI TUKANG',
    'DIJUAL KE USAHA',
    'KE PELEBUR',
    'KE PUSAT',
    'MASIH ADA',
    'MENJADI BARCODE',
    'TAGIHAN TUKANG',
    'SUSUT',
    'BELUM DITELUSURI',
  ],
] as const;

/**
 * Over all generations, lots and pieces: whoever stands before a bar reads which bought pieces are in it, each with its share of the fine
 * gold (MURNI); before a bought piece, what became of it. Of a lot BERASAL DARI is about what there is of it, or about all that ever came
 * into it where nothing is left; without a code, about all lots of the store. MELALUI is what went through a step on its way and counts in no total. Head office reads on into the
 * stores it may read. What is older than SEJAK, a year, or a month where no code is asked for, stands as SEBELUMNYA. The screen is ours. docs/decisions/0089.
 */
export const asalUsulLot = defineReport({
  name: 'asal-usul-lot',
  title: 'Asal Usul Lot',
  screen: '/asal-usul-lot',
  api: 'lot/asal-usul',
  gate: PUNYA_LOT,
  filters: {
    kode: kode('Kode Lot / Barcode', { opsional: true, max: 30 }),
    arah: pilihan('Arah', ARAH_TELUSUR, { initial: 'ASAL' }),
    tahap: pilihan(
      'Tampilkan',
      [
        ['UJUNG', 'Hanya Ujungnya'],
        ['SEMUA', 'Semua Langkah'],
      ],
      { initial: 'UJUNG' },
    ),
    sejak: tanggal('Sejak', { opsional: true }),
  },
  columns: {
    langkah: angka('LANGKAH', { width: 8 }),
    tanggal: tanggal('TANGGAL', { opsional: true }),
    no_dokumen: kode('NO DOKUMEN', { opsional: true, width: 20 }),
    kode_toko: kode('TOKO', { width: 7 }),
    kode: kode('KODE', { width: 10 }),
    nama: teks('NAMA', { width: 24 }),
    tempat: kode('TEMPAT', { opsional: true, width: 14 }),
    keadaan: pilihan('KEADAAN', KEADAAN, { width: 14 }),
    berat: gram('BERAT', { opsional: true }),
    murni: gram('MURNI', { opsional: true, total: 'sum' }),
    persen: persen('BAGIAN %', { opsional: true }),
    melalui: gram('MELALUI', { opsional: true }),
  },
  drill: [
    { column: 'no_dokumen' },
    { column: 'kode', to: '/asal-usul-lot', param: 'kode', carry: ['arah', 'sejak'] },
  ],
});
