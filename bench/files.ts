/** The list of sales of the big branch as files: a year for CSV and XLSX, about 5,000 lines for PDF. */

import { onDatabase } from '@mustika/server-kit/postgres/one-connection.ts';
import { median } from './load.ts';
import { PASSWORD } from './place.ts';
import type { Server } from './server.ts';

export type FileResult = {
  format: string;
  rows: number;
  seconds: number;
  megabytes: number;
  overIdle: number;
};

const BRANCH = 'T001';

type Range = { from: string; to: string; rows: number };

/** The last days of the branch that hold at least `wanted` lines, or all its days. */
async function rangeOf(url: string, wanted: number): Promise<Range> {
  return onDatabase(url, async (client) => {
    const { rows } = await client.query<{ tanggal: string; jumlah: number }>(
      "select tanggal::text, sum(count(*)) over (order by tanggal desc)::int as jumlah from penjualan_barang where kode_toko = $1 and tanggal < (select tanggal from hari_toko where kode_toko = $1 and status = 'OPEN') group by tanggal order by tanggal desc",
      [BRANCH],
    );
    const [newest, last] = [rows[0], rows.find((row) => row.jumlah >= wanted) ?? rows.at(-1)];
    if (!newest || !last) throw new Error(`${BRANCH} has no sales`);
    return { from: last.tanggal, to: newest.tanggal, rows: last.jumlah };
  });
}

/** Downloads the file while the server's memory is watched; the answer's bytes are counted and dropped. */
async function download(
  server: Server,
  path: string,
  headers: Record<string, string>,
): Promise<[number, number, number]> {
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, server.memory());
  }, 20);
  const started = performance.now();
  const response = await fetch(`http://127.0.0.1:${server.port}/api/v1/${path}`, { headers });
  if (!response.ok || !response.body) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.byteLength;
  clearInterval(watch);
  return [(performance.now() - started) / 1000, bytes / 1e6, peak];
}

/** Three downloads of each; memory against what the server held before the first. */
export async function makeFiles(url: string, server: Server): Promise<FileResult[]> {
  const headers = { ...(await server.login(`S${BRANCH}`, PASSWORD)) };
  const results: FileResult[] = [];
  for (const [format, wanted] of [
    ['csv', 100_000],
    ['xlsx', 100_000],
    ['pdf', 5_000],
  ] as const) {
    const { from, to, rows } = await rangeOf(url, wanted);
    const path = `penjualan/get/report/${format}?tgl_awal=${from}&tgl_akhir=${to}`;
    const idle = server.memory();
    const taken: number[] = [];
    let [megabytes, peak] = [0, 0];
    for (let n = 0; n < 3; n += 1) {
      const [seconds, size, memory] = await download(server, path, headers);
      taken.push(seconds);
      megabytes = size;
      peak = Math.max(peak, memory);
    }
    results.push({ format, rows, seconds: median(taken), megabytes, overIdle: peak - idle });
  }
  return results;
}
