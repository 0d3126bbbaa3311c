/** What paying a craftsman does to drawer, bank and debt. Domain 12.4. */
import { formatRupiah, NOL_RUPIAH, type Rupiah } from '@mustika/kernel/amount.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { bacaRekeningBayar } from '../../pembayaran/bahan-bayar.query.ts';
import { bayarUtang } from '../../pembayaran/bayar-utang.rule.ts';
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
  decide: ({ tukang, keterangan, ...input }, { utang: [row], rekening: [rekening] }, { ctx }) => {
    const utang = row?.utang ?? NOL_RUPIAH;
    const { bayar, tulis, transfers } = bayarUtang(input, {
      utang,
      rekening,
      ke: utangOngkos(tukang),
      kasir: ctx.scope.user_id,
      kategori: TRX_BAYAR_TUKANG,
      kurang: [
        salah.UTANG_ONGKOS_KURANG,
        { tukang },
        `Ongkos Yang Terutang Kepada ${tukang} Hanya ${formatRupiah(utang)}`,
      ],
    });
    const kepala = { tukang, jumlah: input.jumlah, keterangan };
    return {
      tulis: [{ penulis: 'bayar_tukang', baris: [kepala] }, ...tulis],
      transfers,
      audit: { ...kepala, bayar },
      jawaban: { jumlah: input.jumlah },
    };
  },
});

const batal = implementReversal(bayarTukang, bayarTukang.transitions.batal, {
  description: 'craftsman payment cancellation',
  kategoriBalik: () => `BATAL ${TRX_BAYAR_TUKANG}`,
});

export const bayarTukangDocument = implementDocument(bayarTukang, { simpan, batal });
