/** A request that was touched on a notification and waits no longer: what became of it. */
import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../api.ts';
import type { ApprovalTarget } from './approval-arrival.ts';

type Fate = {
  keadaan: 'MENUNGGU' | 'SETUJU' | 'TOLAK' | 'TARIK' | 'LEWAT';
  nama: string;
  nama_toko: string;
  diputus_oleh: string | null;
  alasan: string | null;
};

export function ApprovalFate({ target, said }: { target: ApprovalTarget; said: number }) {
  const { t } = useTranslation();
  const { data, error } = useQuery<Fate>({
    queryKey: ['otorisasi-nasib', target.id, said],
    retry: false,
    queryFn: async ({ signal }) => {
      const endpoint = { method: 'GET', path: 'authorization/masuk/satu' } as const;
      return (await call<Fate>(endpoint, { query: target, signal })).data;
    },
  });
  if (!error && (!data || data.keadaan === 'MENUNGGU')) return null;
  const { nama = '', nama_toko: toko = '', diputus_oleh: siapa, alasan } = data ?? {};
  return (
    <Alert color="biru" p="xs" icon={<IconInfoCircle size={16} />} role="status">
      {data
        ? t(`otorisasi.nasib.${data.keadaan}`, { nama, toko, siapa, alasan: alasan ?? '—' })
        : t('otorisasi.nasib.tidakAda')}
    </Alert>
  );
}
