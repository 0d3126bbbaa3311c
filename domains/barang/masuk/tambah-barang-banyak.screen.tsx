/** Many pieces from a spreadsheet: checked cell by cell, masters made on request, stored as one document. Spec 1 §2.2. */
import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { csvDecimal, csvLine, csvNumber } from '@mustika/kernel/text/csv-text.ts';
import { saveFile } from '@mustika/web-kit/api.ts';
import { csvFile } from '@mustika/web-kit/data-table/csv.ts';
import { ColumnMap, ColumnNote, type MappedColumn } from '@mustika/web-kit/resource/column-map.tsx';
import { Panel, ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { HasilImpor } from '../barang.command.ts';
import { PratinjauLabel, SetelanCetak, TombolCetak } from '../label/label.widget.tsx';
import { PetunjukKolom, PilihBerkas } from '../pilih-berkas.widget.tsx';
import { BARANG } from '../teks-barang.store.ts';
import { DariPenerimaan, usePenerimaan } from '../terima/dari-penerimaan.widget.tsx';
import { BatalTambah } from './batal-tambah.widget.tsx';
import { useImporBerkas } from './impor-berkas.store.ts';
import { ISIAN_BARANG, KOLOM_BERKAS } from './kolom-berkas.rule.ts';
import { PratinjauImpor } from './pratinjau-impor.widget.tsx';

const KOLOM: MappedColumn[] = KOLOM_BERKAS.map(({ nama, wajib }) => ({
  ...{ nama, wajib },
  field: ISIAN_BARANG[nama] ?? null,
}));

/** A sheet with the right header and one line to overwrite. */
function unduhContoh(): void {
  const line = [
    ...['750', 'CC', 'TOKO', 'CC01', 'CINCIN POLOS'],
    ...[csvDecimal(3250), csvDecimal(3248), csvNumber(75), '18K', 'GRAM', '35000'],
    ...['', '', '', '12', '', '3100000', '', '', 'T', '', '', csvDecimal(50), ''],
  ];
  const text = csvLine(KOLOM_BERKAS.map((column) => column.nama)) + csvLine(line);
  saveFile({ blob: csvFile(text), filename: 'contoh-barang.csv' });
}

export default function TambahBarangBanyak() {
  const { t } = useTranslation(BARANG);
  const impor = useImporBerkas(usePenerimaan());
  return (
    <ScreenFrame
      title="Tambah Barang Banyak"
      acts={
        <Button variant="default" leftSection={<IconDownload size={14} />} onClick={unduhContoh}>
          {t('impor.contoh')}
        </Button>
      }
    >
      <DariPenerimaan />
      <PilihBerkas file={impor.file} busy={impor.busy} onChoose={(file) => impor.choose(file)} />
      {!impor.file && <PetunjukKolom />}
      {impor.busy && !impor.checked && !impor.kolom && (
        <Group gap="xs" role="status">
          <Loader size="xs" />
          <Text size="sm">{t('impor.memeriksa')}</Text>
        </Group>
      )}
      {impor.stored ? (
        <Tersimpan stored={impor.stored} onReset={() => impor.choose(null)} />
      ) : impor.kolom ? (
        <ColumnMap columns={KOLOM} kolom={impor.kolom} busy={impor.busy} onRead={impor.read} />
      ) : (
        impor.checked && (
          <>
            <ColumnNote kolom={impor.checked.kolom} onChange={impor.remap} />
            <PratinjauImpor impor={impor} checked={impor.checked} />
          </>
        )
      )}
    </ScreenFrame>
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
