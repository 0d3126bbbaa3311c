/** What the sheet of pieces that a craftsman made says itself: the way to their tags. */
import { Group } from '@mantine/core';
import type { OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import { TargetLink, useMayOpen } from '@mustika/web-kit/target-link.tsx';

const CETAK = '/cetak-barcode';

export default function CetakLabel(one: OneDocument) {
  return <Jalan one={one} />;
}

function Jalan({ one }: { one: OneDocument }) {
  const mayOpen = useMayOpen();
  if (one.status !== 'DONE' || !mayOpen(CETAK)) return null;
  return (
    <Group>
      <TargetLink target={{ to: CETAK, search: { q: String(one['no_dokumen']) } }}>Cetak Barcode</TargetLink>
    </Group>
  );
}
