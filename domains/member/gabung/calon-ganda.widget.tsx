/** Pairs of members that may be one person, each with why; opened, they are looked at side by side. */
import { kode, teks } from '@mustika/kernel/field.ts';
import { DataTable } from '@mustika/web-kit/data-table.tsx';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MEMBER } from '../teks-member.store.ts';
import { type CalonGanda, SEBAB_GANDA } from './gabung-member.command.ts';
import { bacaCalon } from './gabung-member.store.ts';

const KOLOM = {
  nama_member: teks('Nama Member'),
  kode_member: kode('Kode Member'),
  no_hp: kode('No HP'),
  nama_lain: teks('Mungkin Sama Dengan'),
  kode_lain: kode('Kode Lain'),
  no_hp_lain: kode('No HP Lain'),
  sebab: teks('Sebab'),
};

const sebutan = (sebab: string): string =>
  sebab
    .split(' ')
    .map((satu) => kalimat(SEBAB_GANDA.find(([kunci]) => kunci === satu)?.[1] ?? satu))
    .join(', ');

/** A row a pair; the one who was there first is proposed to stay. */
const berpasangan = (rows: readonly CalonGanda[]) =>
  rows.flatMap((satu, at) => {
    const lain = rows[at + 1];
    if (lain?.pasangan !== satu.pasangan) return [];
    const { sebab, ...data } = satu;
    return {
      ...data,
      ...{ kunci: `${satu.kode_member} ${lain.kode_member}`, sebab: sebutan(sebab) },
      ...{ nama_lain: lain.nama_member, kode_lain: lain.kode_member, no_hp_lain: lain.no_hp },
    };
  });

export function CalonGandaTabel({ onOpen }: { onOpen: (pasangan: string) => void }) {
  const { t } = useTranslation(MEMBER);
  const asked = useQuery({ queryKey: ['member-ganda'], queryFn: ({ signal }) => bacaCalon(signal) });
  return (
    <DataTable
      id="member-ganda"
      keeps={[]}
      label={t('gabung.ganda')}
      fields={KOLOM}
      rows={asked.data && berpasangan(asked.data)}
      rowKey="kunci"
      naming="nama_member"
      loading={asked.isPending}
      error={asked.error}
      onRetry={() => void asked.refetch()}
      onOpen={(row) => onOpen(String(row['kunci']))}
      withSearch={false}
      csv={false}
      first={{ text: t('gabung.tanpaGanda') }}
    />
  );
}
