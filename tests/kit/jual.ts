/** Pieces with known prices and the sales of them, as a till sends them. */
import { expect } from 'vitest';
import type { Answer, Caller, CallOptions, Kit } from './app.ts';

/** Grams, rupiah and percent as they travel. Group 750 and CC are of the demo chain; its price is set by `hargaGrup`. */
export type BarangUji = {
  kode_barcode: string;
  berat_asli?: number;
  ongkos?: number;
  harga_atribut?: number;
  harga_modal?: number;
  harga_bandrol?: number;
  tipe_ongkos?: 'GRAM' | 'TOTAL';
  kode_gudang?: string;
  kode_baki?: string;
  kode_dept?: string;
};

/** Price of group 750 per gram: with it the piece below costs what vectors 1 and 3 of Domain 16 say. */
export const HARGA_750 = 1_050_000;
/** Vector 3: 3.250 g, ongkos 35.000/g, atribut 150.000, rounded up to 500. */
export const HARGA_BAKU = 3_676_500;
export const MODAL_BAKU = 2_950_000;

export const hargaGrup = (kit: Kit, harga = HARGA_750, kode_toko = 'JKT1'): Promise<unknown> =>
  kit.owner.query(
    `with s as (select set_config('app.kode_toko', $2, false)) update grup set harga = $1 from s where kode_toko = $2 and kode_group = '750'`,
    [harga, kode_toko],
  );

const baku = {
  kode_group: '750',
  kode_dept: 'CC',
  kode_gudang: 'TOKO',
  kode_baki: 'CC01',
  nama_barang: 'CINCIN UJI COBA',
  berat_asli: 3.25,
  tipe_ongkos: 'GRAM',
  ongkos: 35_000,
  harga_atribut: 150_000,
  harga_modal: MODAL_BAKU,
};

/** Takes pieces into stock through the intake document; each is the piece of vector 3 unless told otherwise. */
export const masukkan = (kit: Kit, ...barang: readonly BarangUji[]): Promise<void> =>
  masukkanOleh(kit, 'SPV1', ...barang);

/** The same in the store of another supervisor. */
export async function masukkanOleh(kit: Kit, spv: string, ...barang: readonly BarangUji[]): Promise<void> {
  const baris = barang.map((b) => ({ ...baku, ...b }));
  const sign = { user_id: 'OWNER', password: 'sandi-uji-coba' };
  const answer = await bilaDiminta(
    kit.as(spv),
    { method: 'POST', path: 'barang/simpan', body: { baris } },
    sign,
  );
  expect(answer, answer.text).toMatchObject({ status: 200 });
}

/** Takes so many usual pieces into stock, codes that begin with `mark`, and answers the codes. */
export async function potongan(kit: Kit, mark: string, banyak: number): Promise<string[]> {
  await hargaGrup(kit);
  const codes = Array.from({ length: banyak }, (_, i) => `${mark}${1000 + i}`);
  for (const kode_barcode of codes) await masukkan(kit, { kode_barcode });
  return codes;
}

/** Takes one more piece into stock each time it is called and answers its code; `awalan` are four letters of the file. */
export function potongBaru(kit: () => Kit, awalan: string, tetap: object = {}) {
  let urutan = 1000;
  return async (more: object = {}): Promise<string> => {
    urutan += 1;
    const kode_barcode = `${awalan}${urutan}`;
    await masukkan(kit(), { kode_barcode, ...tetap, ...more } as BarangUji);
    return kode_barcode;
  };
}

/** A nota of one usual piece to another trader, without PPN: he pays PPh 22 beside it. Needs PPH22_PENJUALAN_MODULE. */
export const notaPedagang = (kode_barcode: string): object =>
  nota([kode_barcode], HARGA_BAKU, {
    ...{ pembeli: 'PEDAGANG', npwp_customer: '3171012345678901', nama_customer: 'TOKO MAS JAYA' },
    bayar: [{ jenis: 'CASH', jumlah: HARGA_BAKU + 9_191 }],
  });

export type BarisJual = {
  kode_barcode: string;
  /** Of an article by quantity. */
  jumlah?: number;
  harga_per_gram?: number;
  ongkos?: number;
  diskon?: number;
  nama_barang?: string;
  harga_total?: number;
  finishing?: string;
  /** Left out with undefined, where a store sells without sales people. */
  kode_sales?: string | undefined;
};

/** The body of `penjualan/simpan`: cash for the total unless `bayar` says otherwise. */
export function nota(
  barang: readonly (string | BarisJual)[],
  total: number,
  more: Record<string, unknown> = {},
): object {
  const lines = barang.map((b) => (typeof b === 'string' ? { kode_barcode: b } : b));
  return {
    total,
    barang: lines.map((b) => ({ kode_sales: 'S1', ...b })),
    bayar: [{ jenis: 'CASH', jumlah: total }],
    ...more,
  };
}

export const jual = (kasir: Caller, body: object, options?: CallOptions): Promise<Answer> =>
  kasir.post('penjualan/simpan', body, options);

/** Sells and answers the number of the nota. */
export async function terjual(kasir: Caller, body: object): Promise<string> {
  const answer = await jual(kasir, body);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data.no_dokumen as string;
}

/** The detail of OTORISASI_DIPERLUKAN. */
export type Kebutuhan = { segel: string; perlu: { kategori: string; description: string }[] };

export const SANDI_SPV = { user_id: 'SPV1', password: 'sandi-uji-coba' };
export const SANDI_OWNER = { user_id: 'OWNER', password: 'sandi-uji-coba' };

/** An approver puts his password under what a refused call asked for; answers the ids for `detail_authorization`. */
export async function setujui(
  requester: Caller,
  kebutuhan: Kebutuhan,
  who: object = SANDI_SPV,
  options: CallOptions = {},
): Promise<{ _id: string }[]> {
  const ids: { _id: string }[] = [];
  for (const { kategori, description } of kebutuhan.perlu) {
    const body = { ...who, kategori, description, segel: kebutuhan.segel };
    const answer = await requester.post('authorization', body, options);
    expect(answer, answer.text).toMatchObject({ status: 200, message: 'Otorisasi Berhasil' });
    ids.push({ _id: answer.data._id as string });
  }
  return ids;
}

/** Only the owner agrees to this: a supervisor who types his password for it is told so. */
export async function hanyaPemilik(requester: Caller, { segel, perlu }: Kebutuhan, who: object = SANDI_SPV) {
  for (const { kategori, description } of perlu)
    expect(await requester.post('authorization', { ...who, kategori, description, segel })).toMatchObject({
      ...{ status: 403, code: 'OTORISASI_PEMILIK' },
    });
}

type Panggilan = { method: 'POST' | 'PUT'; path: string; body: object };

/**
 * Makes a call that needs approval: asks, is refused, gets it signed, asks again. An approval that nobody wanted would look like
 * one that was given, so an act that is done without falls; what is refused anyway is refused before anybody is asked.
 */
export const denganIzin = (
  caller: Caller,
  call: Panggilan,
  who: object = SANDI_SPV,
  options: CallOptions = {},
): Promise<Answer> =>
  bilaDiminta(caller, call, who, options, ({ status }) =>
    expect(status, `${call.path} was done without a second person`).not.toBe(200),
  );

/** The same for what is posted in one's own store. */
export const denganOtorisasi = (
  caller: Caller,
  path: string,
  body: object,
  who: object = SANDI_SPV,
): Promise<Answer> => denganIzin(caller, { method: 'POST', path, body }, who);

/**
 * For whoever drives many acts alike, of which some need somebody: signs when asked. Which acts ask for what is held by
 * tests/census/otorisasi.tsv; a test of one act says `denganIzin`, or that nobody is asked.
 */
export async function bilaDiminta(
  caller: Caller,
  call: Panggilan,
  who: object = SANDI_SPV,
  options: CallOptions = {},
  tanpa: (answer: Answer) => void = () => undefined,
): Promise<Answer> {
  const { method, path, body } = call;
  const answer = await caller.call(method, path, body, options);
  if (answer.code !== 'OTORISASI_DIPERLUKAN') {
    tanpa(answer);
    return answer;
  }
  const detail_authorization = await setujui(caller, answer.detail as Kebutuhan, who, options);
  return caller.call(method, path, { ...body, detail_authorization }, options);
}

/** The number of a document that was made or moved on. */
export const numberOf = (answer: Answer): string => {
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data.no_dokumen as string;
};

/** Cancels a sale with the owner's approval and answers its number. */
export const batalJual = async (kit: Kit, no_faktur_group: string): Promise<string> => {
  const body = { no_faktur_group, alasan: 'pembeli batal' };
  return numberOf(await denganOtorisasi(kit.as('SPV1'), 'penjualan/batal', body, SANDI_OWNER));
};

/** Settings of a store, as head office would change them. */
export async function atur(
  kit: Kit,
  settings: Record<string, string | null>,
  kode_toko = 'JKT1',
): Promise<void> {
  for (const [key, value] of Object.entries(settings)) {
    if (value === null)
      await kit.owner.query('delete from para_system where kode_toko = $1 and key = $2', [kode_toko, key]);
    else
      await kit.owner.query(
        'insert into para_system (kode_toko, key, value) values ($1, $2, $3) on conflict (kode_toko, key) do update set value = excluded.value',
        [kode_toko, key, value],
      );
  }
  kit.deps.stores.forget(kode_toko);
}

/** Closes the open day of a store and opens the next one. */
export async function gantiHari(kit: Kit, ke: string | null, kode_toko = 'JKT1'): Promise<void> {
  await kit.owner.query(
    "update hari_toko set status = 'CLOSED', ditutup_pada = now(), ditutup_oleh = 'SPV1' where kode_toko = $1 and status = 'OPEN'",
    [kode_toko],
  );
  if (ke)
    await kit.owner.query("insert into hari_toko (kode_toko, tanggal, dibuka_oleh) values ($1, $2, 'SPV1')", [
      kode_toko,
      ke,
    ]);
  if (ke) sampaiHari(kit, ke);
}

/** Puts the clock forward to ten in the morning of a day that has not come; sessions of before have grown old by then. */
export function sampaiHari(kit: Kit, hari: string): void {
  const pagi = Temporal.Instant.from(`${hari}T03:00:00Z`);
  const kini = kit.clock.now();
  if (Temporal.Instant.compare(pagi, kini) <= 0) return;
  kit.clock.advance({ seconds: Math.ceil(kini.until(pagi).total('seconds')) });
  kit.lupakan();
}
