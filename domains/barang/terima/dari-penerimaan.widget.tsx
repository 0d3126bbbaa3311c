/** Which delivery the pieces of this screen get their tags from, and what of it still waits; kept in the address. */
import { Badge, Group, Text } from '@mantine/core';
import { formatGram, type Miligram, toThousandths } from '@mustika/kernel/amount.ts';
import { viewOf } from '@mustika/web-kit/document-screen/declared.ts';
import { useDocument, useDocumentList } from '@mustika/web-kit/document-sheet/view.ts';
import { QuickSelect } from '@mustika/web-kit/fields/quick-select.tsx';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { useTranslation } from 'react-i18next';
import { BARANG } from '../teks-barang.store.ts';
import { penerimaanBarang } from './penerimaan-barang.document.ts';

const view = viewOf(penerimaanBarang);
const gram = (value: unknown): string => formatGram((toThousandths(Number(value)) ?? 0) as Miligram);

type Jenis = { kode_group: string; kode_dept: string; sisa_berat: number };

/** The delivery that stands in the address; null where the pieces come without one. */
export function usePenerimaan(): string | null {
  const [search] = useUrlState();
  const nomor = search['penerimaan'];
  return typeof nomor === 'string' && nomor !== '' ? nomor : null;
}

/** Nothing is shown in a shop that has no delivery waiting for tags. */
export function DariPenerimaan() {
  const { t } = useTranslation(BARANG);
  const [search, setSearch] = useUrlState();
  const nomor = usePenerimaan();
  const { data } = useDocumentList(view, { status: 'DONE' });
  const { data: satu } = useDocument(view, nomor);
  const menunggu = (data?.rows ?? []).filter(
    (row) => Number(row['sisa_berat']) > 0 || row['no_dokumen'] === nomor,
  );
  if (menunggu.length === 0 && nomor === null) return null;
  const options = menunggu.map((row) => ({
    value: String(row['no_dokumen']),
    label: `${row['no_dokumen']} - ${row['kode_supplier']} ${row['no_faktur_supplier']}, ${gram(row['sisa_berat'])} g`,
  }));
  const jenis = (satu?.['jenis'] ?? []) as Jenis[];
  return (
    <section className="kartu" style={{ padding: 12 }}>
      <QuickSelect
        name="no_penerimaan"
        label={t('terima.dari')}
        value={nomor}
        options={options}
        clearable
        onChange={(penerimaan) => setSearch({ ...search, penerimaan: penerimaan ?? undefined })}
      />
      {nomor !== null && (
        <Group gap="xs" mt={6} aria-live="polite">
          <Text size="xs" c="dimmed">
            {t('terima.sisa')}
          </Text>
          {jenis.map((j) => (
            <Badge
              key={`${j.kode_group}-${j.kode_dept}`}
              variant="light"
              color={j.sisa_berat > 0 ? 'emas' : 'hijau'}
              tt="none"
            >
              {j.kode_group} {j.kode_dept}: {gram(j.sisa_berat)} g
            </Badge>
          ))}
        </Group>
      )}
    </section>
  );
}
