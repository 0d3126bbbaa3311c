/** The first question: a shop by itself, or a head office with branches. It can be answered anew whenever the trade changes. */
import { Radio, Stack } from '@mantine/core';
import { useKirimSekali } from '@mustika/web-kit/sending/use-kirim.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Formulir } from './formulir.widget.tsx';
import { BENTUK, kirimSetelan, useVersiBentuk } from './mulai.store.ts';
import { SimpanSetelan } from './simpan-setelan.widget.tsx';
import { MULAI } from './teks-mulai.store.ts';

const PILIHAN = ['SATU_TOKO', 'RANTAI'] as const;

export function BentukUsaha({ lanjut }: { lanjut: () => void }) {
  const { t } = useTranslation(MULAI);
  const { user, refresh } = useSession();
  const kini = user?.bentuk === 'RANTAI' || !user?.tunggal ? 'RANTAI' : 'SATU_TOKO';
  const [pilihan, setPilihan] = useState<string>(kini);
  const versi = useVersiBentuk();
  const { busy, kirim } = useKirimSekali();
  const simpan = async () => {
    if (pilihan === user?.bentuk) return lanjut();
    const toko = user ? [user.toko_asal] : [];
    const isi = { key: BENTUK, value: pilihan, versi, toko };
    if (!(await kirim((kunci) => kirimSetelan(isi, kunci)))) return;
    await refresh();
    lanjut();
  };
  return (
    <Formulir label={t('langkah.BENTUK')} onKirim={simpan}>
      <Radio.Group label={t('bentuk.tanya')} value={pilihan} onChange={setPilihan}>
        <Stack gap="sm" mt="xs">
          {PILIHAN.map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(`bentuk.${value}`)}
              description={t(`bentuk.ket.${value}`)}
              autoFocus={value === pilihan}
            />
          ))}
        </Stack>
      </Radio.Group>
      <SimpanSetelan busy={busy} />
    </Formulir>
  );
}
