/** A schedule in words. */
import { HARI_MINGGU, type Kala, ULANG } from './jadwal-laporan.rule.ts';

/** Every day 07:00; every week, Monday 07:00; every month, day 1, 07:00. */
export function kataKala(
  { ulang, hari, jam }: Kala,
  kata: { tanggal: (hari: number) => string; istilah: (text: string) => string },
): string {
  const tiap = kata.istilah(ULANG.find(([one]) => one === ulang)?.[1] ?? ulang);
  if (hari === null) return `${tiap} ${jam}`;
  const pada = ulang === 'MINGGUAN' ? kata.istilah(HARI_MINGGU[hari - 1] ?? '') : kata.tanggal(hari);
  return `${tiap}, ${pada} ${jam}`;
}
