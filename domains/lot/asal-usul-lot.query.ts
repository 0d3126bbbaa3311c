/** What a lot or a piece was made of, and what became of it: the sweep of its lots, and the codes a piece had before and after. */

import { mulDiv } from '@mustika/kernel/amount.ts';
import { addDays, type Tanggal, tanggalDi } from '@mustika/kernel/date.ts';
import type { Sql } from '@mustika/server-kit/database.ts';
import { implementReport } from '@mustika/server-kit/report/report-routes.ts';
import { sql } from 'kysely';
import { asalUsulLot } from './asal-usul-lot.report.ts';
import { bacaSaldo, telusuri } from './telusur-lot.query.ts';
import {
  type ArahTelusur,
  isiSimpul,
  type Jejak,
  jejakBaru,
  simpulOf,
  type Temuan,
} from './telusur-lot.rule.ts';

/** A year for one thing, a month for all of a store. */
const SEJAK_HARI = { satu: 365, semua: 30 };
/** A day may be opened before its date. */
const KELAK_HARI = 3;

/** A row before its names are known. `luar` is where it came from or went to outside of the store; `ujung`, whether it counts. */
type Baris = {
  ke: number;
  tanggal: string | null;
  no_dokumen: string | null;
  kode_toko: string;
  kode: string;
  luar: string | null;
  berat: number | null;
  murni: number;
  ujung: boolean;
};

type Lot = { kode_toko: string; murni: number; awal: Tanggal; akhir: Tanggal };

/** A lot with the days of its first and last movement. */
const bacaLot = async (db: Sql, kode: string): Promise<Lot | null> =>
  (
    await sql<Lot>`select l.kode_toko, l.murni, l.tanggal_masuk as awal,
             coalesce((select max(g.tanggal) from gerak_lot g where g.kode_toko = l.kode_toko and g.kode_lot = l.kode_lot), l.tanggal_masuk) as akhir
        from lot l where l.kode_toko = any (array(select t.kode_toko from toko t)) and l.kode_lot = ${kode} limit 1`.execute(
      db,
    )
  ).rows[0] ?? null;

type Ganti = {
  kode_toko: string;
  no_dokumen: string;
  tanggal: string;
  dari: string;
  jadi: string;
  berat: number;
  murni: number;
  ke: number;
};

/** The codes that a piece had before, or has had since: sorting gives a new one, and it may be sold, bought and sorted again. */
async function bacaGanti(db: Sql, kode: string, arah: ArahTelusur): Promise<Ganti[]> {
  const [ini, itu] = arah === 'ASAL' ? ['ke_kode', 'kode_barcode'] : ['kode_barcode', 'ke_kode'];
  const { rows } = await sql<Ganti>`
    with recursive ganti(ke, kode, kode_toko, no_dokumen, urut) as (
      select 0, ${kode}::text, null::text, null::text, null::smallint
       union all
      select g.ke + 1, s.${sql.ref(itu)}, s.kode_toko, s.no_dokumen, s.urut
        from ganti g
        join sortir_pembelian_barang s on s.${sql.ref(ini)} = g.kode and (${arah === 'ASAL'} or not s.lot) and not s.batal and s.tujuan = 'JUAL'
         and s.kode_toko = any (array(select t.kode_toko from toko t))
       where g.ke < 20)
    select s.kode_toko, s.no_dokumen, s.tanggal, s.kode_barcode as dari, s.ke_kode as jadi, s.berat, murni(s.berat, s.kadar) as murni, g.ke
      from ganti g join sortir_pembelian_barang s on s.kode_toko = g.kode_toko and s.no_dokumen = g.no_dokumen and s.urut = g.urut
     order by g.ke`.execute(db);
  return rows;
}

const langkahGanti = (ganti: readonly Ganti[], arah: ArahTelusur): Baris[] =>
  ganti.map(({ ke, tanggal, no_dokumen, kode_toko, dari, jadi, berat, murni }) => ({
    ...{ ke, tanggal, no_dokumen, kode_toko, kode: arah === 'ASAL' ? dari : jadi, berat, murni },
    ...{ luar: null, ujung: false },
  }));

/** Steps as they were found, and what stands at their ends: outside, or where the sweep stopped. */
function barisSapuan(temuan: readonly Temuan[], jejak: Jejak, sudah: number): Baris[] {
  const baris = temuan.map(({ langkah, ke, dari, kaki, murni }): Baris => {
    const [kode_toko, kode] = isiSimpul(kaki?.simpul ?? dari);
    const { tanggal, no_dokumen, luar } = langkah;
    const berat = kaki?.berat ?? langkah.dari[0]?.berat ?? langkah.ke[0]?.berat ?? null;
    return {
      ...{ ke: ke + sudah, tanggal, no_dokumen, kode_toko, kode, berat, murni },
      ...{ luar: kaki ? null : luar, ujung: kaki === null },
    };
  });
  const sisa = [...jejak.tanda].flatMap(([simpul, murni]): Baris[] => {
    if (murni === 0) return [];
    const [kode_toko, kode] = isiSimpul(simpul);
    const ke = (jejak.langkah.get(simpul) ?? 0) + sudah;
    return [
      {
        ...{ ke, tanggal: null, no_dokumen: null, kode_toko, kode, luar: null, berat: null, murni },
        ujung: true,
      },
    ];
  });
  return [...baris, ...sisa];
}

/** `kelak` is a day that no movement is after. */
type Cari = { kode: string; arah: ArahTelusur; sejak: Tanggal; kelak: Tanggal };
type Hasil = { baris: Baris[]; terpotong: boolean };

/** A sweep begins with the first or the last day on which something can be found. */
const sapuan = (db: Sql, { arah, sejak, kelak }: Omit<Cari, 'kode'>, jejak: Jejak, pertama: Tanggal) =>
  arah === 'ASAL'
    ? telusuri(db, arah, jejak, { mulai: pertama, batas: sejak })
    : telusuri(db, arah, jejak, { mulai: pertama < sejak ? sejak : pertama, batas: kelak });

async function dariLot(db: Sql, { kode_toko, murni, awal, akhir }: Lot, cari: Cari): Promise<Hasil> {
  const { kode, arah } = cari;
  const simpul = simpulOf(kode_toko, kode);
  const semua = arah === 'JADI' || murni === 0;
  const jejak = jejakBaru(semua ? [simpul] : []);
  if (!semua) jejak.tanda.set(simpul, murni);
  const { temuan, terpotong } = await sapuan(db, cari, jejak, arah === 'ASAL' ? akhir : awal);
  const baris = barisSapuan(temuan, jejak, 0);
  if (arah === 'ASAL' || murni === 0) return { baris, terpotong };
  const sini = { tanggal: null, no_dokumen: null, luar: null, berat: null };
  return { baris: [{ ...sini, ke: 0, kode_toko, kode, murni, ujung: true }, ...baris], terpotong };
}

/** Of all lots of the store: what there is now was made of it, or what there was before the first day became it. */
async function dariSemua(db: Sql, kode_toko: string, cari: Omit<Cari, 'kode'>): Promise<Hasil> {
  const [pertama, tepi] =
    cari.arah === 'ASAL' ? [cari.kelak, cari.kelak] : [cari.sejak, addDays(cari.sejak, -1)];
  const jejak = jejakBaru();
  for (const [simpul, murni] of await bacaSaldo(db, [kode_toko], tepi))
    if (murni > 0) jejak.tanda.set(simpul, murni);
  const { temuan, terpotong } = await sapuan(db, cari, jejak, pertama);
  return { baris: barisSapuan(temuan, jejak, 0), terpotong };
}

type Keping = { kode_toko: string; murni: number };

/** A piece that a craftsman made of lots: the day it came, and its fine gold then. */
const bacaDibuat = async (db: Sql, kode: string): Promise<(Keping & { tanggal: Tanggal }) | null> =>
  (
    await sql<Keping & { tanggal: Tanggal }>`
      select p.kode_toko, p.murni, p.tanggal from terima_sepuhan_barang p
       where p.kode_toko = any (array(select t.kode_toko from toko t)) and p.kode_barcode = ${kode} and not p.batal`.execute(
      db,
    )
  ).rows[0] ?? null;

async function dariKeping(db: Sql, cari: Cari): Promise<Hasil> {
  const { kode, arah } = cari;
  const ganti = await bacaGanti(db, kode, arah);
  const semua = [kode, ...ganti.map(({ dari, jadi }) => (arah === 'ASAL' ? dari : jadi))];
  const terakhir = semua.at(-1) ?? kode;
  const { rows } = await sql<Keping & { kode: string }>`
    select b.kode_toko, b.kode_barcode as kode, murni(b.berat, b.kadar) as murni from barang b
     where b.kode_toko = any (array(select t.kode_toko from toko t)) and b.kode_barcode = any (${semua})
     order by b.status in ('TERKIRIM', 'BATAL'), b.tanggal_masuk desc`.execute(db);
  const langkah = langkahGanti(ganti, arah);
  if (arah === 'JADI') {
    const simpul = rows.map((row) => simpulOf(row.kode_toko, row.kode));
    const jejak = jejakBaru(simpul);
    const { rows: hari } = await sql<{ pertama: Tanggal | null }>`
      select min(g.tanggal) as pertama from gerak_lot g
       where g.kode_toko = any (${rows.map((row) => row.kode_toko)}) and g.dari_kode = any (${semua}) and not g.dibalik`.execute(
      db,
    );
    const { temuan, terpotong } = await sapuan(db, cari, jejak, hari[0]?.pertama ?? cari.kelak);
    if (temuan.length > 0)
      return { baris: [...langkah, ...barisSapuan(temuan, jejak, ganti.length)], terpotong };
  }
  const dibuat = arah === 'ASAL' ? await bacaDibuat(db, terakhir) : null;
  if (dibuat) {
    const jejak = jejakBaru();
    jejak.tanda.set(simpulOf(dibuat.kode_toko, terakhir), dibuat.murni);
    const { temuan, terpotong } = await sapuan(db, cari, jejak, dibuat.tanggal);
    return { baris: [...langkah, ...barisSapuan(temuan, jejak, ganti.length)], terpotong };
  }
  // A piece that was taken out of a lot: what that lot was made of.
  const lot = arah === 'ASAL' && ganti.length > 0 ? await bacaLot(db, terakhir) : null;
  if (lot) {
    const { baris, terpotong } = await dariLot(db, lot, { ...cari, kode: terakhir });
    return { baris: [...langkah, ...baris.map((b) => ({ ...b, ke: b.ke + ganti.length }))], terpotong };
  }
  const akhir = rows.find((row) => row.kode === terakhir);
  if (!akhir) return { baris: [], terpotong: false };
  const sini = { tanggal: null, no_dokumen: null, luar: null, berat: null, ujung: true };
  const { kode_toko, murni } = akhir;
  return {
    baris: [...langkah, { ...sini, ke: ganti.length, kode_toko, kode: terakhir, murni }],
    terpotong: false,
  };
}

const dariKode = async (db: Sql, cari: Cari): Promise<Hasil> => {
  const lot = await bacaLot(db, cari.kode);
  return lot ? dariLot(db, lot, cari) : dariKeping(db, cari);
};

/** Where gold came from and went to outside of the store, in the words of the shop. */
const LUAR = {
  ASAL: {
    AWAL: 'STOCK AWAL',
    KIRIM: 'DARI CABANG',
    PELANGGAN: 'DIBELI',
    SUPPLIER: 'DARI SUPPLIER',
    SUSUT: 'SELISIH TIMBANG',
  },
  JADI: {
    HANCUR: 'HILANG',
    KIRIM: 'KE PUSAT',
    PELANGGAN: 'TERJUAL',
    PELEBUR: 'KE PELEBUR',
    SUPPLIER: 'DIJUAL KE USAHA',
    SUSUT: 'SUSUT',
    OLAH: 'MENJADI BARCODE',
  },
} as const satisfies Record<ArahTelusur, Record<string, string>>;

const namaLuar = (luar: string | null, arah: ArahTelusur): string | null => {
  const nama: Readonly<Record<string, string>> = LUAR[arah];
  return luar === null ? null : (nama[luar.slice(1)] ?? luar.slice(1));
};

export const asalUsulLotSql = implementReport(asalUsulLot, async (f, { kode_toko, saat, store }, db) => {
  const hari = tanggalDi(saat, store.zona);
  const sejak = f.sejak ?? addDays(hari, f.kode ? -SEJAK_HARI.satu : -SEJAK_HARI.semua);
  const cari = { arah: f.arah, sejak, kelak: addDays(hari, KELAK_HARI) };
  const { baris, terpotong } = await (f.kode
    ? dariKode(db, { ...cari, kode: f.kode })
    : dariSemua(db, kode_toko, cari));
  const semua = baris.reduce((total, { ujung, murni }) => total + (ujung ? murni : 0), 0);
  const rows = baris
    .filter(({ ujung }) => ujung || f.tahap === 'SEMUA')
    .map((b) => ({
      ...b,
      luar: namaLuar(b.luar, cari.arah),
      persen: semua === 0 ? null : mulDiv(b.murni, 100_000, semua, 'half-up'),
    }));
  const asal = cari.arah === 'ASAL';
  return sql`
    select x.ke as langkah, coalesce(x.tanggal, n.tanggal, case when ${asal} then b.tanggal_masuk end) as tanggal,
           coalesce(x.no_dokumen, n.no_faktur_group, case when ${asal} then b.no_masuk else b.no_terakhir end) as no_dokumen,
           x.kode_toko, x.kode, coalesce(l.nama_lot, b.nama_barang, '') as nama,
           coalesce(l.tempat, case when x.ujung and not ${asal} then b.kode_gudang || '/' || b.kode_baki end) as tempat,
           case when x.luar is not null then x.luar
                when not x.ujung then coalesce(j.nama, case when d.kode_barcode is null then 'DISORTIR' else 'DIBUAT BARANG' end)
                when b.kode_barcode is not null then case when not ${asal} then b.status when n.tanggal is not null then 'DIBELI' else 'STOCK AWAL' end
                when ${terpotong} then 'BELUM DITELUSURI'
                when ${asal} then 'SEBELUMNYA'
                else case split_part(l.tempat, '/', 1) when '@TUKANG' then 'DI TUKANG' when '@PUSAT' then 'DALAM PENGIRIMAN' else 'MASIH ADA' end
           end as keadaan,
           coalesce(x.berat, b.berat) as berat, case when x.ujung then x.murni end as murni,
           case when x.ujung then x.persen end as persen, case when not x.ujung then x.murni end as melalui
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(ke integer, tanggal date, no_dokumen text, kode_toko text, kode text,
             luar text, berat bigint, murni bigint, ujung boolean, persen integer)
      left join lot l on l.kode_toko = x.kode_toko and l.kode_lot = x.kode
      left join jenis_lot j on j.jenis_lot = l.jenis_lot
      left join barang b on b.kode_toko = x.kode_toko and b.kode_barcode = x.kode and l.kode_lot is null
      left join terima_sepuhan_barang d on d.kode_barcode = x.kode and d.no_dokumen = x.no_dokumen
      left join lateral (
        select p.no_faktur_group, p.tanggal from pembelian_barang p
         where p.kode_toko = x.kode_toko and p.kode_barcode = x.kode and not p.batal and x.ujung and ${asal} and l.kode_lot is null
         order by p.tanggal desc, p.no_faktur_group desc limit 1) n on true
     order by x.ke, x.ujung, tanggal, no_dokumen, x.kode, x.murni`;
});
