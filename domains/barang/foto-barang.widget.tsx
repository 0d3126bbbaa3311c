/** The photo of a piece. It travels with the session's token, so it is fetched and shown from memory. */
import { Button, FileButton, Group, Text } from '@mantine/core';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { IconCamera } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './barang.module.css';
import { ambilFoto, unggahFoto } from './barang-panggilan.store.ts';
import { BARANG } from './teks-barang.store.ts';

/** Address of a file in memory, for as long as it is shown. */
export function useAlamat(blob: Blob | null | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return setAddress(null);
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}

/** Chooses a file; a phone offers its camera. */
export function PilihFoto({ onFile, loading = false }: { onFile: (file: File) => void; loading?: boolean }) {
  const { t } = useTranslation(BARANG);
  return (
    <FileButton
      accept="image/jpeg,image/png,image/webp"
      capture="environment"
      onChange={(file) => file && onFile(file)}
    >
      {(props) => (
        <Button {...props} variant="default" loading={loading} leftSection={<IconCamera size={14} />}>
          {t('form.pilihFoto')}
        </Button>
      )}
    </FileButton>
  );
}

export function FotoBarang({ kode_barcode, ada }: { kode_barcode: string; ada: boolean }) {
  const { t } = useTranslation(BARANG);
  const cache = useQueryClient();
  const [sending, setSending] = useState(false);
  const [has, setHas] = useState(ada);
  const { data } = useQuery({
    queryKey: ['foto-barang', kode_barcode],
    queryFn: () => ambilFoto(kode_barcode),
    enabled: has,
    retry: false,
  });
  const address = useAlamat(data);
  const send = async (file: File) => {
    setSending(true);
    try {
      const answer = await unggahFoto(kode_barcode, file);
      toastSuccess(answer.message ?? '');
      setHas(true);
      await cache.invalidateQueries({ queryKey: ['foto-barang', kode_barcode] });
    } catch (error) {
      noticeOf(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <Group align="flex-end" gap="sm">
      {address ? (
        <img className={css.foto} src={address} alt={t('daftar.foto', { kode: kode_barcode })} />
      ) : (
        <Text size="sm" c="dimmed">
          {t('daftar.tanpaFoto')}
        </Text>
      )}
      <PilihFoto onFile={(file) => void send(file)} loading={sending} />
    </Group>
  );
}
