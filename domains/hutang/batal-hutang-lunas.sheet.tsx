/** What the sheet of a loan says itself where it is taken back. */
import type { OneDocument } from '@mustika/web-kit/document-screen/declared.ts';
import { FotoJaminan } from './foto-jaminan.widget.tsx';
import type { Hutang } from './hutang.reads.ts';

export default (one: OneDocument) => <FotoJaminan hutang={one as unknown as Hutang} />;
