/**
 * Large packages that a server seldom needs: drawing, bar codes, pictures. They are loaded when something is first drawn
 * with them, so that a server that only sells does not hold them (docs/performance.md, idle memory).
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The CommonJS side of a package, which can be had without waiting, so that drawing stays an ordinary call. */
export function onDemand<T>(name: string): () => T {
  let loaded: { value: T } | null = null;
  return () => {
    loaded ??= { value: require(name) as T };
    return loaded.value;
  };
}
