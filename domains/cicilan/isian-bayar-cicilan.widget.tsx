/** What is paid of a plan: what is due, or more, or all of it with its rebate, then the money. At home and in another store alike. */
import { Text } from '@mantine/core';
import { formatAngka, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import type { Act } from '@mustika/web-kit/act-places.ts';
import { RupiahInput } from '@mustika/web-kit/fields/rupiah-input.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Bayaran, bayarBadan } from '../pembayaran/isi-bayar.rule.ts';
import { LembarBayar } from '../pembayaran/lembar-bayar.widget.tsx';
import type { TagihanCicilan } from './cicilan.command.ts';
import css from './cicilan.module.css';
import { CICILAN } from './teks-cicilan.store.ts';

type Cara = 'ANGSURAN' | 'LUNAS_CEPAT';

/** The part of the body that the counter agreed on. */
const disepakati = (tagihan: TagihanCicilan, cara: Cara, denda: number, bayar: readonly Bayaran[]) => ({
  ...{ no_cicilan: tagihan.no_cicilan, cara, denda },
  jumlah: cara === 'ANGSURAN' ? tagihan.jumlah : tagihan.lunas,
  bayar: bayarBadan(bayar),
});
export type BayarDisepakati = ReturnType<typeof disepakati>;

type IsianProps = {
  tagihan: TagihanCicilan;
  act: Act;
  busy: boolean;
  jumlah: number | null;
  onJumlah: (jumlah: number | null) => void;
  onBayar: (isi: BayarDisepakati) => Promise<void>;
};

export function IsianBayarCicilan({ tagihan, act, busy, jumlah, onJumlah, onBayar }: IsianProps) {
  const { t } = useTranslation(CICILAN);
  const [dendaDiminta, setDenda] = useState<number | null>(null);
  const [cara, setCara] = useState<Cara | null>(null);
  const aturan = cara === 'LUNAS_CEPAT' ? tagihan.denda_lunas : tagihan.denda;
  const denda = Math.min(dendaDiminta ?? aturan, aturan);
  const pokok = cara === 'LUNAS_CEPAT' ? tagihan.lunas : tagihan.jumlah;
  const bayar = async (bayaran: readonly Bayaran[]): Promise<void> => {
    if (!cara) return;
    await onBayar(disepakati(tagihan, cara, denda, bayaran));
    setCara(null);
    setDenda(null);
  };
  return (
    <section className={css.bayar} aria-label={t('bayar')}>
      <div className={css.isian}>
        <RupiahInput
          label={t('jumlah')}
          name="jumlah"
          value={jumlah ?? tagihan.jumlah}
          onChange={(next) => onJumlah(next)}
        />
        {aturan > 0 && (
          <RupiahInput
            label={t('denda')}
            name="denda"
            value={denda}
            onChange={(next) => setDenda(next ?? 0)}
          />
        )}
      </div>
      <Text size="sm" c="dimmed">
        {t('tagihan', { tagihan: formatAngka(tagihan.tagihan), berikut: formatAngka(tagihan.berikut) })}
      </Text>
      <div className={css.tindakan}>
        <ActButton act={act} color="emas" data-bayar-cicilan onClick={() => setCara('ANGSURAN')}>
          {t('bayarJumlah', { jumlah: formatAngka(tagihan.jumlah + denda) })}
        </ActButton>
        <ActButton act={act} variant="default" onClick={() => setCara('LUNAS_CEPAT')}>
          {t('lunasCepat', {
            jumlah: formatAngka(tagihan.lunas + tagihan.denda_lunas),
            rabat: formatAngka(tagihan.rabat),
          })}
        </ActButton>
      </div>
      {cara && (
        <LembarBayar
          title={`${t('bayar')} ${tagihan.no_cicilan}`}
          total={rupiah(pokok + denda) as Rupiah}
          act={act}
          busy={busy}
          onClose={() => setCara(null)}
          onBayar={(semua) => void bayar(semua)}
        />
      )}
    </section>
  );
}
