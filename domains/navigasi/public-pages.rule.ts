/** The two pages that open without login. Spec 1 §2.1. */
import { publik } from '@mustika/kernel/gate.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';

/** Terms of use. */
export const termsScreen = defineScreen({
  path: '/terms-and-conditions',
  title: 'Syarat dan Ketentuan',
  gate: publik,
});

/** What is kept about people, and why (UU 27/2022). */
export const privacyScreen = defineScreen({
  path: '/privacy-policy',
  title: 'Kebijakan Privasi',
  gate: publik,
});
