/** /blank: nothing but the frame. */
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export default function Blank() {
  const { t } = useTranslation();
  return <VisuallyHidden component="h1">{t('beranda.kosong')}</VisuallyHidden>;
}
