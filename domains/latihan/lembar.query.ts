/** The sheets of runs, in the real database: tickets, what was to be done, and what came of it. */
import type { Level } from '@mustika/kernel/gate.ts';
import { type Database, rawQuery, type Scope, statement } from '@mustika/server-kit/database.ts';
import { sha256 } from '@mustika/server-kit/people/session-store.ts';
import type { Outcome, Run, RunSheet, UJI_COBA } from '@mustika/server-kit/practice.ts';
import type { Latihan } from './latihan.rule.ts';
import type { Tugas } from './tugas.rule.ts';

const scopeOf = ({ kode_toko, user_id }: { kode_toko: string; user_id: string }): Scope => ({
  kode_toko,
  user_id,
  lintas: false,
});

export type TiketBaru = {
  id: string;
  latihan: Latihan | typeof UJI_COBA;
  tiket: string;
  perangkat: string;
  dibuat: string;
  berakhir: string;
};

const BARU = `insert into latihan_sesi (kode_toko, id, user_id, latihan, tiket_hash, perangkat_hash, dibuat, berakhir)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

export const tulisTiket = (db: Database, scope: Scope, t: TiketBaru): Promise<unknown> =>
  db.tx(scope, (sql) =>
    rawQuery(sql, BARU, [
      ...[scope.kode_toko, t.id, scope.user_id, t.latihan, sha256(t.tiket), sha256(t.perangkat)],
      ...[t.dibuat, t.berakhir],
    ]),
  );

/** Good once: of two that bring it at the same moment, one finds it redeemed. Whoever asked for it must still be in session. */
const TUKAR = `update latihan_sesi l set ditukar = $4 from pengguna p
  where l.kode_toko = $1 and l.tiket_hash = $2 and l.perangkat_hash = $3 and l.ditukar is null and l.berakhir > $4
    and p.user_id = l.user_id
    and exists (select from sesi s where s.user_id = l.user_id and s.perangkat_hash = $3 and s.ditutup is null)
  returning l.id, l.kode_toko, l.user_id, p.nama, p.level, l.latihan`;

type Ditukar = Omit<Run, 'level' | 'latihan'> & { level: Level; latihan: Latihan | typeof UJI_COBA };

/** The run or trial of a ticket that is good now, in this browser; null for every other. */
export async function tukarTiket(
  db: Database,
  kode_toko: string,
  tiket: string,
  perangkat: string,
  kini: string,
): Promise<Ditukar | null> {
  const values = [kode_toko, sha256(tiket), sha256(perangkat), kini];
  const [row] = await db.tx({ kode_toko, user_id: '', lintas: false }, (sql) =>
    rawQuery<Ditukar>(sql, TUKAR, values),
  );
  return row ?? null;
}

export const mulaiLembar = (db: Database, run: Run, tugas: Tugas, mulai: string): Promise<unknown> =>
  db.tx(scopeOf(run), (sql) =>
    rawQuery(sql, 'update latihan_sesi set mulai = $3, tugas = $4 where kode_toko = $1 and id = $2', [
      ...[run.kode_toko, run.id, mulai, JSON.stringify(tugas)],
    ]),
  );

const BACA = `select l.tugas, l.mulai, h.skor, h.detik, h.selesai, h.kriteria from latihan_sesi l left join latihan_hasil h using (kode_toko, id)
  where l.kode_toko = $1 and l.id = $2 and l.mulai is not null`;
type Lembar = { tugas: unknown; mulai: string; skor: number | null } & Omit<Outcome, 'skor'>;

const HASIL = `insert into latihan_hasil (kode_toko, id, user_id, latihan, skor, detik, mulai, selesai, kriteria)
  select kode_toko, id, user_id, latihan, $3, $4, mulai, $5, $6 from latihan_sesi where kode_toko = $1 and id = $2
  on conflict do nothing returning id`;

/** All a practice store knows of the real database: its own sheet. */
export const lembarDari =
  (db: Database) =>
  (run: Run): RunSheet => ({
    read: async () => {
      const [row] = await db.rows(
        scopeOf(run),
        statement<Lembar>('latihan_lembar', BACA, run.kode_toko, run.id),
      );
      if (!row) return null;
      const { tugas, mulai, skor, detik, selesai, kriteria } = row;
      return { tugas, mulai, hasil: skor === null ? null : { skor, detik, selesai, kriteria } };
    },
    finish: async ({ skor, detik, selesai, kriteria }) => {
      const values = [run.kode_toko, run.id, skor, detik, selesai, JSON.stringify(kriteria)];
      const rows = await db.tx(scopeOf(run), (sql) => rawQuery(sql, HASIL, values));
      return rows.length > 0;
    },
  });
