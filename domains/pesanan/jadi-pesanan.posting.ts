/** An order is made: each line has its piece, at the weight that it has, held for whoever ordered it; or it is made anew. Domain R6.2, R6.3. */
import { sum } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import { one } from '@mustika/server-kit/database.ts';
import { implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import type { BarangSiapJual } from '../jual/bahan-penjualan.rule.ts';
import type { HargaBaris } from '../jual/hitung-penjualan.rule.ts';
import { periksaBarang } from '../jual/periksa-penjualan.rule.ts';
import {
  bacaBakiJual,
  bacaBakiTitip,
  bacaBarangTitip,
  bacaTarifTitip,
} from '../titipan/bahan-titip.query.ts';
import { hargaDatang, sebagaiBaris, sisaDipesan } from '../titipan/dipesan.rule.ts';
import {
  type BarangTitip,
  bakiTujuan,
  barisTitip,
  lepaskan,
  tahanBarang,
} from '../titipan/tahan-barang.rule.ts';
import { titipanErrors } from '../titipan/titipan.errors.ts';
import { postLepas, postTahan } from '../titipan/uang-muka.rule.ts';
import { pesananBebas } from './barang-pesanan.posting.ts';
import { kabarPesanan } from './kabar-pesanan.rule.ts';
import { pesanan } from './pesanan.document.ts';
import { pesananErrors as salah } from './pesanan.errors.ts';
import { bacaBanyakDitahan, bacaPesanan, type PesananBarangRow } from './pesanan.query.ts';
import { KATEGORI_PESANAN, MUKA_PESANAN } from './pesanan.rule.ts';

type Selesai = Row<typeof pesanan.transitions.selesai.fields>['barang'];
/** A line with the piece that was made for it. */
type Jadi = { line: PesananBarangRow; piece: BarangSiapJual };

/** Every line has a piece of its own, of the group that was ordered. */
function pasangkan(
  barang: Selesai,
  lines: readonly PesananBarangRow[],
  siap: readonly BarangSiapJual[],
): Jadi[] {
  if (new Set(barang.map((b) => b.urut)).size !== barang.length || barang.length !== lines.length)
    reject(salah.BARANG_PESANAN_KURANG, { path: 'barang' });
  return barang.map(({ urut, kode_barcode }, at) => {
    const line =
      lines.find((one) => one.urut === urut) ?? reject(salah.BARANG_PESANAN_KURANG, { path: `barang.${at}` });
    const piece = siap.find((one) => one.kode_barcode === kode_barcode) as BarangSiapJual;
    if (piece.kode_group !== line.kode_group)
      reject(salah.BARANG_PESANAN_BEDA, { path: `barang.${at}.kode_barcode`, kode_barcode });
    return { line, piece };
  });
}

export const selesaiPesanan = implementTransition(pesanan.transitions.selesai, {
  reads: (input, ctx) => {
    const { kode_toko } = ctx.scope;
    return {
      ...bacaPesanan(kode_toko, input.no_pesanan),
      siap: bacaBarangTitip(
        kode_toko,
        input.barang.map((b) => b.kode_barcode),
        ctx.deps.clock.now().toString(),
      ),
      baki: bacaBakiTitip(kode_toko),
      banyak: bacaBanyakDitahan(kode_toko, input.no_pesanan),
      tarif: bacaTarifTitip(),
    };
  },
  decide: (input, { pesanan: [p], barang, siap, baki: [baki], banyak, tarif }, { store, hari }) => {
    if (!p) reject(salah.PESANAN_TIDAK_ADA);
    if (!baki) reject(titipanErrors.BAKI_TITIP_TIDAK_ADA);
    periksaBarang(
      { barang: input.barang.map(({ kode_barcode }) => sebagaiBaris(kode_barcode)), keranjang: null },
      siap,
    );
    const harga = hargaDatang({ store, hari, tarif });
    const jadi = pasangkan(input.barang, barang, siap).map(({ line, piece }) => ({
      ...{ line, piece },
      harga: harga(piece, line),
    }));
    const mulai = one(banyak).banyak;
    const ditahan = jadi.map(({ piece }): BarangTitip => ({ ...piece, baki_titip: baki.kode_baki }));
    const total = sum(jadi.map((j) => j.harga.total));
    return {
      tulis: [
        { penulis: 'barang', baris: jadi.map(({ piece }) => tahanBarang(piece, true, baki.kode_baki, null)) },
        {
          penulis: 'titipan_barang',
          baris: jadi.map((j, at) => barisJadi(j, mulai + at + 1, baki.kode_baki, p.kode_sales)),
        },
        {
          penulis: 'pesanan_jadi',
          baris: jadi.map(({ line, piece }) => ({ urut: line.urut, kode_barcode: piece.kode_barcode })),
        },
        { penulis: 'pesanan_ubah', baris: [{ tgl_jadi: hari }] },
      ],
      transfers: postTahan(MUKA_PESANAN, ditahan),
      antre: kabarPesanan(store, 'JADI'),
      audit: {
        total,
        barang: jadi.map(({ line, piece }) => [line.nama_barang, piece.kode_barcode, piece.berat]),
      },
      jawaban: { total, sisa: sisaDipesan(p.saldo, total) },
    };
  },
});

/** The row of a made piece, as that of a piece of a deposit. */
const barisJadi = (
  { line, piece, harga }: Jadi & { harga: HargaBaris },
  urut: number,
  baki: string,
  kode_sales: string | null,
) =>
  barisTitip(
    {
      barang: { ...piece, nama_barang: line.nama_barang },
      input: { kode_sales, nama_barang: null, finishing: null },
      harga,
    },
    urut,
    baki,
  );

export const ulangPesanan = implementTransition(pesanan.transitions.ulang, {
  reads: (input, { scope }) => ({
    ...bacaPesanan(scope.kode_toko, input.no_pesanan),
    baki: bacaBakiJual(scope.kode_toko, input.kode_baki),
  }),
  decide: ({ alasan, kode_tukang }, { pesanan: found, barang, ditahan, baki: [baki] }, _facts) => {
    const p = pesananBebas(found);
    // Some of it was fetched already: the rest is an order of its own.
    if (ditahan.length !== barang.length) reject(salah.PESANAN_DIAMBIL);
    const tujuan = bakiTujuan(baki, ditahan, salah.BAKI_PESANAN_KOSONG);
    return {
      perlu: [
        {
          kategori: KATEGORI_PESANAN,
          description: 'order made again',
          rincian: [
            { label: 'No Pesanan', nilai: p.no_pesanan },
            { label: 'Customer', nilai: p.nama_customer },
            ...ditahan.map((b) => ({ label: b.kode_barcode, nilai: b.nama_barang })),
            { label: 'Alasan', nilai: alasan },
          ],
        },
      ],
      tulis: [
        ...lepaskan(ditahan, tujuan),
        { penulis: 'titipan_batal', baris: [{}] },
        { penulis: 'pesanan_jadi', baris: barang.map(({ urut }) => ({ urut, kode_barcode: null })) },
        { penulis: 'pesanan_ubah', baris: [{ tgl_jadi: null, kode_tukang: kode_tukang ?? p.kode_tukang }] },
      ],
      transfers: postLepas(MUKA_PESANAN, ditahan, tujuan),
      alasan,
      audit: { alasan, barang: ditahan.map((b) => b.kode_barcode) },
    };
  },
});
