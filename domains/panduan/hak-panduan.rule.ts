/** Who may open a screen and do its acts, in the words of the handbook. Pure. */
import { MODULES } from '@mustika/kernel/flags.ts';
import type { Gate, Level, Sarana } from '@mustika/kernel/gate.ts';
import type { House } from '@mustika/kernel/house.ts';
import { partsOf } from '@mustika/kernel/part.ts';
import type { Screen } from '@mustika/kernel/screen.ts';
import type { BagianHalaman } from '@mustika/kernel/text/halaman.ts';

const LEVEL: Readonly<Record<Level, string>> = {
  OWN: 'pemilik (OWN)',
  SU: 'super user (SU)',
  MU: 'manajer (MU)',
  SPV: 'penyelia (SPV)',
  DEV: 'pengembang (DEV)',
  KASIR: 'kasir (KASIR)',
};

const SARANA: Readonly<Record<Sarana, string>> = {
  RUANG_LATIHAN: 'server ini mempunyai ruang latihan',
  TOKO_LATIHAN: 'ini toko latihan',
  UJI_COBA: 'ini uji coba',
};

const semua = (gates: readonly Gate[], kata: string): string => {
  const bagian = gates.map(syarat).filter((satu) => satu !== '');
  return [...new Set(bagian)].join(kata);
};

/** A gate as a condition; empty where it only asks for a login. */
export function syarat(gate: Gate): string {
  switch (gate.is) {
    case 'public':
    case 'login':
    case 'orang':
    case 'menu':
      return '';
    case 'flag':
      return `modul ${gate.flag} menyala`;
    case 'level':
      return `level ${gate.levels.map((level) => LEVEL[level]).join(', ')}`;
    case 'pusat':
      return 'pengguna kantor pusat';
    case 'mode':
      return `aplikasi berjalan dalam mode ${gate.mode}`;
    case 'sarana':
      return SARANA[gate.sarana];
    case 'setting':
      return `pengaturan ${gate.key} berisi ${gate.value}`;
    case 'store-list':
      return `toko ini tercantum di pengaturan ${gate.key}`;
    case 'not':
      return `tidak bila ${syarat(gate.gate)}`;
    case 'all':
      return semua(gate.gates, ', dan ');
    case 'any':
      return semua(gate.gates, ', atau ');
  }
}

const modul = (gate: Gate): string[] => {
  if (gate.is === 'flag') return [gate.flag];
  if (gate.is === 'not') return modul(gate.gate);
  return 'gates' in gate ? gate.gates.flatMap(modul) : [];
};

/** Who may, with the modules behind it and the parts of it that can be taken from one user. */
export function bagianHak(house: House, screen: Screen): BagianHalaman {
  const syaratnya = syarat(screen.gate);
  const bagian = partsOf(house, screen.path).map(({ title }) => title);
  const modulnya = [...new Set(modul(screen.gate))].map(
    (nama) => `Modul ${nama}: ${MODULES[nama as keyof typeof MODULES].meaning}.`,
  );
  return {
    judul: 'Siapa yang boleh',
    kata: [
      syaratnya === ''
        ? 'Setiap pengguna yang diberi menu ini di [/hak-akses-users]; pemilik dan super user selalu.'
        : `Syaratnya: ${syaratnya}. Selain itu menu ini diberikan di [/hak-akses-users]; pemilik dan super user selalu.`,
      ...modulnya,
      ...(bagian.length > 0
        ? [`Bagian yang dapat diambil dari seorang pengguna: ${bagian.join(', ')}.`]
        : []),
    ],
  };
}
