/** The label of a packet: one press prints it as this till printed the last one. */
import { Group, Select } from '@mantine/core';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { printLabels } from '@mustika/web-kit/print-labels.ts';
import { recall, remember } from '@mustika/web-kit/storage.ts';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FORMAT_LABEL } from '../barang/barang.command.ts';
import { labelPaket } from './hutang.command.ts';
import { HUTANG } from './teks-hutang.store.ts';

const KUNCI = 'label-paket';
/** A picture alone is for looking, not for printing. */
const FORMAT = FORMAT_LABEL.filter((one) => one !== 'SVG');

export function LabelPaket({ no_faktur_hutang }: { no_faktur_hutang: string }) {
  const { t } = useTranslation(HUTANG);
  const [format, setFormat] = useState<string>(recall<string>('laci', KUNCI) ?? 'HALAMAN');
  const [busy, setBusy] = useState(false);
  const cetak = async () => {
    setBusy(true);
    try {
      await printLabels(labelPaket, { hutang: [{ no_faktur_hutang }], format });
    } catch (error) {
      noticeOf(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Group gap={4} wrap="nowrap">
      <ActButton
        act={labelPaket}
        variant="default"
        loading={busy}
        leftSection={<IconPrinter size={14} />}
        onClick={() => void cetak()}
      >
        {t('label.cetak')}
      </ActButton>
      <Select
        aria-label={t('label.format')}
        data={FORMAT.map((value) => ({ value, label: value === 'HALAMAN' ? t('label.langsung') : value }))}
        value={format}
        allowDeselect={false}
        w={110}
        onChange={(next) => {
          if (!next) return;
          setFormat(next);
          remember('laci', KUNCI, next);
        }}
      />
    </Group>
  );
}
