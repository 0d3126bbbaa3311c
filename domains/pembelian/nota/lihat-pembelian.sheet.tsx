/** What the sheet of a purchase says itself: where a piece comes from, how its price came about, its pictures. */
import { Badge } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import type { Cells, OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import sheet from '@mustika/web-kit/document-sheet/sheet.module.css';
import { PhotoRow } from '@mustika/web-kit/photo/stored-photo.tsx';
import { useTranslation } from 'react-i18next';
import { FotoDibeli } from '../beli/foto-beli.widget.tsx';
import type { Beli } from '../pembelian.reads.ts';
import { PEMBELIAN } from '../teks-pembelian.store.ts';
import { JelasDibeli } from './jelas-beli.widget.tsx';

type Barang = Beli['barang'][number];

function Nama({ b }: { b: Barang }) {
  const { t } = useTranslation(PEMBELIAN);
  return (
    <>
      {b.nama_barang}
      <small className={sheet.origin}>
        {b.no_faktur_jual ?? t(`asal.${b.asal_nota}`)}
        {b.rugi_nota > 0 && ` · ${t('rincian.rugiNota')} ${b.kode_rugi}`}
      </small>
    </>
  );
}

export const cells: Cells = {
  daftar: {
    tukar: (row) =>
      row['tukar'] ? (
        <Badge variant="light" color="kuning" radius="sm" tt="none" fw={600}>
          TUKAR
        </Badge>
      ) : (
        ''
      ),
  },
  barang: {
    nama_barang: (row) => <Nama b={row as unknown as Barang} />,
    harga: (row) => (
      <>
        <JelasDibeli no_faktur={String(row['no_faktur'])} /> {formatAngka(Number(row['harga']))}
      </>
    ),
  },
};

export default function Foto({ barang }: OneDocument) {
  return (
    <PhotoRow>
      {(barang as unknown as Barang[])
        .filter(({ foto }) => foto)
        .map(({ no_faktur }) => (
          <FotoDibeli key={no_faktur} no_faktur={no_faktur} />
        ))}
    </PhotoRow>
  );
}
