/** What craftsmen have of ours: lots of shipments, and shipments nobody has closed with what is missing of them. */
import { formatGram, type Miligram } from '@mustika/kernel/amount.ts';
import type { Inside } from '@mustika/kernel/answer.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import {
  batchTerbuka,
  batchTerbukaCommand,
  diBuat,
  diCuci,
  diLebur,
  lotDiTukangCommand,
  untukTukang,
} from './di-tukang.command.ts';
import { bacaKirimanTerbuka } from './sepuhan.query.ts';
import { batasKendali, KODE_DIKIRIM, normaSusut, persenSusut } from './sepuhan.rule.ts';

/** `$2`: kinds of work, `$3` one code, `$4` a text that is sought. */
const DI_TUKANG = `select l.kode_lot, l.batch as no_kirim, k.tukang, k.pekerjaan, l.nama_lot, l.kadar, l.qty, l.berat, l.murni,
    l.nilai as harga_modal, (select max(h.tanggal) from hari_toko h where h.kode_toko = $1) - l.tanggal_masuk as umur, count(*) over () as total
  from lot l join kirim_cuci k on k.kode_toko = l.kode_toko and k.no_dokumen = l.batch
 where l.kode_toko = $1 and l.berat > 0 and l.jenis_lot = any ($2) and ($3::text is null or l.kode_lot = $3)
   and ($4::text is null or starts_with(l.kode_lot, $4) or strpos(upper(l.nama_lot || ' ' || l.batch || ' ' || k.tukang), $4) > 0)
 order by l.tanggal_masuk, l.batch, l.kode_lot limit $5 offset $6`;

type Satu = Inside<typeof diCuci.answer>[number] & { total: number };
type Cari = { kode_lot?: string | null; q?: string | null; limit?: number | null; skip?: number | null };

const bacaDiTukang = (kode_toko: string, kerja: readonly string[], cari: Cari = {}) =>
  statement<Satu>(
    'sepuhan_di_tukang',
    DI_TUKANG,
    kode_toko,
    kerja,
    ...[cari.kode_lot ?? null, cari.q ?? null, cari.limit ?? 100_000, cari.skip ?? 0],
  );

/** `$2`: kinds of lots, `$3`: whether all of it goes to head office. */
const UNTUK_TUKANG = `select l.kode_lot, case when $3 then 'PUSAT' when l.jenis_lot = 'ROSOK' then 'LEBUR' else l.jenis_lot end as pekerjaan, l.nama_lot, l.kadar,
    split_part(l.tempat, '/', 2) as kode_baki, l.qty, l.berat, l.murni, l.nilai as harga_modal
  from lot l
 where l.kode_toko = $1 and l.berat > 0 and l.jenis_lot = any ($2) and left(l.tempat, 1) <> '@'
 order by l.jenis_lot, l.kadar, l.kode_lot`;

const semuanya = async (kerja: readonly string[], { deps, scope }: Ctx) => ({
  data: (await deps.db.rows(scope, bacaDiTukang(scope.kode_toko, kerja))).map(
    ({ total: _total, ...row }) => row,
  ),
});

const terbuka = async ({ deps, scope, session }: Ctx) => {
  const rows = await deps.db.rows(scope, bacaKirimanTerbuka(scope.kode_toko));
  return rows.map(({ lalu, toleransi_susut, murni_kirim, perlakuan: _p, ditutup: _d, ...row }) => {
    const batas = batasKendali(lalu ?? []);
    return {
      ...row,
      murni_bahan: murni_kirim,
      susut_persen: persenSusut(row.susut, row.murni_bahan),
      norma: normaSusut({ pekerjaan: row.pekerjaan, toleransi_susut }, session.store),
      batas_bawah: batas?.bawah ?? null,
      batas_atas: batas?.atas ?? null,
    };
  });
};

/** Named as somebody looks for it. */
const namaKiriman = (row: { tukang: string; pekerjaan: string; sisa: Miligram }): string =>
  [row.tukang, row.pekerjaan, ...(row.sisa > 0 ? [`${formatGram(row.sisa)} g`] : [])].join(' · ');

export const diTukangCommands = [
  implementCommand(untukTukang, async (_input, { deps, scope, session }) => {
    const hanyaKirim = session.store.flags.has('SEPUHAN_TERPUSAT_MODULE');
    const jenis = hanyaKirim ? KODE_DIKIRIM : ['CUCI', 'PATRI', 'ROSOK'];
    const satu = statement<Inside<typeof untukTukang.answer>[number]>(
      ...(['sepuhan_menunggu', UNTUK_TUKANG, scope.kode_toko, jenis, hanyaKirim] as const),
    );
    return { data: await deps.db.rows(scope, satu) };
  }),
  implementCommand(diCuci, (_input, ctx) => semuanya(['CUCI', 'PATRI'], ctx)),
  implementCommand(diLebur, (_input, ctx) => semuanya(['LEBUR'], ctx)),
  implementCommand(diBuat, (_input, ctx) => semuanya(['BUAT'], ctx)),
  implementCommand(batchTerbuka, async (_input, ctx) => ({ data: await terbuka(ctx) })),
  implementCommand(lotDiTukangCommand, async (input, { deps, scope }) => {
    const kerja = input.jenis_lot ? [input.jenis_lot] : ['CUCI', 'PATRI', 'LEBUR', 'BUAT'];
    const rows = await deps.db.rows(scope, bacaDiTukang(scope.kode_toko, kerja, input));
    const data = rows.map(({ kode_lot, nama_lot, no_kirim, tukang, pekerjaan, berat, qty }) => ({
      ...{ kode_lot, jenis_lot: pekerjaan, berat, qty },
      nama_lot: [nama_lot, no_kirim, tukang, `${formatGram(berat)} g`].join(' · '),
    }));
    return { data, total: rows[0]?.total ?? 0 };
  }),
  implementCommand(batchTerbukaCommand, async ({ no_kirim, q, limit, skip }, ctx) => {
    const semua = (await terbuka(ctx))
      .map((row) => ({ no_kirim: row.no_kirim, nama: namaKiriman(row) }))
      .filter((row) => no_kirim === null || row.no_kirim === no_kirim)
      .filter((row) => !q || `${row.no_kirim} ${row.nama}`.toUpperCase().includes(q));
    return { data: semua.slice(skip ?? 0, (skip ?? 0) + (limit ?? 200)), total: semua.length };
  }),
];
