/** Protects: the report to PPATK tells of each nota once, who stood on which side, and nothing that nobody said. */
import { miligram, rupiah } from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { xmlOf } from '@mustika/server-kit/output/xml.ts';
import { expect, test } from 'vitest';
import { berkasGoaml, diriOf, KODE_GOAML, kodeLengkap, type NotaGoaml } from './berkas-goaml.rule.ts';

const K = kodeLengkap(KODE_GOAML.map((nama_kode) => ({ nama_kode, nilai: `<${nama_kode}>` })));
const HARI = '2026-11-21' as Tanggal;
const ACUAN = { acuan: 'LT-JKT1', hari: '2026-11-24' as Tanggal };
const nota = (isi: Partial<NotaGoaml> = {}): NotaGoaml => ({
  orang: '2026-11-21 1. HADI',
  kode_toko: 'JKT1',
  nama_toko: 'MUSTIKA CIKINI',
  alamat_toko: 'PASAR CIKINI',
  no_faktur_group: 'JKT1-FJ-261121-0001',
  jenis: 'PENJUALAN',
  tanggal: HARI,
  kasir: 'KASIR1',
  total: rupiah(600_000_000),
  berat: miligram(250_500),
  usaha: false,
  nama_customer: 'PAK HADI SUSILO',
  nik_sim_passport: '3174012345670099',
  alamat_customer: 'JL MAWAR 1',
  no_hp_customer: '081277770000',
  tanggal_lahir: '1975-02-03',
  pekerjaan: 'PETANI',
  sumber_dana: 'PANEN',
  ...isi,
});
const xml = (...notas: NotaGoaml[]) => xmlOf(berkasGoaml(notas, K, ACUAN));

test('a sale has the customer as whoever gives, with all that is known of him, and the shop as whoever takes', () => {
  expect(xml(nota())).toBe(`<?xml version="1.0" encoding="utf-8"?>
<report>
  <rentity_id>&lt;RENTITY_ID&gt;</rentity_id>
  <rentity_branch>&lt;RENTITY_BRANCH&gt;</rentity_branch>
  <submission_code>&lt;SUBMISSION_CODE&gt;</submission_code>
  <report_code>&lt;REPORT_CODE&gt;</report_code>
  <entity_reference>LT-JKT1</entity_reference>
  <submission_date>2026-11-24T00:00:00</submission_date>
  <currency_code_local>IDR</currency_code_local>
  <reporting_person>
    <first_name>-</first_name>
    <last_name>&lt;PELAPOR&gt;</last_name>
  </reporting_person>
  <transaction>
    <transactionnumber>JKT1-FJ-261121-0001/PENJUALAN</transactionnumber>
    <internal_ref_number>JKT1-FJ-261121-0001</internal_ref_number>
    <transaction_location>MUSTIKA CIKINI</transaction_location>
    <transaction_description>PENJUALAN</transaction_description>
    <date_transaction>2026-11-21T00:00:00</date_transaction>
    <teller>KASIR1</teller>
    <transmode_code>&lt;TRANSMODE&gt;</transmode_code>
    <amount_local>600000000</amount_local>
    <t_from_my_client>
      <from_funds_code>&lt;FUNDS&gt;</from_funds_code>
      <from_person>
        <first_name>PAK HADI</first_name>
        <last_name>SUSILO</last_name>
        <birthdate>1975-02-03T00:00:00</birthdate>
        <ssn>3174012345670099</ssn>
        <nationality1>&lt;COUNTRY&gt;</nationality1>
        <residence>&lt;COUNTRY&gt;</residence>
        <phones>
          <phone>
            <tph_contact_type>&lt;PHONE_CONTACT&gt;</tph_contact_type>
            <tph_communication_type>&lt;PHONE_TYPE&gt;</tph_communication_type>
            <tph_number>081277770000</tph_number>
          </phone>
        </phones>
        <addresses>
          <address>
            <address_type>&lt;ADDRESS_TYPE&gt;</address_type>
            <address>JL MAWAR 1</address>
            <city>-</city>
            <country_code>&lt;COUNTRY&gt;</country_code>
          </address>
        </addresses>
        <occupation>PETANI</occupation>
        <identification>
          <type>&lt;ID_NIK&gt;</type>
          <number>3174012345670099</number>
          <issue_country>&lt;COUNTRY&gt;</issue_country>
        </identification>
        <source_of_wealth>PANEN</source_of_wealth>
      </from_person>
      <from_country>&lt;COUNTRY&gt;</from_country>
    </t_from_my_client>
    <t_to>
      <to_funds_code>&lt;FUNDS&gt;</to_funds_code>
      <to_entity>
        <name>MUSTIKA CIKINI</name>
        <addresses>
          <address>
            <address_type>&lt;ADDRESS_TYPE&gt;</address_type>
            <address>PASAR CIKINI</address>
            <city>-</city>
            <country_code>&lt;COUNTRY&gt;</country_code>
          </address>
        </addresses>
      </to_entity>
      <to_country>&lt;COUNTRY&gt;</to_country>
    </t_to>
    <goods_services>
      <item>
        <item_type>&lt;ITEM_TYPE&gt;</item_type>
        <description>PENJUALAN</description>
        <estimated_value>600000000</estimated_value>
        <currency_code>IDR</currency_code>
        <size>250.5</size>
        <size_uom>&lt;SIZE_UOM&gt;</size_uom>
      </item>
    </goods_services>
  </transaction>
  <report_indicators>
    <indicator>&lt;INDICATOR&gt;</indicator>
  </report_indicators>
</report>
`);
});

test('what the shop buys, takes in or lends goes the other way', () => {
  for (const jenis of ['PEMBELIAN', 'TUKAR', 'HUTANG'])
    expect(xml(nota({ jenis })), jenis).toMatch(
      /<t_from>[\s\S]*MUSTIKA CIKINI[\s\S]*<\/t_from>\s*<t_to_my_client>[\s\S]*SUSILO/,
    );
  for (const jenis of ['LELANG', 'TITIPAN', 'CICILAN', 'SERVICE', 'PESANAN'])
    expect(xml(nota({ jenis })), jenis).toMatch(/<t_from_my_client>[\s\S]*<t_to>/);
});

test('what he said once counts for all of his notas, and what nobody said is not there', () => {
  const tanpa = {
    nik_sim_passport: null,
    tanggal_lahir: null,
    pekerjaan: null,
    sumber_dana: null,
    berat: null,
  };
  const dua = xml(nota(tanpa), nota({ no_faktur_group: 'JKT1-FJ-261121-0002' }));
  expect(dua.match(/<number>3174012345670099<\/number>/g)).toHaveLength(2);
  expect(dua.match(/<size>/g)).toHaveLength(1);
  const kosong = xml(nota(tanpa));
  for (const nama of ['birthdate', 'ssn', 'identification', 'occupation', 'source_of_wealth', 'size'])
    expect(kosong, nama).not.toContain(`<${nama}>`);
  expect(diriOf([nota({ nama_customer: null }), nota()]).nama_customer).toBe('PAK HADI SUSILO');
});

test('a business is an entity with its tax number, another paper than an identity card is another kind', () => {
  const usaha = xml(nota({ usaha: true, nama_customer: 'PT LOTUS', nik_sim_passport: '0018822334618000' }));
  expect(usaha).toMatch(
    /<t_from>\s*<from_funds_code>[\s\S]*<name>PT LOTUS<\/name>[\s\S]*<tax_number>0018822334618000<\/tax_number>/,
  );
  expect(xml(nota({ nik_sim_passport: 'C1234567', nama_customer: 'MADONNA' }))).toMatch(
    /<first_name>-<\/first_name>\s*<last_name>MADONNA<\/last_name>[\s\S]*<type>&lt;ID_LAIN&gt;<\/type>/,
  );
});

test('codes that the authority has not given yet are named, and no file is empty', () => {
  expect(() => kodeLengkap([{ nama_kode: 'RENTITY_ID', nilai: null }])).toThrow(
    expect.objectContaining({ code: 'KODE_GOAML_KOSONG', detail: { kosong: [...KODE_GOAML] } }),
  );
  expect(() => berkasGoaml([], K, ACUAN)).toThrow(expect.objectContaining({ code: 'BERKAS_PAJAK_KOSONG' }));
});
