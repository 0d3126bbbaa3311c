/** Money that goes out at a counter: in cash or by transfer, from which account, and what leaves the drawer. */
import { Button, Kbd } from '@mantine/core';
import { NOL_RUPIAH, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { CounterAmount } from '@mustika/web-kit/counter/amount.tsx';
import { RefInput } from '@mustika/web-kit/fields/ref-input.tsx';
import { RupiahInput } from '@mustika/web-kit/fields/rupiah-input.tsx';
import { useTranslation } from 'react-i18next';
import { rekeningResource } from '../master/rekening.resource.ts';
import css from './bayar.module.css';
import { type IsianKeluar, tunaiKeluar } from './bayar-keluar.rule.ts';
import { CARA_KELUAR } from './cara-bayar.rule.ts';
import { PEMBAYARAN } from './teks-pembayaran.store.ts';

type KeluarProps = {
  /** What is handed over. */
  bayar: Rupiah;
  isian: IsianKeluar;
};

/** All of it by one way, as the keys of the sheet and the buttons choose it. */
export const semuaLewat = (ke: number, bayar: Rupiah): Pick<IsianKeluar, 'transfer'> => ({
  transfer: CARA_KELUAR[ke] === 'TRANSFER' ? bayar : NOL_RUPIAH,
});

type IsianProps = KeluarProps & {
  onIsian: (part: Partial<IsianKeluar>) => void;
  /** What is wrong, and with which field. */
  salah: { pesan: string; kolom?: string } | null;
};

export function IsianBayarKeluar({ bayar, isian, onIsian, salah }: IsianProps) {
  const { t } = useTranslation(PEMBAYARAN);
  const kini = isian.transfer > 0 ? 'TRANSFER' : 'CASH';
  const isi = <K extends keyof IsianKeluar>(name: K) => ({
    name,
    value: isian[name],
    error: salah?.kolom === name ? salah.pesan : undefined,
  });
  return (
    <>
      <div className={css.keluar}>
        {CARA_KELUAR.map((jenis, ke) => (
          <Button
            key={jenis}
            variant={jenis === kini ? 'filled' : 'default'}
            aria-pressed={jenis === kini}
            onClick={() => onIsian(semuaLewat(ke, bayar))}
          >
            {t(`bayar.cara.${jenis}`)} <Kbd size="xs">Alt+{ke + 1}</Kbd>
          </Button>
        ))}
      </div>
      {kini === 'TRANSFER' && (
        <>
          <RupiahInput
            {...isi('transfer')}
            label={t('keluar.transfer')}
            onChange={(next) => onIsian({ transfer: rupiah(next ?? 0) })}
          />
          <RefInput
            {...isi('no_rekening')}
            resource={rekeningResource}
            where={{ bisa_transfer: true }}
            label={t('keluar.rekening')}
            required
            onChange={(no_rekening) => onIsian({ no_rekening })}
          />
        </>
      )}
    </>
  );
}

/** What leaves the drawer, in the largest type of the sheet. */
export function JumlahKeluar({ bayar, isian }: KeluarProps) {
  const { t } = useTranslation(PEMBAYARAN);
  const tunai = tunaiKeluar(bayar, isian);
  const semuaTransfer = isian.transfer > 0 && tunai === 0;
  return (
    <CounterAmount
      label={t(semuaTransfer ? 'bayar.cara.TRANSFER' : 'keluar.dariLaci')}
      value={semuaTransfer ? bayar : tunai}
    />
  );
}
