/** The list of pieces and the history of one. */

import { fromThousandths, type Miligram } from '@mustika/kernel/amount.ts';
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { passes } from '@mustika/kernel/gate.ts';
import { parsePersen } from '@mustika/kernel/text/amount-text.ts';
import { one, type Statement, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { TIDAK_MENGHITUNG } from '@mustika/server-kit/report/report-blind.ts';
import { barangRiwayatCommand } from '../barang.command.ts';
import { barangErrors } from '../barang.errors.ts';
import { type BarisKartu, DARI_SQL, KOLOM_SQL, kartuOf } from '../barang-ready.query.ts';
import { bacaBarcode } from '../barcode.rule.ts';
import { barangListCommand } from '../cari-barang.command.ts';
import { aturanHarga, type DasarHarga } from '../harga-barang.rule.ts';
import { kolomBarang } from '../kartu-barang.rule.ts';
import { type Arti, artiCari } from './arti-cari.rule.ts';

type Filter = {
  q: string | null;
  kode_group: string | null;
  kode_dept: string | null;
  kode_gudang: string | null;
  kode_toko: string | null;
  status: string | null;
  no_masuk: string | null;
  sort: string | null;
  arah: string | null;
  skip: number | null;
  limit: number | null;
};

/** Whose list it is, what its gold is priced by, and whether it shows what is being counted blind. */
type Daftar = { kode_toko: string; dasar: DasarHarga; semua: boolean };

/** Filter -> column. */
const COLUMNS = {
  kode_group: 'b.kode_group',
  kode_dept: 'b.kode_dept',
  kode_gudang: 'b.kode_gudang',
  kode_toko: 'b.kode_baki',
  no_masuk: 'b.no_masuk',
} as const;

/**
 * What a person may mean by a short code: the karat group or the kind by its code, the karat as it is printed (16K), in
 * percent (70; 91,6) or as the trade stamps it, in thousandths (750).
 */
function menurutKadar(q: string, bind: (value: unknown) => string): string[] {
  const code = bind(q);
  const persen = parsePersen(q);
  const kadar = [persen, persen !== null && /^\d{3}$/.test(q) ? persen / 10 : null].filter(
    (one) => one !== null && one > 0 && one <= 100_000,
  );
  return [
    `b.kode_group = ${code}`,
    `b.kode_dept = ${code}`,
    `upper(b.kadar_cetak) = ${code}`,
    ...(kadar.length > 0 ? [`b.kadar = any (${bind(kadar)}::int[])`] : []),
  ];
}

const ONGKOS = "case b.tipe_ongkos when 'TOTAL' then b.ongkos * 1000 else b.ongkos * b.berat end";
const emas = (dasar: DasarHarga): string => (dasar === 'GRAM' ? 'g.harga' : 'g.kadar_jual');

/** A word as typed, never as a pattern of its own. */
function menurutKata(teks: string, bind: (value: unknown) => string): string {
  const word = bind(teks.replace(/[\\%_]/g, '\\$&'));
  const found = [
    `b.kode_barcode like ${word} || '%'`,
    `b.nama_barang like '%' || ${word} || '%'`,
    `b.kode_intern like ${word} || '%'`,
    `b.kode_baki = ${bind(teks)}`,
    ...menurutKadar(teks, bind),
  ];
  return `(${found.join(' or ')})`;
}

/** What a piece is sold for in thousandths of a rupiah: its group, its work and its stones, without the rounding of the till. */
const hargaSql = (dasar: DasarHarga): string =>
  `(select coalesce(b.harga_bandrol * 1000, case when g.markis then 0 else ${emas(dasar)} * b.berat end) + ${ONGKOS} + b.harga_atribut * 1000
      from grup g where g.kode_toko = b.kode_toko and g.kode_group = b.kode_group)`;

/** What one word of a search asks of a piece. */
function menurutArti(arti: Arti, dasar: DasarHarga, bind: (value: unknown) => string): string {
  switch (arti.jenis) {
    case 'KATA':
      return menurutKata(arti.kata, bind);
    case 'BAKI':
      return `b.kode_baki = ${bind(arti.kode)}`;
    case 'BERAT':
      return `(b.berat >= ${bind(arti.dari)} and b.berat < ${bind(arti.sampai)} or ${menurutKata(arti.kata, bind)})`;
    case 'HARGA':
      return `${hargaSql(dasar)} between coalesce(${bind(arti.dari)}::bigint, 0) * 1000 and coalesce(${bind(arti.sampai)}::bigint, 1000000000000) * 1000`;
  }
}

/** Pieces that are being counted blind are in no list of whoever may count them. Domain R8.8. */
const TANPA_HITUNGAN_BUTA = `not exists (select from stock_opname o
  join stock_opname_barang l on l.kode_toko = o.kode_toko and l.no_dokumen = o.no_dokumen and l.kode_barcode = b.kode_barcode
 where o.kode_toko = b.kode_toko and o.aktif and o.buta and o.dibuka is null)`;

/**
 * Only the filters that are given reach the statement, so that each shape has a plan of its own. There are thousands of
 * shapes, so their statements have no name: prepared for good on every connection they would fill the memory.
 */
function whereOf(filter: Filter, { kode_toko, dasar, semua }: Daftar): { text: string; values: unknown[] } {
  const parts = semua ? ['b.kode_toko = $1'] : ['b.kode_toko = $1', TANPA_HITUNGAN_BUTA];
  const values: unknown[] = [kode_toko];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  for (const [name, column] of Object.entries(COLUMNS)) {
    const value = filter[name as keyof typeof COLUMNS];
    if (value === null || value === 'ALL') continue;
    parts.push(`${column} = ${bind(value)}`);
  }
  if (filter.status !== null && filter.status !== 'ALL') {
    parts.push(`b.status = any (${bind(filter.status.split(','))}::text[])`);
  }
  if (filter.q !== null) {
    const arti = artiCari(filter.q);
    const kata = arti.map((satu) => menurutArti(satu, dasar, bind));
    // A name is also found as it stands.
    const utuh = arti.length > 1 ? [menurutKata(filter.q, bind)] : [];
    parts.push(`(${[...utuh, kata.join(' and ') || 'true'].join(' or ')})`);
  }
  return { text: parts.join(' and '), values };
}

/** What the list sorts by. Prices are computed in TypeScript, so SQL orders by the same terms without the rounding. */
const urutan = (dasar: DasarHarga): Record<string, string> => ({
  ...Object.fromEntries(Object.keys(kolomBarang).map((name) => [name, `b.${name}`])),
  kode_toko: 'b.kode_baki',
  stok: '(select s.jumlah from stok_aksesoris s where s.kode_toko = b.kode_toko and s.kode_barcode = b.kode_barcode)',
  ongkos_rp: ONGKOS,
  harga_jual: `coalesce(b.harga_bandrol * 1000, case when g.markis then 0 else ${emas(dasar)} * b.berat end) + ${ONGKOS} + b.harga_atribut * 1000`,
});

type ListReads = {
  jumlah: Statement<{ total: number; berat: Miligram }>;
  barang: Statement<BarisKartu>;
};

/** Count with totals, and one page. */
export function listStatements(filter: Filter, daftar: Daftar): ListReads {
  const where = whereOf(filter, daftar);
  const order = urutan(daftar.dasar);
  const sort = filter.sort ?? 'tanggal_masuk';
  // Own names only: every object knows a `constructor`, and it would reach the SQL.
  if (!Object.hasOwn(order, sort))
    reject(umum.INPUT_TIDAK_VALID, [{ path: 'sort', message: 'Kolom Tidak Dikenal' }]);
  const arah = filter.arah ?? (sort === 'tanggal_masuk' ? 'desc' : 'asc');
  const page = [...where.values, filter.limit ?? 100, filter.skip ?? 0];
  return {
    jumlah: {
      name: '',
      text: `select count(*) as total, coalesce(sum(b.berat), 0)::bigint as berat from barang b where ${where.text}`,
      values: where.values,
    },
    barang: {
      name: '',
      text: `select ${KOLOM_SQL} ${DARI_SQL} where ${where.text}
        order by ${order[sort]} ${arah} nulls last, b.kode_barcode ${arah} limit $${page.length - 1} offset $${page.length}`,
      values: page,
    },
  };
}

const barangList = implementCommand(barangListCommand, async (input, ctx) => {
  const { jumlah, barang } = await ctx.deps.db.batch(
    ctx.scope,
    listStatements(input, {
      kode_toko: ctx.scope.kode_toko,
      dasar: aturanHarga(ctx.session.store).dasar,
      semua: passes(TIDAK_MENGHITUNG, ctx.session),
    }),
  );
  const { total, berat } = one(jumlah);
  return { data: barang.map((row) => kartuOf(row, ctx)), total, totals: { berat: fromThousandths(berat) } };
});

/** The stores it has a row in: every one it ever lay in. What of them is read is for the walls of the rows to say. */
const TOKO = `any (array(select b.kode_toko from toko t
    join barang b on b.kode_toko = t.kode_toko and b.kode_barcode = $1))`;

/** Where it has been. */
const GERAK = `select b.kode_toko as toko, p.waktu, p.tanggal, d.jenis, b.no_dokumen, p.transisi, b.dari_tempat as dari, b.ke_tempat as ke, b.berat, p.user_id, p.alasan,
    (select array_agg(o.approver) from otorisasi o where o.kode_toko = b.kode_toko and o.id = any (p.otorisasi)) as disetujui
  from buku_barang b
  join peristiwa p on p.kode_toko = b.kode_toko and p.no_dokumen = b.no_dokumen and p.urut = b.peristiwa
  join dokumen d on d.kode_toko = b.kode_toko and d.no_dokumen = b.no_dokumen
 where b.kode_toko = ${TOKO} and b.kode_barcode = $1 order by p.waktu desc, b.urut desc limit 500`;

/** Only edits hold "sesudah", and only they are indexed. */
const UBAHAN = `select a.kode_toko as toko, a.waktu, a.user_id, a.aksi, a.isi -> 'sebelum' as sebelum, a.isi -> 'sesudah' as sesudah
  from audit a where a.objek = $2 and a.kode_toko = ${TOKO} and a.isi ? 'sesudah' order by a.waktu desc, a.seq desc limit 500`;

/** What it was, and what it became. A piece that was shipped without being sorted is told by its lot alone, one that a craftsman made by his metal. */
const SORTIR = `select case s.kode_barcode when $1 then 'JADI' else 'ASAL' end as arah, case s.kode_barcode when $1 then s.ke_kode else s.kode_barcode end as kode,
    s.nama_barang as nama, s.tanggal, s.no_dokumen
  from sortir_pembelian_barang s
 where s.kode_toko = ${TOKO} and (s.kode_barcode = $1 or s.ke_kode = $1) and not s.lot and not s.batal and s.tujuan = 'JUAL'
 union all
select 'JADI', g.kode_lot, l.nama_lot, g.tanggal, g.no_dokumen
  from gerak_lot g join lot l on l.kode_toko = g.kode_toko and l.kode_lot = g.kode_lot
 where g.kode_toko = ${TOKO} and g.dari_kode = $1 and not g.dibalik
 union all
select 'ASAL', b.kode_lot, b.nama_lot, p.tanggal, p.no_dokumen
  from terima_sepuhan_barang p
  join terima_sepuhan_bahan b on b.kode_toko = p.kode_toko and b.no_dokumen = p.no_dokumen
 where p.kode_toko = ${TOKO} and p.kode_barcode = $1 and not p.batal
 order by arah, tanggal, no_dokumen`;

/** The shipments it was in. Who took it is asked of the reception: head office may have, for a store that was closed. */
const PERJALANAN = `select l.no_dokumen as no_kirim, l.kode_toko as dari, d.nama_toko as nama_dari, k.tanggal as dikirim,
    coalesce(t.toko, k.tujuan) as ke, n.nama_toko as nama_ke, t.tanggal as diterima, l.keadaan
  from kirim_barang_barang l
  join kirim_barang k on k.kode_toko = l.kode_toko and k.no_dokumen = l.no_dokumen
  left join lateral (
    select x.kode_toko as toko, e.tanggal from terima_barang x
      join terima_barang_barang y on y.kode_toko = x.kode_toko and y.no_dokumen = x.no_dokumen and y.kode_barcode = l.kode_barcode
      join peristiwa e on e.kode_toko = x.kode_toko and e.no_dokumen = x.no_dokumen and e.urut = 1
     where x.no_kirim = l.no_dokumen and y.ke_baki is not null limit 1) t on true
  join toko d on d.kode_toko = l.kode_toko
  join toko n on n.kode_toko = coalesce(t.toko, k.tujuan)
 where l.kode_barcode = $1 and ($2::text[] is null or array[l.kode_toko, k.tujuan, t.toko] && $2) order by k.tanggal desc, l.no_dokumen desc limit 200`;

/** The audit's name of a piece. */
export const objekBarang = (kode_barcode: string): string => `barang/${kode_barcode}`;

type Riwayat = Inside<typeof barangRiwayatCommand.answer>;

/** The stores whose shipments he learns of: his own beside those he reads; all of them is null. */
const tokoDibaca = ({ kode_toko, lintas }: Ctx['scope']): readonly string[] | null =>
  lintas === true ? null : [kode_toko, ...(lintas || [])];

async function riwayat(kode_barcode: string, ctx: Ctx): Promise<Riwayat> {
  const { scope, deps } = ctx;
  const satu = statement<BarisKartu>(
    'barang_satu',
    `select ${KOLOM_SQL} ${DARI_SQL} where b.kode_toko = $1 and b.kode_barcode = $2`,
    scope.kode_toko,
    kode_barcode,
  );
  const gerak = statement<Riwayat['gerak'][number]>('barang_gerak', GERAK, kode_barcode);
  const sortir = statement<Riwayat['sortir'][number]>('barang_sortir', SORTIR, kode_barcode);
  const objek = objekBarang(kode_barcode);
  const ubahan = statement<Riwayat['ubahan'][number]>('barang_ubahan', UBAHAN, kode_barcode, objek);
  const perjalanan = statement<Riwayat['perjalanan'][number]>(
    'barang_perjalanan',
    PERJALANAN,
    kode_barcode,
    tokoDibaca(scope),
  );
  const [{ satu: found, ...rest }, antar] = await Promise.all([
    deps.db.batch(scope, { satu, gerak, sortir, ubahan }),
    // A shipment lies with its sender; that it came, and from where, its receiver may know.
    deps.db.batch({ ...scope, lintas: true }, { perjalanan }),
  ]);
  const [row] = found;
  if (!row) reject(barangErrors.BARANG_TIDAK_ADA, { kode_barcode });
  return { barang: kartuOf(row, ctx), ...rest, ...antar };
}

export const barangBaca = [
  barangList,
  implementCommand(barangRiwayatCommand, async ({ kode_barcode }, ctx) => ({
    data: await riwayat(bacaBarcode(kode_barcode), ctx),
  })),
];
