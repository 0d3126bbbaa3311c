/**
 * The sheets of the till: payment, deposit, trade-in. A till that listens has none of them yet; they come when somebody begins
 * to work, long before the first piece is scanned and agreed, and stay. Architecture 11, first visit.
 */
import { Center, Loader } from '@mantine/core';
import { useSheetKeys } from '@mustika/web-kit/counter/sheet-keys.ts';
import { SheetBody, SideSheet } from '@mustika/web-kit/counter/side-sheet.tsx';
import { later, whenWorkBegins } from '@mustika/web-kit/later.tsx';
import { focusScan } from '@mustika/web-kit/scan/scan-focus.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AcuanSiap } from '../../pembelian/beli/acuan-beli.view.ts';
import { PENJUALAN } from '../teks.store.ts';
import { type HitunganTukar, salahTukar } from '../tukar/tukar.rule.ts';
import { modulToko, useKasir } from './kasir.store.ts';
import type { Hitungan } from './keranjang.rule.ts';
import { MemberBaruForm } from './pelanggan.widget.tsx';
import { PilihLingkup } from './sales/sales-kasir.widget.tsx';
import { Perangkat } from './tahan.widget.tsx';
import { TawarTotal } from './tawar.widget.tsx';

const LembarTukar = later(async () => (await import('../tukar/tukar.widget.tsx')).LembarTukar);
const LembarTitip = later(async () => (await import('./titip/titip.widget.tsx')).LembarTitip);
const LembarBayar = later(async () => (await import('./bayar.widget.tsx')).LembarBayar);

const NANTI = [
  LembarBayar,
  LembarTukar,
  LembarTitip,
  TawarTotal,
  MemberBaruForm,
  Perangkat,
  PilihLingkup,
] as const;

const lengkapi = (): void => {
  for (const bagian of NANTI) void bagian.ready();
};

/** Everything the till shows later, with the first key or touch; at once where a sale was left lying on the counter. */
function useLengkapi(): void {
  const ada = useKasir((kasir) => kasir.keranjang.baris.length > 0);
  useEffect(() => (ada ? lengkapi() : whenWorkBegins(lengkapi)), [ada]);
}

const tutup = (): void => {
  useKasir.setState({ panel: null, salah: null });
  focusScan();
};

/** The first field of a sheet that has come. */
const ISIAN = '[data-lembar] input:not([type=checkbox], [type=radio])';
/** Frames in which it takes the caret. */
const SABAR = 30;

/** What was typed for a sheet on its way, as if it had been typed there. */
function ketikkan(teks: string, sabar = SABAR): void {
  const isian = document.activeElement;
  if (isian instanceof HTMLInputElement && isian.matches(ISIAN)) {
    isian.setRangeText(teks, isian.selectionStart ?? 0, isian.selectionEnd ?? isian.value.length, 'end');
    isian.dispatchEvent(new Event('input', { bubbles: true }));
  } else if (sabar > 0) {
    requestAnimationFrame(() => ketikkan(teks, sabar - 1));
  }
}

/** Stands where the sheet will: what is typed meanwhile is no barcode but for that sheet, and Esc goes back. */
function Datang({ title }: { title: string }) {
  const dulu = useRef<HTMLInputElement>(null);
  useSheetKeys({ confirm: () => undefined, back: tutup });
  useLayoutEffect(() => {
    const isian = dulu.current;
    return () => {
      const teks = isian?.value ?? '';
      if (teks !== '' && useKasir.getState().panel) requestAnimationFrame(() => ketikkan(teks));
    };
  }, []);
  return (
    <SideSheet title={title} about="" onClose={tutup} aria-busy="true">
      <SheetBody>
        <input ref={dulu} aria-label={title} data-autofocus style={{ position: 'absolute', opacity: 0 }} />
        <Center mih={200}>
          <Loader size="sm" color="gray" />
        </Center>
      </SheetBody>
    </SideSheet>
  );
}

type LembarProps = { hitungan: Hitungan; tukar: HitunganTukar; acuan: AcuanSiap };

export function LembarKasir({ hitungan, tukar, acuan }: LembarProps) {
  const { t } = useTranslation(PENJUALAN);
  const panel = useKasir((kasir) => kasir.panel);
  const keranjang = useKasir((kasir) => kasir.keranjang);
  useLengkapi();
  const datang = (jenis: 'tukar' | 'titip' | 'bayar') => ({
    onFailed: tutup,
    meanwhile: <Datang title={t(`${jenis}.judul`)} />,
  });
  const tanpaSales = modulToko().has('DISABLE_KODE_SALES_TRANSACTION');
  return (
    <>
      {panel === 'tukar' && (
        <LembarTukar {...datang('tukar')} total={hitungan.jumlah.total} hitungan={tukar} acuan={acuan} />
      )}
      {panel === 'titip' && <LembarTitip {...datang('titip')} hitungan={hitungan} />}
      {panel === 'bayar' && (
        <LembarBayar
          {...datang('bayar')}
          hitungan={hitungan}
          tukar={tukar}
          batasDiri={acuan.batasDiri}
          salahTukar={() => salahTukar(keranjang, tukar, { batas: acuan.batas, tanpaSales })}
        />
      )}
    </>
  );
}
