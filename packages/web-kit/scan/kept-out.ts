/**
 * Where a screen has no scan field, a scan still never lands in a remark or a name: those are free text (`data-bebas`), and a code
 * in them is found by nobody. Fields of codes and searches take it, because there it is what somebody looks for.
 */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toastInfo } from '../notices.tsx';
import { listenToBursts, scanHasField } from './scan-focus.ts';
import { buzz } from './sound.ts';

const FREE_TEXT = '[data-bebas]';

/** Once for the whole page. */
export function useScansKeptOut(): void {
  const { t } = useTranslation();
  useEffect(
    () =>
      listenToBursts({
        concerns: ({ target }) => !scanHasField() && target instanceof Element && target.matches(FREE_TEXT),
        onScan: (kode) => {
          buzz();
          toastInfo(t('pindai.bukanDiSini', { kode }));
        },
      }),
    [t],
  );
}
