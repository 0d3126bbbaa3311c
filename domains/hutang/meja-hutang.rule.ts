/** Lending at the counter: where the fields of a new contract stand, and what follows from them while they are typed. Domain R5.1, R5.6. */
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import type { Asks, Counter, FormData } from '@mustika/kernel/document-counter.ts';
import { taksirHutang } from './hutang.command.ts';

/** The counter of loans: new ones, those that go on, interest and redemption. */
export const MEJA = '/transaksi-hutang';

type Baris = readonly FormData[];

/** What is lent on as much of the pledge as has its weight and its karat; null while none has. */
function tanya(barang: Baris, { jumlah_hutang, bunga, lama_pinjam }: FormData): FormData | null {
  const ditimbang = barang
    .filter((b) => Number(b['berat']) > 0 && Number(b['kadar']) > 0)
    .map(({ berat, kadar, kondisi_pinjaman }) => ({
      ...{ berat, kadar, kondisi_pinjaman: kondisi_pinjaman ?? null },
    }));
  if (ditimbang.length === 0) return null;
  return {
    barang: ditimbang,
    jumlah_hutang: Number(jumlah_hutang) > 0 ? jumlah_hutang : null,
    bunga: bunga ?? null,
    lama_pinjam: Number(lama_pinjam) > 0 ? lama_pinjam : 1,
  };
}

const taksir = {
  call: () => taksirHutang,
  shows: ['taksir', 'plafond', 'bunga', 'bunga_rp', 'tgl_jatuh_tempo', 'biaya_adm'],
  warns: ({ jumlah_hutang }: FormData, { plafond }: FormData) => {
    const lebih = Number(jumlah_hutang ?? 0) - Number(plafond);
    return lebih > 0 ? `${formatRupiah(lebih as Rupiah)} di atas plafond, perlu persetujuan` : null;
  },
} satisfies Omit<Asks, 'with'>;

/** What is brought is valued line by line as it is weighed. */
export const TAKSIR_BARU: Asks = { ...taksir, with: (isi) => tanya((isi['barang'] ?? []) as Baris, isi) };

/** Of a loan that goes on what stays in the safe is valued. */
export const TAKSIR_LANJUT: Asks = {
  ...taksir,
  with: (isi, { barang }) => {
    const diambil = new Set(((isi['diambil'] ?? []) as Baris).map(({ urut }) => urut));
    const tinggal = ((barang ?? []) as Baris).filter(
      ({ keadaan, urut }) => keadaan === 'GADAI' && !diambil.has(urut),
    );
    return tanya(tinggal, isi);
  },
};

const meja = { screen: MEJA, sales: { field: 'kode_sales' }, settles: ['transfer'] } as const;

/** What is handed over is the loan without its fee. */
export const MEJA_BARU: Counter = {
  ...meja,
  act: 'Serahkan',
  seek: 'Surat, paket, nama, atau no HP',
  lines: 'barang',
  person: ['kode_member', 'no_hp_customer', 'nama_customer', 'alamat_customer', 'nik_sim_passport'],
  terms: ['jumlah_hutang', 'lama_pinjam', 'bunga', 'berat_plastik'],
  // One piece for one month, at the interest that follows from the loan.
  passes: ['jumlah', 'kondisi_pinjaman', 'lama_pinjam', 'bunga'],
  figure: { label: 'Diserahkan', sums: ['jumlah_hutang', '-biaya_adm'] },
};

/** The old loan lies on the counter; what is picked of its pledge leaves. The difference is paid, or handed over. */
export const MEJA_LANJUT: Counter = {
  ...meja,
  act: 'Perbarui',
  on: {
    name: 'no_faktur_lama',
    lines: 'barang',
    where: { keadaan: ['GADAI'] },
    picks: { field: 'diambil', by: 'urut' },
    values: ({ jumlah_hutang, lama_pinjam, berat_plastik }) => ({
      jumlah_hutang,
      lama_pinjam,
      berat_plastik,
    }),
  },
  terms: ['jumlah_hutang', 'lama_pinjam', 'bunga', 'potongan', 'berat_plastik'],
  figure: { label: 'Harus Dibayar', minus: 'Diserahkan', sums: ['terutang', '-potongan', '-jumlah_hutang'] },
};
