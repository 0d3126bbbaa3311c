/** What one shop was told over a bad line, told to another one that began alike, each thing once. */
import type { Kit } from '../../kit/app.ts';
import type { Tulisan } from './jaringan.ts';

/**
 * Words that the other shop says in the place of ours, such as the seal of a question and the number of an approval: found by
 * holding its answers against ours, leaf by leaf.
 */
function pelajari(kita: unknown, mereka: unknown, kamus: Map<string, string>): void {
  if (typeof kita === 'string' && typeof mereka === 'string' && kita !== mereka) kamus.set(kita, mereka);
  if (kita === null || mereka === null || typeof kita !== 'object' || typeof mereka !== 'object') return;
  for (const [name, value] of Object.entries(kita))
    pelajari(value, (mereka as Record<string, unknown>)[name], kamus);
}

const terjemahkan = (body: unknown, kamus: ReadonlyMap<string, string>): unknown =>
  body === undefined
    ? undefined
    : JSON.parse(JSON.stringify(body), (_name, value) => kamus.get(value) ?? value);

/** Tells it; answers what was answered otherwise there than here, as sentences. Empty is what it must be. */
export async function ulangi(tulisan: readonly Tulisan[], kit: Kit): Promise<string[]> {
  const kamus = new Map<string, string>();
  const sudah = new Set<string>();
  const beda: string[] = [];
  for (const { user_id, method, path, key, body, jawab } of tulisan) {
    const sama = JSON.stringify([key, path, body]);
    // Asked again because its answer was lost.
    if (key !== '' && sudah.has(sama)) continue;
    sudah.add(sama);
    const answer = await kit.as(user_id).call(method, path, terjemahkan(body, kamus));
    if (answer.status !== jawab.status)
      beda.push(
        `${method} ${path}: ${jawab.status} here, ${answer.status} there: ${answer.text.slice(0, 300)}`,
      );
    if (answer.text.startsWith('{')) pelajari(jawab.isi, JSON.parse(answer.text), kamus);
  }
  return beda;
}
