/**
 * The first so many characters of a text, never half of one: a sign beyond the first plane is two units of UTF-16, and half of it
 * is no text to PostgreSQL.
 */
export const awalTeks = (text: string, banyak: number): string =>
  text.slice(0, banyak).replace(/[\uD800-\uDBFF]$/, '');
