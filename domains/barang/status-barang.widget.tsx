/** The state of a piece as a word with a colour. */
import { Badge } from '@mantine/core';
import { kataSandi } from '@mustika/web-kit/format.ts';
import { istilah } from '@mustika/web-kit/language/istilah.ts';

const WARNA: Readonly<Record<string, string>> = {
  TERSEDIA: 'hijau',
  BERJUMLAH: 'hijau',
  DITAHAN: 'kuning',
  DITITIP: 'biru',
  TERJUAL: 'biru',
  TUNGGU_BELI: 'kuning',
  DIBELI: 'kuning',
  ROSOK: 'gray',
  DISERAHKAN: 'gray',
  HILANG: 'merah',
  DIKIRIM: 'kuning',
  TERKIRIM: 'gray',
  BATAL: 'merah',
};

export function StatusBarang({ status }: { status: string }) {
  return (
    <Badge size="xs" variant="light" color={WARNA[status] ?? 'gray'}>
      {kataSandi(istilah(status))}
    </Badge>
  );
}
