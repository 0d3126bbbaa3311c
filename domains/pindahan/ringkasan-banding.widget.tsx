/** How far the totals of the old till agree, in the trial and here; and the way to take what was typed there. */
import { Badge, Table, Text } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { call } from '@mustika/web-kit/api.ts';
import { confirm, noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { TargetLink } from '@mustika/web-kit/target-link.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './pindahan.module.css';
import { TEKS_PINDAHAN } from './teks-pindahan.store.ts';
import { ambilUjiCoba } from './uji-coba.command.ts';
import type { UjiCoba } from './uji-coba.store.ts';

type Baris = UjiCoba['uji'][number];

export function RingkasanBanding({ ujiCoba, onUbah }: { ujiCoba: UjiCoba; onUbah: () => void }) {
  const { t } = useTranslation(TEKS_PINDAHAN);
  const { uji, nyata, keadaan } = ujiCoba;
  return (
    <Panel title={t('banding')} acts={keadaan === 'SIAP' && <Ambil onUbah={onUbah} />}>
      <div className={css.kolom}>
        <Text size="sm">{t('banding.tentang')}</Text>
        <div className={css.tautan}>
          <TargetLink target={{ to: '/angka-kasir-lama', search: {} }}>{t('banding.isi')}</TargetLink>
          <TargetLink target={{ to: '/banding-kasir-lama', search: {} }}>{t('banding.buka')}</TargetLink>
        </div>
        {keadaan === 'SIAP' && <Satu judul={t('banding.uji')} baris={uji} />}
        <Satu judul={t('banding.nyata')} baris={nyata} />
      </div>
    </Panel>
  );
}

function Satu({ judul, baris }: { judul: string; baris: readonly Baris[] }) {
  const { t } = useTranslation(TEKS_PINDAHAN);
  return (
    <section aria-label={judul}>
      <h3 className={css.judul}>{judul}</h3>
      {baris.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('banding.kosong')}
        </Text>
      ) : (
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('toko')}</Table.Th>
              <Table.Th ta="end">{t('diisi')}</Table.Th>
              <Table.Th ta="end">{t('cocok')}</Table.Th>
              <Table.Th ta="end">{t('beda')}</Table.Th>
              <Table.Th ta="end">{t('kosong')}</Table.Th>
              <Table.Th />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {baris.map((one) => (
              <Table.Tr key={one.kode_toko}>
                <Table.Td title={one.nama_toko}>{one.kode_toko}</Table.Td>
                {[one.diisi, one.cocok, one.beda, one.kosong].map((angka, at) => (
                  <Table.Td key={at} ta="end" className="angka">
                    {formatAngka(angka)}
                  </Table.Td>
                ))}
                <Table.Td ta="end">
                  <Badge color={one.beda === 0 ? 'hijau' : 'merah'}>
                    {t(one.beda === 0 ? 'semuaCocok' : 'belumCocok')}
                  </Badge>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  );
}

function Ambil({ onUbah }: { onUbah: () => void }) {
  const { t } = useTranslation(TEKS_PINDAHAN);
  const [sibuk, setSibuk] = useState(false);
  const ambil = async () => {
    if (!(await confirm({ title: t('ambil'), text: t('ambil.tanya'), yes: t('ambil') }))) return;
    setSibuk(true);
    try {
      const { data } = await call(ambilUjiCoba, { body: {} });
      toastSuccess(t('ambil.sudah', { angka: formatAngka(data.angka), susunan: formatAngka(data.susunan) }));
    } catch (error) {
      noticeOf(error);
    }
    onUbah();
    setSibuk(false);
  };
  return (
    <ActButton act={ambilUjiCoba} variant="default" loading={sibuk} onClick={() => void ambil()}>
      {t('ambil')}
    </ActButton>
  );
}
