/** Requests of persons about what is kept of them: those that wait first, by how long there is left; a row opens with what comes next. */
import { kode, pilihan, teks, waktu } from '@mustika/kernel/field.ts';
import { AddButton, useAddKeys } from '@mustika/web-kit/add-button.tsx';
import { DataTable, type TableRow } from '@mustika/web-kit/data-table.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useUrlState } from '@mustika/web-kit/use-url-state.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MEMBER } from '../teks-member.store.ts';
import { kataJenis, LembarPermintaan } from './lembar-permintaan.widget.tsx';
import { catatPermintaan, type Permintaan } from './permintaan.command.ts';
import { KEADAAN_PERMINTAAN } from './permintaan.rule.ts';
import { usePermintaan, useSegarkanPermintaan } from './permintaan.store.ts';
import { PermintaanBaru } from './permintaan-baru.widget.tsx';
import { Keadaan, SisaWaktu } from './sisa-waktu.widget.tsx';

const KOLOM = {
  nama: teks('Nama', { width: 22 }),
  jenis_teks: teks('Permintaan', { width: 12 }),
  keadaan: pilihan('Status', KEADAAN_PERMINTAAN, { width: 12 }),
  sisa: teks('Sisa Waktu', { width: 14 }),
  tenggat: waktu('Tenggat', { width: 16 }),
  masuk: waktu('Waktu Masuk', { width: 16 }),
  kode_member: kode('Kode Member', { width: 14 }),
  no_hp: kode('No HP', { width: 14 }),
  penangan: kode('Penangan', { width: 12 }),
  kode_toko: kode('Kode Toko', { width: 10 }),
};

export default function PermintaanDataDiri() {
  const { t } = useTranslation(MEMBER);
  const [search, setSearch] = useUrlState();
  const asked = usePermintaan();
  const segarkan = useSegarkanPermintaan();
  const [baru, setBaru] = useState(false);
  const rows = useMemo(() => asked.data?.map(barisOf), [asked.data]);
  const permintaan = asked.data?.find(({ id }) => id === search['id']);
  const mulai = () => setBaru(true);
  useAddKeys(mulai, catatPermintaan);
  const tambah = (
    <AddButton act={catatPermintaan} onClick={mulai}>
      {t('minta.catat')}
    </AddButton>
  );
  return (
    <ScreenFrame title="Permintaan Data Diri" acts={tambah}>
      <DataTable
        id="permintaan-data-diri"
        keeps={[]}
        label="Permintaan Data Diri"
        fields={KOLOM}
        rows={rows}
        rowKey="id"
        naming="nama"
        loading={asked.isPending}
        error={asked.error}
        onRetry={() => void asked.refetch()}
        onOpen={(row) => setSearch({ id: row['id'] }, 'push')}
        render={{
          keadaan: (row: TableRow) => <Keadaan {...(row as unknown as Permintaan)} />,
          sisa: (row: TableRow) => <SisaWaktu {...(row as unknown as Permintaan)} />,
        }}
        csv={false}
        first={{ text: t('minta.kosong'), act: tambah }}
        slash
      />
      {permintaan && (
        <LembarPermintaan
          key={permintaan.id}
          permintaan={permintaan}
          onTutup={() => setSearch({ id: undefined })}
        />
      )}
      {baru && (
        <PermintaanBaru
          onTutup={() => setBaru(false)}
          onJadi={(id) => {
            setBaru(false);
            setSearch({ id });
            void segarkan();
          }}
        />
      )}
    </ScreenFrame>
  );
}

const barisOf = (permintaan: Permintaan): TableRow => ({
  ...permintaan,
  jenis_teks: kataJenis(permintaan.jenis),
  sisa: '',
});
