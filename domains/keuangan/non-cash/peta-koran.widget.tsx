/** Which column of this file means what: proposed, shown with a few lines of it, and kept for the rekening. */
import { Button, Select, Table } from '@mantine/core';
import { useMay, whyNot } from '@mustika/web-kit/act.tsx';
import { call, newKey } from '@mustika/web-kit/api.ts';
import { RefInput } from '@mustika/web-kit/fields/ref-input.tsx';
import { noticeOf } from '@mustika/web-kit/notices.tsx';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rekeningResource } from '../../master/rekening.resource.ts';
import css from '../keuangan.module.css';
import { KEUANGAN } from '../teks-keuangan.store.ts';
import { ISIAN_PETA, type Peta, salahPeta } from './peta-koran.rule.ts';
import { type KoranTerbaca, petaKoran } from './validasi-non-cash.command.ts';

type PetaKolomProps = {
  bentuk: KoranTerbaca['bentuk'];
  no_rekening: string | null;
  onSaved: (no_rekening: string) => void;
  onTutup: () => void;
};

export function PetaKolom({ bentuk, no_rekening, onSaved, onTutup }: PetaKolomProps) {
  const { t } = useTranslation(KEUANGAN);
  const [peta, setPeta] = useState<Peta>(bentuk.usul);
  const [rekening, setRekening] = useState(no_rekening);
  const [sibuk, setSibuk] = useState(false);
  const salah = salahPeta(peta);
  const tertutup = useMay()(petaKoran) ? undefined : (whyNot(petaKoran) ?? undefined);
  const data = bentuk.nama.map((nama, at) => ({
    value: String(at),
    label: `${at + 1}. ${nama || t('nonCash.peta.tanpaNama')}`,
  }));
  const simpan = async () => {
    if (rekening === null) return;
    setSibuk(true);
    try {
      const body = { no_rekening: rekening, kepala: bentuk.kepala || null, ...peta };
      await call(petaKoran, { body, key: newKey() });
      onSaved(rekening);
    } catch (error) {
      noticeOf(error);
    } finally {
      setSibuk(false);
    }
  };
  return (
    <div className={css.koran}>
      <Panel title={t('nonCash.peta.judul')}>
        <div className={css.petaKolom}>
          <div className={css.saring}>
            <RefInput
              label={t('nonCash.rekening')}
              name="peta_rekening"
              resource={rekeningResource}
              value={rekening}
              onChange={setRekening}
              required
            />
            {ISIAN_PETA.map((name) => (
              <Select
                key={name}
                w={150}
                label={t(`nonCash.peta.${name}`)}
                data-nama={`peta_${name}`}
                data={data}
                value={peta[name] === null ? null : String(peta[name])}
                clearable
                withAsterisk={name === 'tanggal'}
                onChange={(next) => setPeta({ ...peta, [name]: next === null ? null : Number(next) })}
              />
            ))}
          </div>
          <div className={css.gulir} role="group" aria-label={t('nonCash.peta.contoh')} tabIndex={0}>
            <Contoh bentuk={bentuk} peta={peta} />
          </div>
          <div className={css.saring}>
            <Button
              loading={sibuk}
              disabled={salah !== null || rekening === null || tertutup !== undefined}
              title={tertutup}
              onClick={() => void simpan()}
            >
              {t('nonCash.peta.simpan')}
            </Button>
            <Button variant="default" onClick={onTutup}>
              {t('tutup')}
            </Button>
            <small role="status">
              {rekening === null
                ? t('nonCash.peta.rekening')
                : salah !== null && t(salah === 'KEMBAR' ? 'nonCash.peta.kembar' : 'nonCash.peta.kurang')}
            </small>
          </div>
        </div>
      </Panel>
    </div>
  );
}

/** The first lines of the file, each column with what it was said to be. */
function Contoh({ bentuk, peta }: { bentuk: KoranTerbaca['bentuk']; peta: Peta }) {
  const { t } = useTranslation(KEUANGAN);
  const arti = (at: number): string => {
    const name = ISIAN_PETA.find((one) => peta[one] === at);
    return name ? t(`nonCash.peta.${name}`) : '–';
  };
  return (
    <Table fz="xs" verticalSpacing={4} aria-label={t('nonCash.peta.contoh')}>
      <Table.Thead>
        <Table.Tr>
          {bentuk.nama.map((nama, at) => (
            <Table.Th key={at}>
              {at + 1}. {nama || t('nonCash.peta.tanpaNama')}
              <br />
              {arti(at)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {bentuk.contoh.map((row, nomor) => (
          <Table.Tr key={nomor}>
            {row.map((cell, at) => (
              <Table.Td key={at}>{cell}</Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
