/**
 * What a closing does to the interest of loans: where the shop books it as it grows (PENGAKUAN_BUNGA = AKRUAL), what grew until the
 * day, in one sum; and what was booked of a contract that was cancelled since comes out of the income. docs/decisions/0051.
 */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { readSetting, type Toko } from '@mustika/kernel/settings/settings.ts';
import { uangTransfer } from '@mustika/kernel/transfer.ts';
import { type Rows, statement } from '@mustika/server-kit/database.ts';

/** In both ways of booking: which of them the shop has now is known when the closing is decided. */
const BERUBAH = `select m.akrual, coalesce(sum(a.jumlah) filter (where a.jumlah > 0), 0)::bigint as tumbuh,
    coalesce(-sum(a.jumlah) filter (where a.jumlah < 0), 0)::bigint as balik
  from (values (true), (false)) m (akrual) left join lateral akrual_hutang($1, $2::date, m.akrual) a on true group by 1`;

type Berubah = { akrual: boolean; tumbuh: Rupiah; balik: Rupiah };

/** The interest of a store as a part of its closing, for the composition root. */
export const akrualHutang = {
  baca: (kode_toko: string, hari: string) => statement('hutang_akrual', BERUBAH, kode_toko, hari),
  tutup: (rows: Rows, store: Toko) => {
    const akrual = readSetting(store, 'PENGAKUAN_BUNGA') === 'AKRUAL';
    const { tumbuh, balik } = (rows as unknown as Berubah[]).find((row) => row.akrual === akrual) as Berubah;
    const piutang = { akun: 'PIUTANG_BUNGA' } as const;
    const pendapatan = { akun: 'PENDAPATAN_BUNGA' } as const;
    return {
      // Asked again under the lock of the day, also when nothing grew.
      tulis: [{ penulis: 'hutang_akrual', baris: [{ akrual, tumbuh, balik }] }],
      transfers: [
        ...uangTransfer(pendapatan, piutang, tumbuh, { kategori: 'AKRUAL BUNGA', jenis: 'TUMBUH' }),
        ...uangTransfer(piutang, pendapatan, balik, { kategori: 'AKRUAL BUNGA', jenis: 'BALIK' }),
      ],
    };
  },
  buka: [{ penulis: 'hutang_akrual_batal', baris: [{}] }],
};
