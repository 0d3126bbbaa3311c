/**
 * Damage to what the house keeps, as somebody with the owner's hands would do it: the rule of cek_invarian() that must
 * notice it, the damage in words, the statement. It stands as `DAMAGE` in `x.damage.ts` beside what owns the rule; what
 * no domain owns stands in tests/invariants. All of it is undone afterwards.
 */
import type pg from 'pg';

export type Damage = readonly [rule: string, what: string, statement: string];
type File = { DAMAGE?: readonly Damage[] };

const files = {
  ...import.meta.glob<File>('../../domains/**/*.damage.ts', { eager: true }),
  ...import.meta.glob<File>('../invariants/*.damage.ts', { eager: true }),
};

/** Every damage of the house. */
export const ALL_DAMAGE: readonly Damage[] = Object.entries(files).flatMap(([path, { DAMAGE }]) => {
  if (!DAMAGE) throw new Error(`${path} exports no DAMAGE: export const DAMAGE: readonly Damage[] = [...]`);
  return DAMAGE;
});

/** The owner's hands are stronger than the guards: every trigger of every table steps aside until the rollback. */
export const guardsAside = (owner: pg.Client): Promise<unknown> =>
  owner.query(
    `do $$ declare t regclass; begin
       for t in select distinct tgrelid from pg_trigger g join pg_class c on c.oid = g.tgrelid
                 where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       loop execute format('alter table %s disable trigger all', t); end loop; end $$`,
  );
