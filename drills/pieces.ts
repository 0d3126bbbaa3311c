/**
 * Ten thousand pieces in one run: each is moved to another tray, shipped to the other store, received there and counted, five thousand
 * from either side at the same moment, while the tills of the first store sell. Gold must tie to the gram at the end.
 */
import { type Supervisor, supervisorAt } from './day.ts';
import { type Shop, TOKO } from './shop.ts';
import { type Floor, noRefusals, type Result, whileSelling } from './stream.ts';

const LAWAN = 'BDG1';
/** Pieces of one document. */
const SEKALI = 1000;
/** Where they are moved, or, who lies there already, to the second one; and where they arrive. */
const PINDAH = ['LM01', 'LM02'] as const;
const TIBA = 'LM03';

type Toko = { kode_toko: string; spv: Supervisor };

async function done(toko: Toko, path: string, body: object): Promise<Record<string, unknown>> {
  const reply = await toko.spv.call('POST', path, body);
  if (reply.data === undefined) throw new Error(`${toko.kode_toko} ${path}: ${JSON.stringify(reply)}`);
  return reply.data as Record<string, unknown>;
}

const baris = (kode: readonly string[]) => kode.map((kode_barcode) => ({ kode_barcode }));

/** To another tray, on their way, and taken by the other store; answers their number. */
async function berangkat(shop: Shop, dari: Toko, ke: Toko, kode: readonly string[]): Promise<number> {
  const disana = await shop.ask<{ kode_barcode: string }>(
    'select kode_barcode from barang where kode_toko = $1 and kode_baki = $2 and kode_barcode = any ($3)',
    [dari.kode_toko, PINDAH[0], kode],
  );
  const sudah = new Set(disana.map((row) => row.kode_barcode));
  for (const [at, ke_baki] of PINDAH.entries()) {
    const barang = baris(kode.filter((satu) => sudah.has(satu) === (at === 1)));
    if (barang.length > 0) await done(dari, 'pindah-barang/simpan', { ke_baki, barang });
  }
  const { no_dokumen } = await done(dari, 'kirim-barang/simpan', {
    tujuan: ke.kode_toko,
    barang: baris(kode),
  });
  const { jumlah_barang } = await done(ke, 'kirim-barang/terima', { no_kirim: no_dokumen, ke_baki: TIBA });
  return Number(jumlah_barang);
}

/**
 * Counts the tray they came into, by what is read there; answers how many were found. Tills sell out of it meanwhile, so it is read
 * once the count has begun: what was sold before would be found beside the list, without a reason.
 */
async function hitung(shop: Shop, toko: Toko): Promise<number> {
  const { no_dokumen } = await done(toko, 'stock-opname/mulai', { kode_baki: TIBA, buta: false });
  const kode = await milik(shop, toko.kode_toko, `and kode_baki = '${TIBA}'`);
  for (let at = 0; at < kode.length; at += SEKALI)
    await done(toko, 'stock-opname/pindai', {
      ...{ no_dokumen, kode_baki: TIBA, kode: kode.slice(at, at + SEKALI).map((satu) => ({ kode: satu })) },
    });
  const { fisik_qty } = await done(toko, 'stock-opname/selesai', { no_dokumen });
  return Number(fisik_qty);
}

type Emas = { kode_group: string; qty: number; berat: number; murni: number };

/** Pieces, milligrams and fine milligrams of each group, as they lie in the trays. */
const diBaki = (shop: Shop, kode_toko: string): Promise<Emas[]> =>
  shop.ask<Emas>(
    `select b.kode_group, count(*)::int as qty, sum(b.berat)::float8 as berat, sum(murni(b.berat, b.kadar))::float8 as murni
       from barang b join status_stok s on s.status = b.status where b.kode_toko = $1 group by 1 order by 1`,
    [kode_toko],
  );

const mg = (gram: unknown): number => Math.round(Number(gram) * 1000);

/** The same as laporan-harian-emas has it at the end of its days. */
async function diLaporan({ kode_toko, spv }: Toko, shop: Shop): Promise<Emas[]> {
  const [hari] = await shop.ask<{ tanggal: string }>(
    "select tanggal::text from hari_toko where kode_toko = $1 and status = 'OPEN'",
    [kode_toko],
  );
  const { data } = await spv.call(
    'GET',
    `tutup-toko/harian-emas?tgl_awal=${hari?.tanggal}&tgl_akhir=${hari?.tanggal}`,
  );
  return (data as Record<string, unknown>[])
    .map((row) => ({
      kode_group: String(row['kode_group']),
      qty: Number(row['akhir_qty']),
      berat: mg(row['akhir']),
      murni: mg(row['akhir_murni']),
    }))
    .filter(({ qty }) => qty > 0)
    .toSorted((a, b) => (a.kode_group < b.kode_group ? -1 : 1));
}

async function emasSalah(shop: Shop, toko: Toko): Promise<string[]> {
  const [baki, laporan] = [await diBaki(shop, toko.kode_toko), await diLaporan(toko, shop)];
  return JSON.stringify(baki) === JSON.stringify(laporan)
    ? []
    : [`gold of ${toko.kode_toko}: trays ${JSON.stringify(baki)}, report ${JSON.stringify(laporan)}`];
}

const milik = async (shop: Shop, kode_toko: string, where: string): Promise<string[]> =>
  (
    await shop.ask<{ kode_barcode: string }>(
      `select kode_barcode from barang where kode_toko = $1 and status = 'TERSEDIA' ${where} order by kode_barcode`,
      [kode_toko],
    )
  ).map((row) => row.kode_barcode);

/** `banyak` from either store. */
export async function pieces(floor: Floor, banyak: number): Promise<Result> {
  const { shop, stock } = floor;
  const toko = async (kode_toko: string, user: string): Promise<Toko> => ({
    ...{ kode_toko, spv: supervisorAt(shop.port, await shop.login(user)) },
  });
  const [sini, sana] = [await toko(TOKO, 'SPV1'), await toko(LAWAN, 'SPV1-BDG')];
  const pergi = stock.take(banyak);
  const datang = (await milik(shop, LAWAN, '')).slice(0, banyak);
  let tiba = 0;
  let ketemu = 0;
  const sold = await whileSelling(floor, async () => {
    for (let at = 0; at < banyak; at += SEKALI) {
      const jumlah = await Promise.all([
        berangkat(shop, sini, sana, pergi.slice(at, at + SEKALI)),
        berangkat(shop, sana, sini, datang.slice(at, at + SEKALI)),
      ]);
      tiba += jumlah[0] + jumlah[1];
    }
    const dihitung = await Promise.all([sini, sana].map((di) => hitung(shop, di)));
    ketemu = dihitung.reduce((all, one) => all + one, 0);
    stock.giveBack(datang);
  });
  const wrong = [...(await emasSalah(shop, sini)), ...(await emasSalah(shop, sana))];
  if (tiba !== 2 * banyak) wrong.push(`${tiba} of ${2 * banyak} pieces arrived`);
  if (ketemu < 2 * banyak) wrong.push(`${ketemu} of ${2 * banyak} pieces were counted`);
  return {
    said: `${tiba} pieces moved, shipped, received and counted: ${sold.said}`,
    wrong: [...wrong, ...sold.wrong, ...noRefusals(floor)],
  };
}
