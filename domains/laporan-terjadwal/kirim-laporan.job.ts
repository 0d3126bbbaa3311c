/**
 * Sending: `jadwal_laporan` looks every five minutes for what is due, and of several servers one puts it before the workers;
 * `kirim_laporan` makes one file in its maker's name and posts it. A claim is a compare-and-set; a worker that died on the way leaves one
 * that another takes over after ten minutes, under the same number of the letter.
 */
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { formatTanggal, today } from '@mustika/kernel/date.ts';
import { callGate } from '@mustika/kernel/house.ts';
import { FILE_PART } from '@mustika/kernel/part.ts';
import { hariOf, type Rentang } from '@mustika/kernel/text/rentang.ts';
import { rawQuery, type Scope, statement } from '@mustika/server-kit/database.ts';
import { type Deps, isAppError } from '@mustika/server-kit/http/http.ts';
import type { Posted } from '@mustika/server-kit/http/mail.ts';
import { retryPause } from '@mustika/server-kit/http/outbound.ts';
import { contextInName } from '@mustika/server-kit/http/request-context.ts';
import type { Tasks } from '@mustika/server-kit/jobs.ts';
import { type ReportImplementation, reportFileInName } from '@mustika/server-kit/report/report-routes.ts';
import { antreLaporan } from './jadwal-laporan.query.ts';
import { BERKAS_PALING_BESAR, berikutnya, COBA_KIRIM, type Kala } from './jadwal-laporan.rule.ts';

export const KALA_LAPORAN = '*/5 * * * * jadwal_laporan ?max=1';

const SEMUA: Scope = { kode_toko: '', user_id: 'SISTEM', lintas: true };
const sistem = (kode_toko: string): Scope => ({ kode_toko, user_id: 'SISTEM', lintas: false });

type Tiba = Kala & { kode_toko: string; id: string; berikut: string };

const TIBA = `select kode_toko, id, ulang, hari, jam, berikut::text from jadwal_laporan where aktif and berikut <= $1 order by berikut, id`;
const MAJU =
  'update jadwal_laporan set berikut = $4 where kode_toko = $1 and id = $2 and aktif and berikut = $3 returning id';
const CATAT = 'insert into kirim_laporan (kode_toko, id, jadwal, saat) values ($1, $2, $3, $4)';
const TERTINGGAL = `select kode_toko, id from kirim_laporan
  where status in ('ANTRI', 'ULANG') and coalesce(coba_lagi, saat) < $1::timestamptz - interval '5 minutes'
     or status = 'KIRIM' and diubah < $1::timestamptz - interval '10 minutes'`;

/** What is due goes once, however long the servers were off: the file of today says what those of before would have said. */
async function tibakan(deps: Deps): Promise<void> {
  const saat = deps.clock.now();
  const tiba = await deps.db.rows(SEMUA, statement<Tiba>('jadwal_tiba', TIBA, saat.toString()));
  for (const jadwal of tiba) {
    const { kode_toko, id, berikut } = jadwal;
    const store = await deps.stores.get(kode_toko);
    if (!store) continue;
    const nanti = berikutnya(jadwal, saat, store.zona).toString();
    await deps.db.tx(sistem(kode_toko), async (sql) => {
      const [mine] = await rawQuery(sql, MAJU, [kode_toko, id, berikut, nanti]);
      if (!mine) return;
      const kiriman = randomUUID();
      await rawQuery(sql, CATAT, [kode_toko, kiriman, id, berikut]);
      await antreLaporan(sql, kode_toko, kiriman);
    });
  }
  const tertinggal = statement<{ kode_toko: string; id: string }>(
    'kirim_tertinggal',
    TERTINGGAL,
    saat.toString(),
  );
  for (const { kode_toko, id } of await deps.db.rows(SEMUA, tertinggal))
    await deps.db.tx(sistem(kode_toko), (sql) => antreLaporan(sql, kode_toko, id));
}

const AMBIL = `update kirim_laporan k set status = 'KIRIM', percobaan = k.percobaan + 1, diubah = $3
  from jadwal_laporan j where k.kode_toko = $1 and k.id = $2 and j.kode_toko = k.kode_toko and j.id = k.jadwal
    and (k.status in ('ANTRI', 'ULANG') and coalesce(k.coba_lagi, $3) <= $3
      or k.status = 'KIRIM' and k.diubah < $3::timestamptz - interval '10 minutes')
  returning k.percobaan, j.id as jadwal, j.nama, j.pemilik, j.laporan, j.format, j.rentang, j.cari, j.tujuan`;
const SELESAI = `update kirim_laporan set status = $3, galat = $4, coba_lagi = $5, diubah = $6
  where kode_toko = $1 and id = $2 and status = 'KIRIM'`;
const MATIKAN = 'update jadwal_laporan set aktif = false, sebab = $3 where kode_toko = $1 and id = $2';
const NANTI = "select antre_nanti('kirim_laporan', $1::jsonb, $2, $3)";

type Diambil = {
  percobaan: number;
  jadwal: string;
  nama: string;
  pemilik: string;
  laporan: string;
  format: 'pdf' | 'xlsx';
  rentang: Rentang | null;
  cari: readonly { nama: string; nilai: string }[];
  tujuan: string[];
};

/** `henti`: it will be the same next time, so there is none until somebody looks. */
type Hasil = Posted | { ok: false; sebab: 'DITOLAK'; pesan: string; henti: true };

const berhenti = (pesan: string): Hasil => ({ ok: false, sebab: 'DITOLAK', pesan, henti: true });

async function kirimkan(
  deps: Deps,
  reports: readonly ReportImplementation[],
  kode_toko: string,
  id: string,
  kerja: Diambil,
): Promise<Hasil> {
  const implementation = reports.find(({ report }) => report.name === kerja.laporan);
  if (!implementation) return berhenti('Laporan Ini Tidak Ada Lagi');
  const { report } = implementation;
  const gate = callGate(deps.house, { gate: report.gate, screens: [report.screen], part: FILE_PART });
  const ctx = await contextInName(deps, { user_id: kerja.pemilik, kode_toko, gate });
  if (!ctx) return berhenti(`${kerja.pemilik} Tidak Berhak Lagi Atas Laporan Ini`);
  const hari = today(deps.clock, ctx.session.store.zona);
  const asked: Record<string, unknown> = Object.fromEntries(
    kerja.cari.map(({ nama, nilai }) => [nama, nilai]),
  );
  const days = Object.keys(report.filters).filter((name) => report.filters[name]?.kind === 'tanggal');
  const masa = kerja.rentang && days.length === 2 ? hariOf(kerja.rentang, hari) : null;
  if (masa) Object.assign(asked, { [days[0] as string]: masa.from, [days[1] as string]: masa.to });
  const { name, contentType, body } = await reportFileInName(implementation, kerja.format, asked, ctx);
  const content = Buffer.isBuffer(body) ? body : await buffer(body);
  if (content.length > BERKAS_PALING_BESAR)
    return { ok: false, sebab: 'DITOLAK', pesan: 'Berkas Terlalu Besar Untuk Surel, Persempit Filter' };
  const { nama_toko } = ctx.session.store;
  const { from, to } = masa ?? { from: hari, to: hari };
  const tentang = [...new Set([from, to])].map(formatTanggal).join(' - ');
  return deps.mail.send({
    id,
    to: kerja.tujuan,
    subject: `${kerja.nama}, ${nama_toko}, ${tentang}`,
    text: `${report.title}\n${nama_toko} (${kode_toko})\n${tentang}\n\nDikirim otomatis oleh Mustika atas nama ${kerja.pemilik}. Untuk mengubah atau menghentikannya: layar Laporan Terjadwal.\n`,
    files: [{ name, contentType, content }],
  });
}

/** Sends one if it is its turn; once, whoever else was woken for it. */
async function kirimSatu(
  deps: Deps,
  reports: readonly ReportImplementation[],
  kode_toko: string,
  id: string,
): Promise<void> {
  const scope = sistem(kode_toko);
  const saat = deps.clock.now();
  const [kerja] = await deps.db.tx(scope, (sql) =>
    rawQuery<Diambil>(sql, AMBIL, [kode_toko, id, saat.toString()]),
  );
  if (!kerja) return;
  const hasil = await kirimkan(deps, reports, kode_toko, id, kerja).catch((error: unknown): Hasil => {
    // What the report refuses is said as it says it; whatever else is ours, and may be worth another try.
    if (isAppError(error)) return { ok: false, sebab: 'DITOLAK', pesan: error.message };
    deps.log.error({ err: error, laporan: kerja.laporan }, 'laporan terjadwal gagal');
    return { ok: false, sebab: 'PUTUS', pesan: 'Kesalahan Server' };
  });
  const lagi = !hasil.ok && hasil.sebab === 'PUTUS' && kerja.percobaan < COBA_KIRIM;
  const nanti = lagi ? saat.add({ seconds: retryPause(kerja.percobaan, null) }).toString() : null;
  const status = hasil.ok ? 'TERKIRIM' : lagi ? 'ULANG' : 'GAGAL';
  const galat = hasil.ok ? null : hasil.pesan;
  await deps.db.tx(scope, async (sql, audit) => {
    await rawQuery(sql, SELESAI, [kode_toko, id, status, galat, nanti, deps.clock.now().toString()]);
    if (nanti)
      await rawQuery(sql, NANTI, [JSON.stringify({ kode_toko, id }), `laporan|${kode_toko}|${id}`, nanti]);
    if (!hasil.ok && 'henti' in hasil) await rawQuery(sql, MATIKAN, [kode_toko, kerja.jadwal, galat]);
    // What left the house stands where everything stands that left it.
    if (hasil.ok)
      audit({
        aksi: 'laporan_terjadwal.terkirim',
        objek: kerja.jadwal,
        isi: { laporan: kerja.laporan, nama: kerja.nama, atas_nama: kerja.pemilik, tujuan: kerja.tujuan },
      });
  });
}

export const laporanTerjadwalTasks = (reports: readonly ReportImplementation[]): Tasks => ({
  jadwal_laporan: (_payload, deps) => tibakan(deps),
  kirim_laporan: (payload, deps) =>
    kirimSatu(deps, reports, String(payload['kode_toko']), String(payload['id'])),
});
