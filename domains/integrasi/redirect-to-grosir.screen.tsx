/** Semi-wholesale here, or the way to the wholesale application. Spec 1 §2.2 (redirect-to-grosir). */
import { Alert, Button, Text } from '@mantine/core';
import { angka, gram, kadar, kode, teks, uang } from '@mustika/kernel/field.ts';
import { type ApiError, call } from '@mustika/web-kit/api.ts';
import { DataTable } from '@mustika/web-kit/data-table.tsx';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { Panel, ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Grosir, grosirCommand, serahGrosir } from './grosir.command.ts';
import { INTEGRASI } from './teks-integrasi.store.ts';

export default function RedirectToGrosir() {
  const portal = useSession((session) => session.portal);
  const { data, error, isPending, refetch } = useQuery<Grosir, ApiError>({
    queryKey: ['grosir', portal],
    queryFn: async ({ signal }) => (await call(grosirCommand, { signal })).data,
  });
  if (data && !data.semi)
    return (
      <ScreenFrame title="Grosir" flowing>
        <Antar tujuan={data.tujuan} />
      </ScreenFrame>
    );
  return (
    <ScreenFrame title="Semi Grosir" acts={<KePenjualan />}>
      <SemiGrosir rows={data?.persediaan} error={error} loading={isPending} onRetry={() => void refetch()} />
    </ScreenFrame>
  );
}

function KePenjualan() {
  const { t } = useTranslation(INTEGRASI);
  return (
    <Button component={Link} to="/transaksi-penjualan">
      {t('grosir.jual')}
    </Button>
  );
}

type SemiProps = {
  rows: Grosir['persediaan'] | undefined;
  error: unknown;
  loading: boolean;
  onRetry: () => void;
};

/** What a buyer of many pieces asks first: how much of which karat, and what the gram costs today. */
function SemiGrosir({ rows, error, loading, onRetry }: SemiProps) {
  const { t } = useTranslation(INTEGRASI);
  const fields = {
    kode_group: kode(t('grosir.group'), { width: 10 }),
    nama_group: teks(t('grosir.nama'), { width: 24 }),
    kadar: kadar(t('grosir.kadar')),
    barang: angka(t('grosir.barang'), { total: 'sum' }),
    berat: gram(t('grosir.berat'), { total: 'sum' }),
    harga: uang(t('grosir.harga')),
  };
  return (
    <DataTable
      id="semi-grosir"
      keeps={[]}
      label="Semi Grosir"
      fields={fields}
      rows={rows}
      rowKey={(row) => String(row['kode_group'])}
      loading={loading}
      error={error}
      onRetry={onRetry}
    />
  );
}

/** Brings the ticket in the body of a form, so that no address, history or log ever holds it. */
function bawa(tujuan: string, tiket: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = `${tujuan}/serah-terima`;
  form.target = '_blank';
  form.rel = 'noopener';
  const input = document.createElement('input');
  input.type = 'hidden';
  input.name = 'tiket';
  input.value = tiket;
  form.append(input);
  document.body.append(form);
  form.submit();
  form.remove();
}

function Antar({ tujuan }: { tujuan: string | null }) {
  const { t } = useTranslation(INTEGRASI);
  const [busy, setBusy] = useState(false);
  if (!tujuan)
    return (
      <Alert color="kuning" title="Server Bacnkend grosir belum di setting">
        {t('grosir.belum')}
      </Alert>
    );
  const go = async () => {
    setBusy(true);
    try {
      const { data } = await call(serahGrosir, { body: {} });
      bawa(data.tujuan, data.tiket);
    } catch (error) {
      noticeOf(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel title={t('grosir.pindah')}>
      <Text size="sm" mb="sm">
        {t('grosir.jelas', { tujuan })}
      </Text>
      <Button leftSection={<IconExternalLink size={14} />} loading={busy} onClick={() => void go()}>
        {t('grosir.buka')}
      </Button>
    </Panel>
  );
}
