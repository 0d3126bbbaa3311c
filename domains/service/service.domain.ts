/** Services: for now the works a shop offers. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { deskripsiServiceResource } from './deskripsi-service.resource.ts';

export const service = defineDomain('service', 'Service', deskripsiServiceResource);
