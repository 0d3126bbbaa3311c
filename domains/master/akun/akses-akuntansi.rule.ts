/** Who may see and end periods of the ledger, and over which stores. */
import { pilihan } from '@mustika/kernel/field.ts';
import { all, any, flag, level, orang, pusat } from '@mustika/kernel/gate.ts';

/** The module the specification gates parameter-akun with (Spec 1 §2.2); the other accounting screens follow it. */
export const MODUL = flag('NAGAFIN_ACCOUNTING_MODULE');

/**
 * Who reads the ledger: owner, super user, manager and supervisors whose access tree shows the screen, of a branch or of
 * head office. The spec does not say; ours, because a profit is nothing a till or a developer needs to know. A person alone: the ledger
 * says what every piece cost, and a key of the API knows no secret.
 */
export const pembacaBuku = all(orang, MODUL, level('OWN', 'SU', 'MU', 'SPV'));

/** Who ends a period: the owner, super user, and managers and supervisors of head office. */
export const penutupBuku = all(orang, MODUL, any(level('OWN', 'SU'), all(pusat, level('MU', 'SPV'))));

/**
 * One store, or the whole chain added up; only head office is asked, and only head office is answered. Without a branch it
 * starts with the chain: its own store trades nothing.
 */
export const cakupan = pilihan(
  'Cakupan',
  [
    ['TOKO', 'TOKO INI'],
    ['SEMUA', 'SEMUA TOKO'],
  ],
  { initial: 'TOKO', initialPusat: 'SEMUA', gate: pusat },
);
