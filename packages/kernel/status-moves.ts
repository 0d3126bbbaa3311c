/** Which moves of a piece's status the transitions of a document make: nobody else's, and nothing beside them. docs/decisions/0036. */
import type { Document } from './document.ts';

/** What a piece is before the document that brings it into the house, and once that was taken back. */
export const BARU = 'BARU';
const DIBATALKAN = 'BATAL';

/** From one status to another; the scale says anew what the piece weighs where it says so. */
export type StatusMove = readonly [dari: string, ke: string, timbang?: 'TIMBANG'];

/** Moves by transition. Those of a reversal are not declared: it takes back what the others did. */
export type PieceMoves<T extends string = string> = Readonly<Partial<Record<T, readonly StatusMove[]>>>;

/** A row of `status_gerak`, the table that the guard of the pieces asks. */
export type StatusRow = { jenis: string; transisi: string; dari: string; ke: string; timbang: boolean };

/** Every way a piece has come by these transitions, in their order: each step from where it began to where it stands. */
function waysOf(steps: readonly (readonly StatusMove[])[]): StatusMove[] {
  const ways: StatusMove[] = [];
  for (const moves of steps) {
    const on = moves.flatMap((move): StatusMove[] => {
      const [since, ...rest] = move;
      const before = ways.filter(([, ke]) => ke === since);
      return before.length > 0 ? before.map(([dari]) => [dari, ...rest]) : [move];
    });
    ways.push(...on);
  }
  return ways;
}

/** What came in goes back to where it was; a new piece has nowhere to go back to, and keeps the weight it came with. */
const back = ([dari, ke, ...timbang]: StatusMove): StatusMove =>
  dari === BARU ? [ke, DIBATALKAN] : [ke, dari, ...timbang];

/** The moves of a document as rows, those of its reversals by construction. A piece that comes in new makes no move. */
export function statusRows({ name: jenis, pieces = {}, transitions }: Document): StatusRow[] {
  const all = Object.entries(transitions);
  const steps = all.filter(([, t]) => !t.reverses).map(([transisi]) => pieces[transisi] ?? []);
  const taken = waysOf(steps).map(back);
  const rows = all.flatMap(([transisi, { reverses }]) =>
    (reverses ? taken : (pieces[transisi] ?? []).filter(([dari]) => dari !== BARU)).map(
      ([dari, ke, timbang]) => ({ jenis, transisi, dari, ke, timbang: timbang === 'TIMBANG' }),
    ),
  );
  return [...new Map(rows.map((row) => [`${row.transisi} ${row.dari} ${row.ke}`, row])).values()];
}
