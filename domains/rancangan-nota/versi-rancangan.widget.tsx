/** The row of versions: what is printed now, who published what and when, and the way back. Copies go to branches here. */

import { Badge, Button, Checkbox, Group, ScrollArea, Text } from '@mantine/core';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { newKey } from '@mustika/web-kit/api.ts';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { confirm, noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { StaticModal } from '@mustika/web-kit/shell/static-modal.tsx';
import { IconCopy, IconEye, IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Perancang } from './perancang.store.ts';
import css from './rancangan.module.css';
import { bacaVersi, type Isi, type Milik, salin, tokoTujuan, type Versi } from './rancangan-data.store.ts';
import { kembalikanRancangan, salinRancangan } from './rancangan-nota.command.ts';
import { RANCANGAN } from './teks-rancangan.store.ts';

type VersiProps<R extends Isi> = { milik: Milik; perancang: Perancang<R> };

export function VersiRancangan<R extends Isi>({ milik, perancang }: VersiProps<R>) {
  const { t } = useTranslation(RANCANGAN);
  const pusat = useSession((session) => session.user?.pusat ?? false);
  const [menyalin, setMenyalin] = useState(false);
  const { data } = perancang;
  const bawaan: Versi = { versi: 0, dasar: 0, catatan: null, user_id: '', waktu: '' };
  const kembali = async (versi: number): Promise<void> => {
    const text = versi === 0 ? t('tanyaBawaan') : t('tanyaKembali', { versi });
    if (await confirm({ title: t('kembalikan'), text })) await perancang.kembali(versi);
  };
  const lihat = (versi: number): void =>
    void bacaVersi(milik, versi)
      .then((isi) => perancang.ubah(isi as R))
      .catch(noticeOf);
  return (
    <div className={css.sifat}>
      {pusat && (
        <ActButton
          act={salinRancangan}
          size="xs"
          variant="default"
          leftSection={<IconCopy size={14} />}
          onClick={() => setMenyalin(true)}
        >
          {t('salinCabang')}
        </ActButton>
      )}
      <Text size="xs" c="dimmed">
        {t('ketVersi')}
      </Text>
      {[...(data?.riwayat ?? []), bawaan].map((one) => (
        <article key={one.versi} className={css.versi}>
          <Group gap={6}>
            <strong>{one.versi === 0 ? t('bawaan') : t('versiKe', { versi: one.versi })}</strong>
            {one.versi === (data?.terbit.versi ?? 0) && (
              <Badge size="xs" color="hijau" variant="light" tt="none">
                {t('dipakai')}
              </Badge>
            )}
          </Group>
          {one.versi > 0 && (
            <Text size="xs" c="dimmed">
              {one.user_id} · {formatWaktu(one.waktu)}
              {one.catatan ? ` · ${kalimat(one.catatan)}` : ''}
            </Text>
          )}
          <Group gap={6}>
            <Button
              size="compact-xs"
              variant="default"
              leftSection={<IconEye size={13} />}
              onClick={() => lihat(one.versi)}
            >
              {t('bukaVersi')}
            </Button>
            {one.versi !== (data?.terbit.versi ?? 0) && (
              <ActButton
                act={kembalikanRancangan}
                size="compact-xs"
                variant="default"
                leftSection={<IconHistory size={13} />}
                onClick={() => void kembali(one.versi)}
              >
                {t('kembalikan')}
              </ActButton>
            )}
          </Group>
        </article>
      ))}
      {menyalin && <SalinCabang milik={milik} onTutup={() => setMenyalin(false)} />}
    </div>
  );
}

function SalinCabang({ milik, onTutup }: { milik: Milik; onTutup: () => void }) {
  const { t } = useTranslation(RANCANGAN);
  const { data } = useQuery({ queryKey: ['rancangan-toko'], queryFn: tokoTujuan });
  const [pilih, setPilih] = useState<readonly string[]>([]);
  const [sibuk, setSibuk] = useState(false);
  // One key for this window: stores that took the copy already answer a second attempt with the first.
  const [key] = useState(newKey);
  const kirim = async (): Promise<void> => {
    setSibuk(true);
    try {
      const { message } = await salin(milik, pilih, key);
      toastSuccess(message ?? '');
      onTutup();
    } catch (error) {
      noticeOf(error);
    } finally {
      setSibuk(false);
    }
  };
  return (
    <StaticModal
      opened
      onClose={onTutup}
      title={t('salinCabang')}
      closeButtonProps={{ 'aria-label': t('tutup') }}
    >
      <Text size="sm" mb="sm">
        {t('ketSalin')}
      </Text>
      <ScrollArea.Autosize mah={280}>
        {data?.map(({ kode_toko, nama_toko }) => (
          <Checkbox
            key={kode_toko}
            my={6}
            label={`${kode_toko} · ${nama_toko}`}
            checked={pilih.includes(kode_toko)}
            onChange={(event) =>
              setPilih((now) =>
                event.currentTarget.checked ? [...now, kode_toko] : now.filter((one) => one !== kode_toko),
              )
            }
          />
        ))}
      </ScrollArea.Autosize>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onTutup}>
          {t('tutup')}
        </Button>
        <Button disabled={pilih.length === 0} loading={sibuk} onClick={() => void kirim()}>
          {t('salinKe', { jumlah: pilih.length })}
        </Button>
      </Group>
    </StaticModal>
  );
}
