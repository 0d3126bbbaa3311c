/** Handing a coupon in and taking that back: what is asked first; the row of the coupon decides between two tills. */
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import type { Rows, Statement } from '@mustika/server-kit/database.ts';
import type { TransitionImplementation } from '@mustika/server-kit/document-runner.ts';
import { bacaKodeKupon, statusKupon, tulisKodeKupon } from './cek-kupon.rule.ts';
import { bacaKupon, type KuponRow } from './kupon.query.ts';
import type { batalTukarKuponFields, tukarKuponFields } from './kupon-tukar.document.ts';
import { penjualanErrors as salah } from './penjualan.errors.ts';
import { KATEGORI_SALES } from './persetujuan-penjualan.rule.ts';

type Tukar = Row<typeof tukarKuponFields>;

/** Taking a use back. Ours, after the words of the other approvals. */
const BATAL_TUKAR = 'coupon redemption cancellation';

/** The coupon, as long as it may be handed in today for what is asked. */
function periksaKupon(input: Tukar, kupon: KuponRow | undefined, hari: string): KuponRow {
  if (!kupon) reject(salah.KUPON_TIDAK_ADA, { kode: input.kode });
  const { keadaan, berlaku_sampai, toko_pakai, no_pakai, waktu_pakai } = kupon;
  const status = statusKupon(keadaan, berlaku_sampai, hari);
  if (status === 'BATAL') reject(salah.KUPON_BATAL);
  if (status === 'DIPAKAI')
    reject(salah.KUPON_SUDAH_DIPAKAI, { toko: toko_pakai, no_dokumen: no_pakai, waktu: waktu_pakai });
  if (status === 'KADALUARSA') reject(salah.KUPON_KADALUARSA, { berlaku_sampai });
  const bisa = input.cara === 'UNDIAN' ? kupon.undian : kupon.nilai_kupon > 0;
  return bisa ? kupon : reject(salah.KUPON_BUKAN_UNTUK_ITU, { cara: input.cara });
}

export const tukarKupon: TransitionImplementation<Tukar> = {
  reads: (input) => [bacaKupon(bacaKodeKupon(input.kode))],
  decide: (input, rows, { hari, ctx }) => {
    const [[found]] = rows as unknown as [KuponRow[]];
    const kupon = periksaKupon(input, found, hari);
    const { kode, toko, no_faktur_group } = kupon;
    const nilai = input.cara === 'POTONGAN' ? kupon.nilai_kupon : 0;
    const { cara, keterangan } = input;
    return {
      tulis: [
        {
          penulis: 'kupon_tukar',
          baris: [{ tanggal: hari, user_id: ctx.scope.user_id, kode, cara, nilai, keterangan }],
        },
      ],
      audit: { kupon: tulisKodeKupon(kode), toko, no_faktur_group, cara, nilai },
      jawaban: { kode: tulisKodeKupon(kode), cara, nilai },
    };
  },
};

const bacaTukar = (kode_toko: string, no_dokumen: string): Statement => ({
  name: 'kupon_tukar_baca',
  text: 'select kode, cara, nilai from kupon_tukar where kode_toko = $1 and no_dokumen = $2',
  values: [kode_toko, no_dokumen],
});

export const batalTukarKupon: TransitionImplementation<Row<typeof batalTukarKuponFields>> = {
  nomor: (input) => input.no_dokumen,
  reads: (input, { scope }) => [bacaTukar(scope.kode_toko, input.no_dokumen)],
  decide: (input, rows) => {
    const [tukar] = rows as unknown as [Rows];
    return {
      perlu: [
        {
          kategori: KATEGORI_SALES,
          description: BATAL_TUKAR,
          rincian: tukar.flatMap((row) => [
            { label: 'Kupon', nilai: tulisKodeKupon(String(row.kode)) },
            { label: 'Dipakai Untuk', nilai: String(row.cara) },
            { label: 'Alasan', nilai: input.alasan },
          ]),
        },
      ],
      tulis: [{ penulis: 'kupon_tukar_batal', baris: [{}] }],
      alasan: input.alasan,
      audit: { alasan: input.alasan },
    };
  },
};
