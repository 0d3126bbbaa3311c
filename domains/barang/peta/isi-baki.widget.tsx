/** What lies in one tray, and taking up all of it or what is chosen. */
import { Button, Group, Text } from '@mantine/core';
import type { Fields } from '@mustika/kernel/field.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import { useServerPages } from '@mustika/web-kit/data-table/server-pages.ts';
import { DataTable } from '@mustika/web-kit/data-table.tsx';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { TargetLink } from '@mustika/web-kit/target-link.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daftarBarang } from '../cari-barang.store.ts';
import { kolomBarang } from '../kartu-barang.rule.ts';
import { pindahBarang } from '../pindah/pindah-barang.document.ts';
import { StatusBarang } from '../status-barang.widget.tsx';
import { BARANG } from '../teks-barang.store.ts';
import css from './peta.module.css';
import type { Petak } from './peta-baki.command.ts';
import { type Angkat, seluruhBaki } from './peta-baki.view.ts';

const { kode_barcode, nama_barang, berat, status, tanggal_masuk } = kolomBarang;
const FIELDS: Fields = { kode_barcode, nama_barang, berat, status, tanggal_masuk };
/** What lies in a tray, whether something holds it or not; what is held is refused by the document, by name. */
const ADA = 'TERSEDIA,DITAHAN,DITITIP';

type IsiProps = {
  petak: Petak;
  /** When the map was read: the list is as old. */
  saat: number;
  onTutup: () => void;
  /** Taken up by a drag, and by a button. */
  onAngkat: (angkat: Angkat) => void;
  onPilih: (angkat: Angkat) => void;
  onLepas: () => void;
};

export function IsiBaki({ petak, saat, onTutup, onAngkat, onPilih, onLepas }: IsiProps) {
  const { t } = useTranslation(BARANG);
  const portal = useSession((state) => state.portal);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const { kode_baki } = petak;
  const query = { kode_toko: kode_baki, status: ADA, sort: 'kode_barcode' };
  const pages = useServerPages({
    queryKey: ['peta-isi', portal, kode_baki, saat],
    fetchPage: async (skip, limit, signal) => {
      const { data, total } = await daftarBarang({ ...query, skip, limit }, signal);
      return { rows: data, total: total ?? data.length };
    },
    keyOf: (row) => String(row['kode_barcode']),
  });
  const dipilih: Angkat = { dari: kode_baki, kode: [...picked], jumlah: picked.size };
  return (
    <div className={css.isi}>
      <Panel
        title={
          <>
            <span className="kode">{kode_baki}</span> {petak.nama_baki}
          </>
        }
        acts={
          <Button size="compact-sm" variant="default" onClick={onTutup}>
            {t('peta.tutup')}
          </Button>
        }
      >
        <Group gap={6} mb={8}>
          <ActButton
            act={pindahBarang.transitions.satuBaki}
            size="compact-sm"
            variant="default"
            disabled={petak.jumlah === 0}
            onClick={() => onPilih(seluruhBaki(petak))}
          >
            {t('peta.angkatSemua')}
          </ActButton>
          <ActButton
            act={pindahBarang.transitions.simpan}
            size="compact-sm"
            disabled={picked.size === 0}
            draggable={picked.size > 0}
            onDragStart={(event) => {
              event.dataTransfer.setData('text/plain', [...picked].join(' '));
              event.dataTransfer.effectAllowed = 'move';
              onAngkat(dipilih);
            }}
            onDragEnd={(event) => event.dataTransfer.dropEffect === 'none' && onLepas()}
            onClick={() => onPilih(dipilih)}
          >
            {t('peta.angkatDipilih', { jumlah: picked.size })}
          </ActButton>
        </Group>
        <Hitung petak={petak} />
        <DataTable
          id="peta-baki"
          label={kode_baki}
          fields={FIELDS}
          rowKey="kode_barcode"
          naming="nama_barang"
          server={pages}
          picked={picked}
          onPicked={setPicked}
          render={{ status: (row) => <StatusBarang status={String(row['status'])} /> }}
          withSearch={false}
          csv={false}
          first={{ text: t('peta.kosong') }}
        />
      </Panel>
    </div>
  );
}

/** The last count of it, and the way there. */
function Hitung({ petak: { no_opname } }: { petak: Petak }) {
  const { t } = useTranslation(BARANG);
  if (no_opname === null) return null;
  return (
    <Text size="xs" c="dimmed" mb={8}>
      {t('peta.opname')}{' '}
      <TargetLink target={{ to: '/stock-opname', search: { no_dokumen: no_opname } }}>
        <span className="kode">{no_opname}</span>
      </TargetLink>
    </Text>
  );
}
