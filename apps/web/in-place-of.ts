/** Builds ours in the place of a module that is not ours. A build that never asks for that one is refused: its owner has changed. */
import type { Plugin } from 'vite';

type InPlaceOf = { name: string; is: (id: string) => boolean; source: string; gone: string };

export function inPlaceOf({ name, is, source, gone }: InPlaceOf): Plugin {
  let put = false;
  return {
    name,
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!is(id)) return null;
      put = true;
      return source;
    },
    buildEnd(error) {
      if (!error && !put) this.error(gone);
    },
  };
}
