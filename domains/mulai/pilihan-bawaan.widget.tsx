/** Proposals that are ticked and made together: each with what stands beside it, and one button that says how many. */
import { Button, Checkbox } from '@mantine/core';
import type { Resource } from '@mustika/kernel/resource.ts';
import { useRowParts } from '@mustika/web-kit/shell/house-context.tsx';
import type { ReactNode } from 'react';
import { Formulir } from './formulir.widget.tsx';
import css from './mulai.module.css';

export type Usulan = { kode: string; nama: string; dipilih: boolean; lain: ReactNode };

type PilihanBawaanProps = {
  label: string;
  usulan: readonly Usulan[];
  onPilih: (kode: string, dipilih: boolean) => void;
  /** How many of them can be made, and what the button says. */
  jumlah: number;
  tombol: string;
  /** Where they are added, by whoever may. */
  resource: Resource;
  busy: boolean;
  onKirim: () => Promise<void>;
};

export function PilihanBawaan(props: PilihanBawaanProps) {
  const { label, usulan, onPilih, jumlah, tombol, resource, busy, onKirim } = props;
  const may = useRowParts(resource);
  return (
    <Formulir label={label} onKirim={onKirim}>
      <div>
        {usulan.map(({ kode, nama, dipilih, lain }, at) => (
          <div key={kode} className={css.pilihan}>
            <Checkbox
              label={nama}
              checked={dipilih}
              autoFocus={at === 0}
              onChange={(event) => onPilih(kode, event.currentTarget.checked)}
            />
            {lain}
          </div>
        ))}
      </div>
      <div className={css.aksi}>
        <Button
          type="submit"
          data-utama
          title="Ctrl+Enter"
          loading={busy}
          disabled={jumlah === 0 || !may('tambah')}
        >
          {tombol}
        </Button>
      </div>
    </Formulir>
  );
}
