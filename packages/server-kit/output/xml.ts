/** XML as others prescribe it: elements in the order they are said, escaped, indented. */
import XMLBuilder from 'fast-xml-builder';

export type XmlTree = { readonly [name: string]: string | number | XmlTree | readonly XmlTree[] };

const builder = new XMLBuilder({
  ignoreAttributes: false,
  format: true,
  indentBy: '  ',
  suppressEmptyNode: true,
});

/** What no XML 1.0 may hold; a name that was pasted with one must not make the whole file unreadable. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are left out.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A name that begins with `@_` is an attribute; a list is an element for each of its members. */
export const xmlOf = (tree: XmlTree): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n${builder.build(tree).replace(FORBIDDEN, '')}`;
