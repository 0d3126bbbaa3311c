/** Months of the store: what they earned, whether their books are closed, and the lock. */

import { Badge, Button, Text } from '@mantine/core';
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { formatTanggal, formatWaktu } from '@mustika/kernel/date.ts';
import { angka, teks, uang } from '@mustika/kernel/field.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { type ApiError, call, newKey } from '@mustika/web-kit/api.ts';
import { DataTable, type TableRow } from '@mustika/web-kit/data-table.tsx';
import { DocumentDrawer } from '@mustika/web-kit/document-screen/drawer.tsx';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { DeclaredForm, SubmitButton, useCommandForm } from '@mustika/web-kit/form/form.tsx';
import { confirm, noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AKUNTANSI } from '../teks-akuntansi.store.ts';
import {
  bukaPeriodeCommand,
  type DaftarPeriode,
  kunciPeriodeCommand,
  type Periode,
  periodeCommand,
  type RiwayatKunci,
} from './kunci-periode.command.ts';
import css from './kunci-periode.module.css';
import { penutupBulan } from './penutup-bulan.document.ts';

const TUTUP = { ...penutupBulan.transitions.simpan, method: 'POST' as const };

/** `2026-11-01` -> `Nov 2026`. */
const namaBulan = (bulan: string): string => formatTanggal(bulan).replace(/^\d+ /, '');

export default function KunciPeriode() {
  const { t } = useTranslation(AKUNTANSI);
  const portal = useSession((session) => session.portal);
  const [dibuka, setDibuka] = useState<Periode | null>(null);
  const [riwayat, setRiwayat] = useState(false);
  const asked = useQuery<DaftarPeriode, ApiError>({
    queryKey: ['periode', portal],
    queryFn: async ({ signal }) => (await call(periodeCommand, { signal })).data,
  });
  const selesai = async () => {
    setDibuka(null);
    await asked.refetch();
  };
  const terkunci = asked.data?.terkunci;
  return (
    <ScreenFrame
      title="Kunci Periode"
      chips={
        <Badge
          variant="light"
          color={terkunci ? 'biru' : 'gray'}
          radius="sm"
          tt="none"
          fw={600}
          leftSection={terkunci ? <IconLock size={12} /> : <IconLockOpen size={12} />}
        >
          {terkunci ? t('kp.terkunciSampai', { tanggal: formatTanggal(terkunci) }) : t('kp.belumTerkunci')}
        </Badge>
      }
      acts={
        <Button variant="default" onClick={() => setRiwayat(true)}>
          {t('kp.riwayat')}
        </Button>
      }
    >
      <Text size="sm" c="dimmed">
        {t('kp.penjelasan')}
      </Text>
      <TabelPeriode asked={asked} onBuka={setDibuka} onSelesai={selesai} />
      {dibuka && (
        <SideDrawer opened onClose={() => setDibuka(null)} title={namaBulan(dibuka.bulan)}>
          <Buka periode={dibuka} onSelesai={() => void selesai()} />
        </SideDrawer>
      )}
      <DocumentDrawer document={penutupBulan} onDone={() => void asked.refetch()} />
      <SideDrawer opened={riwayat} onClose={() => setRiwayat(false)} title={t('kp.riwayat')}>
        <Riwayat rows={asked.data?.riwayat ?? []} />
      </SideDrawer>
    </ScreenFrame>
  );
}

type TabelProps = {
  asked: { data: DaftarPeriode | undefined; isPending: boolean; error: unknown; refetch: () => unknown };
  onBuka: (periode: Periode) => void;
  onSelesai: () => Promise<void>;
};

function TabelPeriode({ asked, onBuka, onSelesai }: TabelProps) {
  const { t } = useTranslation(AKUNTANSI);
  const fields = {
    nama: teks(t('kp.bulan'), { width: 12 }),
    laba: uang(t('kp.laba'), { width: 16 }),
    jurnal: angka(t('kp.jurnal'), { width: 12 }),
    buku: teks(t('kp.buku'), { width: 26 }),
    kunci: teks(t('kp.kunci'), { width: 12 }),
    aksi: teks(t('kp.aksi'), { width: 34 }),
  };
  const rows = asked.data?.periode.map((periode) => ({
    periode,
    nama: namaBulan(periode.bulan),
    laba: periode.laba,
    jurnal: periode.jurnal,
    buku: '',
    kunci: '',
    aksi: '',
  }));
  const of = (row: TableRow) => row['periode'] as Periode;
  return (
    <DataTable
      id="kunci-periode"
      label="Kunci Periode"
      fields={fields}
      rows={rows}
      rowKey={(row) => of(row).bulan}
      loading={asked.isPending}
      error={asked.error}
      onRetry={() => void asked.refetch()}
      csv={false}
      render={{
        buku: (row) => <Buku periode={of(row)} />,
        kunci: (row) => <Kunci periode={of(row)} />,
        aksi: (row) => <Aksi periode={of(row)} onBuka={onBuka} onSelesai={onSelesai} />,
      }}
    />
  );
}

/** Whether its books are closed; the closing entry leads to its sheet. */
function Buku({ periode: { penutup, selesai } }: { periode: Periode }) {
  const { t } = useTranslation(AKUNTANSI);
  const [, setSearch] = useUrlState();
  if (penutup)
    return (
      <Button
        size="compact-xs"
        variant="light"
        color="hijau"
        onClick={() => setSearch({ no_dokumen: penutup.no_dokumen })}
      >
        {t('kp.ditutup', { nomor: penutup.no_dokumen })}
      </Button>
    );
  return (
    <Badge variant="light" color={selesai ? 'kuning' : 'biru'} radius="sm" tt="none" fw={600}>
      {t(selesai ? 'kp.belum' : 'kp.berjalan')}
    </Badge>
  );
}

function Kunci({ periode: { terkunci } }: { periode: Periode }) {
  const { t } = useTranslation(AKUNTANSI);
  return (
    <Badge variant="light" color={terkunci ? 'biru' : 'gray'} radius="sm" tt="none" fw={600}>
      {t(terkunci ? 'kp.terkunci' : 'kp.terbuka')}
    </Badge>
  );
}

type AksiProps = {
  periode: Periode;
  onBuka: (periode: Periode) => void;
  onSelesai: () => Promise<void>;
};

function Aksi({ periode, onBuka, onSelesai }: AksiProps) {
  const { t } = useTranslation(AKUNTANSI);
  const owner = useSession((session) => session.user?.level === 'OWN');
  const [sending, setSending] = useState(false);
  const [, setSearch] = useUrlState();
  const nomor = periode.penutup?.no_dokumen ?? null;
  // The button that was pressed goes; whoever works by keyboard stays with the month.
  const place = useRef<HTMLDivElement>(null);
  const send = async (command: typeof TUTUP | typeof kunciPeriodeCommand, title: string, text: string) => {
    if (!(await confirm({ title, text }))) return;
    setSending(true);
    try {
      const { message } = await call(command, { body: { bulan: periode.bulan }, key: newKey() });
      toastSuccess(message ?? command.message ?? '');
      await onSelesai();
      place.current?.focus();
    } catch (error) {
      noticeOf(error);
    } finally {
      setSending(false);
    }
  };
  const tanggal = formatTanggal(periode.sampai);
  const laba = formatRupiah((periode.terbuka ?? 0) as Rupiah);
  const button = { size: 'compact-xs', variant: 'default', loading: sending } as const;
  return (
    <div ref={place} tabIndex={-1} className={css.aksi}>
      {periode.terbuka !== null && (
        <ActButton
          act={TUTUP}
          {...button}
          onClick={() => void send(TUTUP, t('kp.tutupBulan'), t('kp.tanyaTutup', { tanggal, laba }))}
        >
          {t('kp.tutupBulan')}
        </ActButton>
      )}
      {periode.penutup?.terakhir && !periode.terkunci && (
        <ActButton
          act={penutupBulan.transitions.batal}
          {...button}
          onClick={() => setSearch({ no_dokumen: nomor })}
        >
          {t('kp.batalTutup')}
        </ActButton>
      )}
      {periode.selesai && !periode.terkunci && (
        <ActButton
          act={kunciPeriodeCommand}
          {...button}
          leftSection={<IconLock size={12} />}
          onClick={() => void send(kunciPeriodeCommand, t('kp.kunciBulan'), t('kp.tanyaKunci', { tanggal }))}
        >
          {t('kp.kunciBulan')}
        </ActButton>
      )}
      {periode.terakhir && owner && (
        <ActButton
          act={bukaPeriodeCommand}
          {...button}
          leftSection={<IconLockOpen size={12} />}
          onClick={() => onBuka(periode)}
        >
          {t('kp.bukaBulan')}
        </ActButton>
      )}
    </div>
  );
}

/** What is unlocked needs a reason. */
function Buka({ periode: { bulan }, onSelesai }: { periode: Periode; onSelesai: () => void }) {
  const { t } = useTranslation(AKUNTANSI);
  const form = useCommandForm(bukaPeriodeCommand, { initial: { bulan }, onDone: onSelesai });
  return (
    <DeclaredForm form={form} names={['alasan']} autoFocus>
      <Text size="sm" c="dimmed" mt="sm">
        {t('kp.mengapa', { bulan: namaBulan(bulan) })}
      </Text>
      <SubmitButton form={form} color="merah" mt="sm">
        {t('kp.bukaBulan')}
      </SubmitButton>
    </DeclaredForm>
  );
}

function Riwayat({ rows }: { rows: readonly RiwayatKunci[] }) {
  const { t } = useTranslation(AKUNTANSI);
  if (rows.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('kp.riwayatKosong')}
      </Text>
    );
  return (
    <ol className={css.riwayat}>
      {rows.map((row) => (
        <li key={row.urut}>
          <strong>
            {namaBulan(row.bulan)} · {t(`kp.${row.aksi}`)}
          </strong>
          <br />
          <time>{t('kp.oleh', { user: row.user_id, waktu: formatWaktu(row.waktu) })}</time>
          {row.alasan && <p>{row.alasan}</p>}
        </li>
      ))}
    </ol>
  );
}
