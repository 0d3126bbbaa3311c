/**
 * Protects: in whatever order gold is brought in, moved, sent to craftsmen and head office, received, closed, weighed anew, lost and taken
 * back, what the chain has of it cost what the books of each act say, to the rupiah, and no rule of the books is broken. Method: seeded
 * random walks against the real server; what fails is repeated by its seed.
 */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Random, seeded } from '../../database/demo/random.ts';
import { type Answer, type Kit, testApp } from '../../tests/kit/app.ts';
import { atur, bilaDiminta, hargaGrup, numberOf, SANDI_OWNER } from '../../tests/kit/jual.ts';
import { MODUL_STOCK, PUSAT, siapkanTukang, stockMasuk, TUKANG } from '../../tests/kit/sepuhan.ts';
import { isiLaci } from '../../tests/kit/uang.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await hargaGrup(kit);
  await atur(kit, { [MODUL_STOCK]: 'true', SEPUHAN_MODULE: 'true' });
  await atur(kit, { SEPUHAN_MODULE: 'true' }, PUSAT);
  await siapkanTukang(kit);
  await isiLaci(kit, 5_000_000);
});
afterAll(() => kit?.close());

type Dokumen = { nomor: string; batal: string; modal: number };
/**
 * `dibuat`: what was done and not taken back, with the rupiah that it added to the gold of the chain. `hilang`: what was lost on its way, of
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

const ACTS: Readonly<Record<string, (dunia: Dunia) => Promise<Dokumen | string | null>>> = {
  masuk: async ({ acak }) => {
    const jenis_lot = acak.pick(['CUCI', 'ROSOK'] as const);
    const isi = { jenis_lot, kadar: acak.pick([37.5, 70, 75]), qty: acak.between(0, 5) };
    const lain = { berat: gram(acak.between(1000, 20_000)), modal_total: acak.between(100_000, 9_999_999) };
    const body = { keterangan: null, ke_baki: null, barang: [stockMasuk({ ...isi, ...lain })] };
    const answer = await jadi('stock-cuci-manual/masuk', body);
    return { nomor: numberOf(answer), batal: 'stock-cuci-manual', modal: lain.modal_total };
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
    const lebur = lot.jenis_lot === 'ROSOK' || lot.jenis_lot === 'MURNI' || acak.chance(0.2);
    const body = {
      ...{ pekerjaan: lebur ? 'LEBUR' : 'CUCI', tukang: TUKANG, keterangan: null, barang: [] },
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
    const mg = Math.round(berat * 1000);
    const hilang = Math.floor((mg * acak.between(0, 30)) / 1000);
    const kepala = { ongkos, keterangan: null };
    const { rows } = await kit.owner.query<{ murni: number; kadar: number }>(
      'select murni::float8 as murni, kadar::float8 as kadar from lot where kode_lot = $1',
      [kode_lot],
    );
    const murni = Math.floor(((rows[0]?.murni ?? 0) * mg) / lot.berat);
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
    const answer = await minta(`${satu.batal}/batal`, { no_dokumen: satu.nomor, alasan });
    if (answer.status !== 200) {
      // What came of it since keeps it.
      expect(answer.code, answer.text).toMatch(
        /^(STOK_LOT_TERPAKAI|KIRIMAN_CUCI_DITUTUP|STATUS_TIDAK_SESUAI|DOKUMEN_SUDAH_BERUBAH)$/,
      );
      return 'ditolak';
    }
    dibuat.splice(dibuat.indexOf(satu), 1);
    return 'batal';
  },
};

const modalEmas = async (): Promise<number> =>
  (
    await kit.owner.query<{ modal: number }>(
      `select coalesce(sum(nilai), 0)::float8 as modal from lot where jenis_lot <> 'MANUAL'`,
    )
  ).rows[0]?.modal ?? 0;

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
});

test('together they went every way there is', () => {
  expect([...DILAKUKAN].sort()).toEqual(
    [...Object.keys(ACTS).filter((name) => name !== 'putus'), 'ditolak', 'hilang', 'kembali'].sort(),
  );
});
