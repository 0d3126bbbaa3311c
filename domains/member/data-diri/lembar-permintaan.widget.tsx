/** One request: what he asks and who he is, what is to be done next, and every step of it. */
import { Alert, Button, Group, Table, Tabs, Text } from '@mantine/core';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { ActButton, useMay } from '@mustika/web-kit/act.tsx';
import { call, saveFile } from '@mustika/web-kit/api.ts';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { DeclaredForm, SubmitButton, useDeclaredForm } from '@mustika/web-kit/form/form.tsx';
import { istilah } from '@mustika/web-kit/language/istilah.ts';
import { toastSuccess } from '@mustika/web-kit/notices.tsx';
import { PileModal } from '@mustika/web-kit/pile-modal.tsx';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { TargetLink } from '@mustika/web-kit/target-link.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MEMBER } from '../teks-member.store.ts';
import css from './data-diri.module.css';
import { HapusOrang } from './hapus-orang.widget.tsx';
import {
  BERKAS_PERMINTAAN,
  berkasPermintaan,
  kerjakanPermintaan,
  type Permintaan,
  selesaiPermintaan,
  tolakPermintaan,
} from './permintaan.command.ts';
import { JENIS_PERMINTAAN, LANGKAH_PERMINTAAN } from './permintaan.rule.ts';
import { unduhBerkas, useSegarkanPermintaan } from './permintaan.store.ts';
import { Keadaan, SisaWaktu } from './sisa-waktu.widget.tsx';

type Props = { permintaan: Permintaan; onTutup: () => void };

export const kataJenis = (jenis: Permintaan['jenis']): string =>
  istilah(JENIS_PERMINTAAN.find(([one]) => one === jenis)?.[1] ?? jenis);

export function LembarPermintaan({ permintaan, onTutup }: Props) {
  const { t } = useTranslation(MEMBER);
  const title = (
    <Group gap="xs">
      <Text fw={600}>
        {kataJenis(permintaan.jenis)} · {permintaan.nama}
      </Text>
      <Keadaan keadaan={permintaan.keadaan} />
    </Group>
  );
  return (
    <SideDrawer opened onClose={onTutup} title={title} size={640}>
      <Tabs defaultValue="isi" keepMounted={false}>
        <Tabs.List mb="sm">
          <Tabs.Tab value="isi">{t('minta.isi')}</Tabs.Tab>
          <Tabs.Tab value="langkah">{t('minta.langkah')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="isi">
          <Fakta permintaan={permintaan} />
          <Tindakan permintaan={permintaan} />
        </Tabs.Panel>
        <Tabs.Panel value="langkah">
          <Langkah permintaan={permintaan} />
        </Tabs.Panel>
      </Tabs>
    </SideDrawer>
  );
}

function Fakta({ permintaan: p }: Pick<Props, 'permintaan'>) {
  const { t } = useTranslation(MEMBER);
  const isi: readonly (readonly [string, string | null])[] = [
    [istilah('Kode Member'), p.kode_member],
    [istilah('No HP'), p.no_hp],
    [istilah('Isi Permintaan'), p.isi],
    [istilah('Bukti Diri'), p.bukti],
    [t('minta.masuk'), `${formatWaktu(p.masuk)} · ${p.kode_toko}`],
    [t('minta.tenggat'), formatWaktu(p.tenggat)],
    [t('minta.penangan'), p.penangan],
    [t('minta.selesai'), p.selesai && formatWaktu(p.selesai)],
    [istilah('Alasan'), p.alasan],
    [t('minta.perubahan'), p.diubah_pada && `${formatWaktu(p.diubah_pada)} · ${p.diubah_oleh}`],
  ];
  return (
    <>
      <Group mb="xs">
        <SisaWaktu {...p} />
      </Group>
      <dl className={css.fakta}>
        {isi.map(
          ([label, nilai]) =>
            nilai && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{nilai}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}

/** What comes next, by what was asked. */
function Tindakan({ permintaan }: Pick<Props, 'permintaan'>) {
  const { t } = useTranslation(MEMBER);
  const segarkan = useSegarkanPermintaan();
  const { busy, kirim } = useKirimSekali();
  const { id, keadaan, jenis, kode_toko: portal } = permintaan;
  const [form, setForm] = useState<'selesai' | 'tolak' | null>(null);
  const may = useMay();
  if (keadaan === 'SELESAI' || keadaan === 'DITOLAK') return null;
  const kerjakan = async () => {
    if (await kirim((key) => call(kerjakanPermintaan, { params: { id }, portal, body: {}, key })))
      await segarkan();
  };
  return (
    <>
      {keadaan === 'DIKERJAKAN' && jenis === 'AKSES' && <Berkas permintaan={permintaan} />}
      {keadaan === 'DIKERJAKAN' && jenis === 'KOREKSI' && <Koreksi permintaan={permintaan} />}
      {jenis === 'HAPUS' && <HapusOrang permintaan={permintaan} onJadi={() => void segarkan()} />}
      <Group gap="xs" mt="md">
        {keadaan === 'MASUK' && (
          <ActButton act={kerjakanPermintaan} loading={busy} onClick={() => void kerjakan()}>
            {t('minta.kerjakan')}
          </ActButton>
        )}
        {keadaan === 'DIKERJAKAN' && jenis !== 'HAPUS' && may(selesaiPermintaan) && (
          <Button onClick={() => setForm('selesai')}>{t('minta.selesaikan')}</Button>
        )}
        {may(tolakPermintaan) && (
          <Button variant="default" onClick={() => setForm('tolak')}>
            {t('minta.tolak')}
          </Button>
        )}
      </Group>
      {form && <Menjawab key={form} permintaan={permintaan} cara={form} onTutup={() => setForm(null)} />}
    </>
  );
}

function Berkas({ permintaan }: Pick<Props, 'permintaan'>) {
  const { t } = useTranslation(MEMBER);
  const segarkan = useSegarkanPermintaan();
  const { busy, kirim } = useKirimSekali();
  const unduh = async (format: string, label: string) => {
    const jadi = await kirim(async (key) => {
      const file = await unduhBerkas(permintaan, format, key);
      saveFile(file);
      return { data: null, message: t('minta.berkasJadi', { label }) };
    });
    if (jadi) await segarkan();
  };
  return (
    <Alert color="biru" py="xs">
      <Text size="sm" mb="xs">
        {t('minta.berkasJelas')}
      </Text>
      <Group gap="xs">
        {BERKAS_PERMINTAAN.map(([format, label]) => (
          <ActButton
            key={format}
            act={berkasPermintaan}
            variant="default"
            size="xs"
            loading={busy}
            onClick={() => void unduh(format, label)}
          >
            {label}
          </ActButton>
        ))}
      </Group>
    </Alert>
  );
}

function Koreksi({ permintaan: { kode_member } }: Pick<Props, 'permintaan'>) {
  const { t } = useTranslation(MEMBER);
  return (
    <Alert color="biru" py="xs">
      <Text size="sm">{t(kode_member ? 'minta.koreksi' : 'minta.koreksiBukanMember')}</Text>
      {kode_member && (
        <TargetLink target={{ to: '/data-member', search: { kode_member } }}>{t('member.ubah')}</TargetLink>
      )}
    </Alert>
  );
}

const SELESAI = { act: selesaiPermintaan, fields: { keterangan: selesaiPermintaan.fields.keterangan } };
const TOLAK = { act: tolakPermintaan, fields: { alasan: tolakPermintaan.fields.alasan } };

type MenjawabProps = Pick<Props, 'permintaan' | 'onTutup'> & { cara: 'selesai' | 'tolak' };

function Menjawab({ permintaan: { id, kode_toko }, cara, onTutup }: MenjawabProps) {
  const { t } = useTranslation(MEMBER);
  const segarkan = useSegarkanPermintaan();
  const selesai = cara === 'selesai';
  const { fields, act } = selesai ? SELESAI : TOLAK;
  const form = useDeclaredForm(fields, undefined, {
    act,
    // Head office sees those of every store, and answers in the store of each.
    send: async (body, key) => {
      const answer = await call(act, { params: { id }, portal: kode_toko, body, key });
      toastSuccess(answer.message ?? '');
      return answer;
    },
    sent: () => {
      onTutup();
      void segarkan();
    },
  });
  return (
    <PileModal opened onClose={onTutup} title={t(selesai ? 'minta.selesaikan' : 'minta.tolak')} centered>
      <DeclaredForm form={form} names={[selesai ? 'keterangan' : 'alasan']} autoFocus>
        <SubmitButton form={form} mt="md">
          {t(selesai ? 'minta.selesaikan' : 'minta.tolak')}
        </SubmitButton>
      </DeclaredForm>
    </PileModal>
  );
}

function Langkah({ permintaan: { langkah } }: Pick<Props, 'permintaan'>) {
  return (
    <Table>
      <Table.Tbody>
        {langkah.map((one) => (
          <Table.Tr key={`${one.waktu} ${one.langkah}`}>
            <Table.Td className={css.waktu}>{formatWaktu(one.waktu)}</Table.Td>
            <Table.Td>
              {istilah(LANGKAH_PERMINTAAN.find(([kode]) => kode === one.langkah)?.[1] ?? one.langkah)}
            </Table.Td>
            <Table.Td className="kode">{one.user_id}</Table.Td>
            <Table.Td>{one.keterangan}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
