/** Addresses a key tells what happens: how each of them stands, and what was sent. */
import { Alert, Badge, Button, Group, Text } from '@mantine/core';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { ActButton, useMay } from '@mustika/web-kit/act.tsx';
import { call } from '@mustika/web-kit/api.ts';
import { DeclaredForm, SubmitButton, useCommandForm } from '@mustika/web-kit/form/form.tsx';
import { PileModal } from '@mustika/web-kit/pile-modal.tsx';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KabarBaru } from './kabar-baru.widget.tsx';
import {
  cobaLanggananCommand,
  keadaanLanggananCommand,
  type LanggananTampak,
  langgananBaruCommand,
  putarRahasiaCommand,
  ulangLanggananCommand,
} from './kejadian.command.ts';
import { Kiriman } from './kiriman.widget.tsx';
import css from './kunci-api.module.css';
import { type SekaliTampil, useLangganan, useSegarkanKunci } from './kunci-api.store.ts';
import type { LembarProps } from './lembar-kunci.widget.tsx';
import { KUNCI_API } from './teks-kunci-api.store.ts';

export function KabarKeluar({ kunci, onSekali }: LembarProps) {
  const { t } = useTranslation(KUNCI_API);
  const asked = useLangganan(kunci.id);
  const [baru, setBaru] = useState(false);
  const boleh = useMay()(langgananBaruCommand) && kunci.keadaan === 'AKTIF';
  const { data = [] } = asked;
  return (
    <div className={css.isian}>
      <Group justify="space-between" align="start">
        <Text size="sm" c="dimmed" maw={520}>
          {t('kabar.jelas')}
        </Text>
        {boleh && (
          <Button size="xs" onClick={() => setBaru(true)}>
            {t('kabar.tambah')}
          </Button>
        )}
      </Group>
      {data.map((one) => (
        <Langganan key={one.id} langganan={one} onSekali={onSekali} hidup={kunci.keadaan === 'AKTIF'} />
      ))}
      {asked.data?.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('kabar.kosong')}
        </Text>
      )}
      {baru && <KabarBaru kunci={kunci} onSekali={onSekali} onTutup={() => setBaru(false)} />}
    </div>
  );
}

type LanggananProps = {
  langganan: LanggananTampak;
  hidup: boolean;
  onSekali: (sekali: SekaliTampil) => void;
};

function Langganan({ langganan, hidup, onSekali }: LanggananProps) {
  const { t } = useTranslation(KUNCI_API);
  const segarkan = useSegarkanKunci();
  const { nama, alamat, macet, sebab, aktif, kejadian, menunggu, terkirim } = langganan;
  const keadaan = macet ? 'macet' : aktif ? 'jalan' : 'henti';
  return (
    <Panel
      title={
        <Group gap="xs">
          <span>{nama}</span>
          <Badge
            variant="light"
            radius="sm"
            tt="none"
            color={{ macet: 'merah', jalan: 'hijau', henti: 'gray' }[keadaan]}
          >
            {t(`kabar.${keadaan}`)}
          </Badge>
        </Group>
      }
      onRefresh={segarkan}
    >
      <div className={css.isian}>
        <Text size="xs" className="kode">
          {alamat}
        </Text>
        {macet && (
          <Alert color="merah" py="xs">
            {t('kabar.macetJelas', { waktu: formatWaktu(macet), sebab: sebab ?? '' })}
          </Alert>
        )}
        <Text size="xs" c="dimmed">
          {t('kabar.ringkas', { jumlah: kejadian.length, menunggu })}
          {terkirim && ` ${t('kabar.terakhir', { waktu: formatWaktu(terkirim) })}`}
          {langganan.lama_sampai && ` ${t('kabar.lama', { waktu: formatWaktu(langganan.lama_sampai) })}`}
        </Text>
        {hidup && <Tindakan langganan={langganan} onSekali={onSekali} />}
        <Kiriman langganan={langganan} />
      </div>
    </Panel>
  );
}

function Tindakan({ langganan, onSekali }: Omit<LanggananProps, 'hidup'>) {
  const { t } = useTranslation(KUNCI_API);
  const segarkan = useSegarkanKunci();
  const { busy, kirim } = useKirimSekali();
  const [buka, setBuka] = useState<'putar' | 'ulang' | null>(null);
  const may = useMay();
  const { id, aktif, macet } = langganan;
  const keadaan = async (jadi: boolean, lewati: boolean) => {
    const body = { id, aktif: jadi, lewati };
    if (await kirim((key) => call(keadaanLanggananCommand, { body, key }))) await segarkan();
  };
  const coba = async () => {
    if (await kirim((key) => call(cobaLanggananCommand, { body: { id }, key }))) await segarkan();
  };
  const small = { size: 'compact-xs', variant: 'default', loading: busy } as const;
  return (
    <Group gap={6}>
      {aktif && (
        <ActButton act={cobaLanggananCommand} {...small} onClick={() => void coba()}>
          {t('kabar.coba')}
        </ActButton>
      )}
      {aktif && may(ulangLanggananCommand) && (
        <Button {...small} onClick={() => setBuka('ulang')}>
          {t('kabar.ulang')}
        </Button>
      )}
      {may(putarRahasiaCommand) && (
        <Button {...small} onClick={() => setBuka('putar')}>
          {t('kabar.putar')}
        </Button>
      )}
      <ActButton act={keadaanLanggananCommand} {...small} onClick={() => void keadaan(!aktif, false)}>
        {t(aktif ? 'kabar.hentikan' : 'kabar.lanjutkan')}
      </ActButton>
      {macet && (
        <ActButton act={keadaanLanggananCommand} {...small} onClick={() => void keadaan(true, true)}>
          {t('kabar.lewati')}
        </ActButton>
      )}
      {buka === 'putar' && (
        <PutarRahasia langganan={langganan} onSekali={onSekali} onTutup={() => setBuka(null)} />
      )}
      {buka === 'ulang' && <Ulang id={id} onTutup={() => setBuka(null)} />}
    </Group>
  );
}

function PutarRahasia({
  langganan,
  onSekali,
  onTutup,
}: Omit<LanggananProps, 'hidup'> & { onTutup: () => void }) {
  const { t } = useTranslation(KUNCI_API);
  const segarkan = useSegarkanKunci();
  const form = useCommandForm(putarRahasiaCommand, {
    initial: { id: langganan.id, jam: 24 },
    onDone: ({ data }) => {
      onSekali({
        judul: t('sekali.kabar', { nama: langganan.nama }),
        rahasia: data.rahasia,
        cara: 'kabar',
      });
      void segarkan();
      onTutup();
    },
  });
  return (
    <PileModal opened onClose={onTutup} title={t('kabar.putar')} centered>
      <Text size="sm" mb="sm">
        {t('kabar.putarJelas')}
      </Text>
      <DeclaredForm form={form} names={['jam', 'password']} autoFocus>
        <SubmitButton form={form} mt="md">
          {t('kabar.putar')}
        </SubmitButton>
      </DeclaredForm>
    </PileModal>
  );
}

function Ulang({ id, onTutup }: { id: string; onTutup: () => void }) {
  const { t } = useTranslation(KUNCI_API);
  const segarkan = useSegarkanKunci();
  const form = useCommandForm(ulangLanggananCommand, {
    initial: { id },
    onDone: () => {
      void segarkan();
      onTutup();
    },
  });
  return (
    <PileModal opened onClose={onTutup} title={t('kabar.ulang')} centered>
      <Text size="sm" mb="sm">
        {t('kabar.ulangJelas')}
      </Text>
      <DeclaredForm form={form} names={['sejak']} autoFocus>
        <SubmitButton form={form} mt="md">
          {t('kabar.ulang')}
        </SubmitButton>
      </DeclaredForm>
    </PileModal>
  );
}
