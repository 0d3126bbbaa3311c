/** What the counter of loans says itself: what a loan costs to go on, and that nothing printed calls it a pawn without a licence. */
import type { OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import { FotoJaminan } from './foto-jaminan.widget.tsx';
import type { Hutang } from './hutang.reads.ts';
import { TanpaIzinGadai } from './izin-gadai.widget.tsx';
import { PilihanHutangCard } from './pilihan/pilihan-hutang.widget.tsx';

export default (one: OneDocument) => (
  <>
    <PilihanHutangCard hutang={one as unknown as Hutang} />
    <FotoJaminan hutang={one as unknown as Hutang} />
  </>
);

export const Notice = TanpaIzinGadai;
