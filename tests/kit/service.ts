/** Jobs on pieces of customers as a till sends them. */
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Answer, Caller, Kit } from './app.ts';
import { bilaDiminta, denganOtorisasi, numberOf, SANDI_OWNER } from './jual.ts';
import { unggah } from './unggah.ts';

export type BarisService = {
  kode_barcode?: string;
  nama_barang?: string;
  kode_deskripsi?: string;
  kondisi?: string;
  berat?: number;
  ongkos?: number | null;
  foto?: string;
};

/** A ring of five grams to be soldered for 75.000. */
export const barangService = (more: BarisService = {}): object => ({
  ...{ nama_barang: 'CINCIN PATAH', kondisi: 'PATAH DI BELAKANG', berat: 5, ongkos: 75_000 },
  ...more,
});

/** The body of `service/simpan`: such pieces, paid ahead in cash, of a customer with a telephone. */
export const servis = (
  uang_muka: number,
  barang: readonly BarisService[] = [{}],
  more: Record<string, unknown> = {},
): object => ({
  ...{ nama_customer: 'IBU SERVIS', no_hp_customer: '081234500077', tgl_janji: '2027-01-05', uang_muka },
  barang: barang.map(barangService),
  bayar: uang_muka > 0 ? [{ jenis: 'CASH', jumlah: uang_muka }] : [],
  ...more,
});

/** A picture of a piece, by its key. */
export async function fotoServis(kasir: Caller, path = 'service/foto'): Promise<string> {
  const isi = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#caa' } })
    .png()
    .toBuffer();
  const answer = await unggah(kasir, path, { image: { nama: 'foto.png', isi } });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data['key'] as string;
}

/** Takes a job in and answers its number. */
export async function diterima(kasir: Caller, body: object = servis(25_000)): Promise<string> {
  const answer: Answer = await kasir.post('service/simpan', body);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return numberOf(answer);
}

/** The words of the link that the customer of a document follows it by. */
export async function tautan(kasir: Caller, kind: string, nomor: object): Promise<string> {
  const answer = await kasir.post(`${kind}/tautan`, { ...nomor, baru: false });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return String(answer.data['alamat']).split('#')[1] ?? '';
}

export const tautanService = (kasir: Caller, no_dokumen: string): Promise<string> =>
  tautan(kasir, 'service', { no_dokumen });

export type BarisSelesai = {
  urut?: number;
  berat_keluar?: number;
  ongkos?: number;
  kode_lot?: string;
  emas_berat?: number;
  harga_emas?: number;
  foto_sesudah?: string;
};

/** The body of `service/selesai`: one ring that lost two hundredths. */
export const selesaiDengan = (no_dokumen: string, ...barang: readonly BarisSelesai[]): object => ({
  no_dokumen,
  barang: (barang.length > 0 ? barang : [{}]).map((b, at) => ({ urut: at + 1, berat_keluar: 4.98, ...b })),
});

/** Finishes it, with another person's word where one is asked for. */
export const diselesaikan = (
  caller: Caller,
  no: string,
  ...barang: readonly BarisSelesai[]
): Promise<Answer> =>
  bilaDiminta(
    caller,
    { method: 'POST', path: 'service/selesai', body: selesaiDengan(no, ...barang) },
    SANDI_OWNER,
  );

/** Fetches it; what is left in cash. */
export const diambil = (
  kasir: Caller,
  no_dokumen: string,
  harus_bayar: number,
  more: object = {},
): Promise<Answer> =>
  kasir.post('service/ambil', {
    ...{ no_dokumen, harus_bayar },
    bayar: harus_bayar > 0 ? [{ jenis: 'CASH', jumlah: harus_bayar }] : [],
    ...more,
  });

/** More is paid ahead, in cash. */
export const ditambah = (
  kasir: Caller,
  no_dokumen: string,
  jumlah: number,
  more: object = {},
): Promise<Answer> =>
  kasir.post('service/tambah', { no_dokumen, jumlah, bayar: [{ jenis: 'CASH', jumlah }], ...more });

/** Another day is promised. */
export const dijanjikan = (kasir: Caller, no_dokumen: string, tgl_janji: string): Promise<Answer> =>
  kasir.post('service/janji', { no_dokumen, tgl_janji, alasan: 'tukang sakit' });

/** Takes it back with another person's word, in cash. */
export const dibatalkan = (caller: Caller, no_dokumen: string, more: object = {}): Promise<Answer> =>
  denganOtorisasi(caller, 'service/batal', {
    ...{ no_dokumen, cara_kembali: 'CASH', alasan: 'customer berubah pikiran' },
    ...more,
  });

/** State and what it comes to: `DONE 75000`. */
export async function keadaanService(kit: Kit, no_dokumen: string): Promise<string> {
  const { rows } = await kit.owner.query(
    `select d.status, s.total::bigint::float8 as total from service s
       join dokumen d on d.kode_toko = s.kode_toko and d.no_dokumen = s.no_dokumen where s.no_dokumen = $1`,
    [no_dokumen],
  );
  return `${rows[0].status} ${rows[0].total}`;
}
