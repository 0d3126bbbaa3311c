/** Serves the board of the loans, and tells whoever lowers the price of gold which of them it leaves above their plafond. */
import { type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { one, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, type ImpactOf, implementCommand } from '@mustika/server-kit/http/http.ts';
import { HARGA_DASAR, parameterHargaEmasResource } from '../master/harga/parameter-harga-emas.resource.ts';
import { pantauHutang } from './hutang.command.ts';
import { bacaAcuanTaksir } from './hutang.query.ts';
import { lewatPlafond, type Pinjaman, pantau } from './pantau-hutang.rule.ts';

const BERJALAN = `select h.*, coalesce((select jsonb_agg(jsonb_build_object('berat', b.berat, 'kadar', b.kadar, 'kondisi_pinjaman', b.kondisi_pinjaman) order by b.urut)
    from hutang_barang b where b.kode_toko = h.kode_toko and b.no_faktur_hutang = h.no_faktur_hutang and b.keadaan = 'GADAI'), '[]') as jaminan
  from hutang h join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_faktur_hutang and d.status = 'DONE'
 where h.kode_toko = $1`;

const HARI =
  "select tanggal from hari_toko where kode_toko = $1 order by (status = 'OPEN') desc, tanggal desc limit 1";

const baca = ({ deps, scope }: Ctx) =>
  deps.db.batch(scope, {
    pinjaman: statement<Pinjaman>('hutang_pantau', BERJALAN, scope.kode_toko),
    acuan: bacaAcuanTaksir(scope.kode_toko),
    hari: statement<{ tanggal: Tanggal }>('hutang_pantau_hari', HARI, scope.kode_toko),
  });

export const pantauCommands = [
  implementCommand(pantauHutang, async (_input, ctx) => {
    const { pinjaman, acuan, hari } = await baca(ctx);
    return { data: pantau(pinjaman, one(acuan), ctx.session.store, one(hari).tanggal) };
  }),
];

const CONTOH = 5;

/** The 24K price values pledges; those it leaves above their plafond are named, also those that stood above it before. */
const dampakPlafond: ImpactOf = async (ctx, key, baru) => {
  const harga = key === HARGA_DASAR ? baru.get('harga_jual') : undefined;
  if (harga === undefined) return [];
  const { pinjaman, acuan } = await baca(ctx);
  const kelak = { ...one(acuan), harga_24k: rupiah(harga) };
  const lewat = (h: Pinjaman): Rupiah | null => lewatPlafond(h, kelak, ctx.session.store);
  const nomor = pinjaman.filter((h) => (lewat(h) ?? 0) > 0).map((h) => h.no_faktur_hutang);
  return [
    {
      nama: 'plafond',
      label: 'Pinjaman Di Atas Plafond',
      jumlah: nomor.length,
      contoh: nomor.sort().slice(0, CONTOH),
    },
  ];
};

export const hutangImpacts: (readonly [string, ImpactOf])[] = [
  [parameterHargaEmasResource.name, dampakPlafond],
];
