/**
 * Telling the site: pieces that have something to say are claimed, said as they are at that moment, and what the site answered is
 * written down. Two workers never say one piece: the claim passes over what another has. One that died on the way leaves a
 * claim that another takes over after two minutes; the site knows the word by its id and its version.
 */
import { rawQuery, type Scope, statement } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import { retryPause } from '@mustika/server-kit/http/outbound.ts';
import type { Tasks } from '@mustika/server-kit/jobs.ts';
import type { StoreConfig } from '@mustika/server-kit/store-config.ts';
import { alamatWeb, antrekanWeb } from './alamat-web.query.ts';
import { FOTO_SEKALI, type IsiWeb, SEKALI_WEB, samaIsi } from './barang-web.rule.ts';
import { type KartuWeb, kartuWeb, seharusnya } from './kartu-web.query.ts';
import { type AlamatWeb, type ButirWeb, type HasilWeb, kirimWeb } from './web-toko.server.ts';

const sistem = (kode_toko: string): Scope => ({ kode_toko, user_id: 'SISTEM', lintas: false });

const AMBIL = `with giliran as (select w.kode_barcode from barang_web w
    where w.kode_toko = $1 and (w.status in ('ANTRI', 'ULANG') and coalesce(w.coba_lagi, $2) <= $2
       or w.status = 'KIRIM' and w.diubah < $2::timestamptz - interval '2 minutes')
    order by w.kode_barcode limit ${SEKALI_WEB} for update skip locked)
  update barang_web w set status = 'KIRIM', percobaan = percobaan + 1, diubah = $2 from giliran g
   where w.kode_toko = $1 and w.kode_barcode = g.kode_barcode returning w.kode_barcode`;

/** Those it knows already, and those it never heard of and need not. */
const SELESAI = `update barang_web set status = $4, percobaan = 0, coba_lagi = null, galat = null, diubah = $5
  where kode_toko = $1 and kode_barcode = $2 and versi = $3 and status = 'KIRIM'`;
const BERANGKAT =
  'update barang_web set pernah = true where kode_toko = $1 and kode_barcode = any ($2) and not pernah';

type Giliran = { kartu: KartuWeb; isi: IsiWeb | null };

/** Claims a handful; null when nothing waits. What is said already is written down at once, the rest is to be sent. */
const ambil = (deps: Deps, store: StoreConfig, saat: string): Promise<Giliran[] | null> =>
  deps.db.tx(sistem(store.kode_toko), async (sql) => {
    const { kode_toko } = store;
    const claimed = await rawQuery<{ kode_barcode: string }>(sql, AMBIL, [kode_toko, saat]);
    if (claimed.length === 0) return null;
    const codes = claimed.map((b) => b.kode_barcode);
    const rows = await rawQuery<KartuWeb>(
      sql,
      `${kartuWeb()} and w.kode_barcode = any ($2) order by w.kode_barcode`,
      [kode_toko, codes],
    );
    const semua = rows.map((kartu) => ({ kartu, isi: seharusnya(kartu, store) }));
    const sudah = ({ kartu, isi }: Giliran): boolean =>
      isi === null ? !kartu.pernah : samaIsi(kartu.isi, isi);
    for (const { kartu, isi } of semua.filter(sudah))
      await rawQuery(sql, SELESAI, [
        ...[kode_toko, kartu.kode_barcode, kartu.versi],
        ...[isi === null ? 'DITARIK' : 'TAYANG', saat],
      ]);
    const berangkat = semua.filter((one) => !sudah(one));
    await rawQuery(sql, BERANGKAT, [kode_toko, berangkat.map(({ kartu }) => kartu.kode_barcode)]);
    return berangkat;
  });

/** The picture travels when the site has another one or none; one that is gone from the disk is no reason to wait. */
async function gambar(deps: Deps, { kartu, isi }: Giliran): Promise<string | null> {
  if (!isi?.foto || !kartu.foto || kartu.isi?.foto === isi.foto) return null;
  const bytes = await deps.photos.read(kartu.foto).catch((error: unknown) => {
    deps.log.warn({ err: error, kode_barcode: kartu.kode_barcode }, 'foto untuk web tidak terbaca');
    return null;
  });
  return bytes?.toString('base64') ?? null;
}

function butirOf(kode_toko: string, { kartu, isi }: Giliran, foto: string | null): ButirWeb {
  const { kode_barcode, versi } = kartu;
  const kepala = { id: `${kode_toko}-${kode_barcode}-${versi}`, versi, kode_toko, kode_barcode };
  if (isi === null)
    return { ...kepala, perintah: 'TARIK', alasan: kartu.tawar ? kartu.status_barang : 'DITARIK' };
  const tanpaFoto = foto === null && kartu.isi?.foto !== isi.foto;
  const barang = tanpaFoto ? { ...isi, foto: null } : isi;
  return { ...kepala, perintah: 'PASANG', barang: foto === null ? barang : { ...barang, foto_isi: foto } };
}

/** In calls whose pictures together are not too large. */
async function panggilan(
  deps: Deps,
  kode_toko: string,
  giliran: readonly Giliran[],
): Promise<{ giliran: Giliran; butir: ButirWeb }[][]> {
  const calls: { giliran: Giliran; butir: ButirWeb }[][] = [];
  let besar = Number.POSITIVE_INFINITY;
  for (const satu of giliran) {
    const foto = await gambar(deps, satu);
    const berat = foto?.length ?? 0;
    if (besar + berat > FOTO_SEKALI) {
      calls.push([]);
      besar = 0;
    }
    besar += berat;
    calls.at(-1)?.push({ giliran: satu, butir: butirOf(kode_toko, satu, foto) });
  }
  return calls;
}

const CATAT = `update barang_web set
    isi = case when $5 then $6::jsonb else isi end,
    pernah = case when $5 and $6::jsonb is null and versi = $3 then false else pernah end,
    dikirim = case when $5 then $8 else dikirim end,
    status = case when versi = $3 and status = 'KIRIM' then $4 else status end,
    percobaan = case when $5 and versi = $3 then 0 else percobaan end,
    galat = case when versi = $3 then $7 else galat end,
    coba_lagi = case when versi = $3 then $9 else coba_lagi end, diubah = $8
  where kode_toko = $1 and kode_barcode = $2 and (versi = $3 and status = 'KIRIM' or versi > $3 and status <> 'TAYANG' and status <> 'DITARIK')`;
const BAIK =
  'update setting_web set gagal = 0, galat = null, coba_lagi = null, terakhir = $2 where kode_toko = $1';
const BURUK =
  'update setting_web set gagal = gagal + 1, galat = $2, coba_lagi = $3 where kode_toko = $1 returning gagal';

type Terkirim = { giliran: Giliran; butir: ButirWeb };

/** Writes down what the site said of each. True: it answered, and the next handful may go. */
async function catat(deps: Deps, kode_toko: string, terkirim: readonly Terkirim[], hasil: HasilWeb) {
  const saat = deps.clock.now();
  const nanti = (detik: number): string => saat.add({ seconds: detik }).toString();
  await deps.db.tx(sistem(kode_toko), async (sql) => {
    for (const { giliran, butir } of terkirim) {
      const { kode_barcode, versi, percobaan } = giliran.kartu;
      const alasan = hasil.hasil === 'DIJAWAB' ? hasil.jawaban.get(butir.id) : undefined;
      const diterima = alasan === null;
      const { foto_isi: _, ...isi } = butir.barang ?? { foto_isi: '' };
      const status = diterima ? (butir.barang ? 'TAYANG' : 'DITARIK') : 'ULANG';
      const ditolak = hasil.hasil === 'ISI' || typeof alasan === 'string';
      const galat = diterima
        ? null
        : hasil.hasil === 'DIJAWAB'
          ? (alasan ?? 'Tidak Dijawab Web')
          : hasil.galat;
      // Silence about one piece is its own matter; a site that is down makes all of them wait.
      const sendiri =
        hasil.hasil === 'DIJAWAB' && alasan === undefined ? nanti(retryPause(percobaan, null)) : null;
      await rawQuery(sql, CATAT, [
        ...[kode_toko, kode_barcode, versi, ditolak ? 'DITOLAK' : status, diterima],
        ...[butir.barang ? JSON.stringify(isi) : null, galat, saat.toString(), sendiri],
      ]);
      if (sendiri) await antrekanWeb(sql, kode_toko, sendiri);
    }
    if (hasil.hasil !== 'ULANG') return void (await rawQuery(sql, BAIK, [kode_toko, saat.toString()]));
    const [row] = await rawQuery<{ gagal: number }>(sql, BURUK, [kode_toko, hasil.galat, saat.toString()]);
    const lagi = nanti(retryPause(row?.gagal ?? 1, hasil.jeda));
    await rawQuery(sql, 'update setting_web set coba_lagi = $2 where kode_toko = $1', [kode_toko, lagi]);
    await antrekanWeb(sql, kode_toko, lagi);
  });
}

/** One call of the site and what it said; a content it wants never is found by sending each piece alone. */
async function sampaikan(
  deps: Deps,
  web: AlamatWeb,
  kode_toko: string,
  terkirim: readonly Terkirim[],
): Promise<boolean> {
  const detik = Math.floor(deps.clock.now().epochMilliseconds / 1000);
  const butir = terkirim.map((one) => one.butir);
  const hasil = await kirimWeb(deps.outbound, web, kode_toko, butir, detik);
  if (hasil.hasil === 'ISI' && terkirim.length > 1) {
    for (const [index, one] of terkirim.entries())
      if (!(await sampaikan(deps, web, kode_toko, [one]))) {
        await lepaskan(deps, kode_toko, terkirim.slice(index + 1));
        return false;
      }
    return true;
  }
  await catat(deps, kode_toko, terkirim, hasil);
  return hasil.hasil !== 'ULANG';
}

const LEPAS = `update barang_web set status = 'ULANG' where kode_toko = $1 and kode_barcode = any ($2) and status = 'KIRIM'`;
/** Claimed and not sent after all: the site fell silent before their turn. */
const lepaskan = (deps: Deps, kode_toko: string, terkirim: readonly Terkirim[]): Promise<unknown> =>
  deps.db.tx(sistem(kode_toko), (sql) =>
    rawQuery(sql, LEPAS, [kode_toko, terkirim.map(({ butir }) => butir.kode_barcode)]),
  );

/** Sold before the site ever heard of it: nothing is left to say, whether there is a site or not. */
const SISIHKAN = `update barang_web w set status = 'DITARIK', percobaan = 0, coba_lagi = null, galat = null, diubah = $2
  from barang b join gudang r on r.kode_toko = b.kode_toko and r.kode_gudang = b.kode_gudang
 where w.kode_toko = $1 and b.kode_toko = w.kode_toko and b.kode_barcode = w.kode_barcode and w.status in ('ANTRI', 'ULANG')
   and not w.pernah and (not w.tawar or b.status <> 'TERSEDIA' or not r.dijual)`;

/** Handfuls of one job; the rest comes with the next one, so that nobody else's job waits for a catalogue. */
const PUTARAN = 25;

/** Tells the site of everything of the store that is due. */
export async function kirimAntreanWeb(deps: Deps, kode_toko: string): Promise<void> {
  const store = await deps.stores.getClosed(kode_toko);
  if (!store?.flags.has('BARANG_WEB_EXTERNAL_MODULE')) return;
  const scope = sistem(kode_toko);
  for (let putaran = 0; putaran < PUTARAN; putaran += 1) {
    const saat = deps.clock.now().toString();
    const web = await deps.db.read(scope, (sql) => alamatWeb(deps, sql, kode_toko, saat));
    if (!web?.boleh)
      return void (await deps.db.tx(scope, (sql) => rawQuery(sql, SISIHKAN, [kode_toko, saat])));
    const giliran = await ambil(deps, store, saat);
    if (giliran === null) return;
    const calls = await panggilan(deps, kode_toko, giliran);
    for (const [index, call] of calls.entries())
      if (!(await sampaikan(deps, web, kode_toko, call)))
        return void (await lepaskan(deps, kode_toko, calls.slice(index + 1).flat()));
  }
  await deps.db.tx(scope, (sql) => antrekanWeb(sql, kode_toko, deps.clock.now().toString()));
}

const BERBEDA = `update barang_web set versi = versi + 1, status = 'ANTRI', percobaan = 0, coba_lagi = null, galat = null, diubah = $3
  where kode_toko = $1 and kode_barcode = any ($2) and status in ('TAYANG', 'DITARIK', 'DITOLAK')`;

/** Compares all that is offered with what the site has: prices moved, a room sells no longer, a refusal is asked about again. */
export async function selaraskanWeb(deps: Deps, kode_toko: string): Promise<void> {
  deps.stores.forget(kode_toko);
  const store = await deps.stores.getClosed(kode_toko);
  if (!store) return;
  await deps.db.tx(sistem(kode_toko), async (sql) => {
    const rows = await rawQuery<KartuWeb>(
      sql,
      `${kartuWeb()} and (w.tawar or w.pernah) and w.status in ('TAYANG', 'DITARIK', 'DITOLAK') order by w.kode_barcode`,
      [kode_toko],
    );
    const beda = rows.filter((row) => row.status === 'DITOLAK' || !samaIsi(row.isi, seharusnya(row, store)));
    await rawQuery(sql, BERBEDA, [
      kode_toko,
      beda.map((row) => row.kode_barcode),
      deps.clock.now().toString(),
    ]);
  });
  await kirimAntreanWeb(deps, kode_toko);
}

const TOKO = statement<{ kode_toko: string }>(
  'web_toko',
  'select kode_toko from setting_web where aktif order by 1',
);

/** `barang_web`: something of the store is to be said. `selaraskan_web`: its prices moved. `selaraskan_semua_web`: every night. */
export const webTasks: Tasks = {
  barang_web: (payload, deps) => kirimAntreanWeb(deps, String(payload['kode_toko'])),
  selaraskan_web: (payload, deps) => selaraskanWeb(deps, String(payload['kode_toko'])),
  selaraskan_semua_web: async (_payload, deps) => {
    const toko = await deps.db.rows({ kode_toko: '', user_id: 'SISTEM', lintas: true }, TOKO);
    for (const { kode_toko } of toko) await selaraskanWeb(deps, kode_toko);
  },
};
/** 19:40 UTC is 02:40 in Jakarta, after the prices of the day were planned. */
export const KALA_WEB = '40 19 * * * selaraskan_semua_web ?max=2';
