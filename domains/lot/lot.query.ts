/** What documents read of lots: those they name, those that are the same as what comes in, and codes for new ones. */
import type { Miligram } from '@mustika/kernel/amount.ts';
import { formatGram } from '@mustika/kernel/amount.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import type { ReportSql } from '@mustika/server-kit/report/report-rows.ts';
import { sql } from 'kysely';
import { lotAdaCommand } from './lot.command.ts';
import type { JenisLot, LotTersimpan } from './lot.rule.ts';

const KOLOM = `l.kode_lot, l.nama_lot, l.jenis_lot, l.kadar, l.kode_group, l.kode_dept, l.ada_faktur, l.tempat as letak, l.batch,
  l.berat, l.qty, l.nilai, l.murni, l.versi`;

export const bacaLot = (kode_toko: string, kode: readonly string[]) =>
  statement<LotTersimpan>(
    'lot_kode',
    `select ${KOLOM} from lot l where l.kode_toko = $1 and l.kode_lot = any ($2) order by l.kode_lot`,
    kode_toko,
    kode,
  );

/** All lots of the batches that these lots belong to: what is still out, and what is missing of it. */
export const bacaLotBatch = (kode_toko: string, kode: readonly string[]) =>
  statement<LotTersimpan>(
    'lot_batch',
    `select ${KOLOM} from lot l
      where l.kode_toko = $1 and l.batch <> '' and l.batch in (select x.batch from lot x where x.kode_toko = $1 and x.kode_lot = any ($2))
      order by l.kode_lot`,
    kode_toko,
    kode,
  );

/** What there is of one batch. */
export const bacaIsiBatch = (kode_toko: string, batch: string) =>
  statement<LotTersimpan>(
    'lot_isi_batch',
    `select ${KOLOM} from lot l where l.kode_toko = $1 and l.batch = $2 and l.berat > 0 order by l.kode_lot`,
    kode_toko,
    batch,
  );

/** All lots of a kind of which there are few: one for each party. */
export const bacaLotJenis = (kode_toko: string, jenis_lot: JenisLot) =>
  statement<LotTersimpan>(
    'lot_jenis',
    `select ${KOLOM} from lot l where l.kode_toko = $1 and l.jenis_lot = $2 order by l.kode_lot`,
    kode_toko,
    jenis_lot,
  );

/** Lots of these kinds that lie on these trays, or on any. */
export const bacaLotDiBaki = (
  kode_toko: string,
  jenis_lot: readonly JenisLot[],
  baki: readonly string[] | null,
) =>
  statement<LotTersimpan>(
    'lot_baki',
    `select ${KOLOM} from lot l
      where l.kode_toko = $1 and l.jenis_lot = any ($2) and ($3::text[] is null or split_part(l.tempat, '/', 2) = any ($3)) and left(l.tempat, 1) <> '@'
      order by l.kode_lot`,
    kode_toko,
    jenis_lot,
    baki,
  );

/**
 * Fine gold in milligrams that line `l` of a document took out of its lot, for reports: what is left in a lot is rounded, and not what
 * leaves it. Lines took in their order; `sebelum` is how many of them took before this one.
 */
export const murniKeluar = (nomor: string, sebelum: string): ReportSql =>
  sql.raw(`(select m.murni from gerak_lot m
              where m.kode_toko = l.kode_toko and m.no_dokumen = ${nomor} and m.arah = 'KELUAR' and m.membalik is null
              order by m.peristiwa, m.urut offset ${sebelum} limit 1)`);

/** The same for a line of a nota, whose lines all are of lots. */
export const MURNI_KELUAR = murniKeluar('l.no_faktur_group', 'l.urut - 1');

const ADA = `select l.kode_lot, l.nama_lot, l.jenis_lot, split_part(l.tempat, '/', 2) as kode_baki, l.berat, l.qty, count(*) over () as total
   from lot l
  where l.kode_toko = $1 and ($2::text is null or l.kode_lot = $2) and ($3::text is null or l.jenis_lot = $3)
    and (l.berat > 0 or $2 is not null) and left(l.tempat, 1) <> '@'
    and ($4::text is null or starts_with(l.kode_lot, $4) or strpos(upper(l.nama_lot || ' ' || l.tempat), $4) > 0)
  order by l.nama_lot, l.tempat, l.kode_lot limit $5 offset $6`;

type Ada = {
  kode_lot: string;
  nama_lot: string;
  jenis_lot: string;
  kode_baki: string;
  berat: Miligram;
  qty: number;
  total: number;
};

/** Named as somebody looks for it: what it is, its tray, and how much there is. */
const namaAda = ({ nama_lot, kode_baki, berat, qty }: Ada): string =>
  [nama_lot, kode_baki, `${formatGram(berat)} g`, ...(qty > 0 ? [`${qty} pcs`] : [])].join(' · ');

export const lotCommands = [
  implementCommand(lotAdaCommand, async (input, { deps, scope }) => {
    const { kode_lot, jenis_lot, q } = input;
    const rows = await deps.db.rows(
      scope,
      statement<Ada>(
        'lot_ada',
        ADA,
        ...[scope.kode_toko, kode_lot, jenis_lot, q, input.limit ?? 200, input.skip ?? 0],
      ),
    );
    const data = rows.map((row) => ({
      kode_lot: row.kode_lot,
      nama_lot: namaAda(row),
      jenis_lot: row.jenis_lot,
      berat: row.berat,
      qty: row.qty,
    }));
    return { data, total: rows[0]?.total ?? 0 };
  }),
];
