/** The list of orders, and what somebody does about a piece of one: hand it to the till, or hold it again. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { one, rawQuery, type Sql, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { integrasiErrors } from '../integrasi.errors.ts';
import { bacaMarketplace } from './akun-marketplace.query.ts';
import { marketplaceErrors as salah } from './marketplace.errors.ts';
import type { PenyediaMarketplace } from './marketplace-setting.rule.ts';
import {
  bacaLagiPesanan,
  daftarPesananMarketplace,
  pegangPesanan,
  serahkanPesanan,
} from './pesanan.command.ts';
import { type KeadaanBarangPesanan, keranjangPesanan } from './pesanan.rule.ts';
import { bacaPesanan, langkahkan } from './pesanan-marketplace.job.ts';

const DARI = `from pesanan_marketplace_barang r
  join pesanan_marketplace p on p.kode_toko = r.kode_toko and p.penyedia = r.penyedia and p.no_pesanan = r.no_pesanan
  join barang b on b.kode_toko = r.kode_toko and b.kode_barcode = r.kode_barcode
 where r.kode_toko = $1 and ($2::text is null or r.keadaan = $2)
   and ($3::text is null or r.kode_barcode like $3 || '%' or r.no_pesanan like $3 || '%' or p.pembeli ilike '%' || $3 || '%')`;
const HALAMAN = `select r.penyedia, r.no_pesanan, p.keadaan, r.kode_barcode, b.nama_barang, r.keadaan as barang, b.status as status_barang,
    r.harga, p.pembeli, p.galat as keterangan, p.diubah_sana, p.keadaan_asal, p.dibuat,
    r.penyedia || '-' || r.no_pesanan || '-' || r.kode_barcode as id
  ${DARI} order by p.dibuat desc, r.no_pesanan, r.kode_barcode limit $4 offset $5`;
const HITUNG = `select count(*)::integer as total ${DARI}`;

type Baris = Inside<typeof daftarPesananMarketplace.answer>[number];
type Satu = { penyedia: PenyediaMarketplace; no_pesanan: string; kode_barcode: string };

const KINI = `select r.keadaan, b.status, p.keadaan as pesanan from pesanan_marketplace_barang r
  join pesanan_marketplace p on p.kode_toko = r.kode_toko and p.penyedia = r.penyedia and p.no_pesanan = r.no_pesanan
  join barang b on b.kode_toko = r.kode_toko and b.kode_barcode = r.kode_barcode
 where r.kode_toko = $1 and r.penyedia = $2 and r.no_pesanan = $3 and r.kode_barcode = $4 for no key update of r`;
const UBAH = `update pesanan_marketplace_barang set keadaan = $5
  where kode_toko = $1 and penyedia = $2 and no_pesanan = $3 and kode_barcode = $4 returning keadaan`;
const LEPAS = 'delete from barang_pegang where kode_toko = $1 and kode_barcode = $2 and keranjang = $3';

type Kini = { keadaan: KeadaanBarangPesanan; status: string; pesanan: string };

async function kiniDari(sql: Sql, { scope }: Ctx, satu: Satu): Promise<Kini> {
  const [row] = await rawQuery<Kini>(sql, KINI, [
    ...[scope.kode_toko, satu.penyedia],
    ...[satu.no_pesanan, satu.kode_barcode],
  ]);
  return row ?? reject(salah.MARKETPLACE_PESANAN_TIDAK_ADA, satu);
}

const tulis = async (sql: Sql, { scope }: Ctx, satu: Satu, keadaan: KeadaanBarangPesanan) => {
  const { penyedia, no_pesanan, kode_barcode } = satu;
  await rawQuery(sql, UBAH, [scope.kode_toko, penyedia, no_pesanan, kode_barcode, keadaan]);
};

/** The till may take it; whoever scans it first there sells it for the order. */
async function serahkan(sql: Sql, ctx: Ctx, satu: Satu): Promise<{ barang: KeadaanBarangPesanan }> {
  const { keadaan, pesanan } = await kiniDari(sql, ctx, satu);
  if (keadaan !== 'DIPEGANG' || pesanan === 'BATAL') reject(salah.MARKETPLACE_LANGKAH_SALAH, { keadaan });
  await tulis(sql, ctx, satu, 'DISERAHKAN');
  await rawQuery(sql, LEPAS, [
    ...[ctx.scope.kode_toko, satu.kode_barcode],
    keranjangPesanan(satu.penyedia, satu.no_pesanan),
  ]);
  return { barang: 'DISERAHKAN' };
}

/** Back from the till: as if it had just been ordered, so that whoever has it in a cart now keeps it. */
async function pegangLagi(sql: Sql, ctx: Ctx, satu: Satu): Promise<{ barang: KeadaanBarangPesanan }> {
  const { keadaan, status, pesanan } = await kiniDari(sql, ctx, satu);
  if (keadaan !== 'DISERAHKAN' || status !== 'TERSEDIA' || pesanan === 'BATAL')
    reject(salah.MARKETPLACE_LANGKAH_SALAH, { keadaan });
  await tulis(sql, ctx, satu, 'MENUNGGU');
  await langkahkan(ctx.deps, sql, { kode_toko: ctx.scope.kode_toko, ...satu });
  return { barang: (await kiniDari(sql, ctx, satu)).keadaan };
}

export const pesananMarketplaceCommands = [
  implementCommand(daftarPesananMarketplace, async ({ q, barang, skip, limit }, ctx) => {
    const word = q === null ? null : q.replace(/[\\%_]/g, '\\$&');
    const saring = [ctx.scope.kode_toko, barang, word];
    const { rows, jumlah } = await ctx.deps.db.batch(ctx.scope, {
      rows: statement<Baris>('marketplace_pesanan', HALAMAN, ...saring, limit ?? 100, skip ?? 0),
      jumlah: statement<{ total: number }>('marketplace_pesanan_hitung', HITUNG, ...saring),
    });
    return { data: rows, total: one(jumlah).total };
  }),
  ...(
    [
      [serahkanPesanan, serahkan, 'serahkan'],
      [pegangPesanan, pegangLagi, 'pegang'],
    ] as const
  ).map(([command, langkah, nama]) =>
    implementCommand(command, async (satu, ctx) => {
      const data = await ctx.deps.db.tx(ctx.scope, (sql, audit) =>
        once(sql, ctx.key, { [`marketplace_pesanan_${nama}`]: satu }, async () => {
          const hasil = await langkah(sql, ctx, satu);
          audit({ aksi: `marketplace_pesanan.${nama}`, objek: satu.no_pesanan, isi: satu });
          return hasil;
        }),
      );
      return { data };
    }),
  ),
  implementCommand(bacaLagiPesanan, async ({ penyedia, no_pesanan }, { deps, scope }) => {
    const akun = await deps.db.read(scope, (sql) => bacaMarketplace(sql, scope.kode_toko, penyedia));
    if (!akun.kunci || !akun.token || !akun.berjalan)
      reject(integrasiErrors.MARKETPLACE_BELUM_DIATUR, { penyedia });
    const galat = await bacaPesanan(deps, { kode_toko: scope.kode_toko, penyedia, no_pesanan });
    if (galat !== null) reject(integrasiErrors.MARKETPLACE_GAGAL, { penyedia }, `Sambungan Gagal: ${galat}`);
    return { data: { no_pesanan } };
  }),
];
