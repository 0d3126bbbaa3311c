/**
 * Protects: in whatever order gold is bought, sorted, sold, brought in, moved, sent to craftsmen and head office, received, made into pieces, closed, weighed anew, lost and taken
 * back, what the chain has of it cost what the books of each act say, to the rupiah, its origin is told to the milligram, no rule of the
 * books is broken, and hledger agrees. Method: seeded
 * random walks against the real server; what fails is repeated by its seed.
 */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Random, seeded } from '../../database/demo/random.ts';
import { drillHledger } from '../../drills/hledger.ts';
import { type Answer, type Kit, testApp } from '../../tests/kit/app.ts';
import { atur, bilaDiminta, hargaGrup, numberOf, SANDI_OWNER } from '../../tests/kit/jual.ts';
import { BARIS_BELI, beliManual, nilaiBeliManual } from '../../tests/kit/jual-manual.ts';
import { MODUL_MANUAL } from '../../tests/kit/lot.ts';
import {
  bayarTukang,
  cincin,
  MODUL_STOCK,
  PUSAT,
  siapkanTukang,
  stockMasuk,
  TUKANG,
} from '../../tests/kit/sepuhan.ts';
import { sortir } from '../../tests/kit/sortir.ts';
import { isiLaci } from '../../tests/kit/uang.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await atur(kit, { [MODUL_STOCK]: 'true', SEPUHAN_MODULE: 'true', [MODUL_MANUAL]: 'true' });
  await atur(kit, { SEPUHAN_MODULE: 'true' }, PUSAT);
  await siapkanTukang(kit);
  await isiLaci(kit, 5_000_000);
  await isiLaci(kit, 90_000_000, PEMBELI);
});
afterAll(() => kit?.close());

/** Buys and sells, out of a drawer of his own. */
const PEMBELI = 'KASIR2';

type Dokumen = { nomor: string; batal: string; modal: number };
/**
 * `dibuat`: what was done and not taken back, with the rupiah that it added to the lots of the chain. `hilang`: what was lost on its way, of
 * shipments of earlier walks, too, and is never taken back.
 */
type Dunia = { acak: Random; dibuat: Dokumen[]; hilang: number; langkah: string[] };

const minta = (path: string, body: object, user = 'SPV1'): Promise<Answer> =>
  bilaDiminta(kit.as(user), { method: 'POST', path, body }, SANDI_OWNER);

async function jadi(path: string, body: object, user?: string): Promise<Answer> {
  const answer = await minta(path, body, user);
  expect(answer, `${path} ${JSON.stringify(body)} ${answer.text}`).toMatchObject({ status: 200 });
  return answer;
}

type Lot = { kode_lot: string; jenis_lot: string; qty: number; berat: number; batch: string };
/** In an order that no code decides, which is another one each time: a seed is the same walk on every machine. */
async function lots(where: string): Promise<Lot[]> {
  const { rows } = await kit.owner.query<Lot>(
    `select kode_lot, jenis_lot, qty, berat::float8 as berat, batch from lot l
      where kode_toko = 'JKT1' and berat > 0 and ${where} order by jenis_lot, kadar, tempat, batch, kode_group, kode_dept, ada_faktur`,
  );
  return rows;
}
const gram = (mg: number): number => mg / 1000;
const alasan = 'langkah acak';

/** All of it, or half of its weight and none of its pieces. */
const sebagian = (acak: Random, { kode_lot, qty, berat }: Lot) =>
  acak.chance(0.5) || berat < 10
    ? { kode_lot, qty, berat: gram(berat) }
    : { kode_lot, qty: 0, berat: gram(Math.floor(berat / 2)) };

async function pilih(acak: Random, where: string): Promise<Lot | null> {
  const ada = await lots(where);
  return ada.length === 0 ? null : acak.pick(ada);
}

const DI_TOKO = `left(tempat, 1) <> '@'`;

/** Rings of some of it, and a bar or scrap of some of the rest; what the rings cost is in no lot any more. */
async function terimaJadi(
  acak: Random,
  { kode_lot, berat, murni }: { kode_lot: string; berat: number; murni: number },
  kepala: object,
): Promise<Dokumen | null> {
  const banyak = acak.between(1, 3);
  const satu = Math.floor((murni * acak.between(10, 90)) / 75 / banyak);
  const terpakai = banyak * Math.ceil(satu * 0.75);
  const sisa = Math.floor(((murni - terpakai) * acak.between(80, 97)) / 100);
  if (satu < 1) return null;
  const answer = await jadi('terima-barang-jadi/simpan', {
    ...{ ...kepala, ke_baki: null, bahan: [{ kode_lot, berat_bahan: berat }] },
    barang: Array.from({ length: banyak }, () => cincin(gram(satu))),
    sisa: sisa > 0 ? [{ jenis: acak.pick(['MURNI', 'ROSOK']), kadar: 99.9, berat: gram(sisa) }] : [],
  });
  const nomor = numberOf(answer);
  const { rows } = await kit.owner.query<{ modal: number; murni: number; lot: number }>(
    `select sum(harga_modal - ongkos)::float8 as modal, sum(murni)::float8 as murni,
            (select sum(case g.arah when 'MASUK' then g.murni else -g.murni end)::float8 from gerak_lot g where g.no_dokumen = $1) as lot
       from terima_sepuhan_barang where no_dokumen = $1`,
    [nomor],
  );
  const { modal = 0, murni: dibuat = 0, lot = 0 } = rows[0] ?? {};
  // Metal in is metal out and loss, whatever the karats were.
  expect(lot + dibuat, nomor).toBe(0);
  return { nomor, batal: 'terima-sepuhan', modal: -modal };
}

const ACTS: Readonly<Record<string, (dunia: Dunia) => Promise<Dokumen | string | null>>> = {
  masuk: async ({ acak }) => {
    const jenis_lot = acak.pick(['CUCI', 'ROSOK'] as const);
    const isi = { jenis_lot, kadar: acak.pick([37.5, 70, 75]), qty: acak.between(0, 5) };
    const lain = { berat: gram(acak.between(1000, 20_000)), modal_total: acak.between(100_000, 9_999_999) };
    const body = { keterangan: null, ke_baki: null, barang: [stockMasuk({ ...isi, ...lain })] };
    const answer = await jadi('stock-cuci-manual/masuk', body);
    return { nomor: numberOf(answer), batal: 'stock-cuci-manual', modal: lain.modal_total };
  },
  beli: async ({ acak }) => {
    const barang = [{ ...BARIS_BELI, qty: acak.between(1, 3), berat: gram(acak.between(500, 4000)) }];
    const total = await nilaiBeliManual(kit, ...barang);
    const nik_sim_passport = `31710123456${String(acak.between(10_000, 99_999))}`;
    const answer = await jadi(
      'pembelian-manual/simpan',
      beliManual(total, { barang, nik_sim_passport }),
      PEMBELI,
    );
    return { nomor: numberOf(answer), batal: 'pembelian', modal: total };
  },
  sortir: async ({ acak }) => {
    const lot = await pilih(
      acak,
      `jenis_lot = 'BALENAN' and kode_group is not null and qty > 0 and ${DI_TOKO}`,
    );
    if (!lot) return null;
    const tujuan = acak.pick(['JUAL', 'JUAL', 'CUCI', 'PATRI', 'ROSOK'] as const);
    const satu = { kode_lot: lot.kode_lot, qty: lot.qty, berat: gram(lot.berat), tujuan };
    const body = sortir([], [{ ...satu, ke_baki: tujuan === 'JUAL' ? 'CC01' : null }]);
    return {
      nomor: numberOf(await jadi('sortir-pembelian/simpan', body)),
      batal: 'sortir-pembelian',
      modal: 0,
    };
  },
  jual: async ({ acak }) => {
    const lot = await pilih(acak, `jenis_lot = 'MANUAL' and ${DI_TOKO}`);
    if (!lot) return null;
    const habis = acak.chance(0.5) || lot.qty < 2 || lot.berat < 1000;
    const bagian = habis ? lot : { qty: 1, berat: Math.floor(lot.berat / lot.qty) };
    const barang = [{ kode_lot: lot.kode_lot, qty: bagian.qty, berat: gram(bagian.berat) }];
    const { data } = await kit.as(PEMBELI).post('penjualan-manual/hitung', { barang });
    const bayar = [{ jenis: 'CASH', jumlah: data.total }];
    const body = { kode_sales: 'S1', barang, total: data.total, bayar };
    const nomor = numberOf(await jadi('penjualan-manual/simpan', body, PEMBELI));
    const { rows } = await kit.owner.query<{ modal: number }>(
      'select sum(harga_modal)::float8 as modal from penjualan_barang where no_faktur_group = $1',
      [nomor],
    );
    return { nomor, batal: 'penjualan', modal: -(rows[0]?.modal ?? 0) };
  },
  timbang: async ({ acak }) => {
    const lot = await pilih(acak, `jenis_lot in ('CUCI', 'ROSOK', 'MURNI') and ${DI_TOKO}`);
    if (!lot) return null;
    const berat = acak.chance(0.1) ? 0 : lot.berat + acak.between(1, 30) * (acak.chance(0.7) ? -1 : 1);
    const body = { keterangan: alasan, lot: [{ kode_lot: lot.kode_lot, berat: gram(Math.max(0, berat)) }] };
    const answer = await jadi('stock-cuci-manual/timbang', body);
    return { nomor: numberOf(answer), batal: 'stock-cuci-manual', modal: answer.data.harga_modal };
  },
  kirim: async ({ acak }) => {
    const lot = await pilih(acak, `jenis_lot in ('CUCI', 'ROSOK', 'MURNI', 'BALENAN') and ${DI_TOKO}`);
    if (!lot) return null;
    const logam = lot.jenis_lot === 'ROSOK' || lot.jenis_lot === 'MURNI' || acak.chance(0.2);
    const dibuat = lot.jenis_lot !== 'CUCI' && acak.chance(0.4);
    const body = {
      ...{
        pekerjaan: dibuat ? 'BUAT' : logam ? 'LEBUR' : 'CUCI',
        no_pesanan: null,
        tukang: TUKANG,
        keterangan: null,
        barang: [],
      },
      perlakuan: acak.pick(['HARGA_POKOK', 'LEBIH', 'BEBAN'] as const),
      lot: [sebagian(acak, lot)],
    };
    const answer = await jadi('kirim-barang-cuci/simpan', body);
    return { nomor: numberOf(answer), batal: 'kirim-barang-cuci', modal: 0 };
  },
  terima: async ({ acak }) => {
    const lot = await pilih(acak, `left(tempat, 8) = '@TUKANG/' and jenis_lot <> 'SUSUT'`);
    if (!lot) return null;
    const { kode_lot, qty, berat } = sebagian(acak, lot);
    const ongkos = acak.chance(0.5) ? acak.between(1, 30_000) : null;
    const ongkos_dibayar = acak.pick(['TUNAI', 'HUTANG'] as const);
    const mg = Math.round(berat * 1000);
    const hilang = Math.floor((mg * acak.between(0, 30)) / 1000);
    const kepala = { ongkos, ongkos_dibayar, keterangan: null };
    const { rows } = await kit.owner.query<{ murni: number; kadar: number }>(
      'select murni::float8 as murni, kadar::float8 as kadar from lot where kode_lot = $1',
      [kode_lot],
    );
    const murni = Math.floor(((rows[0]?.murni ?? 0) * mg) / lot.berat);
    if (lot.jenis_lot === 'BUAT') return terimaJadi(acak, { kode_lot, berat, murni }, kepala);
    const answer =
      lot.jenis_lot === 'LEBUR'
        ? await jadi('terima-sepuhan/simpan', {
            ...{ ...kepala, ke_baki: null, bahan: [{ kode_lot, berat_bahan: berat }] },
            hasil: [
              { jenis: 'MURNI', kadar: 99.9, berat: gram(Math.max(1, Math.floor((murni * 97) / 100))) },
            ],
          })
        : await jadi('terima-barang-cuci/simpan', {
            ...kepala,
            barang: [{ kode_lot, qty, berat_bahan: berat, berat: gram(Math.max(1, mg - hilang)) }],
          });
    return { nomor: numberOf(answer), batal: 'terima-sepuhan', modal: ongkos ?? 0 };
  },
  bayar: async ({ acak }) => {
    const { data } = await kit.as('SPV1').post('bayar-tukang/utang', {});
    const [satu] = data as unknown as { tukang: string; utang: number }[];
    if (!satu) return null;
    const answer = await jadi('bayar-tukang/simpan', bayarTukang(acak.between(1, satu.utang)));
    return { nomor: numberOf(answer), batal: 'bayar-tukang', modal: 0 };
  },
  tutup: async ({ acak }) => {
    const { rows } = await kit.owner.query<{ no_kirim: string }>(
      `select k.no_dokumen as no_kirim from kirim_cuci k
         join dokumen d on d.kode_toko = k.kode_toko and d.no_dokumen = k.no_dokumen and d.status = 'DONE'
        where k.ditutup is null and not exists (
          select from lot l where l.batch = k.no_dokumen and l.jenis_lot <> 'SUSUT' and l.berat > 0) order by 1`,
    );
    if (rows.length === 0) return null;
    const answer = await jadi('wasting-sepuhan/simpan', { no_kirim: acak.pick(rows).no_kirim, alasan });
    return { nomor: numberOf(answer), batal: 'wasting-sepuhan', modal: -answer.data.nilai_susut };
  },
  kePusat: async ({ acak }) => {
    const lot = await pilih(acak, `jenis_lot in ('CUCI', 'ROSOK', 'MURNI', 'BALENAN') and ${DI_TOKO}`);
    if (!lot) return null;
    const body = { keterangan: null, lot: [sebagian(acak, lot)], barang: [] };
    const answer = await jadi('kirim-barang-cuci/ke-pusat', body);
    return { nomor: numberOf(answer), batal: 'kirim-barang-cuci', modal: 0 };
  },
  terimaPusat: async ({ acak }) => {
    const lot = await pilih(acak, `jenis_lot = 'KIRIM'`);
    if (!lot) return null;
    const berat = Math.max(1, lot.berat - acak.between(-15, 60));
    const isi = [{ kode_lot: lot.kode_lot, berat: gram(berat) }];
    await jadi('terima-emas-cabang/simpan', { ke_baki: null, keterangan: null, lot: isi }, 'PUSAT');
    return 'terimaPusat';
  },
  putus: async (dunia) => {
    const { acak } = dunia;
    const { rows } = await kit.owner.query<{ no_dokumen: string }>(
      `select distinct l.no_dokumen from kirim_pusat_lot l
         join dokumen d on d.kode_toko = l.kode_toko and d.no_dokumen = l.no_dokumen and d.status = 'TERIMA'
        where l.sisa_berat > 0 order by 1`,
    );
    if (rows.length === 0) return null;
    const { no_dokumen } = acak.pick(rows);
    const cara = acak.pick(['kembali', 'hilang'] as const);
    const body = { no_dokumen, alasan, ...(cara === 'kembali' ? { ke_baki: 'HANCUR' } : {}) };
    const answer = await jadi(`kirim-barang-cuci/${cara}`, body);
    if (cara === 'hilang') dunia.hilang += answer.data.harga_modal;
    return cara;
  },
  batal: async ({ acak, dibuat }) => {
    if (dibuat.length === 0) return null;
    const satu = acak.pick(dibuat);
    const nota = satu.batal === 'penjualan' || satu.batal === 'pembelian';
    const nomor = nota ? { no_faktur_group: satu.nomor } : { no_dokumen: satu.nomor };
    const answer = await minta(`${satu.batal}/batal`, { ...nomor, alasan });
    if (answer.status !== 200) {
      // What came of it since keeps it.
      expect(answer.code, answer.text).toMatch(
        /^(STOK_LOT_TERPAKAI|KIRIMAN_CUCI_DITUTUP|STATUS_TIDAK_SESUAI|DOKUMEN_SUDAH_BERUBAH|UTANG_ONGKOS_KURANG)$/,
      );
      return 'ditolak';
    }
    dibuat.splice(dibuat.indexOf(satu), 1);
    return 'batal';
  },
};

const modalEmas = async (): Promise<number> =>
  (await kit.owner.query<{ modal: number }>(`select coalesce(sum(nilai), 0)::float8 as modal from lot`))
    .rows[0]?.modal ?? 0;

/** What there is of gold in each store came from somewhere, all of it. */
async function asalSemua(): Promise<void> {
  for (const portal of ['JKT1', PUSAT]) {
    const { rows } = await kit.owner.query<{ murni: number }>(
      'select coalesce(sum(murni), 0)::float8 / 1000 as murni from lot where kode_toko = $1',
      [portal],
    );
    const { data, totals } = await kit.as('OWNER').get('lot/asal-usul?sejak=2000-01-01', { portal });
    expect(totals?.['murni']).toBe(rows[0]?.murni);
    // What left a lot before the gold it was taken from was taken back came from nowhere that is still told.
    const { rows: ditarik } = await kit.owner.query<{ kode_lot: string }>(
      "select kode_lot from gerak_lot where arah = 'MASUK' and dibalik and membalik is null",
    );
    const tanpaAsal = (data as { keadaan: string; kode: string }[]).filter(
      ({ keadaan, kode }) =>
        /SEBELUMNYA|BELUM/.test(keadaan) && !ditarik.some(({ kode_lot }) => kode_lot === kode),
    );
    expect(tanpaAsal).toEqual([]);
  }
}

const LANGKAH = 70;
const DILAKUKAN = new Set<string>();

test.each([1, 2])('a walk of many steps, seed %i', async (seed) => {
  const dunia: Dunia = { acak: seeded(seed), dibuat: [], hilang: 0, langkah: [] };
  const awal = await modalEmas();
  const nama = Object.keys(ACTS);
  for (let n = 0; n < LANGKAH; n += 1) {
    const act = n < 6 ? 'masuk' : dunia.acak.pick(nama);
    const done = await ACTS[act]?.(dunia);
    if (done === null || done === undefined) continue;
    dunia.langkah.push(typeof done === 'string' ? done : act);
    if (typeof done !== 'string') dunia.dibuat.push(done);
  }
  for (const langkah of dunia.langkah) DILAKUKAN.add(langkah);
  const model = dunia.dibuat.reduce((total, { modal }) => total + modal, awal - dunia.hilang);
  expect(await modalEmas(), dunia.langkah.join(' ')).toBe(model);
  expect(await kit.periksa()).toEqual([]);
  for (const kode_toko of ['JKT1', PUSAT])
    expect((await drillHledger(kit.deps.db, kode_toko)) ?? []).toEqual([]);
  await asalSemua();
});

test('together they went every way there is', () => {
  expect([...DILAKUKAN].sort()).toEqual(
    [...Object.keys(ACTS).filter((name) => name !== 'putus'), 'ditolak', 'hilang', 'kembali'].sort(),
  );
});
