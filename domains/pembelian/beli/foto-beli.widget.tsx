/** The picture of a bought piece: taken at the counter, looked at later. Domain R4.10. */

import { Group, Text } from '@mantine/core';
import type { Flags } from '@mustika/kernel/flags.ts';
import { IfMay } from '@mustika/web-kit/act.tsx';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { PhotoButton, useObjectUrl } from '@mustika/web-kit/photo/photo.tsx';
import { StoredPhoto } from '@mustika/web-kit/photo/stored-photo.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fotoBeliUnggah } from '../nota/nota-beli.command.ts';
import { PEMBELIAN } from '../teks-pembelian.store.ts';
import { ubah } from './beli.store.ts';
import { ambilFotoBeli, unggahFotoBeli } from './beli-panggilan.store.ts';
import css from './foto-beli.module.css';
import { type BarisKeranjang, ubahBaris } from './keranjang-beli.rule.ts';

type FotoBarisProps = { baris: BarisKeranjang; flags: Flags; terbuka: boolean };

/** Where the store wants pictures. Domain R4.10. */
export const FotoBaris = ({ baris, flags, terbuka }: FotoBarisProps) =>
  flags.has('PEMBELIAN_DENGAN_FOTO') ? (
    <AmbilFoto kunci={baris.kunci} ada={baris.foto !== null} terbuka={terbuka} />
  ) : null;

type AmbilProps = { kunci: string; ada: boolean; terbuka: boolean };

/** Takes the picture of the line and shows it; what was taken before a reload is only said to be there. */
function AmbilFoto({ kunci, ada, terbuka }: AmbilProps) {
  const { t } = useTranslation(PEMBELIAN);
  const [file, setFile] = useState<File | null>(null);
  const [sending, setSending] = useState(false);
  const address = useObjectUrl(file);
  const kirim = async (taken: File) => {
    setSending(true);
    try {
      const foto = await unggahFotoBeli(taken);
      ubah((k) => ubahBaris(k, kunci, { foto }));
      setFile(taken);
    } catch (error) {
      noticeOf(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <Group gap="sm" my="xs" data-nama="foto">
      {ada && address && <img className={css.foto} src={address} alt={t('foto.gambar', { kode: kunci })} />}
      <IfMay act={fotoBeliUnggah}>
        <PhotoButton
          label={t(ada ? 'foto.ganti' : 'foto.ambil')}
          onFile={(taken) => void kirim(taken)}
          loading={sending}
          disabled={!terbuka}
        />
      </IfMay>
      {!ada && (
        <Text size="xs" c="dimmed">
          {t('foto.wajib')}
        </Text>
      )}
      {ada && !address && (
        <Text size="xs" c="dimmed">
          {t('foto.ada')}
        </Text>
      )}
    </Group>
  );
}

/** The stored picture of a bought piece. */
export function FotoDibeli({ no_faktur }: { no_faktur: string }) {
  const { t } = useTranslation(PEMBELIAN);
  return (
    <StoredPhoto
      name={['beli', no_faktur]}
      load={() => ambilFotoBeli(no_faktur)}
      alt={t('foto.gambar', { kode: no_faktur })}
      caption={no_faktur}
    />
  );
}
