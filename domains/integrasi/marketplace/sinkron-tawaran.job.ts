/**
 * Keeping a marketplace in step: an offer that has something to say is claimed, brought to what is true at that moment, and what the
 * marketplace took is written down word by word. It is one worker's until he is through, whatever becomes of the piece meanwhile: the last
 * word to arrive there is so the last that was true here. One who died leaves a claim that ends; what stands there is looked for before
 * it is put there again.
 */
import { one, rawQuery, statement } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import { retryPause } from '@mustika/server-kit/http/outbound.ts';
import type { Tasks } from '@mustika/server-kit/jobs.ts';
import type { StoreConfig } from '@mustika/server-kit/store-config.ts';
import type { Hasil, RefBarang } from './adaptor.server.ts';
import {
  antrekan,
  antrekanTawaran,
  BANGUNKAN,
  BERJALAN,
  bacaMarketplace,
  bolehJalan,
  catatJalan,
  minta,
  sistem,
} from './akun-marketplace.query.ts';
import { type KartuTawaran, kartuTawaran, seharusnya } from './kartu-tawaran.query.ts';
import { PENYEDIA_MARKETPLACE, type PenyediaMarketplace } from './marketplace-setting.rule.ts';
import { jelasTawaran } from './pasang-tawaran.rule.ts';
import { rawatPesanan } from './pesanan-berkala.job.ts';
import {
  BATAS_TAWARAN,
  type IsiDiSana,
  type IsiTawaran,
  PUTARAN_TAWARAN,
  samaTawaran,
} from './tawaran.rule.ts';

/** Longer than all calls about one piece together may take. */
const KLAIM_MENIT = 5;
/** What was sold, scanned or ordered goes before what waits since the prices moved. */
const AMBIL = `with giliran as (select w.kode_barcode from tawaran_marketplace w
    where w.kode_toko = $1 and w.penyedia = $3 and w.status in ('ANTRI', 'KIRIM', 'ULANG')
      and coalesce(w.coba_lagi, $2) <= $2 and coalesce(w.dikerjakan_sampai, $2) <= $2
    order by w.segera desc, w.kode_barcode limit 1 for update skip locked)
  update tawaran_marketplace w set status = 'KIRIM', percobaan = percobaan + 1, diubah = $2,
         dikerjakan_sampai = $2::timestamptz + interval '${KLAIM_MENIT} minutes'
    from giliran g where w.kode_toko = $1 and w.penyedia = $3 and w.kode_barcode = g.kode_barcode
   returning w.kode_barcode, w.dikerjakan_sampai::text as klaim`;
const KARTU = `${kartuTawaran()} and w.penyedia = $3 and w.kode_barcode = $4`;

type Toko = { deps: Deps; store: StoreConfig; penyedia: PenyediaMarketplace };

type Giliran = { kartu: KartuTawaran; klaim: string };

const ambil = ({ deps, store, penyedia }: Toko, saat: string): Promise<Giliran | null> =>
  deps.db.tx(sistem(store.kode_toko), async (sql) => {
    const of = [store.kode_toko, saat, penyedia];
    const [row] = await rawQuery<{ kode_barcode: string; klaim: string }>(sql, AMBIL, of);
    if (!row) return null;
    const kartu = one(await rawQuery<KartuTawaran>(sql, KARTU, [...of, row.kode_barcode]));
    return { kartu, klaim: row.klaim };
  });

const TEKAN = (kolom: string): string =>
  `update tawaran_marketplace set ${kolom}, diubah = $4 where kode_toko = $1 and penyedia = $2 and kode_barcode = $3`;
const BERANGKAT = TEKAN('pernah = true');
const FOTO = TEKAN('foto = $5, id_foto = $6');
const TERPASANG = TEKAN('id_barang = $5, id_sku = $6, isi = $7::jsonb, dikirim = $4');
const DITERIMA = TEKAN('isi = $5::jsonb, dikirim = $4');
/** Not answered, it may have arrived or not: what stands there nobody knows, and that much is told again. */
const LUPA = TEKAN('isi = isi - $5::text');
/** Nothing was said: what came meanwhile must not be overwritten. */
const DIAM = `${TEKAN('isi = $5::jsonb')} and versi = $6`;

const tekan = (toko: Toko, text: string, kode_barcode: string, ...more: unknown[]): Promise<unknown> =>
  toko.deps.db.tx(sistem(toko.store.kode_toko), (sql) =>
    rawQuery(sql, text, [
      ...[toko.store.kode_toko, toko.penyedia, kode_barcode, toko.deps.clock.now().toString()],
      ...more,
    ]),
  );

const SUDAH = { hasil: 'OK', isi: null } as const;

/** The picture lies there already, or goes there now. */
async function gambar(toko: Toko, kartu: KartuTawaran): Promise<Hasil<string>> {
  const { foto, foto_lalu, id_foto, kode_barcode } = kartu;
  if (foto === null) return { hasil: 'TOLAK', galat: 'Barang Marketplace Harus Ada Fotonya' };
  if (id_foto !== null && foto_lalu === foto) return { hasil: 'OK', isi: id_foto };
  const bytes = await toko.deps.photos.read(foto).catch((error: unknown) => {
    toko.deps.log.warn({ err: error, kode_barcode }, 'foto untuk marketplace tidak terbaca');
    return null;
  });
  if (bytes === null) return { hasil: 'TOLAK', galat: 'Foto Barang Tidak Terbaca, Unggah Lagi Fotonya' };
  const hasil = await minta(toko.deps, toko.store.kode_toko, toko.penyedia, (adaptor, ke) =>
    adaptor.unggah(ke, bytes),
  );
  if (hasil.hasil !== 'OK') return hasil;
  await tekan(toko, FOTO, kode_barcode, foto, hasil.isi.id_foto);
  return { hasil: 'OK', isi: hasil.isi.id_foto };
}

/** Puts it there; where an earlier try may have arrived, what stands there already is taken. */
async function pasang(toko: Toko, kartu: KartuTawaran, mau: IsiTawaran): Promise<Hasil<null>> {
  const { kode_barcode } = kartu;
  const { deps, store, penyedia } = toko;
  const terpasang = async ({ id_barang, id_sku }: RefBarang, isi: IsiTawaran | null) => {
    await tekan(toko, TERPASANG, kode_barcode, id_barang, id_sku, isi === null ? null : JSON.stringify(isi));
  };
  if (kartu.pernah) {
    const ada = await minta(deps, store.kode_toko, penyedia, (adaptor, ke) => adaptor.cari(ke, kode_barcode));
    if (ada.hasil !== 'OK') return ada;
    if (ada.isi) {
      // What it has of it nobody knows: everything is told once more.
      await terpasang(ada.isi, null);
      return samakan(toko, kartu, ada.isi, {}, mau);
    }
  }
  if (mau.stok === 0) return SUDAH;
  const foto = await gambar(toko, kartu);
  if (foto.hasil !== 'OK') return foto;
  await tekan(toko, BERANGKAT, kode_barcode);
  const hasil = await minta(deps, store.kode_toko, penyedia, (adaptor, ke) =>
    adaptor.pasang(ke, {
      ...{ kode_barcode, nama: kartu.nama, jelas: jelasTawaran(kartu) },
      ...{ harga: mau.harga, berat: kartu.berat, id_foto: foto.isi },
    }),
  );
  if (hasil.hasil !== 'OK') return hasil;
  await terpasang(hasil.isi, { ...mau, stok: 1, tayang: true });
  return SUDAH;
}

/** One thing after another, the stock first: what nobody may buy any more is said before what it costs. */
async function samakan(
  toko: Toko,
  { kode_barcode, versi, ditahan_sana }: KartuTawaran,
  ref: RefBarang,
  ada: IsiDiSana,
  mau: IsiTawaran,
): Promise<Hasil<null>> {
  const { deps, store, penyedia } = toko;
  let isi = ada;
  const langkah: [keyof IsiTawaran, Parameters<typeof minta<null>>[3]][] = [
    ['stok', (adaptor, ke) => adaptor.stok(ke, ref, mau.stok)],
    ['harga', (adaptor, ke) => adaptor.harga(ke, ref, mau.harga)],
    ['tayang', (adaptor, ke) => adaptor.tampil(ke, ref, mau.tayang)],
  ];
  for (const [bagian, apa] of langkah) {
    if (isi[bagian] === mau[bagian] || (bagian === 'harga' && mau.stok === 0)) continue;
    isi = { ...isi, [bagian]: mau[bagian] };
    if (bagian === 'stok' && mau.stok === 0 && ditahan_sana) {
      await tekan(toko, DIAM, kode_barcode, JSON.stringify(isi), versi);
      continue;
    }
    const hasil = await minta(deps, store.kode_toko, penyedia, apa);
    if (hasil.hasil === 'ULANG') await tekan(toko, LUPA, kode_barcode, bagian);
    if (hasil.hasil !== 'OK') return hasil;
    await tekan(toko, DITERIMA, kode_barcode, JSON.stringify(isi));
  }
  return SUDAH;
}

/** What changed meanwhile is in front of the workers already, and they may have it now. */
const SELESAI = `update tawaran_marketplace set dikerjakan_sampai = null, diubah = $8,
    status = case when versi = $4 then $5 else status end, galat = case when versi = $4 then $6 else galat end,
    coba_lagi = case when versi = $4 then $7 else coba_lagi end,
    percobaan = case when versi = $4 and $6::text is null then 0 else percobaan end, segera = segera and (versi <> $4 or $6::text is not null)
  where kode_toko = $1 and penyedia = $2 and kode_barcode = $3 and dikerjakan_sampai = $9::timestamptz`;

/** Brings one to what is true; true when the marketplace spoke to us, and the next may go. */
async function satu(toko: Toko, { kartu, klaim }: Giliran): Promise<boolean> {
  const { deps, store, penyedia } = toko;
  const mau = seharusnya(kartu, store);
  const ref = kartu.id_barang && kartu.id_sku ? { id_barang: kartu.id_barang, id_sku: kartu.id_sku } : null;
  const hasil = ref ? await samakan(toko, kartu, ref, kartu.isi ?? {}, mau) : await pasang(toko, kartu, mau);
  const lagi = await catatJalan(deps, store.kode_toko, penyedia, hasil);
  const habis =
    hasil.hasil === 'ULANG' && lagi !== null && kartu.percobaan >= BATAS_TAWARAN && mau.stok === 1;
  const [galat, status] =
    hasil.hasil === 'OK'
      ? [null, ref || mau.stok === 1 ? (mau.tayang ? 'TAYANG' : 'DITARIK') : 'DITARIK']
      : [hasil.galat, hasil.hasil === 'TOLAK' || habis ? 'DITOLAK' : 'ULANG'];
  await deps.db.tx(sistem(store.kode_toko), async (sql) => {
    // A piece that is gone must be told for as long as it takes: a refusal of that is asked about again, too.
    const tetap = status === 'DITOLAK' && mau.stok === 0 && ref !== null;
    const saat = deps.clock.now();
    const nanti = tetap ? saat.add({ seconds: retryPause(kartu.percobaan, null) }).toString() : null;
    await rawQuery(sql, SELESAI, [
      ...[store.kode_toko, penyedia, kartu.kode_barcode, kartu.versi, tetap ? 'ULANG' : status],
      ...[galat, nanti, saat.toString(), klaim],
    ]);
  });
  return lagi === null;
}

async function penyediaSaja(toko: Toko): Promise<void> {
  const { deps, store, penyedia } = toko;
  const { kode_toko } = store;
  for (let putaran = 0; putaran < PUTARAN_TAWARAN; putaran += 1) {
    const saat = deps.clock.now().toString();
    const row = await deps.db.read(sistem(kode_toko), (sql) => bacaMarketplace(sql, kode_toko, penyedia));
    if (!bolehJalan(row, saat)) return;
    const giliran = await ambil(toko, saat);
    if (giliran === null || !(await satu(toko, giliran))) return;
  }
}

/** When the next offer may go: it, the marketplace, or a worker who never came back, is waited for until then. */
const BERIKUT = `select min(greatest($2::timestamptz, w.coba_lagi, w.dikerjakan_sampai, s.coba_lagi))::text as pada
  from tawaran_marketplace w join setting_marketplace s on s.kode_toko = w.kode_toko and s.penyedia = w.penyedia
 where w.kode_toko = $1 and w.status in ('ANTRI', 'KIRIM', 'ULANG') and s.kunci is not null and s.token is not null`;

/** Tells every marketplace of the store of everything that is due, and looks after what was ordered there. */
export async function sinkronMarketplace(deps: Deps, kode_toko: string): Promise<void> {
  const store = await deps.stores.getClosed(kode_toko);
  if (!store?.flags.has('MARKETPLACE_INTEGRATION_MODULE')) return;
  await rawatPesanan(deps, kode_toko);
  for (const penyedia of PENYEDIA_MARKETPLACE) await penyediaSaja({ deps, store, penyedia });
  await deps.db.tx(sistem(kode_toko), async (sql) => {
    const saat = deps.clock.now().toString();
    const { pada } = one(await rawQuery<{ pada: string | null }>(sql, BERIKUT, [kode_toko, saat]));
    if (pada !== null) await antrekanTawaran(sql, kode_toko, pada);
  });
}

const BERBEDA = `update tawaran_marketplace set ${BANGUNKAN}, diubah = $2
  where kode_toko = $1 and penyedia = $3 and kode_barcode = any ($4) and status in ('TAYANG', 'DITARIK', 'DITOLAK')`;
const SEMUA = `${kartuTawaran()} and (w.tawar or w.pernah) and w.status in ('TAYANG', 'DITARIK', 'DITOLAK') order by w.kode_barcode`;

/** Compares all that is offered with what stands there: prices moved, a room sells no longer, a refusal is asked about again. */
export async function selaraskanMarketplace(deps: Deps, kode_toko: string): Promise<void> {
  deps.stores.forget(kode_toko);
  const store = await deps.stores.getClosed(kode_toko);
  if (!store) return;
  await deps.db.tx(sistem(kode_toko), async (sql) => {
    const saat = deps.clock.now().toString();
    const rows = await rawQuery<KartuTawaran>(sql, SEMUA, [kode_toko, saat]);
    const beda = rows.filter(
      (row) => row.status === 'DITOLAK' || !samaTawaran(row.isi, seharusnya(row, store)),
    );
    for (const penyedia of PENYEDIA_MARKETPLACE)
      await rawQuery(sql, BERBEDA, [
        ...[kode_toko, saat, penyedia],
        beda.filter((row) => row.penyedia === penyedia).map((row) => row.kode_barcode),
      ]);
  });
  await sinkronMarketplace(deps, kode_toko);
}

const KINI = `update tawaran_marketplace set ${BANGUNKAN}, segera = true, diubah = $3
  where kode_toko = $1 and kode_barcode = $2 and tawar`;
const TOKO = statement<{ kode_toko: string }>(
  'marketplace_toko',
  `select distinct kode_toko from setting_marketplace s where ${BERJALAN} order by 1`,
);
const tokoMarketplace = (deps: Deps): Promise<{ kode_toko: string }[]> =>
  deps.db.rows({ kode_toko: '', user_id: 'SISTEM', lintas: true }, TOKO);

/**
 * `marketplace_barang`: something of the store is to be said. `marketplace_pegang_habis`: a cart's hold ran out. `selaraskan_marketplace`: its
 * prices moved. `selaraskan_semua_marketplace`: every night.
 */
export const tawaranTasks: Tasks = {
  marketplace_barang: (payload, deps) => sinkronMarketplace(deps, String(payload['kode_toko'])),
  marketplace_pegang_habis: async (payload, deps) => {
    const kode_toko = String(payload['kode_toko']);
    const saat = deps.clock.now().toString();
    await deps.db.tx(sistem(kode_toko), (sql) =>
      rawQuery(sql, KINI, [kode_toko, String(payload['kode_barcode']), saat]),
    );
    await sinkronMarketplace(deps, kode_toko);
  },
  selaraskan_marketplace: (payload, deps) => selaraskanMarketplace(deps, String(payload['kode_toko'])),
  selaraskan_semua_marketplace: async (_payload, deps) => {
    for (const { kode_toko } of await tokoMarketplace(deps))
      await deps.db.tx(sistem(kode_toko), (sql) => {
        const saat = deps.clock.now().toString();
        return antrekan(sql, 'selaraskan_marketplace', { kode_toko }, `mp_harga|${kode_toko}`, saat);
      });
  },
};
/** 19:50 UTC is 02:50 in Jakarta, after the prices of the day were planned. */
export const KALA_TAWARAN = '50 19 * * * selaraskan_semua_marketplace ?max=2';
