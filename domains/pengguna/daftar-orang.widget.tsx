/** Whose rights: a user, found by name, or the template of a level. */
import { SegmentedControl, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LEVEL_PENGGUNA } from './data-users.command.ts';
import { LEVEL_BERTEMPLAT } from './hak/hak-akses.command.ts';
import css from './pengguna.module.css';
import { type PemilikHak, usePengguna } from './pengguna-data.store.ts';
import { PENGGUNA } from './teks-pengguna.store.ts';

/** More than this nobody reads through; the search finds the others. */
const PALING = 200;

type DaftarOrangProps = { pemilik: PemilikHak | null; onPilih: (pemilik: PemilikHak) => void };

export function DaftarOrang({ pemilik, onPilih }: DaftarOrangProps) {
  const { t } = useTranslation(PENGGUNA);
  const [jenis, setJenis] = useState<PemilikHak['jenis']>(pemilik?.jenis ?? 'user');
  return (
    <div className={css.orang}>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={t('hak.siapa')}
        value={jenis}
        onChange={(next) => setJenis(next as PemilikHak['jenis'])}
        data={[
          { value: 'user', label: t('hak.pengguna') },
          { value: 'templat', label: t('hak.templat') },
        ]}
      />
      {jenis === 'user' ? (
        <Orang pemilik={pemilik} onPilih={onPilih} />
      ) : (
        <ul className={css.daftarOrang}>
          {LEVEL_BERTEMPLAT.map((level) => (
            <li key={level}>
              <Satu
                judul={LEVEL_PENGGUNA.find(([value]) => value === level)?.[1] ?? level}
                keterangan=""
                kini={pemilik?.jenis === 'templat' && pemilik.level === level}
                onPilih={() => onPilih({ jenis: 'templat', level })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Orang({ pemilik, onPilih }: DaftarOrangProps) {
  const { t } = useTranslation(PENGGUNA);
  const asked = usePengguna();
  const [cari, setCari] = useState('');
  const rows = useMemo(() => {
    const kata = cari.trim().toUpperCase();
    return (asked.data ?? [])
      .filter((row) => row.status !== 'NONAKTIF')
      .filter((row) =>
        `${row.user_id} ${row.nama} ${row.level} ${row.kode_toko}`.toUpperCase().includes(kata),
      )
      .slice(0, PALING);
  }, [asked.data, cari]);
  return (
    <>
      <TextInput
        aria-label={t('hak.cariOrang')}
        placeholder={t('hak.cariOrang')}
        leftSection={<IconSearch size={14} />}
        value={cari}
        data-autofocus
        onChange={(event) => setCari(event.currentTarget.value)}
      />
      <ul className={css.daftarOrang}>
        {rows.map((row) => (
          <li key={row.user_id}>
            <Satu
              judul={row.user_id}
              keterangan={`${row.level} · ${row.kode_toko}`}
              kini={pemilik?.jenis === 'user' && pemilik.user_id === row.user_id}
              onPilih={() => onPilih({ jenis: 'user', user_id: row.user_id })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

type SatuProps = { judul: string; keterangan: string; kini: boolean; onPilih: () => void };

const Satu = ({ judul, keterangan, kini, onPilih }: SatuProps) => (
  <button type="button" className={css.satuOrang} aria-current={kini} onClick={onPilih}>
    <span>{judul}</span>
    <small>{keterangan}</small>
  </button>
);
