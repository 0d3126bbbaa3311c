/** Instalments: for now the terms they are sold on. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { parameterCicilanResource } from './parameter-cicilan.resource.ts';

export const cicilan = defineDomain('cicilan', 'Cicilan', parameterCicilanResource);
