/** The devices of this till: its agent, its printers and which paper goes where; and all agents of the store. */
import { Button, Code, Group, Table, Text, TextInput } from '@mantine/core';
import { tulisKode } from '@mustika/kernel/agen/agen.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { ActButton, IfMay } from '@mustika/web-kit/act.tsx';
import { call, newKey } from '@mustika/web-kit/api.ts';
import { confirm, noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { Panel, ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { askAgent, useAgent } from '@mustika/web-kit/slip/agent.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  cabutAgen,
  daftarAgen,
  kodeAgen,
  setelanAgen,
  setelanSidik,
  setelanTimbangan,
} from './agen.command.ts';
import css from './perangkat.module.css';
import { PrinterKasir } from './printer-kasir.widget.tsx';
import { SidikKasir } from './sidik-kasir.widget.tsx';
import { PERANGKAT } from './teks-perangkat.store.ts';
import { TimbanganKasir } from './timbangan-kasir.widget.tsx';

export default function Perangkat() {
  const agen = useAgent((state) => state.agen);
  return (
    <ScreenFrame title="Perangkat Kasir" flowing>
      <div className={css.isi}>
        <KasirIni />
        {agen && (
          <IfMay act={setelanAgen}>
            <PrinterKasir key={agen.id} />
          </IfMay>
        )}
        {agen && (
          <IfMay act={setelanTimbangan}>
            <TimbanganKasir key={`timbangan ${agen.id}`} />
          </IfMay>
        )}
        {agen && (
          <IfMay act={setelanSidik}>
            <SidikKasir key={`sidik ${agen.id}`} />
          </IfMay>
        )}
        <SemuaAgen />
      </div>
    </ScreenFrame>
  );
}

function KasirIni() {
  const { t } = useTranslation(PERANGKAT);
  const agen = useAgent((state) => state.agen);
  return (
    <Panel title={t('kasirIni')}>
      <div className={css.panel}>
        {agen ? (
          <Text size="sm">
            {t(agen.tersambung ? 'tersambung' : 'terputus', { nama: agen.nama })} · {agen.sistem} ·{' '}
            {agen.versi}
          </Text>
        ) : (
          <Text size="sm" c="dimmed">
            {t('belum')}
          </Text>
        )}
        <IfMay act={kodeAgen}>
          <Kode />
        </IfMay>
      </div>
    </Panel>
  );
}

/** A code for this till, and what is typed at its PC. */
function Kode() {
  const { t } = useTranslation(PERANGKAT);
  const ada = useAgent((state) => state.agen);
  const [nama, setNama] = useState(ada?.nama ?? '');
  const [busy, setBusy] = useState(false);
  const [kode, setKode] = useState<{ kode: string; menit: number; sebelum: string | undefined } | null>(null);
  const minta = async () => {
    setBusy(true);
    try {
      const { data } = await call(kodeAgen, { body: { nama }, key: newKey() });
      setKode({ ...data, sebelum: ada?.id });
    } catch (error) {
      noticeOf(error);
    } finally {
      setBusy(false);
    }
  };
  // Once another agent is there the code was used.
  if (kode && kode.sebelum === ada?.id)
    return (
      <div className={css.panel}>
        <output className={css.kode} aria-label={t('kode')}>
          {tulisKode(kode.kode)}
        </output>
        <Text size="sm">{t('kodeCara', { menit: kode.menit, alamat: location.origin })}</Text>
        <Code block>{`npm run agent -- --server ${location.origin} --kode ${tulisKode(kode.kode)}`}</Code>
      </div>
    );
  return (
    <Group gap="xs" align="end">
      <TextInput
        label={t('nama')}
        maxLength={40}
        value={nama}
        onChange={(event) => setNama(event.currentTarget.value)}
      />
      <ActButton
        act={kodeAgen}
        variant={ada ? 'default' : 'filled'}
        loading={busy}
        disabled={nama.trim() === ''}
        onClick={() => void minta()}
      >
        {t(ada ? 'pasangLagi' : 'buatKode')}
      </ActButton>
    </Group>
  );
}

function SemuaAgen() {
  const { t } = useTranslation(PERANGKAT);
  const portal = useSession((session) => session.portal);
  const { data = [], refetch } = useQuery({
    queryKey: ['agen-daftar', portal],
    queryFn: async ({ signal }) => (await call(daftarAgen, { signal })).data,
  });
  useSocketEvent('agen', () => void refetch());
  const cabut = async (id: string, nama: string) => {
    if (!(await confirm({ title: t('cabut'), text: t('cabutTanya', { nama }), danger: true }))) return;
    try {
      toastSuccess((await call(cabutAgen, { body: { id }, key: newKey() })).message ?? '');
      await Promise.all([refetch(), askAgent()]);
    } catch (error) {
      noticeOf(error);
    }
  };
  return (
    <Panel title={t('semua')} onRefresh={refetch}>
      <Table.ScrollContainer minWidth={640}>
        <Table data-table="agen">
          <Table.Thead>
            <Table.Tr>
              {['nama', 'sistem', 'versi', 'dipasang', 'keadaan'].map((kolom) => (
                <Table.Th key={kolom}>{t(kolom)}</Table.Th>
              ))}
              <Table.Th />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.map((one) => (
              <Table.Tr key={one.id}>
                <Table.Td>
                  {one.nama} {one.disini && `(${t('disini')})`}
                </Table.Td>
                <Table.Td>{one.sistem}</Table.Td>
                <Table.Td>{one.versi}</Table.Td>
                <Table.Td>
                  {formatWaktu(one.dibuat)} · {one.dibuat_oleh}
                </Table.Td>
                <Table.Td>{t(one.dicabut ? 'dicabut' : one.tersambung ? 'ada' : 'tidakAda')}</Table.Td>
                <Table.Td>
                  {!one.dicabut && (
                    <IfMay act={cabutAgen}>
                      <Button
                        size="compact-xs"
                        variant="subtle"
                        color="merah"
                        onClick={() => void cabut(one.id, one.nama)}
                      >
                        {t('cabut')}
                      </Button>
                    </IfMay>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {data.length === 0 && (
        <Text size="sm" c="dimmed" p="xs">
          {t('tanpaAgen')}
        </Text>
      )}
    </Panel>
  );
}
