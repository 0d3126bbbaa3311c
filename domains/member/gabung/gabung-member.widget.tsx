/** Two members side by side: what stays of each, what follows, and the act that makes them one. */
import { Alert, Button, Group, Loader, Radio, Table, Text } from '@mantine/core';
import { formatAngka, formatRupiah, rupiah } from '@mustika/kernel/amount.ts';
import { kode } from '@mustika/kernel/field.ts';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { DeclaredForm, SubmitButton, useCommandForm, useDeclaredForm } from '@mustika/web-kit/form/form.tsx';
import { formatValue, KOSONG } from '@mustika/web-kit/format.ts';
import { kalimat } from '@mustika/web-kit/language/istilah.ts';
import { IconArrowsLeftRight } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataMember } from '../member.command.ts';
import { MEMBER } from '../teks-member.store.ts';
import { gabungMember, type SisiGabung } from './gabung-member.command.ts';
import css from './gabung-member.module.css';
import { DATA_GABUNG, type KolomGabung, kolomBeda, type PilihanGabung } from './gabung-member.rule.ts';
import { bacaBerdua } from './gabung-member.store.ts';

type Dua = readonly [SisiGabung, SisiGabung];
type GabungProps = {
  /** One code, or that of the one who stays and that of the one who goes. */
  pasangan: string;
  onPilih: (pasangan: string) => void;
  onClose: () => void;
  onDone: () => void;
};

export function GabungMember({ pasangan, onPilih, onClose, onDone }: GabungProps) {
  const { t } = useTranslation(MEMBER);
  const [ke = '', dari] = pasangan.split(' ');
  return (
    <SideDrawer opened onClose={onClose} title={t('gabung.judul')} size={760}>
      {dari ? (
        <Berdua key={pasangan} ke={ke} dari={dari} onPilih={onPilih} onDone={onDone} />
      ) : (
        <PilihLain ke={ke} onPilih={onPilih} />
      )}
    </SideDrawer>
  );
}

const LAIN = { dari: kode('Member Yang Digabung', { member: {}, kosong: 'Kode Member Tidak Boleh Kosong' }) };

/** Who else he is. */
function PilihLain({ ke, onPilih }: { ke: string; onPilih: (pasangan: string) => void }) {
  const { t } = useTranslation(MEMBER);
  const form = useDeclaredForm(LAIN, undefined, {
    act: gabungMember,
    send: async ({ dari }) => onPilih(`${ke} ${String(dari)}`),
  });
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t('gabung.pilihLain', { kode: ke })}
      </Text>
      <DeclaredForm form={form} autoFocus>
        <SubmitButton form={form} mt="sm">
          {t('gabung.lihat')}
        </SubmitButton>
      </DeclaredForm>
    </>
  );
}

type BerduaProps = { ke: string; dari: string; onPilih: (pasangan: string) => void; onDone: () => void };

function Berdua({ ke, dari, onPilih, onDone }: BerduaProps) {
  const { t } = useTranslation(MEMBER);
  const { data, error } = useQuery({
    queryKey: ['member-gabung', ke, dari],
    queryFn: ({ signal }) => bacaBerdua(ke, dari, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (error) return <Alert color="merah">{error.message}</Alert>;
  if (!data) return <Loader size="sm" />;
  return (
    <>
      <Group justify="space-between" mb="xs">
        <Text size="sm" c="dimmed">
          {t('gabung.jelas')}
        </Text>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconArrowsLeftRight size={14} />}
          onClick={() => onPilih(`${dari} ${ke}`)}
        >
          {t('gabung.tukar')}
        </Button>
      </Group>
      <Isi dua={data} onDone={onDone} />
    </>
  );
}

const AWAL: PilihanGabung = {
  ...{ nama_member: 'KE', no_hp: 'KE', alamat: 'KE', tgl_lahir: 'KE', no_kartu: 'KE' },
};
/** What the one who stays has not said is taken of the other. */
const usul = ([ke, dari]: Dua): PilihanGabung => {
  const kosong = DATA_GABUNG.filter((kolom) => ke[kolom] === null && dari[kolom] !== null);
  return { ...AWAL, ...Object.fromEntries(kosong.map((kolom) => [kolom, 'DARI'])) };
};

const { alasan } = gabungMember.fields;
const GABUNG = { ...gabungMember, fields: { alasan } };

function Isi({ dua, onDone }: { dua: Dua; onDone: () => void }) {
  const { t } = useTranslation(MEMBER);
  const client = useQueryClient();
  const [pilihan, setPilihan] = useState(() => usul(dua));
  const [ke, dari] = dua;
  const tutup = dari.poin.filter((satu) => satu.aktif && !satu.buka).map((satu) => satu.nama_toko);
  const form = useCommandForm(GABUNG, {
    extra: {
      ...pilihan,
      ...{ ke: ke.kode_member, dari: dari.kode_member, versi: ke.versi, versi_dari: dari.versi },
    },
    onDone: () => {
      void client.invalidateQueries();
      onDone();
    },
  });
  return (
    <>
      <Perbandingan dua={dua} pilihan={pilihan} onPilih={(baru) => setPilihan({ ...pilihan, ...baru })} />
      <Alert color="kuning" my="sm" py={6}>
        {t('gabung.ikut', { nama: ke.nama_member, kode: ke.kode_member })}
      </Alert>
      {tutup.length > 0 && (
        <Alert color="merah" mb="sm" py={6}>
          {t('gabung.tutup', { toko: tutup.join(', ') })}
        </Alert>
      )}
      <DeclaredForm form={form}>
        <SubmitButton form={form} mt="sm" disabled={tutup.length > 0}>
          {t('gabung.gabungkan')}
        </SubmitButton>
      </DeclaredForm>
    </>
  );
}

type BandingProps = {
  dua: Dua;
  pilihan: PilihanGabung;
  onPilih: (baru: Partial<Record<KolomGabung, 'KE' | 'DARI'>>) => void;
};

/** A row for each thing either says; where they differ, one of the two is chosen. */
function Perbandingan({ dua, pilihan, onPilih }: BandingProps) {
  const { t } = useTranslation(MEMBER);
  const [ke, dari] = dua;
  const beda = new Set(kolomBeda(ke, dari));
  const lain: readonly [label: string, isi: (sisi: SisiGabung) => ReactNode][] = [
    [t('gabung.setuju'), ({ setuju }) => t(setuju ? 'setuju.ya' : 'setuju.belum')],
    [t('gabung.pengundang'), (sisi) => sisi.kode_pengundang ?? KOSONG],
    [t('gabung.asal'), (sisi) => sisi.nama_toko_asal],
    [t('gabung.dokumen'), (sisi) => formatAngka(sisi.dokumen)],
    [
      t('gabung.poin'),
      (sisi) => <Baris isi={sisi.poin.map((p) => `${p.nama_toko}: ${formatAngka(p.poin)}`)} />,
    ],
    [
      t('gabung.tanggungan'),
      (sisi) => (
        <Baris isi={sisi.tanggungan.map((x) => `${x.no_dokumen} · ${formatRupiah(rupiah(x.nilai))}`)} />
      ),
    ],
    [t('gabung.sebelumnya'), (sisi) => <Baris isi={sisi.gabungan} />],
  ];
  return (
    <Table.ScrollContainer minWidth={0}>
      <Table layout="fixed" className={css.banding} aria-label={t('gabung.judul')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th />
            <Table.Th>{t('gabung.tinggal')}</Table.Th>
            <Table.Th>{t('gabung.pergi')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Table.Tr>
            <Table.Th scope="row">{kalimat('Kode Member')}</Table.Th>
            <Table.Td className="kode">{ke.kode_member}</Table.Td>
            <Table.Td className="kode">{dari.kode_member}</Table.Td>
          </Table.Tr>
          {DATA_GABUNG.map((kolom) => (
            <Table.Tr key={kolom}>
              <Table.Th scope="row">{kalimat(dataMember[kolom].label)}</Table.Th>
              {(['KE', 'DARI'] as const).map((sisi) => {
                const isi = formatValue(dataMember[kolom], (sisi === 'KE' ? ke : dari)[kolom]) || KOSONG;
                return (
                  <Table.Td key={sisi}>
                    {beda.has(kolom) ? (
                      <Radio
                        size="xs"
                        name={`gabung-${kolom}`}
                        label={isi}
                        checked={pilihan[kolom] === sisi}
                        onChange={() => onPilih({ [kolom]: sisi })}
                      />
                    ) : (
                      isi
                    )}
                  </Table.Td>
                );
              })}
            </Table.Tr>
          ))}
          {lain.map(([label, isi]) => (
            <Table.Tr key={label}>
              <Table.Th scope="row">{label}</Table.Th>
              <Table.Td>{isi(ke)}</Table.Td>
              <Table.Td>{isi(dari)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

const Baris = ({ isi }: { isi: readonly string[] }) =>
  isi.length === 0 ? KOSONG : isi.map((satu) => <div key={satu}>{satu}</div>);
