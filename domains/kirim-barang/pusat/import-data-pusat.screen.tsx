/** What head office has and this branch has not: lists and shipments, looked at row by row, taken whole or not at all. Spec 1 §2.2. */
import { Checkbox, Group, Switch, Text } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { type Fields, kode, teks } from '@mustika/kernel/field.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { call } from '@mustika/web-kit/api.ts';
import { withApproval } from '@mustika/web-kit/approval/approval.ts';
import { DataTable } from '@mustika/web-kit/data-table.tsx';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { Panel, ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { TargetLink } from '@mustika/web-kit/target-link.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bakiResource } from '../../master/baki.resource.ts';
import { KIRIM } from '../teks-kirim.store.ts';
import { BarangPusat } from './barang-pusat.widget.tsx';
import { ambilPusat, type BandingPusat, bandingPusat } from './data-pusat.command.ts';
import css from './import-data-pusat.module.css';
import { bisaDiambil } from './kiriman-pusat.rule.ts';

const RINCIAN = {
  kunci: kode('Kode', { width: 14 }),
  nama: teks('Nama', { width: 24 }),
  jenis: teks('Perubahan', { width: 10, kata: true }),
  label: teks('Kolom', { width: 18, kata: true }),
  di_toko: teks('Di Toko Ini', { width: 18 }),
  di_pusat: teks('Di Pusat', { width: 18 }),
} as unknown as Fields;

type Daftar = BandingPusat['daftar'][number];

/** The comparison, and which of its lists are chosen: all of which something would be taken, until somebody says otherwise. */
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
  /** A list of which nothing would be taken is none to take; what differs in it is shown all the same. */
  const tampil = berbeda.filter(({ tabel }) => !lewati.has(tabel));
  const dipilih = tampil.filter(({ baru }) => baru > 0 || perbarui);
  const pilih = (tabel: string, ya: boolean) =>
    setLewati((before) => new Set(ya ? [...before].filter((one) => one !== tabel) : [...before, tabel]));
  const kiriman = (data?.kiriman ?? []).filter(({ no_kirim }) => !lewati.has(no_kirim));
  const juga = { grup: dipilih.some(({ tabel }) => tabel === 'grup'), perbarui };
  /** Pieces of the chosen shipments that are not taken with what is chosen. */
  const tertahan = (data?.barang ?? []).filter(
    ({ no_kirim, keberadaan }) =>
      kiriman.some((one) => one.no_kirim === no_kirim) && !bisaDiambil(keberadaan, juga),
  );
  const semua = {
    data,
    error,
    isFetching,
    refetch,
    berbeda,
    tampil,
    dipilih,
    pilih,
    perbarui,
    setPerbarui,
  };
  return { ...semua, kiriman, tertahan };
}
export type BandingLayar = ReturnType<typeof useBanding>;

export default function ImportDataPusat() {
  const { t } = useTranslation(KIRIM);
  const banding = useBanding();
  const { busy, kirim } = useKirimSekali();
  const [ke_baki, setKeBaki] = useState('');
  const { data, dipilih, perbarui, kiriman, tertahan } = banding;
  const ambil = async () => {
    const daftar = dipilih.map(({ tabel, sidik }) => ({ tabel, sidik }));
    const isi = {
      ...{ daftar, perbarui, kiriman: kiriman.map(({ no_kirim }) => ({ no_kirim })) },
      ke_baki: kiriman.length > 0 ? ke_baki : null,
    };
    const act = (key: string) =>
      withApproval((detail_authorization) =>
        call(ambilPusat, {
          body: { ...isi, ...(detail_authorization ? { detail_authorization } : {}) },
          key,
        }),
      );
    if (await kirim(act)) void banding.refetch();
  };
  const tampil = new Set(banding.tampil.map(({ tabel }) => tabel));
  const kosong = dipilih.length + kiriman.length === 0;
  const belum = kiriman.length > 0 && (ke_baki === '' || tertahan.length > 0);
  const rincian = (data?.rincian ?? []).filter((one) => tampil.has(one.tabel));
  return (
    <ScreenFrame
      title="Import Data Pusat"
      flowing
      acts={
        <>
          {data && (kosong || belum) && <Kurang kosong={kosong} tertahan={tertahan.length} />}
          <ActButton
            act={ambilPusat}
            main
            loading={busy}
            disabled={kosong || belum || banding.isFetching}
            onClick={() => void ambil()}
          >
            {t('ambilPusat.ambil', { daftar: dipilih.length, kiriman: kiriman.length })}
          </ActButton>
        </>
      }
    >
      {banding.error && (
        <Text role="alert" size="sm">
          {istilah((banding.error as Error).message)}
        </Text>
      )}
      {data && <Pilihan banding={banding} />}
      {data && data.kiriman.length > 0 && (
        <BarangPusat banding={banding} ke_baki={ke_baki} onBaki={setKeBaki} />
      )}
      {data && (
        <Panel title={t('ambilPusat.rincian')}>
          <DataTable
            id="import-data-pusat"
            label={t('ambilPusat.rincian')}
            fields={RINCIAN}
            rows={rincian.map((one, urut) => ({ ...one, urut }))}
            rowKey="urut"
            maxHeight={420}
            first={{ text: t('ambilPusat.sama') }}
          />
        </Panel>
      )}
    </ScreenFrame>
  );
}

/** Why the button beside it is shut. */
function Kurang({ kosong, tertahan }: { kosong: boolean; tertahan: number }) {
  const { t } = useTranslation(KIRIM);
  if (kosong) return <Alasan>{t('ambilPusat.belumDipilih')}</Alasan>;
  if (tertahan > 0) return <Alasan>{t('ambilPusat.tertahanSingkat', { jumlah: tertahan })}</Alasan>;
  return (
    <Alasan>
      {t('ambilPusat.butuhBaki')}{' '}
      <TargetLink target={{ to: bakiResource.screen as string, search: {} }}>
        {istilah(bakiResource.label)}
      </TargetLink>
    </Alasan>
  );
}

const Alasan = ({ children }: { children: ReactNode }) => (
  <p className={css.alasan} role="status">
    {children}
  </p>
);

function Pilihan({ banding }: { banding: BandingLayar }) {
  const { t } = useTranslation(KIRIM);
  const { data, berbeda, dipilih, pilih, perbarui, setPerbarui } = banding;
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
            checked={dipilih.includes(one)}
            disabled={one.baru === 0 && !perbarui}
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
