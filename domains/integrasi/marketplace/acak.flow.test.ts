/**
 * Protects: whatever happens in whatever order, with messages repeated, late and lost and a marketplace that fails, no piece is sold twice, the
 * books agree, and in the end everybody has heard of everything. A seeded thousand of events at both marketplaces and the till.
 */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Kit } from '../../../tests/kit/app.ts';
import { batalJual, HARGA_BAKU, jual, nota, numberOf } from '../../../tests/kit/jual.ts';
import {
  bukaPasar,
  KATA,
  type Pasar,
  PENYEDIA,
  pesanDari,
  type Sim,
} from '../../../tests/kit/marketplace/pasar.ts';
import {
  beliDiSana,
  type Keadaan,
  kirimPesan,
  tersedia,
  type Ulah,
  ubahPesanan,
} from '../../../tests/kit/marketplace/simulator.ts';
import {
  ditawarkan,
  type Penyedia,
  sambungkan,
  tawarkan,
} from '../../../tests/kit/marketplace/toko-marketplace.ts';
import { tanyaPesanan } from './pesanan-berkala.job.ts';
import { bacaPesanan } from './pesanan-marketplace.job.ts';
import { selaraskanMarketplace, sinkronMarketplace } from './sinkron-tawaran.job.ts';

let pasar: Pasar;
let kit: Kit;
let sim: Sim;
beforeAll(async () => {
  pasar = await bukaPasar(inject('pgUrl'));
  ({ kit, sim } = pasar);
});
afterAll(() => pasar?.tutup());

const SEED = 20_261_130;

/** Mulberry32: the same thousand every time. */
function acak(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

type Dunia = {
  pilih: (below: number) => number;
  kode: string[];
  nota: string[];
  /** Messages on their way: taken in any order, some twice, some never. */
  jalan: [Penyedia, string][];
  pesan: [Penyedia, string][];
};

const ambil = <T>({ pilih }: Dunia, list: readonly T[]): T | undefined => list[pilih(list.length || 1)];
const kerja = () => sinkronMarketplace(kit.deps, 'JKT1');

const ULAH: readonly Ulah[] = [{ status: 429, retryAfter: 5 }, { status: 503 }, 'PUTUS', 'HILANG'];

/** An order that wants a piece, and is not cancelled. */
const hidup = (penyedia: Penyedia, status: string): boolean =>
  status !== KATA[penyedia].batal && status !== 'CANCELLED';

/** What may happen, each as often as it is named. */
const KEJADIAN: readonly ((d: Dunia) => Promise<unknown>)[] = [
  async (d) => {
    const penyedia = ambil(d, PENYEDIA) ?? 'SHOPEE';
    const pesan = beliDiSana(sim[penyedia], ambil(d, d.kode) ?? '', KATA[penyedia].siap);
    if (!pesan) return;
    d.pesan.push([penyedia, pesan.no]);
    // One in four is lost on the way.
    if (d.pilih(4) > 0) d.jalan.push([penyedia, pesan.no]);
  },
  async (d) => {
    const pesan = ambil(d, d.pesan);
    // Nobody takes a cancellation back.
    if (!pesan || !hidup(pesan[0], sim[pesan[0]].pesanan.get(pesan[1])?.status ?? 'CANCELLED')) return;
    ubahPesanan(sim[pesan[0]], pesan[1], d.pilih(3) === 0 ? KATA[pesan[0]].batal : KATA[pesan[0]].siap);
    d.jalan.push(pesan);
  },
  async (d) => {
    const at = d.pilih(d.jalan.length || 1);
    const pesan = d.jalan[at];
    if (!pesan) return;
    // Some come twice.
    if (d.pilih(3) > 0) d.jalan.splice(at, 1);
    const [penyedia, no] = pesan;
    const isi = pesanDari(sim, penyedia, no, `${no}-${sim.TIKTOK.pesanan.get(no)?.diubah}`);
    expect(await kirimPesan(kit, penyedia, isi)).toMatchObject({ status: 200 });
    await bacaPesanan(kit.deps, { kode_toko: 'JKT1', penyedia, no_pesanan: no });
  },
  async (d) => {
    const answer = await jual(kit.as('KASIR1'), nota([ambil(d, d.kode) ?? ''], HARGA_BAKU));
    if (answer.status === 200) d.nota.push(numberOf(answer));
    else expect([404, 409]).toContain(answer.status);
  },
  async (d) => {
    const [no] = d.nota.splice(d.pilih(d.nota.length || 1), 1);
    if (no) await batalJual(kit, no);
  },
  async (d) => {
    const [penyedia, no_pesanan] = ambil(d, d.pesan) ?? ['SHOPEE', 'X'];
    const kode_barcode = sim[penyedia].pesanan.get(no_pesanan)?.barang[0]?.sku ?? 'X';
    const act = d.pilih(3) === 0 ? 'pegang' : 'serahkan';
    const isi = { penyedia, no_pesanan, kode_barcode };
    const answer = await kit.as('SPV1').post(`marketplace/pesanan/${act}`, isi);
    expect([200, 404, 409]).toContain(answer.status);
  },
  async (d) => {
    const keranjang = `keranjang-${d.pilih(3)}`;
    if (d.pilih(2) === 0)
      await kit.as('KASIR1').post('keranjang/pegang', { keranjang, kode_barcode: ambil(d, d.kode) ?? '' });
    else await kit.as('KASIR1').post('keranjang/lepas', { keranjang, barang: [] });
  },
  async (d) => {
    const k: Keadaan = sim[ambil(d, PENYEDIA) ?? 'SHOPEE'];
    if (k.ulah.length < 2) k.ulah.push(ULAH[d.pilih(ULAH.length)] as Ulah);
  },
  async (d) => {
    kit.clock.advance({ seconds: 1 + d.pilih(90) });
    kit.lupakan();
  },
  kerja,
];

/** Everything that was on its way arrives, the marketplaces behave, and nobody does anything any more. */
async function tenang(): Promise<void> {
  for (const one of [sim.SHOPEE, sim.TIKTOK]) one.ulah = [];
  await kit.owner.query("delete from barang_pegang where keranjang not like 'mp|%'");
  for (let kali = 0; kali < 6; kali += 1) {
    kit.clock.advance({ seconds: 3700 });
    kit.lupakan();
    for (const penyedia of PENYEDIA) {
      await tanyaPesanan(kit.deps, 'JKT1', penyedia, null);
      for (const no_pesanan of sim[penyedia].pesanan.keys())
        await bacaPesanan(kit.deps, { kode_toko: 'JKT1', penyedia, no_pesanan });
    }
    await selaraskanMarketplace(kit.deps, 'JKT1');
  }
}

test('a thousand events in any order sell no piece twice and leave nobody with an old word', async () => {
  for (const penyedia of PENYEDIA) await sambungkan(kit, penyedia, sim[penyedia]);
  const kode = await ditawarkan(kit, 'SHOPEE', 'MPAC', 8);
  for (const satu of kode) expect(await tawarkan(kit, 'TIKTOK', satu), satu).toMatchObject({ status: 200 });
  const d: Dunia = { pilih: acak(SEED), kode, nota: [], jalan: [], pesan: [] };
  await kerja();
  for (let n = 0; n < 1000; n += 1) await KEJADIAN[d.pilih(KEJADIAN.length)]?.(d);
  await tenang();

  // In the end each piece belongs to one: a buyer here, an order there, or the shop.
  const { rows } = await kit.owner.query(
    `select b.kode_barcode, b.status, p.keranjang from barang b
       left join barang_pegang p on p.kode_toko = b.kode_toko and p.kode_barcode = b.kode_barcode where b.kode_barcode like 'MPAC%'`,
  );
  for (const { kode_barcode, status, keranjang } of rows) {
    const wanted = PENYEDIA.flatMap((penyedia) =>
      [...sim[penyedia].pesanan.values()]
        .filter((p) => p.barang[0]?.sku === kode_barcode && hidup(penyedia, p.status))
        .map(({ no }) => `mp|${penyedia}|${no}`),
    );
    expect(wanted.length, `${kode_barcode} dipesan ${wanted}`).toBeLessThanOrEqual(1);
    const stok = PENYEDIA.map((penyedia) => tersedia(sim[penyedia], kode_barcode));
    const bebas = status === 'TERSEDIA' && wanted.length === 0;
    expect(stok, `${kode_barcode} ${status} ${keranjang} ${wanted}`).toEqual(bebas ? [1, 1] : [0, 0]);
  }
  const { rows: kembar } = await kit.owner.query(
    `select l.kode_barcode from penjualan_barang l
      where l.kode_barcode like 'MPAC%' and not l.batal group by 1 having count(*) > 1`,
  );
  expect(kembar).toEqual([]);
  expect(await kit.periksa()).toEqual([]);

  // Nothing that opens a shop stands in an answer, in the audit or in what was told of failures.
  const { rows: teks } = await kit.owner.query(
    `select isi::text as teks from audit where aksi like '%marketplace%' union all select galat from tawaran_marketplace where galat is not null
      union all select galat from setting_marketplace where galat is not null union all select jawaban::text from idem where jawaban is not null`,
  );
  for (const secret of ['kunci-mitra-uji', 'token-uji', 'segar-uji'])
    expect(teks.find((row) => row.teks.includes(secret)) ?? null).toBeNull();
});
