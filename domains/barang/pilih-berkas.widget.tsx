/** The file of an import: chosen or dropped; while there is none, what its columns may hold. */
import { FileInput, Text } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SERTIFIKAT } from '../berlian/mutu-batu.rule.ts';
import css from './barang.module.css';
import { KOLOM_BERKAS } from './masuk/tambah-barang-banyak.rule.ts';
import { BARANG } from './teks-barang.store.ts';

type PilihBerkasProps = { file: File | null; busy: boolean; onChoose: (file: File | null) => void };

export function PilihBerkas({ file, busy, onChoose }: PilihBerkasProps) {
  const { t } = useTranslation(BARANG);
  const [over, setOver] = useState(false);
  const hold = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  const drop = (event: DragEvent) => {
    hold(event);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !busy) onChoose(dropped);
  };
  return (
    <section
      className={`kartu ${css.berkas}`}
      aria-label={t('impor.berkas')}
      data-di-atas={over || undefined}
      onDragOver={hold}
      onDragLeave={hold}
      onDrop={drop}
    >
      <FileInput
        label={t('impor.berkas')}
        description={t('impor.petunjuk')}
        accept=".csv,.txt,.tsv,.xlsx,text/csv"
        clearable
        clearButtonProps={{ 'aria-label': t('form.kosongkan') }}
        leftSection={<IconFileSpreadsheet size={14} />}
        placeholder={t('impor.pilih')}
        value={file}
        onChange={onChoose}
        disabled={busy}
      />
    </section>
  );
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
