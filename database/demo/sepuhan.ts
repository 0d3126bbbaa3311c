/**
 * Craftsmen of the demo shops: every week scrap is melted by one and what was sorted out is washed by the other; a week later it is closed.
 * Now and then rings are made of a bar, and what that costs is owed for a while.
 */
import { HARGA_DASAR } from '@mustika/domains/master/harga/parameter-harga-emas.resource.ts';
import { sepuhanDocuments } from '@mustika/domains/sepuhan/sepuhan.server.ts';
import {
  beratMurni,
  formatDesimal,
  hargaBerat,
  type MiliPersen,
  miligram,
  mulDiv,
  type Rupiah,
  rupiah,
} from '@mustika/kernel/amount.ts';
import { objectOf } from '@mustika/kernel/input-schema.ts';
import { type Dunia, jalankan } from './till.ts';

async function lakukan(
  dunia: Dunia,
  name: string,
  transition: string,
  body: object,
  // His wage is paid out of the drawer that the day's sales are in.
  user = `KASIR1${dunia.toko.suffix}`,
): Promise<string> {
  const dokumen = sepuhanDocuments.find(({ document }) => document.name === name);
  const act = dokumen?.document.transitions[transition];
  if (!dokumen || !act) throw new Error(`${name} is no document of a craftsman`);
  const input = objectOf(act.fields).parse(body) as object;
  const { jawaban } = await jalankan(dunia, user, dokumen, transition, input);
  return String(jawaban['no_dokumen']);
}

type Ada = { kode_lot: string; qty: number; berat: number; murni: number };

const lots = async (dunia: Dunia, where: string, ...values: unknown[]): Promise<Ada[]> =>
  (
    await dunia.client.query<Ada>(
      `select kode_lot, qty, berat::float8 as berat, murni::float8 as murni from lot
        where kode_toko = $1 and berat > 0 and ${where} order by berat desc, kode_lot limit 3`,
      [dunia.toko.kode_toko, ...values],
    )
  ).rows;

const gram = (mg: number): number => Number(formatDesimal(miligram(mg)));

type Pekerjaan = 'CUCI' | 'LEBUR' | 'BUAT';
/** What such work is done on. */
const BAHAN: Readonly<Record<Pekerjaan, string>> = { CUCI: 'CUCI', LEBUR: 'ROSOK', BUAT: 'MURNI' };

async function kirim(dunia: Dunia, pekerjaan: Pekerjaan, batal: boolean): Promise<void> {
  const ada = await lots(dunia, `jenis_lot = $2 and left(tempat, 1) <> '@'`, BAHAN[pekerjaan]);
  const dari = pekerjaan === 'BUAT' ? ada.filter(({ murni }) => murni > 4_000).slice(0, 1) : ada;
  if (dari.length === 0) return;
  const no_dokumen = await lakukan(dunia, 'kirim_cuci', 'simpan', {
    ...{ pekerjaan, tukang: pekerjaan === 'CUCI' ? 'T2' : 'T1', perlakuan: null, keterangan: null },
    no_pesanan: null,
    lot: dari.map(({ kode_lot, qty, berat }) => ({ kode_lot, qty, berat: gram(berat) })),
    barang: [],
  });
  if (batal) await lakukan(dunia, 'kirim_cuci', 'batal', { no_dokumen, alasan: 'TUKANG LIBUR' });
}

type Batch = { no_dokumen: string; pekerjaan: Pekerjaan };
const terbuka = async (dunia: Dunia): Promise<Batch[]> =>
  (
    await dunia.client.query<Batch>(
      `select k.no_dokumen, k.pekerjaan from kirim_cuci k
         join dokumen d on d.kode_toko = k.kode_toko and d.no_dokumen = k.no_dokumen and d.status = 'DONE'
        where k.kode_toko = $1 and k.ditutup is null order by k.no_dokumen`,
      [dunia.toko.kode_toko],
    )
  ).rows;

async function terima(dunia: Dunia, { no_dokumen, pekerjaan }: Batch): Promise<void> {
  const bahan = await lots(dunia, `batch = $2 and jenis_lot <> 'SUSUT'`, no_dokumen);
  if (bahan.length === 0) return;
  // Thousandths of what went in; a melt loses more than a bath does.
  const hilang = pekerjaan === 'LEBUR' ? dunia.lain.between(3, 9) : dunia.lain.between(0, 4);
  const sisa = (mg: number): number => Math.max(1, Number(mulDiv(mg, 1000 - hilang, 1000, 'half-up')));
  const umum = { ongkos: 25_000, ongkos_dibayar: 'TUNAI', keterangan: null };
  if (pekerjaan === 'CUCI') {
    const barang = bahan.map(({ kode_lot, qty, berat }) => ({
      ...{ kode_lot, qty, berat_bahan: gram(berat), berat: gram(sisa(berat)) },
    }));
    await lakukan(dunia, 'terima_sepuhan', 'cuci', { ...umum, barang });
    return;
  }
  const murni = bahan.reduce((total, one) => total + one.murni, 0);
  if (pekerjaan === 'BUAT') return jadi(dunia, bahan, murni);
  await lakukan(dunia, 'terima_sepuhan', 'lebur', {
    ...{ ...umum, ke_baki: null },
    bahan: bahan.map(({ kode_lot, berat }) => ({ kode_lot, berat_bahan: gram(berat) })),
    hasil: [{ jenis: 'MURNI', kadar: 99.5, berat: gram(Number(mulDiv(sisa(murni), 1000, 995, 'down'))) }],
  });
}

/** Two rings of it, and a bar of nearly all the rest; the wage is owed. */
async function jadi(dunia: Dunia, bahan: readonly Ada[], murni: number): Promise<void> {
  const { rows } = await dunia.client.query<{
    kode_group: string;
    kadar: number;
    kode_dept: string;
    kode_baki: string;
  }>(
    `select g.kode_group, g.kadar::float8 as kadar, b.kode_dept, b.kode_baki from grup g
       join barang b on b.kode_toko = g.kode_toko and b.kode_group = g.kode_group and b.status = 'TERSEDIA'
      where g.kode_toko = $1 and not g.markis and not g.aksesoris and g.kadar between 70000 and 80000
      order by g.kode_group, b.kode_dept, b.kode_baki limit 1`,
    [dunia.toko.kode_toko],
  );
  const [satu] = rows;
  if (!satu) return;
  const cincin = [2_150, 2_480];
  const terpakai = cincin.reduce(
    (total, mg) => total + Number(mulDiv(mg, satu.kadar, 100_000, 'half-up')),
    0,
  );
  // A hundredth of what he worked on is lost.
  const sisa = Number(mulDiv(murni - terpakai - Math.ceil(terpakai / 100), 1000, 995, 'down'));
  const { kode_group, kode_dept, kode_baki } = satu;
  await lakukan(dunia, 'terima_sepuhan', 'jadi', {
    ...{ ongkos: 180_000, ongkos_dibayar: 'HUTANG', keterangan: null, ke_baki: null },
    bahan: bahan.map(({ kode_lot, berat }) => ({ kode_lot, berat_bahan: gram(berat) })),
    barang: cincin.map((berat) => ({
      ...{ kode_group, kode_dept, kode_baki, nama_barang: 'CINCIN BUATAN TUKANG', berat: gram(berat) },
      ...{ tipe_ongkos: null, ongkos: null, foto: null },
    })),
    sisa: [{ jenis: 'MURNI', kadar: 99.5, berat: gram(sisa) }],
  });
}

/** What is owed to craftsmen is paid all at once. */
async function bayarUpah(dunia: Dunia): Promise<void> {
  const { rows } = await dunia.client.query<{ tukang: string; jumlah: number }>(
    `select dimensi as tukang, -saldo::float8 as jumlah from saldo_uang
      where kode_toko = $1 and akun = 'UTANG_ONGKOS_TUKANG' and saldo < 0 order by 1`,
    [dunia.toko.kode_toko],
  );
  for (const { tukang, jumlah } of rows)
    await lakukan(dunia, 'bayar_tukang', 'simpan', {
      ...{ tukang, jumlah, transfer: null, no_rekening: null, keterangan: null },
    });
}

/** Scrap of the years on paper is typed in once; some of what there is, is weighed anew every week. */
async function stockCuci(dunia: Dunia, hari: number): Promise<void> {
  if (hari === 1) {
    const tanpa = { kode_group: null, kode_dept: null };
    const rosok = { jenis_lot: 'ROSOK', kadar: 37.5, qty: 0, berat: 18.4, modal_total: 6_900_000 };
    await lakukan(dunia, 'stock_cuci', 'masuk', {
      keterangan: 'SISA BUKU LAMA',
      ke_baki: null,
      barang: [{ ...tanpa, ...rosok }],
    });
  }
  if (hari % 7 !== 2) return;
  const [satu] = await lots(dunia, `jenis_lot = 'ROSOK' and berat > 1000 and left(tempat, 1) <> '@'`);
  if (!satu) return;
  const lot = [{ kode_lot: satu.kode_lot, berat: gram(satu.berat - 10) }];
  await lakukan(dunia, 'stock_cuci', 'timbang', { keterangan: 'TIMBANG MINGGUAN', lot });
}

/** What is left of a bar goes to head office. */
async function kePusat(dunia: Dunia): Promise<void> {
  const lot = (await lots(dunia, `jenis_lot = 'MURNI' and left(tempat, 1) <> '@'`)).map(
    ({ kode_lot, qty, berat }) => ({ kode_lot, qty, berat: gram(berat) }),
  );
  if (lot.length === 0) return;
  await lakukan(dunia, 'kirim_cuci', 'pusat', { keterangan: 'BATANG LEBURAN', lot, barang: [] });
}

/** What arrived of it: the last one is on its way, and of the one before it 10 mg are missing. */
export async function terimaEmasDiPusat(dunia: Dunia): Promise<void> {
  const { rows } = await dunia.client.query<{ kode_lot: string; berat: number; ke: number }>(
    `select kode_lot, sisa_berat::float8 as berat, dense_rank() over (order by no_dokumen)::int as ke
       from kirim_pusat_lot where kode_toko = $1 and sisa_berat > 0 order by no_dokumen, urut`,
    [dunia.toko.kode_toko],
  );
  const terakhir = rows.at(-1)?.ke ?? 0;
  for (let ke = 1; ke < terakhir; ke += 1) {
    const lot = rows
      .filter((row) => row.ke === ke)
      .map(({ kode_lot, berat }) => ({ kode_lot, berat: gram(ke === terakhir - 1 ? berat - 10 : berat) }));
    if (lot.length > 0)
      await lakukan(dunia, 'terima_pusat', 'simpan', { keterangan: null, ke_baki: null, lot }, 'PUSAT');
  }
}

/** What the shop pays for a gram of 24K. */
async function hargaEmas(dunia: Dunia): Promise<Rupiah> {
  const { rows } = await dunia.client.query<{ harga_beli: number }>(
    `select harga_beli::float8 as harga_beli from parameter_harga_emas where kode_toko = $1 and kode_harga = '${HARGA_DASAR}'`,
    [dunia.toko.kode_toko],
  );
  return rupiah(rows[0]?.harga_beli ?? 1_000_000);
}

const tunai = (jumlah: number) => [{ jenis: 'CASH', no_rekening: null, jumlah, kartu_akhir: null }];

/** Half of a bar is sold to a trader, who takes the word of the melt. */
async function jualBatang(dunia: Dunia): Promise<void> {
  const [batang] = await lots(dunia, `jenis_lot = 'MURNI' and left(tempat, 1) <> '@'`);
  if (!batang) return;
  const berat = miligram(Math.ceil(batang.berat / 2));
  const harga_murni = await hargaEmas(dunia);
  const jumlah = hargaBerat(harga_murni, beratMurni(berat, 99_500 as MiliPersen));
  await lakukan(dunia, 'jual_emas', 'simpan', {
    ...{ kode_supplier: 'KING', harga_murni, keterangan: null, jumlah, bayar: tunai(jumlah) },
    barang: [{ kode_lot: batang.kode_lot, qty: 0, berat: gram(berat), kadar_uji: null }],
  });
}

/** Who lost more than usual owes half of it, and pays the next week. */
async function tutup(dunia: Dunia, no_kirim: string, menagih: boolean): Promise<void> {
  const [susut] = await lots(dunia, `batch = $2 and jenis_lot = 'SUSUT'`, no_kirim);
  const ditagih = menagih && susut && susut.berat > 1 ? gram(Math.floor(susut.berat / 2)) : null;
  await lakukan(dunia, 'wasting_sepuhan', 'simpan', { no_kirim, alasan: 'SUSUT BIASA', sisa: null, ditagih });
}
async function lunas(dunia: Dunia): Promise<void> {
  const [tagihan] = await lots(dunia, `jenis_lot = 'TAGIHAN' and tempat = '@TUKANG/T1'`);
  if (!tagihan) return;
  const jumlah = hargaBerat(await hargaEmas(dunia), miligram(tagihan.berat));
  await lakukan(dunia, 'lunas_tukang', 'uang', {
    ...{ tukang: 'T1', murni: gram(tagihan.berat), jumlah, keterangan: null, bayar: tunai(jumlah) },
  });
}

/** Sent the day after sorting, back three days later, closed on the next one. What is left of a bar goes to head office. */
export async function sepuhan(dunia: Dunia, hari: number): Promise<void> {
  const pekan = hari % 7;
  await stockCuci(dunia, hari);
  if (hari % 14 === 8) await jualBatang(dunia);
  if (hari === 32) await lunas(dunia);
  if (hari === 42) await bayarUpah(dunia);
  if (pekan === 1) await kePusat(dunia);
  if (pekan === 3) {
    await kirim(dunia, 'LEBUR', false);
    await kirim(dunia, 'CUCI', hari === 17);
  }
  // The bar of a week is there before head office has it.
  if ([35, 49, 56].includes(hari)) await kirim(dunia, 'BUAT', false);
  if (pekan !== 6 && pekan !== 0) return;
  for (const batch of await terbuka(dunia)) {
    if (pekan === 6) await terima(dunia, batch);
    else if ((await lots(dunia, `batch = $2 and jenis_lot <> 'SUSUT'`, batch.no_dokumen)).length === 0)
      await tutup(dunia, batch.no_dokumen, hari % 14 === 0 && batch.pekerjaan === 'LEBUR');
  }
}
