/** The shop keeps the pledge: each line as it is weighed now, what it becomes, and what it is agreed to be worth. Domain 12.4 LELANG_AMBIL. */
import { Button, Group, Text } from '@mantine/core';
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { transitionCall } from '@mustika/kernel/document.ts';
import { daftar, type Fields, pilihan } from '@mustika/kernel/field.ts';
import { call } from '@mustika/web-kit/api.ts';
import { withApproval } from '@mustika/web-kit/approval/approval.ts';
import { ApprovalHost } from '@mustika/web-kit/approval/approval-host.tsx';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import {
  ErrorSummary,
  FormFrame,
  InputOf,
  SubmitButton,
  useDeclaredForm,
} from '@mustika/web-kit/form/form.tsx';
import { toastSuccess } from '@mustika/web-kit/notices.tsx';
import { useTranslation } from 'react-i18next';
import { hutang as dokumen } from '../hutang.document.ts';
import css from '../hutang.module.css';
import type { Hutang } from '../hutang.reads.ts';
import { usePilihan } from '../hutang-panggilan.store.ts';
import { barisAmbil } from '../isian-hutang.rule.ts';
import type { PilihanHutang } from '../pilihan/pilihan-hutang.command.ts';
import { HUTANG } from '../teks-hutang.store.ts';

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

/** What the deed says, to be weighed again; without a value it is taken at what it is appraised at. */
const menurutSurat = ({ barang }: Hutang) =>
  barang.map(({ urut, berat }) => ({
    ...{ urut: String(urut), berat, kode_group: null, kode_dept: null, nilai: null },
  }));

/** What was typed, and of lines without a value what they are appraised at today. */
function nilaiKini(baris: readonly Baris[], taksir: PilihanHutang['barang']): number {
  const kosong = new Set(baris.filter((b) => b.nilai == null).map((b) => Number(b.urut)));
  return (
    baris.reduce((total, b) => total + Number(b.nilai ?? 0), 0) +
    taksir.reduce((total, b) => total + (kosong.has(b.urut) ? (b.taksir ?? 0) : 0), 0)
  );
}

export function AmbilJaminan({ hutang, onDone }: { hutang: Hutang; onDone: () => void }) {
  const { t } = useTranslation(HUTANG);
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
      },
      sent: onDone,
    },
  );
  const baris = (form.values['barang'] ?? []) as Baris[];
  const { data } = usePilihan(hutang.no_faktur_hutang);
  const nilai = nilaiKini(baris, data?.barang ?? []);
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
        <Text size="sm" c="dimmed">
          {t('nilaiKosong')}
        </Text>
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
