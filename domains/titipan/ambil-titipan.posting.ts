/**
 * A sale that hands over the pieces of a deposit, of an order that is made or of a pre-order that has come: the deposit is what settles the nota, beside the money. Domain R6.6.
 * The sale asks for this by the payment kind TITIPAN (docs/decisions/0011); its own pieces and prices stay its business.
 */
import { rupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Transfer } from '@mustika/kernel/transfer.ts';
import { one, type RowsOf } from '@mustika/server-kit/database.ts';
import type { Facts, Writing } from '@mustika/server-kit/document/document-runner.ts';
import type { SimpanInput } from '../jual/periksa-penjualan.rule.ts';
import { dibayarLewat, type Sisi, sisiBayar } from '../pembayaran/sisi.posting.ts';
import { type AmbilRow, bacaAmbil } from './ambil-titipan.query.ts';
import { bacaTitipanJual } from './bahan-titip.query.ts';
import { bolehDiambil, hargaTitip, type Pakai, postPakai, terutang } from './pakai-titip.rule.ts';
import { titipanErrors as salah } from './titipan.errors.ts';
import {
  AKUN_TITIP,
  BAYAR_TITIPAN,
  type JenisTitip,
  KELEBIHAN_TITIP,
  pakaiTitipan,
  ppnPakai,
} from './titipan.rule.ts';

const transferTitipan = (ambil: Pakai & { jenis: JenisTitip }, kasir: string): Transfer[] =>
  postPakai(ambil, {
    akun: AKUN_TITIP[ambil.jenis],
    jenis: 'DP',
    kasir,
    lebih: KELEBIHAN_TITIP[ambil.jenis],
  });

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
  const pakai = pakaiTitipan(
    titipan.saldo,
    ditahan,
    barang,
    terutang(input, BAYAR_TITIPAN),
    titipan.menunggu,
  );
  const nilai = rupiah(pakai.dipakai + pakai.kembali);
  const dibayar = dibayarLewat(input.bayar, BAYAR_TITIPAN);
  if (dibayar > titipan.saldo)
    reject(salah.BAYAR_MELEBIHI_TITIPAN, { saldo: titipan.saldo, jumlah: dibayar });
  if (dibayar !== nilai) reject(salah.TITIPAN_BERUBAH, { no_titipan, jumlah: nilai });
  const kasir = facts.ctx.scope.user_id;
  const ambil = {
    ...{ no_titipan, jenis: titipan.jenis, peristiwa: titipan.peristiwa },
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
