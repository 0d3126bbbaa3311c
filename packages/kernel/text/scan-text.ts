/** What a scanner hands over besides the code: its own signs are taken off, the code stays as it is printed. */

/** STX, ETX and their kin, which a scanner may be told to send around a code. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are taken off.
const KENDALI = /[\u0000-\u001f\u007f]/g;
/** The kind of barcode as AIM names it: `]C1` is GS1-128, `]E0` EAN-13, `]Q3` a QR code. */
const AIM = /^\][A-Za-z][0-9A-Za-z]/;
/** The gap that the tag prints in the middle of a code, for people to read it. */
const CELAH = /^([0-9A-Za-z]{4}) ([0-9A-Za-z]{4})$/;

/** The code of a scan: without control signs, the AIM prefix, the asterisks of Code 39 and the printed gap. */
export function kodeScan(text: string): string {
  const bare = text.replace(KENDALI, '').trim().replace(AIM, '');
  const code = /^\*.+$/.test(bare) ? bare.replace(/^\*|\*$/g, '') : bare;
  return code.trim().replace(CELAH, '$1$2');
}
