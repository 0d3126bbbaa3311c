/** Making a big export in the background: the same file that smaller ones are at once. */
import { formatWaktu } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import {
  type AskedFile,
  type FileKind,
  fileTasks,
  type Sink,
} from '@mustika/server-kit/background/background-file.ts';
import type { Scope, Sql } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import type { Tasks } from '@mustika/server-kit/jobs.ts';
import type { OutputRow } from '@mustika/server-kit/output/sheet.ts';
import { fileRows } from '@mustika/server-kit/report/report-rows.ts';
import { sql } from 'kysely';
import { bacaanExport, berkasExport } from './berkas-export.query.ts';
import { BATAS_EXPORT, DATA_EXPORT, type NamaExport } from './export-csv.rule.ts';
import { integrasiErrors as salah } from './integrasi.errors.ts';

/** Rows between two pulses. */
const SETIAP = 5000;

/** The rows, counted, with a pulse now and then. */
async function* dihitung(
  rows: AsyncIterable<OutputRow>,
  sink: Sink,
  hitung: { baris: number },
): AsyncGenerator<OutputRow> {
  for await (const row of rows) {
    hitung.baris += 1;
    if (hitung.baris % SETIAP === 0) await sink.pulse(hitung.baris);
    yield row;
  }
}

async function tulisCsv(deps: Deps, asked: AskedFile, sink: Sink): Promise<number> {
  const { kode_toko, user_id, tgl_awal, tgl_akhir } = asked;
  const data = asked.data as NamaExport;
  const scope: Scope = { kode_toko, user_id, lintas: false };
  const store = await deps.stores.get(kode_toko);
  const query = bacaanExport(DATA_EXPORT[data], kode_toko, tgl_awal, tgl_akhir);
  const { prepared, rows } = await fileRows(deps.db, scope, async (tx: Sql) => {
    const { rows: hitung } = await sql<{
      n: number;
    }>`select count(*)::integer as n from (${query}) q`.execute(tx);
    return {
      ...{ semua: hitung[0]?.n ?? 0, query, cap: BATAS_EXPORT },
      tooMany: () => reject(salah.EXPORT_TERLALU_BANYAK),
    };
  });
  await sink.pulse(0, prepared.semua);
  const hitung = { baris: 0 };
  const zona = store?.zona ?? 'WIB';
  const toko = {
    ...{ kode_toko, nama_toko: store?.nama_toko ?? '', alamat_toko: store?.alamat_toko ?? '', zona },
  };
  const file = berkasExport(data, {
    rows: dihitung(rows, sink, hitung),
    ...{ toko, oleh: user_id, waktu: formatWaktu(deps.clock.now().toString(), zona) },
  });
  for await (const potong of file as AsyncIterable<Buffer>) await sink.write(potong);
  return hitung.baris;
}

/** `lain`: what else of the house is made in the background, by its name. */
export const exportTasks = (lain: Readonly<Record<string, FileKind>>): Tasks =>
  fileTasks((data) => {
    const kind = Object.hasOwn(DATA_EXPORT, data) ? { make: tulisCsv } : lain[data];
    if (!kind) throw new Error(`nobody makes a file ${data}`);
    return kind;
  });
