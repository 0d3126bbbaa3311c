/** What the sheet of a delivery says itself: the ways to its tags, as long as something of it waits. */
import { Group } from '@mantine/core';
import type { OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import { TargetLink } from '@mustika/web-kit/target-link.tsx';
import { useTranslation } from 'react-i18next';
import { BARANG } from '../teks-barang.store.ts';

const KE = { satu: '/tambah-data-barang', banyak: '/tambah-barang-banyak' } as const;

export default function BeriLabel(one: OneDocument) {
  return <Jalan one={one} />;
}

function Jalan({ one }: { one: OneDocument }) {
  const { t } = useTranslation(BARANG);
  if (one.status !== 'DONE' || Number(one['sisa_berat']) <= 0) return null;
  const search = { penerimaan: String(one['no_dokumen']) };
  return (
    <Group gap="md">
      {Object.entries(KE).map(([cara, to]) => (
        <TargetLink key={cara} target={{ to, search }}>
          {t(`terima.${cara}`)}
        </TargetLink>
      ))}
    </Group>
  );
}
