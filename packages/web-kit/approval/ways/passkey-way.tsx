/** The passkeys of one's own: which there are, a new one, and letting one go. */
import { Button, Group, Table, Text, TextInput } from '@mantine/core';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api.ts';
import { SandiInput } from '../../fields/password-input.tsx';
import { StepForm, useTyped } from '../../form/step-form.tsx';
import { confirm, noticeOf, toastSuccess } from '../../notices.tsx';
import { useSession } from '../../session.ts';
import { makePasskey, passkeyHere } from '../passkey.ts';
import { Way } from './way.tsx';

type Passkey = { id: string; nama: string; dibuat: string; dipakai: string | null };
type Punya = { bisa: boolean; milik: Passkey[] };

/** Mine, and whether this server makes any. */
export const useOwnPasskeys = (enabled = true) =>
  useQuery({
    queryKey: ['passkey'],
    queryFn: async () => (await call<Punya>({ method: 'GET', path: 'users/passkey' })).data,
    staleTime: 0,
    enabled,
  });

export function PasskeyWay() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { data, refetch } = useOwnPasskeys();
  const refresh = useSession((session) => session.refresh);
  if (!data) return null;
  const here = data.bisa && passkeyHere();
  const done = () => {
    setOpen(false);
    void refetch();
    // The panels of approval ask whether there is any.
    void refresh().catch(noticeOf);
  };
  const state = here
    ? data.milik.length > 0
      ? 'cara.passkey.ada'
      : 'cara.passkey.belum'
    : 'cara.passkey.alamat';
  return (
    <Way title={t('cara.passkey.judul')} state={t(state, { jumlah: data.milik.length })}>
      {data.milik.length > 0 && <Milik milik={data.milik} onDone={done} />}
      {open && <NewPasskey onDone={done} onCancel={() => setOpen(false)} />}
      {here && !open && (
        <Button variant="default" size="xs" onClick={() => setOpen(true)}>
          {t('cara.passkey.tambah')}
        </Button>
      )}
    </Way>
  );
}

function Milik({ milik, onDone }: { milik: Passkey[]; onDone: () => void }) {
  const { t } = useTranslation();
  const remove = async ({ id, nama }: Passkey) => {
    const text = t('cara.passkey.tanya', { nama });
    if (!(await confirm({ title: t('cara.passkey.hapus'), text, danger: true }))) return;
    const { message } = await call({ method: 'POST', path: 'users/passkey/cabut' }, { body: { id } });
    toastSuccess(message ?? '');
    onDone();
  };
  return (
    <Table mb="xs">
      <Table.Tbody>
        {milik.map((one) => (
          <Table.Tr key={one.id}>
            <Table.Td>
              {one.nama}
              <Text size="xs" c="dimmed">
                {one.dipakai
                  ? t('cara.passkey.dipakai', { saat: formatWaktu(one.dipakai) })
                  : t('cara.passkey.belumDipakai')}
              </Text>
            </Table.Td>
            <Table.Td ta="right">
              <Button
                variant="subtle"
                color="merah"
                size="xs"
                onClick={() => void remove(one).catch(noticeOf)}
              >
                {t('cara.passkey.hapus')}
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function NewPasskey({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { t } = useTranslation();
  const [password, nama] = [useTyped(), useTyped()];
  const [missing, setMissing] = useState(false);
  const send = async () => {
    const name = nama.value.trim();
    setMissing(name === '');
    if (name === '') return;
    const mulai = { method: 'POST', path: 'users/passkey/mulai' } as const;
    const { pilihan } = (await call<{ pilihan: object }>(mulai, { body: { password: password.value } })).data;
    const jawaban = await makePasskey(pilihan);
    const simpan = { method: 'POST', path: 'users/passkey/simpan' } as const;
    const { message } = await call(simpan, { body: { nama: name, jawaban } });
    toastSuccess(message ?? '');
    onDone();
  };
  return (
    <StepForm act={t('cara.passkey.lanjut')} onCancel={onCancel} send={send}>
      <Group grow align="flex-start">
        <TextInput
          label={t('cara.passkey.nama')}
          placeholder={t('cara.passkey.contoh')}
          maxLength={40}
          autoFocus
          error={missing ? t('cara.passkey.namaKosong') : undefined}
          {...nama.props}
        />
        <SandiInput label={t('login.password')} autoComplete="current-password" {...password.props} />
      </Group>
    </StepForm>
  );
}
