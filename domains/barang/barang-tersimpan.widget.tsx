/** The piece just saved: its barcode large enough to read aloud, its price, its tag. */
import { ActionIcon, CopyButton, Group, Stack, Text } from '@mantine/core';
import { formatAngka, formatGram, type Miligram, toThousandths } from '@mustika/kernel/amount.ts';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import css from './barang.module.css';
import type { KartuBarang } from './kartu-barang.rule.ts';
import { PratinjauLabel, SetelanCetak, TombolCetak } from './label/label.widget.tsx';
import { BatalTambah } from './masuk/batal-tambah.widget.tsx';
import { BARANG } from './teks-barang.store.ts';

type TersimpanProps = { barang: KartuBarang | null; onBatal: (no_dokumen: string) => void };

export function BarangTersimpan({ barang, onBatal }: TersimpanProps) {
  const { t } = useTranslation(BARANG);
  return (
    <Panel title={t('sesi.terakhir')}>
      <Stack gap="sm">
        {barang ? (
          <Kartu barang={barang} onBatal={onBatal} />
        ) : (
          <Text size="sm" c="dimmed">
            {t('sesi.belum')}
          </Text>
        )}
        <SetelanCetak otomatis />
      </Stack>
    </Panel>
  );
}

function Kartu({ barang, onBatal }: { barang: KartuBarang; onBatal: (no_dokumen: string) => void }) {
  const { t } = useTranslation(BARANG);
  const { kode_barcode } = barang;
  return (
    <>
      <Group gap="xs" aria-live="polite">
        <span className={css.barcode}>{kode_barcode}</span>
        <CopyButton value={kode_barcode}>
          {({ copied, copy }) => (
            <ActionIcon aria-label={t('sesi.salinBarcode')} onClick={copy}>
              {copied ? <IconCheck size={14} /> : <IconCopy size={14} />}
            </ActionIcon>
          )}
        </CopyButton>
      </Group>
      <Stack gap={0}>
        <Text size="sm">{barang.nama_barang}</Text>
        <Text size="sm" c="dimmed">
          {formatGram((toThousandths(barang.berat) ?? 0) as Miligram)} g · {barang.kadar_cetak} ·{' '}
          {barang.kode_baki}
        </Text>
        <Text fw={600}>Rp {formatAngka(barang.harga_jual)}</Text>
        <Text size="xs" c="dimmed" className="kode">
          {barang.no_masuk}
        </Text>
      </Stack>
      <PratinjauLabel codes={[kode_barcode]} />
      <Group justify="space-between">
        <BatalTambah no_dokumen={barang.no_masuk} onDone={() => onBatal(barang.no_masuk)} />
        <TombolCetak codes={[kode_barcode]} utama />
      </Group>
    </>
  );
}
