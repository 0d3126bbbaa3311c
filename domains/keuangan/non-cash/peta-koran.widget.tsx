/** Which column of a bank's file means what: the mapping of every import, kept for the rekening. */
import { Button } from '@mantine/core';
import type { KolomBerkas, PetaKolom } from '@mustika/kernel/text/peta-kolom.ts';
import { RefInput } from '@mustika/web-kit/fields/ref-input.tsx';
import { ColumnMap } from '@mustika/web-kit/resource/column-map.tsx';
import { useTranslation } from 'react-i18next';
import { rekeningResource } from '../../master/rekening.resource.ts';
import css from '../keuangan.module.css';
import { KEUANGAN } from '../teks-keuangan.store.ts';
import { KOLOM_KORAN, salahPeta } from './peta-koran.rule.ts';

type PetaKoranProps = {
  kolom: KolomBerkas;
  no_rekening: string | null;
  busy: boolean;
  onRead: (peta: PetaKolom) => void;
  onTutup: () => void;
};

export function PetaKoran({ kolom, no_rekening, busy, onRead, onTutup }: PetaKoranProps) {
  const { t } = useTranslation(KEUANGAN);
  const columns = KOLOM_KORAN.map(({ nama, wajib }) => ({
    ...{ nama, wajib, field: null, label: t(`nonCash.peta.${nama}`) },
  }));
  const wrong = ({ dari, sumber }: PetaKolom): string | null => {
    const salah = salahPeta(dari);
    if (salah !== null) return t(salah === 'KEMBAR' ? 'nonCash.peta.kembar' : 'nonCash.peta.kurang');
    return sumber === '' ? t('nonCash.peta.rekening') : null;
  };
  return (
    <div className={css.koran}>
      <ColumnMap
        columns={columns}
        kolom={{ ...kolom, sumber: no_rekening }}
        busy={busy}
        onRead={onRead}
        hint={t('nonCash.peta.judul')}
        wrong={wrong}
        source={(value, onChange) => (
          <RefInput
            label={t('nonCash.rekening')}
            name="peta_rekening"
            resource={rekeningResource}
            value={value}
            onChange={onChange}
            required
          />
        )}
        acts={
          <Button variant="default" onClick={onTutup}>
            {t('tutup')}
          </Button>
        }
      />
    </div>
  );
}
