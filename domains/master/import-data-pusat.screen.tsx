/** What head office has and this branch has not: chosen list by list, looked at row by row, taken whole or not at all. Spec 1 §2.2. */
import { Checkbox, Group, Switch, Text } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { type Fields, kode, teks } from '@mustika/kernel/field.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { call } from '@mustika/web-kit/api.ts';
import { withApproval } from '@mustika/web-kit/approval/approval.ts';
import { DataTable } from '@mustika/web-kit/data-table.tsx';
import { istilah } from '@mustika/web-kit/istilah.ts';
import { Panel, ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useKirimSekali } from '@mustika/web-kit/use-kirim.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ambilPusat, type BandingPusat, bandingPusat } from './data-pusat.command.ts';
import { MASTER } from './teks-master.store.ts';

const RINCIAN = {
  kunci: kode('Kode', { width: 14 }),
  nama: teks('Nama', { width: 24 }),
  jenis: teks('Perubahan', { width: 10, kata: true }),
  label: teks('Kolom', { width: 18, kata: true }),
  di_toko: teks('Di Toko Ini', { width: 18 }),
  di_pusat: teks('Di Pusat', { width: 18 }),
} as unknown as Fields;

type Daftar = BandingPusat['daftar'][number];

/** The comparison, and which of its lists are chosen: all that differ until somebody says otherwise. */
function useBanding() {
  const toko = useSession((session) => session.portal ?? session.user?.kode_toko ?? '');
  const [lewati, setLewati] = useState<ReadonlySet<string>>(new Set());
  const [perbarui, setPerbarui] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['banding-pusat', toko],
    queryFn: async ({ signal }) => (await call(bandingPusat, { signal })).data,
    retry: false,
  });
  const berbeda = (data?.daftar ?? []).filter(({ baru, beda }) => baru + beda > 0);
  const dicentang = berbeda.filter(({ tabel }) => !lewati.has(tabel));
  /** A list of which nothing would be taken is none to take. */
  const dipilih = dicentang.filter(({ baru }) => baru > 0 || perbarui);
  const pilih = (tabel: string, ya: boolean) =>
    setLewati((before) => new Set(ya ? [...before].filter((one) => one !== tabel) : [...before, tabel]));
  return { data, error, isFetching, refetch, berbeda, dicentang, dipilih, pilih, perbarui, setPerbarui };
}

export default function ImportDataPusat() {
  const { t } = useTranslation(MASTER);
  const banding = useBanding();
  const { busy, kirim } = useKirimSekali();
  const { data, dicentang, dipilih, perbarui } = banding;
  const ambil = async () => {
    const daftar = dipilih.map(({ tabel, sidik }) => ({ tabel, sidik }));
    const act = (key: string) =>
      withApproval((detail_authorization) =>
        call(ambilPusat, {
          body: { daftar, perbarui, ...(detail_authorization ? { detail_authorization } : {}) },
          key,
        }),
      );
    if (await kirim(act)) void banding.refetch();
  };
  const tampil = new Set(dicentang.map(({ tabel }) => tabel));
  const rincian = (data?.rincian ?? []).filter((one) => tampil.has(one.tabel));
  return (
    <ScreenFrame
      title="Import Data Pusat"
      acts={
        <ActButton
          act={ambilPusat}
          main
          loading={busy}
          disabled={dipilih.length === 0 || banding.isFetching}
          onClick={() => void ambil()}
        >
          {t('ambilPusat.ambil', { jumlah: dipilih.length })}
        </ActButton>
      }
    >
      {banding.error && (
        <Text role="alert" size="sm">
          {istilah((banding.error as Error).message)}
        </Text>
      )}
      {data && <Pilihan banding={banding} />}
      {data && (
        <Panel title={t('ambilPusat.rincian')}>
          <DataTable
            id="import-data-pusat"
            label={t('ambilPusat.rincian')}
            fields={RINCIAN}
            rows={rincian.map((one, urut) => ({ ...one, urut }))}
            rowKey="urut"
            first={{ text: t('ambilPusat.sama') }}
          />
        </Panel>
      )}
    </ScreenFrame>
  );
}

function Pilihan({ banding }: { banding: ReturnType<typeof useBanding> }) {
  const { t } = useTranslation(MASTER);
  const { data, berbeda, dicentang, pilih, perbarui, setPerbarui } = banding;
  const teksnya = ({ label, baru, beda }: Daftar) =>
    t('ambilPusat.daftar', { label: istilah(label), baru: formatAngka(baru), beda: formatAngka(beda) });
  return (
    <section className="kartu" style={{ padding: 12 }}>
      <Text size="sm" mb="xs">
        {t('ambilPusat.penjelasan', { pusat: data?.nama_toko ?? '' })}
      </Text>
      <Group gap="md">
        {berbeda.map((one) => (
          <Checkbox
            key={one.tabel}
            label={teksnya(one)}
            checked={dicentang.includes(one)}
            onChange={(event) => pilih(one.tabel, event.currentTarget.checked)}
          />
        ))}
      </Group>
      <Switch
        mt="sm"
        label={t('ambilPusat.perbarui')}
        checked={perbarui}
        onChange={(event) => setPerbarui(event.currentTarget.checked)}
      />
    </section>
  );
}
