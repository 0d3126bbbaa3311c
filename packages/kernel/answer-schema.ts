/** What a call answers as a schema, made of its shape: for the page of the API, and for the tests that compare. The browser asks for none. */
import { z } from 'zod';
import { fieldsOf, NUMBERS, ofOf, SCALED, type Shape, type Shapes } from './answer.ts';

function bare(shape: Shape): z.ZodType {
  const { kind } = shape;
  if (SCALED.has(kind)) return z.number();
  if (NUMBERS.has(kind)) return z.int();
  if (kind === 'ya') return z.boolean();
  if (kind === 'bebas') return z.unknown();
  if (kind === 'objek') return recordOf(fieldsOf(shape));
  if (kind === 'daftar') return z.array(recordOf(fieldsOf(shape)));
  if (kind === 'deret') return z.array(schemaOf(ofOf(shape)));
  if (kind === 'kadang') return schemaOf(ofOf(shape)).optional();
  if (kind === 'peta') return z.record(z.string(), schemaOf(ofOf(shape)));
  if (kind === 'tanggal') return z.iso.date();
  if (kind === 'waktu') return z.iso.datetime({ offset: true });
  return z.string();
}

/** What is not for everybody: null in a row, and no column of a report, for who may not know it. */
const isGated = (shape: Shape): boolean =>
  shape.rahasia !== undefined || ('gate' in shape && shape.gate !== undefined);

const recordOf = (fields: Shapes): z.ZodType =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        isGated(field) ? schemaOf(field).optional() : schemaOf(field),
      ]),
    ),
  );

/** A shape as it travels. */
export const schemaOf = (shape: Shape): z.ZodType =>
  shape.opsional || isGated(shape) ? bare(shape).nullable() : bare(shape);

/** A whole answer of the house around its `data`; a list says how many there are, a report its totals. */
export const answerSchema = (shape: Shape): z.ZodType =>
  z.strictObject({
    data: schemaOf(shape),
    message: z.string().optional(),
    total: z.int().optional(),
    totals: z.record(z.string(), z.number().nullable()).optional(),
  });
