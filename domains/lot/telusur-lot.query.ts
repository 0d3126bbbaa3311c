/** Reads the steps of lots, as much of them as a sweep needs: window by window, and of each what is connected with what is marked. */
import { addDays, type Tanggal } from '@mustika/kernel/date.ts';
import type { Sql } from '@mustika/server-kit/database.ts';
import { sql } from 'kysely';
import {
  type ArahTelusur,
  type GerakTersimpan,
  isiSimpul,
  type Jejak,
  type Langkah,
  langkahPeristiwa,
  sapu,
  simpulOf,
  type Temuan,
} from './telusur-lot.rule.ts';

/** So many movements are read for one answer; what is connected beyond them is told as not traced. */
const TERBANYAK = 60_000;
/** What is in a bar was mostly bought in the days before it; only what is older is looked for further back. */
const JENDELA = 60;
const KELAK = '9999-12-31';

type Jendela = readonly [awal: string, akhir: string];

const pasangan = (simpul: readonly string[]) => {
  const isi = simpul.map(isiSimpul);
  return sql`unnest(${isi.map(([toko]) => toko)}::text[], ${isi.map(([, kode]) => kode)}::text[]) as n(kode_toko, kode)`;
};

/**
 * All movements of the events of some days that touched these lots, made lots of these pieces, or received them at head office. There
 * both halves are one: what was received tells which lot of the branch it was, and the loss of that is left out. A branch reads
 * nothing of head office, and its own half stays.
 */
async function bacaGerak(
  db: Sql,
  simpul: readonly string[],
  [awal, akhir]: Jendela,
): Promise<GerakTersimpan[]> {
  const { rows } = await sql<GerakTersimpan>`
    with n as (select * from ${pasangan(simpul)}),
    sentuh as (
      select g.kode_toko, g.no_dokumen, g.peristiwa
        from n join gerak_lot g on g.kode_toko = n.kode_toko and g.kode_lot = n.kode
       where g.tanggal between ${awal} and ${akhir} and not g.dibalik and not g.gugur
       union
      select g.kode_toko, g.no_dokumen, g.peristiwa
        from n join gerak_lot g on g.kode_toko = n.kode_toko and g.dari_kode = n.kode
       where g.tanggal between ${awal} and ${akhir} and not g.dibalik
       union
      select t.kode_toko, t.no_dokumen, 1::smallint
        from n join terima_pusat_lot t on t.dari_lot = n.kode
        join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_dokumen
       where d.tanggal between ${awal} and ${akhir})
    select g.kode_toko, g.no_dokumen, g.peristiwa, g.tanggal, to_char(p.waktu at time zone 'UTC', 'YYYYMMDDHH24MISSUS') || lpad(p.txid::text, 20, '0') as waktu,
           g.kode_lot, g.arah, g.lawan, g.berat, g.murni, k.dari_toko, coalesce(g.dari_kode, k.dari_lot) as dari_kode,
           coalesce(k.murni, g.murni) as dari_murni
      from sentuh s
      join gerak_lot g on g.kode_toko = s.kode_toko and g.no_dokumen = s.no_dokumen and g.peristiwa = s.peristiwa
      join peristiwa p on p.kode_toko = s.kode_toko and p.no_dokumen = s.no_dokumen and p.urut = s.peristiwa
      left join lateral (
        select h.dari_toko, t.dari_lot,
               (select x.murni from gerak_lot x
                  join peristiwa q on q.kode_toko = x.kode_toko and q.no_dokumen = x.no_dokumen and q.urut = x.peristiwa and q.txid = p.txid
                 where x.kode_toko = h.dari_toko and x.no_dokumen = h.no_kirim and x.kode_lot = t.dari_lot and x.arah = 'KELUAR') as murni
          from terima_pusat_lot t
          join terima_pusat h on h.kode_toko = t.kode_toko and h.no_dokumen = t.no_dokumen
         where t.kode_toko = g.kode_toko and t.no_dokumen = g.no_dokumen and t.urut = g.urut) k on g.lawan = '@KIRIM' and g.arah = 'MASUK'
     where not g.dibalik and not g.gugur
       and not (g.lawan = '@KIRIM' and g.arah = 'KELUAR' and exists (select from terima_pusat_lot t where t.dari_lot = g.kode_lot))
     order by g.kode_toko, g.no_dokumen, g.peristiwa, g.urut`.execute(db);
  return rows;
}

/** Fine gold of each lot at the edge of a window that the sweep comes from. */
export async function bacaSaldo(
  db: Sql,
  simpul: readonly string[],
  tepi: string,
  jejak: Jejak,
): Promise<void> {
  const { rows } = await sql<{ kode_toko: string; kode_lot: string; saldo: number }>`
    select l.kode_toko, l.kode_lot, (l.murni - coalesce((
             select sum(case g.arah when 'MASUK' then g.murni else -g.murni end) from gerak_lot g
              where g.kode_toko = l.kode_toko and g.kode_lot = l.kode_lot and g.tanggal > ${tepi}
                and not g.dibalik and not g.gugur), 0))::bigint as saldo
      from ${pasangan(simpul)}
      join lot l on l.kode_toko = n.kode_toko and l.kode_lot = n.kode`.execute(db);
  for (const row of rows) jejak.saldo.set(simpulOf(row.kode_toko, row.kode_lot), row.saldo);
}

const perPeristiwa = (rows: readonly GerakTersimpan[]): Langkah[] =>
  [...Map.groupBy(rows, (g) => `${g.kode_toko} ${g.no_dokumen} ${g.peristiwa}`).values()].flatMap(
    langkahPeristiwa,
  );

/** Sides of a step in the order of a sweep. */
const sisi = ({ dari, ke }: Langkah, arah: ArahTelusur) =>
  arah === 'ASAL' ? ([ke, dari] as const) : ([dari, ke] as const);

type Bacaan = { langkah: Langkah[]; dibaca: number };

/** The steps of a window that can be reached from what is marked, generation by generation, until there are no more or too many. */
async function bacaJendela(
  db: Sql,
  arah: ArahTelusur,
  jendela: Jendela,
  jejak: Jejak,
  boleh: number,
): Promise<Bacaan> {
  const langkah = new Map<string, Langkah>();
  const dikenal = new Set<string>();
  const tepi = arah === 'ASAL' ? jendela[1] : addDays(jendela[0] as Tanggal, -1);
  let dibaca = 0;
  let baru = [...jejak.penuh, ...[...jejak.tanda].flatMap(([simpul, n]) => (n > 0 ? [simpul] : []))];
  while (baru.length > 0 && dibaca < boleh) {
    const asing = baru.filter((simpul) => !jejak.saldo.has(simpul));
    if (asing.length > 0) await bacaSaldo(db, asing, tepi, jejak);
    const rows = await bacaGerak(db, baru, jendela);
    dibaca += rows.length;
    for (const simpul of baru) dikenal.add(simpul);
    const jadi = perPeristiwa(rows);
    for (const satu of jadi) langkah.set(satu.urutan, satu);
    const sampai = jadi.flatMap((satu) => {
      const [dari, ke] = sisi(satu, arah);
      return dari.some(({ simpul }) => dikenal.has(simpul)) ? ke.map(({ simpul }) => simpul) : [];
    });
    baru = [...new Set(sampai)].filter((simpul) => !dikenal.has(simpul));
  }
  return { langkah: [...langkah.values()], dibaca };
}

const jendelaDari = (arah: ArahTelusur, sejak: Tanggal, hari: Tanggal): Jendela[] => {
  const lama = addDays(hari, -JENDELA);
  if (arah === 'JADI' || lama <= sejak) return [[sejak, KELAK]];
  return [
    [addDays(lama, 1), KELAK],
    [sejak, lama],
  ];
};

/** What is found from what `jejak` marks, and whether there was more to read than is read. */
export async function telusuri(
  db: Sql,
  arah: ArahTelusur,
  jejak: Jejak,
  { sejak, hari }: { sejak: Tanggal; hari: Tanggal },
): Promise<{ temuan: Temuan[]; terpotong: boolean }> {
  const temuan: Temuan[] = [];
  let sisa = TERBANYAK;
  for (const jendela of jendelaDari(arah, sejak, hari)) {
    const { langkah, dibaca } = await bacaJendela(db, arah, jendela, jejak, sisa);
    temuan.push(...sapu(langkah, arah, jejak));
    sisa -= dibaca;
    if (sisa <= 0) break;
    // What nothing is marked of any more has no balance at the next edge.
    for (const [simpul, n] of jejak.tanda)
      if (n === 0) for (const peta of [jejak.tanda, jejak.saldo]) peta.delete(simpul);
    for (const simpul of jejak.saldo.keys()) if (!jejak.tanda.has(simpul)) jejak.saldo.delete(simpul);
  }
  return { temuan, terpotong: sisa <= 0 };
}
