/** What the sheet of a loan says itself: its pledge in pictures, what it costs to go on, and what can be done with it. */
import type { OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import { FotoJaminan } from './foto-jaminan.widget.tsx';
import type { Hutang } from './hutang.reads.ts';
import { PilihanHutangCard } from './pilihan/pilihan-hutang.widget.tsx';
import { TindakanHutang } from './tindakan-hutang.widget.tsx';

const hutangDari = (one: OneDocument): Hutang => one as unknown as Hutang;

export default (one: OneDocument) => (
  <>
    <FotoJaminan hutang={hutangDari(one)} />
    <PilihanHutangCard hutang={hutangDari(one)} />
  </>
);

export const Acts = ({ one }: { one: OneDocument }) => (
  <TindakanHutang hutang={hutangDari(one)} layar="/lihat-hutang" />
);
