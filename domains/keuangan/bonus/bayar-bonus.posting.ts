/** What paying a salesperson does to drawer, bank and debt. Domain 12.4. */
import { formatRupiah, NOL_RUPIAH, type Rupiah } from '@mustika/kernel/amount.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { TRX_BAYAR_BONUS, utangBonus } from '../../jual/bonus.rule.ts';
import { bacaRekeningBayar } from '../../pembayaran/bahan-bayar.query.ts';
import { bayarUtang } from '../../pembayaran/bayar-utang.rule.ts';
import { bayarBonus } from './bayar-bonus.document.ts';
import { bonusErrors as salah } from './bonus.errors.ts';

const bacaUtang = (kode_toko: string, kode_sales: string) =>
  statement<{ utang: Rupiah }>(
    'bayar_bonus_utang',
    `select -s.saldo::bigint as utang from saldo_uang s where s.kode_toko = $1 and s.akun = 'UTANG_BONUS' and s.dimensi = $2`,
    kode_toko,
    kode_sales,
  );

const simpan = implementTransition(bayarBonus.transitions.simpan, {
  pays: () => true,
  reads: (input, { scope: { kode_toko } }) => ({
    utang: bacaUtang(kode_toko, input.kode_sales),
    rekening: bacaRekeningBayar(kode_toko, [input]),
  }),
  decide: ({ kode_sales, keterangan, ...input }, { utang: [row], rekening: [rekening] }, { ctx }) => {
    const utang = row?.utang ?? NOL_RUPIAH;
    const { bayar, tulis, transfers } = bayarUtang(input, {
      utang,
      rekening,
      ke: utangBonus(kode_sales),
      kasir: ctx.scope.user_id,
      kategori: TRX_BAYAR_BONUS,
      kurang: [
        salah.UTANG_BONUS_KURANG,
        { kode_sales },
        `Bonus Yang Terutang Kepada ${kode_sales} Hanya ${formatRupiah(utang)}`,
      ],
    });
    const kepala = { kode_sales, jumlah: input.jumlah, keterangan };
    return {
      tulis: [{ penulis: 'bayar_bonus_sales', baris: [kepala] }, ...tulis],
      transfers,
      audit: { ...kepala, bayar },
      jawaban: { jumlah: input.jumlah },
    };
  },
});

const batal = implementReversal(bayarBonus, bayarBonus.transitions.batal, {
  description: 'sales bonus payment cancellation',
  kategoriBalik: () => `BATAL ${TRX_BAYAR_BONUS}`,
});

export const bayarBonusDocument = implementDocument(bayarBonus, { simpan, batal });
