/** What somebody's words mean: a word that means two things means nothing, so that nothing is guessed. */
export function kataTunggal<T>(pairs: Iterable<readonly [kata: string, arti: T]>): Map<string, T> {
  const known = new Map<string, T>();
  const twice = new Set<string>();
  for (const [kata, arti] of pairs) {
    if (known.has(kata) && known.get(kata) !== arti) twice.add(kata);
    known.set(kata, arti);
  }
  for (const kata of twice) known.delete(kata);
  return known;
}
