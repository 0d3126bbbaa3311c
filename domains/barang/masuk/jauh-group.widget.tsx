/** The question about what is far from its group: all of it listed once, answered once. docs/decisions/0137. */
import { Alert, Checkbox, Stack, Text } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { isApiError } from '@mustika/web-kit/api.ts';
import { errorsIn, type FormErrors } from '@mustika/web-kit/form/form-errors.ts';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { confirm } from '@mustika/web-kit/notices.tsx';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BARANG } from '../teks-barang.store.ts';

/** What such a question is about, by the path of each field; null when it is another refusal. */
export const jauhDiTolakan = (error: unknown): FormErrors | null =>
  isApiError(error) && error.code === 'JAUH_DARI_GROUP' ? errorsIn(error) : null;

/**
 * Sends, and where the server asks, asks whoever sends and sends it again with his yes. The same values are the same act with the same
 * yes, also after an answer that was lost; other values are asked about anew. A no is the refusal itself, for the fields.
 */
export function useYakinJauh() {
  const { t } = useTranslation(BARANG);
  const disetujui = useRef<string | null>(null);
  return async <T,>(isi: object, kirim: (yakin: boolean) => Promise<T>): Promise<T> => {
    const tanda = JSON.stringify(isi);
    try {
      return await kirim(disetujui.current === tanda);
    } catch (error) {
      const jauh = jauhDiTolakan(error);
      if (!jauh || !(await confirm({ title: t('jauh.judul'), text: <Daftar jauh={jauh} /> }))) throw error;
      disetujui.current = tanda;
      return kirim(true);
    }
  };
}

function Daftar({ jauh }: { jauh: FormErrors }) {
  const { t } = useTranslation(BARANG);
  return (
    <Stack gap={4}>
      {Object.entries(jauh).map(([path, sebab]) => (
        <Text key={path} fw={600}>
          {kalimat(sebab)}
        </Text>
      ))}
      <Text>{t('jauh.tanya')}</Text>
    </Stack>
  );
}

type YakinBerkasProps = { jumlah: number; yakin: boolean; onYakin: (yakin: boolean) => void };

/** The same of a file, whose rows stand in the list below. */
export function YakinBerkas({ jumlah, yakin, onYakin }: YakinBerkasProps) {
  const { t } = useTranslation(BARANG);
  if (jumlah === 0) return null;
  return (
    <Alert color="kuning" py="xs" title={t('jauh.berkas', { jumlah: formatAngka(jumlah) })}>
      <Checkbox
        label={t('jauh.benar')}
        checked={yakin}
        onChange={(event) => onYakin(event.currentTarget.checked)}
      />
    </Alert>
  );
}
