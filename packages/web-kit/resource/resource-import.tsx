/** Import of a master table. */
import type { Fields } from '@mustika/kernel/field.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import { FileImport } from './file-import.tsx';
import { importFile, listFields } from './resource-calls.ts';
import { useRefreshResource } from './resource-form.ts';

/** What a file may bring of a master. */
const writable = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(listFields(fields)).filter(([, field]) => !field.readOnly));

export function ResourceImport({ resource, onClose }: { resource: Resource; onClose: () => void }) {
  const refresh = useRefreshResource(resource);
  return (
    <FileImport
      nama={resource.label}
      fields={writable(resource.fields)}
      wajib={new Set([resource.key])}
      send={(file, call) => importFile(resource.api.import, file, call)}
      onStored={refresh}
      onClose={onClose}
    />
  );
}
