/** One key: what it may, its secret turned, its right taken away; what it called; whom it tells. */
import { Alert, Badge, Button, Checkbox, Group, Table, Tabs, Text } from '@mantine/core';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { ActButton, useMay } from '@mustika/web-kit/act.tsx';
import { call } from '@mustika/web-kit/api.ts';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { DeclaredForm, SubmitButton, useCommandForm, useUnsavedGuard } from '@mustika/web-kit/form/form.tsx';
import { confirm } from '@mustika/web-kit/notices.tsx';
import { PileModal } from '@mustika/web-kit/pile-modal.tsx';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IsianKunci } from './isian-kunci.widget.tsx';
import { KabarKeluar } from './kabar-keluar.widget.tsx';
import {
  cabutKunciCommand,
  type KunciTampak,
  putarKunciCommand,
  ubahKunciCommand,
} from './kunci-api.command.ts';
import css from './kunci-api.module.css';
import { isianDari, type SekaliTampil, usePanggilan, useSegarkanKunci } from './kunci-api.store.ts';
import { KUNCI_API } from './teks-kunci-api.store.ts';

export type LembarProps = { kunci: KunciTampak; onSekali: (sekali: SekaliTampil) => void };

export function LembarKunci({ kunci, onTutup, onSekali }: LembarProps & { onTutup: () => void }) {
  const { t } = useTranslation(KUNCI_API);
  const title = (
    <Group gap="xs">
      <Text fw={600}>{kunci.nama}</Text>
      <Badge variant="light" radius="sm" tt="none" color={kunci.keadaan === 'AKTIF' ? 'hijau' : 'kuning'}>
        {t(`keadaan.${kunci.keadaan}`)}
      </Badge>
    </Group>
  );
  const hidup = kunci.keadaan !== 'DICABUT';
  return (
    <SideDrawer opened onClose={onTutup} title={title} size={820}>
      <Tabs defaultValue="kunci" keepMounted={false}>
        <Tabs.List mb="sm">
          <Tabs.Tab value="kunci">{t('tab.kunci')}</Tabs.Tab>
          <Tabs.Tab value="panggilan">{t('tab.panggilan')}</Tabs.Tab>
          <Tabs.Tab value="kabar">{t('tab.kabar')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="kunci">
          <Fakta kunci={kunci} />
          {hidup && <Tindakan kunci={kunci} onSekali={onSekali} />}
          {hidup && <Ubah key={kunci.versi} kunci={kunci} />}
        </Tabs.Panel>
        <Tabs.Panel value="panggilan">
          <Panggilan id={kunci.id} />
        </Tabs.Panel>
        <Tabs.Panel value="kabar">
          <KabarKeluar kunci={kunci} onSekali={onSekali} />
        </Tabs.Panel>
      </Tabs>
    </SideDrawer>
  );
}

function Fakta({ kunci }: { kunci: KunciTampak }) {
  const { t } = useTranslation(KUNCI_API);
  return (
    <>
      {kunci.keadaan === 'MATI' && (
        <Alert color="merah" mb="sm" py="xs">
          {t('matiJelas', { user: kunci.penanggung })}
        </Alert>
      )}
      <dl className={css.fakta}>
        <dt>{t('awalan')}</dt>
        <dd>
          <span className="kode">{kunci.awalan}…</span>
        </dd>
        <dt>{t('penanggung')}</dt>
        <dd>
          {kunci.penanggung} · {formatWaktu(kunci.dibuat)}
        </dd>
        <dt>{t('terakhir')}</dt>
        <dd>{kunci.terakhir ? `${formatWaktu(kunci.terakhir)} · ${kunci.dari ?? ''}` : t('belum')}</dd>
        {kunci.lama_sampai && (
          <>
            <dt>{t('rahasiaLama')}</dt>
            <dd>{t('sampai', { waktu: formatWaktu(kunci.lama_sampai) })}</dd>
          </>
        )}
        {kunci.dicabut && (
          <>
            <dt>{t('keadaan.DICABUT')}</dt>
            <dd>{formatWaktu(kunci.dicabut)}</dd>
          </>
        )}
      </dl>
    </>
  );
}

function Tindakan({ kunci, onSekali }: LembarProps) {
  const { t } = useTranslation(KUNCI_API);
  const segarkan = useSegarkanKunci();
  const { busy, kirim } = useKirimSekali();
  const [memutar, setMemutar] = useState(false);
  const boleh = useMay()(putarKunciCommand);
  const cabut = async () => {
    const yes = await confirm({
      title: t('cabut'),
      text: t('cabutTanya', { nama: kunci.nama }),
      danger: true,
    });
    if (yes && (await kirim((key) => call(cabutKunciCommand, { body: { id: kunci.id }, key }))))
      await segarkan();
  };
  return (
    <Group gap="xs" mb="sm">
      {boleh && (
        <Button size="xs" variant="default" onClick={() => setMemutar(true)}>
          {t('putar')}
        </Button>
      )}
      <ActButton
        act={cabutKunciCommand}
        size="xs"
        variant="subtle"
        color="merah"
        loading={busy}
        onClick={() => void cabut()}
      >
        {t('cabut')}
      </ActButton>
      {memutar && <Putar kunci={kunci} onSekali={onSekali} onTutup={() => setMemutar(false)} />}
    </Group>
  );
}

function Putar({ kunci, onSekali, onTutup }: LembarProps & { onTutup: () => void }) {
  const { t } = useTranslation(KUNCI_API);
  const segarkan = useSegarkanKunci();
  const form = useCommandForm(putarKunciCommand, {
    initial: { id: kunci.id, jam: 24 },
    onDone: ({ data }) => {
      onSekali({ judul: t('sekali.kunci', { nama: data.nama }), rahasia: data.kunci, cara: 'kunci' });
      void segarkan();
      onTutup();
    },
  });
  return (
    <PileModal opened onClose={onTutup} title={t('putar')} centered>
      <Text size="sm" mb="sm">
        {t('putarJelas')}
      </Text>
      <DeclaredForm form={form} names={['jam', 'password']} autoFocus>
        <SubmitButton form={form} mt="md">
          {t('putar')}
        </SubmitButton>
      </DeclaredForm>
    </PileModal>
  );
}

function Ubah({ kunci }: { kunci: KunciTampak }) {
  const { t } = useTranslation(KUNCI_API);
  const segarkan = useSegarkanKunci();
  const form = useCommandForm(ubahKunciCommand, {
    initial: isianDari(kunci),
    onDone: () => void segarkan(),
  });
  useUnsavedGuard(form.dirty && !form.sending);
  return (
    <IsianKunci form={form} names={['berlaku_sampai', 'per_menit', 'sekaligus', 'alamat']}>
      {t('simpan')}
    </IsianKunci>
  );
}

const warnaStatus = (status: number): string => (status < 400 ? 'hijau' : status < 500 ? 'kuning' : 'merah');

function Panggilan({ id }: { id: string }) {
  const { t } = useTranslation(KUNCI_API);
  const [gagal, setGagal] = useState(false);
  const { data = [] } = usePanggilan(id, gagal);
  return (
    <>
      <Checkbox
        size="xs"
        mb="sm"
        label={t('hanyaGagal')}
        checked={gagal}
        onChange={(event) => setGagal(event.currentTarget.checked)}
      />
      <Table.ScrollContainer minWidth={640}>
        <Table data-table="panggilan">
          <Table.Thead>
            <Table.Tr>
              {['waktu', 'panggilan', 'jawaban', 'lama', 'dokumen', 'dari'].map((kolom) => (
                <Table.Th key={kolom}>{t(`kolom.${kolom}`)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.map((one) => (
              <Table.Tr key={one.id}>
                <Table.Td>{formatWaktu(one.pada)}</Table.Td>
                <Table.Td>
                  <span className="kode">
                    {one.metode} {one.panggilan}
                  </span>
                  {one.toko && ` · ${one.toko}`}
                </Table.Td>
                <Table.Td>
                  <Badge variant="light" radius="sm" color={warnaStatus(one.status)}>
                    {one.status}
                  </Badge>
                </Table.Td>
                <Table.Td>{`${one.ms} ms`}</Table.Td>
                <Table.Td className="kode">{one.no_dokumen}</Table.Td>
                <Table.Td className="kode">{one.dari}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {data.length === 0 && (
        <Text size="sm" c="dimmed" p="xs">
          {t('tanpaPanggilan')}
        </Text>
      )}
    </>
  );
}
