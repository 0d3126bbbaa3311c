/** Loans as a counter sends them. */
import type { Answer, Kit } from './app.ts';
import { denganIzin, numberOf, SANDI_OWNER } from './jual.ts';

/** Rupiah per gram of pure gold that pledges of these tests are valued at. */
export const HARGA_TAKSIR = 1_000_000;

/** Values pledges by HARGA_TAKSIR, whatever the chain of the test says. */
export async function hargaTaksir(kit: Kit, harga = HARGA_TAKSIR, kode_toko = 'JKT1'): Promise<void> {
  await kit.owner.query(
    `with s as (select set_config('app.kode_toko', $2, false))
     update parameter_harga_emas set harga_jual = $1 from s where kode_toko = $2 and kode_harga = 'EMAS24K'`,
    [harga, kode_toko],
  );
}

/** Five grams of pure gold, which the shop lends 3,500,000 on. Vector 19. */
export const JAMINAN = { nama_barang: 'GELANG KERONCONG', jumlah: 1, berat: 5, kadar: 100 };

/** The body of `hutang/simpan`. */
export const hutangBaru = (jumlah_hutang: number, more: Record<string, unknown> = {}): object => ({
  nama_customer: 'BAPAK PINJAM',
  no_hp_customer: '081298765432',
  barang: [JAMINAN],
  berat_plastik: 5.25,
  jumlah_hutang,
  lama_pinjam: 1,
  ...more,
});

/** Lends it, and answers the number. */
export const dipinjam = async (kit: Kit, jumlah_hutang: number, more = {}): Promise<string> =>
  numberOf(await kit.as('KASIR1').post('hutang/simpan', hutangBaru(jumlah_hutang, more)));

/** With a second person's word, where one is asked for; a supervisor auctions, and the owner signs. */
export const dengan = (kit: Kit, path: string, body: object): Promise<Answer> =>
  path.startsWith('lelang')
    ? denganIzin(kit.as('SPV1'), { method: 'POST', path: `hutang/${path}`, body }, SANDI_OWNER)
    : denganIzin(kit.as('KASIR1'), { method: 'POST', path: `hutang/${path}`, body });

const tunai = (jumlah: number) => (jumlah > 0 ? [{ jenis: 'CASH', jumlah }] : []);

export const bayarBunga = (kit: Kit, no_faktur_hutang: string, jumlah: number, more = {}) =>
  kit
    .as('KASIR1')
    .post('hutang/bayar-bunga', { no_faktur_hutang, jumlah, perpanjang: 0, bayar: tunai(jumlah), ...more });

/** Has it extended by more than its interest was paid for, with a second person's word. */
export const perpanjang = (kit: Kit, no_faktur_hutang: string, jumlah: number, bulan: number) =>
  dengan(kit, 'bayar-bunga', { no_faktur_hutang, jumlah, perpanjang: bulan, bayar: tunai(jumlah) });

export const lunasi = (kit: Kit, no_faktur_hutang: string, total: number, more = {}) =>
  kit.as('KASIR1').post('hutang/lunas', { no_faktur_hutang, total, bayar: tunai(total), ...more });

/** Renews it with a second person's word; `total` is what the customer pays, or gets where it is less than nothing. */
export const perbarui = (kit: Kit, no_faktur_lama: string, jumlah_hutang: number, total: number, more = {}) =>
  dengan(kit, 'peremajaan', {
    ...{ no_faktur_lama, jumlah_hutang, lama_pinjam: 1, berat_plastik: 5.25, total },
    bayar: tunai(total),
    ...more,
  });

/** What a loan owes beside its principal today, and what redeems it. */
export async function tagihan(kit: Kit, no_faktur_hutang: string): Promise<{ bunga: number; lunas: number }> {
  const { data } = await kit.as('KASIR1').get(`hutang/pilihan?no_faktur_hutang=${no_faktur_hutang}`);
  return (data.pada as { bunga: number; lunas: number }[])[0] as { bunga: number; lunas: number };
}

/** Renews it for another principal, whatever that costs today. */
export async function lanjutkan(kit: Kit, lama: string, jumlah_hutang: number, more = {}): Promise<string> {
  const { lunas } = await tagihan(kit, lama);
  return numberOf(await perbarui(kit, lama, jumlah_hutang, lunas - jumlah_hutang, more));
}

/** Redeems it. */
export const ditebus = async (kit: Kit, no: string): Promise<string> =>
  numberOf(await lunasi(kit, no, (await tagihan(kit, no)).lunas));

/** What the shop keeps of the usual pledge: one piece, two hundredths of a gram lighter than the deed says. */
export const DIAMBIL = { urut: 1, berat: 4.98, kode_group: '750', kode_dept: 'CC', nilai: 4_200_000 };

/** The shop keeps the pledge, at a value that somebody agrees to. */
export const ambil = (kit: Kit, no_faktur_hutang: string, more: object = {}): Promise<Answer> =>
  dengan(kit, 'lelang-ambil', { no_faktur_hutang, tujuan: 'BELI', barang: [DIAMBIL], ...more });

/** Takes back what happened last, asked for by the supervisor and signed by the owner. */
export const balik = (kit: Kit, path: string, no_faktur_hutang: string) =>
  denganIzin(
    kit.as('SPV1'),
    { method: 'POST', path: `hutang/${path}`, body: { no_faktur_hutang, alasan: 'salah tekan' } },
    SANDI_OWNER,
  );

/** Lets a loan that was never extended grow old by so many days, as if it had been made then; its events keep their days. */
export const tuakan = (kit: Kit, no_faktur_hutang: string, hari: number): Promise<unknown> =>
  kit.owner.query(
    `update hutang h set tanggal = l.tanggal, tempo_awal = l.tempo, tgl_jatuh_tempo = l.tempo
       from (select x.kode_toko, x.no_faktur_hutang, x.tanggal - $2::integer as tanggal,
                    (x.tanggal - $2::integer + make_interval(months => x.lama_pinjam))::date as tempo from hutang x) l
      where h.no_faktur_hutang = $1 and l.kode_toko = h.kode_toko and l.no_faktur_hutang = h.no_faktur_hutang`,
    [no_faktur_hutang, hari],
  );

/** Past its day and its grace, and the customer was told. */
export async function siapLelang(kit: Kit, no_faktur_hutang: string): Promise<void> {
  await tuakan(kit, no_faktur_hutang, 120);
  const kabar = { no_faktur_hutang, cara: 'TELEPON', keterangan: 'tidak diangkat' };
  numberOf(await kit.as('SPV1').post('hutang/peringatan', kabar));
}

/** A year and a day after its auction. */
export const setahun = (kit: Kit, no_faktur_hutang: string): Promise<unknown> =>
  kit.owner.query(
    `with lelang as (update hutang_gerak set tanggal = tanggal - 366 where no_faktur_hutang = $1 and jenis = 'LELANG' and not batal)
     update hutang set tgl_lunas = tgl_lunas - 366 where no_faktur_hutang = $1`,
    [no_faktur_hutang],
  );
