/** The label of a packet. */
import { LabelButton } from '@mustika/web-kit/label-button.tsx';
import { FORMAT_LABEL } from '../../barang/barang.command.ts';
import { labelPaket } from '../hutang.command.ts';

export const LabelPaket = ({ no_faktur_hutang }: { no_faktur_hutang: string }) => (
  <LabelButton
    act={labelPaket}
    body={{ hutang: [{ no_faktur_hutang }] }}
    formats={FORMAT_LABEL}
    kept="label-paket"
  />
);
