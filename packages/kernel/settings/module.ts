/** What a module is: a switch of a store that opens screens or changes a rule. */
import type { Level } from '../gate.ts';
import type { Part, Reach } from './setting.ts';

/** Off until a store turns it on: a module is on when its row exists and is not 'false' (Domain R11.8). */
export type Module = {
  part: Part;
  meaning: string;
  /** Modules that must be on before this one can be turned on. */
  needs?: readonly string[];
  /** Who may change it; empty means whoever may open the settings. */
  levels?: readonly Level[];
  /** A second person must agree: it moves money, tax or what is asked about. */
  guarded?: true;
  /** On the everyday screen of the store (settingtoko) as well, where a supervisor may change it. */
  everyday?: true;
  /**
   * Named by the specification and changes nothing yet: the screen says so, and a test takes the mark away with the first
   * reader. `parameter`: it opens the list of its parameters, which nothing reads yet.
   */
  awaited?: 'whole' | 'parameter';
  reaches?: Reach;
};

/** Whether the stored text of a module turns it on. */
export const turnsOn = (stored: unknown): boolean =>
  stored !== undefined && stored !== null && String(stored).toLowerCase() !== 'false';
