/** Labels of what lies somewhere: one press prints them as this till printed the last ones. */
import { Group, Select } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActButton } from './act.tsx';
import type { Answering } from './api.ts';
import { noticeOf } from './notices.tsx';
import { printLabels } from './print-labels.ts';
import { recall, remember } from './storage.ts';

type Props = {
  act: Answering;
  /** What of the call names what is printed. */
  body: object;
  formats: readonly string[];
  /** Where this till keeps the format it printed last. */
  kept: string;
};

export function LabelButton({ act, body, formats, kept }: Props) {
  const { t } = useTranslation();
  const [format, setFormat] = useState<string>(recall<string>('laci', kept) ?? 'HALAMAN');
  const [busy, setBusy] = useState(false);
  const print = async () => {
    setBusy(true);
    try {
      await printLabels(act, { ...body, format });
    } catch (error) {
      noticeOf(error);
    } finally {
      setBusy(false);
    }
  };
  // A picture alone is for looking, not for printing.
  const data = formats
    .filter((one) => one !== 'SVG')
    .map((value) => ({ value, label: value === 'HALAMAN' ? t('label.langsung') : value }));
  return (
    <Group gap={4} wrap="nowrap">
      <ActButton
        act={act}
        variant="default"
        loading={busy}
        leftSection={<IconPrinter size={14} />}
        onClick={() => void print()}
      >
        {t('label.cetak')}
      </ActButton>
      <Select
        aria-label={t('label.format')}
        data={data}
        value={format}
        allowDeselect={false}
        w={110}
        onChange={(next) => {
          if (!next) return;
          setFormat(next);
          remember('laci', kept, next);
        }}
      />
    </Group>
  );
}
