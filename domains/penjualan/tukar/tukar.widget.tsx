/** Alt+U: the sheet in which pieces are traded in. Scan, weigh, agree, back to the sale; without a mouse. Domain R4.12. */
import { Button, Kbd, TextInput } from '@mantine/core';
import { formatAngka } from '@mustika/kernel/amount.ts';
import { SheetBody, SheetError, SheetFoot, SideSheet } from '@mustika/web-kit/counter/side-sheet.tsx';
import { TeksInput } from '@mustika/web-kit/fields/text-input.tsx';
import { enterMovesOn } from '@mustika/web-kit/form/enter-moves-on.ts';
import { useOverlay } from '@mustika/web-kit/overlay.ts';
import { focusScan, OWN_SCANS } from '@mustika/web-kit/scan/scan-focus.ts';
import { useWindowKeys } from '@mustika/web-kit/use-window-keys.ts';
import { IconFileOff } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AcuanSiap } from '../../pembelian/beli/acuan-beli.view.ts';
import { identitasKurang } from '../../pembelian/beli/identitas-penjual.rule.ts';
import { bolehUbah, ubahKeranjang, useKasir } from '../kasir/kasir.store.ts';
import { PENJUALAN } from '../teks.store.ts';
import { BarisTukar } from './baris-tukar.widget.tsx';
import { Jumlah } from './jumlah-tukar.widget.tsx';
import { TanpaNotaTukar } from './tanpa-nota-tukar.widget.tsx';
import css from './tukar.module.css';
import { type HitunganTukar, tukarDari, ubahTukar } from './tukar.rule.ts';
import { DIRI_TUKAR, pindaiTukar } from './tukar.store.ts';

const tutup = (): void => {
  useKasir.setState({ panel: null, salah: null });
  focusScan();
};

type LembarProps = { total: number; hitungan: HitunganTukar; acuan: AcuanSiap };

export function LembarTukar({ total, hitungan, acuan }: LembarProps) {
  const { t } = useTranslation(PENJUALAN);
  const tukar = useKasir((kasir) => kasir.keranjang.tukar);
  const [tanpa, setTanpa] = useState(false);
  const kondisi = acuan.kondisi[0]?.kondisi_barang ?? null;
  const baris = tukar?.baris ?? [];
  // Whoever was sent here because a name is missing begins at the name.
  const tanyaDiri = useKasir(({ salah }) => salah?.code === DIRI_TUKAR);
  const mayClose = useOverlay();
  useWindowKeys((event) => {
    const ganti = event.altKey && event.key.toLowerCase() === 'n';
    if (!ganti && (event.key !== 'Escape' || !mayClose())) return;
    event.preventDefault();
    if (ganti) setTanpa((now) => !now);
    else if (tanpa) setTanpa(false);
    else tutup();
  });
  return (
    <SideSheet
      title={t('tukar.judul')}
      about={`${t('kaki.pcs', { jumlah: baris.length })} · Rp ${formatAngka(hitungan.total)}`}
      onClose={tutup}
      {...(css['lembar'] ? { className: css['lembar'] } : {})}
      {...OWN_SCANS}
    >
      <SheetBody>
        {tanpa ? (
          <TanpaNotaTukar acuan={acuan} kondisi={kondisi} onSelesai={() => setTanpa(false)} />
        ) : (
          <>
            <Pindai kondisi={kondisi} pertama={!tanyaDiri} onTanpa={() => setTanpa(true)} />
            {baris.length === 0 && <p className={css.kosong}>{t('tukar.kosong')}</p>}
            {baris.map((b, index) => (
              <BarisTukar key={b.kunci} baris={b} harga={hitungan.baris[index] ?? null} acuan={acuan} />
            ))}
            {baris.length > 0 && <Penjual hitungan={hitungan} batas={acuan.batas} pertama={tanyaDiri} />}
          </>
        )}
      </SheetBody>
      <Jumlah total={total} hitungan={hitungan} />
      <SheetFoot wrong={<SalahTukar />} act={t('tukar.selesai')} onAct={tutup} shortcut="Esc" />
    </SideSheet>
  );
}

/** What the sale refused the trade-in for. */
function SalahTukar() {
  const salah = useKasir((kasir) => kasir.salah);
  return salah ? <SheetError text={salah.message} /> : null;
}

type PindaiProps = { kondisi: string | null; pertama: boolean; onTanpa: () => void };

/** Its own scan field: what is scanned here is never put into the sale. */
function Pindai({ kondisi, pertama, onTanpa }: PindaiProps) {
  const { t } = useTranslation(PENJUALAN);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [pesan, setPesan] = useState<{ text: string; error: boolean } | null>(null);
  const [sibuk, setSibuk] = useState(false);
  const terbuka = useKasir(bolehUbah);
  const scan = async () => {
    const kode = text.trim();
    if (kode === '' || sibuk) return;
    setSibuk(true);
    const hasil = await pindaiTukar(kode, kondisi);
    setSibuk(false);
    setPesan(hasil);
    if (hasil.error) requestAnimationFrame(() => input.current?.select());
    else setText('');
  };
  return (
    <>
      <div className={css.pindai}>
        <TextInput
          ref={input}
          data-autofocus={pertama || undefined}
          label={t('tukar.pindai')}
          placeholder={t('tukar.tempat')}
          autoComplete="off"
          readOnly={!terbuka}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void scan();
          }}
        />
        <Button
          variant="default"
          leftSection={<IconFileOff size={15} />}
          rightSection={<Kbd size="xs">Alt N</Kbd>}
          onClick={onTanpa}
        >
          {t('tukar.tanpaNota')}
        </Button>
      </div>
      <p className={css.pesan} data-error={pesan?.error || undefined} role="status" aria-live="assertive">
        {pesan?.text}
      </p>
    </>
  );
}

type PenjualProps = { hitungan: HitunganTukar; batas: number; pertama: boolean };

/** Whose pieces they are, where the shop must write it down. Domain R4.10. */
function Penjual({ hitungan, batas, pertama }: PenjualProps) {
  const { t } = useTranslation(PENJUALAN);
  const keranjang = useKasir((kasir) => kasir.keranjang);
  const terbuka = useKasir(bolehUbah);
  const { penjual, baris } = tukarDari(keranjang);
  const tanpaNota = baris.some((b) => b.jual === null);
  const kosong = { nama_customer: null, nik_sim_passport: null };
  const perlu = identitasKurang(kosong, { total: hitungan.total, tanpaNota, batas }).filter(
    (kolom) => kolom !== 'nama_customer' || !keranjang.pelanggan,
  );
  if (perlu.length === 0) return null;
  const mulai = pertama ? perlu.find((name) => !penjual[name]) : undefined;
  return (
    <form
      noValidate
      className={css.penjual}
      onKeyDown={enterMovesOn}
      onSubmit={(event) => event.preventDefault()}
    >
      <h3>{t('tukar.penjual')}</h3>
      {perlu.map((name) => (
        <TeksInput
          key={name}
          label={t(`tukar.${name}`)}
          name={name}
          autoFocus={name === mulai}
          required
          code={name === 'nik_sim_passport'}
          maxLength={60}
          readOnly={!terbuka}
          value={penjual[name]}
          onChange={(value) =>
            ubahKeranjang((k) =>
              ubahTukar(k, (now) => ({ ...now, penjual: { ...now.penjual, [name]: value } })),
            )
          }
        />
      ))}
    </form>
  );
}
