/** A batch of pieces that came: each is held for whoever waits for it, at the price he was promised. Domain R6.8, R6.3. */
import { sum } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { gerakErrors } from '../../barang/gerak-barang.errors.ts';
import { batalGerak, gerakBarang, hitungGerak, kembar } from '../../barang/gerak-barang.rule.ts';
import { akunStok } from '../../barang/golongan-modal.rule.ts';
import type { BarangSiapJual } from '../../jual/bahan-penjualan.rule.ts';
import { DITITIP } from '../../jual/bahan-penjualan.rule.ts';
import { periksaBarang } from '../../jual/periksa-penjualan.rule.ts';
import { bacaBakiTitip } from '../../titipan/bahan-titip.query.ts';
import { hargaDatang, sebagaiBaris } from '../../titipan/dipesan.rule.ts';
import { barisTitip } from '../../titipan/tahan-barang.rule.ts';
import { titipanErrors } from '../../titipan/titipan.errors.ts';
import { GUDANG_TITIP } from '../../titipan/titipan.rule.ts';
import { kabarPreOrder } from '../kabar-pre-order.rule.ts';
import { preOrderErrors as salah } from '../pre-order.errors.ts';
import { kodeUsulan } from './bagi-datang.rule.ts';
import { closingPo, TRX_CLOSING } from './closing-po.document.ts';
import { bacaDatang, type MenungguRow, sebabTanpaBaris, usulkan } from './closing-po.query.ts';

type Datang = { piece: BarangSiapJual; line: MenungguRow };

const simpan = implementTransition(closingPo.transitions.simpan, {
  reads: ({ barang }, { scope: { kode_toko }, deps }) => ({
    ...bacaDatang(kode_toko, barang, deps.clock.now().toString()),
    baki: bacaBakiTitip(kode_toko),
  }),
  decide: ({ barang, keterangan, usulan, total }, { baki: [baki], ...rows }, { ctx, store, hari }) => {
    if (!baki) reject(titipanErrors.BAKI_TITIP_TIDAK_ADA);
    const dua = kembar(barang.map((b) => b.kode_barcode));
    if (dua) reject(gerakErrors.BARCODE_DUA_KALI, { kode_barcode: dua });
    const dibagi = usulkan(barang, rows);
    periksaBarang({ barang: barang.map((b) => sebagaiBaris(b.kode_barcode)), keranjang: null }, rows.siap);
    if (usulan !== null && usulan !== kodeUsulan(barang, dibagi)) reject(salah.USULAN_PO_BERUBAH);
    const datang = barang.map(({ kode_barcode }, at): Datang => {
      const satu = dibagi[at];
      const piece = rows.siap.find((one) => one.kode_barcode === kode_barcode) as BarangSiapJual;
      if (!satu || !('line' in satu))
        reject(sebabTanpaBaris(satu?.sebab ?? 'TIDAK_MENUNGGU'), {
          path: `barang.${at}.baris`,
          kode_barcode,
        });
      return { piece, line: satu.line };
    });
    const harga = hargaDatang({ store, hari, tarif: rows.tarif });
    const semua = datang.map((d) => ({ ...d, harga: harga(d.piece, d.line) }));
    const pieces = semua.map((s) => s.piece);
    const gerak = gerakBarang(pieces, {
      status: DITITIP,
      tempat: { gudang: GUDANG_TITIP, baki: baki.kode_baki },
      modal: {
        dari: (b) => ({ akun: akunStok(b.golongan_modal) }),
        ke: { akun: 'PERSEDIAAN_TITIP' },
        ...{ kategori: TRX_CLOSING, jenis: 'MASUK' },
      },
    });
    const jawaban = { ...hitungGerak(pieces), total: sum(semua.map((s) => s.harga.total)) };
    if (total !== null && total !== jawaban.total) reject(salah.USULAN_PO_BERUBAH);
    const untuk = [...new Set(semua.map((s) => s.line.no_po))];
    return {
      tulis: [
        {
          penulis: 'closing_po',
          baris: [{ ...jawaban, keterangan, tanggal: hari, user_id: ctx.scope.user_id }],
        },
        { penulis: 'closing_po_datang', baris: semua.map((s) => barisDatang(s, baki.kode_baki)) },
        gerak.tulis,
        {
          penulis: 'closing_po_barang',
          baris: semua.map(({ piece, line, harga: h }, at) => ({
            ...{ urut: at + 1, kode_barcode: piece.kode_barcode, nama_barang: piece.nama_barang },
            ...{ no_po: line.no_po, baris: line.urut, berat: piece.berat, total: h.total },
          })),
        },
      ],
      transfers: gerak.transfers,
      antre: untuk.flatMap((no_po) => kabarPreOrder(store, 'DATANG', no_po)),
      audit: { ...jawaban, barang: semua.map((s) => [s.piece.kode_barcode, s.line.no_po, s.line.urut]) },
      jawaban,
    };
  },
});

/** The row of a piece that came, as that of a piece of a deposit, with the line it is for. */
const barisDatang = (
  { piece, line, harga }: Datang & { harga: Parameters<typeof barisTitip>[0]['harga'] },
  baki: string,
): object => ({
  ...barisTitip(
    { barang: piece, input: { kode_sales: line.kode_sales, nama_barang: null, finishing: null }, harga },
    0,
    baki,
  ),
  ...{ no_titipan: line.no_po, baris: line.urut },
});

const batal = implementReversal(closingPo, closingPo.transitions.batal, {
  description: 'pre-order batch cancellation',
  kategoriBalik: () => `BATAL ${TRX_CLOSING}`,
  tulis: [{ penulis: 'closing_po_kembali', baris: [{}] }, batalGerak(salah.BARANG_PO_DIAMBIL)],
});

export const closingPoDocument = implementDocument(
  closingPo,
  { simpan, batal },
  {
    columns: {
      lines: {
        barang: {
          nama_customer:
            '(select t.nama_customer from titipan t where t.kode_toko = l.kode_toko and t.no_titipan = l.no_po)',
        },
      },
    },
  },
);
