/** What the sheet of a loan says itself where it is auctioned. */
import type { OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import { FotoJaminan } from '../foto-jaminan.widget.tsx';
import type { Hutang } from '../hutang.reads.ts';
import { TindakanHutang } from '../tindakan-hutang.widget.tsx';

export default (one: OneDocument) => <FotoJaminan hutang={one as unknown as Hutang} />;

export const Acts = ({ one }: { one: OneDocument }) => (
  <TindakanHutang hutang={one as unknown as Hutang} layar="/lelang-hutang" />
);
