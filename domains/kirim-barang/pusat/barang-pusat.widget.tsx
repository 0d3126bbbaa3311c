/** The pieces that head office has under way to this branch: which shipments are taken, and into which tray. */
import { Checkbox, Group, Text } from '@mantine/core';
import { formatGram, type Miligram, nearestThousandths } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import type { Fields } from '@mustika/kernel/field.ts';
import { DataTable, type TableRow } from '@mustika/web-kit/data-table.tsx';
import { RefInput } from '@mustika/web-kit/fields/ref-input.tsx';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { useTranslation } from 'react-i18next';
import { bakiResource } from '../../master/baki.resource.ts';
import { KIRIM } from '../teks-kirim.store.ts';
import { kolomBarangPusat } from './data-pusat.command.ts';
import type { BandingLayar } from './import-data-pusat.screen.tsx';

type Props = { banding: BandingLayar; ke_baki: string; onBaki: (kode: string) => void };

export function BarangPusat({ banding, ke_baki, onBaki }: Props) {
  const { t } = useTranslation(KIRIM);
  const { data, kiriman, tertahan, pilih } = banding;
  const dipilih = new Set(kiriman.map(({ no_kirim }) => no_kirim));
  const barang = (data?.barang ?? []).filter(({ no_kirim }) => dipilih.has(no_kirim));
  return (
    <Panel title={t('ambilPusat.barang')}>
      <Text size="sm" mb="xs">
        {t('ambilPusat.barangUtuh')}
      </Text>
      <Group gap="md" align="flex-end" mb="sm">
        {(data?.kiriman ?? []).map(({ no_kirim, tanggal, jumlah_barang, berat }) => (
          <Checkbox
            key={no_kirim}
            label={t('ambilPusat.kiriman', {
              ...{ no_kirim, tanggal: formatTanggal(tanggal), jumlah: jumlah_barang },
              berat: formatGram(nearestThousandths(berat) as Miligram),
            })}
            checked={dipilih.has(no_kirim)}
            onChange={(event) => pilih(no_kirim, event.currentTarget.checked)}
          />
        ))}
        {dipilih.size > 0 && (
          <RefInput
            label={t('ambilPusat.keBaki')}
            resource={bakiResource}
            value={ke_baki}
            onChange={(kode) => onBaki(kode ?? '')}
          />
        )}
      </Group>
      {tertahan[0] && (
        <Text role="alert" size="sm" c="merah" mb="xs">
          {t('ambilPusat.tertahan', {
            ...{ jumlah: tertahan.length, barcode: tertahan[0].kode_barcode, group: tertahan[0].kode_group },
          })}
        </Text>
      )}
      <DataTable
        id="import-data-pusat-barang"
        label={t('ambilPusat.barang')}
        fields={kolomBarangPusat as unknown as Fields}
        rows={barang as unknown as TableRow[]}
        rowKey="kode_barcode"
        maxHeight={320}
      />
    </Panel>
  );
}
