/** Posts the documents of the sample shop through catat(), with the same postings the tills use. */
import type { Miligram, MiliPersen, Rupiah } from '@mustika/kernel/amount.ts';
import type { Transfer } from '@mustika/kernel/transfer.ts';
import type { Database } from '@mustika/server-kit/database.ts';
import { bookRows } from '@mustika/server-kit/document/write-set.ts';
import type { StoreConfig } from '@mustika/server-kit/store-config.ts';
import { jumlahkan } from '../../domains/jual/hitung-penjualan.rule.ts';
import { hitungPpn } from '../../domains/pajak/ppn.rule.ts';
import { postPenjualan } from '../../domains/penjualan/penjualan.posting.ts';

const TOKO = 'JKT1';

export type Potong = {
  kode: string;
  grup: string;
  dept: string;
  baki: string;
  berat: number;
  kadar: number;
  modal: number;
};

type Nota = {
  hari: string;
  kasir: string;
  barang: Potong[];
  bayar: 'CASH' | 'TRANSFER';
  member?: string;
  buka?: boolean;
  jam?: string;
};

/** Posts documents; every call is one event. */
export function pencatat(db: Database, store: StoreConfig) {
  let urut = 0;
  const catat = async (w: Record<string, unknown>): Promise<string> => {
    urut += 1;
    const awal = {
      kunci: `contoh-${urut}`,
      hash: `h${urut}`,
      op_hash: `h${urut}`,
      versi_toko: store.versi,
    };
    const kosong = {
      nomor: null,
      peristiwa: null,
      dari: [],
      alasan: null,
      otorisasi: [],
      balik: null,
      kategori_balik: null,
    };
    const isi = { tulis: [], uang: [], barang: [], poin: [], antre: [], audit: {}, jawaban: {} };
    const values = [TOKO, JSON.stringify({ ...awal, ...kosong, ...isi, ...w })];
    const rows = await db.call({ name: 'contoh', text: 'select catat($1, $2::jsonb) as hasil', values });
    return (rows[0] as { hasil: { jawaban: { no_dokumen: string } } }).hasil.jawaban.no_dokumen;
  };

  const tambah = (hari: string, barang: Potong[]): Promise<string> => {
    const modal = barang.reduce((total, b) => total + b.modal, 0) as Rupiah;
    const transfers: Transfer[] = [
      {
        buku: 'uang',
        dari: { akun: 'MODAL' },
        ke: { akun: 'PERSEDIAAN_TOKO' },
        jumlah: modal,
        kategori: 'TAMBAH_BARANG',
        jenis: 'AWAL',
      },
      ...barang.map(
        (b): Transfer => ({
          buku: 'barang',
          dari: { luar: 'AWAL' },
          ke: { gudang: 'TOKO', baki: b.baki },
          kode_barcode: b.kode,
          qty: 1,
          berat: b.berat as Miligram,
          kadar: b.kadar as MiliPersen,
        }),
      ),
    ];
    const baris = barang.map((b) => ({
      kode_barcode: b.kode,
      nama_barang: `PERHIASAN ${b.kode}`,
      kode_group: b.grup,
      kode_dept: b.dept,
      kode_gudang: 'TOKO',
      kode_baki: b.baki,
      berat: b.berat,
      berat_asli: b.berat,
      kadar: b.kadar,
      kadar_cetak: '70',
      tipe_ongkos: 'GRAM',
      ongkos: 10_000,
      harga_modal: b.modal,
      tanggal_masuk: hari,
    }));
    return catat({
      user: 'SPV1',
      saat: `${hari}T01:00:00Z`,
      hari,
      jenis: 'tambah_barang',
      seri: 'TB',
      transisi: 'simpan',
      ke: 'DONE',
      tulis: [{ penulis: 'barang_baru', baris }],
      ...bookRows(transfers, store),
    });
  };

  const jual = (nota: Nota): Promise<string> => {
    const lines = nota.barang.map((b) => {
      const harga_emas = (b.berat * 1100) as Rupiah;
      return {
        harga_sistem: harga_emas,
        ongkos_sistem: 25_000 as Rupiah,
        harga_per_gram: 1_100_000 as Rupiah,
        harga_emas,
        ongkos: 25_000 as Rupiah,
        harga_atribut: 0 as Rupiah,
        diskon: 5_000 as Rupiah,
        pembulatan: 400 as Rupiah,
        ...hitungPpn((harga_emas + 20_400) as Rupiah, null),
        b,
      };
    });
    const jumlah = jumlahkan(lines);
    const rekening = nota.bayar === 'CASH' ? null : '0011223344';
    const bayar = {
      jenis: nota.bayar,
      no_rekening: rekening,
      jumlah: jumlah.total,
      fee: 0 as Rupiah,
      fee_ditanggung: 'TOKO' as const,
    };
    const posted = !nota.buka;
    const poin = nota.member && posted ? 3 : 0;
    const transfers = postPenjualan({
      ...jumlah,
      kasir: nota.kasir,
      kembali: 0 as Rupiah,
      pph22: 0 as Rupiah,
      bayar: [bayar],
      kode_member: nota.member ?? null,
      poin,
      poin_rp: (poin * 5000) as Rupiah,
      ...{ pengundang: null, poin_pengundang: 0, poin_pengundang_rp: 0 as Rupiah, kupon_rp: 0 as Rupiah },
      barang: lines.map(({ b, ...harga }) => ({
        ...harga,
        ...{ kode_sales: null, bonus: 0 as Rupiah },
        kode_barcode: b.kode,
        kode_gudang: 'TOKO',
        kode_baki: b.baki,
        berat: b.berat as Miligram,
        kadar: b.kadar as MiliPersen,
        harga_modal: b.modal as Rupiah,
        golongan_modal: 'EMAS',
        jumlah: 1,
      })),
    });
    const kepala = {
      tanggal: nota.hari,
      kode_member: nota.member ?? null,
      nama_customer: nota.member ? 'SITI RAHAYU' : null,
      kasir: nota.kasir,
      jumlah_barang: lines.length,
      berat: nota.barang.reduce((t, b) => t + b.berat, 0),
      ...jumlah,
      bayar: jumlah.total,
      kembali: 0,
      poin,
    };
    const baris = lines.map(({ b, ongkos_sistem: _, ...harga }, index) => ({
      ...harga,
      urut: index + 1,
      tanggal: nota.hari,
      kode_barcode: b.kode,
      kode_sales: b.dept === 'CC' ? 'DEWI' : 'RANI',
      nama_barang: `PERHIASAN ${b.kode}`,
      kode_group: b.grup,
      kode_dept: b.dept,
      kode_gudang: 'TOKO',
      kode_baki: b.baki,
      berat: b.berat,
      kadar: b.kadar,
      kadar_cetak: '70',
      harga_modal: b.modal,
    }));
    return catat({
      user: nota.kasir,
      saat: `${nota.hari}T${nota.jam ?? '02'}:15:00Z`,
      hari: nota.hari,
      jenis: 'penjualan',
      seri: 'FJ',
      transisi: 'simpan',
      ke: posted ? 'DONE' : 'OPEN',
      tulis: [
        {
          penulis: 'barang',
          baris: nota.barang.map((b) => ({
            kode_barcode: b.kode,
            dari_status: 'TERSEDIA',
            ke_status: posted ? 'TERJUAL' : 'DITAHAN',
          })),
        },
        ...(poin ? [{ penulis: 'member_poin', baris: [{ kode_member: nota.member, tambah: poin }] }] : []),
        { penulis: 'penjualan', baris: [kepala] },
        { penulis: 'penjualan_barang', baris },
        { penulis: 'pembayaran', baris: [{ ...bayar, diterima: bayar.jumlah, urut: 1 }] },
      ],
      ...(posted ? bookRows(transfers, store) : {}),
    });
  };

  const batal = (nomor: string, hari: string, barang: Potong[], posted = true): Promise<string> =>
    catat({
      user: 'SPV1',
      saat: `${hari}T02:45:00Z`,
      hari,
      jenis: 'penjualan',
      seri: 'FJ',
      transisi: 'batal',
      ke: 'CANC',
      nomor,
      peristiwa: 1,
      dari: ['OPEN', 'DONE'],
      balik: posted ? 1 : null,
      kategori_balik: 'BATAL PENJUALAN',
      alasan: 'SALAH INPUT',
      tulis: [
        {
          penulis: 'barang',
          baris: barang.map((b) => ({
            kode_barcode: b.kode,
            dari_status: posted ? 'TERJUAL' : 'DITAHAN',
            ke_status: 'TERSEDIA',
          })),
        },
        { penulis: 'penjualan_batal', baris: [{}] },
      ],
    });
  return { tambah, jual, batal };
}
