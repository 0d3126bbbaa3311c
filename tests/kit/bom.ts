/** Workbooks that are small on the wire and large when they are unpacked, written by hand: no honest writer makes them. */
import { archiveOf, type Part } from '@mustika/server-kit/tabular/archive.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const part = (name: string, text: string): Part => ({ name, bytes: Buffer.from(text) });
const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const relations = (...all: string[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;

/** The parts of a workbook of one sheet, given as the XML of its rows. */
export const sheetOf = (rows: readonly string[], sharedStrings?: string): Part[] => [
  part(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  ),
  part('_rels/.rels', relations(relation('rId1', 'officeDocument', 'xl/workbook.xml'))),
  part(
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  part(
    'xl/_rels/workbook.xml.rels',
    relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      ...(sharedStrings ? [relation('rId2', 'sharedStrings', 'sharedStrings.xml')] : []),
    ),
  ),
  part(
    'xl/worksheets/sheet1.xml',
    `<worksheet xmlns="${MAIN}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
  ),
  ...(sharedStrings ? [part('xl/sharedStrings.xml', sharedStrings)] : []),
];

/** The same parts as a file. `said`: what its directory says each of them unpacks to, instead of the truth. */
export function packed(parts: readonly Part[], { said }: { said?: number } = {}): Buffer {
  const file = archiveOf(parts);
  if (said === undefined) return file;
  const ENTRY = Buffer.from('PK\u0001\u0002', 'latin1');
  for (let at = file.indexOf(ENTRY); at !== -1; at = file.indexOf(ENTRY, at + 1))
    file.writeUInt32LE(said, at + 24);
  return file;
}

/** A workbook whose sheet unpacks to so many megabytes of one cell. */
export const bomb = (megabytes: number, said: { said?: number } = {}): Buffer =>
  packed(
    sheetOf([
      `<row r="1"><c r="A1" t="inlineStr"><is><t>${'A'.repeat(megabytes * 1024 * 1024)}</t></is></c></row>`,
    ]),
    said,
  );
