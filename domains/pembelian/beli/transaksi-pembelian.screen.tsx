/** The purchase counter: scan what comes back, weigh it, agree, pay out; without a mouse. look.md "Sale", Domain 4. */

import { Button, Kbd } from '@mantine/core';
import { formatAngka, formatGram } from '@mustika/kernel/amount.ts';
import { ActButton } from '@mustika/web-kit/act.tsx';
import counter from '@mustika/web-kit/counter/counter.module.css';
import { DoneBanner } from '@mustika/web-kit/counter/done-banner.tsx';
import { CounterBar, CounterEmpty, CounterFrame } from '@mustika/web-kit/counter/frame.tsx';
import { LastDocument } from '@mustika/web-kit/counter/last-document.tsx';
import { ScanField } from '@mustika/web-kit/scan/scan-field.tsx';
import { focusScan, selectScan } from '@mustika/web-kit/scan/scan-focus.ts';
import { onceScanned, scanning } from '@mustika/web-kit/scan/under-way.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useKeys } from '@mustika/web-kit/shell/keys-sheet.tsx';
import { useWindowKeys } from '@mustika/web-kit/use-window-keys.ts';
import { IconFileOff } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bacaKunciNota } from '../nota/asli-qr.store.ts';
import { pembelian } from '../pembelian.document.ts';
import { PEMBELIAN } from '../teks-pembelian.store.ts';
import { useAcuanBeli } from './acuan-beli.store.ts';
import { BayarBeli, bukaLembarBeli } from './bayar-beli.widget.tsx';
import { bukaBeli, kosongkan, pindaiBeli, useBeli } from './beli.store.ts';
import { type HitunganBeli, hitungKeranjang } from './keranjang-beli.rule.ts';
import { cetakUlangBeli, periksaBeli } from './kirim-beli.store.ts';
import { RincianBeli } from './rincian-beli.widget.tsx';
import { TabelBeli } from './tabel-beli.widget.tsx';
import { TanpaNotaForm } from './tanpa-nota.widget.tsx';

const TOMBOL = ['F2', 'F8', 'F9', 'Alt+N', 'Enter', 'Del', 'Esc'] as const;

/** Opens the drawer, and asks about a purchase whose answer was lost. */
function useMeja(): void {
  const user = useSession((session) => session.user);
  const portal = useSession((session) => session.portal);
  useEffect(() => {
    if (!user) return;
    bukaBeli(user, portal);
    void periksaBeli();
    // Read ahead: without the line a nota is told by them.
    void bacaKunciNota().catch(() => undefined);
  }, [user, portal]);
}

/** The same keys close it again: a modal has no Esc of its own (Spec 1 §2.1). */
const bukaTanpa = (): void =>
  useBeli.setState(({ panel }) =>
    panel === 'bayar' ? {} : { panel: panel === 'tanpa' ? null : 'tanpa', pesan: null },
  );

function useTombol(onBayar: () => void): void {
  const { t } = useTranslation(PEMBELIAN);
  useKeys(useMemo(() => TOMBOL.map((keys) => ({ keys, text: t(`tombol.${keys}`) })), [t]));
  useWindowKeys((event) => {
    const tanpa = event.altKey && event.key.toLowerCase() === 'n';
    if (event.repeat || (event.key !== 'F8' && !tanpa)) return;
    event.preventDefault();
    if (tanpa) bukaTanpa();
    else onBayar();
  });
}

export default function TransaksiPembelian() {
  const { t } = useTranslation(PEMBELIAN);
  const grid = useRef<HTMLDivElement>(null);
  const acuan = useAcuanBeli();
  const keranjang = useBeli((beli) => beli.keranjang);
  const panel = useBeli((beli) => beli.panel);
  const pilih = useBeli((beli) => beli.pilih);
  const hitungan = useMemo(() => hitungKeranjang(keranjang, acuan), [keranjang, acuan]);
  useMeja();
  const bayar = () => onceScanned(() => bukaLembarBeli(acuan));
  useTombol(bayar);
  const at = keranjang.baris.findIndex((b) => b.kunci === pilih);
  const baris = keranjang.baris[at];
  const kondisiAwal = acuan.kondisi[0]?.kondisi_barang ?? null;
  const adaBarang = keranjang.baris.length > 0;
  return (
    <CounterFrame
      title={t('judul.transaksi')}
      open={panel === 'bayar'}
      strip={<Pindai kondisiAwal={kondisiAwal} onGrid={() => grid.current?.focus()} />}
      tools={
        panel !== 'bayar' && (
          <Button
            variant="default"
            leftSection={<IconFileOff size={15} />}
            rightSection={<Kbd size="xs">Alt+N</Kbd>}
            onClick={bukaTanpa}
          >
            {t('tanpa.buka')}
          </Button>
        )
      }
      rail={
        baris && (
          <RincianBeli
            key={baris.kunci}
            baris={baris}
            harga={hitungan.baris[at] ?? null}
            acuan={acuan}
            onSelesai={focusScan}
          />
        )
      }
      banner={<BeliJadi />}
      bar={<Kaki hitungan={hitungan} onBayar={bayar} />}
      sheet={
        <>
          {panel === 'tanpa' && <TanpaNotaForm acuan={acuan} kondisiAwal={kondisiAwal} />}
          {panel === 'bayar' && (
            <BayarBeli
              hitungan={hitungan}
              batas={acuan.batas}
              batasDiri={acuan.batasDiri}
              wajibFoto={acuan.flags.has('PEMBELIAN_DENGAN_FOTO')}
            />
          )}
        </>
      }
    >
      {adaBarang ? <TabelBeli grid={grid} hitungan={hitungan} acuan={acuan} /> : <Kosong />}
    </CounterFrame>
  );
}

function Pindai({ kondisiAwal, onGrid }: { kondisiAwal: string | null; onGrid: () => void }) {
  const { t } = useTranslation(PEMBELIAN);
  const [text, setText] = useState('');
  const pesan = useBeli((beli) => beli.pesan);
  const sibuk = useBeli((beli) => beli.mencari > 0);
  const scan = async (code: string) => {
    const taken = await scanning(pindaiBeli(code, kondisiAwal));
    if (taken) setText((now) => (now.trim().toUpperCase() === code.trim().toUpperCase() ? '' : now));
    else setText((now) => (now === '' ? code : now));
    if (!taken && useBeli.getState().panel === null) requestAnimationFrame(() => selectScan(code));
  };
  return (
    <ScanField
      label={t('pindai.label')}
      readyText={t('pindai.siap')}
      placeholder={t('pindai.tempat')}
      value={text}
      busy={sibuk}
      message={pesan}
      onValue={setText}
      onScan={(code) => void scan(code)}
      onKey={(event) => {
        if (event.key === 'ArrowDown' && text === '') {
          event.preventDefault();
          onGrid();
          return true;
        }
        if (event.key !== 'Escape' || text === '') return false;
        setText('');
        useBeli.setState({ pesan: null });
        return true;
      }}
    />
  );
}

/** As a sale ends: what it is called, and what was paid out. */
function BeliJadi() {
  const { t } = useTranslation(PEMBELIAN);
  const beli = useBeli((now) => (now.baruSaja ? now.terakhir : null));
  if (!beli) return null;
  return (
    <DoneBanner
      title={t('jadi.tersimpan')}
      nomor={beli.nomor}
      about={`Rp ${formatAngka(beli.total)}`}
      label={t('jadi.dibayar')}
      value={beli.bayar}
      print={t('nota.cetakUlang')}
      onPrint={() => void cetakUlangBeli(beli.nomor)}
      onGone={() => useBeli.setState({ baruSaja: false })}
    />
  );
}

const PETUNJUK = ['F2', 'Alt+N', 'F8'] as const;

function Kosong() {
  const { t } = useTranslation(PEMBELIAN);
  const terakhir = useBeli((beli) => (beli.baruSaja ? null : beli.terakhir));
  return (
    <CounterEmpty title={t('kosong.judul')}>
      <p>{t('kosong.teks')}</p>
      <ul>
        {PETUNJUK.map((key) => (
          <li key={key}>
            <Kbd size="xs">{key}</Kbd> {t(`kosong.${key}`)}
          </li>
        ))}
      </ul>
      {terakhir && (
        <LastDocument print={t('nota.cetakUlang')} onPrint={() => void cetakUlangBeli(terakhir.nomor)}>
          {t('kosong.terakhir')} <span className="kode">{terakhir.nomor}</span> · {t('bayar.dibayar')} Rp{' '}
          {formatAngka(terakhir.bayar)}
        </LastDocument>
      )}
    </CounterEmpty>
  );
}

function Kaki({ hitungan, onBayar }: { hitungan: HitunganBeli; onBayar: () => void }) {
  const { t } = useTranslation(PEMBELIAN);
  const banyak = hitungan.baris.length;
  return (
    <CounterBar
      label={t('kaki.total')}
      value={hitungan.total}
      counts={
        <>
          <span>
            <b>{banyak}</b> {t('kaki.pcs')}
          </span>
          <span>
            <b>{formatGram(hitungan.berat)}</b> g
          </span>
          <span>
            {t('kaki.nota')} <b>{formatAngka(hitungan.harga_nota)}</b>
          </span>
          {banyak > 0 && (
            <Button variant="subtle" color="gray" size="compact-xs" onClick={kosongkan}>
              {t('kaki.kosongkan')}
            </Button>
          )}
        </>
      }
    >
      <ActButton
        act={pembelian.transitions.simpan}
        main
        className={counter.bayar}
        disabled={banyak === 0}
        onClick={onBayar}
        rightSection={<Kbd size="xs">F8</Kbd>}
      >
        {t('kaki.bayar')}
      </ActButton>
    </CounterBar>
  );
}
