/**
 * Is this page a practice store? It is the same build below /latihan/: its calls go there, and what it remembers has names of
 * its own. Decided once, by the address the page was loaded from: no page of practice leads to one of the shop.
 */
const ADDRESS = '/latihan';

const at = typeof location === 'undefined' ? '' : location.pathname;

export const inPractice = at === ADDRESS || at.startsWith(`${ADDRESS}/`);

/** What stands before every path of this page: nothing in the shop. */
export const BASE = inPractice ? ADDRESS : '';

/** The path of a screen as the house declares it. */
export const screenPath = (pathname: string): string => pathname.slice(BASE.length) || '/';

/** Where the window of practice begins: a screen, with the ticket and the language behind the #, where no log reads them. */
export const practiceAddress = (screen: string, ticket: string, language: string): string =>
  `${ADDRESS}${screen}#${ticket}~${language}`;

/** With what this window was opened; the address forgets it at once, so that a reload brings no ticket twice. */
export const arrival = ((): { ticket: string; language: string } => {
  const [, ticket = '', language = ''] = (inPractice && /^#([\w.-]+)~(\w+)$/.exec(location.hash)) || [];
  if (ticket) history.replaceState(null, '', location.pathname);
  return { ticket, language };
})();
