/**
 * The trade-in of an exchange: a purchase that settles a nota of the sale, as the side TUKAR of that nota. Priced,
 * checked and approved like every purchase; its rows hang on the sale's own document. Domain R4.12, docs/decisions.
 */
import { type Rupiah, rupiah, subtract, sum } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Transfer, UjungUang } from '@mustika/kernel/transfer.ts';
import { uangTransfer } from '@mustika/kernel/transfer.ts';
import { one, statement } from '@mustika/server-kit/database.ts';
import type { Facts } from '@mustika/server-kit/document/document-runner.ts';
import { batalLot } from '../lot/lot.rule.ts';
import { tulisKeluar } from '../pembayaran/bayar-keluar.rule.ts';
import { dibayarLewat, sisiBayar } from '../pembayaran/sisi.posting.ts';
import type { AcuanBeli } from './bahan-pembelian.rule.ts';
import { lotDibeli, masukLot } from './lot-beli.posting.ts';
import { barangDatang, barisBeli, kepalaBeli } from './nota/isi-beli.posting.ts';
import { pembelianErrors as salah } from './pembelian.errors.ts';
import { type BarangDibeli, barangMasukBuku, bukanNotaKami, modalMasuk } from './pembelian.posting.ts';
import { TANPA_NOTA } from './pembelian.query.ts';
import { periksaPenjual } from './periksa-bayar-beli.rule.ts';
import { hitungSemuaBeli, type NotaInput, type SimpanBeli } from './periksa-pembelian.rule.ts';
import {
  asalTeks,
  bacaBahanBeli,
  bahanBeli,
  barangDibeli,
  persetujuanBeli,
} from './simpan-pembelian.posting.ts';

const KLIRING: UjungUang = { akun: 'KLIRING_TUKAR' };

export type BukuTukar = {
  kasir: string;
  barang: readonly BarangDibeli[];
  /** What the nota owes when the trade-in's turn comes. */
  terutang: Rupiah;
};

/**
 * Domain 12.4, both legs through KLIRING_TUKAR: the goods come in at what they count for, the nota is settled with it,
 * and what is left of it leaves the drawer as TUKAR KURANG (vector 17).
 */
export function postTukar({ kasir, barang, terutang }: BukuTukar): Transfer[] {
  const nilai = sum(barang.map((b) => b.harga));
  const kurang = rupiah(Math.max(0, nilai - terutang));
  const kategori = kurang > 0 ? 'TUKAR KURANG' : 'TUKAR TAMBAH';
  return [
    ...modalMasuk(barang, KLIRING, { kategori, jenis: 'BELI' }),
    ...uangTransfer({ akun: 'KLIRING_PENJUALAN' }, KLIRING, subtract(nilai, kurang), {
      kategori,
      jenis: 'JUAL',
    }),
    ...uangTransfer({ akun: 'KAS', dimensi: kasir }, KLIRING, kurang, { kategori, jenis: 'CASH' }),
    ...barangMasukBuku(barang),
  ];
}

/** Prescribed kind of payment, what the till showed for it, and the purchase that is inside the sale. */
function sebagaiBeli(input: NotaInput): SimpanBeli {
  const { kode_member, nama_customer, nik_sim_passport, no_hp_customer, alamat_customer, keterangan } = input;
  const { tanggal_lahir, pekerjaan, sumber_dana } = input;
  return {
    ...{ kode_member, nama_customer, nik_sim_passport, no_hp_customer, alamat_customer, keterangan },
    ...{ tanggal_lahir, pekerjaan, sumber_dana },
    biaya_admin: null,
    total: dibayarLewat(input.bayar, 'TUKAR'),
    barang: input.tukar,
    bayar: [],
  };
}

/** Net of a nota: what is still owed after every other side, as far as the drawer can know it before posting. */
const kurangDari = (nilai: Rupiah, total: Rupiah): number => Math.max(0, nilai - total);

function tulisTukar(
  beli: SimpanBeli,
  { lines, tulis }: ReturnType<typeof lotDibeli>,
  acuan: AcuanBeli,
  facts: Facts,
) {
  const { hari, ctx, memposting } = facts;
  const kasir = ctx.scope.user_id;
  const kepala = {
    ...kepalaBeli(beli, lines, beli.total, acuan, { kasir, hari }),
    tukar: true,
    manual: lines.some((l) => l.lot),
  };
  return [
    ...barangDatang(lines, hari, !memposting),
    ...tulis,
    ...(memposting ? masukLot(lines.map(barangDibeli)) : []),
    { penulis: 'pembelian', baris: [kepala] },
    {
      penulis: 'pembelian_barang',
      baris: lines.map((line, i) => ({ ...barisBeli(line, i + 1, hari), no_faktur: `T${i + 1}` })),
    },
    ...tulisKeluar([{ jenis: 'TUKAR', no_rekening: null, jumlah: beli.total }]),
  ];
}

const SIMPAN = `select p.kasir, p.total, j.total as terutang, l.kode_barcode, l.kode_baki, l.berat, l.kadar, l.harga, l.jumlah, l.lot, ${TANPA_NOTA}
  from pembelian p join pembelian_barang l on l.kode_toko = p.kode_toko and l.no_faktur_group = p.no_faktur_group
  join penjualan j on j.kode_toko = p.kode_toko and j.no_faktur_group = p.no_faktur_group
 where p.kode_toko = $1 and p.no_faktur_group = $2 and p.tukar order by l.urut`;

type SimpanRow = BarangDibeli & { total: Rupiah; terutang: Rupiah };

/** The side TUKAR of a nota, for the composition root. */
export const sisiTukar = sisiBayar({
  jenis: 'TUKAR',
  ada: (input: NotaInput) => input.tukar.length > 0 || input.bayar.some((b) => b.jenis === 'TUKAR'),
  reads: (input, ctx) => bacaBahanBeli(sebagaiBeli(input), ctx),
  decide: (input, rows, facts) => {
    if (input.tukar.length === 0) reject(salah.TUKAR_KOSONG);
    const beli = sebagaiBeli(input);
    const bahan = bahanBeli(rows, facts);
    const { acuan } = bahan;
    const dibeli = lotDibeli(hitungSemuaBeli(beli, bahan), bahan);
    const { lines } = dibeli;
    periksaPenjual(beli, acuan, facts.store);
    const kasir = facts.ctx.scope.user_id;
    const barang = lines.map(barangDibeli);
    const kode_barcode_tukar = lines.map((l) => l.kode_barcode);
    return {
      jenis: 'TUKAR',
      nilai: beli.total,
      perlu: persetujuanBeli(beli, lines, facts),
      tanpaNota: bukanNotaKami(barang),
      tulis: tulisTukar(beli, dibeli, acuan, facts),
      transfers: (terutang) => postTukar({ kasir, barang, terutang }),
      audit: { tukar: lines.map((l) => [l.kode_barcode, asalTeks(l), l.harga.harga]) },
      jawaban: { tukar: beli.total, tukar_kurang: kurangDari(beli.total, input.total), kode_barcode_tukar },
    };
  },
  bacaSimpan: (kode_toko, no_dokumen) => statement<SimpanRow>('tukar_simpan', SIMPAN, kode_toko, no_dokumen),
  validasi: (barang, kasir) => ({
    nilai: one(barang).total,
    tanpaNota: bukanNotaKami(barang),
    tulis: [{ penulis: 'barang_beli_masuk', baris: [{}] }, ...masukLot(barang)],
    transfers: (terutang) => postTukar({ kasir, barang, terutang }),
  }),
  batal: [{ penulis: 'pembelian_batal', baris: [{}] }, batalLot()],
});
