/** Orders that nobody told us about: what changed there since the last look, and what moved here under an order. docs/decisions/0162. */
import { rawQuery, statement } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import type { Tasks } from '@mustika/server-kit/jobs.ts';
import {
  antrekan,
  antrekanPesanan,
  antrekanTawaran,
  BERJALAN,
  bacaMarketplace,
  bolehJalan,
  catatJalan,
  detikKini,
  minta,
  sistem,
} from './akun-marketplace.query.ts';
import type { PenyediaMarketplace } from './marketplace-setting.rule.ts';
import { bacaPesanan, type KunciPesanan, langkahkan } from './pesanan-marketplace.job.ts';

const BERGERAK = `select r.penyedia, r.no_pesanan from pesanan_marketplace_barang r
  join pesanan_marketplace p on p.kode_toko = r.kode_toko and p.penyedia = r.penyedia and p.no_pesanan = r.no_pesanan
  join barang b on b.kode_toko = r.kode_toko and b.kode_barcode = r.kode_barcode
 where r.kode_toko = $1 and (r.keadaan in ('DIPEGANG', 'DISERAHKAN', 'MENUNGGU') and b.status <> 'TERSEDIA'
    or r.keadaan = 'TERJUAL' and b.status = 'TERSEDIA' and p.keadaan <> 'SELESAI'
    or r.keadaan = 'TINJAU' and b.status = 'TERSEDIA')
 group by 1, 2 order by 1, 2`;

/** Pieces of orders that moved here: sold for the order, sold to somebody else, or back on the counter. */
export async function rawatPesanan(deps: Deps, kode_toko: string): Promise<void> {
  const scope = sistem(kode_toko);
  const rows = await deps.db.read(scope, (sql) =>
    rawQuery<Omit<KunciPesanan, 'kode_toko'>>(sql, BERGERAK, [kode_toko]),
  );
  for (const row of rows) {
    const kunci = { kode_toko, ...row };
    const { bentrok } = await deps.db.tx(scope, (sql) => langkahkan(deps, sql, kunci));
    if (bentrok)
      await deps.db.tx(scope, (sql) =>
        antrekanPesanan(sql, kode_toko, row.penyedia, row.no_pesanan, deps.clock.now().toString()),
      );
  }
}

const SAMPAI = `update setting_marketplace set pesanan_sampai = to_timestamp($3)
  where kode_toko = $1 and penyedia = $2 and coalesce(pesanan_sampai, 'epoch') < to_timestamp($3)`;
type Akun = { kode_toko: string; penyedia: PenyediaMarketplace; sampai: number | null };
const AKUN = statement<Akun>(
  'marketplace_tanya',
  `select kode_toko, penyedia, extract(epoch from pesanan_sampai)::integer as sampai from setting_marketplace s where ${BERJALAN} and token is not null order by 1, 2`,
);
/** What changed a little before the last look is asked for again: clocks differ. */
const TUMPANG_DETIK = 600;
/** As far back as a marketplace tells. */
const TERJAUH_DETIK = 14 * 86_400;
/** So much is asked at once: what was told of a day stays told, whatever becomes of the next. */
const SEKALI_DETIK = 86_400;

type Rentang = { dari: number; sampai: number };

/** All that changed in this time, a page at a time; true when the marketplace told all of it. */
async function tanyaRentang(deps: Deps, akun: Omit<Akun, 'sampai'>, { dari, sampai }: Rentang) {
  const { kode_toko, penyedia } = akun;
  for (let halaman: string | null = ''; halaman !== null; ) {
    const ini: string = halaman;
    const hasil = await minta(deps, kode_toko, penyedia, (adaptor, ke) =>
      adaptor.berubah(ke, dari, sampai, ini),
    );
    await catatJalan(deps, kode_toko, penyedia, hasil);
    if (hasil.hasil !== 'OK') return false;
    await deps.db.tx(sistem(kode_toko), async (sql) => {
      for (const no of hasil.isi.no)
        await antrekanPesanan(sql, kode_toko, penyedia, no, deps.clock.now().toString());
    });
    // The same page again would be asked for without end.
    halaman = hasil.isi.lagi === ini ? null : hasil.isi.lagi;
  }
  return true;
}

/** Orders that changed since the last look; messages may be lost. */
export async function tanyaPesanan(
  deps: Deps,
  kode_toko: string,
  penyedia: PenyediaMarketplace,
  sampai: number | null,
): Promise<void> {
  const scope = sistem(kode_toko);
  const store = await deps.stores.getClosed(kode_toko);
  const row = await deps.db.read(scope, (sql) => bacaMarketplace(sql, kode_toko, penyedia));
  const boleh = store?.flags.has('MARKETPLACE_INTEGRATION_MODULE') ?? false;
  if (!boleh || !bolehJalan(row, deps.clock.now().toString())) return;
  const kini = detikKini(deps);
  let dari = Math.max(kini - TERJAUH_DETIK, (sampai ?? kini - 86_400) - TUMPANG_DETIK);
  while (dari <= kini) {
    const akhir = Math.min(kini + 1, dari + SEKALI_DETIK);
    if (!(await tanyaRentang(deps, { kode_toko, penyedia }, { dari, sampai: akhir }))) return;
    await deps.db.tx(scope, (sql) => rawQuery(sql, SAMPAI, [kode_toko, penyedia, Math.min(kini, akhir)]));
    dari = akhir;
  }
}

/** Each account is asked by a job of its own: none waits for another's silence. What its offers wait for is looked at with it. */
async function antrekanTanya(deps: Deps): Promise<void> {
  const semua = await deps.db.rows({ kode_toko: '', user_id: 'SISTEM', lintas: true }, AKUN);
  for (const akun of semua)
    await deps.db.tx(sistem(akun.kode_toko), async (sql) => {
      const saat = deps.clock.now().toString();
      const kunci = `mp_tanya|${akun.kode_toko}|${akun.penyedia}`;
      await antrekan(sql, 'tanya_marketplace_toko', akun, kunci, saat);
      await antrekanTawaran(sql, akun.kode_toko, saat);
    });
}

/**
 * `marketplace_pesanan`: an order changed. `tanya_marketplace`: every five minutes, for what no message said;
 * `tanya_marketplace_toko`: of one account.
 */
export const pesananTasks: Tasks = {
  marketplace_pesanan: async (payload, deps) => {
    await bacaPesanan(deps, {
      kode_toko: String(payload['kode_toko']),
      penyedia: String(payload['penyedia']) as PenyediaMarketplace,
      no_pesanan: String(payload['no_pesanan']),
    });
  },
  tanya_marketplace: (_payload, deps) => antrekanTanya(deps),
  tanya_marketplace_toko: (payload, deps) => {
    const { kode_toko, penyedia, sampai } = payload as unknown as Akun;
    return tanyaPesanan(deps, kode_toko, penyedia, sampai);
  },
};
export const KALA_PESANAN = '*/5 * * * * tanya_marketplace ?max=1';
