/** Pictures that are taken or chosen here and shown from memory: they travel with the session's token, never by address. */
import { Button, FileButton, Text } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Address of a file in memory, for as long as it is shown. */
export function useObjectUrl(blob: Blob | null | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return setAddress(null);
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}

/** In the place of a picture that there is and that cannot be had now. */
export function PhotoAway() {
  const { t } = useTranslation();
  return (
    <Text size="sm" c="dimmed">
      {t('isian.fotoTakTampil')}
    </Text>
  );
}

type PhotoButtonProps = {
  label: string;
  onFile: (file: File) => void;
  loading?: boolean;
  disabled?: boolean;
};

/** Chooses a file; a phone offers its camera. */
export function PhotoButton({ label, onFile, loading = false, disabled = false }: PhotoButtonProps) {
  return (
    <FileButton
      accept="image/jpeg,image/png,image/webp"
      capture="environment"
      disabled={disabled}
      onChange={(file) => file && onFile(file)}
    >
      {(props) => (
        <Button
          {...props}
          variant="default"
          title={label}
          loading={loading}
          disabled={disabled}
          leftSection={<IconCamera size={14} />}
        >
          {label}
        </Button>
      )}
    </FileButton>
  );
}
