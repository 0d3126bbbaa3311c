/**
 * What a change of a price touches, told before it is saved: pieces lying in open carts, deposits whose price is bound,
 * printed tags, and all that is for sale. Features 2, idea 5 (rate-change guard); Domain R3.7, R6.1.
 */
import { statement } from '@mustika/server-kit/database.ts';
import type { Ctx, Impact, ImpactOf } from '@mustika/server-kit/http/http.ts';
import { groupResource } from '../master/group.resource.ts';
import { HARGA_DASAR, parameterHargaEmasResource } from '../master/harga/parameter-harga-emas.resource.ts';
import { aturanHarga } from './harga-barang.rule.ts';

/** `$3`: one group, or null for every group that is priced by weight. A fixed tag price follows no rate (Domain R3.11). */
const KENA = `with kena as (
  select b.kode_barcode, b.nama_barang, b.status, b.cetak_label, b.kode_group
    from barang b join grup g on g.kode_toko = b.kode_toko and g.kode_group = b.kode_group
   where b.kode_toko = $1 and b.status in ('TERSEDIA', 'DITAHAN', 'DITITIP') and not g.markis and b.harga_bandrol is null
     and ($3::text is null or b.kode_group = $3)
), keranjang as (
  select distinct p.keranjang, p.user_id from kena k
    join barang_pegang p on p.kode_toko = $1 and p.kode_barcode = k.kode_barcode and p.sampai > $2::timestamptz
), titipan as (
  select distinct t.no_titipan from kena k
    join titipan_barang l on l.kode_toko = $1 and l.kode_barcode = k.kode_barcode and l.keadaan = 'DITITIP'
    join titipan t on t.kode_toko = l.kode_toko and t.no_titipan = l.no_titipan and t.jenis_harga = 'MENGIKAT'
)
select 'keranjang' as nama, (select count(*) from keranjang)::integer as jumlah,
       array(select user_id from keranjang order by user_id limit 5) as contoh
union all
select 'titipan', (select count(*) from titipan)::integer, array(select no_titipan from titipan order by 1 limit 5)
union all
select 'label', count(*)::integer, (array_agg(kode_barcode order by kode_barcode))[:5] from kena where status = 'TERSEDIA' and cetak_label > 0
union all
select 'barang', count(*)::integer, (array_agg(kode_barcode order by kode_barcode))[:5] from kena where status = 'TERSEDIA'`;

/** In the order of the statement. */
const LABEL: Readonly<Record<string, string>> = {
  keranjang: 'Keranjang Terbuka',
  titipan: 'Titipan Dengan Harga Terkunci',
  label: 'Label Tercetak Harga Lama',
  barang: 'Barang Di Toko',
};

type Baris = { nama: string; jumlah: number; contoh: string[] | null };

async function terkena(ctx: Ctx, kode_group: string | null): Promise<Impact[]> {
  const saat = ctx.deps.clock.now().toString();
  const asked = statement<Baris>('dampak_harga', KENA, ctx.scope.kode_toko, saat, kode_group);
  const rows = await ctx.deps.db.rows(ctx.scope, asked);
  return rows.map((row) => ({ ...row, label: LABEL[row.nama] ?? row.nama, contoh: row.contoh ?? [] }));
}

/** A group's price counts where pieces are priced per gram of the group. */
const dampakGroup: ImpactOf = async (ctx, key, changed) =>
  changed.has('harga') && aturanHarga(ctx.session.store).dasar === 'GRAM' ? terkena(ctx, key) : [];

/** The 24K price counts for every group where pieces are priced by karat. */
const dampakEmas: ImpactOf = async (ctx, key, changed) =>
  key === HARGA_DASAR && changed.has('harga_jual') && aturanHarga(ctx.session.store).dasar === 'PERSENTASE'
    ? terkena(ctx, null)
    : [];

export const hargaImpacts: (readonly [string, ImpactOf])[] = [
  [groupResource.name, dampakGroup],
  [parameterHargaEmasResource.name, dampakEmas],
];
