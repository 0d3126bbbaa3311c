/** What a browser calls itself, shortened to what its owner would call it: 'Chrome di Windows'. */

/** The first that fits: browsers name those before them, too. */
const PERAMBAN = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Samsung', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;
const SISTEM = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

const cocok = (daftar: readonly (readonly [string, RegExp])[], agen: string): string | undefined =>
  daftar.find(([, pola]) => pola.test(agen))?.[0];

/** `agen` is the User-Agent; null where it says nothing that a person would know. */
export function namaPeranti(agen: string | undefined): string | null {
  const peramban = cocok(PERAMBAN, agen ?? '');
  const sistem = cocok(SISTEM, agen ?? '');
  return peramban && sistem ? `${peramban} di ${sistem}` : (peramban ?? sistem ?? null);
}
