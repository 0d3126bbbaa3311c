/** One schedule: what goes out in whose name, what came of the last times, and its acts. */
import { Alert, Badge, Group, Table, Text } from '@mantine/core';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { call } from '@mustika/web-kit/api.ts';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { istilah, kalimat } from '@mustika/web-kit/language/istilah.ts';
import { confirm } from '@mustika/web-kit/notices.tsx';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { useTranslation } from 'react-i18next';
import {
  aktifJadwalCommand,
  hapusJadwalCommand,
  type Jadwal,
  kirimJadwalCommand,
  ubahJadwalCommand,
} from './jadwal-laporan.command.ts';
import { STATUS_KIRIM, WARNA_KIRIM } from './jadwal-laporan.rule.ts';
import { kataKala } from './kata-jadwal.view.ts';
import css from './laporan-terjadwal.module.css';
import { LAPORAN_TERJADWAL } from './teks-laporan-terjadwal.store.ts';

type Props = { jadwal: Jadwal; onTutup: () => void; onUbah: () => void };

export function LembarJadwal({ jadwal, onTutup, onUbah }: Props) {
  const { t } = useTranslation(LAPORAN_TERJADWAL);
  return (
    <SideDrawer opened onClose={onTutup} title={jadwal.nama} size={620}>
      {jadwal.sebab && (
        <Alert color="merah" py="xs" mb="sm">
          {t('berhenti', { sebab: kalimat(jadwal.sebab) })}
        </Alert>
      )}
      <Fakta jadwal={jadwal} />
      <Tindakan jadwal={jadwal} onTutup={onTutup} onUbah={onUbah} />
      <Text size="sm" fw={600} mt="md" mb={4}>
        {t('kiriman')}
      </Text>
      <Kiriman jadwal={jadwal} />
    </SideDrawer>
  );
}

function Fakta({ jadwal }: { jadwal: Jadwal }) {
  const { t } = useTranslation(LAPORAN_TERJADWAL);
  const kata = useTranslation().t;
  const filter = jadwal.cari
    .map(({ label, kata: nilai }) => `${istilah(label)}: ${istilah(nilai)}`)
    .join(', ');
  return (
    <dl className={css.fakta}>
      <dt>{istilah('Laporan')}</dt>
      <dd>
        {istilah(jadwal.judul)} ({jadwal.format === 'pdf' ? 'PDF' : 'Excel'})
      </dd>
      <dt>{t('berulang')}</dt>
      <dd>{kataKala(jadwal, { istilah, tanggal: (hari) => t('padaTanggal', { hari }) })}</dd>
      {jadwal.aktif && (
        <>
          <dt>{t('berikut')}</dt>
          <dd>{formatWaktu(jadwal.berikut)}</dd>
        </>
      )}
      {jadwal.rentang && (
        <>
          <dt>{t('tentang')}</dt>
          <dd>{kata(`laporan.${jadwal.rentang}`)}</dd>
        </>
      )}
      {filter && (
        <>
          <dt>{t('filter')}</dt>
          <dd>{filter}</dd>
        </>
      )}
      <dt>{t('kepada')}</dt>
      <dd>{jadwal.tujuan.join(', ')}</dd>
      <dt>{t('nama')}</dt>
      <dd>
        {jadwal.pemilik} · {jadwal.kode_toko}
      </dd>
    </dl>
  );
}

function Tindakan({ jadwal, onTutup, onUbah }: Props) {
  const { t } = useTranslation(LAPORAN_TERJADWAL);
  const { busy, kirim } = useKirimSekali();
  const { id, aktif, milikku, nama, kode_toko } = jadwal;
  // Head office sees those of every store, and acts in the store of each.
  const di = { portal: kode_toko };
  const hapus = async () => {
    const yes = await confirm({ title: t('hapus'), text: t('hapusTanya', { nama }), danger: true });
    if (yes && (await kirim((key) => call(hapusJadwalCommand, { params: { id }, ...di, key })))) onTutup();
  };
  const tombol = { size: 'xs', variant: 'default', loading: busy } as const;
  return (
    <Group gap="xs">
      {aktif && (
        <ActButton
          act={kirimJadwalCommand}
          {...tombol}
          onClick={() =>
            void kirim((key) => call(kirimJadwalCommand, { params: { id }, body: {}, ...di, key }))
          }
        >
          {t('kirimSekarang')}
        </ActButton>
      )}
      {milikku && (
        <ActButton act={ubahJadwalCommand} {...tombol} onClick={onUbah}>
          {t('ubah')}
        </ActButton>
      )}
      {(aktif || milikku) && (
        <ActButton
          act={aktifJadwalCommand}
          {...tombol}
          onClick={() =>
            void kirim((key) =>
              call(aktifJadwalCommand, { params: { id }, body: { aktif: !aktif }, ...di, key }),
            )
          }
        >
          {t(aktif ? 'matikan' : 'nyalakan')}
        </ActButton>
      )}
      <ActButton act={hapusJadwalCommand} {...tombol} onClick={() => void hapus()}>
        {t('hapus')}
      </ActButton>
    </Group>
  );
}

function Kiriman({ jadwal: { kiriman } }: { jadwal: Jadwal }) {
  const { t } = useTranslation(LAPORAN_TERJADWAL);
  if (kiriman.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('belumPernah')}
      </Text>
    );
  return (
    <Table>
      <Table.Tbody>
        {kiriman.map(({ saat, status, percobaan, galat }) => (
          <Table.Tr key={saat}>
            <Table.Td>{formatWaktu(saat)}</Table.Td>
            <Table.Td>
              <Badge variant="light" radius="sm" tt="none" color={WARNA_KIRIM[status]}>
                {istilah(STATUS_KIRIM.find(([one]) => one === status)?.[1] ?? status)}
              </Badge>
            </Table.Td>
            <Table.Td>
              {galat && kalimat(galat)}
              {percobaan > 1 && ` ${t('percobaan', { jumlah: percobaan })}`}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
