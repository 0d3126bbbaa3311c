/**
 * A sale that hands over the pieces of a deposit: the deposit is what settles the nota, beside the money. Domain R6.6.
 * The sale asks for this by the payment kind TITIPAN (docs/decisions/0011); its own pieces and prices stay its business.
 */
import { type Rupiah, rupiah, sum } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { type Transfer, uangTransfer } from '@mustika/kernel/transfer.ts';
import { one, type RowsOf } from '@mustika/server-kit/database.ts';
import type { Facts, Writing } from '@mustika/server-kit/document-runner.ts';
import { isSisi } from '../pembayaran/cara-bayar.rule.ts';
import { dibayarLewat, type Sisi, sisiBayar } from '../pembayaran/sisi.posting.ts';
import type { HargaTitip, SimpanInput } from '../penjualan/periksa-penjualan.rule.ts';
import {
  type AmbilRow,
  type BarangTitipan,
  bacaAmbil,
  bacaTitipanJual,
  type TitipanDiambil,
} from './ambil-titipan.query.ts';
import { titipanErrors as salah } from './titipan.errors.ts';
import { BAYAR_TITIPAN, pakaiTitipan, ppnPakai } from './titipan.rule.ts';

/** A deposit that may be picked up now. */
function bolehDiambil(no_titipan: string, titipan: TitipanDiambil | undefined): TitipanDiambil {
  if (!titipan) reject(salah.TITIPAN_TIDAK_ADA, { no_titipan });
  if (titipan.status === 'OPEN') reject(salah.TITIPAN_BELUM_VALIDASI, { no_titipan });
  if (titipan.status !== 'DONE') reject(salah.TITIPAN_SUDAH_SELESAI, { no_titipan, status: titipan.status });
  if (titipan.no_faktur_tunggu)
    reject(salah.TITIPAN_SEDANG_DIAMBIL, { no_titipan, no_faktur_group: titipan.no_faktur_tunggu });
  return titipan;
}

/** What the nota owes before the deposit's turn: other sides, such as a piece traded in, come first. */
const terutang = (input: SimpanInput): Rupiah => {
  const lain = input.bayar.filter((b) => isSisi(b.jenis) && b.jenis !== BAYAR_TITIPAN);
  return rupiah(Math.max(0, input.total - sum(lain.map((b) => b.jumlah))));
};

/** The fixed price of each piece that is handed over; null where the price of the day holds. */
const hargaTitip = (
  { jenis_harga }: TitipanDiambil,
  ditahan: readonly BarangTitipan[],
  barang: readonly string[],
): HargaTitip =>
  new Map(
    ditahan
      .filter((b) => barang.includes(b.kode_barcode))
      .map((b) => [b.kode_barcode, jenis_harga === 'MENGIKAT' ? b : null]),
  );

/**
 * The debt to the customer pays the nota; what is left goes back out of the drawer. Domain 2.4, 12.4 (PENJUALAN / DP). The
 * nota owes the PPN of all its lines, so what was remitted of the money before comes off: the rest is what it adds.
 */
const transferTitipan = (
  { dipakai, kembali, ppn_dipakai, ppn_kembali }: Omit<AmbilRow, 'no_titipan' | 'peristiwa' | 'barang'>,
  kasir: string,
): Transfer[] => [
  ...uangTransfer({ akun: 'KLIRING_PENJUALAN' }, { akun: 'TITIPAN_UANG' }, dipakai, {
    kategori: 'PENJUALAN',
    jenis: 'DP',
  }),
  ...uangTransfer({ akun: 'KAS', dimensi: kasir }, { akun: 'TITIPAN_UANG' }, kembali, {
    kategori: 'KELEBIHAN BAYAR DP PENJUALAN',
    jenis: 'CASH',
  }),
  ...uangTransfer({ akun: 'TITIPAN_UANG' }, { akun: 'PPN_KELUARAN' }, ppn_dipakai, {
    kategori: 'PENJUALAN',
    jenis: 'DP_PPN',
  }),
  ...uangTransfer({ akun: 'TITIPAN_UANG' }, { akun: 'PPN_KELUARAN' }, ppn_kembali, {
    kategori: 'KELEBIHAN BAYAR DP PENJUALAN',
    jenis: 'PPN',
  }),
];

const tulisAmbil = (ambil: AmbilRow, posting: boolean): Writing[] => [
  {
    penulis: 'titipan_ambil',
    baris: [
      {
        no_titipan: ambil.no_titipan,
        lihat: ambil.peristiwa,
        dipakai: ambil.dipakai,
        kembali: ambil.kembali,
        ppn_dipakai: ambil.ppn_dipakai,
        ppn_kembali: ambil.ppn_kembali,
        posting,
        barang: ambil.barang ?? [],
      },
    ],
  },
];

type Bacaan = RowsOf<ReturnType<typeof bacaTitipanJual>>;

function putuskan(input: SimpanInput, { titipan: [found], ditahan }: Bacaan, facts: Facts): Sisi {
  const no_titipan = input.no_titipan ?? reject(salah.NO_TITIPAN_HARUS_DIISI);
  const titipan = bolehDiambil(no_titipan, found);
  const codes = input.barang.map((b) => b.kode_barcode);
  const barang = codes.filter((kode) => ditahan.some((b) => b.kode_barcode === kode));
  if (barang.length === 0) reject(salah.BUKAN_BARANG_TITIPAN, { no_titipan });
  const pakai = pakaiTitipan(titipan.saldo, ditahan, barang, terutang(input));
  const nilai = rupiah(pakai.dipakai + pakai.kembali);
  const dibayar = dibayarLewat(input.bayar, BAYAR_TITIPAN);
  if (dibayar > titipan.saldo)
    reject(salah.BAYAR_MELEBIHI_TITIPAN, { saldo: titipan.saldo, jumlah: dibayar });
  if (dibayar !== nilai) reject(salah.TITIPAN_BERUBAH, { no_titipan, jumlah: nilai });
  const kasir = facts.ctx.scope.user_id;
  const ambil = {
    no_titipan,
    peristiwa: titipan.peristiwa,
    dipakai: pakai.dipakai,
    kembali: pakai.kembali,
    ...ppnPakai(titipan, pakai),
    barang,
  };
  return {
    jenis: BAYAR_TITIPAN,
    nilai,
    harga: hargaTitip(titipan, ditahan, barang),
    perlu: [],
    // The deposit moves before the pieces, as in its own events: no two of them wait for each other.
    dulu: tulisAmbil(ambil, facts.memposting),
    tulis: [],
    transfers: () => transferTitipan(ambil, kasir),
    audit: { no_titipan, titipan: nilai },
    jawaban: { no_titipan, sisa_titipan: pakai.sisa },
  };
}

/** The deposit as a side of a nota. */
export const sisiTitipan = sisiBayar({
  jenis: BAYAR_TITIPAN,
  ada: (input: SimpanInput) =>
    input.no_titipan !== null || input.bayar.some((b) => b.jenis === BAYAR_TITIPAN),
  reads: (input, { scope }) => bacaTitipanJual(scope.kode_toko, input.no_titipan ?? ''),
  decide: putuskan,
  bacaSimpan: bacaAmbil,
  validasi: (rows, kasir) => {
    const ambil = one(rows);
    return {
      nilai: rupiah(ambil.dipakai + ambil.kembali),
      tulis: tulisAmbil(ambil, true),
      transfers: () => transferTitipan(ambil, kasir),
    };
  },
  batal: [{ penulis: 'titipan_batal_ambil', baris: [{}] }],
});
