/** Accounts of the journals: a list, and an edit view for one of them. Spec 2 §2.3, §4, §8. */
import { Button } from '@mantine/core';
import { angka, type Fields, teks } from '@mustika/kernel/field.ts';
import { DataTable } from '@mustika/web-kit/data-table.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MASTER } from '../teks-master.store.ts';
import { JurnalAkun } from './jurnal-akun.widget.tsx';
import { berspasi, type Jurnal, useJurnal } from './parameter-akun.store.ts';

export default function ParameterAkun() {
  const { t } = useTranslation(MASTER);
  const { data, isPending, isFetching, error, refetch } = useJurnal();
  const [edited, setEdited] = useState<Jurnal | null>(null);
  if (edited)
    return (
      <JurnalAkun
        jurnal={edited}
        onBack={() => setEdited(null)}
        onSaved={() => {
          setEdited(null);
          void refetch();
        }}
      />
    );
  const fields = {
    trx: teks('Nama Jurnal', { width: 30 }),
    type: teks('Type Jurnal', { width: 24 }),
    akun: angka(t('akun.jumlah'), { width: 8 }),
    ubah: teks(t('akun.ubah'), { width: 12 }),
  } as unknown as Fields;
  const shown = (name: string): string => (name === '*' ? t('akun.semua') : berspasi(name));
  const rows = data?.map((jurnal) => ({
    jurnal,
    trx: shown(jurnal.trx),
    type: shown(jurnal.type),
    akun: jurnal.detail_akun.length,
    ubah: '',
  }));
  return (
    <ScreenFrame title="Parameter Akun">
      <DataTable
        id="parameter-akun"
        keeps={[]}
        label="Parameter Akun"
        fields={fields}
        rows={rows}
        rowKey={(row) => `${row.trx}/${row.type}`}
        loading={isPending}
        refetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        onOpen={(row) => setEdited(row.jurnal as Jurnal)}
        filterable={['trx', 'type']}
        csv="parameter-akun.csv"
        slash
        render={{
          ubah: (row) => (
            <Button
              size="compact-xs"
              variant="default"
              leftSection={<IconPencil size={12} />}
              aria-label={t('akun.ubahJurnal', { jurnal: `${row.trx} ${row.type}` })}
              onClick={() => setEdited(row.jurnal as Jurnal)}
            >
              {t('akun.ubah')}
            </Button>
          ),
        }}
      />
    </ScreenFrame>
  );
}
