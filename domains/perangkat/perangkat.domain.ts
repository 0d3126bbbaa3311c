/** The devices of a till and the program that speaks to them. docs/decisions/0139. */
import { level } from '@mustika/kernel/gate.ts';
import { defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import {
  agenCommand,
  cabutAgen,
  daftarAgen,
  dengarTimbangan,
  kirimTugas,
  kodeAgen,
  pasangAgen,
  putusTugas,
  setelanAgen,
  setelanSidik,
  setelanTimbangan,
  ujiPencetak,
} from './agen.command.ts';

export const perangkatScreen = defineScreen({
  path: '/perangkat',
  title: 'Perangkat Kasir',
  group: 'utility',
  gate: level('OWN', 'SU', 'MU', 'SPV'),
});

export const perangkat = defineDomain(
  'perangkat',
  'Perangkat',
  perangkatScreen,
  agenCommand,
  kodeAgen,
  pasangAgen,
  daftarAgen,
  cabutAgen,
  setelanAgen,
  setelanTimbangan,
  setelanSidik,
  dengarTimbangan,
  ujiPencetak,
  kirimTugas,
  putusTugas,
);
