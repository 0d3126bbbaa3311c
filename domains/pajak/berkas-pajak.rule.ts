/**
 * The month's output tax in the words of the tax office's system (Coretax): one file of what is reported summed up
 * (digunggung), one of the buyers who gave a number. Pure: rows in, the tree of the file out. The shapes are what several programs agree on;
 * the tax office publishes no schema. Interfaces 1; Domain 13.4.
 */
import { mulDiv, type Rupiah } from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { pajakErrors as salah } from './pajak.errors.ts';

/** Invoices that one file may hold. */
export const MAKS_FAKTUR = 1000;
/** The tariff of the law; what is really taken is a share of it, said by a smaller base. */
const TARIF_UMUM = 12;
/** Nobody's number, and who has none. */
const TANPA_NOMOR = '0'.repeat(16);
const TEMPAT_UTAMA = '000000';
/** Unit of a piece in the list of the tax office. */
const SATUAN = 'UM.0021';

/** One row of the summed up: what a day, or the month, comes to. */
export type BarisEceran = {
  baris: string;
  trx: 'Normal' | '07' | '08' | 'NoVAT';
  golongan: 'A' | 'B';
  tanggal: Tanggal;
  nota: number;
  dpp: Rupiah;
  ppn: Rupiah;
};

/** One line of a nota to a buyer who gave his number; lines of one `baris` are one faktur. */
export type BarisFaktur = {
  baris: string;
  tanggal: Tanggal;
  kode_faktur: string;
  /** Plain. */
  nomor: string;
  nama: string;
  alamat: string | null;
  nitku: string | null;
  nama_barang: string;
  golongan: 'A' | 'B';
  dpp: Rupiah;
  ppn: Rupiah;
};

const angka = (teks: string | null): string => (teks ?? '').replace(/\D/g, '');

/** Sixteen digits: fifteen of the old kind have a zero before them. Null for anything else. */
export function enamBelas(npwp: string | null): string | null {
  const semua = angka(npwp);
  if (semua.length === 15) return `0${semua}`;
  return semua.length === 16 ? semua : null;
}

/** Hundredths of a rupiah as the files have them: `36364583.33`. */
function desimal(sen: number): string {
  const [tanda, besar] = sen < 0 ? ['-', -sen] : ['', sen];
  const ekor = besar % 100;
  return `${tanda}${(besar - ekor) / 100}.${String(ekor).padStart(2, '0')}`;
}
const rupiahUtuh = (jumlah: Rupiah): string => desimal(jumlah * 100);

/** The base of which the general tariff is exactly the tax that was taken; of what bears none, the price. */
const dppLain = (dpp: Rupiah, ppn: Rupiah): string =>
  ppn === 0 ? rupiahUtuh(dpp) : desimal(mulDiv(ppn, 100 * 100, TARIF_UMUM, 'half-up'));

/** The first and last day lie in one month, or it is no period of the tax. */
export function masaPajak(awal: Tanggal, akhir: Tanggal): { bulan: number; tahun: number } {
  if (awal.slice(0, 7) !== akhir.slice(0, 7)) reject(salah.MASA_PAJAK_TIDAK_SATU);
  return { bulan: Number(awal.slice(5, 7)), tahun: Number(awal.slice(0, 4)) };
}

const SKEMA = { '@_xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance' };

/** Errors: BERKAS_PAJAK_KOSONG, BARIS_PAJAK_MINUS with the rows that are below zero: more was taken back than sold. */
export function berkasEceran(tin: string, masa: ReturnType<typeof masaPajak>, rows: readonly BarisEceran[]) {
  if (rows.length === 0) reject(salah.BERKAS_PAJAK_KOSONG);
  const minus = rows.filter(({ dpp, ppn }) => dpp < 0 || ppn < 0);
  if (minus.length > 0) reject(salah.BARIS_PAJAK_MINUS, { baris: minus.map(({ baris }) => baris) });
  const RetailInvoice = rows.map((row) => ({
    TrxCode: row.trx,
    BuyerName: 'KONSUMEN AKHIR',
    BuyerIdOpt: 'NIK',
    BuyerIdNumber: TANPA_NOMOR,
    GoodServiceOpt: row.golongan,
    SerialNo: row.baris,
    TransactionDate: row.tanggal,
    TaxBaseSellingPrice: rupiahUtuh(row.dpp),
    OtherTaxBaseSellingPrice: dppLain(row.dpp, row.ppn),
    VAT: rupiahUtuh(row.ppn),
    STLG: '0.00',
    Info: `${row.nota} NOTA`,
  }));
  return {
    RetailInvoiceBulk: {
      ...SKEMA,
      '@_xsi:noNamespaceSchemaLocation': 'schema.xsd',
      TIN: tin,
      TaxPeriodMonth: masa.bulan,
      TaxPeriodYear: masa.tahun,
      ListOfRetailInvoice: { RetailInvoice },
    },
  };
}

/** A word of the file, which no screen shows. */
const identitas = (jenis: 'National' | 'Other'): string => `${jenis} ID`;

/**
 * How a number names its buyer: an NPWP has sixteen digits that begin with a zero, or fifteen; sixteen others are of an identity card;
 * what has letters is a passport.
 */
export function pembeli(nomor: string) {
  const semua = angka(nomor);
  if (semua.length === 15 || (semua.length === 16 && semua.startsWith('0'))) {
    const tin = enamBelas(semua) as string;
    return {
      BuyerTin: tin,
      BuyerDocument: 'TIN',
      BuyerDocumentNumber: '-',
      BuyerIDTKU: `${tin}${TEMPAT_UTAMA}`,
    };
  }
  const ktp = semua.length === 16;
  return {
    BuyerTin: TANPA_NOMOR,
    BuyerDocument: /[A-Za-z]/.test(nomor) ? 'Passport' : identitas(ktp ? 'National' : 'Other'),
    BuyerDocumentNumber: ktp ? semua : nomor,
    BuyerIDTKU: TEMPAT_UTAMA,
  };
}

const barang = (row: BarisFaktur) => ({
  Opt: row.golongan,
  Code: '000000',
  Name: row.nama_barang,
  Unit: SATUAN,
  Price: rupiahUtuh(row.dpp),
  Qty: '1',
  TotalDiscount: '0.00',
  TaxBase: rupiahUtuh(row.dpp),
  OtherTaxBase: dppLain(row.dpp, row.ppn),
  VATRate: TARIF_UMUM,
  VAT: rupiahUtuh(row.ppn),
  STLGRate: '0',
  STLG: '0.00',
});

function faktur(tin: string, rows: readonly BarisFaktur[]) {
  const { baris, tanggal, kode_faktur, nomor, nama, alamat, nitku } = rows[0] as BarisFaktur;
  const { BuyerTin, BuyerDocument, BuyerDocumentNumber, BuyerIDTKU } = pembeli(nomor);
  return {
    TaxInvoiceDate: tanggal,
    TaxInvoiceOpt: 'Normal',
    TrxCode: kode_faktur,
    AddInfo: '',
    CustomDoc: '',
    CustomDocMonthYear: '',
    RefDesc: baris,
    FacilityStamp: '',
    SellerIDTKU: `${tin}${nitku ?? TEMPAT_UTAMA}`,
    BuyerTin,
    BuyerDocument,
    BuyerCountry: 'IDN',
    BuyerDocumentNumber,
    BuyerName: nama,
    // So spelt in the files of the tax office.
    BuyerAdress: alamat ?? '-',
    BuyerEmail: '',
    BuyerIDTKU,
    ListOfGoodService: { GoodService: rows.map(barang) },
  };
}

/** Errors: BERKAS_PAJAK_KOSONG, FAKTUR_PAJAK_LEBIH beyond what one file may hold: fewer days at a time then. */
export function berkasFaktur(tin: string, rows: readonly BarisFaktur[]) {
  if (rows.length === 0) reject(salah.BERKAS_PAJAK_KOSONG);
  const menurut = [...Map.groupBy(rows, ({ baris }) => baris).values()];
  if (menurut.length > MAKS_FAKTUR) reject(salah.FAKTUR_PAJAK_LEBIH, { faktur: menurut.length });
  return {
    TaxInvoiceBulk: {
      ...SKEMA,
      '@_xsi:noNamespaceSchemaLocation': 'TaxInvoice.xsd',
      TIN: tin,
      ListOfTaxInvoice: { TaxInvoice: menurut.map((satu) => faktur(tin, satu)) },
    },
  };
}
