/** What the gateway was asked to collect; money that no nota took stands first in the eye, and gets its end here. */
import { Badge, Button, Select, Text } from '@mantine/core';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { kode, teks, uang } from '@mustika/kernel/field.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { DataTable, type TableRow } from '@mustika/web-kit/data-table.tsx';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { DeclaredForm, SubmitButton, useCommandForm } from '@mustika/web-kit/form/form.tsx';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PEMBAYARAN } from '../teks-pembayaran.store.ts';
import { type BarisTagihan, pasangTagihan, selesaikanTagihan } from './gerbang.command.ts';
import css from './gerbang.module.css';
import {
  MASALAH_TAGIHAN,
  SARING_TAGIHAN,
  SELESAI_TAGIHAN,
  STATUS_TAGIHAN,
  terbayar,
} from './gerbang.rule.ts';
import { useDaftarTagihan } from './kelola-gerbang.store.ts';

const kataDari = (daftar: readonly (readonly [string, string])[], nilai: string | null): string =>
  daftar.find(([kata]) => kata === nilai)?.[1] ?? '';

const warnaDari = ({ yatim, masalah, status }: BarisTagihan): string => {
  if (yatim || masalah) return 'merah';
  return { LUNAS: 'hijau', DIAKUI: 'kuning', MENUNGGU: 'biru', MINTA: 'biru' }[status as string] ?? 'gray';
};

type Dibuka = { apa: 'pasang' | 'selesai'; t: BarisTagihan };

/** The columns, and a row of them for each charge. */
function useBaris(tagihan: readonly BarisTagihan[] | undefined) {
  const { t } = useTranslation(PEMBAYARAN);
  const fields = {
    waktu: teks(t('gerbang.kolom.waktu'), { width: 15 }),
    jumlah: uang(t('gerbang.kolom.jumlah'), { total: 'sum', width: 12 }),
    status: teks(t('gerbang.kolom.status'), { width: 20 }),
    aksi: teks(t('gerbang.kolom.aksi'), { width: 28 }),
    nota: kode(t('gerbang.kolom.nota'), { width: 18 }),
    keterangan: teks(t('gerbang.kolom.keterangan'), { width: 24 }),
    acuan: kode(t('gerbang.kolom.acuan'), { width: 30 }),
    oleh: kode(t('gerbang.kolom.oleh'), { width: 10 }),
    setuju: kode(t('gerbang.kolom.setuju'), { width: 10 }),
    id: kode(t('gerbang.kolom.id'), { width: 26, hidden: true }),
  };
  const rows = tagihan?.map((one) => ({
    tagihan: one,
    waktu: formatWaktu(one.dibuat),
    jumlah: one.jumlah,
    status: one.yatim ? t('gerbang.yatim') : kalimat(kataDari(STATUS_TAGIHAN, one.status)),
    nota: one.no_dokumen ?? '',
    acuan: one.acuan ?? '',
    oleh: one.diakui_oleh ?? one.dibuat_oleh,
    setuju: one.diakui_setuju ?? '',
    keterangan: kalimat(
      kataDari(MASALAH_TAGIHAN, one.masalah) ||
        kataDari(SELESAI_TAGIHAN, one.selesai) ||
        (terbayar(one.status) ? '' : (one.galat ?? '')),
    ),
    id: one.id,
    aksi: '',
  }));
  return { fields, rows };
}

/** Why there is nothing, and what to do about it. */
function useKosong(hanya: string | null, aktif: boolean) {
  const { t } = useTranslation(PEMBAYARAN);
  const [search, setSearch] = useUrlState();
  const buka = (next: object, apa: string) => (
    <Button variant="default" size="xs" onClick={() => setSearch({ ...search, ...next })}>
      {t(apa)}
    </Button>
  );
  if (hanya !== null)
    return { text: t(`gerbang.kosong.${hanya}`), act: buka({ hanya: null }, 'gerbang.kosong.semua') };
  return aktif
    ? { text: t('gerbang.kosong.belum') }
    : { text: t('gerbang.kosong.mati'), act: buka({ bagian: 'setelan' }, 'gerbang.kosong.setelan') };
}

export function DaftarTagihan({ aktif }: { aktif: boolean }) {
  const { t } = useTranslation(PEMBAYARAN);
  const [search, setSearch] = useUrlState();
  const hanya = SARING_TAGIHAN.find(([one]) => one === search['hanya'])?.[0] ?? null;
  const asked = useDaftarTagihan(hanya);
  const [dibuka, setDibuka] = useState<Dibuka | null>(null);
  const of = (row: TableRow) => row['tagihan'] as BarisTagihan;
  const selesai = () => {
    setDibuka(null);
    void asked.refetch();
  };
  const lembar = { onClose: () => setDibuka(null), onDone: selesai };
  return (
    <div className={css.tabel}>
      <Select
        w={240}
        aria-label={t('gerbang.hanya')}
        placeholder={t('gerbang.semua')}
        clearable
        value={hanya}
        onChange={(next) => setSearch({ ...search, hanya: next })}
        data={SARING_TAGIHAN.map(([value, label]) => ({ value, label: kalimat(label) }))}
      />
      <DataTable
        id="tagihan-qris"
        keeps={[]}
        label={t('gerbang.tagihan')}
        {...useBaris(asked.data?.data)}
        rowKey={(row) => of(row).id}
        loading={asked.isPending}
        error={asked.error}
        onRetry={() => void asked.refetch()}
        first={useKosong(hanya, aktif)}
        render={{
          status: (row) => (
            <Badge variant="light" color={warnaDari(of(row))} radius="sm" tt="none" fw={600}>
              {String(row['status'])}
            </Badge>
          ),
          aksi: (row) => of(row).yatim && <Aksi t={of(row)} onBuka={setDibuka} />,
        }}
      />
      {dibuka?.apa === 'pasang' && <Pasang t={dibuka.t} {...lembar} />}
      {dibuka?.apa === 'selesai' && <Selesai t={dibuka.t} {...lembar} />}
    </div>
  );
}

function Aksi({ t: tagihan, onBuka }: { t: BarisTagihan; onBuka: (buka: Dibuka) => void }) {
  const { t } = useTranslation(PEMBAYARAN);
  const tombol = { size: 'compact-xs', variant: 'default' } as const;
  return (
    <span className={css.aksi}>
      {tagihan.masalah === null && (
        <ActButton act={pasangTagihan} {...tombol} onClick={() => onBuka({ apa: 'pasang', t: tagihan })}>
          {t('gerbang.pasang')}
        </ActButton>
      )}
      <ActButton act={selesaikanTagihan} {...tombol} onClick={() => onBuka({ apa: 'selesai', t: tagihan })}>
        {t('gerbang.selesaikan')}
      </ActButton>
    </span>
  );
}

type LembarProps = { t: BarisTagihan; onClose: () => void; onDone: () => void };

function Pasang({ t: tagihan, onClose, onDone }: LembarProps) {
  const { t } = useTranslation(PEMBAYARAN);
  const form = useCommandForm(pasangTagihan, { extra: { id: tagihan.id }, onDone });
  return (
    <SideDrawer opened onClose={onClose} title={t('gerbang.pasang')} dirty={form.dirty}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('gerbang.pasangJelas')}
      </Text>
      <DeclaredForm form={form} names={['no_dokumen']} autoFocus>
        <SubmitButton form={form} mt="sm">
          {t('gerbang.pasang')}
        </SubmitButton>
      </DeclaredForm>
    </SideDrawer>
  );
}

function Selesai({ t: tagihan, onClose, onDone }: LembarProps) {
  const { t } = useTranslation(PEMBAYARAN);
  const form = useCommandForm(selesaikanTagihan, { extra: { id: tagihan.id }, onDone });
  return (
    <SideDrawer opened onClose={onClose} title={t('gerbang.selesaikan')} dirty={form.dirty}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('gerbang.selesaiJelas')}
      </Text>
      <DeclaredForm form={form} names={['cara', 'alasan']} autoFocus>
        <SubmitButton form={form} mt="sm">
          {t('gerbang.selesaikan')}
        </SubmitButton>
      </DeclaredForm>
    </SideDrawer>
  );
}
