/**
 * The sheet on the screen: the server's picture of it, and over the picture a frame for every element, to take with the
 * mouse or to walk to with Tab and move with the arrow keys. Millimetres; `skala` pixels to the millimetre.
 */
import { useElementSize } from '@mantine/hooks';
import type { JenisNota, RancanganKertas, UnsurNota } from '@mustika/kernel/rancangan-nota.ts';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './kanvas.module.css';
import { namaBagian } from './periksa-rancangan.rule.ts';
import bench from './rancangan.module.css';
import type { GambarNota, Halaman } from './rancangan-data.store.ts';
import { RANCANGAN } from './teks-rancangan.store.ts';
import { GESER, GESER_JAUH } from './ubah-rancangan.view.ts';

export type KanvasProps = {
  jenis: JenisNota;
  isi: RancanganKertas;
  gambar: GambarNota | undefined;
  sisi: UnsurNota['sisi'];
  pilih: string | null;
  salah: ReadonlySet<string>;
  /** Address of the scan below the design. */
  latar: string | null;
  onPilih: (id: string) => void;
  onGeser: (id: string, dx: number, dy: number, tombol: boolean) => void;
  onRegang: (id: string, dx: number, dy: number) => void;
  onHapus: (id: string) => void;
};

const ARAH: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Widest paper is shown whole; a small one no larger than five times its size. */
const TERBESAR = 5.2;

export function KanvasNota(props: KanvasProps) {
  const { t } = useTranslation(RANCANGAN);
  const { ref, width } = useElementSize<HTMLDivElement>();
  const { gambar, sisi, isi } = props;
  const skala = Math.min(TERBESAR, Math.max(1.5, (width - 40) / isi.lebar));
  const semua = gambar?.halaman.map((halaman, nomor) => ({ halaman, nomor })) ?? [];
  const tampil = semua.filter(({ halaman }) => (sisi === 'BELAKANG') === (halaman.sisi === 'BELAKANG'));
  const kosong: Halaman = { sisi, svg: '', lebar: isi.lebar, tinggi: isi.tinggi };
  const lembar = tampil.length > 0 ? tampil : [{ halaman: kosong, nomor: 0 }];
  return (
    <div className={bench.kanvas} ref={ref} role="group" aria-label={t('kanvas')}>
      {lembar.map(({ halaman, nomor }, index) => (
        <Lembar
          key={nomor}
          {...props}
          skala={skala}
          halaman={halaman}
          unsur={index === 0 ? isi.unsur.filter((u) => u.sisi === sisi) : []}
        />
      ))}
    </div>
  );
}

type LembarProps = KanvasProps & { skala: number; halaman: Halaman; unsur: readonly UnsurNota[] };

function Lembar(props: LembarProps) {
  const { halaman, skala, isi, latar, unsur, gambar } = props;
  const ukuran = { width: halaman.lebar * skala, height: halaman.tinggi * skala };
  const batas = {
    left: isi.margin_kiri * skala,
    top: isi.margin_atas * skala,
    right: isi.margin_kanan * skala,
    bottom: isi.margin_bawah * skala,
  };
  return (
    <div className={css.lembar} style={ukuran}>
      {latar && <img className={css.latar} src={latar} alt="" />}
      {halaman.svg && (
        <img className={css.gambar} src={`data:image/svg+xml,${encodeURIComponent(halaman.svg)}`} alt="" />
      )}
      {unsur.length > 0 && <div className={css.batas} style={batas} aria-hidden />}
      {unsur.map((u) => (
        <Bingkai key={u.id} {...props} unsur={u} atas={atasKini(u, isi, gambar)} />
      ))}
    </div>
  );
}

/** On paper that grows things stand where the picture has them, moved by what was done since. */
function atasKini(u: UnsurNota, isi: RancanganKertas, gambar: GambarNota | undefined): number {
  if (!isi.ikut_isi) return u.y;
  const dulu = gambar?.dari.unsur.find((one) => one.id === u.id);
  const letak = gambar?.letak.find((one) => one.id === u.id);
  return dulu && letak ? letak.y + (u.y - dulu.y) : u.y;
}

type Tarik = { x: number; y: number; dx: number; dy: number; sudut: boolean };

function useTarik(skala: number, onSelesai: (dx: number, dy: number, sudut: boolean) => void) {
  const [tarik, setTarik] = useState<Tarik | null>(null);
  const mulai = useRef(false);
  const down = (event: PointerEvent<HTMLElement>): void => {
    const sudut = (event.target as HTMLElement).dataset['sudut'] !== undefined;
    event.currentTarget.setPointerCapture(event.pointerId);
    mulai.current = true;
    setTarik({ x: event.clientX, y: event.clientY, dx: 0, dy: 0, sudut });
  };
  const move = (event: PointerEvent<HTMLElement>): void => {
    if (!mulai.current) return;
    // Half millimetres, as the arrow keys go.
    const mm = (px: number): number => Math.trunc(px / skala / GESER) * GESER;
    setTarik((now) => now && { ...now, dx: mm(event.clientX - now.x), dy: mm(event.clientY - now.y) });
  };
  const up = (): void => {
    mulai.current = false;
    if (tarik && (tarik.dx !== 0 || tarik.dy !== 0)) onSelesai(tarik.dx, tarik.dy, tarik.sudut);
    setTarik(null);
  };
  return { tarik, down, move, up };
}

function Bingkai(props: Omit<LembarProps, 'unsur'> & { unsur: UnsurNota; atas: number }) {
  const { unsur: u, atas, skala, jenis, pilih, salah, onPilih, onGeser, onRegang, onHapus } = props;
  const { tarik, down, move, up } = useTarik(skala, (dx, dy, sudut) =>
    sudut ? onRegang(u.id, dx, dy) : onGeser(u.id, dx, dy, false),
  );
  const geser = tarik && !tarik.sudut ? tarik : { dx: 0, dy: 0 };
  const regang = tarik?.sudut ? tarik : { dx: 0, dy: 0 };
  const tempat = {
    left: (u.x + geser.dx) * skala,
    top: (atas + geser.dy) * skala,
    width: Math.max(1, u.lebar + regang.dx) * skala,
    height: Math.max(0.6, u.tinggi + regang.dy) * skala,
  };
  const key = (event: KeyboardEvent): void => {
    const arah = ARAH[event.key];
    if (event.key === 'Delete') onHapus(u.id);
    if (!arah || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    const jauh = event.shiftKey ? GESER_JAUH : GESER;
    onGeser(u.id, arah[0] * jauh, arah[1] * jauh, true);
  };
  return (
    <button
      type="button"
      className={css.bingkai}
      style={tempat}
      data-unsur={u.id}
      data-pilih={pilih === u.id || undefined}
      data-salah={salah.has(u.id) || undefined}
      aria-label={namaBagian(jenis, u)}
      aria-pressed={pilih === u.id}
      onFocus={() => onPilih(u.id)}
      onClick={() => onPilih(u.id)}
      onKeyDown={key}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
    >
      {pilih === u.id && <span className={css.sudut} data-sudut="" aria-hidden />}
    </button>
  );
}
