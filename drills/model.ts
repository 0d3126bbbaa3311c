/**
 * Two stores move, ship, receive, recall and count pieces in random order while tills sell, each step against a model of where every
 * piece should be. What one store sends the other may take or the first may recall, whoever is first. The seed is told, and
 * DRILL_SEED repeats it.
 */
import { type Random, seeded } from '../database/demo/random.ts';
import { type Supervisor, supervisorAt } from './day.ts';
import { PASSWORD, type Shop, TOKO } from './shop.ts';
import { type Floor, noRefusals, type Result, whileSelling } from './stream.ts';

const LAWAN = 'BDG1';
const BAKI = ['LM01', 'LM02', 'LM03'] as const;
/** Pieces of either store that take part. */
const PESERTA = 60;

/** In a tray of a store, on the way under a number, or missed on arrival. */
type Tempat = { toko: string; baki: string } | { jalan: string } | { hilang: string };
type Kiriman = { nomor: string; dari: string; isi: Map<string, string>; selesai: boolean };
type Dunia = {
  shop: Shop;
  di: Map<string, Tempat>;
  kiriman: Kiriman[];
  salah: string[];
  hitungan: Map<string, number>;
};
type Toko = { kode_toko: string; lawan: string; spv: Supervisor; random: Random };

type Perlu = { segel: string; perlu: { kategori: string; description: string }[] };

/** With the owner's word where somebody has to agree; answers null where it was refused. */
async function lakukan({ spv }: Toko, path: string, body: object): Promise<Record<string, unknown> | null> {
  const reply = await spv.call('POST', path, body);
  if (reply.code !== 'OTORISASI_DIPERLUKAN')
    return reply.data === undefined ? null : (reply.data as Record<string, unknown>);
  const { segel, perlu } = reply.detail as Perlu;
  const detail_authorization = [];
  for (const { kategori, description } of perlu) {
    const izin = { user_id: 'OWNER', password: PASSWORD, kategori, description, segel };
    detail_authorization.push({
      _id: ((await spv.call('POST', 'authorization', izin)).data as { _id: string })._id,
    });
  }
  const again = await spv.call('POST', path, { ...body, detail_authorization });
  return again.data === undefined ? null : (again.data as Record<string, unknown>);
}

const baris = (kode: readonly string[]) => kode.map((kode_barcode) => ({ kode_barcode }));

/** A few pieces that lie in this store, not in a certain tray. */
function beberapa({ di }: Dunia, { kode_toko, random }: Toko, bukan = ''): string[] {
  const ada = [...di].flatMap(([kode, t]) =>
    'toko' in t && t.toko === kode_toko && t.baki !== bukan ? [kode] : [],
  );
  return Array.from({ length: Math.min(ada.length, random.between(1, 4)) }, () => {
    const [kode = ''] = ada.splice(random.between(0, ada.length - 1), 1);
    return kode;
  });
}

async function pindah(dunia: Dunia, toko: Toko): Promise<void> {
  const ke_baki = toko.random.pick(BAKI);
  const kode = beberapa(dunia, toko, ke_baki);
  if (kode.length === 0) return;
  const ok = await lakukan(toko, 'pindah-barang/simpan', { ke_baki, barang: baris(kode) });
  if (!ok) return void dunia.salah.push(`${toko.kode_toko} could not move ${kode}`);
  for (const satu of kode) dunia.di.set(satu, { toko: toko.kode_toko, baki: ke_baki });
}

async function kirim(dunia: Dunia, toko: Toko): Promise<void> {
  const kode = beberapa(dunia, toko);
  if (kode.length === 0) return;
  const isi = new Map(kode.map((satu) => [satu, (dunia.di.get(satu) as { baki: string }).baki]));
  const ok = await lakukan(toko, 'kirim-barang/simpan', { tujuan: toko.lawan, barang: baris(kode) });
  if (!ok) return void dunia.salah.push(`${toko.kode_toko} could not ship ${kode}`);
  const nomor = String(ok['no_dokumen']);
  for (const satu of kode) dunia.di.set(satu, { jalan: nomor });
  dunia.kiriman.push({ nomor, dari: toko.kode_toko, isi, selesai: false });
}

const menunggu = ({ kiriman }: Dunia, dari: string): Kiriman | undefined =>
  kiriman.find((one) => !one.selesai && one.dari === dari);

/** All of it, or all but one piece that is not in the parcel. Refused is fine: it was recalled meanwhile. */
async function terima(dunia: Dunia, toko: Toko): Promise<void> {
  const satu = menunggu(dunia, toko.lawan);
  if (!satu) return;
  const ke_baki = toko.random.pick(BAKI);
  const [hilang] = toko.random.chance(0.2) ? satu.isi.keys() : [];
  const barang = hilang ? [{ kode_barcode: hilang, hasil: 'TIDAK_ADA' }] : [];
  if (!(await lakukan(toko, 'kirim-barang/terima', { no_kirim: satu.nomor, ke_baki, barang }))) return;
  satu.selesai = true;
  for (const kode of satu.isi.keys())
    dunia.di.set(kode, kode === hilang ? { hilang: satu.nomor } : { toko: toko.kode_toko, baki: ke_baki });
}

/** Back into the trays they left. Refused is fine: they arrived meanwhile. */
async function tarik(dunia: Dunia, toko: Toko): Promise<void> {
  const satu = menunggu(dunia, toko.kode_toko);
  if (!satu) return;
  const isi = { no_dokumen: satu.nomor, alasan: 'salah kirim' };
  if (!(await lakukan(toko, 'kirim-barang/batal', isi))) return;
  satu.selesai = true;
  for (const [kode, baki] of satu.isi) dunia.di.set(kode, { toko: toko.kode_toko, baki });
}

/** What was missed turns up at the sender. */
async function ketemu(dunia: Dunia, toko: Toko): Promise<void> {
  const [kode, t] = [...dunia.di].find(([, one]) => 'hilang' in one) ?? [];
  if (!kode || !t || !('hilang' in t)) return;
  const satu = dunia.kiriman.find((one) => one.nomor === t.hilang);
  if (satu?.dari !== toko.kode_toko) return;
  const ke_baki = toko.random.pick(BAKI);
  const isi = { no_dokumen: t.hilang, ke_baki, alasan: 'ternyata di laci', barang: baris([kode]) };
  if (!(await lakukan(toko, 'kirim-barang/kembali', isi)))
    return void dunia.salah.push(`${kode} of ${t.hilang} could not come back`);
  dunia.di.set(kode, { toko: toko.kode_toko, baki: ke_baki });
}

/** All that lies in a tray is read, and nothing of it is missing. */
async function hitung({ shop, salah }: Dunia, toko: Toko): Promise<void> {
  const kode_baki = toko.random.pick(BAKI);
  const mulai = await lakukan(toko, 'stock-opname/mulai', { kode_baki, buta: false });
  if (!mulai) return void salah.push(`${toko.kode_toko} could not count ${kode_baki}`);
  const { no_dokumen } = mulai;
  const kode = await shop.ask<{ kode: string }>(
    "select kode_barcode as kode from barang where kode_toko = $1 and kode_baki = $2 and status = 'TERSEDIA'",
    [toko.kode_toko, kode_baki],
  );
  for (let at = 0; at < kode.length; at += 1000)
    await lakukan(toko, 'stock-opname/pindai', { no_dokumen, kode_baki, kode: kode.slice(at, at + 1000) });
  const selesai = await lakukan(toko, 'stock-opname/selesai', { no_dokumen });
  if (Number(selesai?.['fisik_qty'] ?? -1) < kode.length)
    salah.push(`${toko.kode_toko} ${kode_baki}: ${kode.length} read, ${JSON.stringify(selesai)} counted`);
}

type Langkah = (dunia: Dunia, toko: Toko) => Promise<void>;
const LANGKAH: readonly (readonly [string, Langkah])[] = [
  ...Array.from({ length: 4 }, () => ['pindah', pindah] as const),
  ...Array.from({ length: 4 }, () => ['kirim', kirim] as const),
  ...Array.from({ length: 5 }, () => ['terima', terima] as const),
  ['tarik', tarik],
  ['ketemu', ketemu],
];

async function jalan(dunia: Dunia, toko: Toko, banyak: number): Promise<void> {
  for (let n = 0; n < banyak; n += 1) {
    const [nama, langkah] = n % 25 === 24 ? (['hitung', hitung] as const) : toko.random.pick(LANGKAH);
    await langkah(dunia, toko);
    dunia.hitungan.set(nama, (dunia.hitungan.get(nama) ?? 0) + 1);
  }
}

/** Where every piece lies, as the database has it: in one tray of one store, or in none. */
async function bandingkan({ shop, di }: Dunia): Promise<string[]> {
  const rows = await shop.ask<{ kode_barcode: string; toko: string; baki: string }>(
    `select kode_barcode, kode_toko as toko, kode_baki as baki from barang
      where kode_barcode = any ($1) and status = 'TERSEDIA' order by 1, 2`,
    [[...di.keys()]],
  );
  return [...di].flatMap(([kode, t]) => {
    const ada = rows.filter((row) => row.kode_barcode === kode).map((row) => `${row.toko} ${row.baki}`);
    const harus = 'toko' in t ? [`${t.toko} ${t.baki}`] : [];
    return ada.join() === harus.join()
      ? []
      : [`${kode}: ${ada.join() || 'nowhere'}, not ${harus.join() || 'nowhere'}`];
  });
}

const peserta = async (shop: Shop, kode_toko: string): Promise<[string, Tempat][]> =>
  (
    await shop.ask<{ kode: string; baki: string }>(
      "select kode_barcode as kode, kode_baki as baki from barang where kode_toko = $1 and status = 'TERSEDIA' order by 1 limit $2",
      [kode_toko, PESERTA],
    )
  ).map(({ kode, baki }) => [kode, { toko: kode_toko, baki }]);

/** `banyak` steps of either store. */
export async function model(floor: Floor, banyak: number): Promise<Result> {
  const { shop, stock } = floor;
  const seed = Number(process.env.DRILL_SEED ?? Date.now() % 1_000_000);
  const toko = async (kode_toko: string, lawan: string, user: string, at: number): Promise<Toko> => ({
    ...{ kode_toko, lawan, random: seeded(seed + at) },
    spv: supervisorAt(shop.port, await shop.login(user)),
  });
  const sini = await toko(TOKO, LAWAN, 'SPV1', 0);
  const sana = await toko(LAWAN, TOKO, 'SPV1-BDG', 1);
  const milik = stock.take(PESERTA);
  const rows = await shop.ask<{ kode: string; baki: string }>(
    'select kode_barcode as kode, kode_baki as baki from barang where kode_toko = $1 and kode_barcode = any ($2)',
    [TOKO, milik],
  );
  const dunia: Dunia = {
    ...{ shop, kiriman: [], salah: [], hitungan: new Map() },
    di: new Map([
      ...rows.map(({ kode, baki }): [string, Tempat] => [kode, { toko: TOKO, baki }]),
      ...(await peserta(shop, LAWAN)),
    ]),
  };
  const sold = await whileSelling(floor, async () => {
    await Promise.all([jalan(dunia, sini, banyak), jalan(dunia, sana, banyak)]);
  });
  const said = [...dunia.hitungan].map(([nama, kali]) => `${kali} ${nama}`).join(', ');
  return {
    said: `seed ${seed}: ${said}; ${sold.said}`,
    wrong: [...dunia.salah, ...(await bandingkan(dunia)), ...sold.wrong, ...noRefusals(floor)],
  };
}
