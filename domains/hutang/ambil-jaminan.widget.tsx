/** The shop keeps the pledge: each line as it is weighed now, what it becomes, and what it is agreed to be worth. Domain 12.4 LELANG_AMBIL. */
import { Button, Group, Text } from '@mantine/core';
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { transitionCall } from '@mustika/kernel/document.ts';
import type { ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { daftar, type Fields, pilihan } from '@mustika/kernel/field.ts';
import { call } from '@mustika/web-kit/api.ts';
import { withApproval } from '@mustika/web-kit/approval/approval.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import { viewOf } from '@mustika/web-kit/document-screen/declared.ts';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { useAskAgain } from '@mustika/web-kit/document-sheet/view.ts';
import { ErrorSummary, FormFrame, InputOf, SubmitButton, useDeclaredForm } from '@mustika/web-kit/form.tsx';
import { toastSuccess } from '@mustika/web-kit/notices.tsx';
import { useTranslation } from 'react-i18next';
import { hutang as dokumen } from './hutang.document.ts';
import css from './hutang.module.css';
import type { Hutang } from './hutang.reads.ts';
import { barisAmbil } from './isian-hutang.rule.ts';
import { HUTANG } from './teks-hutang.store.ts';

const VIEW = viewOf(dokumen as unknown as ReadableDocument);
const { ambil } = dokumen.transitions;
const SEND = transitionCall(ambil);

type Baris = { urut: string | number; nilai?: unknown };

/** The lines of the deed by their names: nobody knows them by number. */
function isian({ barang }: Hutang): Fields {
  const { tujuan, biaya, keterangan } = ambil.fields;
  const urut = pilihan(
    'Barang Jaminan',
    barang.map((b) => [String(b.urut), b.nama_barang] as const),
  );
  return {
    tujuan,
    barang: daftar('Barang Jaminan', { ...barisAmbil, urut }, { maxRows: 200 }),
    biaya,
    keterangan,
  };
}

/** What the deed says, to be weighed again and valued anew. */
const menurutSurat = ({ barang }: Hutang) =>
  barang.map(({ urut, berat, taksir }) => ({
    ...{ urut: String(urut), berat, kode_group: null, kode_dept: null, nilai: taksir },
  }));

export function AmbilJaminan({ hutang, onDone }: { hutang: Hutang; onDone: () => void }) {
  const { t } = useTranslation(HUTANG);
  const askAgain = useAskAgain(VIEW);
  const form = useDeclaredForm(
    isian(hutang),
    { tujuan: 'BELI', barang: menurutSurat(hutang) },
    {
      act: ambil,
      send: async (values, key) => {
        const barang = (values['barang'] as Baris[]).map((b) => ({ ...b, urut: Number(b.urut) }));
        const body = { ...values, barang, no_faktur_hutang: hutang.no_faktur_hutang };
        const { message } = await withApproval((detail_authorization) =>
          call(SEND, { body: detail_authorization ? { ...body, detail_authorization } : body, key }),
        );
        toastSuccess(message ?? ambil.message);
        onDone();
        await askAgain();
      },
    },
  );
  const baris = (form.values['barang'] ?? []) as Baris[];
  const nilai = baris.reduce((total, b) => total + Number(b.nilai ?? 0), 0);
  const utang = hutang.jumlah_hutang + hutang.bunga_kini + hutang.denda_kini;
  return (
    <div className={sheet.reason}>
      <FormFrame form={form} label={t('tindakan.ambil')}>
        <ErrorSummary form={form} names={Object.keys(form.fields)} />
        <div className={css.isian}>
          <InputOf form={form} name="tujuan" autoFocus />
          <InputOf form={form} name="biaya" />
          <InputOf form={form} name="keterangan" />
          <div className={css.lebar}>
            <InputOf form={form} name="barang" />
          </div>
        </div>
        <Group justify="space-between" mt="sm">
          <Text fw={600} aria-live="polite">
            {t('nilaiAmbil', { nilai: formatRupiah(nilai as Rupiah), utang: formatRupiah(utang as Rupiah) })}
          </Text>
          <Group gap="xs">
            <Button variant="subtle" color="gray" onClick={onDone}>
              {t('tidakJadi')}
            </Button>
            <SubmitButton form={form}>{t('tindakan.ambil')}</SubmitButton>
          </Group>
        </Group>
      </FormFrame>
      <ApprovalHost />
    </div>
  );
}
