/** Proof packs of a period: asking for one, what it proves, and those that were made. docs/decisions/0169. */
import { Button, Code, Group, List, Text } from '@mantine/core';
import { tanggalLayar } from '@mustika/kernel/date.ts';
import { hariOf, type Rentang } from '@mustika/kernel/text/rentang.ts';
import { DeclaredForm, SubmitButton, useCommandForm } from '@mustika/web-kit/form/form.tsx';
import { Panel, ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { IconPackageExport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AKUNTANSI } from '../teks-akuntansi.store.ts';
import { mintaPaket } from './paket-bukti.command.ts';
import css from './paket-bukti.module.css';
import { useSegarkanPaket } from './paket-bukti.store.ts';
import { PaketSaya } from './paket-saya.widget.tsx';

const CEPAT = ['bulanLalu', 'bulanIni'] as const satisfies readonly Rentang[];

const masa = (rentang: Rentang) => {
  const { from, to } = hariOf(rentang, tanggalLayar());
  return { tgl_awal: from, tgl_akhir: to };
};

export default function PaketBukti() {
  const { t } = useTranslation(AKUNTANSI);
  const segarkan = useSegarkanPaket();
  const pusat = useSession((session) => session.user?.pusat === true);
  const cabang = useSession((session) => session.portal !== null);
  const form = useCommandForm(mintaPaket, {
    initial: { ...masa('bulanLalu'), ...(pusat && !cabang ? { cakupan: 'SEMUA' } : {}) },
    onDone: () => {
      form.restart({ ...form.values, alasan: '' });
      void segarkan();
    },
  });
  return (
    <ScreenFrame title="Paket Bukti" flowing>
      <div className={css.dua}>
        <Panel title={t('pb.buat')}>
          <div className={css.tumpuk}>
            <Text size="sm" c="dimmed">
              {t('pb.penjelasan')}
            </Text>
            <Group gap={6}>
              {CEPAT.map((rentang) => (
                <Button
                  key={rentang}
                  size="compact-sm"
                  variant="default"
                  onClick={() => form.setMany(masa(rentang))}
                >
                  {t(`pb.${rentang}`)}
                </Button>
              ))}
            </Group>
            <DeclaredForm
              form={form}
              columns={2}
              names={['tgl_awal', 'tgl_akhir', ...(pusat ? ['cakupan'] : []), 'alasan']}
              autoFocus
            >
              <SubmitButton form={form} mt="sm" leftSection={<IconPackageExport size={14} />}>
                {t('pb.buat')}
              </SubmitButton>
            </DeclaredForm>
          </div>
        </Panel>
        <Panel title={t('pb.periksa')}>
          <div className={css.tumpuk}>
            <Text size="sm">{t('pb.pertama')}</Text>
            <Code block className={css.perintah}>
              node periksa-bukti.mjs .
            </Code>
            <Text size="sm">{t('pb.kedua')}</Text>
            <Code block className={css.perintah}>
              npm run check-proof -- paket.zip --url lokal
            </Code>
            <List size="sm" spacing={4}>
              {['satu', 'dua', 'tiga'].map((nama) => (
                <List.Item key={nama}>{t(`pb.${nama}`)}</List.Item>
              ))}
            </List>
          </div>
        </Panel>
      </div>
      <PaketSaya />
    </ScreenFrame>
  );
}
