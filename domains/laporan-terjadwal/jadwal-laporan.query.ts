/** Asking for a report that goes out, seeing what came of it, and ending it. */
import { randomUUID } from 'node:crypto';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { passes } from '@mustika/kernel/gate.ts';
import type { Report } from '@mustika/kernel/report.ts';
import type { Rentang } from '@mustika/kernel/text/rentang.ts';
import { rawQuery, type Sql, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, type Deps, implementCommand } from '@mustika/server-kit/http/http.ts';
import { filtersObject } from '@mustika/server-kit/report/report-filters.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { gerbangBerkas, namaHari } from './berkas-laporan.rule.ts';
import {
  aktifJadwalCommand,
  buatJadwalCommand,
  daftarJadwalCommand,
  hapusJadwalCommand,
  kirimJadwalCommand,
  ubahJadwalCommand,
} from './jadwal-laporan.command.ts';
import { jadwalErrors } from './jadwal-laporan.errors.ts';
import { berikutnya, type Kala, type StatusKirim, surelSah, type Ulang } from './jadwal-laporan.rule.ts';

type Tanya = readonly { nama: string; nilai: string }[];
type Baris = Kala & {
  id: string;
  kode_toko: string;
  nama: string;
  laporan: string;
  pemilik: string;
  format: 'pdf' | 'xlsx';
  rentang: Rentang | null;
  cari: Tanya;
  tujuan: string[];
  aktif: boolean;
  sebab: string | null;
  berikut: string;
  kiriman: { saat: string; status: StatusKirim; percobaan: number; galat: string | null }[];
};

/** What is asked, as the report says it. */
function berkata(report: Report | undefined, cari: Tanya) {
  return cari.map(({ nama, nilai }) => {
    const field = report?.filters[nama];
    const kata = field?.choices?.find(({ value }) => value === nilai)?.label ?? nilai;
    return { nama, nilai, label: field?.label ?? nama, kata };
  });
}

/** Sends of one that are shown. */
const TERLIHAT = 10;

const DAFTAR = `select j.id, j.kode_toko, j.nama, j.laporan, j.pemilik, j.ulang, j.hari, j.jam, j.format, j.rentang, j.cari, j.tujuan, j.aktif,
    j.sebab, j.berikut, coalesce(k.kiriman, '[]') as kiriman
  from jadwal_laporan j
  left join lateral (
    select jsonb_agg(jsonb_build_object('saat', x.saat, 'status', x.status, 'percobaan', x.percobaan, 'galat', x.galat) order by x.saat desc) as kiriman
      from (select * from kirim_laporan y where y.kode_toko = j.kode_toko and y.jadwal = j.id order by y.saat desc limit ${TERLIHAT}) x) k on true
 order by j.aktif desc, j.berikut, j.nama, j.id`;

const bacaDaftar = statement<Baris>('jadwal_laporan', DAFTAR);

type Isian = { laporan: string; rentang: Rentang | null; cari: Tanya; format: 'pdf' | 'xlsx' };

/** The report if this person may have it as a file of this kind, asked in a way that it understands every day anew. */
function laporanDari(deps: Deps, { session }: Ctx, { laporan, rentang, cari, format }: Isian): Report {
  const report = deps.house.reports.find((one) => one.name === laporan && one.exports.includes(format));
  if (!report) return reject(jadwalErrors.JADWAL_LAPORAN_LAIN);
  if (!passes(gerbangBerkas(deps.house, report), session)) reject(jadwalErrors.JADWAL_LAPORAN_LAIN);
  const days = namaHari(report);
  const fixed = cari.some(({ nama }) => days.includes(nama));
  if (fixed || (days.length === 2 && rentang === null)) reject(jadwalErrors.JADWAL_TANGGAL_TETAP);
  const asked = Object.fromEntries(cari.map(({ nama, nilai }) => [nama, nilai]));
  const checked = filtersObject(report.filters).safeParse(asked);
  const issues = checked.error?.issues.filter(({ path }) => !days.includes(String(path[0])));
  if (issues && issues.length > 0)
    reject(
      umum.INPUT_TIDAK_VALID,
      issues.map(({ path, message }) => ({ path: `cari.${String(path[0] ?? '')}`, message })),
    );
  return report;
}

function tujuanDari(tujuan: readonly { surel: string }[]): string[] {
  const alamat = [...new Set(tujuan.map(({ surel }) => surel.trim().toLowerCase()))];
  const salah = alamat.findIndex((one) => !surelSah(one));
  if (salah >= 0) {
    const { message } = jadwalErrors.SUREL_TIDAK_VALID;
    reject(jadwalErrors.SUREL_TIDAK_VALID, [{ path: `tujuan.${salah}.surel`, message }]);
  }
  return alamat;
}

const kalaDari = ({ ulang, hari, jam }: { ulang: Ulang; hari: number | null; jam: string }): Kala => {
  if (ulang === 'HARIAN') return { ulang, hari: null, jam };
  if (hari === null || (ulang === 'MINGGUAN' && hari > 7)) {
    const { message } = jadwalErrors.JADWAL_HARI;
    return reject(jadwalErrors.JADWAL_HARI, [{ path: 'hari', message }]);
  }
  return { ulang, hari, jam };
};

const BUAT = `insert into jadwal_laporan (kode_toko, id, nama, pemilik, laporan, format, ulang, hari, jam, rentang, cari, tujuan, berikut)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;

const SATU = `select id, nama, laporan, pemilik, ulang, hari, jam, format, rentang, cari, tujuan, aktif from jadwal_laporan
  where kode_toko = $1 and id::text = $2 for update`;

type Satu = Omit<Baris, 'kode_toko' | 'sebab' | 'berikut' | 'kiriman'>;

async function satuDari(sql: Sql, { scope }: Ctx, id: string): Promise<Satu> {
  const [row] = await rawQuery<Satu>(sql, SATU, [scope.kode_toko, id]);
  return row ?? reject(jadwalErrors.JADWAL_TIDAK_ADA);
}

const SEKARANG = `insert into kirim_laporan (kode_toko, id, jadwal, saat) values ($1, $2, $3, $4)`;

/** Puts what is to be sent before the workers, in the transaction that has it. */
export const antreLaporan = (sql: Sql, kode_toko: string, id: string): Promise<unknown> =>
  rawQuery(sql, "select antre('kirim_laporan', $1::jsonb, $2)", [
    JSON.stringify({ kode_toko, id }),
    `laporan|${kode_toko}|${id}`,
  ]);

const perluSurel = ({ mail }: Deps): void => {
  if (!mail.ready) reject(jadwalErrors.SUREL_BELUM_DIATUR);
};

/** What still waits of one that is turned off goes nowhere; turned on it begins anew. */
const LUPAKAN =
  "delete from kirim_laporan where kode_toko = $1 and jadwal = $2 and status in ('ANTRI', 'ULANG')";

const AKTIF =
  'update jadwal_laporan set aktif = $3, sebab = null, berikut = $4 where kode_toko = $1 and id = $2';

const buat = implementCommand(buatJadwalCommand, async (input, ctx) => {
  const { deps, scope, session } = ctx;
  perluSurel(deps);
  const report = laporanDari(deps, ctx, input);
  const [kala, tujuan] = [kalaDari(input), tujuanDari(input.tujuan)];
  const data = await deps.db.tx(scope, (sql, audit) =>
    once(sql, ctx.key, { jadwal: input }, async () => {
      const id = randomUUID();
      const berikut = berikutnya(kala, deps.clock.now(), session.store.zona).toString();
      await rawQuery(sql, BUAT, [
        ...[scope.kode_toko, id, input.nama, scope.user_id, report.name, input.format],
        ...[kala.ulang, kala.hari, kala.jam, input.rentang, JSON.stringify(input.cari), tujuan, berikut],
      ]);
      const isi = { nama: input.nama, laporan: report.name, ...kala, tujuan };
      audit({ aksi: 'laporan_terjadwal.buat', objek: id, isi });
      return { id, berikut };
    }),
  );
  return { data };
});

const UBAH = `update jadwal_laporan set nama = $3, format = $4, ulang = $5, hari = $6, jam = $7, rentang = $8, tujuan = $9, berikut = $10
  where kode_toko = $1 and id = $2`;

const ubah = implementCommand(ubahJadwalCommand, async ({ id, ...input }, ctx) => {
  const { deps, scope, session } = ctx;
  const [kala, tujuan] = [kalaDari(input), tujuanDari(input.tujuan)];
  const data = await deps.db.tx(scope, (sql, audit) =>
    once(sql, ctx.key, { jadwal: id, ...input }, async () => {
      const row = await satuDari(sql, ctx, id);
      if (row.pemilik !== scope.user_id) reject(jadwalErrors.JADWAL_BUKAN_MILIK);
      laporanDari(deps, ctx, { ...input, laporan: row.laporan, cari: row.cari });
      const berikut = berikutnya(kala, deps.clock.now(), session.store.zona).toString();
      await rawQuery(sql, UBAH, [
        ...[scope.kode_toko, id, input.nama, input.format, kala.ulang, kala.hari, kala.jam],
        ...[input.rentang, tujuan, berikut],
      ]);
      const { nama, format, rentang, ulang, hari, jam } = row;
      const sebelum = { nama, format, rentang, ulang, hari, jam, tujuan: row.tujuan };
      const { nama: kini, format: berkas, rentang: masa } = input;
      const sesudah = { nama: kini, format: berkas, rentang: masa, ...kala, tujuan };
      audit({ aksi: 'laporan_terjadwal.ubah', objek: id, isi: { laporan: row.laporan, sebelum, sesudah } });
      return { id, berikut };
    }),
  );
  return { data };
});

const aktif = implementCommand(aktifJadwalCommand, async ({ id, aktif: nyala }, ctx) => {
  const { deps, scope, session } = ctx;
  if (nyala) perluSurel(deps);
  const data = await deps.db.tx(scope, (sql, audit) =>
    once(sql, ctx.key, { jadwal: id, aktif: nyala }, async () => {
      const row = await satuDari(sql, ctx, id);
      // It goes out in its maker's name: whoever turned it on for him would see what he may.
      if (nyala && row.pemilik !== scope.user_id) reject(jadwalErrors.JADWAL_BUKAN_MILIK);
      const berikut = berikutnya(row, deps.clock.now(), session.store.zona).toString();
      await rawQuery(sql, LUPAKAN, [scope.kode_toko, id]);
      await rawQuery(sql, AKTIF, [scope.kode_toko, id, nyala, berikut]);
      const isi = { nama: row.nama, laporan: row.laporan, aktif: nyala };
      audit({ aksi: 'laporan_terjadwal.aktif', objek: id, isi });
      return { id };
    }),
  );
  return { data };
});

const kirim = implementCommand(kirimJadwalCommand, async ({ id }, ctx) => {
  const { deps, scope } = ctx;
  perluSurel(deps);
  const data = await deps.db.tx(scope, (sql, audit) =>
    once(sql, ctx.key, { kirimJadwal: id }, async () => {
      const row = await satuDari(sql, ctx, id);
      if (!row.aktif) reject(jadwalErrors.JADWAL_MATI);
      const kiriman = randomUUID();
      await rawQuery(sql, SEKARANG, [scope.kode_toko, kiriman, id, deps.clock.now().toString()]);
      await antreLaporan(sql, scope.kode_toko, kiriman);
      const isi = { nama: row.nama, laporan: row.laporan, tujuan: row.tujuan };
      audit({ aksi: 'laporan_terjadwal.kirim', objek: id, isi });
      return { id };
    }),
  );
  return { data };
});

const hapus = implementCommand(hapusJadwalCommand, async ({ id }, ctx) => {
  const { deps, scope } = ctx;
  const data = await deps.db.tx(scope, (sql, audit) =>
    once(sql, ctx.key, { hapusJadwal: id }, async () => {
      const row = await satuDari(sql, ctx, id);
      const values = [scope.kode_toko, id];
      await rawQuery(sql, 'delete from kirim_laporan where kode_toko = $1 and jadwal = $2', values);
      await rawQuery(sql, 'delete from jadwal_laporan where kode_toko = $1 and id = $2', values);
      const isi = { nama: row.nama, laporan: row.laporan, tujuan: row.tujuan };
      audit({ aksi: 'laporan_terjadwal.hapus', objek: id, isi });
      return { id };
    }),
  );
  return { data };
});

export const jadwalLaporanCommands = [
  implementCommand(daftarJadwalCommand, async (_input, { deps, scope }) => {
    const rows = await deps.db.rows(scope, bacaDaftar);
    const reports = new Map(deps.house.reports.map((report) => [report.name, report]));
    const jadwal = rows.map((row) => ({
      ...row,
      judul: reports.get(row.laporan)?.title ?? row.laporan,
      cari: berkata(reports.get(row.laporan), row.cari),
      milikku: row.pemilik === scope.user_id,
    }));
    return { data: { siap: deps.mail.ready, jadwal } };
  }),
  buat,
  ubah,
  aktif,
  kirim,
  hapus,
];
