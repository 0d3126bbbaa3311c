/** The photo of a piece. It travels with the session's token, so it is fetched and shown from memory. */

import { Group, Text } from '@mantine/core';
import { IfMay } from '@mustika/web-kit/act.tsx';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { PhotoButton, useObjectUrl } from '@mustika/web-kit/photo.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { barangFotoUnggahCommand } from './barang.command.ts';
import css from './barang.module.css';
import { ambilFoto, unggahFoto } from './barang-panggilan.store.ts';
import { BARANG } from './teks-barang.store.ts';

/** Chooses a file; a phone offers its camera. */
export function PilihFoto({ onFile, loading = false }: { onFile: (file: File) => void; loading?: boolean }) {
  const { t } = useTranslation(BARANG);
  return (
    <IfMay act={barangFotoUnggahCommand}>
      <PhotoButton label={t('form.pilihFoto')} onFile={onFile} loading={loading} />
    </IfMay>
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
  const address = useObjectUrl(data);
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
