/** Which marketplace is looked at. */
import { SegmentedControl } from '@mantine/core';
import { MARKETPLACE, PENYEDIA_MARKETPLACE, type PenyediaMarketplace } from './marketplace-setting.rule.ts';

type PilihProps = { value: PenyediaMarketplace; onChange: (next: PenyediaMarketplace) => void };

export const PilihPenyedia = ({ value, onChange }: PilihProps) => (
  <SegmentedControl
    value={value}
    onChange={(next) => onChange(next as PenyediaMarketplace)}
    data={PENYEDIA_MARKETPLACE.map((one) => ({ value: one, label: MARKETPLACE[one].nama }))}
    style={{ alignSelf: 'flex-start' }}
  />
);
