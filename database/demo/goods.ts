/** What the demo shops sell: karat groups, kinds, trays and names. Prices are of the order of late 2026. */

import { toThousandths } from '@mustika/kernel/amount.ts';

export const HARGA_24K = 1_400_000;

/** kode_group, karat in percent, printed karat. */
export const GRUP: readonly [string, number, string][] = [
  ['300', 30, '7K'],
  ['375', 37.5, '9K'],
  ['420', 42, '10K'],
  ['450', 45, '11K'],
  ['700', 70, '16K'],
  ['750', 75, '18K'],
  ['875', 87.5, '21K'],
  ['916', 91.6, '22K'],
  ['999', 99.9, '24K'],
];

type Jenis = {
  kode: string;
  nama: string;
  berat: [number, number];
  ongkos: [number, number];
  names: readonly string[];
};

/** Weights in milligrams, ongkos in thousand rupiah per gram. */
export const JENIS: readonly Jenis[] = [
  {
    kode: 'CC',
    nama: 'CINCIN',
    berat: [900, 6500],
    ongkos: [15, 35],
    names: [
      'CINCIN SERIT',
      'CINCIN MAHKOTA',
      'CINCIN BELAH ROTAN',
      'CINCIN TUNANGAN',
      'CINCIN SOLITAIRE',
      'CINCIN RANTAI',
    ],
  },
  {
    kode: 'KL',
    nama: 'KALUNG',
    berat: [2500, 14_000],
    ongkos: [12, 28],
    names: ['KALUNG TALI AIR', 'KALUNG MILANO', 'KALUNG HOLLOW', 'KALUNG NORI', 'KALUNG KACA PIRING'],
  },
  {
    kode: 'GL',
    nama: 'GELANG',
    berat: [3000, 16_000],
    ongkos: [12, 30],
    names: ['GELANG KERONCONG', 'GELANG RANTAI', 'GELANG BANGLE', 'GELANG SISIK NAGA', 'GELANG SERUT'],
  },
  {
    kode: 'AT',
    nama: 'ANTING',
    berat: [700, 4200],
    ongkos: [18, 40],
    names: ['ANTING JEPIT', 'ANTING TOGE', 'ANTING DESI', 'ANTING LILIT'],
  },
  {
    kode: 'LT',
    nama: 'LIONTIN',
    berat: [600, 4800],
    ongkos: [15, 35],
    names: ['LIONTIN INISIAL', 'LIONTIN HATI', 'LIONTIN KOIN', 'LIONTIN BUNGA'],
  },
  {
    kode: 'GK',
    nama: 'GELANG KAKI',
    berat: [2500, 9000],
    ongkos: [12, 25],
    names: ['GELANG KAKI POLOS', 'GELANG KAKI RANTAI LONCENG'],
  },
  {
    kode: 'SB',
    nama: 'SUBANG',
    berat: [500, 2500],
    ongkos: [20, 45],
    names: ['SUBANG POLOS', 'SUBANG PERMATA'],
  },
  {
    kode: 'LM',
    nama: 'LOGAM MULIA',
    berat: [1000, 10_000],
    ongkos: [0, 0],
    names: ['LOGAM MULIA ANTAM', 'LOGAM MULIA UBS'],
  },
];

/** A karat of the table above in thousandths of a percent. */
export const seribu = (persen: number): number => toThousandths(persen) ?? 0;

export const BAKI_PER_JENIS = 5;

/** Of the company; its places are told apart by their NITKU. */
const NPWP = '01.234.567.8-021.000';

/** Surabaya takes PPN, so that the tax can be seen; its prices hold it. */
export const TOKO = [
  {
    kode_toko: 'PUSAT',
    nama_toko: 'MUSTIKA KANTOR PUSAT',
    alamat_toko: 'JL. KEBON SIRIH NO. 12, JAKARTA PUSAT',
    tipe: 'PUSAT',
    npwp: NPWP,
    nitku: '000000',
    pkp: false,
  },
  {
    kode_toko: 'JKT1',
    nama_toko: 'TOKO EMAS MUSTIKA CIKINI',
    alamat_toko: 'PASAR CIKINI LT. DASAR BLOK A NO. 8, JAKARTA PUSAT',
    tipe: 'CABANG',
    npwp: NPWP,
    nitku: '000001',
    pkp: false,
  },
  {
    kode_toko: 'BDG1',
    nama_toko: 'TOKO EMAS MUSTIKA BANDUNG',
    alamat_toko: 'JL. OTTO ISKANDARDINATA NO. 221, BANDUNG',
    tipe: 'CABANG',
    npwp: NPWP,
    nitku: '000002',
    pkp: false,
  },
  {
    kode_toko: 'SBY1',
    nama_toko: 'TOKO EMAS MUSTIKA BLAURAN',
    alamat_toko: 'PASAR BLAURAN BLOK C NO. 14, SURABAYA',
    tipe: 'CABANG',
    npwp: NPWP,
    nitku: '000003',
    pkp: true,
  },
] as const;

const DEPAN = [
  'SITI',
  'DEWI',
  'RINA',
  'SRI',
  'AGUS',
  'BUDI',
  'YULI',
  'ANI',
  'HENDRA',
  'LINA',
  'MARIA',
  'WAYAN',
  'RATNA',
  'EKO',
  'FITRI',
  'JOKO',
  'NUR',
  'TUTI',
  'ANDI',
  'MEGA',
];
const BELAKANG = [
  'RAHAYU',
  'WIJAYA',
  'SUSANTI',
  'SANTOSO',
  'LESTARI',
  'HALIM',
  'PERMATA',
  'SIREGAR',
  'KUSUMA',
  'HIDAYAT',
  'MAHARANI',
  'GUNAWAN',
  'PUTRI',
  'SETIAWAN',
  'TANUWIJAYA',
];

/** The n-th person of the demo, always the same. */
export const namaOrang = (n: number): string =>
  `${DEPAN[n % DEPAN.length]} ${BELAKANG[(n * 7 + Math.floor(n / DEPAN.length)) % BELAKANG.length]}`;
