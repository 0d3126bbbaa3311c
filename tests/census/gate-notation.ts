/** The gate notation of routes.tsv, and whether two gates let the same people in. */
import { isFlag } from '@mustika/kernel/flags.ts';
import {
  all,
  any,
  type ChoiceKey,
  flag,
  type Gate,
  type GateSubject,
  LEVELS,
  type Level,
  level,
  login,
  mode,
  not,
  passes,
  publik,
  pusat,
  SARANA,
  type Sarana,
  sarana,
  setting,
  storeList,
} from '@mustika/kernel/gate.ts';

/** The key is ours to name, so any one stands for all. */
const STORE_LIST = 'DAFTAR_TOKO_REKAP';

function atom(text: string): Gate {
  if (text === 'public') return publik;
  if (text === 'pusat') return pusat;
  if (text === 'store-list') return storeList(STORE_LIST);
  const [kind, rest] = text.split(':') as [string, string | undefined];
  if (kind === 'level') return level(...((rest ?? '').split(',') as Level[]));
  if (kind === 'mode') return mode(rest ?? '');
  if (kind === 'sarana' && SARANA.includes(rest as Sarana)) return sarana(rest as Sarana);
  if (kind === 'setting') {
    const [key = '', value = ''] = (rest ?? '').split('=');
    return setting(key as ChoiceKey, value as never);
  }
  if (isFlag(text)) return flag(text);
  throw new Error(`routes.tsv: unknown gate ${text}`);
}

const parts = (text: string, sign: string): string[] => text.split(sign).map((part) => part.trim());

function conjunction(text: string): Gate {
  const gates = parts(text, '&').map((part) =>
    part.startsWith('!') ? not(atom(part.slice(1))) : atom(part),
  );
  return gates.length === 1 ? (gates[0] as Gate) : all(...gates);
}

/** `A & !B | C`; `level:OWN,SU if FLAG` asks the level only while the flag is on. Empty: whoever is logged in. */
export function parseGate(text: string): Gate {
  if (text === '') return login;
  const [who, when] = parts(text, ' if ');
  if (when !== undefined) return any(not(conjunction(when)), conjunction(who ?? ''));
  const gates = parts(text, '|').map(conjunction);
  return gates.length === 1 ? (gates[0] as Gate) : any(...gates);
}

/** Everything a gate asks that a subject can be varied by. */
function atomsOf(gate: Gate): Gate[] {
  if (gate.is === 'not') return atomsOf(gate.gate);
  if (gate.is === 'all' || gate.is === 'any') return gate.gates.flatMap(atomsOf);
  return [gate];
}

/** Store lists under one name, because the specification gives none. */
function named(gate: Gate): Gate {
  if (gate.is === 'not') return not(named(gate.gate));
  if (gate.is === 'all' || gate.is === 'any') return { is: gate.is, gates: gate.gates.map(named) };
  return gate.is === 'store-list' ? storeList(STORE_LIST) : gate;
}

type Switch = (subject: GateSubject) => GateSubject;

function switchOf(gate: Gate): Switch | null {
  if (gate.is === 'flag')
    return (s) => ({ ...s, flags: { has: (flag) => flag === gate.flag || s.flags.has(flag) } });
  if (gate.is === 'mode') return (s) => ({ ...s, mode: gate.mode });
  if (gate.is === 'sarana') return (s) => ({ ...s, sarana: new Set([...(s.sarana ?? []), gate.sarana]) });
  if (gate.is === 'menu') return (s) => ({ ...s, menu: new Set([...s.menu, gate.path]) });
  if (gate.is === 'setting') return (s) => ({ ...s, settings: { ...s.settings, [gate.key]: gate.value } });
  if (gate.is === 'store-list')
    return (s) => ({ ...s, settings: { ...s.settings, [gate.key]: `LAIN,${s.kode_toko}` } });
  return null;
}

/** Every subject the gates can tell apart. */
function subjects(gates: readonly Gate[]): (GateSubject | null)[] {
  const distinct = new Map(gates.flatMap(atomsOf).map((gate) => [JSON.stringify(gate), gate]));
  const switches = [...distinct.values()].map(switchOf).filter((change) => change !== null);
  const bare = LEVELS.flatMap((lvl): GateSubject[] =>
    [false, true].map((head) => ({
      level: lvl,
      pusat: head,
      kode_toko: 'JKT1',
      flags: new Set(),
      settings: {},
      mode: '',
      menu: new Set(),
    })),
  );
  let varied = bare;
  for (const change of switches) varied = varied.concat(varied.map(change));
  return [null, ...varied];
}

/** Do both open for exactly the same people, whatever they are made of? */
export function sameGate(a: Gate, b: Gate): boolean {
  const [one, two] = [named(a), named(b)];
  return subjects([one, two]).every((subject) => passes(one, subject) === passes(two, subject));
}
