/** What the server found in a file: counts to hold against the delivery note, the masters it lacks, faults, good rows. */

import { Alert, Button, Group, SegmentedControl, Text } from '@mantine/core';
import { formatAngka, formatGram, type Miligram, toThousandths } from '@mustika/kernel/amount.ts';
import { angka, type Fields, teks } from '@mustika/kernel/field.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { DataTable } from '@mustika/web-kit/data-table.tsx';
import { useMayOpen } from '@mustika/web-kit/target-link.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HasilImpor } from '../barang.command.ts';
import { barangImportCommand } from '../barang.command.ts';
import css from '../barang.module.css';
import { BARANG } from '../teks-barang.store.ts';
import { TANPA_UKURAN } from './barang-baru.rule.ts';
import type { ImporBerkas } from './impor-berkas.store.ts';
import { YakinBerkas } from './jauh-group.widget.tsx';
import { MasterKurang } from './master-kurang.widget.tsx';
import { kolomSiap } from './tambah-barang-banyak.rule.ts';

const SALAH = {
  baris: angka('Baris', { width: 6 }),
  kolom: teks('Kolom', { width: 18 }),
  isi: teks('Isi', { width: 24 }),
  sebab: teks('Sebab', { width: 46 }),
} as unknown as Fields;
const SETELAN = '/settingsystem';
const SIAP = kolomSiap as unknown as Fields;

type PratinjauProps = { impor: ImporBerkas; checked: HasilImpor };

export function PratinjauImpor({ impor, checked }: PratinjauProps) {
  const { t } = useTranslation(BARANG);
  /** The answer whose far figures were looked at; the next one is another question. */
  const [diperiksa, setDiperiksa] = useState<HasilImpor | null>(null);
  const yakin = diperiksa === checked;
  return (
    <>
      <div className={css.ringkas}>
        <dl className={css.angkaBesar}>
          <Jumlah label={t('impor.baris')} text={formatAngka(checked.baris)} />
          <Jumlah label={t('impor.benar')} text={formatAngka(checked.benar)} />
          <Jumlah label={t('impor.salah')} text={formatAngka(checked.baris - checked.benar)} />
          <Jumlah
            label={t('impor.berat')}
            text={formatGram((toThousandths(checked.berat) ?? 0) as Miligram)}
          />
          {checked.harga_modal !== null && (
            <Jumlah label={t('impor.modal')} text={formatAngka(checked.harga_modal)} />
          )}
        </dl>
        <Simpan impor={impor} checked={checked} yakin={yakin} />
      </div>
      {checked.kembar > 0 && (
        <Alert color="kuning" py="xs">
          {t('impor.kembar', { jumlah: formatAngka(checked.kembar) })}
        </Alert>
      )}
      {impor.master && (
        <MasterKurang
          master={impor.master}
          busy={impor.busy}
          onMake={(buat) => void impor.makeMasters(buat)}
        />
      )}
      <UkuranMati checked={checked} />
      <YakinBerkas
        jumlah={checked.jauh.length}
        yakin={yakin}
        onYakin={(benar) => setDiperiksa(benar ? checked : null)}
      />
      <Baris checked={checked} />
    </>
  );
}

/** Rows that the store would take with a module of its own: said once, with the way to its switch. */
function UkuranMati({ checked }: { checked: HasilImpor }) {
  const { t } = useTranslation(BARANG);
  const mayOpen = useMayOpen();
  const baris = new Set(checked.salah.filter((one) => one.sebab === TANPA_UKURAN).map((one) => one.baris))
    .size;
  if (baris === 0) return null;
  return (
    <Alert color="kuning" py="xs">
      <Group gap="sm">
        <Text size="sm">{t('impor.ukuranMati', { jumlah: formatAngka(baris) })}</Text>
        {mayOpen(SETELAN) ? (
          <Button
            size="compact-sm"
            component={Link}
            to={SETELAN as never}
            search={{ buka: 'SIZE_PERHIASAN_MODULE' } as never}
          >
            {t('impor.bukaModul')}
          </Button>
        ) : (
          <Text size="sm">{t('impor.mintaModul')}</Text>
        )}
      </Group>
    </Alert>
  );
}

function Jumlah({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}

/** All rows, or only the good ones; never all while one is wrong. */
function Simpan({ impor, checked, yakin }: PratinjauProps & { yakin: boolean }) {
  const { t } = useTranslation(BARANG);
  const jumlah = formatAngka(checked.benar);
  const clean = checked.salah.length === 0;
  const belum = checked.jauh.length > 0 && !yakin;
  return (
    <Group gap="xs">
      {!clean && checked.benar > 0 && (
        <ActButton
          act={barangImportCommand}
          variant="default"
          loading={impor.busy}
          disabled={belum}
          onClick={() => void impor.store('yang-benar', yakin)}
        >
          {t('impor.simpanBenar', { jumlah })}
        </ActButton>
      )}
      <ActButton
        act={barangImportCommand}
        main
        loading={impor.busy}
        disabled={!clean || belum || checked.benar === 0}
        onClick={() => void impor.store('semua', yakin)}
      >
        {t('impor.simpanSemua', { jumlah: formatAngka(checked.baris) })}
      </ActButton>
    </Group>
  );
}

type Lihat = 'salah' | 'jauh' | 'siap';

function Baris({ checked }: { checked: HasilImpor }) {
  const { t } = useTranslation(BARANG);
  const [lihat, setLihat] = useState<Lihat | null>(null);
  const kini = lihat ?? (checked.salah.length > 0 ? 'salah' : checked.jauh.length > 0 ? 'jauh' : 'siap');
  const pilih = (
    <SegmentedControl
      aria-label={t('impor.lihatBaris')}
      value={kini}
      onChange={(next) => setLihat(next as Lihat)}
      data={[
        { value: 'salah', label: t('impor.selSalah', { jumlah: formatAngka(checked.salah.length) }) },
        ...(checked.jauh.length > 0
          ? [{ value: 'jauh', label: t('jauh.daftar', { jumlah: formatAngka(checked.jauh.length) }) }]
          : []),
        { value: 'siap', label: t('impor.contohSiap', { jumlah: formatAngka(checked.contoh.length) }) },
      ]}
    />
  );
  if (kini === 'jauh')
    return (
      <DataTable
        key="jauh"
        id="impor-barang-jauh"
        label={t('jauh.daftar', { jumlah: formatAngka(checked.jauh.length) })}
        fields={SALAH}
        rows={checked.jauh}
        toolbar={pilih}
        csv="jauh-dari-group.csv"
      />
    );
  return kini === 'salah' ? (
    <DataTable
      key="salah"
      id="impor-barang-salah"
      label={t('impor.daftarSalah')}
      fields={SALAH}
      rows={checked.salah}
      toolbar={pilih}
      csv="baris-salah.csv"
      first={{ text: t('impor.tidakSalah') }}
    />
  ) : (
    <DataTable
      key="siap"
      id="impor-barang-siap"
      label={t('impor.benar')}
      fields={SIAP}
      rows={checked.contoh}
      rowKey="baris"
      toolbar={pilih}
      csv={false}
    />
  );
}
