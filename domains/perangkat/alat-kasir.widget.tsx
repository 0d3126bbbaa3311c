/** Something beside a till that its agent speaks to over a line: whether there is one, how it is reached, and what only it asks for. */
import { Group, Select, Switch, TextInput } from '@mantine/core';
import { JALUR_TIMBANGAN } from '@mustika/kernel/agen/agen.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { setelanSidik, setelanTimbangan } from './agen.command.ts';
import css from './perangkat.module.css';
import { useSimpanPerangkat } from './simpan-perangkat.store.ts';
import { PERANGKAT } from './teks-perangkat.store.ts';

type Alat = { jalur: (typeof JALUR_TIMBANGAN)[number]; alamat: string };
type AlatProps<A extends Alat> = {
  kata: { judul: string; ada: string; simpan: string };
  tersimpan: A | undefined;
  /** What one begins with. */
  baru: A;
  act: typeof setelanSidik | typeof setelanTimbangan;
  /** What the act takes: one, or none. */
  isi: (semua: A[]) => object;
  lainnya: (satu: A, ubah: (part: Partial<A>) => void) => ReactNode;
  /** Beside the button. */
  children?: ReactNode;
};

export function AlatKasir<A extends Alat>({
  kata,
  tersimpan,
  baru,
  act,
  isi,
  lainnya,
  children,
}: AlatProps<A>) {
  const { t } = useTranslation(PERANGKAT);
  const [ada, setAda] = useState(tersimpan !== undefined);
  const [satu, setSatu] = useState<A>(tersimpan ?? baru);
  const { busy, simpan } = useSimpanPerangkat(act);
  const ubah = (part: Partial<A>) => setSatu({ ...satu, ...part });
  const lewat = (part: Partial<Alat>) => ubah(part as Partial<A>);
  return (
    <Panel title={kata.judul}>
      <div className={css.panel}>
        <Switch label={kata.ada} checked={ada} onChange={(event) => setAda(event.currentTarget.checked)} />
        {ada && (
          <div className={css.printer}>
            <Select
              label={t('jalur')}
              allowDeselect={false}
              data={JALUR_TIMBANGAN.map((value) => ({ value, label: t(`timbanganLewat.${value}`) }))}
              value={satu.jalur}
              onChange={(value) =>
                lewat({ jalur: JALUR_TIMBANGAN.find((known) => known === value) ?? satu.jalur })
              }
            />
            <TextInput
              label={t('alamat')}
              placeholder={t(`timbanganContoh.${satu.jalur}`)}
              maxLength={120}
              value={satu.alamat}
              onChange={(event) => lewat({ alamat: event.currentTarget.value })}
            />
            {lainnya(satu, ubah)}
          </div>
        )}
        <Group gap="md">
          <ActButton
            act={act}
            variant="default"
            loading={busy}
            disabled={ada && satu.alamat.trim() === ''}
            onClick={() => void simpan(isi(ada ? [satu] : []))}
          >
            {kata.simpan}
          </ActButton>
          {children}
        </Group>
      </div>
    </Panel>
  );
}
