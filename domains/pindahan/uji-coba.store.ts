/** The trial as this browser knows it: asked every so often while it is made. */
import type { WireOf } from '@mustika/kernel/answer.ts';
import { call } from '@mustika/web-kit/api.ts';
import { storedLanguage } from '@mustika/web-kit/language/i18n.ts';
import { dialogError, noticeOf } from '@mustika/web-kit/notices.tsx';
import { practiceAddress } from '@mustika/web-kit/practice.ts';
import { useQuery } from '@tanstack/react-query';
import { masukUjiCoba } from '../latihan/latihan.command.ts';
import { ujiCobaCommand } from './uji-coba.command.ts';

export type UjiCoba = WireOf<typeof ujiCobaCommand.answer>;

const TANYA_LAGI = 1500;

export const useUjiCoba = () =>
  useQuery({
    queryKey: ['pindahan', 'uji-coba'],
    queryFn: async ({ signal }) => (await call(ujiCobaCommand, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.keadaan === 'DIBUAT' ? TANYA_LAGI : false),
    // One comes back from the window of the trial to see how far it is.
    refetchOnWindowFocus: 'always',
  });

/** The window is opened by the click itself; one that is opened after the answer would be taken for a pop-up. */
export async function masukKe(layar: string, terhalang: string): Promise<void> {
  const jendela = window.open('', '_blank');
  if (!jendela) return dialogError(terhalang);
  try {
    const { data } = await call(masukUjiCoba, { body: {} });
    jendela.location.href = practiceAddress(layar, data.tiket, storedLanguage());
  } catch (error) {
    jendela.close();
    noticeOf(error);
  }
}
