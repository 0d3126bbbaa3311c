/** The small mark beside a number that can be explained; F1 does the same for the number one stands on. */
import { ActionIcon } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Jawaban, jelaskan } from './penjelasan.ts';

/** `angka` names the number for screen readers, such as a barcode or a drawer. */
export function TombolJelas({
  angka,
  tanya,
  tab = true,
}: {
  angka: string;
  tanya: () => Jawaban;
  tab?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={20}
      style={{ verticalAlign: 'middle' }}
      tabIndex={tab ? 0 : -1}
      aria-label={`${t('tombol.F1')}: ${angka}`}
      title={`${t('tombol.F1')} (F1)`}
      onClick={(event) => {
        event.stopPropagation();
        void jelaskan(tanya);
      }}
    >
      <IconInfoCircle size={14} stroke={1.6} />
    </ActionIcon>
  );
}
