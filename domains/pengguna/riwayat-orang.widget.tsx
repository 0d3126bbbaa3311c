/** Everything that was done to a user and his rights, newest first: who, when, from what to what. */
import { Loader, Text, Timeline } from '@mantine/core';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { useTranslation } from 'react-i18next';
import type { Riwayat } from './data-users.command.ts';
import { useRiwayatPengguna } from './pengguna-data.store.ts';
import { PENGGUNA } from './teks-pengguna.store.ts';

type Beda = { nama: string; sebelum: string | null; sesudah: string | null };

const teksOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : Array.isArray(value) ? value.join(', ') : String(value);

const rekaman = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};

/** What differs between before and after; an act without either tells its other facts. */
function bedaOf(isi: Riwayat['isi']): Beda[] {
  const { sebelum, sesudah, ...lain } = isi;
  const [dulu, kini] = [rekaman(sebelum), rekaman(sesudah)];
  const names = [...new Set([...Object.keys(dulu), ...Object.keys(kini)])];
  const changed = names
    .map((nama) => ({ nama, sebelum: teksOf(dulu[nama]), sesudah: teksOf(kini[nama]) }))
    .filter((one) => one.sebelum !== one.sesudah);
  const facts = Object.entries(lain).map(([nama, value]) => ({
    nama,
    sebelum: null,
    sesudah: teksOf(value),
  }));
  return [...changed, ...facts];
}

export function RiwayatOrang({ user_id }: { user_id: string }) {
  const { t } = useTranslation(PENGGUNA);
  const asked = useRiwayatPengguna(user_id);
  if (asked.isPending) return <Loader size="sm" />;
  if (asked.isError || asked.data.length === 0) return <Text size="sm">{t('orang.tanpaRiwayat')}</Text>;
  return (
    <Timeline bulletSize={12} lineWidth={1}>
      {asked.data.map((one) => (
        <Timeline.Item
          key={`${one.waktu}${one.aksi}`}
          title={
            <Text size="sm" fw={600}>
              {one.aksi} · {one.user_id}
            </Text>
          }
        >
          <Text size="xs" c="dimmed">
            {formatWaktu(one.waktu)} · {one.kode_toko}
          </Text>
          {bedaOf(one.isi).map(({ nama, sebelum, sesudah }) => (
            <Text size="xs" key={nama}>
              <span className="kode">{nama}</span>: {sebelum !== null && <del>{sebelum}</del>}{' '}
              {sesudah ?? '-'}
            </Text>
          ))}
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
