/** Fields that a plan shares with the question what it would cost. Domain R6.7. */
import { kode, ref } from '@mustika/kernel/field.ts';
import { parameterCicilanResource } from './parameter-cicilan.resource.ts';

/** The terms. */
export const kode_cicilan = ref('Parameter Cicilan', () => parameterCicilanResource);
/** A deposit that becomes the plan. */
export const no_titipan = kode('No Titipan', { opsional: true, max: 40 });
