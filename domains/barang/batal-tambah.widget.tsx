/** Cancels an intake: a reason, an approval, and everything of it is reversed. */

import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { batalTambah } from './barang-panggilan.store.ts';
import { tambahBarangDocument } from './tambah-barang.document.ts';
import { BARANG } from './teks-barang.store.ts';

/** The reason's shortest length, as the document declares it. */
const ALASAN_MIN = 5;

type BatalProps = { no_dokumen: string; onDone: () => void };

export function BatalTambah({ no_dokumen, onDone }: BatalProps) {
  const { t } = useTranslation(BARANG);
  const [open, setOpen] = useState(false);
  const [alasan, setAlasan] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const answer = await batalTambah(no_dokumen, alasan);
      toastSuccess(answer.message ?? '');
      setOpen(false);
      onDone();
    } catch (error) {
      noticeOf(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <ActButton
        act={tambahBarangDocument.transitions.batal}
        variant="subtle"
        color="merah"
        leftSection={<IconArrowBackUp size={14} />}
        onClick={() => setOpen(true)}
      >
        {t('batal.tombol')}
      </ActButton>
      <SideDrawer
        opened={open}
        onClose={() => setOpen(false)}
        title={t('batal.judul', { nomor: no_dokumen })}
        size={420}
      >
        <Stack gap="sm">
          <Text size="sm">{t('batal.isi')}</Text>
          <TextInput
            label={t('batal.alasan')}
            value={alasan}
            maxLength={300}
            data-autofocus
            withAsterisk
            onChange={(event) => setAlasan(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => setOpen(false)}>
              {t('batal.tidak')}
            </Button>
            <Button
              color="merah"
              loading={busy}
              disabled={alasan.trim().length < ALASAN_MIN}
              onClick={() => void send()}
            >
              {t('batal.ya')}
            </Button>
          </Group>
        </Stack>
      </SideDrawer>
    </>
  );
}
