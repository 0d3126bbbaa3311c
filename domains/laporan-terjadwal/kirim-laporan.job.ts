/**
 * Sending: `jadwal_laporan` looks every five minutes for what is due, and of several servers one puts it before the workers;
 * `kirim_laporan` makes one file in its maker's name and posts it. A claim is a compare-and-set; a worker that died on the way leaves one
 * that another takes over after ten minutes, under the same number of the letter. While one is on its way others wait, whichever server has it: twenty
 * reports of one morning hold one worker, and whoever is through with one looks for the next.
 */
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { formatTanggal, tanggalDi, type Zona } from '@mustika/kernel/date.ts';
import { all } from '@mustika/kernel/gate.ts';
import { callGate } from '@mustika/kernel/house.ts';
import type { Report } from '@mustika/kernel/report.ts';
import { hariOf, type Rentang } from '@mustika/kernel/text/rentang.ts';
import { rawQuery, type Scope, statement } from '@mustika/server-kit/database.ts';
import { type Deps, isAppError } from '@mustika/server-kit/http/http.ts';
import type { Posted } from '@mustika/server-kit/http/mail.ts';
import { retryPause } from '@mustika/server-kit/http/outbound.ts';
import { contextInName } from '@mustika/server-kit/http/request-context.ts';
import type { Tasks } from '@mustika/server-kit/jobs.ts';
import { filtersObject } from '@mustika/server-kit/report/report-filters.ts';
import { type ReportImplementation, reportFileInName } from '@mustika/server-kit/report/report-routes.ts';
import { gerbangBerkas, namaHari } from './berkas-laporan.rule.ts';
import { gerbangJadwal, LAYAR_JADWAL } from './jadwal-laporan.command.ts';
import { antreLaporan } from './jadwal-laporan.query.ts';
import { BERKAS_PALING_BESAR, berikutnya, COBA_KIRIM, type Kala, terakhir } from './jadwal-laporan.rule.ts';

export const KALA_LAPORAN = '*/5 * * * * jadwal_laporan ?max=1';

const SEMUA: Scope = { kode_toko: '', user_id: 'SISTEM', lintas: true };
const sistem = (kode_toko: string): Scope => ({ kode_toko, user_id: 'SISTEM', lintas: false });

/** A moment as PostgreSQL writes it. */
const saatDari = (text: string): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(Date.parse(text));

type Tiba = Kala & { kode_toko: string; id: string; berikut: string };

const TIBA = `select kode_toko, id, ulang, hari, jam, berikut::text from jadwal_laporan where aktif and berikut <= $1 order by berikut, id`;
const MAJU =
  'update jadwal_laporan set berikut = $4 where kode_toko = $1 and id = $2 and aktif and berikut = $3 returning id';
const CATAT = `insert into kirim_laporan (kode_toko, id, jadwal, saat) values ($1, $2, $3, $4)
  on conflict (kode_toko, jadwal, saat) do nothing returning id`;
const TERTINGGAL = `select k.kode_toko, k.id from kirim_laporan k join jadwal_laporan j on j.kode_toko = k.kode_toko and j.id = k.jadwal
  where j.aktif and (k.status in ('ANTRI', 'ULANG') and coalesce(k.coba_lagi, k.saat) < $1::timestamptz - interval '5 minutes'
     or k.status = 'KIRIM' and k.diubah < $1::timestamptz - interval '10 minutes')`;

/** Puts the last moment that was due before the workers; those that nobody was there for are past. */
async function tibaSatu(deps: Deps, jadwal: Tiba): Promise<void> {
  const { kode_toko, id, berikut } = jadwal;
  const saat = deps.clock.now();
  const store = await deps.stores.get(kode_toko);
  if (!store) return;
  const kala = terakhir(jadwal, saatDari(berikut), saat, store.zona).toString();
  const nanti = berikutnya(jadwal, saat, store.zona).toString();
  await deps.db.tx(sistem(kode_toko), async (sql) => {
    const [mine] = await rawQuery(sql, MAJU, [kode_toko, id, berikut, nanti]);
    if (!mine) return;
    const kiriman = randomUUID();
    const [baru] = await rawQuery(sql, CATAT, [kode_toko, kiriman, id, kala]);
    if (baru) await antreLaporan(sql, kode_toko, kiriman);
  });
}

/** One that cannot be worked out holds up none of the others. */
async function tibakan(deps: Deps): Promise<void> {
  const saat = deps.clock.now().toString();
  const tiba = await deps.db.rows(SEMUA, statement<Tiba>('jadwal_tiba', TIBA, saat));
  for (const jadwal of tiba)
    await tibaSatu(deps, jadwal).catch((error: unknown) =>
      deps.log.error({ err: error, jadwal: jadwal.id }, 'laporan terjadwal tidak dapat diantrekan'),
    );
  type Satu = { kode_toko: string; id: string };
  const tertinggal = await deps.db.rows(SEMUA, statement<Satu>('kirim_tertinggal', TERTINGGAL, saat));
  for (const { kode_toko, id } of tertinggal)
    await deps.db.tx(sistem(kode_toko), (sql) => antreLaporan(sql, kode_toko, id));
}

const AMBIL = `update kirim_laporan k set status = 'KIRIM', percobaan = k.percobaan + 1, diubah = $3
  from jadwal_laporan j where k.kode_toko = $1 and k.id = $2 and j.kode_toko = k.kode_toko and j.id = k.jadwal and j.aktif
    and (k.status in ('ANTRI', 'ULANG') and coalesce(k.coba_lagi, $3) <= $3
      or k.status = 'KIRIM' and k.diubah < $3::timestamptz - interval '10 minutes')
  returning k.percobaan, k.saat::text, j.id as jadwal, j.nama, j.pemilik, j.laporan, j.format, j.rentang, j.cari, j.tujuan`;
/** Whoever took it over since says what became of it. */
const SELESAI = `update kirim_laporan set status = $3, galat = $4, coba_lagi = $5, diubah = $6
  where kode_toko = $1 and id = $2 and status = 'KIRIM' and percobaan = $7`;
const MATIKAN = 'update jadwal_laporan set aktif = false, sebab = $3 where kode_toko = $1 and id = $2';
const NANTI = "select antre_nanti('kirim_laporan', $1::jsonb, $2, $3)";

type Diambil = {
  percobaan: number;
  /** The moment that it stands for. */
  saat: string;
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

/** Null where everybody got it. */
const galatDari = (hasil: Hasil): string | null => {
  if (!hasil.ok) return hasil.pesan;
  return hasil.ditolak.length > 0 ? `Tidak Diterima: ${hasil.ditolak.join(', ')}` : null;
};

const berhenti = (pesan: string): Hasil => ({ ok: false, sebab: 'DITOLAK', pesan, henti: true });

/** What is asked of the report for the moment that the letter stands for, however late it goes. */
function ditanya(report: Report, { saat, rentang, cari }: Diambil, zona: Zona) {
  const hari = tanggalDi(saatDari(saat).toString(), zona);
  const days = namaHari(report);
  const masa = rentang && days.length === 2 ? hariOf(rentang, hari) : { from: hari, to: hari };
  const moved = days.length > 2 ? [] : days.map((name, at) => [name, at === 0 ? masa.from : masa.to]);
  const asked: Record<string, unknown> = Object.fromEntries([
    ...cari.map(({ nama, nilai }) => [nama, nilai]),
    ...moved,
  ]);
  return { asked, tentang: [...new Set([masa.from, masa.to])].map(formatTanggal).join(' - ') };
}

/** The whole file, or null where it is more than a letter holds. */
async function isiBerkas(body: Buffer | Readable): Promise<Buffer | null> {
  if (Buffer.isBuffer(body)) return body.length > BERKAS_PALING_BESAR ? null : body;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    size += (part as Buffer).length;
    // Whoever stops reading stops the rows.
    if (size > BERKAS_PALING_BESAR) return null;
    parts.push(Buffer.from(part as Buffer));
  }
  return Buffer.concat(parts);
}

async function kirimkan(
  deps: Deps,
  reports: readonly ReportImplementation[],
  kode_toko: string,
  id: string,
  kerja: Diambil,
): Promise<Hasil> {
  const ditolak = (pesan: string): Hasil => ({ ok: false, sebab: 'DITOLAK', pesan });
  if (kerja.percobaan > COBA_KIRIM) return ditolak('Pengiriman Berulang Kali Terputus');
  if (!deps.mail.ready) return ditolak('Surel Belum Diatur Di Server Ini');
  const implementation = reports.find(({ report }) => report.name === kerja.laporan);
  if (!implementation) return berhenti('Laporan Ini Tidak Ada Lagi');
  const { report } = implementation;
  const gate = all(
    callGate(deps.house, { gate: gerbangJadwal, screens: [LAYAR_JADWAL] }),
    gerbangBerkas(deps.house, report),
  );
  const ctx = await contextInName(deps, { user_id: kerja.pemilik, kode_toko, gate });
  if (ctx === 'HAK') return berhenti(`${kerja.pemilik} Tidak Berhak Lagi Atas Laporan Ini`);
  if (ctx === 'LOGIN') return ditolak(`${kerja.pemilik} Belum Menyelesaikan Loginnya, Laporan Tidak Dikirim`);
  const { nama_toko, zona } = ctx.session.store;
  const { asked, tentang } = ditanya(report, kerja, zona);
  const known =
    report.exports.includes(kerja.format) && filtersObject(report.filters).safeParse(asked).success;
  if (!known) return berhenti('Filter Atau Berkas Laporan Ini Sudah Berubah, Buat Jadwal Baru');
  const { name, contentType, body } = await reportFileInName(implementation, kerja.format, asked, ctx);
  const content = await isiBerkas(body);
  if (!content) return ditolak('Berkas Terlalu Besar Untuk Surel, Persempit Filter');
  return deps.mail.send({
    id,
    to: kerja.tujuan,
    subject: `${kerja.nama}, ${nama_toko}, ${tentang}`,
    text: `${report.title}\n${nama_toko} (${kode_toko})\n${tentang}\n\nDikirim otomatis oleh Mustika atas nama ${kerja.pemilik}. Untuk mengubah atau menghentikannya: layar Laporan Terjadwal.\n`,
    files: [{ name, contentType, content }],
  });
}

const DI_JALAN = `select id from kirim_laporan where status = 'KIRIM' and diubah >= $1::timestamptz - interval '10 minutes' limit 1`;
/** Whose turn it is: who waited longest, and of one person's no two in a row while others wait. */
const GILIRAN = `select k.kode_toko, k.id from kirim_laporan k join jadwal_laporan j on j.kode_toko = k.kode_toko and j.id = k.jadwal
  where j.aktif and k.status in ('ANTRI', 'ULANG') and coalesce(k.coba_lagi, k.saat) <= $1::timestamptz
  order by j.pemilik = $2, coalesce(k.coba_lagi, k.saat), k.id limit 1`;

async function berikutnyaKirim(deps: Deps, pemilik: string): Promise<void> {
  const saat = deps.clock.now().toString();
  const [satu] = await deps.db.rows(
    SEMUA,
    statement<{ kode_toko: string; id: string }>('kirim_giliran', GILIRAN, saat, pemilik),
  );
  if (satu) await deps.db.tx(sistem(satu.kode_toko), (sql) => antreLaporan(sql, satu.kode_toko, satu.id));
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
  const jalan = await deps.db.rows(SEMUA, statement('kirim_dijalan', DI_JALAN, saat.toString()));
  if (jalan.length > 0) return;
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
  const galat = galatDari(hasil);
  const status = galat === null ? 'TERKIRIM' : lagi ? 'ULANG' : 'GAGAL';
  const kini = deps.clock.now().toString();
  await deps.db.tx(scope, async (sql, audit) => {
    await rawQuery(sql, SELESAI, [kode_toko, id, status, galat, nanti, kini, kerja.percobaan]);
    if (nanti)
      await rawQuery(sql, NANTI, [JSON.stringify({ kode_toko, id }), `laporan|${kode_toko}|${id}`, nanti]);
    if (!hasil.ok && 'henti' in hasil) await rawQuery(sql, MATIKAN, [kode_toko, kerja.jadwal, galat]);
    if (!hasil.ok) return;
    // What left the house stands where everything stands that left it, and to whom it did.
    const tujuan = kerja.tujuan.filter((one) => !hasil.ditolak.includes(one));
    const isi = { laporan: kerja.laporan, nama: kerja.nama, atas_nama: kerja.pemilik, tujuan };
    audit({ aksi: 'laporan_terjadwal.terkirim', objek: kerja.jadwal, isi });
  });
  await berikutnyaKirim(deps, kerja.pemilik);
}

export const laporanTerjadwalTasks = (reports: readonly ReportImplementation[]): Tasks => ({
  jadwal_laporan: (_payload, deps) => tibakan(deps),
  kirim_laporan: (payload, deps) =>
    kirimSatu(deps, reports, String(payload['kode_toko']), String(payload['id'])),
});
