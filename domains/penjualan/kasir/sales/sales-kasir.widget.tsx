/** Who serves: for the current line, or for all lines and the next ones. Alt+S. */
import { Kbd, UnstyledButton } from '@mantine/core';
import { later } from '@mustika/web-kit/later.tsx';
import { focusScan } from '@mustika/web-kit/scan/scan-focus.ts';
import { IconUserStar } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../../../../packages/web-kit/counter/pick.module.css';
import { Floating, PickList } from '../../../../packages/web-kit/counter/pick-list.tsx';
import { PENJUALAN } from '../../teks.store.ts';
import { bukaBayar } from '../buka-bayar.store.ts';
import kasirCss from '../kasir.module.css';
import { ubahKeranjang, useKasir } from '../kasir.store.ts';
import { lengkapiSales, ubahBaris } from '../keranjang.rule.ts';
import type { LingkupSales } from './lingkup-sales.widget.tsx';
import { useSales, useTanpaSales } from './pilihan-sales.store.ts';

export const PilihLingkup = later(async () => (await import('./lingkup-sales.widget.tsx')).PilihLingkup);

const SalesPertama = later(async () => (await import('./sales-pertama.widget.tsx')).SalesPertama);

export function SalesKasir() {
  const { t } = useTranslation(PENJUALAN);
  const sales = useKasir((kasir) => kasir.sales);
  const open = useKasir((kasir) => kasir.panel === 'sales' || kasir.panel === 'sales-bayar');
  const pilihan = useSales();
  const nama = pilihan.find((s) => s.kode_sales === sales)?.nama_sales;
  // A shop with one sales person never chooses.
  const satu = pilihan.length === 1 ? pilihan[0]?.kode_sales : undefined;
  useEffect(() => {
    if (satu && useKasir.getState().sales !== satu) useKasir.setState({ sales: satu });
  }, [satu]);
  return (
    <div className={kasirCss.jangkar}>
      <UnstyledButton
        className={kasirCss.pelanggan}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => useKasir.setState({ panel: open ? null : 'sales' })}
      >
        <IconUserStar size={16} stroke={1.6} aria-hidden />
        <span className={kasirCss.namaPelanggan}>{nama ?? sales ?? t('sales.belum')}</span>
        <Kbd size="xs">Alt S</Kbd>
      </UnstyledButton>
      {open && <PilihSales />}
    </div>
  );
}

function PilihSales() {
  const { t } = useTranslation(PENJUALAN);
  const [text, setText] = useState('');
  const lanjut = useKasir((kasir) => kasir.panel === 'sales-bayar');
  const terpilih = useKasir((kasir) => kasir.keranjang.baris.find((b) => b.kode_barcode === kasir.baris));
  const lacking = useKasir((kasir) => kasir.keranjang.baris.some((b) => b.kode_sales === null));
  const kini = lanjut ? undefined : terpilih;
  const [lingkup, setLingkup] = useState<LingkupSales>(kini && !lacking ? 'baris' : 'semua');
  const close = () => {
    useKasir.setState({ panel: null });
    focusScan();
  };
  const word = text.trim().toUpperCase();
  const tanpa = useTanpaSales();
  const items = useSales()
    .filter((s) => `${s.kode_sales} ${s.nama_sales}`.toUpperCase().includes(word))
    .map((s) => ({
      id: s.kode_sales,
      title: s.nama_sales,
      right: <span className="kode">{s.kode_sales}</span>,
    }));
  const pick = (kode_sales: string) => {
    const only = lingkup === 'baris' && kini ? kini.kode_barcode : null;
    // On the way to the payment only what lacks a sales gets one.
    ubahKeranjang((k) => {
      const kini = lanjut ? k : ubahBaris(k, only, { kode_sales });
      return only === null ? lengkapiSales(kini, kode_sales) : kini;
    });
    useKasir.setState({ sales: kode_sales });
    close();
    if (lanjut) bukaBayar();
  };
  if (tanpa)
    return (
      <Floating label={t('sales.judul')} width={300} onClose={close}>
        <SalesPertama onMade={pick} />
      </Floating>
    );
  return (
    <Floating label={t('sales.judul')} width={300} onClose={close}>
      <PickList
        label={t('sales.judul')}
        placeholder={t('sales.tempat')}
        query={text}
        onQuery={setText}
        items={items}
        onPick={pick}
        scans
        empty="Data Yang Anda Cari Tidak Ada"
        onKey={(event) => {
          const toggles = event.key === 'Tab' || (event.altKey && event.key.toLowerCase() === 's');
          if (!toggles) return false;
          event.preventDefault();
          event.stopPropagation();
          if (kini) setLingkup((now) => (now === 'baris' ? 'semua' : 'baris'));
          return true;
        }}
      >
        {kini && (
          <div className={css.head}>
            <PilihLingkup value={lingkup} kode_barcode={kini.kode_barcode} onChange={setLingkup} />
          </div>
        )}
      </PickList>
    </Floating>
  );
}
