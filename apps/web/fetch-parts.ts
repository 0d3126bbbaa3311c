/**
 * What every `import()` of the built page goes through, in place of the bundler's own helper: the scripts and styles of a part are
 * fetched first, and the part is imported once all of them are here. Imported at once, a script that does not arrive is lost until
 * the page is read anew, because a browser remembers of a module that it failed, and of a preload, too.
 */

const BASE = import.meta.env.BASE_URL;
/** What is here or on its way; what failed is not. */
const asked = new Map<string, Promise<void>>();

/** A script, into the cache of the browser: names of scripts carry their content's hash, so it is not asked for again. */
async function fetchScript(href: string): Promise<void> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href}: ${answer.status}`);
  await answer.arrayBuffer();
}

function fetchStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} did not arrive`));
    };
    document.head.append(link);
  });
}

/** What the page brought itself. */
const ofPage = (href: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[href], script[src]')].some(
    (one) => ('href' in one ? one.href : one.src) === href,
  );

function once(href: string): Promise<void> {
  const before = asked.get(href);
  if (before) return before;
  const part = ofPage(href)
    ? Promise.resolve()
    : (href.endsWith('.css') ? fetchStyle(href) : fetchScript(href)).catch((error: unknown) => {
        asked.delete(href);
        throw error;
      });
  asked.set(href, part);
  return part;
}

/** @param load imports the part @param parts the files it is made of, itself among them, without the base of the page */
export async function __vitePreload<T>(load: () => Promise<T>, parts: readonly string[] = []): Promise<T> {
  await Promise.all(parts.map((part) => once(new URL(BASE + part, document.baseURI).href)));
  return load();
}
