/**
 * Names of the environment that nobody reads, but somebody may have meant: a setting under a wrong name is a setting that the
 * shop does not have, and nothing else would say so.
 */
type Env = Record<string, string | undefined>;

const bare = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** Names that commas part. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** One letter more, one less, another one, or two in the wrong order. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

/** Short names are near to everything: HOST is one letter from other programs' words. */
const TELLING = 7;

/**
 * `wrong`: a name of ours but for case and marks, which stops the start. `doubtful`: a letter beside one, which may be another
 * program's and is only said. Whoever has set the right name too has not meant ours.
 */
export function checkNames(env: Env, known: readonly string[]): { wrong: string[]; doubtful: string[] } {
  const wrong: string[] = [];
  const doubtful: string[] = [];
  const missing = known.filter((name) => env[name] === undefined);
  for (const name of Object.keys(env)) {
    if (known.includes(name)) continue;
    const said = bare(name);
    const same = missing.find((one) => bare(one) === said);
    const near = missing.find((one) => one.length >= TELLING && isNear(bare(one), said));
    if (same) wrong.push(`${name} tidak dikenal: maksudnya ${same}?`);
    else if (near) doubtful.push(`${name} tidak dibaca; kalau maksudnya ${near}, perbaiki namanya.`);
  }
  return { wrong, doubtful };
}
