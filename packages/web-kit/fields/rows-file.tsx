/** Rows of a list of a form from somebody's file: they are in the form afterwards, to be seen and sent as typed ones are. docs/decisions/0141. */
import { Text } from '@mantine/core';
import type { Command } from '@mustika/kernel/command.ts';
import type { Fields } from '@mustika/kernel/field.ts';
import { type IsiBerkas, wajibIsi } from '@mustika/kernel/text/isi-berkas.ts';
import { useTranslation } from 'react-i18next';
import { istilah } from '../language/istilah.ts';
import { FileImport } from '../resource/file-import.tsx';
import { importFile } from '../resource/resource-calls.ts';

export type RowsFileProps = {
  command: Command;
  /** The name of the list, and what it is called. */
  name: string;
  label: string;
  fields: Fields;
  onRows: (rows: Record<string, unknown>[]) => void;
  onClose: () => void;
};

export function RowsFile({ command, name, label, fields, onRows, onClose }: RowsFileProps) {
  const { t } = useTranslation();
  return (
    <FileImport<IsiBerkas>
      nama={label}
      fields={fields}
      wajib={wajibIsi(fields)}
      words={{ take: t('impor.isikan'), taken: (jumlah) => t('impor.diisikan', { jumlah }) }}
      send={(file, call) => importFile<IsiBerkas>(command, file, call, { bagian: name })}
      more={({ jumlah }) => <Sums fields={fields} jumlah={jumlah} />}
      onStored={({ isi }) => onRows([...(isi[name] ?? [])])}
      onClose={onClose}
    />
  );
}

/** What the rows come to, and whether the file says the same below them. */
function Sums({ fields, jumlah }: { fields: Fields; jumlah: IsiBerkas['jumlah'] }) {
  const { t } = useTranslation();
  return jumlah.map(({ kolom, dibaca, berkas }) => {
    const nama = istilah(fields[kolom]?.label ?? kolom);
    const same = berkas === dibaca;
    return (
      <Text key={kolom} size="sm" c={berkas === null || same ? 'dimmed' : 'merah'}>
        {berkas === null
          ? t('impor.jumlah.dibaca', { nama, dibaca })
          : t(same ? 'impor.jumlah.sama' : 'impor.jumlah.beda', { nama, dibaca, berkas })}
      </Text>
    );
  });
}
