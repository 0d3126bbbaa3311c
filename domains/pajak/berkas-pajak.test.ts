/** Protects: the files of the output tax say what the tax office reads, to the digit, and refuse what it would refuse row by row. */
import { rupiah } from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { xmlOf } from '@mustika/server-kit/output/xml.ts';
import { expect, test } from 'vitest';
import {
  type BarisEceran,
  type BarisFaktur,
  berkasEceran,
  berkasFaktur,
  enamBelas,
  masaPajak,
  pembeli,
} from './berkas-pajak.rule.ts';

const TIN = '0012345678901000';
const hari = (teks: string) => teks as Tanggal;
const eceran = (isi: Partial<BarisEceran> = {}): BarisEceran => ({
  baris: 'DG-2026-11-21-NORMAL-A',
  trx: 'Normal',
  golongan: 'A',
  tanggal: hari('2026-11-21'),
  nota: 3,
  dpp: rupiah(3_636_499),
  ppn: rupiah(40_001),
  ...isi,
});
const faktur = (isi: Partial<BarisFaktur> = {}): BarisFaktur => ({
  baris: 'JKT1-FJ-261121-0001/05',
  tanggal: hari('2026-11-21'),
  kode_faktur: '05',
  nomor: '01.234.567.8-901.000',
  nama: 'PT MAJU & "BERSAMA" <MITRA>',
  alamat: null,
  nitku: '000002',
  nama_barang: 'CINCIN',
  golongan: 'A',
  dpp: rupiah(3_636_499),
  ppn: rupiah(40_001),
  ...isi,
});

test('a day of buyers without a number is one row, its smaller base is what the tariff of 12 % is taken of', () => {
  const masa = masaPajak(hari('2026-11-01'), hari('2026-11-30'));
  expect(xmlOf(berkasEceran(TIN, masa, [eceran()]))).toBe(`<?xml version="1.0" encoding="utf-8"?>
<RetailInvoiceBulk xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="schema.xsd">
  <TIN>0012345678901000</TIN>
  <TaxPeriodMonth>11</TaxPeriodMonth>
  <TaxPeriodYear>2026</TaxPeriodYear>
  <ListOfRetailInvoice>
    <RetailInvoice>
      <TrxCode>Normal</TrxCode>
      <BuyerName>KONSUMEN AKHIR</BuyerName>
      <BuyerIdOpt>NIK</BuyerIdOpt>
      <BuyerIdNumber>0000000000000000</BuyerIdNumber>
      <GoodServiceOpt>A</GoodServiceOpt>
      <SerialNo>DG-2026-11-21-NORMAL-A</SerialNo>
      <TransactionDate>2026-11-21</TransactionDate>
      <TaxBaseSellingPrice>3636499.00</TaxBaseSellingPrice>
      <OtherTaxBaseSellingPrice>333341.67</OtherTaxBaseSellingPrice>
      <VAT>40001.00</VAT>
      <STLG>0.00</STLG>
      <Info>3 NOTA</Info>
    </RetailInvoice>
  </ListOfRetailInvoice>
</RetailInvoiceBulk>
`);
});

test('a nota to a named buyer is one faktur with its pieces; names are escaped', () => {
  const xml = xmlOf(berkasFaktur(TIN, [faktur(), faktur({ nama_barang: 'GELANG\u0001' })]));
  expect(xml.match(/<TaxInvoice>/g)).toHaveLength(1);
  expect(xml.match(/<GoodService>/g)).toHaveLength(2);
  expect(xml).toContain('<BuyerName>PT MAJU &amp; &quot;BERSAMA&quot; &lt;MITRA&gt;</BuyerName>');
  expect(xml).toContain('<Name>GELANG</Name>');
  expect(xml).toContain('<SellerIDTKU>0012345678901000000002</SellerIDTKU>');
  expect(xml).toContain(
    '<OtherTaxBase>333341.67</OtherTaxBase>\n          <VATRate>12</VATRate>\n          <VAT>40001.00</VAT>',
  );
  expect(xml).toMatch(
    /<BuyerAdress>-<\/BuyerAdress>\s+<BuyerEmail\/>\s+<BuyerIDTKU>0012345678901000000000<\/BuyerIDTKU>/,
  );
});

test.each([
  ['01.234.567.8-901.000', '0012345678901000', 'TIN', '-'],
  ['0012345678901000', '0012345678901000', 'TIN', '-'],
  ['3171012345678901', '0000000000000000', 'National ID', '3171012345678901'],
  ['C1234567', '0000000000000000', 'Passport', 'C1234567'],
  ['12345', '0000000000000000', 'Other ID', '12345'],
])('the number %s names its buyer', (nomor, tin, jenis, dokumen) => {
  expect(pembeli(nomor)).toMatchObject({ BuyerTin: tin, BuyerDocument: jenis, BuyerDocumentNumber: dokumen });
});

test('a number of the company is sixteen digits, or none', () => {
  expect(['01.234.567.8-901.000', '3171012345678901', '12345', null].map(enamBelas)).toEqual([
    '0012345678901000',
    '3171012345678901',
    null,
    null,
  ]);
});

test.each([
  ['days of two months', () => masaPajak(hari('2026-10-31'), hari('2026-11-01')), 'MASA_PAJAK_TIDAK_SATU'],
  ['no row', () => berkasEceran(TIN, { bulan: 11, tahun: 2026 }, []), 'BERKAS_PAJAK_KOSONG'],
  [
    'a day on which more was taken back than sold',
    () => berkasEceran(TIN, { bulan: 11, tahun: 2026 }, [eceran({ dpp: rupiah(-1) })]),
    'BARIS_PAJAK_MINUS',
  ],
  ['no faktur', () => berkasFaktur(TIN, []), 'BERKAS_PAJAK_KOSONG'],
  [
    'more than a file may hold',
    () =>
      berkasFaktur(
        TIN,
        Array.from({ length: 1001 }, (_, at) => faktur({ baris: `N${at}` })),
      ),
    'FAKTUR_PAJAK_LEBIH',
  ],
] as const)('%s is refused', (_what, make, code) => {
  expect(make).toThrow(expect.objectContaining({ code }));
});
