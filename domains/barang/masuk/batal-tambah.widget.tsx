/** The sheet of an intake, from where its pieces are: there it is taken back. */
import { ActButton } from '@mustika/web-kit/act.tsx';
import { DeclaredSheet } from '@mustika/web-kit/document-screen/sheet.tsx';
import { SideDrawer } from '@mustika/web-kit/drawer.tsx';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BARANG } from '../teks-barang.store.ts';
import { tambahBarangDocument } from './tambah-barang.document.ts';

type BatalProps = { no_dokumen: string; onDone: () => void };

export function BatalTambah({ no_dokumen, onDone }: BatalProps) {
  const { t } = useTranslation(BARANG);
  const [open, setOpen] = useState(false);
  const tutup = () => setOpen(false);
  return (
    <>
      <ActButton
        act={tambahBarangDocument.transitions.batal}
        variant="subtle"
        color="merah"
        leftSection={<IconArrowBackUp size={14} />}
        onClick={() => setOpen(true)}
      >
        {t('batal.tombol')}
      </ActButton>
      <SideDrawer opened={open} onClose={tutup} title="Tambah Barang" size={780}>
        <DeclaredSheet
          document={tambahBarangDocument}
          nomor={no_dokumen}
          onDone={() => {
            tutup();
            onDone();
          }}
        />
      </SideDrawer>
    </>
  );
}
