/** Labels as a call answers them: pictures for the screen and the browser's printer, files for label printers and offices. */
import type { FastifyReply } from 'fastify';
import type { Label } from './label.ts';
import { toPdf, toSvg } from './preview.ts';
import { toTspl } from './tspl.ts';
import { toZpl } from './zpl.ts';

export type LabelFile = 'ZPL' | 'TSPL' | 'PDF';

const MIME: Record<LabelFile, [string, string]> = {
  ZPL: ['application/octet-stream', 'zpl'],
  TSPL: ['application/octet-stream', 'tspl'],
  PDF: ['application/pdf', 'pdf'],
};

/** Pictures in the true size of their labels. */
export const labelPictures = (labels: readonly Label[]) =>
  labels.map((label) => ({ svg: toSvg(label), lebar: label.widthMm, tinggi: label.heightMm }));

/** A file of all of them; there is at least one. */
export async function sendLabels(
  reply: FastifyReply,
  labels: Label[],
  format: LabelFile,
  name: string,
): Promise<FastifyReply> {
  const [type, ending] = MIME[format];
  const bytes =
    format === 'PDF'
      ? await toPdf(labels as [Label, ...Label[]])
      : format === 'ZPL'
        ? await toZpl(labels)
        : await toTspl(labels);
  return reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name}.${ending}"`)
    .header('x-content-type-options', 'nosniff')
    .send(bytes);
}
