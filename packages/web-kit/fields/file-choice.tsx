/** The file of an import: chosen or dropped. */
import { FileInput } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './file-choice.module.css';

/** `label`: what is asked for; `hint`: what it may hold; `choose`: what stands where nothing is chosen. */
type FileChoiceProps = {
  file: File | null;
  busy: boolean;
  text: { label: string; hint: string; choose: string };
  onChoose: (file: File | null) => void;
};

export function FileChoice({ file, busy, text, onChoose }: FileChoiceProps) {
  const { t } = useTranslation();
  const [over, setOver] = useState(false);
  const hold = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  const drop = (event: DragEvent) => {
    hold(event);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !busy) onChoose(dropped);
  };
  return (
    <section
      className={`kartu ${css.berkas}`}
      aria-label={text.label}
      data-di-atas={over || undefined}
      onDragOver={hold}
      onDragLeave={hold}
      onDrop={drop}
    >
      <FileInput
        label={text.label}
        description={text.hint}
        accept=".csv,.txt,.tsv,.xlsx,text/csv"
        clearable
        clearButtonProps={{ 'aria-label': t('form.kosongkan') }}
        leftSection={<IconFileSpreadsheet size={14} />}
        placeholder={text.choose}
        value={file}
        onChange={onChoose}
        disabled={busy}
      />
    </section>
  );
}
