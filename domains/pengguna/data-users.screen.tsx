/** The people of the chain: list first, a row opens in a sheet with its acts and history. Spec 1 §2.2 (data-users). */

import { Badge } from '@mantine/core';
import { kode, pilihan, teks, waktu } from '@mustika/kernel/field.ts';
import { AddButton, useAddKeys } from '@mustika/web-kit/add-button.tsx';
import type { TableRow } from '@mustika/web-kit/data-table/rows.ts';
import { DataTable } from '@mustika/web-kit/data-table.tsx';
import { ScreenFrame } from '@mustika/web-kit/screen-frame.tsx';
import { useUrlView } from '@mustika/web-kit/use-url-view.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BarisPengguna, LEVEL_PENGGUNA, tambahPenggunaCommand } from './data-users.command.ts';
import { LembarOrang } from './orang.widget.tsx';
import { OrangBaru } from './orang-baru.widget.tsx';
import { type SandiBaru, usePengguna } from './pengguna-data.store.ts';
import { SandiSekali } from './sandi-sekali.widget.tsx';
import { PENGGUNA } from './teks-pengguna.store.ts';

const KOLOM = {
  user_id: kode('User ID', { width: 12 }),
  nama: teks('Nama', { width: 22 }),
  level: pilihan('Level', LEVEL_PENGGUNA, { width: 15 }),
  kode_toko: kode('Toko', { width: 8 }),
  lingkup_teks: teks('Lingkup Toko', { width: 16 }),
  status: pilihan('Status', ['AKTIF', 'TERKUNCI', 'NONAKTIF'], { width: 10 }),
  sedang: pilihan('Sesi', ['MASUK', '-'], { width: 8 }),
  masuk_sejak: waktu('Masuk Sejak', { width: 14 }),
  terakhir_masuk: waktu('Terakhir Masuk', { width: 14 }),
  alamat: teks('Alamat IP', { width: 12, hidden: true }),
  no_whatsapp: kode('No WhatsApp', { width: 14, hidden: true }),
};

const WARNA: Record<BarisPengguna['status'], string> = {
  AKTIF: 'hijau',
  TERKUNCI: 'kuning',
  NONAKTIF: 'gray',
};

const render = {
  status: (row: TableRow) => (
    <Badge variant="light" radius="sm" color={WARNA[row['status'] as BarisPengguna['status']]}>
      {String(row['status'])}
    </Badge>
  ),
};

/** What is open: one user, a new one, or nothing. */
type Terbuka = { user_id: string } | 'baru' | null;

export default function DataUsers() {
  const { t } = useTranslation(PENGGUNA);
  const url = useUrlView(KOLOM);
  const asked = usePengguna();
  const [terbuka, setTerbuka] = useState<Terbuka>(null);
  const [sandi, setSandi] = useState<SandiBaru | null>(null);
  const rows = useMemo(() => asked.data?.map(barisOf), [asked.data]);
  const orang =
    terbuka === null || terbuka === 'baru'
      ? undefined
      : asked.data?.find((row) => row.user_id === terbuka.user_id);
  const baru = () => setTerbuka('baru');
  useAddKeys(baru, tambahPenggunaCommand);
  const tambah = (
    <AddButton act={tambahPenggunaCommand} onClick={baru}>
      {t('orang.tambah')}
    </AddButton>
  );
  return (
    <ScreenFrame title="Data Users" acts={tambah}>
      <DataTable
        id="data-users"
        keeps={[]}
        label="Data Users"
        fields={KOLOM}
        rows={rows}
        rowKey="user_id"
        naming="nama"
        loading={asked.isPending}
        error={asked.error}
        onRetry={() => void asked.refetch()}
        onOpen={(row) => setTerbuka({ user_id: String(row['user_id']) })}
        render={render}
        {...url}
        first={{ text: t('orang.kosong'), act: tambah }}
        slash
      />
      {orang && (
        <LembarOrang key={orang.user_id} orang={orang} onTutup={() => setTerbuka(null)} onSandi={setSandi} />
      )}
      {terbuka === 'baru' && <OrangBaru onTutup={() => setTerbuka(null)} onSandi={setSandi} />}
      <SandiSekali sandi={sandi} onTutup={() => setSandi(null)} />
    </ScreenFrame>
  );
}

const barisOf = (row: BarisPengguna): TableRow => ({
  ...row,
  lingkup_teks: row.lingkup === null ? '' : row.lingkup.join(', '),
  sedang: row.masuk_sejak ? 'MASUK' : '-',
});
