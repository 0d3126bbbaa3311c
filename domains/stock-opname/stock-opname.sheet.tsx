/** What the sheet of a count says itself: the bench while it goes on, and how it ends. */
import { Group } from '@mantine/core';
import { listsOf, type ReadableDocument } from '@mustika/kernel/document-reads.ts';
import { useAskAgain } from '@mustika/web-kit/ask-again.ts';
import { DocumentActs } from '@mustika/web-kit/document-screen/acts.tsx';
import type { OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import { HitungOpname } from './hitung-opname.widget.tsx';
import { SelesaiOpname } from './selesai-opname.widget.tsx';
import { stockOpname } from './stock-opname.document.ts';

/** The kind as the screen of its way of counting has it, ending left to us. */
function daftarDari(cara: unknown): ReadableDocument {
  const list = listsOf(stockOpname).find(({ reads }) => reads.where['cara']?.includes(String(cara)));
  const { selesai: _selesai, ...transitions } = stockOpname.transitions;
  return { ...(list ?? stockOpname), transitions } as unknown as ReadableDocument;
}

export function Acts({ one }: { one: OneDocument }) {
  const document = daftarDari(one['cara']);
  const askAgain = useAskAgain();
  return (
    <Group gap="xs">
      {one.status === 'OPEN' && (
        <SelesaiOpname
          no_dokumen={String(one['no_dokumen'])}
          jaminan={one['cara'] === 'JAMINAN'}
          buta={one['buta'] === true}
          onDone={() => void askAgain()}
        />
      )}
      <DocumentActs document={document} one={one} onDone={() => void askAgain()} />
    </Group>
  );
}

export default function Hitung(one: OneDocument) {
  const askAgain = useAskAgain();
  if (one.status !== 'OPEN') return null;
  const jaminan = one['cara'] === 'JAMINAN';
  const baki = one[jaminan ? 'tempat_simpan' : 'kode_baki'];
  return (
    <HitungOpname
      no_dokumen={String(one['no_dokumen'])}
      kode_baki={typeof baki === 'string' ? baki : null}
      jaminan={jaminan}
      onTenang={() => void askAgain()}
    />
  );
}
