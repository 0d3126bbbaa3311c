/** The two pages that open without login. Spec 1 §2.1. */
import { publik } from '@mustika/kernel/gate.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';

export const termsScreen = defineScreen({
  path: '/terms-and-conditions',
  title: 'Syarat dan Ketentuan',
  gate: publik,
});

export const privacyScreen = defineScreen({
  path: '/privacy-policy',
  title: 'Kebijakan Privasi',
  gate: publik,
});
