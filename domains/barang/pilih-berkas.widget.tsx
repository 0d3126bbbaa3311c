/** The file of an import: chosen or dropped; while there is none, what its columns may hold. */
import { Text } from '@mantine/core';
import { FileChoice } from '@mustika/web-kit/fields/file-choice.tsx';
import { useTranslation } from 'react-i18next';
import { SERTIFIKAT } from '../berlian/mutu-batu.rule.ts';
import css from './barang.module.css';
import { KOLOM_BERKAS } from './masuk/kolom-berkas.rule.ts';
import { BARANG } from './teks-barang.store.ts';

type PilihBerkasProps = { file: File | null; busy: boolean; onChoose: (file: File | null) => void };

export function PilihBerkas(props: PilihBerkasProps) {
  const { t } = useTranslation(BARANG);
  const text = { label: t('impor.berkas'), hint: t('impor.petunjuk'), choose: t('impor.pilih') };
  return <FileChoice {...props} text={text} />;
}

/** Every column with its meaning; the needed ones first, as in the sample sheet. */
export function PetunjukKolom() {
  const { t } = useTranslation(BARANG);
  return (
    <section className={`kartu ${css.petunjuk}`}>
      <Text fw={600}>{t('impor.kolomJudul')}</Text>
      <dl>
        {KOLOM_BERKAS.map(({ nama, wajib }) => (
          <div key={nama}>
            <dt className="kode">
              {nama}
              {wajib && <span> *</span>}
            </dt>
            <dd>{t(`impor.kolom.${nama}`, { daftar: SERTIFIKAT.join(', ') })}</dd>
          </div>
        ))}
      </dl>
      <Text size="xs" c="dimmed">
        {t('impor.kolomCatatan')}
      </Text>
    </section>
  );
}
