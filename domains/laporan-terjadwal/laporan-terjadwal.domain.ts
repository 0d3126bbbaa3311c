/** Reports that go out by themselves. docs/decisions/0165. */
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import {
  aktifJadwalCommand,
  buatJadwalCommand,
  daftarJadwalCommand,
  gerbangJadwal,
  hapusJadwalCommand,
  kirimJadwalCommand,
  LAYAR_JADWAL,
  ubahJadwalCommand,
} from './jadwal-laporan.command.ts';

export const laporanTerjadwalScreen = defineScreen({
  path: LAYAR_JADWAL,
  title: 'Laporan Terjadwal',
  group: 'laporan',
  gate: gerbangJadwal,
});

export const laporanTerjadwal = defineDomain(
  'laporan-terjadwal',
  'Laporan Terjadwal',
  laporanTerjadwalScreen,
  daftarJadwalCommand,
  buatJadwalCommand,
  aktifJadwalCommand,
  ubahJadwalCommand,
  kirimJadwalCommand,
  hapusJadwalCommand,
);
