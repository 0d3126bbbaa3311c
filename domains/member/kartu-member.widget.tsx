/** The card as it will be, drawn by what prints it; for an example, or for a member whose card can then be printed. */

import { Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { newKey } from '@mustika/web-kit/api.ts';
import type { FormValues } from '@mustika/web-kit/form/form-values.ts';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { useObjectUrl } from '@mustika/web-kit/photo/photo.tsx';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { IconPrinter } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberTemu } from './member.command.ts';
import { cetakKartu } from './setting-member.command.ts';
import css from './setting-member.module.css';
import { cariMember, lihatKartu, unduhKartu } from './setting-member.store.ts';
import { MEMBER } from './teks-member.store.ts';

const namaDan = ({ nama_member, kode_member }: MemberTemu): string => `${nama_member} · ${kode_member}`;

function PilihMember({ value, onChange }: { value: string | null; onChange: (kode: string | null) => void }) {
  const { t } = useTranslation(MEMBER);
  const [kata, setKata] = useState('');
  const [cari] = useDebouncedValue(kata, 250);
  const { data = [] } = useQuery({
    queryKey: ['cari-member', cari],
    queryFn: ({ signal }) => cariMember(cari, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Select
      label={t('kartu.untuk')}
      placeholder={t('kartu.contoh')}
      searchable
      clearable
      value={value}
      onChange={onChange}
      onSearchChange={setKata}
      filter={({ options }) => options}
      nothingFoundMessage={cari.length >= 2 ? t('kartu.tidakKetemu') : undefined}
      data={data.map((one) => ({ value: one.kode_member, label: namaDan(one) }))}
      comboboxProps={{ withinPortal: true }}
    />
  );
}

function Sisi({ svg, label }: { svg: string | undefined; label: string }) {
  const blob = useMemo(() => (svg ? new Blob([svg], { type: 'image/svg+xml' }) : null), [svg]);
  const address = useObjectUrl(blob);
  return address ? <img className={css.kartu} src={address} alt={label} /> : <div className={css.kartu} />;
}

export function PratinjauKartu({ values, dirty }: { values: FormValues; dirty: boolean }) {
  const { t } = useTranslation(MEMBER);
  const [kode, setKode] = useState<string | null>(null);
  const [printing, setPrinting] = useState(false);
  const { versi: _versi, ...setting } = values;
  const { data, error } = useQuery({
    queryKey: ['kartu-member', setting, kode],
    queryFn: ({ signal }) => lihatKartu({ ...setting, kode_member: kode }, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const print = async () => {
    if (!kode) return;
    setPrinting(true);
    try {
      const { blob } = await unduhKartu(kode, newKey());
      const address = URL.createObjectURL(blob);
      window.open(address, '_blank');
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    } catch (failed) {
      noticeOf(failed);
    } finally {
      setPrinting(false);
    }
  };
  return (
    <Panel title={t('kartu.pratinjau')}>
      <div className={css.isi}>
        <PilihMember value={kode} onChange={setKode} />
        <Sisi svg={data?.sisi[0]} label={t('kartu.depan')} />
        <Sisi svg={data?.sisi[1]} label={t('kartu.belakang')} />
        {error && (
          <Text size="xs" c="red" role="alert">
            {error.message}
          </Text>
        )}
        <ActButton
          act={cetakKartu}
          main
          leftSection={<IconPrinter size={14} />}
          loading={printing}
          disabled={!kode || dirty}
          onClick={() => void print()}
        >
          {t('kartu.cetak')}
        </ActButton>
        {(!kode || dirty) && (
          <Text size="xs" c="dimmed">
            {t(dirty ? 'kartu.belumDisimpan' : 'kartu.pilihDulu')}
          </Text>
        )}
      </div>
    </Panel>
  );
}
