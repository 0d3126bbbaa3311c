/**
 * What is told to programs of others: steps of documents, pieces that moved, prices that changed. The list is made of the declarations,
 * and what happened is read from the audit, which every act writes in its own transaction. Nothing told names a person: whoever wants to
 * know more asks by his key, and is entered as anybody who reads. docs/decisions/0158.
 */
import { fromThousandths, type Miligram, type MiliPersen } from '@mustika/kernel/amount.ts';
import { apiRights } from '@mustika/kernel/api/api-rights.ts';
import type { Transition } from '@mustika/kernel/document.ts';
import type { House } from '@mustika/kernel/house.ts';
import { readCommands } from '@mustika/kernel/read-calls.ts';

/** One kind of thing that happens. A key hears of it when it has one of the rights. */
export type Kejadian = { kejadian: string; judul: string; kelompok: string; hak: readonly string[] };

const STOK = [
  ['barang.masuk', 'Barang Masuk'],
  ['barang.terjual', 'Barang Terjual'],
  ['barang.keluar', 'Barang Keluar'],
  ['barang.pindah', 'Barang Pindah Baki'],
] as const;
export type JenisStok = (typeof STOK)[number][0];
const HARGA = [
  ['harga.berubah', 'Harga Berubah'],
  ['harga.dijadwalkan', 'Harga Dijadwalkan'],
] as const;
type JenisHarga = (typeof HARGA)[number][0];

const LAYAR_BARANG = '/data-barang';
/** What the audit calls a change of a list of prices. */
const AKSI_HARGA: Readonly<Record<string, JenisHarga>> = {
  tambah: 'harga.berubah',
  ubah: 'harga.berubah',
  impor: 'harga.berubah',
  nonaktif: 'harga.berubah',
  aktif: 'harga.berubah',
  jadwal: 'harga.dijadwalkan',
  batal_jadwal: 'harga.dijadwalkan',
};

const derived = new WeakMap<House, readonly Kejadian[]>();

/** In the order of the house; the steps of kinds of documents that a key may read. */
export function daftarKejadian(house: House): readonly Kejadian[] {
  const known = derived.get(house);
  if (known) return known;
  const boleh = apiRights(house);
  const harga = house.resources.filter(({ dated }) => dated.length > 0).map(({ screen }) => screen);
  const dokumen = house.documents.flatMap((document): Kejadian[] => {
    const layar = new Set(readCommands(document).flatMap(({ screens }) => screens));
    const hak = [...layar].filter((path) => boleh.has(path));
    if (hak.length === 0) return [];
    return (Object.entries(document.transitions) as [string, Transition][])
      .filter(([, { internal }]) => !internal)
      .map(([name, { label }]) => ({
        kejadian: `${document.name}.${name}`,
        judul: label,
        kelompok: document.label,
        hak,
      }));
  });
  const semua = [
    ...STOK.map(([kejadian, judul]) => ({ kejadian, judul, kelompok: 'Stok', hak: [LAYAR_BARANG] })),
    ...HARGA.map(([kejadian, judul]) => ({
      ...{ kejadian, judul, kelompok: 'Harga' },
      hak: [...new Set(harga)].filter((path) => boleh.has(path)),
    })),
    ...dokumen,
  ];
  derived.set(house, semua);
  return semua;
}

/** Those a key may hear of. */
export const kejadianUntuk = (house: House, hak: readonly string[]): ReadonlySet<string> => {
  const diberi = new Set(hak);
  return new Set(
    daftarKejadian(house)
      .filter((satu) => satu.hak.some((path) => diberi.has(path)))
      .map(({ kejadian }) => kejadian),
  );
};

/** What the audit has to be asked for: prices by their lists, everything of documents where pieces are wanted. */
export function aksiUntuk(house: House, kejadian: ReadonlySet<string>, hak: readonly string[]): string[] {
  const stok = STOK.some(([jenis]) => kejadian.has(jenis));
  const diberi = new Set(hak);
  return [
    ...house.documents.flatMap(({ name, transitions }) =>
      Object.keys(transitions)
        .map((transisi) => `${name}.${transisi}`)
        .filter((aksi) => stok || kejadian.has(aksi)),
    ),
    ...house.resources
      .filter(({ dated, screen }) => dated.length > 0 && diberi.has(screen))
      .flatMap(({ name }) =>
        Object.entries(AKSI_HARGA)
          .filter(([, jenis]) => kejadian.has(jenis))
          .map(([aksi]) => `${name}.${aksi}`),
      ),
  ];
}

/** A line of the audit, with the event of its document where it is about one. */
export type BarisJejak = {
  seq: number;
  waktu: string;
  aksi: string;
  objek: string;
  peristiwa: number | null;
  ke_status: string | null;
  tanggal: string | null;
};
export type Gerak = {
  no_dokumen: string;
  peristiwa: number;
  kode_barcode: string;
  dari_tempat: string;
  ke_tempat: string;
  qty: number;
  berat: Miligram;
  kadar: MiliPersen;
};

const luar = (tempat: string): boolean => tempat.startsWith('@');

/** What a move of a piece is to whoever keeps stock; null between two places outside. */
export function jenisGerak({
  dari_tempat,
  ke_tempat,
}: Pick<Gerak, 'dari_tempat' | 'ke_tempat'>): JenisStok | null {
  if (luar(dari_tempat) && luar(ke_tempat)) return null;
  if (luar(dari_tempat)) return 'barang.masuk';
  if (!luar(ke_tempat)) return 'barang.pindah';
  return ke_tempat === '@PELANGGAN' ? 'barang.terjual' : 'barang.keluar';
}

/** What is sent: the same bytes each time, under the same id. */
export type Pesan = { id: string; jenis: string; no_dokumen: string | null; terjadi: string; isi: string };

const pesan = (
  toko: string,
  { seq, waktu }: BarisJejak,
  jenis: string,
  no_dokumen: string | null,
  data: object,
): Pesan => ({
  id: `${toko}.${seq}.${jenis}`,
  ...{ jenis, no_dokumen, terjadi: waktu },
  isi: JSON.stringify({ type: jenis, timestamp: waktu, data: { kode_toko: toko, ...data } }),
});

const geser = ({ kode_barcode, dari_tempat, ke_tempat, qty, berat, kadar }: Gerak): object => ({
  ...{ kode_barcode, dari: dari_tempat, ke: ke_tempat, qty },
  ...{ berat: fromThousandths(berat), kadar: fromThousandths(kadar) },
});

function pesanDokumen(
  toko: string,
  baris: BarisJejak,
  gerak: readonly Gerak[],
  mau: ReadonlySet<string>,
): Pesan[] {
  const no = baris.objek;
  const [jenis, transisi] = baris.aksi.split('.') as [string, string];
  const dokumen = {
    ...{ jenis, no_dokumen: no, transisi, peristiwa: baris.peristiwa },
    ...{ status: baris.ke_status, tanggal: baris.tanggal },
  };
  const perJenis = Map.groupBy(gerak, jenisGerak);
  return [
    ...(mau.has(baris.aksi) ? [pesan(toko, baris, baris.aksi, no, dokumen)] : []),
    ...STOK.flatMap(([satu]) => {
      const barang = perJenis.get(satu);
      return barang && mau.has(satu)
        ? [pesan(toko, baris, satu, no, { ...dokumen, barang: barang.map(geser) })]
        : [];
    }),
  ];
}

/** What a line of the audit tells whoever wants to hear of these. `gerak`: the pieces that its event moved. */
export function pesanDari(
  toko: string,
  baris: BarisJejak,
  gerak: readonly Gerak[],
  mau: ReadonlySet<string>,
): Pesan[] {
  if (baris.peristiwa !== null) return pesanDokumen(toko, baris, gerak, mau);
  const [daftar = '', aksi = ''] = baris.aksi.split('.');
  const jenis = AKSI_HARGA[aksi];
  return jenis && mau.has(jenis) ? [pesan(toko, baris, jenis, null, { daftar, kode: baris.objek })] : [];
}

/** How long one thing is tried before the subscription is set aside. */
export const BATAS_COBA_JAM = 48;
/** Waiting, being sent, failed and tried again, arrived, set aside. */
export const STATUS_KIRIM = ['ANTRI', 'KIRIM', 'ULANG', 'TERKIRIM', 'MATI'] as const;
export type StatusKirim = (typeof STATUS_KIRIM)[number];
