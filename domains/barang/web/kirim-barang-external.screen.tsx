/** Pieces that are offered on the shop's own web site from now on: scanned, pasted, or all of a tray. Spec 1 §2.2. */
import { SegmentedControl, Text } from '@mantine/core';
import { DeclaredForm, SubmitButton, useCommandForm, useUnsavedGuard } from '@mustika/web-kit/form/form.tsx';
import { Panel, ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { TargetLink } from '@mustika/web-kit/target-link.tsx';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BARANG } from '../teks-barang.store.ts';
import { tawarkanBakiWeb, tawarkanWeb, UPDATE_EXTERNAL } from './barang-web.command.ts';
import { KeadaanKirimWeb } from './keadaan-web.widget.tsx';
import css from './web.module.css';
import { useKeadaanWeb } from './web-toko.store.ts';

type Cara = 'barang' | 'baki';

export default function KirimBarangExternal() {
  const { t } = useTranslation(BARANG);
  const [cara, setCara] = useState<Cara>('barang');
  const [urutan, setUrutan] = useState(0);
  const asked = useKeadaanWeb();
  const selesai = () => {
    setUrutan((before) => before + 1);
    void asked.refetch();
  };
  return (
    <ScreenFrame
      title="Kirim Barang External"
      flowing
      acts={<TargetLink target={{ to: UPDATE_EXTERNAL, search: {} }}>{t('web.lihat')}</TargetLink>}
    >
      <div className={css.dua}>
        <div className={css.tumpuk}>
          <SegmentedControl
            aria-label={t('web.cara')}
            value={cara}
            onChange={(value) => setCara(value as Cara)}
            data={[
              { value: 'barang', label: t('web.caraBarang') },
              { value: 'baki', label: t('web.caraBaki') },
            ]}
          />
          {cara === 'barang' ? (
            <PilihBarang key={urutan} onDone={selesai} />
          ) : (
            <PilihBaki key={urutan} onDone={selesai} />
          )}
        </div>
        <Panel title={t('web.judul')} onRefresh={() => void asked.refetch()}>
          {asked.data && <KeadaanKirimWeb web={asked.data} />}
          {asked.error && <Text c="merah">{asked.error.message}</Text>}
        </Panel>
      </div>
    </ScreenFrame>
  );
}

function PilihBarang({ onDone }: { onDone: () => void }) {
  const form = useCommandForm(tawarkanWeb, { onDone });
  useUnsavedGuard(form.dirty);
  return (
    <DeclaredForm form={form} autoFocus>
      <Tombol form={form} />
    </DeclaredForm>
  );
}

function PilihBaki({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(BARANG);
  const form = useCommandForm(tawarkanBakiWeb, { onDone });
  return (
    <DeclaredForm form={form} autoFocus>
      <Text size="sm" c="dimmed" mt={4}>
        {t('web.bakiJelas')}
      </Text>
      <Tombol form={form} />
    </DeclaredForm>
  );
}

function Tombol({ form }: { form: ReturnType<typeof useCommandForm> }) {
  const { t } = useTranslation(BARANG);
  return (
    <SubmitButton form={form} mt="sm" leftSection={<IconSend size={14} />}>
      {t('web.tawarkan')}
    </SubmitButton>
  );
}
