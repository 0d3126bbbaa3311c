/** Many pieces from a spreadsheet: checked cell by cell, masters made on request, stored as one document. Spec 1 §2.2. */
import { Alert, Button, FileInput, Group, Loader, Stack, Text } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { angka, type Fields, teks } from '@mustika/kernel/field.ts';
import { saveFile } from '@mustika/web-kit/api.ts';
import { DataTable } from '@mustika/web-kit/data-table.tsx';
import { Panel, ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import css from './barang.module.css';
import type { HasilImpor } from './barang-panggilan.store.ts';
import { BatalTambah } from './batal-tambah.widget.tsx';
import { type ImporBerkas, useImporBerkas } from './impor-berkas.store.ts';
import { PratinjauLabel, SetelanCetak, TombolCetak } from './label.widget.tsx';
import { MasterKurang } from './master-kurang.widget.tsx';
import { KOLOM_BERKAS } from './tambah-barang-banyak.rule.ts';
import { BARANG } from './teks-barang.store.ts';

const SALAH = {
  baris: angka('Baris', { width: 6 }),
  kolom: teks('Kolom', { width: 16 }),
  sebab: teks('Sebab', { width: 46 }),
} as unknown as Fields;

const WAJIB = KOLOM_BERKAS.filter((column) => column.wajib).map((column) => column.nama);

/** A sheet with the right header and one line to overwrite. */
function unduhContoh(): void {
  const line = [
    '750',
    'CC',
    'TOKO',
    'CC01',
    'CINCIN POLOS',
    '3.250',
    '3.248',
    '75',
    '18K',
    'GRAM',
    '35000',
    '',
    '',
    '',
    '12',
    '',
    '3100000',
    '',
    '',
    'T',
    '',
  ];
  const text = `${KOLOM_BERKAS.map((column) => column.nama).join(',')}\r\n${line.join(',')}\r\n`;
  saveFile({ blob: new Blob([text], { type: 'text/csv' }), filename: 'contoh-barang.csv' });
}

export default function TambahBarangBanyak() {
  const { t } = useTranslation(BARANG);
  const impor = useImporBerkas();
  return (
    <ScreenFrame
      title="Tambah Barang Banyak"
      acts={
        <Button variant="default" leftSection={<IconDownload size={14} />} onClick={unduhContoh}>
          {t('impor.contoh')}
        </Button>
      }
    >
      <section className="kartu" style={{ padding: 12 }}>
        <FileInput
          label={t('impor.berkas')}
          description={t('impor.petunjuk', { kolom: WAJIB.join(', ') })}
          accept=".csv,.xlsx,text/csv"
          clearable
          clearButtonProps={{ 'aria-label': t('form.kosongkan') }}
          leftSection={<IconFileSpreadsheet size={14} />}
          placeholder={t('impor.pilih')}
          value={impor.file}
          onChange={impor.choose}
          disabled={impor.busy}
        />
      </section>
      {impor.busy && !impor.checked && (
        <Group gap="xs" role="status">
          <Loader size="xs" />
          <Text size="sm">{t('impor.memeriksa')}</Text>
        </Group>
      )}
      {impor.stored ? (
        <Tersimpan stored={impor.stored} onReset={() => impor.choose(null)} />
      ) : (
        impor.checked && <Pratinjau impor={impor} checked={impor.checked} />
      )}
    </ScreenFrame>
  );
}

function Jumlah({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatAngka(value)}</dd>
    </div>
  );
}

function Pratinjau({ impor, checked }: { impor: ImporBerkas; checked: HasilImpor }) {
  const { t } = useTranslation(BARANG);
  const faults = checked.salah.length;
  return (
    <>
      <Group justify="space-between" align="flex-end">
        <dl className={css.angkaBesar} style={{ margin: 0 }}>
          <Jumlah label={t('impor.baris')} value={checked.baris} />
          <Jumlah label={t('impor.benar')} value={checked.benar} />
          <Jumlah label={t('impor.salah')} value={faults} />
        </dl>
        <Group gap="xs">
          {faults > 0 && checked.benar > 0 && (
            <Button variant="default" loading={impor.busy} onClick={() => void impor.store('yang-benar')}>
              {t('impor.simpanBenar', { jumlah: formatAngka(checked.benar) })}
            </Button>
          )}
          <Button
            loading={impor.busy}
            disabled={faults > 0 || checked.benar === 0}
            onClick={() => void impor.store('semua')}
          >
            {t('impor.simpanSemua', { jumlah: formatAngka(checked.benar) })}
          </Button>
        </Group>
      </Group>
      {checked.kembar > 0 && (
        <Alert color="kuning" py="xs">
          {t('impor.kembar', { jumlah: formatAngka(checked.kembar) })}
        </Alert>
      )}
      {impor.master && (
        <MasterKurang master={impor.master} busy={impor.busy} onMake={() => void impor.makeMasters()} />
      )}
      {faults === 0 ? (
        <Alert color="hijau" py="xs">
          {t('impor.tidakSalah')}
        </Alert>
      ) : (
        <DataTable
          id="impor-barang-salah"
          label={t('impor.daftarSalah')}
          fields={SALAH}
          rows={checked.salah}
          csv="baris-salah"
        />
      )}
    </>
  );
}

function Tersimpan({ stored, onReset }: { stored: HasilImpor; onReset: () => void }) {
  const { t } = useTranslation(BARANG);
  const codes = stored.kode_barcode ?? [];
  const no_dokumen = stored.no_dokumen ?? '';
  return (
    <Panel
      title={t('impor.tersimpan', { jumlah: formatAngka(stored.tersimpan) })}
      acts={
        <>
          <BatalTambah no_dokumen={no_dokumen} onDone={onReset} />
          <Button
            variant="default"
            component={Link}
            to={'/data-barang' as never}
            search={{ no_masuk: no_dokumen } as never}
          >
            {t('impor.lihat')}
          </Button>
          <Button variant="default" onClick={onReset}>
            {t('impor.berkasLain')}
          </Button>
          <TombolCetak codes={codes} utama />
        </>
      }
    >
      <Stack gap="sm" maw={520}>
        <Text className="kode">{no_dokumen}</Text>
        <SetelanCetak />
        <PratinjauLabel codes={codes} />
      </Stack>
    </Panel>
  );
}
