/** What paying a supplier does to drawer, bank, scrap and debt. Domain 12.4. */
import {
  formatGram,
  formatRupiah,
  NOL_RUPIAH,
  type Rupiah,
  rupiah,
  subtract,
} from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import { one, statement } from '@mustika/server-kit/database.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { batalGerak, gerakBarang } from '../../barang/gerak-barang.rule.ts';
import { keuanganErrors as salah } from '../keuangan.errors.ts';
import { bayarSupplier } from './bayar-supplier.document.ts';
import { salahBayarSupplier, salahFaktur, type Terbuka } from './bayar-supplier.rule.ts';
import type { UsahaSupplier } from './pajak-rosok.rule.ts';
import { bacaRosok, rosokDinilai } from './rosok-supplier.query.ts';

const KATEGORI = 'BAYAR_SUPPLIER';

export type BayarDicatat = {
  kode_supplier: string;
  kasir: string;
  tunai: Rupiah;
  jumlah_transfer: Rupiah;
  no_rekening: string | null;
  nilai_rosok: Rupiah;
  ppn_rosok: Rupiah;
  pph22: Rupiah;
};

/** The debt gets smaller by what the drawer, the bank and the sold scrap give; of the scrap its PPN and PPh 22 are owed on. */
export function postBayarSupplier(b: BayarDicatat): Transfer[] {
  const utang: UjungUang = { akun: 'UTANG_SUPPLIER', dimensi: b.kode_supplier };
  const lewat = (dari: UjungUang, jumlah: Rupiah, jenis: string) =>
    uangTransfer(dari, utang, jumlah, { kategori: KATEGORI, jenis });
  return [
    ...lewat({ akun: 'KAS', dimensi: b.kasir }, b.tunai, 'CASH'),
    ...lewat({ akun: 'BANK', dimensi: b.no_rekening ?? '' }, b.jumlah_transfer, 'TRANSFER'),
    ...lewat({ akun: 'PENJUALAN_ROSOK' }, subtract(b.nilai_rosok, b.ppn_rosok), 'ROSOK'),
    ...lewat({ akun: 'PPN_KELUARAN' }, b.ppn_rosok, 'ROSOK'),
    ...lewat({ akun: 'UTANG_PPH' }, b.pph22, 'PPH22'),
  ];
}

const ACUAN = `select
  (select -s.saldo::bigint from saldo_uang s where s.kode_toko = $1 and s.akun = 'UTANG_SUPPLIER' and s.dimensi = $2) as utang,
  (select jsonb_build_object('jenis_supplier', s.jenis_supplier, 'no_bebas_pph22', s.no_bebas_pph22)
     from supplier_barang s where s.kode_toko = $1 and s.kode_supplier = $2) as usaha,
  (select r.bisa_transfer from rekening r where r.kode_toko = $1 and r.aktif and r.no_rekening = $3) as transfer`;
/** What is left of each delivery that he is owed for. */
const TERBUKA = `select r.no_dokumen, r.urut_utang, r.no_faktur_supplier, r.sisa from sisa_utang_supplier($1,
    (select h.tanggal from hari_toko h where h.kode_toko = $1 and h.status = 'OPEN'), $2) r
  where r.no_dokumen is not null and r.no_dokumen = any ($3)`;
const bacaTerbuka = (kode_toko: string, kode_supplier: string, nomor: readonly string[]) =>
  statement<Terbuka>('bayar_supplier_terbuka', TERBUKA, kode_toko, kode_supplier, nomor);

type Acuan = { utang: Rupiah | null; usaha: UsahaSupplier | null; transfer: boolean | null };

const simpan = implementTransition(bayarSupplier.transitions.simpan, {
  pays: () => true,
  reads: ({ kode_supplier, no_rekening, barang, faktur }, { scope: { kode_toko }, deps }) => ({
    terbuka: bacaTerbuka(
      kode_toko,
      kode_supplier,
      faktur.map((f) => f.no_utang),
    ),
    acuan: statement<Acuan>('bayar_supplier_acuan', ACUAN, kode_toko, kode_supplier, no_rekening),
    ...bacaRosok(kode_toko, barang, deps.clock.now().toString()),
  }),
  decide: ({ kode_supplier, no_rekening, keterangan, ...input }, rows, { ctx, hari, store }) => {
    const { utang, usaha, transfer: bisa } = one(rows.acuan);
    const wrong = salahBayarSupplier({ ...input, no_rekening });
    if (wrong) reject(wrong);
    if (!usaha) reject(salah.SUPPLIER_TIDAK_ADA, { kode_supplier });
    if (no_rekening !== null && bisa !== true) reject(salah.REKENING_BUKAN_TRANSFER, { no_rekening });
    const { barang, pajak, ...nilai } = rosokDinilai(input, rows, { store, hari, usaha });
    const tunai = input.tunai ?? NOL_RUPIAH;
    const transfer = input.jumlah_transfer ?? NOL_RUPIAH;
    const jumlah = rupiah(tunai + transfer + nilai.nilai_rosok + nilai.pph22);
    // The database asks again when it is written; this is who says it first, and by how much.
    if (jumlah > (utang ?? 0))
      reject(
        salah.UTANG_SUPPLIER_KURANG,
        { kode_supplier, utang: utang ?? 0, jumlah },
        `Utang Kepada ${kode_supplier} Hanya ${formatRupiah(utang ?? NOL_RUPIAH)}`,
      );
    const keliru = salahFaktur(input.faktur, rows.terbuka, jumlah);
    if (keliru) reject(keliru.entry, { no_utang: keliru.no_utang }, keliru.text);
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
      ...(barang.length > 0 ? usaha : {}),
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
      tulis: [
        ...(barang.length > 0 ? [gerak.tulis] : []),
        { penulis: 'bayar_supplier', baris: [kepala] },
        ...(barang.length > 0
          ? [
              {
                penulis: 'bayar_supplier_pajak',
                baris: pajak.map((b, at) => ({ ...b, urut: at + 1, tanggal: hari })),
              },
            ]
          : []),
        ...(input.faktur.length > 0 ? [{ penulis: 'bayar_supplier_faktur', baris: input.faktur }] : []),
      ],
      transfers: [...postBayarSupplier(bayar), ...gerak.transfers],
      audit: {
        ...kepala,
        faktur: input.faktur,
        barang: barang.map((b) => [b.kode_barcode, b.berat, b.harga_modal]),
      },
      jawaban: {
        ...{ jumlah, nilai_rosok: nilai.nilai_rosok, ppn_rosok: nilai.ppn_rosok, pph22: nilai.pph22 },
      },
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
