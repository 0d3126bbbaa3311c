/** What paying a supplier does to drawer, bank, scrap and debt. Domain 12.4. */
import { formatGram, formatRupiah, NOL_RUPIAH, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import { one, statement } from '@mustika/server-kit/database.ts';
import { implementReversal } from '@mustika/server-kit/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document-runner.ts';
import { bacaGerak } from '../../barang/gerak-barang.query.ts';
import { type BarangDibaca, batalGerak, gerakBarang, kembar } from '../../barang/gerak-barang.rule.ts';
import { keuanganErrors as salah } from '../keuangan.errors.ts';
import { bayarSupplier } from './bayar-supplier.document.ts';
import { nilaiRosok, salahBayarSupplier } from './bayar-supplier.rule.ts';

const KATEGORI = 'BAYAR_SUPPLIER';

export type BayarDicatat = {
  kode_supplier: string;
  kasir: string;
  tunai: Rupiah;
  jumlah_transfer: Rupiah;
  no_rekening: string | null;
  nilai_rosok: Rupiah;
};

/** The debt gets smaller by what the drawer, the bank and the sold scrap give. */
export function postBayarSupplier(b: BayarDicatat): Transfer[] {
  const utang: UjungUang = { akun: 'UTANG_SUPPLIER', dimensi: b.kode_supplier };
  const lewat = (dari: UjungUang, jumlah: Rupiah, jenis: string) =>
    uangTransfer(dari, utang, jumlah, { kategori: KATEGORI, jenis });
  return [
    ...lewat({ akun: 'KAS', dimensi: b.kasir }, b.tunai, 'CASH'),
    ...lewat({ akun: 'BANK', dimensi: b.no_rekening ?? '' }, b.jumlah_transfer, 'TRANSFER'),
    ...lewat({ akun: 'PENJUALAN_ROSOK' }, b.nilai_rosok, 'ROSOK'),
  ];
}

const ACUAN = `select
  (select -s.saldo::bigint from saldo_uang s where s.kode_toko = $1 and s.akun = 'UTANG_SUPPLIER' and s.dimensi = $2) as utang,
  exists (select from supplier_barang s where s.kode_toko = $1 and s.kode_supplier = $2) as ada,
  (select r.bisa_transfer from rekening r where r.kode_toko = $1 and r.aktif and r.no_rekening = $3) as transfer`;
type Acuan = { utang: Rupiah | null; ada: boolean; transfer: boolean | null };

/** The scrap of these codes: each once, and scrap. */
function rosokDari<T extends BarangDibaca>(
  codes: readonly { kode_barcode: string }[],
  found: readonly T[],
): T[] {
  const twin = kembar(codes.map((b) => b.kode_barcode));
  if (twin) reject(salah.ROSOK_DUA_KALI, { kode_barcode: twin });
  return codes.map(({ kode_barcode }) => {
    const b = found.find((one) => one.kode_barcode === kode_barcode);
    if (b?.status !== 'ROSOK') reject(salah.BUKAN_ROSOK, { kode_barcode, status: b?.status ?? null });
    return b;
  });
}

const simpan = implementTransition(bayarSupplier.transitions.simpan, {
  pays: () => true,
  reads: ({ kode_supplier, no_rekening, barang }, { scope: { kode_toko }, deps }) => ({
    acuan: statement<Acuan>('bayar_supplier_acuan', ACUAN, kode_toko, kode_supplier, no_rekening),
    barang: bacaGerak(kode_toko, barang, deps.clock.now().toString()),
  }),
  decide: ({ kode_supplier, no_rekening, keterangan, ...input }, rows, { ctx, hari }) => {
    const { utang, ada, transfer: bisa } = one(rows.acuan);
    const wrong = salahBayarSupplier({ ...input, no_rekening });
    if (wrong) reject(wrong);
    if (!ada) reject(salah.SUPPLIER_TIDAK_ADA, { kode_supplier });
    if (no_rekening !== null && bisa !== true) reject(salah.REKENING_BUKAN_TRANSFER, { no_rekening });
    const barang = rosokDari(input.barang, rows.barang);
    const nilai = nilaiRosok(barang, input.harga_rosok);
    const tunai = input.tunai ?? NOL_RUPIAH;
    const transfer = input.jumlah_transfer ?? NOL_RUPIAH;
    const jumlah = rupiah(tunai + transfer + nilai.nilai_rosok);
    // The database asks again when it is written; this is who says it first, and by how much.
    if (jumlah > (utang ?? 0))
      reject(
        salah.UTANG_SUPPLIER_KURANG,
        { kode_supplier, utang: utang ?? 0, jumlah },
        `Utang Kepada ${kode_supplier} Hanya ${formatRupiah(utang ?? NOL_RUPIAH)}`,
      );
    const bayar = {
      kode_supplier,
      kasir: ctx.scope.user_id,
      tunai,
      jumlah_transfer: transfer,
      no_rekening,
      ...nilai,
    };
    const kepala = {
      ...{ ...bayar, tanggal: hari, jumlah, keterangan, jumlah_barang: barang.length },
      harga_rosok: input.harga_rosok ?? NOL_RUPIAH,
    };
    const gerak = gerakBarang(barang, {
      status: 'DISERAHKAN',
      tempat: { luar: 'SUPPLIER' },
      modal: {
        dari: { akun: 'PERSEDIAAN_ROSOK' },
        ke: { akun: 'HPP_ROSOK' },
        kategori: KATEGORI,
        jenis: 'ROSOK',
      },
    });
    return {
      tulis: [...(barang.length > 0 ? [gerak.tulis] : []), { penulis: 'bayar_supplier', baris: [kepala] }],
      transfers: [...postBayarSupplier(bayar), ...gerak.transfers],
      audit: { ...kepala, barang: barang.map((b) => [b.kode_barcode, b.berat, b.harga_modal]) },
      jawaban: { jumlah, nilai_rosok: nilai.nilai_rosok },
    };
  },
});

const batal = implementReversal(bayarSupplier, bayarSupplier.transitions.batal, {
  description: 'supplier payment cancellation',
  rincian: ({ kode_supplier, jumlah, berat_rosok }) => [
    { label: `Supplier ${kode_supplier}`, nilai: formatRupiah(jumlah) },
    ...(berat_rosok > 0 ? [{ label: 'Berat Rosok', nilai: `${formatGram(berat_rosok)} g` }] : []),
  ],
  kategoriBalik: () => 'BATAL BAYAR SUPPLIER',
  tulis: [batalGerak()],
});

export const bayarSupplierDocument = implementDocument(bayarSupplier, { simpan, batal });
