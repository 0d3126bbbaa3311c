/** What paying a craftsman does to drawer, bank and debt. Domain 12.4. */
import { formatRupiah, NOL_RUPIAH, type Rupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { bacaRekeningBayar } from '../../pembayaran/bahan-bayar.query.ts';
import { bayaranKeluar, salahKeluar, tulisKeluar } from '../../pembayaran/bayar-keluar.rule.ts';
import { pembayaranErrors } from '../../pembayaran/pembayaran.errors.ts';
import { periksaKeluar } from '../../pembayaran/periksa-bayar.rule.ts';
import { keluarkanUang } from '../../pembayaran/tempat-uang.rule.ts';
import { sepuhanErrors as salah } from '../sepuhan.errors.ts';
import { TRX_BAYAR_TUKANG, utangOngkos } from '../sepuhan.rule.ts';
import { bayarTukang } from './bayar-tukang.document.ts';

const bacaUtang = (kode_toko: string, tukang: string) =>
  statement<{ utang: Rupiah }>(
    'bayar_tukang_utang',
    `select -s.saldo::bigint as utang from saldo_uang s where s.kode_toko = $1 and s.akun = 'UTANG_ONGKOS_TUKANG' and s.dimensi = $2`,
    kode_toko,
    tukang,
  );

const simpan = implementTransition(bayarTukang.transitions.simpan, {
  pays: () => true,
  reads: (input, { scope: { kode_toko } }) => ({
    utang: bacaUtang(kode_toko, input.tukang),
    rekening: bacaRekeningBayar(kode_toko, [input]),
  }),
  decide: ({ tukang, jumlah, keterangan, ...input }, { utang: [row], rekening: [rekening] }, { ctx }) => {
    const utang = row?.utang ?? NOL_RUPIAH;
    // The database asks again when it is written; this is who says it first, and by how much.
    if (jumlah > utang)
      reject(
        salah.UTANG_ONGKOS_KURANG,
        { tukang, utang, jumlah, path: 'jumlah' },
        `Ongkos Yang Terutang Kepada ${tukang} Hanya ${formatRupiah(utang)}`,
      );
    const isian = { transfer: input.transfer ?? NOL_RUPIAH, no_rekening: input.no_rekening };
    const wrong = salahKeluar(jumlah, isian, pembayaranErrors.BAYAR_LEBIH.message);
    if (wrong) reject(pembayaranErrors.BAYAR_LEBIH, { path: wrong.kolom }, wrong.pesan);
    const bayar = bayaranKeluar(jumlah, isian).map((b) => ({
      ...b,
      no_rekening: periksaKeluar(b, rekening),
    }));
    const kepala = { tukang, jumlah, keterangan };
    return {
      tulis: [{ penulis: 'bayar_tukang', baris: [kepala] }, ...tulisKeluar(bayar)],
      transfers: keluarkanUang(bayar, {
        ke: utangOngkos(tukang),
        kasir: ctx.scope.user_id,
        kategori: TRX_BAYAR_TUKANG,
      }),
      audit: { ...kepala, bayar },
      jawaban: { jumlah },
    };
  },
});

const batal = implementReversal(bayarTukang, bayarTukang.transitions.batal, {
  description: 'craftsman payment cancellation',
  kategoriBalik: () => `BATAL ${TRX_BAYAR_TUKANG}`,
});

export const bayarTukangDocument = implementDocument(bayarTukang, { simpan, batal });
