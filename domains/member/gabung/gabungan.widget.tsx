/** Who was merged into this member, and the act that takes one of them apart again. */
import { Alert, Loader, Text } from '@mantine/core';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { DeclaredForm, SubmitButton, useCommandForm } from '@mustika/web-kit/form/form.tsx';
import { IconUsersMinus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MEMBER } from '../teks-member.store.ts';
import { type Gabungan, pisahMember } from './gabung-member.command.ts';
import css from './gabung-member.module.css';
import { bacaGabungan } from './gabung-member.store.ts';

export function GabunganMember({ kode_member }: { kode_member: string }) {
  const { t } = useTranslation(MEMBER);
  const { data, error } = useQuery({
    queryKey: ['member-gabungan', kode_member],
    queryFn: ({ signal }) => bacaGabungan(kode_member, signal),
    staleTime: 0,
  });
  if (error) return <Alert color="merah">{error.message}</Alert>;
  if (!data) return <Loader size="sm" />;
  if (data.length === 0) return <Text size="sm">{t('gabung.tanpaGabungan')}</Text>;
  return data.map((satu) => <Satu key={satu.kode_member} satu={satu} />);
}

const { alasan } = pisahMember.fields;
const PISAH = { ...pisahMember, fields: { alasan } };

function Satu({ satu }: { satu: Gabungan }) {
  const { t } = useTranslation(MEMBER);
  const [dibuka, setDibuka] = useState(false);
  const { kode_member, nama_member, no_hp, waktu, user_id, disetujui } = satu;
  return (
    <section className={css.gabungan} aria-label={nama_member}>
      <Text size="sm" fw={600}>
        {[nama_member, kode_member, no_hp].filter(Boolean).join(' · ')}
      </Text>
      <Text size="xs" c="dimmed">
        {t('gabung.oleh', { waktu: formatWaktu(waktu), oleh: user_id, setuju: disetujui })}
      </Text>
      <Text size="sm" mb="xs">
        {satu.alasan}
      </Text>
      {dibuka ? (
        <Pisah kode_member={kode_member} />
      ) : (
        <ActButton
          act={pisahMember}
          variant="default"
          size="xs"
          leftSection={<IconUsersMinus size={14} />}
          onClick={() => setDibuka(true)}
        >
          {t('gabung.pisah')}
        </ActButton>
      )}
    </section>
  );
}

function Pisah({ kode_member }: { kode_member: string }) {
  const { t } = useTranslation(MEMBER);
  const client = useQueryClient();
  const form = useCommandForm(PISAH, {
    extra: { kode_member },
    onDone: () => void client.invalidateQueries(),
  });
  return (
    <>
      <Text size="sm" c="dimmed" mb="xs">
        {t('gabung.pisahJelas')}
      </Text>
      <DeclaredForm form={form} autoFocus>
        <SubmitButton form={form} mt="sm" color="merah">
          {t('gabung.pisah')}
        </SubmitButton>
      </DeclaredForm>
    </>
  );
}
