/** The photo of a piece. It travels with the session's token, so it is fetched and shown from memory. */

import { Group, Text } from '@mantine/core';
import { ActButton, IfMay } from '@mustika/web-kit/act.tsx';
import { confirm, noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { PhotoAway, PhotoButton, useObjectUrl } from '@mustika/web-kit/photo/photo.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './barang.module.css';
import { ambilFoto, hapusFoto, unggahFoto } from './barang-panggilan.store.ts';
import { barangFotoHapusCommand, barangFotoUnggahCommand } from './foto-barang.command.ts';
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

/** Sends and deletes; the list is told by `onChanged`, because its rows say whether there is one. */
function useFoto(kode_barcode: string, ada: boolean) {
  const { t } = useTranslation(BARANG);
  const cache = useQueryClient();
  const [sending, setSending] = useState(false);
  const [has, setHas] = useState(ada);
  const { data, error } = useQuery({
    queryKey: ['foto-barang', kode_barcode],
    queryFn: () => ambilFoto(kode_barcode),
    enabled: has,
    retry: false,
  });
  const act = async (there: boolean, work: () => Promise<{ message?: string }>) => {
    setSending(true);
    try {
      toastSuccess((await work()).message ?? '');
      setHas(there);
      if (!there) cache.removeQueries({ queryKey: ['foto-barang', kode_barcode] });
      await cache.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.includes(kode_barcode) || queryKey[0] === 'barang-daftar',
      });
    } catch (failure) {
      noticeOf(failure);
    } finally {
      setSending(false);
    }
  };
  const remove = async () => {
    const text = t('daftar.hapusFotoTanya', { kode: kode_barcode });
    if (await confirm({ title: t('form.hapusFoto'), text, danger: true }))
      await act(false, () => hapusFoto(kode_barcode));
  };
  return {
    ...{ foto: has ? data : null, rusak: has && error !== null, has, sending },
    send: (file: File) => act(true, () => unggahFoto(kode_barcode, file)),
    remove,
  };
}

type FotoProps = {
  kode_barcode: string;
  ada: boolean;
  /** The piece left the shop: its picture stays as it is. */
  tetap?: boolean;
};

export function FotoBarang({ kode_barcode, ada, tetap = false }: FotoProps) {
  const { t } = useTranslation(BARANG);
  const { foto, rusak, has, sending, send, remove } = useFoto(kode_barcode, ada);
  const address = useObjectUrl(foto);
  return (
    <Group align="flex-end" gap="sm">
      {address ? (
        <img className={css.foto} src={address} alt={t('daftar.foto', { kode: kode_barcode })} />
      ) : rusak ? (
        <PhotoAway />
      ) : (
        <Text size="sm" c="dimmed">
          {t('daftar.tanpaFoto')}
        </Text>
      )}
      {!tetap && <PilihFoto onFile={(file) => void send(file)} loading={sending} />}
      {!tetap && has && (
        <ActButton
          act={barangFotoHapusCommand}
          variant="subtle"
          color="merah"
          disabled={sending}
          onClick={() => void remove()}
        >
          {t('form.hapusFoto')}
        </ActButton>
      )}
    </Group>
  );
}
