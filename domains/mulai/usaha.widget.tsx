/** Questions about the trade instead of names of switches. */
import { Checkbox, Input, SegmentedControl, Text } from '@mantine/core';
import { noticeOf, toastSuccess } from '@mustika/web-kit/notices.tsx';
import { useKirimBerurut } from '@mustika/web-kit/sending/use-kirim.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Formulir } from './formulir.widget.tsx';
import css from './mulai.module.css';
import { kirimSetelan, useModul } from './mulai.store.ts';
import { SimpanSetelan } from './simpan-setelan.widget.tsx';
import { MULAI } from './teks-mulai.store.ts';
import { dijawabYa, PERTANYAAN, type Pertanyaan, yangBerubah } from './usaha.rule.ts';

type UsahaProps = {
  /** Branches that the answers may be for as well; none in a shop by itself. */
  cabang: readonly string[];
  lanjut: () => void;
};

export function TanyaUsaha({ cabang, lanjut }: UsahaProps) {
  const { t } = useTranslation(MULAI);
  const modul = useModul();
  const refresh = useSession((session) => session.refresh);
  const [jawaban, setJawaban] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [semua, setSemua] = useState(false);
  const { busy, kirim } = useKirimBerurut();
  if (!modul) return null;
  const berubah = yangBerubah(jawaban, modul.hidup);
  const simpan = async () => {
    const toko = semua ? cabang : [];
    const jadi = await kirim(
      berubah,
      ({ key }) => key,
      ({ key, value }, kunci) => kirimSetelan({ key, value, versi: modul.versi(key), toko }, kunci),
    );
    if (jadi < berubah.length) return;
    // This browser follows at once; the others are asked.
    await refresh().catch(noticeOf);
    toastSuccess(t('usaha.tersimpan'));
    setJawaban(new Map());
    lanjut();
  };
  const satuToko = cabang.length === 0;
  const ditanya: readonly Pertanyaan[] = PERTANYAAN.filter((satu: Pertanyaan) => !(satu.antar && satuToko));
  return (
    <Formulir label={t('langkah.USAHA')} onKirim={simpan}>
      <div>
        {ditanya.map((satu) => (
          <Tanya
            key={satu.nama}
            nama={satu.nama}
            ya={jawaban.get(satu.nama) ?? dijawabYa(satu, modul.hidup)}
            onJawab={(ya) => setJawaban(new Map(jawaban).set(satu.nama, ya))}
          />
        ))}
      </div>
      <Text size="xs" c="dimmed">
        {t('usaha.selalu')}
      </Text>
      {cabang.length > 1 && (
        <Checkbox
          label={t('usaha.semuaToko', { jumlah: cabang.length })}
          checked={semua}
          onChange={(event) => setSemua(event.currentTarget.checked)}
        />
      )}
      <SimpanSetelan busy={busy} />
    </Formulir>
  );
}

type TanyaProps = { nama: string; ya: boolean; onJawab: (ya: boolean) => void };

function Tanya({ nama, ya, onJawab }: TanyaProps) {
  const { t } = useTranslation(MULAI);
  return (
    <div className={css.tanya}>
      <div>
        <Input.Label fw={500}>{t(`usaha.${nama}`)}</Input.Label>
        <Text size="xs" c="dimmed">
          {t(`usaha.ket.${nama}`)}
        </Text>
      </div>
      <SegmentedControl
        aria-label={t(`usaha.${nama}`)}
        value={ya ? 'ya' : 'tidak'}
        onChange={(value) => onJawab(value === 'ya')}
        data={[
          { value: 'ya', label: t('usaha.ya') },
          { value: 'tidak', label: t('usaha.tidak') },
        ]}
      />
    </div>
  );
}
