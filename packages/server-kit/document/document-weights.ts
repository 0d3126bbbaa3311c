/** The lines of a scale that come with a call, and what of them is kept with the event. docs/decisions/0154. */
import type { Fields } from '@mustika/kernel/field.ts';
import {
  adaTimbangan,
  type Bacaan,
  beratDitimbang,
  denganBacaan,
  detail_timbangan,
} from '@mustika/kernel/scale/evidence.ts';
import type { Ctx } from '../http/http.ts';
import type { Facts, Writing } from './document-runner.ts';

/** The fields of a call with what it brings along where its weights are weighed. */
export const withReadings = (fields: Fields): Fields =>
  adaTimbangan(fields) ? { ...fields, detail_timbangan } : fields;

/** The input of a call without what the scale said, which goes along with who asks. */
export function apartReadings<I extends object>(input: I, ctx: Ctx): { input: I; ctx: Ctx } {
  const { detail_timbangan: bacaan, ...rest } = input as I & { detail_timbangan?: readonly Bacaan[] };
  return { input: rest as I, ctx: bacaan && bacaan.length > 0 ? { ...ctx, bacaan } : ctx };
}

/** What the writer of the event is told of its weights; nothing where none of them is weighed. */
export function weightsWritten(fields: Fields, input: unknown, { ctx, hari, saat }: Facts): Writing[] {
  const weights = denganBacaan(beratDitimbang(fields, input as Record<string, unknown>), ctx.bacaan ?? []);
  if (weights.length === 0) return [];
  const now = Temporal.Instant.from(saat);
  const bacaan = weights.flatMap(({ kolom, bacaan: line }) =>
    line
      ? [
          {
            ...{ kolom, bacaan: line.bacaan, alat: line.alat },
            pada: now.subtract({ seconds: line.umur }).toString(),
          },
        ]
      : [],
  );
  const row = {
    ...{ tanggal: hari, user_id: ctx.scope.user_id, berat: weights.length },
    ...{ ditimbang: bacaan.length, bacaan },
  };
  return [{ penulis: 'peristiwa_timbang', baris: [row] }];
}
