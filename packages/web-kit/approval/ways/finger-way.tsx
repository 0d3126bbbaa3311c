/** The fingers of one's own: which there are, a new one at the reader of this till, and letting one go. */
import { Button, Select, Table, Text } from '@mantine/core';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api.ts';
import { SandiInput } from '../../fields/password-input.tsx';
import { StepForm, useTyped } from '../../form/step-form.tsx';
import { istilah } from '../../language/istilah.ts';
import { confirm, noticeOf, toastSuccess } from '../../notices.tsx';
import { useSocketEvent } from '../../socket.ts';
import { useFingers } from '../approval-finger.tsx';
import { Way } from './way.tsx';

type Jari = { id: string; jari: string; dibuat: string; dipakai: string | null };
type Punya = { pembaca: boolean; milik: Jari[] };

const NAMES = ['JEMPOL KANAN', 'TELUNJUK KANAN', 'JEMPOL KIRI', 'TELUNJUK KIRI', 'JARI LAIN'] as const;
/** In the order in which they come; the line may bring them in another. */
const STEPS: readonly string[] = ['TEMPEL', 'ANGKAT', 'TEMPEL_LAGI'];
/** Steps after which nothing more comes. */
const ENDS: ReadonlySet<string> = new Set(['TERDAFTAR', 'TIDAK', 'TANPA_JARI', 'GANGGUAN']);

export function FingerWay() {
  const { t } = useTranslation();
  const modul = useFingers();
  const [open, setOpen] = useState(false);
  const { data, refetch } = useQuery({
    queryKey: ['sidik-jari'],
    queryFn: async () => (await call<Punya>({ method: 'GET', path: 'users/sidik-jari' })).data,
    staleTime: 0,
  });
  // Where the store has no such module, what was given before can still be taken back.
  if (!data || (!modul && data.milik.length === 0)) return null;
  const done = () => {
    setOpen(false);
    void refetch();
  };
  const some = data.milik.length > 0 ? 'cara.sidik.ada' : 'cara.sidik.belum';
  const here = data.pembaca ? some : 'cara.sidik.tanpaPembaca';
  return (
    <Way
      title={t('cara.sidik.judul')}
      state={t(modul ? here : 'cara.sidik.mati', { jumlah: data.milik.length })}
    >
      {data.milik.length > 0 && <Milik milik={data.milik} onDone={done} />}
      {open && <NewFinger onDone={done} onCancel={() => setOpen(false)} />}
      {data.pembaca && !open && (
        <Button variant="default" size="xs" onClick={() => setOpen(true)}>
          {t('cara.sidik.tambah')}
        </Button>
      )}
    </Way>
  );
}

function Milik({ milik, onDone }: { milik: Jari[]; onDone: () => void }) {
  const { t } = useTranslation();
  const remove = async ({ id }: Jari) => {
    if (!(await confirm({ title: t('cara.sidik.hapus'), text: t('cara.sidik.tanya'), danger: true }))) return;
    const { message } = await call({ method: 'POST', path: 'users/sidik-jari/cabut' }, { body: { id } });
    toastSuccess(message ?? '');
    onDone();
  };
  return (
    <Table mb="xs">
      <Table.Tbody>
        {milik.map((one) => (
          <Table.Tr key={one.id}>
            <Table.Td>
              {istilah(one.jari)}
              <Text size="xs" c="dimmed">
                {t('cara.pin.ada', { sejak: formatWaktu(one.dibuat) })}
              </Text>
            </Table.Td>
            <Table.Td ta="right">
              <Button
                variant="subtle"
                color="merah"
                size="xs"
                onClick={() => void remove(one).catch(noticeOf)}
              >
                {t('cara.sidik.hapus')}
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function NewFinger({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { t } = useTranslation();
  const password = useTyped();
  const [jari, setJari] = useState<string>(NAMES[1]);
  const [scan, setScan] = useState<{ id: string; tahap: string } | null>(null);
  const waiting = scan !== null && !ENDS.has(scan.tahap);
  useSocketEvent('sidik-jari', (said) => {
    if (scan && said.id !== scan.id) return;
    if (scan && !ENDS.has(said.tahap) && (!waiting || STEPS.indexOf(said.tahap) < STEPS.indexOf(scan.tahap)))
      return;
    setScan(said);
    if (said.tahap !== 'TERDAFTAR') return;
    toastSuccess(t('cara.sidik.tahap.TERDAFTAR'));
    onDone();
  });
  const send = async () => {
    if (waiting) return;
    const body = { password: password.value, jari };
    const endpoint = { method: 'POST', path: 'users/sidik-jari/daftar' } as const;
    const { id } = (await call<{ id: string }>(endpoint, { body })).data;
    // The reader may have said its first word before this answer.
    setScan((said) => (said?.id === id ? said : { id, tahap: 'TEMPEL' }));
  };
  return (
    <StepForm act={t('cara.sidik.mulai')} onCancel={onCancel} send={send}>
      <Select
        label={t('cara.sidik.jari')}
        allowDeselect={false}
        data={NAMES.map((value) => ({ value, label: istilah(value) }))}
        value={jari}
        onChange={(value) => setJari(value ?? jari)}
      />
      <SandiInput label={t('login.password')} autoComplete="current-password" autoFocus {...password.props} />
      <Text size="sm" fw={600} role="status" mih={20}>
        {scan && t(`cara.sidik.tahap.${scan.tahap}`)}
      </Text>
    </StepForm>
  );
}
