/** A kind of nota composed: what every nota says of whom it is with stands here once, for the designer, the sample and the paper. */
import { tanggal } from './date.ts';
import { defineJenisNota, type IsianNota, type JenisNota } from './rancangan-nota.ts';
import { type Slip, type SlipText, slipTexts } from './slip.ts';

/** As it stands on paper, and a sample. Nothing is said of the status of one that is as it should be. */
const FAKTA = {
  nama: ['Nama', 'SITI RAHAYU'],
  member: ['Member', 'MB-0012'],
  alamat: ['Alamat', 'JL. KALIURANG KM 5'],
  telp: ['Telp', '0812-3456-7890'],
  sales: ['Sales', 'DEWI'],
  kasir: ['Kasir', 'KASIR1'],
  status: ['Status', null],
} as const;
type Fakta = keyof typeof FAKTA;
/** What is said of the document itself stands before these. */
const AKHIR: readonly Fakta[] = ['sales', 'kasir', 'status'];

export const TOKO_CONTOH = {
  nama: 'TOKO EMAS CONTOH',
  alamat: 'JL. MALIOBORO NO. 12, YOGYAKARTA',
  telp: '0274-555123',
};

type Tetap = 'toko' | 'nomor' | 'tanggal' | 'keterangan' | 'penutup';
type Contoh = Omit<Slip, Tetap> &
  Partial<Pick<Slip, 'toko' | 'penutup'>> & {
    /** What stands first, and what stands between the person and the cashier. */
    awal?: readonly SlipText[];
    tentang?: readonly SlipText[];
  };

type Nota = Omit<JenisNota, 'ketentuan' | 'kolom' | 'contoh'> &
  Partial<Pick<JenisNota, 'ketentuan' | 'kolom'>> & {
    /** What it says of whom it is with and who made it, as the designer calls it. */
    fakta: Readonly<Partial<Record<Fakta, string>>>;
    /** Of its numbers. */
    seri: string;
    contoh: Contoh;
  };

const contohOf = (fakta: readonly Fakta[]): SlipText[] => slipTexts(fakta.map((satu) => FAKTA[satu]));

/** The kind with what all of them say in front of its own, and a sample of 21 November 2026. */
export function defineNota({ fakta, seri, contoh, ...nota }: Nota): JenisNota {
  const { awal = [], tentang = [], ...isi } = contoh;
  const semua = Object.entries(fakta) as [Fakta, string][];
  const nama = semua.map(([kode]) => kode);
  const isian = semua.map(
    ([kode, label]): IsianNota => ({ kode, label, dari: `keterangan:${FAKTA[kode][0]}` }),
  );
  return defineJenisNota({
    ketentuan: nota.jenis,
    kolom: [],
    ...nota,
    isian: [...isian, ...nota.isian],
    contoh: {
      toko: TOKO_CONTOH,
      nomor: `TOKO-${seri}-261121-0001`,
      tanggal: tanggal('2026-11-21'),
      keterangan: [
        ...awal,
        ...contohOf(nama.filter((satu) => !AKHIR.includes(satu))),
        ...tentang,
        ...contohOf(nama.filter((satu) => AKHIR.includes(satu))),
      ],
      penutup: [],
      ...isi,
    },
  });
}

type Orang = {
  nama_customer: string | null;
  kode_member?: string | null;
  alamat_customer: string | null;
  no_hp_customer: string | null;
  kasir: string;
  status: string;
};

/** The same of a real one: `status` says the words of states that are not as they should be. */
export const faktaNota = (
  kepala: Orang,
  status: Readonly<Record<string, string>>,
  tentang: readonly (readonly [string, string | null | undefined])[] = [],
): SlipText[] =>
  slipTexts([
    ['Nama', kepala.nama_customer],
    ['Member', kepala.kode_member],
    ['Alamat', kepala.alamat_customer],
    ['Telp', kepala.no_hp_customer],
    ...tentang,
    ['Kasir', kepala.kasir],
    ['Status', status[kepala.status]],
  ]);
