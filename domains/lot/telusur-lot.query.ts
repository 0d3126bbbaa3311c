/** Reads the steps of lots, as many of them as a sweep needs: window by window, of every store that something marked is in. */
import { addDays, type Tanggal } from '@mustika/kernel/date.ts';
import type { Sql } from '@mustika/server-kit/database.ts';
import { sql } from 'kysely';
import {
  type ArahTelusur,
  type GerakLangkah,
  isiSimpul,
  type Jejak,
  type Kaki,
  langkahPeristiwa,
  type PeristiwaLot,
  sapu,
  simpulOf,
  type Temuan,
} from './telusur-lot.rule.ts';

/** So many movements are read for one answer; what is marked beyond them is told as not traced. */
const TERBANYAK = 120_000;
/** Days of the first window; each further one is twice as long. What is in a bar was mostly bought in the days before it. */
const JENDELA = 30;

type Jendela = readonly [awal: Tanggal, akhir: Tanggal];

/** What head office received of lots of branches: the line of its movement, which lot it was, and how much that lost by it. */
type Antar = {
  ke_toko: string;
  no_terima: string;
  urut: number;
  dari_toko: string;
  dari_lot: string;
  murni: number;
};

/** Receptions of these days that these stores sent or received. A branch reads nothing of head office. */
async function bacaAntar(db: Sql, toko: readonly string[], [awal, akhir]: Jendela): Promise<Antar[]> {
  const { rows } = await sql<Antar>`
    select h.kode_toko as ke_toko, h.no_dokumen as no_terima, t.urut, h.dari_toko, t.dari_lot, coalesce(k.murni, t.murni) as murni
      from terima_pusat h
      join peristiwa p on p.kode_toko = h.kode_toko and p.no_dokumen = h.no_dokumen and p.urut = 1
      join terima_pusat_lot t on t.kode_toko = h.kode_toko and t.no_dokumen = h.no_dokumen
      left join lateral (
        select x.murni from gerak_lot x
          join peristiwa q on q.kode_toko = x.kode_toko and q.no_dokumen = x.no_dokumen and q.urut = x.peristiwa and q.txid = p.txid
         where x.kode_toko = h.dari_toko and x.no_dokumen = h.no_kirim and x.kode_lot = t.dari_lot and x.arah = 'KELUAR') k on true
     where (h.kode_toko = any (${toko}) or h.dari_toko = any (${toko})) and p.tanggal between ${awal} and ${akhir}`.execute(
    db,
  );
  return rows;
}

type Baris = { kode_toko: string; no_dokumen: string; tanggal: string; gerak: string };

/** All events of some days of these stores that did something to lots, in the order they were done; movements packed, which are many. */
async function bacaGerak(db: Sql, toko: readonly string[], [awal, akhir]: Jendela): Promise<Baris[]> {
  const { rows } = await sql<Baris>`
    select g.kode_toko, g.no_dokumen, g.tanggal, g.gerak
      from (select x.kode_toko, x.no_dokumen, x.peristiwa, max(x.tanggal) as tanggal,
                   string_agg(concat_ws(' ', x.urut, x.kode_lot, x.arah, x.lawan, x.berat, x.murni, x.dari_kode), ',' order by x.keping, x.urut) as gerak
              from (select m.kode_toko, m.no_dokumen, m.peristiwa, m.tanggal, false as keping, m.urut, m.kode_lot, m.arah, m.lawan, m.berat, m.murni, m.dari_kode
                      from gerak_lot m
                     where m.kode_toko = any (${toko}) and m.tanggal between ${awal} and ${akhir} and not m.dibalik and not m.gugur
                    union all
                    -- What a craftsman made of lots has barcodes, and came of the same conversion.
                    select p.kode_toko, p.no_dokumen, 1, p.tanggal, true, p.urut, p.kode_barcode, 'MASUK', '@OLAH', p.berat, p.murni, null
                      from terima_sepuhan_barang p
                     where p.kode_toko = any (${toko}) and p.tanggal between ${awal} and ${akhir} and not p.batal) x
             group by 1, 2, 3) g
      join peristiwa p on p.kode_toko = g.kode_toko and p.no_dokumen = g.no_dokumen and p.urut = g.peristiwa
     order by g.tanggal, p.waktu, p.txid, g.kode_toko, g.no_dokumen`.execute(db);
  return rows;
}

/** Fine gold of the lots of a store at the edge of a window that the sweep comes from, after the day `tepi`. */
export async function bacaSaldo(
  db: Sql,
  toko: readonly string[],
  tepi: string,
): Promise<[simpul: string, murni: number][]> {
  const { rows } = await sql<{ kode_toko: string; kode_lot: string; saldo: number }>`
    select l.kode_toko, l.kode_lot, (l.murni - coalesce(g.murni, 0))::bigint as saldo
      from lot l
      left join (
        select x.kode_toko, x.kode_lot, sum(case x.arah when 'MASUK' then x.murni else -x.murni end) as murni
          from gerak_lot x where x.kode_toko = any (${toko}) and x.tanggal > ${tepi} and not x.dibalik and not x.gugur group by 1, 2) g
        on g.kode_toko = l.kode_toko and g.kode_lot = l.kode_lot
     where l.kode_toko = any (${toko}) and l.murni <> coalesce(g.murni, 0)`.execute(db);
  return rows.map((row) => [simpulOf(row.kode_toko, row.kode_lot), row.saldo]);
}

const KIRIM = '@KIRIM';

/** Both halves of what head office received are one: its own tells what it was, and the loss of the branch is left out. */
function peristiwaDari(rows: readonly Baris[], antar: readonly Antar[]): PeristiwaLot[] {
  const terima = new Map(antar.map((a) => [`${a.ke_toko} ${a.no_terima} ${a.urut}`, a]));
  const dikirim = new Set(antar.map((a) => simpulOf(a.dari_toko, a.dari_lot)));
  return rows.map(({ gerak: packed, ...peristiwa }) => {
    const { kode_toko, no_dokumen } = peristiwa;
    const gerak = packed.split(',').flatMap((teks): GerakLangkah[] => {
      const [urut, kode_lot = '', arah, lawan = '', berat, fine, dari_kode] = teks.split(' ');
      const keluar = arah === 'KELUAR';
      if (keluar && lawan === KIRIM && dikirim.has(simpulOf(kode_toko, kode_lot))) return [];
      const satu = { kode_lot, keluar, lawan, berat: Number(berat), murni: Number(fine) };
      const asal = lawan === KIRIM ? terima.get(`${kode_toko} ${no_dokumen} ${urut}`) : undefined;
      let dari: Kaki | undefined;
      if (asal) dari = { ...satu, simpul: simpulOf(asal.dari_toko, asal.dari_lot), murni: asal.murni };
      else if (dari_kode) dari = { ...satu, simpul: simpulOf(kode_toko, dari_kode) };
      return [{ ...satu, dari }];
    });
    return { ...peristiwa, gerak };
  });
}

/** Windows from the first day of the sweep on, as far as it may go. */
function* jendela(arah: ArahTelusur, mulai: Tanggal, batas: Tanggal): Generator<Jendela> {
  let [tepi, panjang] = [mulai, JENDELA];
  while (arah === 'ASAL' ? tepi >= batas : tepi <= batas) {
    const ujung = addDays(tepi, arah === 'ASAL' ? 1 - panjang : panjang - 1);
    yield arah === 'ASAL' ? [ujung < batas ? batas : ujung, tepi] : [tepi, ujung > batas ? batas : ujung];
    tepi = addDays(ujung, arah === 'ASAL' ? -1 : 1);
    panjang *= 2;
  }
}

const bertanda = ({ tanda, penuh }: Jejak): string[] => [
  ...penuh,
  ...[...tanda].flatMap(([simpul, n]) => (n > 0 ? [simpul] : [])),
];

/** What is found from what `jejak` marks, from the day `mulai` to `batas`, and whether there was more to read than is read. */
export async function telusuri(
  db: Sql,
  arah: ArahTelusur,
  jejak: Jejak,
  { mulai, batas }: { mulai: Tanggal; batas: Tanggal },
): Promise<{ temuan: Temuan[]; terpotong: boolean }> {
  const temuan: Temuan[] = [];
  const dikenal = new Set<string>();
  let sisa = TERBANYAK;
  for (const satu of jendela(arah, mulai, batas)) {
    const sini = new Set(bertanda(jejak).map((simpul) => isiSimpul(simpul)[0]));
    if (sini.size === 0) break;
    if (sisa <= 0) return { temuan, terpotong: true };
    const antar = await bacaAntar(db, [...sini], satu);
    for (const { ke_toko, dari_toko } of antar) {
      if (arah === 'ASAL' ? sini.has(ke_toko) : sini.has(dari_toko)) sini.add(ke_toko).add(dari_toko);
    }
    const asing = [...sini].filter((toko) => !dikenal.has(toko));
    if (asing.length > 0) {
      const tepi = arah === 'ASAL' ? satu[1] : addDays(satu[0], -1);
      for (const [simpul, murni] of await bacaSaldo(db, asing, tepi)) jejak.saldo.set(simpul, murni);
      for (const toko of asing) dikenal.add(toko);
    }
    // A store that is read once is read on, or what there is of its lots would be known no more.
    const peristiwa = peristiwaDari(await bacaGerak(db, [...dikenal], satu), antar);
    sisa -= peristiwa.reduce((total, { gerak }) => total + gerak.length, 0);
    temuan.push(...sapu(peristiwa.flatMap(langkahPeristiwa), arah, jejak));
  }
  return { temuan, terpotong: false };
}
