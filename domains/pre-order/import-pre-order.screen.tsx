/** Pre-orders from a spreadsheet: checked cell by cell, stored all together. Spec 1 §2.2. */
import { Button, Group, Loader, Text } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { angka, type Fields, teks } from '@mustika/kernel/field.ts';
import { csvDate, csvDecimal, csvLine, csvText } from '@mustika/kernel/text/csv-text.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { saveFile } from '@mustika/web-kit/api.ts';
import { csvFile } from '@mustika/web-kit/data-table/csv.ts';
import { DataTable } from '@mustika/web-kit/data-table.tsx';
import { FileChoice } from '@mustika/web-kit/fields/file-choice.tsx';
import { ColumnMap, ColumnNote, type MappedColumn } from '@mustika/web-kit/resource/column-map.tsx';
import { Panel, ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type HasilImporPo, imporPo } from './impor/impor-po.command.ts';
import { kolomSiapPo } from './impor/impor-po.rule.ts';
import { useImporPo } from './impor/impor-po.store.ts';
import { ISIAN_PO, KOLOM_PO, SATU_SATU_PO } from './impor/kolom-po.rule.ts';
import { PRE_ORDER } from './teks-pre-order.store.ts';

const SALAH = {
  baris: angka('Baris', { width: 6 }),
  kolom: teks('Kolom', { width: 18 }),
  isi: teks('Isi', { width: 24 }),
  sebab: teks('Sebab', { width: 46 }),
} as unknown as Fields;
const SIAP = kolomSiapPo as unknown as Fields;

const KOLOM: MappedColumn[] = KOLOM_PO.map(({ nama, wajib }) => ({
  ...{ nama, wajib, field: ISIAN_PO[nama] ?? null, each: SATU_SATU_PO.has(nama) },
}));

/** One line to overwrite, by the names of its columns. */
const CONTOH: Readonly<Record<string, string>> = {
  nama_customer: 'IBU CONTOH',
  no_hp_customer: csvText('081234567890'),
  nama_barang: 'GELANG ITALY SISIK',
  kode_group: '750',
  kode_dept: 'GL',
  berat: csvDecimal(5000),
  qty: '2',
  kode_intern: 'IT-SSK',
  ongkos: '300000',
  tgl_janji: csvDate('2026-12-21'),
  uang_muka: '1000000',
};

/** A list with the right header and that line. */
function unduhContoh(): void {
  const names = KOLOM_PO.map(({ nama }) => nama);
  const text = csvLine(names) + csvLine(names.map((nama) => CONTOH[nama] ?? ''));
  saveFile({ blob: csvFile(text), filename: 'contoh-pre-order.csv' });
}

export default function ImportPreOrder() {
  const { t } = useTranslation(PRE_ORDER);
  const { file, checked, kolom, stored, busy, choose, read, remap, store } = useImporPo();
  const text = { label: t('impor.berkas'), hint: t('impor.petunjuk'), choose: t('impor.pilih') };
  return (
    <ScreenFrame
      title="Import Pre-order"
      acts={
        <Button variant="default" leftSection={<IconDownload size={14} />} onClick={unduhContoh}>
          {t('impor.contoh')}
        </Button>
      }
    >
      <FileChoice file={file} busy={busy} text={text} onChoose={choose} />
      {!file && (
        <Text size="sm" c="dimmed">
          {t('impor.kolom', {
            wajib: KOLOM_PO.filter((one) => one.wajib)
              .map((one) => one.nama)
              .join(', '),
            boleh: KOLOM_PO.filter((one) => !one.wajib)
              .map((one) => one.nama)
              .join(', '),
          })}
        </Text>
      )}
      {busy && !checked && !kolom && (
        <Group gap="xs" role="status">
          <Loader size="xs" />
          <Text size="sm">{t('impor.memeriksa')}</Text>
        </Group>
      )}
      {stored ? (
        <Panel title={t('impor.tersimpan', { jumlah: formatAngka(stored.length) })}>
          <Text className="kode">{stored.join(', ')}</Text>
          <Group mt="sm">
            <Button component={Link} to={'/lihat-pre-order' as never}>
              {t('impor.lihat')}
            </Button>
            <Button variant="default" onClick={() => choose(null)}>
              {t('impor.lain')}
            </Button>
          </Group>
        </Panel>
      ) : kolom ? (
        <ColumnMap columns={KOLOM} kolom={kolom} busy={busy} onRead={read} />
      ) : (
        checked && (
          <>
            <ColumnNote kolom={checked.kolom} onChange={remap} />
            <Pratinjau checked={checked} busy={busy} onStore={() => void store()} />
          </>
        )
      )}
    </ScreenFrame>
  );
}

type PratinjauProps = { checked: HasilImporPo; busy: boolean; onStore: () => void };

/** What the server found: faults cell by cell, or the lines with what they come to. */
function Pratinjau({ checked, busy, onStore }: PratinjauProps) {
  const { t } = useTranslation(PRE_ORDER);
  const bersih = checked.salah.length === 0 && checked.benar > 0;
  return (
    <>
      <Group justify="space-between">
        <Text>
          {t('impor.ringkas', {
            baris: formatAngka(checked.baris),
            benar: formatAngka(checked.benar),
            po: formatAngka(checked.preorders),
            total: formatAngka(checked.total),
            muka: formatAngka(checked.uang_muka),
          })}
        </Text>
        <ActButton act={imporPo} main loading={busy} disabled={!bersih} onClick={onStore}>
          {t('impor.simpan', { jumlah: formatAngka(checked.preorders) })}
        </ActButton>
      </Group>
      {checked.salah.length > 0 ? (
        <DataTable
          key="salah"
          id="impor-po-salah"
          label={t('impor.daftarSalah')}
          fields={SALAH}
          rows={checked.salah}
          csv="baris-salah.csv"
        />
      ) : (
        <DataTable
          key="siap"
          id="impor-po-siap"
          label={t('impor.siap')}
          fields={SIAP}
          rows={checked.contoh}
          rowKey="baris"
          csv={false}
        />
      )}
    </>
  );
}
