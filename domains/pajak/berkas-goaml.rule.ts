/**
 * A person's reportable days in the XML of PPATK's system (goAML): a transaction per nota, the customer with all that is known of him on
 * one side and the shop on the other. What nobody said of him is left out; the authority's own form asks for it. Pure. Interfaces 3;
 * Domain 14.1; docs/decisions/0106.
 */
import { fromThousandths, type Miligram, type Rupiah } from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { pajakErrors as salah } from './pajak.errors.ts';

/** Names of the words that the authority gives; all of them are needed. */
export const KODE_GOAML = [
  'RENTITY_ID',
  'RENTITY_BRANCH',
  'REPORT_CODE',
  'SUBMISSION_CODE',
  'PELAPOR',
  'TRANSMODE',
  'FUNDS',
  'ITEM_TYPE',
  'SIZE_UOM',
  'ID_NIK',
  'ID_LAIN',
  'ADDRESS_TYPE',
  'PHONE_CONTACT',
  'PHONE_TYPE',
  'COUNTRY',
  'INDICATOR',
] as const;
export type KodeGoaml = Readonly<Record<(typeof KODE_GOAML)[number], string>>;

/** Errors: KODE_GOAML_KOSONG with the names that have no value. */
export function kodeLengkap(rows: readonly { nama_kode: string; nilai: string | null }[]): KodeGoaml {
  const ada = new Map(rows.map(({ nama_kode, nilai }) => [nama_kode, nilai]));
  const kosong = KODE_GOAML.filter((nama) => !ada.get(nama));
  if (kosong.length > 0)
    reject(salah.KODE_GOAML_KOSONG, { kosong }, `${salah.KODE_GOAML_KOSONG.message}: ${kosong.join(', ')}`);
  return Object.fromEntries(ada) as KodeGoaml;
}

/** One nota of a person whose day is reported; numbers plain. */
export type NotaGoaml = {
  orang: string;
  kode_toko: string;
  nama_toko: string;
  alamat_toko: string;
  no_faktur_group: string;
  jenis: string;
  tanggal: Tanggal;
  kasir: string;
  total: Rupiah;
  berat: Miligram | null;
  usaha: boolean;
  nama_customer: string | null;
  nik_sim_passport: string | null;
  alamat_customer: string | null;
  no_hp_customer: string | null;
  tanggal_lahir: string | null;
  pekerjaan: string | null;
  sumber_dana: string | null;
};

const DIRI = [
  'nama_customer',
  'nik_sim_passport',
  'alamat_customer',
  'no_hp_customer',
  'tanggal_lahir',
  'pekerjaan',
  'sumber_dana',
] as const;
type Diri = Pick<NotaGoaml, (typeof DIRI)[number]>;

/** What any nota of a person says of him counts for all of them. */
export const diriOf = (notas: readonly NotaGoaml[]): Diri =>
  Object.fromEntries(
    DIRI.map((nama) => [nama, notas.map((nota) => nota[nama]).find((nilai) => nilai) ?? null]),
  ) as Diri;

/** Elements that have something in them, in their order. */
type Isi = { [nama: string]: string | number | Isi | null };
type Penuh = { [nama: string]: string | number | Penuh };
const yangAda = (isi: Isi): Penuh =>
  Object.fromEntries(
    Object.entries(isi).flatMap(([nama, nilai]) => {
      if (nilai === null || nilai === '') return [];
      return [[nama, typeof nilai === 'object' ? yangAda(nilai) : nilai]];
    }),
  );

/** A day as the authority writes it. */
const saat = (hari: string): string => `${hari}T00:00:00`;

const alamat = (jalan: string | null, k: KodeGoaml) =>
  jalan === null
    ? null
    : { address: { address_type: k.ADDRESS_TYPE, address: jalan, city: '-', country_code: k.COUNTRY } };
const telepon = (nomor: string | null, k: KodeGoaml) =>
  nomor === null
    ? null
    : {
        phone: {
          tph_contact_type: k.PHONE_CONTACT,
          tph_communication_type: k.PHONE_TYPE,
          tph_number: nomor,
        },
      };

/** A name has two parts there; many have one. */
function orang(diri: Diri, k: KodeGoaml): Isi {
  const kata = (diri.nama_customer ?? '-').split(/\s+/);
  const nomor = diri.nik_sim_passport?.replace(/[^0-9A-Za-z]/g, '') ?? null;
  const nik = /^\d{16}$/.test(nomor ?? '') ? nomor : null;
  return {
    first_name: kata.slice(0, -1).join(' ') || '-',
    last_name: kata.at(-1) ?? '-',
    birthdate: diri.tanggal_lahir === null ? null : saat(diri.tanggal_lahir),
    ssn: nik,
    nationality1: k.COUNTRY,
    residence: k.COUNTRY,
    phones: telepon(diri.no_hp_customer, k),
    addresses: alamat(diri.alamat_customer, k),
    occupation: diri.pekerjaan,
    identification:
      nomor === null ? null : { type: nik ? k.ID_NIK : k.ID_LAIN, number: nomor, issue_country: k.COUNTRY },
    source_of_wealth: diri.sumber_dana,
  };
}

/** Kinds in which the shop pays: it buys, takes in, lends. In all others the customer does, or what was his is sold for him. */
const DIBAYAR_TOKO = new Set(['PEMBELIAN', 'TUKAR', 'HUTANG']);

type Sisi = 'from' | 'to';

function sisiPelanggan(sisi: Sisi, nota: NotaGoaml, diri: Diri, k: KodeGoaml): [string, Isi] {
  if (nota.usaha)
    return [
      `t_${sisi}`,
      {
        [`${sisi}_funds_code`]: k.FUNDS,
        [`${sisi}_entity`]: {
          name: diri.nama_customer,
          phones: telepon(diri.no_hp_customer, k),
          addresses: alamat(diri.alamat_customer, k),
          tax_number: diri.nik_sim_passport,
        },
        [`${sisi}_country`]: k.COUNTRY,
      },
    ];
  return [
    `t_${sisi}_my_client`,
    { [`${sisi}_funds_code`]: k.FUNDS, [`${sisi}_person`]: orang(diri, k), [`${sisi}_country`]: k.COUNTRY },
  ];
}

const sisiToko = (sisi: Sisi, { nama_toko, alamat_toko }: NotaGoaml, k: KodeGoaml): [string, Isi] => [
  `t_${sisi}`,
  {
    [`${sisi}_funds_code`]: k.FUNDS,
    [`${sisi}_entity`]: { name: nama_toko, addresses: alamat(alamat_toko, k) },
    [`${sisi}_country`]: k.COUNTRY,
  },
];

function transaksi(nota: NotaGoaml, diri: Diri, k: KodeGoaml) {
  const keluar = DIBAYAR_TOKO.has(nota.jenis);
  const dari = keluar ? sisiToko('from', nota, k) : sisiPelanggan('from', nota, diri, k);
  const ke = keluar ? sisiPelanggan('to', nota, diri, k) : sisiToko('to', nota, k);
  return yangAda({
    transactionnumber: `${nota.no_faktur_group}/${nota.jenis}`,
    internal_ref_number: nota.no_faktur_group,
    transaction_location: nota.nama_toko,
    transaction_description: nota.jenis,
    date_transaction: saat(nota.tanggal),
    teller: nota.kasir,
    transmode_code: k.TRANSMODE,
    amount_local: nota.total,
    ...Object.fromEntries([dari, ke]),
    goods_services: {
      item: {
        item_type: k.ITEM_TYPE,
        description: nota.jenis,
        estimated_value: nota.total,
        currency_code: 'IDR',
        ...(nota.berat === null ? {} : { size: fromThousandths(nota.berat), size_uom: k.SIZE_UOM }),
      },
    },
  });
}

/** What reports them: `acuan` is our name of the report, `hari` the day it is made. Errors: BERKAS_PAJAK_KOSONG. */
export function berkasGoaml(
  notas: readonly NotaGoaml[],
  k: KodeGoaml,
  { acuan, hari }: { acuan: string; hari: Tanggal },
) {
  if (notas.length === 0) reject(salah.BERKAS_PAJAK_KOSONG);
  const menurut = [...Map.groupBy(notas, (nota) => nota.orang).values()];
  return {
    report: {
      rentity_id: k.RENTITY_ID,
      rentity_branch: k.RENTITY_BRANCH,
      submission_code: k.SUBMISSION_CODE,
      report_code: k.REPORT_CODE,
      entity_reference: acuan,
      submission_date: saat(hari),
      currency_code_local: 'IDR',
      reporting_person: { first_name: '-', last_name: k.PELAPOR },
      transaction: menurut.flatMap((milik) => milik.map((nota) => transaksi(nota, diriOf(milik), k))),
      report_indicators: { indicator: k.INDICATOR },
    },
  };
}
