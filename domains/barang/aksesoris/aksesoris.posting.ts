/** What stock of accessories that comes in or goes out does to money and goods, and who must agree. docs/decisions/0048. */
import { formatAngka, NOL_RUPIAH, type Rupiah, sum } from '@mustika/kernel/amount.ts';
import { type Approval, bermodal } from '@mustika/kernel/approval.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import {
  type Facts,
  implementDocument,
  implementTransition,
} from '@mustika/server-kit/document/document-runner.ts';
import { barcodeSah, POLA_DILANGGAR } from '../barcode.rule.ts';
import { gerakErrors } from '../gerak-barang.errors.ts';
import { kembar } from '../gerak-barang.rule.ts';
import { barcodeStatement, calonBarcode } from '../masuk/acuan-masuk.query.ts';
import { stokAwal } from '../masuk/stok-awal.rule.ts';
import { bagiBarcode } from '../masuk/tambah-barang.posting.ts';
import { aksesoris, UNTUK, type Untuk } from './aksesoris.document.ts';
import { aksesorisErrors as salah } from './aksesoris.errors.ts';
import {
  type AcuanAksesoris,
  type Artikel,
  bacaAcuanAksesoris,
  bacaArtikel,
  bacaTarif,
} from './aksesoris.query.ts';
import { akunArtikel, BERJUMLAH, barisGerak, barisKeluar } from './berjumlah.rule.ts';
import { modalKeluar } from './keluar-stok.rule.ts';
import { barisPajak, pajakKeluar } from './pajak-keluar.rule.ts';
import { type BarisStok, pindahStok } from './pindah-stok.rule.ts';
import { tolakAksesoris } from './tolak-aksesoris.errors.ts';

const KATEGORI = 'STOCK AKSESORIS';

/** Stock that came in: owed to its supplier, or brought in by the owner. */
export function postMasuk(baris: readonly BarisStok[], supplier: string | null): Transfer[] {
  const dari: UjungUang = supplier ? { akun: 'UTANG_SUPPLIER', dimensi: supplier } : { akun: 'MODAL' };
  const jenis = supplier ? 'SUPPLIER' : 'AWAL';
  return [
    ...baris.flatMap((b) =>
      uangTransfer(dari, akunArtikel(b.kode_barcode), b.nilai, { kategori: KATEGORI, jenis }),
    ),
    ...baris.map((b) => pindahStok(b, jenis, 'MASUK')),
  ];
}

/** Stock that was taken out becomes an expense, and its tax with it; a gift went to a customer, the rest is no goods any more. */
export function postAmbil(baris: readonly BarisStok[], untuk: Untuk, ppn: Rupiah): Transfer[] {
  const luar = untuk === 'HADIAH' ? 'PELANGGAN' : 'HANCUR';
  return [
    ...baris.flatMap((b) =>
      uangTransfer(akunArtikel(b.kode_barcode), { akun: UNTUK[untuk] }, b.nilai, {
        kategori: KATEGORI,
        jenis: untuk,
      }),
    ),
    ...uangTransfer({ akun: 'PPN_KELUARAN' }, { akun: UNTUK[untuk] }, ppn, {
      kategori: KATEGORI,
      jenis: `PPN_${untuk}`,
    }),
    ...baris.map((b) => pindahStok(b, luar, 'KELUAR')),
  ];
}

const jumlahkan = (baris: readonly BarisStok[]) => ({
  jumlah_barang: baris.reduce((total, b) => total + b.jumlah, 0),
  harga_modal: sum(baris.map((b) => b.nilai)),
});

const rincian = (baris: readonly BarisStok[]): Approval['rincian'] => [
  ...baris
    .slice(0, 10)
    .map((b) => bermodal({ label: b.nama_barang, nilai: `${formatAngka(b.jumlah)} pcs` }, b.nilai)),
  ...(baris.length > 10
    ? [
        bermodal(
          { label: 'Lainnya', nilai: `${baris.length - 10}` },
          sum(baris.slice(10).map((b) => b.nilai)),
        ),
      ]
    : []),
];

/** The articles of these codes in their order, each once. */
function artikelnya<T extends { kode_barcode: string }>(
  baris: readonly T[],
  found: readonly Artikel[],
): (T & Artikel)[] {
  const twin = kembar(baris.map((b) => b.kode_barcode));
  if (twin) reject(gerakErrors.BARCODE_DUA_KALI, { kode_barcode: twin });
  return baris.map((b) => {
    const artikel = found.find((one) => one.kode_barcode === b.kode_barcode);
    if (artikel?.status !== BERJUMLAH) reject(salah.BUKAN_AKSESORIS, { kode_barcode: b.kode_barcode });
    return { ...artikel, ...b };
  });
}

function periksaSupplier(
  supplier: string | null,
  { supplier_ada }: Pick<AcuanAksesoris, 'supplier_ada'>,
): void {
  if (supplier === null || supplier_ada) return;
  const message = 'supplier tidak ada';
  reject(umum.INPUT_TIDAK_VALID, [{ path: 'supplier', message }], message);
}

type Masuk = { cara: 'BARU' | 'TAMBAH'; supplier: string | null; keterangan: string | null };

function masuk(baris: readonly BarisStok[], { cara, supplier, keterangan }: Masuk, facts: Facts) {
  const jawaban = jumlahkan(baris);
  const kepala = { cara, supplier, untuk: null, keterangan, ...jawaban, ppn_keluar: NOL_RUPIAH };
  return {
    perlu: supplier === null ? stokAwal(rincian(baris), jawaban.harga_modal, facts.ctx.session) : [],
    tulis: [
      { penulis: 'aksesoris_masuk', baris: baris.map(barisGerak) },
      { penulis: 'aksesoris', baris: [kepala] },
    ],
    transfers: postMasuk(baris, supplier),
    audit: { ...kepala, barang: baris.map((b) => [b.kode_barcode, b.jumlah, b.nilai]) },
    jawaban,
  };
}

const baru = implementTransition(aksesoris.transitions.baru, {
  reads: (input, { scope: { kode_toko } }) => ({
    acuan: bacaAcuanAksesoris(kode_toko, input),
    register: barcodeStatement(input.barcode ? [input.barcode] : calonBarcode(1)),
  }),
  decide: (
    { keterangan, supplier, jumlah, modal_total, barcode, ...input },
    { acuan: [acuan], register },
    facts,
  ) => {
    if (!acuan?.grup || !acuan.jenis || !acuan.kode_gudang) {
      const path = !acuan?.grup ? 'kode_group' : !acuan.jenis ? 'kode_dept' : 'kode_baki';
      reject(umum.INPUT_TIDAK_VALID, [{ path, message: 'Data Tidak Tersedia' }], 'Data Tidak Tersedia');
    }
    if (!acuan.aksesoris) reject(tolakAksesoris.GRUP_BUKAN_AKSESORIS, { kode_group: input.kode_group });
    periksaSupplier(supplier, acuan);
    if (barcode && !barcodeSah(barcode)) {
      reject(umum.INPUT_TIDAK_VALID, [{ path: 'barcode', message: POLA_DILANGGAR }], POLA_DILANGGAR);
    }
    const [kode_barcode = ''] = bagiBarcode([{ kode_barcode: barcode }], register);
    const { kode_gudang } = acuan;
    const satu = { ...input, kode_barcode, kode_gudang, jumlah, nilai: modal_total };
    const { tulis, jawaban, ...lain } = masuk([satu], { cara: 'BARU', supplier, keterangan }, facts);
    const artikel = { ...input, kode_barcode, kode_gudang, supplier, tanggal_masuk: facts.hari };
    return {
      ...lain,
      tulis: [{ penulis: 'aksesoris_baru', baris: [artikel] }, ...tulis],
      jawaban: { ...jawaban, kode_barcode },
    };
  },
});

const kodeOf = (baris: readonly { kode_barcode: string }[]): string[] => baris.map((b) => b.kode_barcode);

const tambah = implementTransition(aksesoris.transitions.tambah, {
  reads: ({ barang, supplier }, { scope: { kode_toko } }) => ({
    artikel: bacaArtikel(kode_toko, kodeOf(barang)),
    acuan: bacaAcuanAksesoris(kode_toko, { supplier }),
  }),
  decide: ({ barang, supplier, keterangan }, { artikel, acuan: [acuan] }, facts) => {
    periksaSupplier(supplier, acuan ?? { supplier_ada: false });
    const baris = artikelnya(barang, artikel).map(({ modal_total, ...b }) => ({
      ...b,
      nilai: modal_total,
    }));
    return masuk(baris, { cara: 'TAMBAH', supplier, keterangan }, facts);
  },
});

const ambil = implementTransition(aksesoris.transitions.ambil, {
  reads: ({ barang }, { scope: { kode_toko } }) => ({
    artikel: bacaArtikel(kode_toko, kodeOf(barang)),
    tarif: bacaTarif(),
  }),
  decide: ({ barang, untuk, keterangan }, { artikel, tarif }, { store, hari }) => {
    const baris = artikelnya(barang, artikel).map(({ stok, ...b }) => ({
      ...b,
      stok,
      nilai: modalKeluar(b.kode_barcode, stok, b.jumlah),
    }));
    const jawaban = jumlahkan(baris);
    const pajak = pajakKeluar(baris, untuk, { store, tarif, hari });
    const ppn_keluar = sum(pajak.map((b) => b.ppn_transaksi_rp));
    const kepala = { cara: 'AMBIL', supplier: null, untuk, keterangan, ...jawaban, ppn_keluar };
    return {
      perlu: [{ kategori: 'barang', description: 'accessory withdrawal', rincian: rincian(baris) }],
      tulis: [
        { penulis: 'aksesoris_keluar', baris: baris.map(barisKeluar) },
        { penulis: 'aksesoris', baris: [kepala] },
        ...barisPajak(pajak, hari),
      ],
      transfers: postAmbil(baris, untuk, ppn_keluar),
      audit: { ...kepala, barang: baris.map((b) => [b.kode_barcode, b.jumlah, b.nilai]) },
      jawaban,
    };
  },
});

const batal = implementReversal(aksesoris, aksesoris.transitions.batal, {
  description: 'accessory stock cancellation',
  kategoriBalik: () => `BATAL ${KATEGORI}`,
  tulis: [{ penulis: 'aksesoris_batal', baris: [{}] }],
});

export const aksesorisDocument = implementDocument(
  aksesoris,
  { baru, tambah, ambil, batal },
  { columns: { lines: { barang: { harga_modal: 'l.nilai' } } } },
);
