/** Handing a coupon in and taking that back: what is asked first; the row of the coupon decides between two tills. */
import { reject } from '@mustika/kernel/errors.ts';
import { implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { headReader } from '@mustika/server-kit/document/document-serve.ts';
import { penjualanErrors as salah } from '../../jual/penjualan.errors.ts';
import { KATEGORI_SALES } from '../../jual/persetujuan-penjualan.rule.ts';
import { bacaKodeKupon, statusKupon, tulisKodeKupon } from './cek-kupon.rule.ts';
import { bacaKupon, type KuponRow } from './kupon.query.ts';
import { kuponTukar } from './kupon-tukar.document.ts';

/** Taking a use back. Ours, after the words of the other approvals. */
const BATAL_TUKAR = 'coupon redemption cancellation';

/** The coupon, as long as it may be used today. */
export function kuponBerlaku(kode: string, kupon: KuponRow | undefined, hari: string): KuponRow {
  if (!kupon) reject(salah.KUPON_TIDAK_ADA, { kode });
  const { keadaan, berlaku_sampai, toko_pakai, no_pakai, waktu_pakai } = kupon;
  const status = statusKupon(keadaan, berlaku_sampai, hari);
  if (status === 'BATAL') reject(salah.KUPON_BATAL, { kode });
  if (status === 'DIPAKAI')
    reject(salah.KUPON_SUDAH_DIPAKAI, { kode, toko: toko_pakai, no_dokumen: no_pakai, waktu: waktu_pakai });
  if (status === 'KADALUARSA') reject(salah.KUPON_KADALUARSA, { kode, berlaku_sampai });
  return kupon;
}

export const tukarKupon = implementTransition(kuponTukar.transitions.tukar, {
  reads: (input) => ({ kupon: bacaKupon(bacaKodeKupon(input.kode)) }),
  decide: (input, { kupon: [found] }, { hari, ctx }) => {
    const { kode, toko, no_faktur_group, undian } = kuponBerlaku(input.kode, found, hari);
    if (!undian) reject(salah.KUPON_BUKAN_UNTUK_ITU, { kode: input.kode });
    const { keterangan } = input;
    return {
      tulis: [
        {
          penulis: 'kupon_tukar',
          baris: [{ tanggal: hari, user_id: ctx.scope.user_id, kode, keterangan }],
        },
      ],
      audit: { kupon: tulisKodeKupon(kode), toko, no_faktur_group },
      jawaban: { kode: tulisKodeKupon(kode) },
    };
  },
});

const kepala = headReader(kuponTukar);

export const batalTukarKupon = implementTransition(kuponTukar.transitions.batal, {
  reads: (input, ctx) => ({ tukar: kepala(input.no_dokumen, ctx) }),
  decide: (input, { tukar }) => {
    return {
      perlu: [
        {
          kategori: KATEGORI_SALES,
          description: BATAL_TUKAR,
          rincian: tukar.flatMap((row) => [
            { label: 'Kupon', nilai: tulisKodeKupon(row.kode) },
            { label: 'Dipakai Untuk', nilai: row.cara },
            { label: 'Alasan', nilai: input.alasan },
          ]),
        },
      ],
      tulis: [{ penulis: 'kupon_tukar_batal', baris: [{}] }],
      alasan: input.alasan,
      audit: { alasan: input.alasan },
    };
  },
});
